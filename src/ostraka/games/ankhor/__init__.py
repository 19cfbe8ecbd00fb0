"""Ankh'or, by Sébastien Pauchon, Grégoire Largey and Frank Crittin (Space Cowboys, 2019)."""

from ostraka.games.ankhor.game import Ankhor

__all__ = ["GAME", "Ankhor"]

GAME = Ankhor()
