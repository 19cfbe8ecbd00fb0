"""Properties of places, adjacency and the surroundings of a domain."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from ostraka.games.ankhor.rules.geometry import (
    level_of,
    next_to,
    place,
    rests_on,
    survey,
    x_of,
    y_of,
)
from ostraka.games.ankhor.rules.tables import DATA, MAX_TILES
from ostraka.games.ankhor.rules.turn import add_tile

from .slow_rules import Tile, adjacent, covered, free_ground, free_upper
from .tabletop import GAME

REACH = 126


@st.composite
def spots(draw: Any, level: int | None = None) -> tuple[int, int, int]:
    """A place in half steps, of the right parity for its level."""
    floor = draw(st.integers(0, 2)) if level is None else level
    whole = st.integers(-62, 62)
    return 2 * draw(whole) + floor % 2, 2 * draw(whole) + floor % 2, floor


@given(spots())
def test_a_place_number_gives_its_coordinates_back(spot: tuple[int, int, int]) -> None:
    at = place(*spot)
    assert (x_of(at), y_of(at), level_of(at)) == spot


@given(spots(), spots())
def test_adjacency_of_place_numbers_is_adjacency_of_coordinates(a: Any, b: Any) -> None:
    check_pair(a, b)


@given(spots(), st.integers(-2, 2), st.integers(-2, 2), st.integers(-1, 1))
def test_adjacency_holds_for_near_places_as_well(a: Any, dx: int, dy: int, up: int) -> None:
    b = (a[0] + dx, a[1] + dy, a[2] + up)
    if 0 <= b[2] <= 2 and b[0] % 2 == b[1] % 2 == b[2] % 2 and max(map(abs, b[:2])) <= REACH:
        check_pair(a, b)


def check_pair(a: tuple[int, int, int], b: tuple[int, int, int]) -> None:
    one, other = place(*a), place(*b)
    apart = (abs(a[0] - b[0]), abs(a[1] - b[1]))
    assert next_to(one, other) == (a[2] == b[2] and apart in ((0, 2), (2, 0)))
    assert rests_on(one, other) == (a[2] == b[2] + 1 and apart == (1, 1))


@st.composite
def domains(draw: Any) -> list[tuple[int, int, int, int]]:
    """A domain grown tile by tile: (face, x, y, level), each where the slow rules allow it."""
    tiles: list[Tile] = []
    middle = draw(st.sampled_from([0, 2 * 60, -2 * 60]))
    for index in range(draw(st.integers(0, MAX_TILES))):
        free = free_ground(tiles) | free_upper(tiles, 2) if tiles else {(middle, 0, 0)}
        places = sorted(p for p in free if abs(p[0]) <= REACH)
        upper = [p for p in places if p[2] > 0]
        if upper and draw(st.booleans()):
            places = upper
        x, y, level = draw(st.sampled_from(places))
        tiles.append((index % 5, index % 7, x, y, level))
    return [(colour * 7 + kind, x, y, level) for colour, kind, x, y, level in tiles]


def laid_out(tiles: list[tuple[int, int, int, int]]) -> Any:
    s: Any = np.zeros(1, GAME.dtype).view(np.recarray)[0]
    s.players = 2
    for face, x, y, level in tiles:
        add_tile(s, 0, face, place(x, y, level))
    survey(s, DATA, 0)
    return s


@settings(max_examples=150, deadline=None)
@given(domains())
def test_a_survey_finds_what_looking_at_every_pair_finds(tiles: Any) -> None:
    s = laid_out(tiles)
    slow: list[Tile] = [(face // 7, face % 7, x, y, level) for face, x, y, level in tiles]
    for i, a in enumerate(slow):
        near = {j for j, b in enumerate(slow) if adjacent(a, b)}
        assert {j for j in range(MAX_TILES) if int(s.near[0, i]) >> j & 1} == near
        assert bool(int(s.covered[0]) >> i & 1) == covered(slow, a)


@settings(max_examples=150, deadline=None)
@given(domains())
def test_a_survey_lists_every_place_once(tiles: Any) -> None:
    s = laid_out(tiles)
    slow: list[Tile] = [(face // 7, face % 7, x, y, level) for face, x, y, level in tiles]
    listed = [
        (int(x_of(at)), int(y_of(at)), int(level_of(at)))
        for at in s.places[0, : s.all_places[0]].tolist()
    ]
    ground = free_ground(slow) if slow else {(0, 0, 0)}
    on_table = {p for p in ground if max(abs(p[0]), abs(p[1])) <= REACH}
    assert len(listed) == len(set(listed))
    assert set(listed[: s.ground_places[0]]) == on_table
    assert set(listed[s.ground_places[0] :]) == free_upper(slow, 2)
    assert s.places[0, s.all_places[0] :].sum() == 0
    for index, (x, y, level) in enumerate(listed):
        rests = {j for j in range(MAX_TILES) if int(s.rests[0, index]) >> j & 1}
        here: Tile = (0, 0, x, y, level)
        below = [t for t in slow if t[4] == level - (level > 0)]
        assert rests == {slow.index(t) for t in below if adjacent(here, t)}
