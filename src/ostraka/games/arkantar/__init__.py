"""Arkantar, by Aurélien Benhamou (Arborel, 2018)."""

from ostraka.games.arkantar.game import Arkantar

__all__ = ["GAME", "Arkantar"]

GAME = Arkantar()
