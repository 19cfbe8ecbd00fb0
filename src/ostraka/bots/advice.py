"""What bots say to people: advice for the seat to act, and what a bot has done."""

from __future__ import annotations

from collections.abc import Sequence

from ostraka.bots.findings import Budget
from ostraka.bots.levels import levels
from ostraka.core.action import Action
from ostraka.core.errors import GameOver
from ostraka.core.message import Message
from ostraka.core.state import State

__all__ = ["advice", "public_sentence"]

REDEALS = 4


def advice(state: State, budget: Budget | None = None, seed: int = 0) -> Message:
    """The best action that the highest level finds for the seat to act, and its chance to win."""
    if state.over:
        raise GameOver(Message("error-over"))
    level = levels(state.game)[-1]
    search = level.start(state.game, seed, reuse=False)
    findings = search.run(state, budget or level.budget)
    action = state.legal[state.legal.codes.index(findings.best.code)]
    if findings.exact:
        return Message("bots-hint-sure", action=action.text, sentence=action.message)
    percent = round(100 * findings.best.wins[findings.seat])
    return Message("bots-hint", action=action.text, sentence=action.message, percent=percent)


def public_sentence(state: State, action: Action, watchers: Sequence[int]) -> Message:
    """What an action does, unless its sentence tells what somebody watching cannot know.

    It does so where it changes once all that they cannot know is drawn anew.
    """
    text = action.sentence()
    if state.game.hidden:
        for seat in watchers:
            for seed in range(REDEALS):
                other = state.reshuffled(seat, seed)
                codes = other.legal.codes
                if (
                    action.code not in codes
                    or other.legal[codes.index(action.code)].sentence() != text
                ):
                    name = state.game.seat_name(state.raw, state.seat or 0)
                    return Message("bots-acted", seat=name)
    return action.message
