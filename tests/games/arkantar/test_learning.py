"""What learners see of Arkantar: both seats look at the board from their own side."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from ostraka.core.play.state import State
from ostraka.games.arkantar import GAME
from ostraka.games.arkantar.rules.codes import COUNT, END, MOVE, PASS, TURNED

LAYOUT = GAME.observation


def seen(state: State, seat: int) -> dict[str, np.ndarray]:
    return LAYOUT.split(state.observation(seat))


def play_index(state: State, index: int) -> None:
    state.play(int(GAME.kernel_action(state.raw, GAME.data, index)))


def test_the_action_space_has_1080_actions_made_from_the_board_alone() -> None:
    assert GAME.action_count == COUNT == 1080
    verbs = np.bincount(GAME.action_table["verb"])
    assert dict(zip(GAME.actions.kinds, verbs.tolist(), strict=True)) == {
        "build": 49,
        "break": 49,
        "move": 49 * 4,
        "take": 49 * 4 * 4,
        "end": 1,
        "pass": 1,
    }


def test_turning_the_board_twice_changes_nothing() -> None:
    assert np.array_equal(TURNED[1][TURNED[1]], np.arange(COUNT))
    assert TURNED[1, [END, PASS]].tolist() == [END, PASS]
    a1_up, g7_down = MOVE, MOVE + (48 * 4 + 2) * 5
    assert TURNED[1, a1_up] == g7_down


def test_an_index_is_described_as_the_acting_seat_would_play_it() -> None:
    state = GAME.start(seed=1).play("+c4").play("+c3").play("end")
    (index,) = (i for i, a in zip(state.indices, state.legal, strict=True) if a.text == "+e5")
    assert GAME.describe_index(index, seat=1) == {"verb": "build", "tile": "e5"}
    assert GAME.describe_index(index) == {"verb": "build", "tile": "c3"}
    ransom = MOVE + (3 * 4 + 1) * 5 + 4
    assert GAME.describe_index(ransom) == {
        "verb": "take",
        "piece": "d1",
        "direction": "right",
        "ransom": "S",
    }


@pytest.mark.parametrize("seed", range(4))
def test_a_game_that_white_begins_looks_the_same_from_the_other_side(seed: int) -> None:
    black = GAME.start(seed=seed)
    white = GAME.from_position(str(black.position).replace(" b -", " w -"), seed=seed)
    assert white.seat == 1
    chance = np.random.default_rng(seed)
    while not black.over:
        assert sorted(black.indices) == sorted(white.indices)
        for seat in range(2):
            assert np.array_equal(black.observation(seat), white.observation(1 - seat))
        index = int(chance.choice(black.indices))
        play_index(black, index)
        play_index(white, index)
    assert white.over
    assert seen(black, 0)["won"] == seen(white, 1)["won"]


def test_the_last_action_is_seen_from_both_sides() -> None:
    state = GAME.start(seed=1).play("-d2").play("d1-d5")
    own, other = seen(state, 0), seen(state, 1)
    assert own["last_action"] == other["last_action"] == 3
    assert [int(own["last_direction"]), int(other["last_direction"])] == [1, 3]
    assert np.argwhere(own["last_tile"]).tolist() == [[0, 3]]
    assert np.argwhere(other["last_tile"]).tolist() == [[6, 3]]


def test_options_are_part_of_what_is_seen() -> None:
    state = GAME.start(seed=1, stuck="lose", repetition=False, inertia=7)
    fields = seen(state, 0)
    assert [int(fields[name]) for name in ("stuck_loses", "repetition", "inertia")] == [1, 0, 7]


def test_every_field_changes_in_some_game() -> None:
    met: dict[str, set[bytes]] = {field.name: set() for field in LAYOUT}
    chance = np.random.default_rng(5)
    for seed in range(30):
        stuck = ("pass", "lose")[seed % 2]
        state = GAME.start(seed=seed, stuck=stuck, repetition=seed % 3 > 0, inertia=seed)
        while not state.over:
            state.play(int(chance.choice(state.legal.codes)))
            for name, part in seen(state, 0).items():
                met[name].add(part.tobytes())
    assert all(len(values) > 1 for values in met.values()), met


def test_two_actions_in_a_turn_leave_different_traces() -> None:
    """The same position reached in two ways differs in the last action alone."""
    ways = [GAME.start(seed=1).play(a).play(b) for a, b in (("+c4", "+e4"), ("+e4", "+c4"))]
    fields = [seen(state, 1) for state in ways]
    for one, two in pairwise(fields):
        assert [name for name in one if not np.array_equal(one[name], two[name])] == ["last_tile"]
