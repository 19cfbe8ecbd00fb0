"""Actions as sentences with slots."""

from __future__ import annotations

import pytest

import ostraka
from ostraka import IllegalAction
from ostraka.core.play.parts import NOTHING, Gathering, Kind, narrowed, plain

BUY = Kind("buy", "buy {column} @{place}[ spare {spare}]", "x", ("column", "place", "spare"))
ROWS = [
    {"verb": "move", "piece": "d1", "to": "d4"},
    {"verb": "move", "piece": "d1", "to": "d5"},
    {"verb": "move", "piece": "a1", "to": "a2"},
    {"verb": "pass"},
]
DISCARD = Gathering("discard", "cards", "card", {"A1": 1, "C5": 2, "E9": 1}, least=2, most=3)


def test_a_text_is_written_from_the_slots() -> None:
    assert BUY.write({"column": 4, "place": "0,1", "spare": "r"}) == "buy 4 @0,1 spare r"


@pytest.mark.parametrize("parts", [{}, {"spare": NOTHING}])
def test_what_stands_in_brackets_is_left_out_without_its_thing(parts: dict[str, str]) -> None:
    assert BUY.write({"column": 4, "place": "0,1", **parts}) == "buy 4 @0,1"


def test_a_text_needs_the_slots_outside_brackets() -> None:
    assert BUY.is_complete({"column": 4, "place": "0,1"})
    assert not BUY.is_complete({"column": 4})


def test_narrowing_offers_what_fills_the_first_open_slot_each_once() -> None:
    found = narrowed(ROWS, {"verb": "move"})
    assert (found.slot, found.things, len(found.rows)) == ("piece", ["d1", "a1"], 3)


def test_nothing_is_asked_once_a_single_action_is_left() -> None:
    found = narrowed(ROWS, {"verb": "move", "piece": "a1"})
    assert (found.rows, found.slot, found.things) == ([ROWS[2]], None, [])


def test_nothing_remains_of_what_no_action_has() -> None:
    assert narrowed(ROWS, {"piece": "g7"}).rows == []


def test_parts_from_outside_become_short_words_and_numbers() -> None:
    assert plain({"verb": None, "x" * 99: [1] * 99}) == {
        "verb": "None",
        "x" * 59 + "…": str([1] * 99)[:79] + "…",
    }


def test_several_things_are_counted_in_any_order_and_any_form() -> None:
    for chosen in (["C5", "A1", "C5"], ["A1", "C5", "C5"], {"A1": 1, "C5": 2}):
        assert DISCARD.counted({"cards": chosen}) == {"A1": 1, "C5": 2}


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        (["A1", "A1"], "can be chosen once at most"),
        (["A1", "Z9"], "“Z9” cannot be chosen here"),
        (["A1"], "Choose 2 to 3; chosen: 1"),
        (["A1", "C5", "C5", "E9"], "Choose 2 to 3; chosen: 4"),
        ("A1", "takes a list of things"),
        ({"A1": -1}, "takes a list of things"),
        (None, "takes a list of things"),
    ],
)
def test_too_many_too_few_and_other_things_are_refused(chosen: object, reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        DISCARD.counted({"cards": chosen})


def test_a_choice_may_be_typed_in_any_case() -> None:
    assert DISCARD.read("DISCARD c5 a1") == {"verb": "discard", "cards": ["A1", "C5"]}
    assert DISCARD.read("build c5") is None


def test_why_not_is_a_message_and_never_an_exception() -> None:
    state = ostraka.load("arkantar").start(seed=1)
    assert state.why_not("-d2") is None
    for bad in ("d2", {"verb": "fly"}, {"verb": "move", "piece": "a1", "to": "a1"}, {}):
        reason = state.why_not(bad)
        assert bad == {} or (reason is not None and reason.text("es").strip())
