"""Refreshing the offer with an ankh."""

from __future__ import annotations

from typing import Any

from .tabletop import domain, refused, supply, table, texts

OFFER = ["blue two", None, "red two", "red scarab", None, "green two"]
PILES = [["blue jackal", "white jackal"], ["green jackal", "black jackal", "red jackal"]]


def offering(offer: list[Any], piles: list[list[str]]) -> Any:
    return table(domain(tokens="a a"), domain(), offer=offer, piles=piles)


def shown(state: Any) -> list[str | None]:
    tiles = [column["tile"] for column in state.view()["table"]["columns"]]
    return [tile and f"{tile['colour']} {tile['kind']}" for tile in tiles]


def three_players(gaps: tuple[int, ...], ankhs: str = "a") -> Any:
    """With three players: gaps in the offer, their tiles in the first player's domain."""
    start = table(domain(), domain(), domain())
    position: Any = start.position
    offer = list(position["offer"])
    tiles = []
    for x, column in enumerate(gaps):
        tiles.append(f"{offer[column]} @{x},0")
        offer[column] = None
    position["offer"] = offer
    position["domains"] = [domain(*tiles), domain(tokens=ankhs), domain()]
    position["turn"] = {"seat": 1}
    return start.game.from_position(position, seed=1)


def test_with_two_players_the_leftmost_tile_leaves_the_game_first() -> None:
    state = offering(OFFER, PILES).play("refresh 1")
    assert shown(state) == [
        *("red two", "red scarab", "green two"),
        *("blue jackal", "white jackal", "green jackal"),
    ]
    assert "blue two" in state.view()["table"]["removed"]


def test_with_two_players_the_leftmost_tile_need_not_be_in_the_first_column() -> None:
    state = offering([None, None, "red two", "red scarab", None, None], PILES).play("refresh 2")
    assert shown(state)[:2] == ["red scarab", "green jackal"]


def test_with_more_players_no_tile_leaves_the_game() -> None:
    state = three_players((0, 3))
    before = [tile for tile in shown(state) if tile]
    state.play("refresh 1")
    assert shown(state)[:4] == before
    assert state.view()["table"]["removed"] == []
    assert None not in shown(state)


def test_the_refresh_costs_an_ankh_and_can_be_repeated() -> None:
    state = offering(OFFER, PILES).play("refresh 1")
    assert supply(state)["a"] == 3
    assert "refresh 2" in state.legal
    state.play("refresh 2")
    assert supply(state)["a"] == 4
    assert refused(state, "refresh 2") == "ankhor-why-ankh-none"


def test_tiles_are_drawn_from_the_chosen_pile_and_then_from_the_other() -> None:
    state = offering(["blue two", *[None] * 5], PILES).play("refresh 1")
    assert shown(state) == [
        *("blue jackal", "white jackal", "green jackal", "black jackal", "red jackal"),
        None,
    ]


def test_the_other_pile_is_left_alone_when_the_chosen_one_is_enough() -> None:
    state = offering(OFFER, PILES).play("refresh 2")
    assert shown(state)[3:] == ["green jackal", "black jackal", "red jackal"]
    assert [pile["size"] for pile in state.view()["table"]["piles"]] == [2, 0]


def test_an_empty_pile_cannot_be_chosen_while_the_other_has_tiles() -> None:
    state = offering(OFFER, [[], PILES[1]])
    assert texts(state, "refresh") == ["refresh 2"]
    assert refused(state, "refresh 1") == "ankhor-why-pile-empty"


def test_with_both_piles_empty_the_choice_is_pile_one_and_gaps_stay() -> None:
    state = offering(OFFER, [[], []])
    assert texts(state, "refresh") == ["refresh 1"]
    state.play("refresh 1")
    assert shown(state) == ["red two", "red scarab", "green two", None, None, None]


def test_with_two_players_a_refresh_is_possible_while_there_is_a_tile_to_remove() -> None:
    state = offering(["blue two", *[None] * 5], [[], []])
    state.play("refresh 1")
    assert shown(state) == [None] * 6
    assert refused(state, "refresh 1") == "ankhor-why-refresh-nothing"


def test_with_three_players_a_full_offer_cannot_be_refreshed() -> None:
    state = three_players(())
    assert texts(state, "refresh") == []
    assert refused(state, "refresh 1") == "ankhor-why-refresh-nothing"


def test_with_three_players_a_gap_makes_a_refresh_possible() -> None:
    assert texts(three_players((5,)), "refresh") == ["refresh 1", "refresh 2"]


def test_the_top_backs_are_public_and_follow_the_piles() -> None:
    state = offering(OFFER, PILES)
    assert [pile["back"] for pile in state.view()["table"]["piles"]] == ["blue", "green"]
    state.play("refresh 1")
    assert [pile["back"] for pile in state.view()["table"]["piles"]] == [None, "black"]


def test_drawing_reveals_and_ends_free_undo() -> None:
    state = offering(OFFER, PILES)
    assert not state.fork().play("refresh 1").undo_is_free(0)
    nothing_drawn = offering(OFFER, [[], []]).play("refresh 1")
    assert nothing_drawn.undo_is_free(0)


def test_a_refresh_can_come_before_and_after_the_main_action() -> None:
    state = offering(OFFER, PILES).play("refresh 1").play("take b b b").play("refresh 2")
    assert state.seat == 1
