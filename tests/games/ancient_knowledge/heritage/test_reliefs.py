"""Cards that lower a requirement: each lowers one minimum by 1, and each may choose its own."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from ostraka.games.ancient_knowledge.rules.quantities import meets

from .tabletop import SOLO, Alone, Shared

BOTH: dict[str, Any] = {"artifacts": "HA1", "learned": "T19 T20 T21", "line": {4: "P19"}}
"""Candi Sukuh in the timeline and Rosetta Stone with its three writing technologies."""
TILES = ["T7 T18 T1", "T3 T4 T5", "T39 T29 HT8"]


def test_two_reliefs_lower_two_minimums() -> None:
    table = Alone(**BOTH, tiles=TILES)
    assert "learn T18" in table.legal, "a city and a pyramid, and the Past is empty"
    assert "learn T1" in table.legal, "three artifacts, here one: both lower the same minimum"
    table.refuses("learn T7")
    with_one = Alone(**BOTH, tiles=TILES, past="M1")
    assert "learn T7" in with_one.legal


@pytest.mark.parametrize(
    ("technology", "enough", "too_little"),
    [
        ("T7", "C1", ""),
        ("T18", "", None),
        ("HT8", "C1 M1 P1 P2", "C1 M1 P1"),
        ("HT8", "M1 M2 P1 P2", "M1 P1 P2"),
    ],
)
def test_two_reliefs_spare_two_monuments_of_one_kind_or_of_two(
    technology: str, enough: str, too_little: str | None
) -> None:
    for kind in (Shared, Alone):
        assert f"learn {technology}" in kind(**BOTH, tiles=TILES, past=enough).legal
        if too_little is not None:
            kind(**BOTH, tiles=TILES, past=too_little).refuses(f"learn {technology}")


@pytest.mark.parametrize("past", ["C1 C2 M1 M2 P1 P2 P3", "C1 M1 M2 M3 P1 P2 P3"])
def test_two_reliefs_make_seven_monuments_do_where_nine_are_asked_for(past: str) -> None:
    later = {"turned": 1}
    tiles = ["T28 T30 T31", "T3 T4 T5", "T39 T29 HT8"]
    assert "learn T39" in Shared(**BOTH, tiles=tiles, past=past, document=later).legal
    one = {**BOTH, "line": {}}
    Shared(**one, tiles=tiles, past=past, document=later).refuses("learn T39")
    Shared(**BOTH, tiles=TILES, past=past[:-3]).refuses("learn T39")


def test_the_projecta_casket_adds_to_candi_sukuh() -> None:
    table = Alone(line={4: "P19"}, tiles=TILES, solo={"coffers": "M"})
    table.refuses("learn T18")
    assert "learn T18" in table.play("coffer M").legal


def test_one_relief_still_lowers_one_minimum() -> None:
    table = Shared(line={4: "P19"}, tiles=TILES, past="M1")
    table.refuses("learn T18", "learn T7")
    assert "learn T18" in Shared(line={4: "P19"}, tiles=TILES, past="C1").legal


def slowly(least: list[int], there: list[int], reliefs: int) -> bool:
    """The same by trying every way in which each relief may choose a minimum."""
    for chosen in product(range(len(least)), repeat=reliefs):
        lowered = [number - chosen.count(at) for at, number in enumerate(least)]
        if all(have >= number for have, number in zip(there, lowered, strict=True)):
            return True
    return False


def test_every_requirement_of_monuments_is_met_where_some_choice_of_reliefs_meets_it() -> None:
    s = np.zeros(1, SOLO.dtype).view(np.recarray)[0]
    s.players = 1
    one_of = {"past.city": "C1", "past.megalith": "M1", "past.pyramid": "P1"}
    kinds = {word: SOLO.pack.data.kind[SOLO.pack.numbers[card]] for word, card in one_of.items()}
    asked = {
        card.id: card
        for card in SOLO.pack.cards
        if card is not None
        and card.requires
        and all(one.quantity in kinds and one.comparison == ">=" for one in card.requires)
    }
    assert {"T7", "T18", "T39", "HT8"} <= set(asked)
    for name, card in asked.items():
        least = [one.number for one in card.requires]
        for there in product(range(4), repeat=len(least)):
            for one, have in zip(card.requires, there, strict=True):
                s.past_kinds[0, kinds[one.quantity]] = have
            for reliefs in range(4):
                met = bool(meets(s, SOLO.data, SOLO.pack.numbers[name], 0, reliefs))
                assert met == slowly(least, list(there), reliefs), (name, there, reliefs)
        s.past_kinds[0] = 0
