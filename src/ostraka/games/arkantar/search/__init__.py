"""Arkantar's own search: alpha-beta over whole turns, exact where a win is near."""

from ostraka.games.arkantar.search.engine import TurnSearch

__all__ = ["TurnSearch"]
