"""The small boards: their rules are those of the large one, and the smallest is solved."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import ostraka
from ostraka import State
from ostraka.core.errors import InvalidPosition
from ostraka.core.kernel.random import below, new_stream
from ostraka.testing import check_game
from tests.games.arkantar.solver import Position, Solver

GAME = ostraka.load("arkantar")
SMALL: dict[str, Any] = {"board": "3x3", "repetition": False, "inertia": 0}
SOLVER = Solver(3)


def start(**options: Any) -> State:
    return GAME.start(seed=1, **{**SMALL, **options})


def position_of(state: State) -> Position:
    """The position of a state as the solver writes it, seen by the side to act."""
    text, side, captured = state.position.split(" ")  # type: ignore[union-attr]
    rows = [row[2:5] for row in reversed(text.split("/")[2:5])]
    board, taken = "".join(rows), captured.replace("-", "")
    if side == "b":
        board, taken = board.swapcase(), taken.swapcase()
    return board, "".join(sorted(taken))


@cache
def turns(position: bytes) -> tuple[bytes, ...] | None:
    """By the kernel: the states that a turn leads to, None if one wins."""
    found: dict[str, bytes] = {}
    todo = [KNOWN[position]]
    while todo:
        state = todo.pop()
        for code in state.codes.tolist():
            after = state.fork().play(code)
            if after.over:
                return None
            if after.seat == KNOWN[position].seat:
                todo.append(after)
            elif str(after.position) not in found:
                clean = GAME.from_position(after.position, seed=1, **SMALL)
                KNOWN.setdefault(clean.tobytes(), clean)
                found[str(after.position)] = clean.tobytes()
    return tuple(found.values())


KNOWN: dict[bytes, State] = {}


def kept(state: State) -> bytes:
    clean = GAME.from_position(state.position, seed=1, **SMALL)
    KNOWN.setdefault(clean.tobytes(), clean)
    return clean.tobytes()


@cache
def wins(position: bytes, number: int) -> bool:
    """By the kernel: whether the side to act forces the win in so many turns of its own."""
    after = turns(position)
    return after is None or (number > 1 and any(loses(one, number - 1) for one in after))


def loses(position: bytes, number: int) -> bool:
    after = turns(position)
    return after is not None and all(wins(one, number) for one in after)


def test_small_boards_lie_between_walls_that_cannot_be_broken() -> None:
    for board, pieces, side in (("5x5", 5, 5), ("3x3", 2, 3)):
        state = GAME.start(seed=1, board=board)
        table = state.view(None)["table"]
        assert len(table["outside"]) == 49 - side * side
        assert set(table["outside"]) <= set(table["walls"])
        assert len(table["pieces"]) == 2 * pieces
        wall = table["outside"][0]
        refused = state.why_not(f"-{wall}")
        assert refused is not None
        assert refused.text() == f"Tile {wall} lies outside the small board."


@pytest.mark.parametrize("board", ["5x5", "3x3"])
def test_small_boards_keep_every_promise_of_a_game(board: str) -> None:
    assert check_game(GAME, seeds=range(1), options=({"board": board},), every=9) > 10


def test_a_position_with_a_gap_around_a_small_board_is_refused() -> None:
    text = "######./#######/##.LK##/#######/##kl.##/#######/####### b -"
    with pytest.raises(InvalidPosition, match="every tile outside it must be a Wall"):
        GAME.from_position(text, board="3x3")
    GAME.from_position(text)


def test_on_the_smallest_board_nobody_can_force_a_win() -> None:
    """Solved: more turns than six change nothing, since no position is won in more than that."""
    beginning = position_of(start())
    for number in (1, 2, 6, 12):
        assert not SOLVER.wins(beginning, number)
        assert not SOLVER.loses(beginning, number)


def test_the_rules_agree_with_the_solver_about_the_beginning() -> None:
    beginning = kept(start())
    assert not wins(beginning, 2)
    assert not loses(beginning, 2)


def test_with_a_small_knight_the_side_that_begins_last_wins_in_two_turns() -> None:
    """A Large Knight cannot take a Small one."""
    text = "#######/#######/##.SK##/#######/##kl.##/#######/####### b -"
    state = GAME.from_position(text, seed=1, **SMALL)
    assert SOLVER.loses(position_of(state), 2)
    assert not SOLVER.loses(position_of(state), 1)
    assert loses(kept(state), 2)


def test_the_rules_agree_with_the_solver_wherever_random_turns_lead() -> None:
    stream = new_stream(5)
    values = set()
    for _ in range(6):
        here = kept(start())
        for _ in range(4):
            there = position_of(KNOWN[here])
            after, expected = turns(here), SOLVER.turns(there)
            value = wins(here, 1), loses(here, 1)
            assert value == (SOLVER.wins(there, 1), SOLVER.loses(there, 1))
            values.add(value)
            if after is None or expected is None:
                assert after is None
                assert expected is None
                break
            assert {position_of(KNOWN[one]) for one in after} == expected
            here = after[below(stream, len(after))]
    assert len(values) > 1
