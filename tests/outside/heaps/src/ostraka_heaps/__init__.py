"""Heaps: take stones from one heap; whoever takes the last one wins, or loses. (This is Nim.)"""

from ostraka_heaps.game import Heaps

__all__ = ["GAME"]

GAME = Heaps()
