"""The promises that every game keeps, and the golden playthroughs."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostraka.games.ancient_knowledge import GAME
from ostraka.testing import check_game, check_golden

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.mark.parametrize("deal", ["classic", "pre-made"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ancient_knowledge_is_a_game_like_every_other(players: int, deal: str) -> None:
    assert check_game(GAME, seeds=[7], players=[players], options=[{"deal": deal}], every=17) > 50


def test_golden_playthroughs_replay() -> None:
    check_golden(GAME, GOLDEN)


def test_a_state_is_below_8_kib() -> None:
    assert GAME.dtype.itemsize < 8192


def test_rulings_can_be_read_in_every_language() -> None:
    for ruling in GAME.rulings:
        assert len({ruling.text(locale) for locale in ("en", "fr", "es", "de")}) == 4
