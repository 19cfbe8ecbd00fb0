"""The observation: whole, declared, and of nothing that nobody can know."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ostraka import State
from ostraka.core.kernel.random import new_stream
from ostraka.games.ankhor.rules.codes import ROWS
from ostraka.testing.learning import Sights, check_learning

from .tabletop import GAME, SQUARE, domain, table


def fields(state: State, seat: int = 0) -> dict[str, Any]:
    return GAME.observation.split(state.observation(seat))


@pytest.mark.parametrize("edition", ["en", "es", "fr"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_observations_mean_equal_tables_and_actions(players: int, edition: str) -> None:
    choices, stream, sights = random.Random(players), new_stream(players), Sights(GAME)
    for seed in range(2):
        state = GAME.start(seed=seed, players=players, edition=edition)
        while not state.over:
            if choices.randrange(8) == 0:
                check_learning(state, stream, sights)
            state.play(choices.choice(state.codes.tolist()))


def test_scores_tokens_and_tiles_are_told_from_the_observers_side() -> None:
    choices = random.Random(3)
    state = GAME.start(seed=3, players=3)
    while not state.over:
        state.play(choices.choice(state.codes.tolist()))
        s = state.raw
        for seat in range(3):
            seen, order = fields(state, seat), [(seat + n) % 3 for n in range(3)]
            assert seen["score"][:3].tolist() == [state.scores[other] for other in order]
            assert seen["stock"][:3].tolist() == s.stock[order].tolist()
            assert seen["tiles"][:3].tolist() == s.tiles[order].tolist()
            assert seen["tile"].sum((1, 2))[3] == seen["stock"][3].sum() == 0
            assert seen["acting"].argmax() == (0 if state.over else order.index(int(s.seat)))
            assert seen["turns"] @ [128, 1] == s.turns
            assert seen["unseen"].sum() == s.pile.sum()


def test_the_last_action_is_told() -> None:
    state = table(domain(*SQUARE, tokens="a b w"), domain())
    assert fields(state)["last_seat"].sum() == fields(state)["last_verb"].sum() == 0
    index = state.indices[[a.text for a in state.legal].index("take b b w")]
    state.play("take b b w")
    for seat in range(2):
        seen = fields(state, seat)
        assert seen["last_seat"].argmax() == (0 - seat) % 2
        assert seen["last_verb"].argmax() == ROWS[index, 0]
        assert seen["last_action"].tolist() == ROWS[index, 1:].tolist()


def test_places_are_listed_in_the_order_of_the_actions() -> None:
    state = table(domain(*SQUARE, tokens="b w k g r"), domain())
    seen, s = fields(state), state.raw
    for action, index in zip(state.legal, state.indices, strict=True):
        told = GAME.describe_index(index)
        if told["verb"] != "buy":
            continue
        floor, number = told["spot"].split()
        x, y = seen[f"{floor}_spots"][int(number) - 1] / 2
        assert f"{x:g},{y:g}" == action.parts["place"]
    assert seen["ground"] == s.ground_places[0] == 8
    assert seen["upper"] == 1


# What a person at the table can tell apart, the numbers must tell apart. Each line changes a thing
# of a record that shows in the view; the observation of both seats must change with it.
CHANGES: dict[str, Callable[[Any], None]] = {
    "edition": lambda s: _set(s, "edition", 1),
    "phase": lambda s: _set(s, "phase", 1),
    "seat": lambda s: _set(s, "seat", 1),
    "first": lambda s: _set(s, "first", 1),
    "round": lambda s: _set(s, "rounds", 129),
    "turns": lambda s: _set(s, "turns", 257),
    "idle": lambda s: _set(s, "idle", 9),
    "bought": lambda s: _set(s, "bought", 1),
    "extra": lambda s: _set(s, "extra", 1),
    "spendable": lambda s: _set(s, "spendable", 0),
    "supply": lambda s: s.supply.__setitem__(2, 0),
    "bonus supply": lambda s: _set(s, "bonus_supply", 3),
    "the order of markers": lambda s: s.markers.__setitem__(0, s.markers[0, [1, 0, 2]]),
    "a gap in the offer": lambda s: s.offer.__setitem__(3, -1),
    "the size of a pile": lambda s: s.pile.__setitem__(1, 4),
    "a back": lambda s: s.piles.__setitem__((0, int(s.pile[0]) - 1), 34),
    "what is unseen": lambda s: s.unseen.__setitem__(7, 0),
    "a stock": lambda s: s.stock.__setitem__((1, 3), 2),
    "a stored token": lambda s: s.stored.__setitem__(1, 4),
    "a bonus token": lambda s: s.bonus.__setitem__(1, 1),
    "a tile's place": lambda s: s.at.__setitem__((1, 1), s.at[1, 1] + 2),
    "a tile's face": lambda s: s.face.__setitem__((1, 0), 33),
    "the order of tiles": lambda s: s.at.__setitem__(1, s.at[1, [1, 0, *range(2, 18)]]),
    "the end": lambda s: _set(s, "over", 3),
}


def _set(s: Any, name: str, value: int) -> None:
    s[name] = value


@pytest.mark.parametrize("what", CHANGES)
def test_what_can_be_seen_is_told_apart(what: str) -> None:
    theirs = domain("red two @0,0", "red falcon @1,0", tokens="g")
    state = table(domain(*SQUARE, tokens="a b w"), theirs)
    for seat in range(2):
        before, other = state.observation(seat), state.fork()
        CHANGES[what](other.raw)
        assert not np.array_equal(other.observation(seat), before), what


def test_what_must_be_returned_is_told_to_all() -> None:
    state = table(domain("blue two @0,0", tokens="b w k g r"), domain()).play("take a a a")
    while state.seat == 0 and state.raw.phase != 2:
        state.play("end")
    for seat in range(2):
        assert fields(state, seat)["surplus"].tolist() == [0, 1]
