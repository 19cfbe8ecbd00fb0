"""Setting the table up."""

from __future__ import annotations

from collections import Counter

import pytest

import ostraka

from .tabletop import GAME


@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 5), (4, 6)])
def test_the_supply_has_four_five_or_six_tokens_of_each_type(players: int, each: int) -> None:
    view = GAME.start(seed=1, players=players).view()["table"]
    assert view["supply"] == dict.fromkeys("bwkgra", each)
    assert view["bonus_supply"] == 12


@pytest.mark.parametrize("seed", range(300))
def test_markers_are_dealt_two_two_two_three_three_three_and_never_three_alike(seed: int) -> None:
    columns = [column["markers"] for column in GAME.start(seed=seed).view()["table"]["columns"]]
    assert [len(markers) for markers in columns] == [2, 2, 2, 3, 3, 3]
    assert all(len(set(markers)) > 1 for markers in columns[3:])
    assert set(Counter(m for markers in columns for m in markers).values()) == {3}


def test_a_two_marker_column_may_hold_two_alike() -> None:
    pairs = [GAME.start(seed=seed).view()["table"]["columns"][0]["markers"] for seed in range(60)]
    assert any(first == second for first, second in pairs)


def test_there_are_fifty_five_tiles_eleven_of_each_colour() -> None:
    position = GAME.start(seed=4).position
    assert isinstance(position, dict)
    tiles = [*position["offer"], *position["piles"][0], *position["piles"][1]]
    assert len(tiles) == 55
    for colour in ("blue", "white", "black", "green", "red"):
        mine = Counter(tile.split()[1] for tile in tiles if tile.startswith(colour))
        assert mine == {
            **dict.fromkeys(("jackal", "scarab", "falcon", "two"), 2),
            **dict.fromkeys(("warehouse", "scribe", "desert"), 1),
        }


def test_six_tiles_of_one_pile_fill_the_offer_and_either_pile_can_be_it() -> None:
    seen = set()
    for seed in range(40):
        view = GAME.start(seed=seed).view()["table"]
        assert all(column["tile"] for column in view["columns"])
        seen.add(tuple(pile["size"] for pile in view["piles"]))
        assert all(pile["back"] for pile in view["piles"])
    assert seen == {(22, 27), (28, 21)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_player_can_be_the_start_player(players: int) -> None:
    states = [GAME.start(seed=seed, players=players) for seed in range(60)]
    assert {state.seat for state in states} == set(range(players))
    assert all(state.view()["table"]["first"] == state.seat for state in states)


def test_a_first_tile_goes_to_the_origin_and_nobody_can_move_yet() -> None:
    state = GAME.start(seed=1)
    assert {action.text.split()[0] for action in state.legal} == {"take"}
    assert len(state.legal) == 56


def test_only_two_three_or_four_can_play() -> None:
    for players in (1, 5):
        with pytest.raises(ostraka.InvalidOption):
            GAME.start(players=players)


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(ostraka.InvalidOption):
        GAME.start(edition="it")


def test_a_state_fits_into_four_kibibytes() -> None:
    assert GAME.dtype.itemsize < 4096
