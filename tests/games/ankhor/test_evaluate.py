"""How good a state looks, to the evaluation that the bots use."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ostraka import State
from ostraka.core.kernel.random import below, new_stream
from ostraka.games.ankhor.judgement import evaluate
from ostraka.games.ankhor.rules.tables import FEATURES

from .tabletop import GAME, SQUARE, domain, table

FOUR = ("blue jackal @0,0", "blue scarab @1,0", "blue falcon @2,0", "blue two @3,0")
APART = ("blue jackal @0,0", "white scarab @1,0", "black falcon @2,0", "green two @3,0")


def chances(state: State) -> Any:
    """Each seat's chance of winning."""
    out = np.zeros(state.players)
    evaluate.evaluate(state.raw, GAME.data, out)
    return out


def random_states(players: int, seed: int) -> list[State]:
    """Every seventh state of a random game."""
    state = GAME.start(seed=seed, players=players)
    stream, kept = new_stream(seed), []
    while not state.over:
        if state.ply % 7 == 0:
            kept.append(state.fork())
        state.play(state.codes[below(stream, len(state.codes))])
    return kept


def test_every_feature_has_an_early_and_a_late_weight() -> None:
    assert len(set(evaluate.NAMES)) == evaluate.WEIGHTS.size == 2 * len(FEATURES)
    assert np.isfinite(evaluate.WEIGHTS).all()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_seats_are_one(players: int) -> None:
    for state in random_states(players, players):
        found = chances(state)
        assert found.sum() == pytest.approx(1.0)
        assert (found > 0.0).all()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_does_not_count(players: int) -> None:
    for state in random_states(players, 10 + players):
        assert state.seat is not None
        assert (chances(state.reshuffled(state.seat, 1)) == chances(state)).all()


def test_seats_that_have_changed_places_have_changed_chances() -> None:
    rich, poor = domain(*FOUR, tokens="b w k"), domain(*SQUARE, tokens="a")
    here = chances(table(rich, poor, turn={"seat": 0, "first": 0}))
    there = chances(table(poor, rich, turn={"seat": 1, "first": 1}))
    assert here == pytest.approx(there[::-1])


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (domain(*FOUR), domain(*APART)),
        (domain(*FOUR), domain(*FOUR[:2])),
        (domain(*APART, tokens="b w k g"), domain(*APART)),
        (domain(*APART, tokens="a a"), domain(*APART)),
    ],
    ids=["a colour together", "more tiles", "more tokens", "ankhs"],
)
def test_who_has_more_is_more_likely_to_win(better: Any, worse: Any) -> None:
    assert chances(table(better, worse, turn={"seat": 0, "first": 0}))[0] > 0.5
    assert chances(table(worse, better, turn={"seat": 1, "first": 1}))[1] > 0.5


def test_a_tile_that_can_be_paid_counts_for_the_seat_whose_turn_it_is() -> None:
    seats = domain(*FOUR, tokens="b w"), domain(*APART, tokens="b w")
    fifth = table(*seats, offer=["blue desert", *[None] * 5], turn={"seat": 0, "first": 0})
    other = table(*seats, offer=["red desert", *[None] * 5], turn={"seat": 0, "first": 0})
    assert chances(fifth)[0] > chances(other)[0]
