"""What every game of Ostraka must do, and the golden playthroughs."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostraka.testing import check_game, check_golden

from .tabletop import GAME

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.mark.parametrize("edition", ["en", "es", "fr"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ankhor_is_a_game(players: int, edition: str) -> None:
    check_game(GAME, seeds=[7], players=[players], options=[{"edition": edition}], every=6)


def test_golden_playthroughs_come_out_as_they_stand() -> None:
    check_golden(GAME, GOLDEN)
