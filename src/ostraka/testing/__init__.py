"""Tests for authors of games: `check_game` is what every game here must pass."""

from ostraka.testing.bots import check_bot
from ostraka.testing.conformance import check_game
from ostraka.testing.golden import check_golden, playthrough

__all__ = ["check_bot", "check_game", "check_golden", "playthrough"]
