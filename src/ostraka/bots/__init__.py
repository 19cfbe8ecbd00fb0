"""Opponents and analysis for every game, through the kernel's verbs alone."""

from ostraka.bots.errors import BotFailed, UnknownBot
from ostraka.bots.findings import Budget, Findings, Line
from ostraka.bots.levels import LevelBot, bot, bot_names, levels
from ostraka.bots.search import Plan, TreeSearch
from ostraka.bots.simple import Bot, EagerBot, GreedyBot, MyopicBot, RandomBot

__all__ = [
    "Bot",
    "BotFailed",
    "Budget",
    "EagerBot",
    "Findings",
    "GreedyBot",
    "LevelBot",
    "Line",
    "MyopicBot",
    "Plan",
    "RandomBot",
    "TreeSearch",
    "UnknownBot",
    "bot",
    "bot_names",
    "levels",
]
