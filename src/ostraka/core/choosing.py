"""Choosing an action slot by slot: what is left to choose, what was chosen, and why not.

All of it is asked of a State, which offers it under the same names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ostraka.core.errors import GameOver, IllegalAction
from ostraka.core.gather import gathered
from ostraka.core.message import Message
from ostraka.core.parts import Gathering, Narrowed, Parts, narrowed, plain

if TYPE_CHECKING:
    from ostraka.core.action import Action
    from ostraka.core.state import State

__all__ = ["action_of", "codes_of", "narrowed_to", "refusal", "turn_of"]


def action_of(state: State, parts: Mapping[str, Any]) -> Action:
    """The legal action with these parts; refuses what is not legal, with the reason."""
    return state.legal.named(_code_of(state, parts))


def _code_of(state: State, parts: Mapping[str, Any]) -> int:
    wanted, rows = dict(parts), state.rows
    if wanted in rows:
        return state.codes[rows.index(wanted)]
    if state.over:
        raise refusal(state, wanted)
    gathering = state.gathering
    if gathering is not None and gathering.at_once and gathering.slot in wanted:
        return gathered(state, gathering, wanted)[0]
    raise IllegalAction(state.game.why(state.raw, plain(wanted)))


def codes_of(state: State, parts: Mapping[str, Any]) -> list[int]:
    """The kernel's numbers of the row of actions that parts stand for."""
    if state.over:
        raise refusal(state, parts)
    gathering = state.gathering
    if gathering is not None and gathering.slot in parts:
        return gathered(state, gathering, parts)
    return [_code_of(state, parts)]


def narrowed_to(state: State, slots: Mapping[str, Any]) -> Narrowed:
    """What remains legal once some slots are filled, and what may fill the next one."""
    rows, gathering = state.rows, state.gathering
    if gathering is not None and _gathers(gathering, rows, slots):
        return Narrowed([], gathering.slot, list(gathering.things), gathering)
    return narrowed(rows, slots)


def _gathers(gathering: Gathering, rows: list[Parts], slots: Mapping[str, Any]) -> bool:
    """Whether the slots leave nothing to choose but several things."""
    if gathering.at_once and gathering.slot in slots:
        return False
    known = (gathering.verb, gathering.done)
    verb = slots.get("verb")
    return verb == gathering.verb or (verb is None and all(row["verb"] in known for row in rows))


def refusal(state: State, action: Any) -> IllegalAction:
    """Why an action that is not among the legal ones is refused."""
    if state.over:
        return GameOver(Message("error-over"))
    return IllegalAction(Message("error-not-legal", action=str(action)[:40]))


def turn_of(state: State, seat: int) -> State:
    """A fork in which it is the turn of one of those who choose at once.

    Those before it have chosen something there. What, does not matter: no choice depends on
    another's, so the fork tells what this seat may choose.
    """
    if seat not in state.choosing:
        raise IllegalAction(Message("error-not-choosing", seat=seat))
    fork = state.fork()
    while fork.seat != seat:
        fork.play(fork.codes[0])
    return fork
