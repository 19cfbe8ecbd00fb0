"""The promises of every game, kept with the pack and alone; golden solo playthroughs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ostraka.core.errors import InvalidOption
from ostraka.games.ancient_knowledge import GAME
from ostraka.testing import check_game, check_golden

from .tabletop import SOLO

GOLDEN = Path(__file__).parents[3] / "golden"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_the_pack_it_is_a_game_like_every_other(players: int) -> None:
    options = [{"heritage": True}]
    assert check_game(GAME, seeds=[5], players=[players], options=options, every=9) > 50


def test_with_effects_at_learn_in_any_order_it_is_a_game_like_every_other() -> None:
    options = [{"heritage": True, "learn_order": "any"}]
    assert check_game(GAME, seeds=[6], players=[2], options=options, every=9) > 50


@pytest.mark.parametrize(
    "options",
    [
        {"objectives": "CK", "effects": "LMABG"},
        {"deal": "hand2", "objectives": "AEF", "effects": "DHIJO"},
        {"to_do": "ABCDEFGH", "effects": "NOKLM", "time": 3, "fewer": 2},
        {"heritage": False, "to_do": "A"},
        {"objectives": "CK", "effects": "LM", "learn_order": "any", "solo_opponents": "whole"},
    ],
)
def test_the_solo_game_is_a_game_like_every_other(options: dict[str, Any]) -> None:
    assert check_game(SOLO, seeds=[1, 2], options=[options], every=3) > 50


def test_golden_playthroughs_of_the_solo_game_replay() -> None:
    check_golden(SOLO, GOLDEN)


@pytest.mark.parametrize(
    "options",
    [
        {"objectives": "AA"},
        {"objectives": "Z"},
        {"objectives": "ABCDEF"},
        {"objectives": "A", "effects": "A"},
        {"objectives": "A", "to_do": "B"},
        {"fewer": 3},
        {"time": 2},
        {"deal": "pre-made"},
        {"deal": "hand1", "fewer": 2},
        {"learn_order": "reactions"},
        {"solo_opponents": "none"},
        {"effects": 3},
    ],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(InvalidOption) as refusal:
        SOLO.start(seed=1, **options)
    for locale in ("en", "fr", "es", "de"):
        assert refusal.value.text(locale)


def test_rulings_of_the_solo_game_can_be_read_in_every_language() -> None:
    for ruling in SOLO.rulings:
        assert len({ruling.text(locale) for locale in ("en", "fr", "es", "de")}) == 4
