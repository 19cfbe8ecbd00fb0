"""Winning in Arkantar found by trying everything: slow, and with nothing of the engine in it.

Only the rules are used (`legal` and `apply`), none of what the engine knows about threats.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import ostraka
from ostraka.core.kernel.compile import ACTION, kernel, records
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.kernel.verbs import apply, legal
from ostraka.core.play.state import State

__all__ = ["crowded_positions", "wins_in_two", "wins_now"]


@kernel
def take_the_monarch(stack: Any, actions: Any, data: Any, ply: int) -> bool:
    """Whether some row of actions of the side to act takes the Monarch before its turn ends."""
    seat = stack[ply].seat
    number = legal(stack[ply], data, actions[ply])
    for i in range(number):
        stack[ply + 1] = stack[ply]
        apply(stack[ply + 1], data, actions[ply, i])
        if stack[ply + 1].over:
            if stack[ply + 1].winner == seat:
                return True
        elif stack[ply + 1].seat == seat and take_the_monarch(stack, actions, data, ply + 1):
            return True
    return False


@kernel
def some_reply_saves(stack: Any, actions: Any, data: Any, ply: int, attacker: int) -> bool:
    """Whether the side to act has a turn after which the attacker cannot win at once."""
    number = legal(stack[ply], data, actions[ply])
    for i in range(number):
        stack[ply + 1] = stack[ply]
        apply(stack[ply + 1], data, actions[ply, i])
        if stack[ply + 1].over:
            if stack[ply + 1].winner != attacker:
                return True
        elif stack[ply + 1].seat == attacker:
            if not take_the_monarch(stack, actions, data, ply + 1):
                return True
        elif some_reply_saves(stack, actions, data, ply + 1, attacker):
            return True
    return False


@kernel
def force(stack: Any, actions: Any, data: Any, ply: int, attacker: int) -> bool:
    """Whether the attacker, to act, has a turn after which no reply saves the Monarch."""
    number = legal(stack[ply], data, actions[ply])
    for i in range(number):
        stack[ply + 1] = stack[ply]
        apply(stack[ply + 1], data, actions[ply, i])
        if stack[ply + 1].over:
            if stack[ply + 1].winner == attacker:
                return True
        elif stack[ply + 1].seat == attacker:
            if force(stack, actions, data, ply + 1, attacker):
                return True
        elif not some_reply_saves(stack, actions, data, ply + 1, attacker):
            return True
    return False


def _room(state: State) -> tuple[Any, Any]:
    stack = records(state.tobytes() + bytes(state.game.dtype.itemsize * 10), state.game.dtype)
    return stack, np.zeros((11, state.game.max_legal), ACTION)


def wins_now(state: State) -> bool:
    """Whether the side to act can win this turn."""
    stack, actions = _room(state)
    return bool(take_the_monarch(stack, actions, state.game.data, 0))


def wins_in_two(state: State) -> bool:
    """Whether the side to act can win this turn or, whatever the reply, in its next one."""
    stack, actions = _room(state)
    return bool(force(stack, actions, state.game.data, 0, int(stack[0].seat)))


def crowded_positions(count: int, seed: int) -> list[State]:
    """Positions with so little room that everything can be tried: three Knights hunt a Monarch.

    None of them is won this turn.
    """
    game = ostraka.load("arkantar")
    stream = new_stream(seed)
    found: list[State] = []
    while len(found) < count:
        tiles = ["#" if below(stream, 100) < 92 else "." for _ in range(49)]
        hunter = below(stream, 2)
        captured = "LLMMSSllmmss"
        knights = list(("LLMMSS", "llmmss")[hunter])
        pieces = [knights.pop(below(stream, len(knights))) for _ in range(3)]
        for piece in ("K", "k", *pieces):
            at = below(stream, 49)
            while tiles[at] not in "#.":
                at = below(stream, 49)
            tiles[at] = piece
            captured = captured.replace(piece, "", 1)
        rows = "/".join("".join(tiles[7 * row : 7 * row + 7]) for row in range(7))
        state = game.from_position(f"{rows} {'wb'[hunter]} {captured}", seed=0)
        if state.perft(3) < 1500 and not wins_now(state):
            found.append(state)
    return found
