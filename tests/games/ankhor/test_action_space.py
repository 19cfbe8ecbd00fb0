"""The action space: codes counted through from structure, and spots that never run out of room."""

from __future__ import annotations

import random
from math import ceil, sqrt
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ostraka.games.ankhor.rules import codes
from ostraka.games.ankhor.rules.geometry import LEVEL, place, survey
from ostraka.games.ankhor.rules.state import MAX_PLACES, most_ground, most_upper
from ostraka.games.ankhor.rules.tables import DATA, MAX_TILES
from ostraka.games.ankhor.rules.turn import add_tile

from .tabletop import GAME, domain, table

Cells = list[tuple[int, int]]


def laid_out(ground: Cells, upper: Cells = ()) -> Any:  # type: ignore[assignment]
    """A domain with ground tiles at whole steps, and upper ones at the corner beyond theirs."""
    s: Any = np.zeros(1, GAME.dtype).view(np.recarray)[0]
    s.players = 2
    for nth, (x, y) in enumerate(ground):
        add_tile(s, 0, nth % 35, place(2 * x, 2 * y, 0))
    for nth, (x, y) in enumerate(upper):
        add_tile(s, 0, nth % 35, place(2 * x + 1, 2 * y + 1, 1))
    survey(s, DATA, 0)
    return s


def spots(s: Any) -> tuple[int, int]:
    """How many ground and upper spots a domain has."""
    ground = int(s.ground_places[0])
    return ground, int(s.all_places[0]) - ground


def test_the_rows_are_what_the_codes_of_the_rules_say() -> None:
    s = laid_out([(0, 0)])
    s.places[0] = np.arange(MAX_PLACES)
    s.ground_places[0] = 30
    for code, (verb, thing, spot, number) in enumerate(codes.ROWS.tolist()):
        assert codes.kind_of(code) == verb
        where = spot if spot < codes.GROUND else 30 + spot - codes.GROUND
        if verb == codes.TAKE:
            assert codes.take_code(*codes.THREES[thing]) == code
            assert [codes.take_token(code, n) for n in range(3)] == codes.THREES[thing].tolist()
        elif verb == codes.BUY:
            assert (codes.buy_column(code), codes.buy_spared(code)) == (thing, number)
            assert codes.buy_place(s, 0, code) == where
        elif verb == codes.REFRESH:
            assert codes.refresh_pile(code) == thing
        elif verb == codes.MOVE:
            assert codes.move_tile(code) == thing
            if where < MAX_PLACES:
                assert codes.move_place(s, 0, code) == where
        elif verb == codes.RETURN and thing < codes.ONLY_ANKHS:
            assert codes.return_code(*codes.KEPT[thing]) == code
            assert [codes.kept(s, 0, code, c) for c in range(5)] == codes.KEPT[thing].tolist()
    assert len({tuple(row) for row in codes.ROWS.tolist()}) == codes.CODES == GAME.action_count


def test_every_three_tokens_and_every_five_resources_have_a_code() -> None:
    assert len(codes.THREES) == 56
    assert len(codes.KEPT) == 126
    assert set(codes.KEPT.sum(1).tolist()) == {DATA.stock_limit}


def square_of(tiles: int) -> Cells:
    """This many cells in a spiral, which is how the most full squares come about."""
    side = ceil(sqrt(tiles))
    cells = [(x, y) for x in range(side) for y in range(side)]
    return sorted(cells, key=lambda cell: (max(cell), cell[1] == max(cell), min(cell)))[:tiles]


@pytest.mark.parametrize("tiles", range(1, MAX_TILES + 1))
def test_the_bound_of_upper_spots_is_reached_and_no_higher(tiles: int) -> None:
    assert spots(laid_out(square_of(tiles)))[1] == most_upper(tiles)


def test_the_bound_of_ground_spots_is_reached_by_tiles_that_lie_apart() -> None:
    apart = [(3 * n, 0) for n in range(MAX_TILES)]
    assert spots(laid_out(apart)) == (most_ground(MAX_TILES), 0)
    assert most_ground(MAX_TILES) == MAX_PLACES == codes.GROUND


@settings(max_examples=300, deadline=None)
@given(st.integers(1, MAX_TILES), st.randoms(use_true_random=False), st.floats(0, 1))
def test_no_domain_has_more_spots_than_there_is_room_for(
    tiles: int, choices: random.Random, dense: float
) -> None:
    """Islands, holes and upper floors included: cells anywhere, however they came there."""
    size = max(5, ceil(sqrt(tiles / max(dense, 0.1))))
    every = [(x, y) for x in range(size) for y in range(size)]
    ground = choices.sample(every, max(1, round(tiles * choices.uniform(0.5, 1))))
    full = {(x, y) for x, y in ground if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= set(ground)}
    upper = choices.sample(sorted(full), min(len(full), tiles - len(ground)))
    found = spots(laid_out(ground, upper))
    laid = len(ground) + len(upper)
    assert found[0] <= most_ground(laid)
    assert found[1] <= most_upper(laid)
    assert sum(found) <= most_ground(laid)


def test_no_tile_is_bought_into_a_domain_that_is_full() -> None:
    # Twelve tiles, five scribes in a row and what the last of them brought: there cannot be more.
    apart = [f"{colour} two @{3 * n},0" for n, colour in enumerate(("blue", "white", "black"))]
    apart += [f"{colour} jackal @{3 * n},5" for n, colour in enumerate(("blue", "white", "black"))]
    apart += [f"{colour} falcon @{3 * n},9" for n, colour in enumerate(("blue", "white", "black"))]
    apart += [f"{colour} scarab @{3 * n},13" for n, colour in enumerate(("blue", "white", "black"))]
    scribes = [
        f"{colour} scribe @{3 * n},17"
        for n, colour in enumerate(("blue", "white", "black", "green", "red"))
    ]
    full = domain(*apart, *scribes, "red two @13,17", tokens="a a")
    turn = {"phase": "after", "bought": True, "spendable": 2}
    state = table(full, domain(), turn=turn)
    assert state.raw.tiles[0] == MAX_TILES
    kinds = {int(codes.kind_of(code)) for code in state.codes}
    assert kinds == {codes.MOVE, codes.REFRESH, codes.END}
    assert spots(state.raw)[0] == most_ground(MAX_TILES) - 2
    assert max(state.indices) < GAME.action_count
    assert len(state.codes) <= GAME.max_legal
    state.play("move 0,0 1,5")
    GAME.positions.check(state.raw)
    assert state.game.describe_index(int(state.raw.last) - 1)["bought"] == 1


def test_an_index_is_described_by_what_never_changes() -> None:
    state = table(domain("blue two @0,0", "red two @1,0", tokens="b w a"), domain())
    for action, index in zip(state.legal, state.indices, strict=True):
        told = GAME.describe_index(index)
        assert told["verb"] == action.parts["verb"]
        if "spot" in told:
            floor, number = told["spot"].split()
            spot = int(number) - 1 + (int(state.raw.ground_places[0]) if floor == "upper" else 0)
            at = int(state.raw.places[0, spot])
            assert (
                GAME.display.table(state.raw, None)["domains"][0]["places"][spot]["place"]
                == (action.parts["place"])
            )
            assert (at >= LEVEL) == (floor == "upper")
