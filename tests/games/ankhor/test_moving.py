"""Moving tiles with an ankh."""

from __future__ import annotations

from typing import Any

from .tabletop import SQUARE, domain, refused, supply, table, texts
from .test_buying import FIRST, pyramid


def moving(*tiles: str, edition: str = "en", tokens: str = "a") -> Any:
    return table(domain(*tiles, tokens=tokens), domain(), edition=edition)


def places(state: Any, start: str) -> set[str]:
    return {text.split()[2] for text in texts(state, "move") if text.split()[1] == start}


LINE = ("blue two @0,0", "red two @1,0", "green two @2,0")


def test_a_ground_tile_moves_beside_another_ground_tile() -> None:
    state = moving(*LINE)
    assert places(state, "0,0") == {"1,1", "1,-1", "2,1", "2,-1", "3,0"}
    state.play("move 0,0 2,1")
    assert state.view()["table"]["domains"][0]["tiles"][0]["place"] == "2,1"
    assert supply(state)["a"] == 4


def test_a_moved_tile_must_change_place() -> None:
    assert refused(moving(*LINE), "move 0,0 0,0") == "ankhor-why-same-place"


def test_a_moved_tile_cannot_lean_on_itself_alone() -> None:
    state = moving(*LINE)
    assert refused(state, "move 0,0 -1,0") == "ankhor-why-side"
    assert refused(state, "move 2,0 3,0") == "ankhor-why-side"


def test_a_single_tile_cannot_move() -> None:
    assert places(moving("blue two @0,0"), "0,0") == set()


def test_a_tile_does_not_move_to_a_place_that_is_taken() -> None:
    assert refused(moving(*LINE), "move 0,0 1,0") == "ankhor-why-taken"


def test_a_move_may_split_the_domain_into_islands() -> None:
    state = moving(*LINE).play("move 1,0 3,0")
    held = [tile["place"] for tile in state.view()["table"]["domains"][0]["tiles"]]
    assert held == ["0,0", "3,0", "2,0"]


def test_both_islands_can_be_built_on() -> None:
    state = table(domain("blue two @0,0", "red two @2,0", "green two @3,0", tokens="b w"), domain())
    assert {"buy 1 @-1,0", "buy 1 @4,0", "buy 1 @1,0"} <= set(texts(state))


def test_a_tile_that_carries_another_cannot_move() -> None:
    state = moving(*SQUARE, "blue two @0.5,0.5")
    for place in ("0,0", "1,0", "0,1", "1,1"):
        assert places(state, place) == set()
        assert refused(state, f"move {place} 2,0") == "ankhor-why-carries"


def test_the_tile_on_top_cannot_move_where_there_is_no_other_square() -> None:
    state = moving(*SQUARE, "blue two @0.5,0.5")
    assert places(state, "0.5,0.5") == set()
    assert refused(state, "move 0.5,0.5 2,0") == "ankhor-why-floor-upper"
    assert refused(state, "move 0.5,0.5 1.5,0.5") == "ankhor-why-square"


SIX = (*SQUARE, "red jackal @2,0", "red scarab @2,1")


def test_an_upper_tile_moves_to_another_square_whatever_the_colours() -> None:
    state = moving(*SIX, "blue two @0.5,0.5")
    assert places(state, "0.5,0.5") == {"1.5,0.5"}
    state.play("move 0.5,0.5 1.5,0.5")
    tiles = {
        tile["place"]: tile["covered"] for tile in state.view()["table"]["domains"][0]["tiles"]
    }
    assert not tiles["0,0"]
    assert tiles["2,0"]


def test_an_upper_tile_never_comes_down_and_a_ground_tile_never_climbs() -> None:
    state = moving(*SIX, "blue two @0.5,0.5")
    assert refused(state, "move 2,0 1.5,0.5") == "ankhor-why-floor-ground"
    assert refused(state, "move 0.5,0.5 3,0") == "ankhor-why-floor-upper"


def test_a_ground_tile_under_a_free_corner_may_leave() -> None:
    state = moving(*SIX, "blue two @0.5,0.5").play("move 2,0 2,2")
    assert state.view()["table"]["domains"][0]["tiles"][4]["place"] == "2,2"


def test_an_upper_tile_cannot_carry_itself() -> None:
    state = moving(*pyramid())
    assert places(state, "0.5,0.5") == set()
    assert refused(state, "move 0.5,0.5 1,1^2") == "ankhor-why-square"


def second_floor(edition: str) -> Any:
    """A ground of three by four with five tiles on the first floor: 17 tiles need five scribes."""
    ground = [f"@{x},{y}" for x in range(4) for y in range(3)]
    faces = [
        *("blue jackal", "blue scarab", "blue falcon", "blue two", "white jackal", "white scarab"),
        *("white falcon", "white two", "black jackal", "black scarab", "black falcon", "black two"),
        *("blue scribe", "white scribe", "black scribe", "green scribe", "red scribe"),
    ]
    upper = [*FIRST, "@2.5,0.5"]
    tiles = [f"{face} {place}" for face, place in zip(faces, ground + upper, strict=True)]
    return moving(*tiles, edition=edition, tokens="a")


def test_a_fifth_upper_tile_can_move_onto_four_others() -> None:
    state = second_floor("en")
    assert places(state, "2.5,0.5") == {"2.5,1.5", "1,1^2"}
    # The four cannot be left: one of them would have to carry itself.
    assert "1,1^2" not in places(state, "0.5,0.5")
    state.play("move 2.5,0.5 1,1^2")
    top = state.view()["table"]["domains"][0]["tiles"][-1]
    assert (top["place"], top["level"]) == ("1,1^2", 2)
    covered = {t["place"] for t in state.view()["table"]["domains"][0]["tiles"] if t["covered"]}
    assert {"0.5,0.5", "1.5,0.5", "0.5,1.5", "1.5,1.5"} <= covered


def test_the_french_edition_moves_no_tile_to_a_second_floor() -> None:
    state = second_floor("fr")
    assert places(state, "2.5,0.5") == {"2.5,1.5"}
    assert refused(state, "move 2.5,0.5 1,1^2") == "ankhor-why-floors"


def test_a_tile_of_the_second_floor_moves_down_to_the_first() -> None:
    state = second_floor("en").play("move 2.5,0.5 1,1^2")
    document = dict(state.position)
    document["domains"][0]["tokens"] = "a"
    document["turn"] = {**document["turn"], "spendable": 1}
    again = state.game.from_position(document, seed=1)
    assert places(again, "1,1^2") == {"2.5,0.5", "2.5,1.5"}
    assert places(again, "0.5,0.5") == set()


def test_moving_costs_no_price_and_refunds_none() -> None:
    state = moving(*LINE, tokens="b w k a").play("move 0,0 2,1")
    assert state.view()["table"]["domains"][0]["tokens"]["b"] == 1


def test_two_ankhs_are_two_moves_before_and_after_the_main_action() -> None:
    state = moving(*LINE, tokens="a a").play("move 0,0 2,1").play("take b b b").play("move 1,0 3,0")
    assert state.seat == 1


def test_moving_where_there_is_no_tile_is_refused() -> None:
    assert refused(moving(*LINE), "move 5,5 2,1") == "ankhor-no-tile-there"


def test_no_move_leads_beyond_the_edge_of_the_table() -> None:
    state = moving("blue two @63,0", "red two @62,0", "green two @61,0")
    assert refused(state, "move 61,0 64,0") == "ankhor-too-far"
    assert not any("64" in text for text in texts(state))
