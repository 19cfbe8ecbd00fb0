"""What every game of Ostraka must do, in each edition; golden playthroughs included."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostraka.testing import check_game

from .tabletop import GAME

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.mark.parametrize("edition", ["en", "es", "fr"])
def test_ankhor_is_a_game(edition: str) -> None:
    check_game(GAME, seeds=[7], options=[{"edition": edition}], every=12, golden=GOLDEN)
