"""A thing that cannot be used says why, from the rules, when it is touched by itself."""

from __future__ import annotations

from .table import Table

DEAR, DEAR_FROM = "C16", 2
"""A city that costs two cards, and its starting space."""
LOCKED, LOCKED_TO = "M14", 3
"""A megalith that is locked, and its space."""


def why(table: Table, **parts: object) -> str:
    return str(table.state.why_not(parts))


def test_a_technology_says_what_is_missing_and_by_how_much() -> None:
    table = Table(past="P1", tiles=["T2 T4 T5", "T6 T9 T10", "T31 T32 T33"])
    assert "requires at least 2 pyramids in your Past; you have 1." in why(table, card="T2")


def test_a_technology_says_everything_that_is_missing() -> None:
    table = Table(past="P1", tiles=["T2 T4 T5", "T6 T9 T10", "T39 T32 T33"])
    said = why(table, card="T39")
    assert "3 cities in your Past (you have 0)" in said
    assert "3 megaliths in your Past (you have 0)" in said
    assert "3 pyramids in your Past (you have 1)" in said


def test_an_action_that_nobody_can_take_says_what_it_lacks() -> None:
    table = Table(past="P1", tiles=["T2 T4 T5", "T6 T9 T10", "T39 T32 T33"])
    assert why(table, verb="create") == (
        "You cannot create any card from your hand now: "
        "there is no free space, or you have too few cards to pay."
    )
    assert why(table, verb="archive") == "You have no card to discard."
    assert table.state.why_not({"verb": "excavate"}) is None
    bare = Table(hand="C1", tiles=["T2 T4 T5", "T6 T9 T10", "T39 T32 T33"])
    assert why(bare, verb="excavate") == "Your Past has no straight monument."


def test_an_artifact_without_room_says_so() -> None:
    table = Table(hand="A6 C1 C2 C3 C4", artifacts="A1 A2 A3 A4 A5")
    assert "All five artifact spaces are taken" in why(table, card="A6")


def test_a_monument_that_is_too_dear_says_what_it_costs_and_what_there_is() -> None:
    table = Table(hand=DEAR)
    assert "costs" in why(table, card=DEAR)
    assert "you have 0" in why(table, card=DEAR)


def test_a_locked_monument_whose_space_is_full_says_so() -> None:
    table = Table(hand=f"{LOCKED} C1", line={LOCKED_TO: "M1:1 M2:1"})
    assert why(table, card=LOCKED) == f"Space {LOCKED_TO} holds two monuments and is full."
    other = LOCKED_TO % 6 + 1
    assert f"can only be created on space {LOCKED_TO}" in why(table, card=LOCKED, space=other)


def test_a_card_in_play_says_when_it_works() -> None:
    table = Table(hand="C1", line={3: "C5:2"}, past="P1")
    assert "is in play" in why(table, card="C5")
    assert "is in a Past" in why(table, card="P1")


def test_a_card_that_is_not_asked_for_says_so() -> None:
    table = Table(hand=f"{DEAR} C1 C2 C3 C4").play(f"create {DEAR} {DEAR_FROM}")
    assert "You cannot choose" in why(table, card="T1")
