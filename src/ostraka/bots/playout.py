"""Beyond the tree: playing on at random, and looking at the states one action later."""

from __future__ import annotations

from typing import Any

from ostraka.bots.judge import standing, worth
from ostraka.core.kernel.compile import kernel
from ostraka.core.kernel.random import below
from ostraka.core.kernel.verbs import apply, legal, reshuffle


@kernel
def play_on(play: Any) -> None:
    """Play random actions from stack[1]; of several tries the best looking one is played."""
    stack, data, plan, stream = play.stack, play.data, play.plan, play.stream
    actions, places, points, values = play.actions, play.places, play.points, play.values
    played = 0
    while played < plan.playout and not stack[1].over:
        number = legal(stack[1], data, actions)
        action = actions[below(stream, number)]
        if plan.tries > 1 and number > 1:
            seat = stack[1].seat
            highest = -1.0
            for _ in range(plan.tries):
                candidate = actions[below(stream, number)]
                stack[2] = stack[1]
                apply(stack[2], data, candidate)
                worth(stack[2], data, places, points, values)
                if values[seat] > highest:
                    action, highest = candidate, values[seat]
        apply(stack[1], data, action)
        played += 1


@kernel
def values_after(play: Any, looks: float, samples: int, out: Any) -> int:
    """Write how good stack[0] is for the plan's seat after each action; how many there are.

    `looks` is how much the look of the state counts beside its points as they stand. Where
    something is hidden or left to chance, the mean over several redrawn states.
    """
    stack, data, plan, stream = play.stack, play.data, play.plan, play.stream
    actions, places, points, values = play.actions, play.places, play.points, play.values
    seat = plan.seat
    number = legal(stack[0], data, actions)
    out[:number] = 0.0
    for _ in range(samples):
        stack[1] = stack[0]
        if plan.redraw:
            reshuffle(stack[1], data, seat, stream)
        for i in range(number):
            stack[2] = stack[1]
            apply(stack[2], data, actions[i])
            worth(stack[2], data, places, points, values)
            value = values[seat]
            if looks < 1.0 and not stack[2].over:
                standing(stack[2], data, points, values)
                value = looks * value + (1.0 - looks) * values[seat]
            out[i] += value / samples
    return number
