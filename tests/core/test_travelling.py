"""Games and states travel between processes, and copies go their own way."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable

import pytest

import ostraka
from ostraka.core.errors import NothingToUndo
from ostraka.core.play.state import State

GAMES = ["arkantar", "ankhor", "ancient_knowledge", "ancient_knowledge_solo"]


def moved(state: State, plies: int) -> State:
    for _ in range(plies):
        if not state.over:
            state.play(state.codes[state.ply % len(state.codes)])
    return state


def travelled(state: State) -> State:
    again = pickle.loads(pickle.dumps(state))
    assert isinstance(again, State)
    return again


@pytest.mark.parametrize("name", GAMES)
def test_there_is_one_of_each_game(name: str) -> None:
    game = ostraka.load(name)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.copy(game) is game
    assert copy.deepcopy([game])[0] is game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, travelled])
def test_a_copy_is_the_same_with_its_past_and_goes_its_own_way(
    name: str, copied: Callable[[State], State]
) -> None:
    state = moved(ostraka.load(name).start(seed=5), 20)
    other = copied(state)
    for seat in range(state.players):
        assert other.view(seat) == state.view(seat)
        assert other.changes(seat, 3) == state.changes(seat, 3)
    assert (other.record, other.ply, other.codes) == (state.record, state.ply, state.codes)
    before = state.tobytes()
    assert moved(other, 5).tobytes() != before
    assert (state.tobytes(), state.ply) == (before, 20)
    for _ in range(5):
        other.undo()
    assert other.tobytes() == before


@pytest.mark.parametrize("name", GAMES[1:])
def test_what_was_redrawn_travels_as_it_is(name: str) -> None:
    state = moved(ostraka.load(name).start(seed=5), 12)
    drawn = state.reshuffled(state.seat or 0, seed=3)
    again = travelled(moved(drawn, 2))
    assert (again.tobytes(), again.ply) == (drawn.tobytes(), 14)
    assert again.view(0) == drawn.view(0)
    again.undo().undo()
    with pytest.raises(NothingToUndo):
        again.undo()


def test_a_game_that_was_given_up_stays_so() -> None:
    state = moved(ostraka.load("arkantar").start(seed=5), 4)
    state.resign(0)
    other = travelled(state)
    assert (other.over, other.outcome, other.agreed) == (True, state.outcome, state.agreed)


def test_another_process_knows_the_game() -> None:
    state = moved(ostraka.load("ankhor").start(seed=5), 6)
    ask = "import pickle, sys; s = pickle.load(sys.stdin.buffer); print(s.game.name, s.ply)"
    told = subprocess.run(
        [sys.executable, "-c", ask], input=pickle.dumps(state), capture_output=True, check=True
    )
    assert told.stdout.split() == [b"ankhor", b"6"]
