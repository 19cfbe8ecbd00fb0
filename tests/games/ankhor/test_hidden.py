"""What is hidden stays hidden, and what has been seen stays as it was."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from .tabletop import GAME, domain, table

PILES = [["blue jackal", "white two", "red two"], ["white jackal", "blue two", "blue falcon"]]


def hidden_table(piles: list[list[str]] = PILES) -> Any:
    return table(domain(), domain(), offer=["green two", *[None] * 5], piles=piles)


def test_everything_but_the_order_of_the_piles_stays_as_it_was() -> None:
    state = GAME.start(seed=3, players=3)
    before: dict[str, Any] = dict(state.position)  # type: ignore[arg-type]
    after: dict[str, Any] = dict(state.reshuffled(0, 1).position)  # type: ignore[arg-type]
    assert after["piles"] != before["piles"]
    assert Counter(sum(after.pop("piles"), [])) == Counter(sum(before.pop("piles"), []))  # noqa: RUF017
    assert after == before


def test_the_top_backs_keep_their_colours_and_the_piles_their_sizes() -> None:
    state = hidden_table()
    for seed in range(200):
        other = state.reshuffled(seed % 2, seed)
        assert other.view(0)["table"] == state.view(0)["table"]


def test_every_order_that_fits_the_backs_is_equally_likely() -> None:
    # The top of pile 1 is blue, that of pile 2 white: 3 × 2 choices, then 4! orders of the rest.
    state = hidden_table()
    draws = 14_400
    seen: Counter[bytes] = Counter()
    for seed in range(draws):
        seen[state.reshuffled(0, seed).raw["piles"].tobytes()] += 1
    assert len(seen) == 6 * 24
    expected = draws / len(seen)
    chi = sum((count - expected) ** 2 / expected for count in seen.values())
    assert chi < 220  # 143 degrees of freedom: 186 at 1 %, 220 at 0.004 %


@pytest.mark.parametrize("piles", [[[], []], [["red two"], []], [[], ["red two", "blue two"]]])
def test_piles_that_have_run_out_are_no_trouble(piles: list[list[str]]) -> None:
    state = hidden_table(piles)
    for seed in range(20):
        other = state.reshuffled(1, seed)
        GAME.positions.check(other.raw)
        assert other.view()["table"] == state.view()["table"]


def test_tops_of_one_colour_can_change_places() -> None:
    state = hidden_table([["blue jackal"], ["blue two"]])
    orders = {str(state.reshuffled(0, seed).position["piles"]) for seed in range(30)}
    assert len(orders) == 2


def test_future_chance_is_redrawn_as_well() -> None:
    state = GAME.start(seed=3)
    assert state.reshuffled(0, 1).raw.chance != state.raw.chance


def test_all_seats_and_spectators_see_the_same_table() -> None:
    state = GAME.start(seed=3, players=4)
    views = [state.view(seat)["table"] for seat in (0, 1, 2, 3, None)]
    assert all(view == views[-1] for view in views)


def test_observations_put_the_observer_first() -> None:
    state = table(domain("blue two @0,0", tokens="b"), domain("red two @0,0", tokens="r"))
    mine, theirs = state.observation(0), state.observation(1)
    assert not np.array_equal(mine, theirs)
    swapped = table(
        domain("red two @0,0", tokens="r"),
        domain("blue two @0,0", tokens="b"),
        offer=state.position["offer"],  # type: ignore[index]
        piles=state.position["piles"],  # type: ignore[index]
        turn={"seat": 1, "first": 1},
    )
    assert np.array_equal(swapped.observation(1), mine)
    assert np.array_equal(swapped.observation(0), theirs)
