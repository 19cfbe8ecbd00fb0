"""What every game of Ostraka must do, in the editions that the general suite does not play."""

from __future__ import annotations

from pathlib import Path

from ostraka.testing import check_game

from .tabletop import GAME

GOLDEN = Path(__file__).parents[2] / "golden"


def test_ankhor_is_a_game_in_the_spanish_and_the_french_edition() -> None:
    editions = [{"edition": "es"}, {"edition": "fr"}]
    check_game(GAME, seeds=[7], options=editions, every=23, golden=GOLDEN)
