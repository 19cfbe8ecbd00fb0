"""Puzzles of Arkantar: positions in which a single turn wins."""

from __future__ import annotations

import pytest

import ostraka
from ostraka import InvalidOption
from ostraka.core.game.puzzle import HARDEST
from ostraka.games.arkantar import Arkantar
from ostraka.games.arkantar.search.puzzles import winning_turns

GAME = ostraka.load("arkantar")


def test_puzzles_have_exactly_one_winning_turn() -> None:
    for puzzle in GAME.make_puzzles(3, seed=4):
        state = GAME.from_position(puzzle.position, seed=0)
        assert len(winning_turns(state, 1)) == 1
        assert 1 <= puzzle.difficulty <= HARDEST
        for action in puzzle.solution:
            state.play(action)
        assert state.outcome is not None
        assert state.outcome.winner is not None


def test_a_puzzle_is_won_in_one_turn_or_in_two() -> None:
    assert Arkantar.puzzles.turns == (1, 2)
    with pytest.raises(InvalidOption, match="in one turn or in two"):
        next(GAME.make_puzzles(1, turns=3))


def test_a_game_without_puzzles_says_so() -> None:
    game = ostraka.load("ankhor")
    assert game.puzzles is None
    with pytest.raises(InvalidOption, match="Ankh’or has no puzzles"):
        game.make_puzzles(1)
