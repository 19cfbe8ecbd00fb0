"""Warehouses and scribes."""

from __future__ import annotations

from typing import Any

import pytest

from .tabletop import SQUARE, domain, refused, stored, supply, table, texts, tokens

# Columns 1 to 6 cost "b w", "k g", "r b", "b w k", "w k g", "g r r".


def offering(tile: str, column: int = 1) -> list[str | None]:
    return [tile if number == column else None for number in range(1, 7)]


HOUSE = ("green warehouse @0,0", "white scarab @1,0", "black falcon @0,1", "red two @1,1")
"""A square with a warehouse in it."""


# -- warehouses -------------------------------------------------------------------------------


def test_a_bought_warehouse_takes_a_token_of_its_colour_from_the_supply() -> None:
    state = table(domain(tokens="b w"), offer=offering("green warehouse")).play("buy 1 @0,0")
    assert stored(state, 0) == "g"
    assert supply(state)["g"] == 3


def test_without_such_a_token_in_the_supply_the_warehouse_stays_empty() -> None:
    state = table(domain(tokens="b w"), domain(tokens="g g g g"), offer=offering("green warehouse"))
    assert stored(state.play("buy 1 @0,0"), 0) == ""


def test_the_payment_reaches_the_supply_before_the_warehouse_takes_its_token() -> None:
    state = table(
        domain(tokens="k g"), domain(tokens="g g g"), offer=offering("green warehouse", 2)
    )
    assert supply(state)["g"] == 0
    state.play("buy 2 @0,0")
    assert stored(state, 0) == "g"
    assert supply(state)["g"] == 0


def test_a_warehouse_built_up_takes_its_token_too() -> None:
    state = table(domain(*SQUARE, tokens="w"), offer=offering("blue warehouse"))
    assert stored(state.play("buy 1 @0.5,0.5 spare b"), 0) == "b"


def test_a_stored_token_can_be_spent_and_is_spent_before_the_stock() -> None:
    tiles = ("blue warehouse @0,0", "red two @1,0")
    alone = table(domain(*tiles, tokens="w", stored="b"), offer=offering("red desert"))
    alone.play("buy 1 @2,0")
    assert (tokens(alone, 0), stored(alone, 0)) == ("", "")
    both = table(domain(*tiles, tokens="b w", stored="b"), offer=offering("red desert"))
    both.play("buy 1 @2,0")
    assert (tokens(both, 0), stored(both, 0)) == ("b", "")


def test_a_warehouse_stores_one_token_of_its_colour_beyond_the_limit() -> None:
    state = table(domain("green warehouse @0,0", tokens="b b w w g"))
    state.play("take g k k")
    assert stored(state, 0) == "g"
    assert len(state.legal) == len(texts(state, "return"))
    assert "return k k" in state.legal
    assert refused(state, "return k") == "ankhor-why-return-exactly"
    state.play("return k k")
    assert (tokens(state, 0), stored(state, 0)) == ("b b w w g", "g")


def test_tokens_are_stored_only_when_over_the_limit() -> None:
    state = table(domain("green warehouse @0,0", tokens="g")).play("take g k k")
    assert (tokens(state, 0), stored(state, 0)) == ("k k g g", "")


def test_only_tokens_of_its_own_colour_are_stored() -> None:
    state = table(domain("green warehouse @0,0", tokens="b b w w w")).play("take k k k")
    assert stored(state, 0) == ""
    assert state.seat == 0


def test_warehouses_fill_in_the_order_of_the_colours() -> None:
    tiles = ("red warehouse @0,0", "blue warehouse @1,0")
    state = table(domain(*tiles, tokens="b r k k w a")).play("take a w b").play("end")
    assert stored(state, 0) == "b r"
    one_over = table(domain(*tiles, tokens="b r k k")).play("take a w b")
    assert stored(one_over, 0) == "b"
    assert tokens(one_over, 0) == "b w k k r a"


def test_a_stored_token_is_never_returned() -> None:
    state = table(domain("green warehouse @0,0", tokens="b b b w w", stored="g"))
    state.play("take k k k")
    assert refused(state, "return g k k") == "ankhor-why-not-held"


@pytest.mark.parametrize(("edition", "stock"), [("en", ""), ("es", ""), ("fr", "g")])
def test_building_on_a_warehouse_sends_its_token_away(edition: str, stock: str) -> None:
    held = domain(*HOUSE, tokens="w", stored="g")
    state = table(held, edition=edition, offer=offering("red desert"))
    state.play("buy 1 @0.5,0.5 spare b")
    assert stored(state, 0) == ""
    assert tokens(state, 0) == stock
    assert supply(state)["g"] == 4 - len(stock)


@pytest.mark.parametrize(("edition", "stock"), [("en", "b"), ("es", "b"), ("fr", "b g")])
def test_moving_a_tile_onto_a_warehouse_sends_its_token_away_even_if_the_stock_has_room(
    edition: str, stock: str
) -> None:
    tiles = (*HOUSE, "blue jackal @2,0", "blue scarab @2,1", "blue two @1.5,0.5")
    state = table(domain(*tiles, tokens="b a", stored="g"), edition=edition)
    state.play("move 1.5,0.5 0.5,0.5")
    assert stored(state, 0) == ""
    assert tokens(state, 0) == stock


def test_in_the_french_edition_a_token_sent_to_the_stock_is_still_under_the_limit() -> None:
    tiles = (*HOUSE, "blue jackal @2,0", "blue scarab @2,1", "blue two @1.5,0.5")
    state = table(domain(*tiles, tokens="b b w w w a", stored="g"), edition="fr")
    state.play("move 1.5,0.5 0.5,0.5")
    assert tokens(state, 0) == "b b w w w g"
    assert state.seat == 0
    state.play("take a a k")
    assert "return g k" in state.legal
    assert "return k" not in state.legal


def test_a_stored_token_that_pays_for_the_tile_above_is_not_lost() -> None:
    held = domain(*HOUSE, tokens="", stored="g")
    state = table(held, offer=offering("white desert", 2)).play("buy 2 @0.5,0.5 spare k")
    assert supply(state)["g"] == 4
    assert stored(state, 0) == ""


def test_a_covered_warehouse_stores_nothing_and_an_uncovered_one_stores_again() -> None:
    tiles = (*HOUSE, "blue jackal @2,0", "blue scarab @2,1", "blue two @0.5,0.5")
    covered = table(domain(*tiles, tokens="b w w g g")).play("take a a b")
    assert stored(covered, 0) == ""
    assert len(covered.legal) == len(texts(covered, "return"))
    free = table(domain(*tiles, tokens="b w w g g a"))
    free.play("move 0.5,0.5 1.5,0.5").play("take a a b")
    assert stored(free, 0) == "g"
    assert free.seat == 1


def test_a_moved_warehouse_keeps_its_token_and_brings_no_new_one() -> None:
    tiles = ("green warehouse @0,0", "red two @1,0")
    full = table(domain(*tiles, tokens="a", stored="g")).play("move 0,0 2,0")
    assert stored(full, 0) == "g"
    empty = table(domain(*tiles, tokens="a")).play("move 0,0 2,0")
    assert stored(empty, 0) == ""


def test_covering_another_corner_of_the_square_covers_the_warehouse_as_well() -> None:
    nine = [
        *("green warehouse @0,0", "white scarab @1,0", "blue jackal @-1,0"),
        *("black falcon @0,1", "red two @1,1", "blue scarab @-1,1"),
        *("white falcon @0,-1", "white two @1,-1", "blue falcon @-1,-1"),
    ]
    for corner in ("0.5,0.5", "-0.5,0.5", "0.5,-0.5", "-0.5,-0.5"):
        held = domain(*nine, tokens="k", stored="g")
        state = table(held, offer=offering("green two", 2)).play(f"buy 2 @{corner} spare g")
        assert stored(state, 0) == ""
        assert supply(state)["g"] == 4


# -- scribes ----------------------------------------------------------------------------------


def test_a_scribe_brings_a_complete_extra_turn_at_once() -> None:
    state = table(domain(tokens="b w"), offer=offering("red scribe")).play("buy 1 @0,0")
    assert state.seat == 0
    assert state.view()["table"]["phase"] == "main"
    assert state.view()["table"]["turns"] == 1
    assert state.play("take b b b").seat == 1


def test_scribes_can_follow_one_another() -> None:
    offer: list[Any] = ["red scribe", "blue scribe", None, None, None, None]
    state = table(domain(tokens="b w k g"), offer=offer)
    state.play("buy 1 @0,0").play("buy 2 @1,0")
    assert state.seat == 0
    assert state.play("take b b b").seat == 1


def test_the_turn_of_the_scribe_is_over_but_ankhs_can_be_spent_in_the_extra_turn() -> None:
    state = table(domain("blue two @0,0", tokens="b w a"), offer=offering("red scribe"))
    state.play("buy 1 @1,0")
    assert state.view()["table"]["phase"] == "main"
    assert "move 1,0 -1,0" in state.legal
    assert "end" not in state.legal


def test_limits_hold_at_the_end_of_the_turn_of_the_scribe_before_the_extra_turn() -> None:
    # French edition: the scribe covers two warehouses, and their tokens make six resources.
    tiles = ("green warehouse @0,0", "red warehouse @1,0", "black falcon @0,1", "red two @1,1")
    held = domain(*tiles, tokens="w k k k g a", stored="g r")
    state = table(held, edition="fr", offer=offering("red scribe"))
    state.play("buy 1 @0.5,0.5 spare b")
    assert set(texts(state)) == {"return k", "return g", "return r"}
    document = state.position
    assert state.game.from_position(document, seed=1, edition="fr").position == document
    state.play("return k")
    assert state.seat == 0
    assert state.view()["table"]["phase"] == "main"
    assert state.view()["table"]["spendable"] == 1
    assert state.play("take a b b").play("end").play("return b b").seat == 1


def test_moving_a_scribe_does_nothing() -> None:
    state = table(domain("red scribe @0,0", "red two @1,0", tokens="a"))
    state.play("move 0,0 2,0").play("take b b b")
    assert state.seat == 1
