"""A policy-value network for Ankh’or: learned from self-play, played as a bot."""

from ostraka_network.bot import LearnedBot
from ostraka_network.network import Network
from ostraka_network.training import Progress, train

__all__ = ["LearnedBot", "Network", "Progress", "train"]
