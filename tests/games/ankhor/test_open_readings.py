"""Where the rulebooks leave a reading open, the other one is an option of the table."""

from __future__ import annotations

from typing import Any

import pytest

import ostraka
from ostraka import State
from ostraka.testing import check_game

from .tabletop import GAME, domain, table, texts, tokens

# Columns 1 to 6 cost "b w", "k g", "r b", "b w k", "w k g", "g r r".


def offering(tile: str) -> list[str | None]:
    return [tile, None, None, None, None, None]


def bonus(state: State) -> int:
    return int(state.view()["table"]["domains"][0]["bonus"])


# -- merged_bonus -----------------------------------------------------------------------------

GREENS = ("jackal", "jackal", "scarab", "scarab", "falcon", "falcon", "two", "two", "warehouse")
ROWS = [
    *(f"green {kind} @{x},0" for x, kind in enumerate(GREENS[:5])),
    *(f"green {kind} @{x},2" for x, kind in enumerate((*GREENS[5:], "desert"))),
]
"""Two groups of five greens, a row apart."""

LINK = "green scribe @4,1"


def merging(**options: Any) -> State:
    state = table(domain(*ROWS, "red two @0,1", tokens="b w"), offer=offering(LINK[:12]), **options)
    assert bonus(state) == 2
    return state.play("buy 1 @4,1")


def merged(**more: Any) -> State:
    """One group of eleven greens with two bonus tokens, and an ankh to move a tile."""
    mine = domain(*ROWS, LINK, "red two @0,1", tokens="a", merged=["green"])
    state = table(mine, merged_bonus=True, **more)
    assert bonus(state) == 2
    return state


def test_two_groups_that_merge_keep_one_bonus_token() -> None:
    assert bonus(merging()) == 1


def test_with_merged_bonus_they_keep_both() -> None:
    assert bonus(merging(merged_bonus=True)) == 2


def test_a_merged_group_that_falls_into_two_large_parts_has_a_token_for_each() -> None:
    assert bonus(merged().play("move 4,1 2,1")) == 2


def test_a_merged_group_that_shrinks_in_one_piece_keeps_both_tokens() -> None:
    assert bonus(merged().play("move 0,0 -1,1")) == 2


def test_a_merged_group_that_falls_apart_keeps_a_token_for_each_large_part_only() -> None:
    assert bonus(merged().play("move 3,0 5,2")) == 1


def test_without_merged_bonus_no_position_has_two_tokens_on_one_group() -> None:
    with pytest.raises(ostraka.InvalidPosition, match="merge"):
        table(domain(*ROWS, LINK, merged=["green"]))
    with pytest.raises(ostraka.InvalidPosition, match="single large group"):
        table(domain(*ROWS, "red two @0,1", merged=["green"]), merged_bonus=True)


# -- covered_at_once --------------------------------------------------------------------------

HOUSES = (
    *("green warehouse @0,0", "red two @1,0", "black falcon @0,1", "red two @1,1"),
    *("red scarab @2,0", "black two @2,1", "red falcon @1.5,0.5"),
)
"""The tile above can be moved onto the warehouse."""

COVER = "move 1.5,0.5 0.5,0.5"


def covering(**options: Any) -> State:
    mine = domain(*HOUSES, tokens="b b w w k a", stored="g")
    return table(mine, edition="fr", **options).play(COVER)


def test_a_token_set_free_may_be_over_the_limit_until_the_turn_ends() -> None:
    state = covering()
    assert tokens(state, 0) == "b b w w k g"
    assert texts(state, "return") == []
    assert texts(state, "take")


def test_with_covered_at_once_the_surplus_goes_back_before_the_turn_continues() -> None:
    state = covering(covered_at_once=True)
    assert len(texts(state, "return")) == len(state.legal) == 4
    state.play("return k")
    assert state.seat == 0
    assert tokens(state, 0) == "b b w w g"
    assert texts(state, "take")


def test_after_the_main_action_a_return_within_the_turn_leaves_ankhs_to_spend() -> None:
    mine = domain(*HOUSES, tokens="b b w w k a a", stored="g")
    state = table(mine, edition="fr", covered_at_once=True).play("take a r r").play(COVER)
    state.play("return r r g")
    assert (state.seat, tokens(state, 0)) == (0, "b b w w k a a")
    assert texts(state, "move")


def test_covered_at_once_says_nothing_where_the_token_is_lost() -> None:
    mine = domain(*HOUSES, tokens="b b w w k a", stored="g")
    state = table(mine, edition="en", covered_at_once=True).play(COVER)
    assert texts(state, "take")


def test_a_return_within_a_turn_survives_as_a_position() -> None:
    state = covering(covered_at_once=True)
    document = state.position
    again = GAME.from_position(document, seed=1, edition="fr", covered_at_once=True)
    assert again.play("return k").view()["table"]["phase"] == "main"
    with pytest.raises(ostraka.InvalidPosition, match="covered"):
        GAME.from_position(document, seed=1, edition="fr")


# -- scribe_limits ----------------------------------------------------------------------------


def buying_a_scribe(**options: Any) -> State:
    """The price comes from warehouses, so that the stock stays over the limit."""
    more = ("white warehouse @3,0", "blue warehouse @0,2")
    mine = domain(*HOUSES, *more, tokens="k k k r r a", stored="b w g")
    state = table(mine, edition="fr", offer=offering("red scribe"), **options)
    return state.play(COVER).play("buy 1 @4,0")


def test_the_limits_apply_before_the_extra_turn_of_a_scribe() -> None:
    state = buying_a_scribe()
    assert len(state.legal) == len(texts(state, "return"))


def test_without_scribe_limits_the_extra_turn_begins_with_all_tokens() -> None:
    state = buying_a_scribe(scribe_limits=False)
    assert (state.seat, tokens(state, 0)) == (0, "k k k g r r")
    assert texts(state, "take")
    state.play("take b b b")
    assert len(state.legal) == len(texts(state, "return"))


# -- all together -----------------------------------------------------------------------------


def test_ankhor_is_a_game_with_every_open_reading_turned_round() -> None:
    options = {"merged_bonus": True, "covered_at_once": True, "scribe_limits": False}
    check_game(GAME, seeds=[11], options=[{"edition": "fr", **options}], every=23)
