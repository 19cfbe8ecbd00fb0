"""Choosing several things at once: one action for people, a row of actions for the rules."""

from __future__ import annotations

from itertools import permutations

import pytest

import ostraka
from ostraka import IllegalAction, State
from ostraka.core.kernel.random import below, new_stream


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


def test_a_choice_that_was_taken_back_is_forgotten() -> None:
    """Where as many single actions are played instead, each is undone by itself."""
    state = opening()
    gathering = state.gathering
    assert gathering is not None
    state.play({"verb": gathering.verb, gathering.slot: list(gathering.things)[: gathering.least]})
    plies = state.ply
    assert plies > 1
    state.undo()
    for _ in range(plies):
        state.play(int(state.codes[0]))
    assert state.undo().ply == plies - 1


def test_several_of_one_thing_and_one_of_several_things_are_chosen_alike() -> None:
    """Two of one card's knowledge, or one of each of two cards."""
    state = removing()
    gathering, seat = state.gathering, state.seat
    assert gathering is not None
    assert seat is not None
    first, second, *_ = gathering.things
    before = knowledge(state, seat)
    for chosen in ([first, first], [first, second], [second, second]):
        fork = state.fork().play({"verb": gathering.verb, gathering.slot: chosen})
        after = knowledge(fork, seat)
        assert after == {card: before[card] - chosen.count(card) for card in after}
        assert second in after
        assert fork.undo().tobytes() == state.tobytes()


def removing() -> State:
    """A game in which two knowledge tokens are to be removed from two cards or more."""
    for seed in range(40):
        state, stream = ostraka.load("ancient_knowledge").start(seed=seed), new_stream(seed)
        while not state.over and state.ply < 120:
            gathering = state.gathering
            if gathering is not None and gathering.amount and len(gathering.things) > 1:
                if gathering.least == 2 <= min(gathering.things.values()):
                    return state
            state.play(int(state.codes[below(stream, len(state.codes))]))
    raise AssertionError("there is no such game")


def knowledge(state: State, seat: int) -> dict[str, int]:
    """The tokens on the cards of a timeline; the oldest leaves it when the turn ends."""
    timeline = state.view(seat)["table"]["seats"][seat]["timeline"]
    return {each["card"]: each["knowledge"] for each in timeline}


def test_all_that_one_action_takes_is_named_in_any_order() -> None:
    state = ostraka.load("ankhor").start(seed=5)
    gathering = state.gathering
    assert gathering is not None
    assert gathering.at_once
    first, second, *_ = gathering.things
    ends = {
        state.fork().play({"verb": gathering.verb, gathering.slot: list(order)}).tobytes()
        for order in permutations([first, second, second])
    }
    assert len(ends) == 1
    assert ends != {state.fork().play({"verb": "take", "tokens": [first] * 3}).tobytes()}


def test_things_are_chosen_with_their_own_verb_and_nothing_else() -> None:
    state = opening()
    gathering = state.gathering
    assert gathering is not None
    things = list(gathering.things)[: gathering.least]
    for parts in ({"verb": "create"}, {"verb": gathering.verb, "space": 1}):
        with pytest.raises(IllegalAction):
            state.play({**parts, gathering.slot: things})
    assert state.ply == 0


def test_who_chooses_at_once_has_a_turn_of_their_own_and_nobody_else() -> None:
    state = opening()
    assert state.choosing == (0, 1)
    assert [state.turn_of(seat).seat for seat in state.choosing] == [0, 1]
    assert state.ply == 0
    alone = ostraka.load("arkantar").start(seed=1)
    assert alone.choosing == (0,)
    with pytest.raises(IllegalAction):
        alone.turn_of(1)


def test_it_is_carried_out_whole_or_not_at_all() -> None:
    state = opening()
    gathering = state.gathering
    assert gathering is not None
    before = state.tobytes()
    first, *others = list(gathering.things)[: gathering.least]
    refused = {
        "Choose exactly 4, not 0": [],
        "Choose exactly 4, not 3": others,
        "“xyzzy” cannot be chosen here": [*others, "xyzzy"],
        "can be chosen once at most": [first] * gathering.least,
    }
    for why, chosen in refused.items():
        with pytest.raises(IllegalAction, match=why):
            state.play({"verb": gathering.verb, gathering.slot: chosen})
        assert state.tobytes() == before


def test_narrowing_says_that_several_things_may_be_chosen() -> None:
    state = opening()
    found = state.narrow()
    assert found.gathering == state.gathering
    assert found.gathering is not None
    assert (found.rows, found.slot) == ([], found.gathering.slot)
    assert found.things == list(found.gathering.things)
