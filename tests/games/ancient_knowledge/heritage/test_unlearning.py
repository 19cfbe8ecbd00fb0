"""The die of Unlearning."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ostraka.games.ancient_knowledge.rules import solo_turn
from ostraka.games.ancient_knowledge.rules.state import KIND, Frame
from ostraka.games.ancient_knowledge.turn.choices import go_on

from .tabletop import Alone

TILES = ["T1 T2 T3", "T4 T5 T6", "T28 T29 T30"]


def rolled(table: Alone, number: int) -> Any:
    """The state after one roll that shows the number."""
    for chance in range(400):
        copy = table.state.fork().raw
        copy.chance = np.uint64(chance)
        solo_turn.unlearn(copy, table.game.data)
        if copy.die == number:
            if copy.stack[copy.depth - 1, KIND] == Frame.REFILL:
                go_on(copy, table.game.data, 0)
            return copy
    raise AssertionError("no such roll")


def tile(s: Any, table: Alone, number: int) -> list[str | None]:
    cards = table.game.pack.cards  # type: ignore[attr-defined]
    return [cards[int(c)].id if c else None for c in s.tiles[number]]


@pytest.mark.parametrize(
    ("number", "place"),
    [(1, (0, 0)), (2, (0, 1)), (3, (0, 2)), (4, (1, 0)), (5, (1, 1)), (6, (1, 2))],
)
def test_each_number_names_a_place_of_the_level_one_tiles(
    number: int, place: tuple[int, int]
) -> None:
    table = Alone(tiles=TILES)
    s = rolled(table, number)
    hit, kept = place
    assert tile(s, table, hit)[kept] is None
    assert sum(card is None for n in range(3) for card in tile(s, table, n)) == 1


def test_the_example_of_the_booklet() -> None:
    """Two, two and three on one tile: discard; nothing; discard, clear and refill."""
    table = Alone(tiles=TILES)
    s = rolled(table, 2)
    assert tile(s, table, 0) == ["T1", None, "T3"]
    assert s.tech_pile_size[0] == 1
    second = Alone(document={"tiles": [["T1", None, "T3"], None, None]})
    s = rolled(second, 2)
    assert tile(s, second, 0) == ["T1", None, "T3"]
    s = rolled(second, 3)
    assert None not in tile(s, second, 0)
    assert s.tech_pile_size[0] == 2  # T3, and T1 that was left alone


@pytest.mark.parametrize(("turned", "number", "hit"), [(1, 2, 0), (1, 5, 2), (2, 5, 1), (2, 2, 2)])
def test_once_a_tile_is_turned_only_level_two_is_hit(turned: int, number: int, hit: int) -> None:
    past = "C1 C2 C3 C4 C5 C6 C7"
    table = Alone(past=past, document={"turned": turned})
    s = rolled(table, number)
    for n in range(3):
        assert (None in tile(s, table, n)) == (n == hit)


def test_the_die_is_rolled_once_in_every_turn() -> None:
    table = Alone(tiles=TILES).play("search", "search")
    assert table.solo["die"] in range(1, 7)
    missing = sum(card is None for cards in table.position("tiles") for card in cards)
    assert missing == 1
