"""Looking back and looking further: a game at any ply, other ways, analysis and reviews.

Each function is given a fork, so that it may run beside the event loop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ostraka.bots.analysis import analyse, review
from ostraka.core.errors import OstrakaError
from ostraka.core.game.study import Budget
from ostraka.core.i18n.message import Message
from ostraka.core.play.record import Record
from ostraka.core.play.state import State
from ostraka.protocol.base import AskedChoice
from ostraka.protocol.study import AnalysisShape, PositionAnswer, ReplayMoment, ReviewAnswer
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.live.messages import choice


def at_ply(state: State, ply: int) -> State:
    """A state taken back to a ply."""
    if ply > state.ply:
        raise Refusal("unknown", Message("server-ply", ply=ply, last=state.ply))
    if ply < state.ply and state.agreed is not None:
        state.undo()
    return state.back_to(ply)


def turns_of(state: State) -> list[int]:
    """The seat that acted at each ply."""
    seats = []
    if state.agreed is not None:
        state.undo()
    for ply in range(state.ply - 1, -1, -1):
        seat = state.back_to(ply).seat
        seats.append(seat if seat is not None else -1)
    return seats[::-1]


def moment(table: str, state: State, ply: int, seat: int | None, everyone: bool) -> ReplayMoment:
    """A game at a ply, from a viewpoint, or (everyone's) from that of the seat to act."""
    turns, last = turns_of(state.fork()), state.ply
    at_ply(state, ply)
    if everyone:
        seat = state.seat if state.seat is not None else (turns[-1] if turns else None)
    told = state.changes(seat, since=max(0, ply - 1))
    return {
        "table": table,
        "seat": seat,
        "ply": ply,
        "last": last,
        "view": state.view(seat),
        "changes": [change.as_json() for change in told],
        "turns": turns,
    }


def branched(state: State, ply: int, actions: Sequence[Any]) -> tuple[State, int]:
    """A state with other actions played from a ply on, and the ply before the last of them."""
    at_ply(state, ply)
    before = state.ply
    try:
        for action in actions:
            before = state.ply
            state.play(action)
    except OstrakaError as error:
        raise refusal_of(error) from None
    return state, before


def position(state: State, seat: int | None, since: int) -> PositionAnswer:
    """A state outside any table, from a viewpoint; None is that of the seat to act."""
    shown = state.seat if seat is None else seat
    asked: AskedChoice = {"legal": None, "gathering": None}
    if state.seat is not None and shown == state.seat:
        asked = choice(state)
    return {
        "view": state.view(shown),
        "changes": [change.as_json() for change in state.changes(shown, since=since)],
        **asked,
    }


def analysed(state: State, seconds: float, best: int) -> AnalysisShape:
    """The best actions of the seat to act."""
    try:
        return analyse(state, Budget(seconds=seconds), best=best).as_json()
    except OstrakaError as error:
        raise refusal_of(error, "state") from None


def reviewed(record: Record, seconds: float, progress: Callable[[int, int], None]) -> ReviewAnswer:
    """Every decision of a game, graded."""
    grades = review(record, Budget(seconds=seconds), progress=progress).grades()
    done = len(grades["decisions"])
    return {"state": "done", "done": done, "total": done, **grades}
