"""No level moves a tile and then moves it again, as if to throw ankhs away."""

from __future__ import annotations

import pytest

from ostraka import State
from ostraka.bots import bot, levels
from ostraka.bots.advice import advice
from ostraka.core.game.study import Budget
from ostraka.games.ankhor.rules.codes import BUY, MOVE, kind_of, move_tile

from .tabletop import GAME, SQUARE, domain, table


def pointless(state: State) -> set[str]:
    """The texts of the actions that no bot plays."""
    codes = GAME.actions.pointless(state)
    return {action.text for action in state.legal if action.code in codes}


def test_the_tile_that_was_just_moved_is_not_moved_again() -> None:
    state = table(domain(*SQUARE, tokens="a a"), domain())
    assert pointless(state) == set()
    state.play("move 0,0 2,1")
    assert "move 2,1 0,0" in pointless(state)
    assert all(text.startswith("move 2,1 ") for text in pointless(state))
    assert "move 1,0 0,0" in state.legal


def test_taking_or_refreshing_in_between_makes_no_difference() -> None:
    state = table(domain(*SQUARE, tokens="a a"), domain()).play("move 0,0 2,1").play("take b b b")
    assert "move 2,1 0,0" in pointless(state)


def test_a_tile_bought_in_between_may_be_a_reason() -> None:
    held = domain(*SQUARE, tokens="b w a a")
    state = table(held, domain(), offer=["red two", *[None] * 5]).play("move 0,0 2,1")
    assert pointless(state) != set()
    assert "move 2,1 0,0" not in pointless(state.play("buy 1 @3,1"))


def test_the_tile_that_was_just_bought_is_not_moved() -> None:
    held = domain(*SQUARE, tokens="b w a a")
    state = table(held, domain(), offer=["red two", *[None] * 5]).play("buy 1 @2,1")
    assert pointless(state) != set()
    assert all(text.startswith("move 2,1 ") for text in pointless(state))


def test_the_next_turn_starts_again() -> None:
    state = table(domain(*SQUARE, tokens="a"), domain(*SQUARE[:2], tokens="a"))
    state.play("take b b b").play("move 0,0 2,1").play("take w w w")
    assert state.seat == 1
    assert pointless(state) == set()


def wasted(level: int, seed: int) -> tuple[int, int]:
    """In a game between two bots of a level: moves, and moves of a tile that had just moved."""
    budget = Budget(iterations=40) if levels(GAME)[level - 1].budget.seconds else None
    player = bot(GAME, level=level, seed=seed, budget=budget)
    state = GAME.start(seed=seed)
    moves = again = 0
    last: tuple[int, int] | None = None  # the turn and the tile of the last move
    while not state.over:
        action = player.choose(state)
        if kind_of(action.code) == MOVE:
            moved = int(state.raw.turns), int(move_tile(action.code))
            moves, again = moves + 1, again + (moved == last)
            last = moved
        elif kind_of(action.code) == BUY:
            last = None
        state.play(action)
    return moves, again


@pytest.mark.parametrize("level", [4, 5, 6, 7, 8])
def test_no_level_above_three_wastes_ankhs_on_one_tile(level: int) -> None:
    played = [wasted(level, seed) for seed in (1, 2, 3)]
    assert sum(moves for moves, _ in played) > 0, "nobody moved a tile"
    assert sum(again for _, again in played) == 0


def test_a_hint_does_not_move_the_tile_that_was_just_moved_either() -> None:
    state = table(domain(*SQUARE, tokens="a a"), domain()).play("move 0,0 2,1").play("take b b b")
    assert "move 2,1" not in advice(state, Budget(iterations=30)).text()
