"""Choosing several things at once: one action for people, a row of actions for the rules."""

from __future__ import annotations

from itertools import permutations

import pytest

import ostraka
from ostraka import IllegalAction, State


def opening() -> State:
    """A game that begins with a choice of several cards."""
    return ostraka.load("ancient_knowledge").start(seed=5)


def test_the_order_in_which_things_are_named_does_not_matter() -> None:
    state = opening()
    gathering = state.gathering
    assert gathering is not None
    chosen = list(gathering.things)[: gathering.least]
    ends = set()
    for order in list(permutations(chosen))[:6]:
        fork = state.fork().play({"verb": gathering.verb, gathering.slot: list(order)})
        ends.add(fork.tobytes())
    assert len(ends) == 1


def test_a_choice_of_several_things_is_undone_as_a_whole() -> None:
    state = opening()
    gathering = state.gathering
    assert gathering is not None
    before = state.tobytes()
    chosen = list(gathering.things)[-gathering.least :]
    state.play({"verb": gathering.verb, gathering.slot: chosen})
    assert state.ply > 0
    assert state.undo().tobytes() == before
    assert state.ply == 0


def test_it_is_carried_out_whole_or_not_at_all() -> None:
    state = opening()
    gathering = state.gathering
    assert gathering is not None
    before = state.tobytes()
    for chosen in ([], [*list(gathering.things)[: gathering.least - 1], "xyzzy"]):
        with pytest.raises(IllegalAction):
            state.play({"verb": gathering.verb, gathering.slot: chosen})
        assert state.tobytes() == before


def test_narrowing_says_that_several_things_may_be_chosen() -> None:
    state = opening()
    found = state.narrow()
    assert found.gathering == state.gathering
    assert found.gathering is not None
    assert (found.rows, found.slot) == ([], found.gathering.slot)
    assert found.things == list(found.gathering.things)
