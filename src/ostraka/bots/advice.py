"""What bots say to people: advice for the seat to act."""

from __future__ import annotations

from ostraka.bots.levels import levels, sensible
from ostraka.core.errors import GameOver
from ostraka.core.message import Message
from ostraka.core.state import State
from ostraka.core.study import Budget, Stop

__all__ = ["advice"]


def advice(
    state: State, budget: Budget | None = None, seed: int = 0, stop: Stop | None = None
) -> Message:
    """The best action that the highest level finds for the seat to act, and its chance to win.

    Alone no chance is told: there the search weighs objectives and points, not opponents.
    """
    if state.over:
        raise GameOver(Message("error-over"))
    level = levels(state.game)[-1]
    search = level.start(state.game, seed, playing=False)
    findings = search.run(state, budget or level.budget, stop)
    best = sensible(state, findings)
    action = state.legal[state.legal.codes.index(best.code)]
    if findings.exact:
        return Message("bots-hint-sure", action=action.text, sentence=action.message)
    if state.players == 1:
        return Message("bots-hint-alone", action=action.text, sentence=action.message)
    percent = round(100 * best.wins[findings.seat])
    return Message("bots-hint", action=action.text, sentence=action.message, percent=percent)
