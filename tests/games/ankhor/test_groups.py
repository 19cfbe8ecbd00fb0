"""Adjacency, groups, and the bonus tokens that follow them."""

from __future__ import annotations

from typing import Any

from .tabletop import SQUARE, domain, table

GREENS = ("jackal", "jackal", "scarab", "scarab", "falcon")


def row(colour: str, kinds: tuple[str, ...], y: int, start: int = 0) -> list[str]:
    return [f"{colour} {kind} @{x},{y}" for x, kind in enumerate(kinds, start)]


def points(state: Any, seat: int = 0) -> dict[str, int]:
    return dict(state.breakdown[seat])


def bonus(state: Any) -> list[int]:
    return [held["bonus"] for held in state.view()["table"]["domains"]]


def test_tiles_of_one_level_are_adjacent_by_their_sides_not_by_corners() -> None:
    side = table(domain("blue jackal @0,0", "blue two @1,0"))
    corner = table(domain("blue jackal @0,0", "red two @1,0", "blue two @1,1"))
    assert points(side)["colours"] == 2
    assert points(corner)["colours"] == 0


def test_an_upper_tile_is_adjacent_to_the_four_that_carry_it() -> None:
    for place in ("0,0", "1,0", "0,1", "1,1"):
        square = [tile for tile in SQUARE if not tile.endswith(f"@{place}")]
        state = table(domain(*square, f"red two @{place}", "red jackal @0.5,0.5"))
        assert points(state)["colours"] == 2


def test_upper_tiles_side_by_side_are_adjacent() -> None:
    six = (*SQUARE, "blue falcon @2,0", "blue scarab @2,1")
    state = table(domain(*six, "red two @0.5,0.5", "red jackal @1.5,0.5"))
    assert points(state)["colours"] == 4  # the reds above, and the two blues at the right


def test_an_upper_tile_is_not_adjacent_to_ground_tiles_beside_those_it_lies_on() -> None:
    state = table(domain(*SQUARE, "red two @2,0", "red jackal @0.5,0.5"))
    assert points(state)["colours"] == 0


def test_covered_tiles_stay_adjacent_to_their_neighbours_and_keep_their_points() -> None:
    tiles = ("blue two @0,0", "blue falcon @1,0", "white two @0,1", "green two @1,1")
    state = table(domain(*tiles, "red two @0.5,0.5"))
    assert points(state)["colours"] == 2
    assert points(state)["printed"] == 8


def test_an_animal_group_joins_colours_but_not_animals() -> None:
    state = table(domain("blue jackal @0,0", "red jackal @1,0", "red scarab @2,0"))
    assert points(state)["animals"] == 2
    assert points(state)["colours"] == 2


def test_animals_must_be_adjacent_in_every_edition() -> None:
    for edition in ("en", "es", "fr"):
        tiles = ("blue jackal @0,0", "red two @1,0", "white jackal @2,0")
        assert points(table(domain(*tiles), edition=edition))["animals"] == 0


def test_a_desert_has_nothing_but_its_colour() -> None:
    state = table(domain("blue desert @0,0", "blue two @1,0"))
    assert points(state) == {"printed": 2, "bonus": 0, "animals": 0, "colours": 2, "tokens": 0}


def test_a_group_of_five_earns_a_bonus_token_when_it_forms_and_loses_it_when_it_splits() -> None:
    apart = [*row("green", GREENS[:4], 0), "red two @0,1", "green falcon @0,2"]
    state = table(domain(*apart, tokens="a a"))
    assert bonus(state) == [0, 0]
    state.play("move 0,2 4,0")
    assert bonus(state) == [1, 0]
    assert state.view()["table"]["bonus_supply"] == 11
    state.play("move 2,0 1,1")  # takes the middle out, but it stays beside 1,0
    assert bonus(state) == [0, 0]
    assert state.view()["table"]["bonus_supply"] == 12


def test_buying_the_fifth_tile_of_a_group_earns_a_bonus_token() -> None:
    state = table(
        domain(*row("green", GREENS[:4], 0), tokens="b w"),
        offer=["green two", None, None, None, None, None],
    )
    assert bonus(state.play("buy 1 @4,0")) == [1, 0]


def test_four_are_not_enough_and_six_bring_no_second_token() -> None:
    assert bonus(table(domain(*row("green", GREENS[:4], 0)))) == [0, 0]
    assert bonus(table(domain(*row("green", (*GREENS, "falcon"), 0)))) == [1, 0]


def test_an_animal_group_of_five_earns_a_bonus_token_of_its_own() -> None:
    jackals = [
        f"{colour} jackal @{x},0" for x, colour in enumerate(("blue", "white", "black", "green"))
    ]
    assert bonus(table(domain(*jackals, "green jackal @4,0"))) == [1, 0]
    assert bonus(table(domain(*jackals, "green jackal @3,1"))) == [1, 0]


def test_a_group_can_go_through_an_upper_tile() -> None:
    tiles = ("green jackal @0,0", "blue two @1,0", "red two @0,1", "green scarab @1,1")
    more = ("green scarab @-1,0", "green falcon @2,1")
    assert bonus(table(domain(*tiles, *more, "green two @0.5,0.5"))) == [1, 0]


def test_two_groups_that_merge_keep_one_token() -> None:
    five = ("jackal", "jackal", "scarab", "scarab", "falcon")
    rest = ("falcon", "two", "two", "warehouse", "scribe")
    tiles = [*row("blue", five, 0), *row("blue", rest, 0, 6), "red two @5,0", "blue desert @5,-1"]
    state = table(domain(*tiles, tokens="a a"))
    assert bonus(state) == [2, 0]
    state.play("move 5,0 0,1").play("move 5,-1 5,0")
    assert bonus(state) == [1, 0]
    assert state.view()["table"]["bonus_supply"] == 11


def crowded() -> Any:
    """Twelve bonus tokens in play: three with each of four players."""
    first = ("jackal", "jackal", "two", "falcon", "falcon")
    second = ("jackal", "jackal", "falcon", "two", "two")
    third = ("scarab", "scarab", "warehouse", "scribe", "desert")
    return table(
        domain(
            *row("blue", first, 0),
            *row("white", first, 1),
            "black jackal @-1,0",
            "black falcon @2,2",
            tokens="a a",
        ),
        domain(*row("green", second, 0), *row("red", second, 1), "black jackal @-1,0", tokens="a"),
        domain(*row("blue", third, 0), *row("white", third, 1), "black scarab @-1,0"),
        domain(*row("green", third, 0), *row("red", third, 1), "black scarab @-1,0"),
    )


def test_when_the_supply_is_empty_no_bonus_token_is_taken_until_one_has_come_back() -> None:
    state = crowded()
    assert bonus(state) == [3, 3, 3, 3]
    state.play("move 2,2 5,0")  # a fourth group, of falcons
    assert bonus(state) == [3, 3, 3, 3]
    state.play("take k k k").play("end")
    state.play("move -1,0 5,0")  # the second player gives a token back
    assert bonus(state) == [3, 2, 3, 3]
    state.play("take k k r").play("take r r b").play("take b b r")
    assert bonus(state) == [3, 2, 3, 3]  # nobody takes it by doing nothing
    state.play("move -1,0 0,-1")
    assert bonus(state) == [4, 2, 3, 3]
    assert state.view()["table"]["bonus_supply"] == 0
