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
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.live.messages import choice


def at_ply(state: State, ply: int) -> State:
    """A state taken back to a ply."""
    if ply > state.ply:
        raise Refusal("unknown", Message("server-ply", ply=ply, last=state.ply))
    if ply < state.ply and state.agreed is not None:
        state.undo()
    while state.ply > ply:
        state.undo()
    return state


def turns_of(state: State) -> list[int]:
    """The seat that acted at each ply."""
    seats = []
    if state.agreed is not None:
        state.undo()
    while (ply := state.ply) > 0:
        if state.undo().ply < ply:  # and not somebody's leaving that was taken back
            seats.append(state.seat if state.seat is not None else -1)
    return seats[::-1]


def moment(state: State, ply: int, seat: int | None, everyone: bool) -> dict[str, Any]:
    """A game at a ply, from a viewpoint, or (everyone's) from that of the seat to act."""
    turns, last = turns_of(state.fork()), state.ply
    at_ply(state, ply)
    if everyone:
        seat = state.seat if state.seat is not None else (turns[-1] if turns else None)
    told = state.changes(seat, since=max(0, ply - 1))
    return {
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
            state.play(action if isinstance(action, str) else dict(action))
    except OstrakaError as error:
        raise refusal_of(error) from None
    return state, before


def position(state: State, seat: int | None, since: int) -> dict[str, Any]:
    """A state outside any table, from a viewpoint; None is that of the seat to act."""
    shown = state.seat if seat is None else seat
    asked = state.seat is not None and shown == state.seat
    return {
        "view": state.view(shown),
        "changes": [change.as_json() for change in state.changes(shown, since=since)],
        **(choice(state) if asked else {"legal": None, "gathering": None}),
    }


def analysed(state: State, seconds: float, best: int) -> dict[str, Any]:
    """The best actions of the seat to act."""
    try:
        found = analyse(state, Budget(seconds=seconds), best=best)
    except OstrakaError as error:
        raise refusal_of(error, "state") from None
    actions = {action.text: action for action in state.legal}
    return {
        "seat": found.seat,
        "ply": found.ply,
        "exact": found.exact,
        "iterations": found.iterations,
        "seconds": round(found.seconds, 3),
        "verdicts": [
            {
                "parts": actions[verdict.action].parts,
                "text": verdict.action,
                "message": verdict.sentence.as_json(),
                "wins": [round(share, 4) for share in verdict.wins],
                "scores": [round(points, 2) for points in verdict.scores],
                "visits": verdict.visits,
                "line": list(verdict.line),
            }
            for verdict in found.verdicts
        ],
    }


def reviewed(
    record: Record, seconds: float, progress: Callable[[int, int], None]
) -> dict[str, Any]:
    """Every decision of a game, graded."""
    found = review(record, Budget(seconds=seconds), progress=progress)
    state = record.begin()
    decisions = []
    for decision in found.decisions:
        line = (decision.best, *decision.line[1:]) if decision.best != decision.action else ()
        better = _turn_of(state.fork(), line)
        played = state.game.parse(state.raw, decision.action)
        decisions.append(
            {
                "ply": decision.ply,
                "seat": decision.seat,
                "text": decision.action,
                "message": decision.sentence.as_json(),
                "best": decision.best,
                "best_message": better[0]["message"] if better else None,
                "parts": state.legal[state.legal.codes.index(played)].parts,
                "better": better,
                "wins": [round(share, 4) for share in decision.wins],
                "loss": round(decision.loss, 4),
                "grade": decision.grade,
            }
        )
        state.play(decision.action)
    return {
        "state": "done",
        "done": len(decisions),
        "total": len(decisions),
        "decisions": decisions,
        "turning_points": [decision.ply for decision in found.turning_points],
        "mean_loss": [round(loss, 4) for loss in found.losses],
    }


def _turn_of(state: State, texts: Sequence[str]) -> list[dict[str, Any]]:
    """The actions of a line that the seat to act would play before anybody else is asked."""
    seat, found = state.seat, []
    for text in texts:
        action = next((one for one in state.legal if one.text == text), None)
        if action is None or state.seat != seat:
            break
        found.append({"text": text, "parts": action.parts, "message": action.message.as_json()})
        state.play(text)
        if state.over:
            break
    return found
