"""Choosing an action slot by slot, or several things at once: what is left, what was chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from ostraka.core.checks import quoted
from ostraka.core.errors import GameOver, IllegalAction
from ostraka.core.game.game import LONGEST_ACTION
from ostraka.core.i18n.message import Message
from ostraka.core.play.parts import Gathering, Narrowed, Parts, narrowed, plain

if TYPE_CHECKING:
    from ostraka.core.play.action import Action
    from ostraka.core.play.state import State


THINGS = (int, np.integer, list, tuple, Mapping)
"""What may fill a slot besides words."""


def find_action(state: State, parts: Mapping[str, Any]) -> Action:
    """The legal action with these parts; refuses what is not legal, with the reason."""
    return state.legal.named(_find_code(state, _read_parts(parts)))


def _read_parts(parts: Mapping[str, Any]) -> Parts:
    """Parts as given, with anything that no slot can hold turned into text."""
    if not isinstance(parts, Mapping):
        raise IllegalAction(Message("error-action-type", type=type(parts).__name__))
    return {
        quoted(slot): thing if _may_fill(thing) else quoted(thing, LONGEST_ACTION)
        for slot, thing in parts.items()
    }


def _may_fill(thing: Any) -> bool:
    """Whether it is a number or several things; bools are not numbers."""
    return isinstance(thing, THINGS) and not isinstance(thing, bool)


def _find_code(state: State, wanted: Parts) -> int:
    rows = state.rows
    if wanted in rows:
        return state.codes[rows.index(wanted)]
    if state.over:
        raise refusal(state, wanted)
    gathering = state.gathering
    if gathering is not None and gathering.at_once and gathering.slot in wanted:
        return _find_gathered(state, gathering, wanted)[0]
    raise IllegalAction(state.game.actions.why(state.raw, plain(wanted)))


def find_codes(state: State, parts: Mapping[str, Any]) -> list[int]:
    """The kernel's numbers of the row of actions that parts stand for."""
    if state.over:
        raise refusal(state, parts)
    wanted, gathering = _read_parts(parts), state.gathering
    if gathering is not None and gathering.slot in wanted:
        return _find_gathered(state, gathering, wanted)
    return [_find_code(state, wanted)]


def narrowed_to(state: State, slots: Mapping[str, Any]) -> Narrowed:
    """What remains legal once some slots are filled, and what may fill the next one."""
    rows, gathering, given = state.rows, state.gathering, _read_parts(slots)
    if gathering is not None and _gathers(gathering, rows, given):
        return Narrowed([], gathering.slot, list(gathering.things), gathering)
    return narrowed(rows, given)


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
    return IllegalAction(Message("error-not-legal", action=quoted(action)))


def turn_of(state: State, seat: int) -> State:
    """A fork in which it is the turn of one of those who choose at once.

    Those before it have chosen something there. It does not matter what: no choice depends
    on another, so the fork tells what this seat may choose.
    """
    if seat not in state.choosing:
        raise IllegalAction(Message("error-not-choosing", seat=seat))
    fork = state.fork()
    while fork.seat != seat:
        fork.play(fork.codes[0])
    return fork


def _find_gathered(state: State, gathering: Gathering, parts: Mapping[str, Any]) -> list[int]:
    """The row of actions that chooses what the parts name, in any order.

    A choice that ended by itself took all that was left: there was nothing else to choose.
    """
    refusal = IllegalAction(Message("error-not-legal", action=quoted(dict(parts))))
    if gathering.at_once:
        return [_find_combined(state, gathering, parts)]
    if parts.get("verb", gathering.verb) != gathering.verb or len(parts) > 2:
        raise refusal
    left = gathering.counted(parts)
    fork = state.fork()
    codes: list[int] = []
    here: Gathering | None = gathering
    while here is not None and here.key == gathering.key and fork.seat == state.seat:
        code = _next_code(fork, here, left)
        if code is None:
            raise refusal
        codes.append(code)
        fork.play(code)
        here = None if fork.over else fork.game.actions.gathering(fork.raw)
    return codes


def _find_combined(state: State, gathering: Gathering, parts: Mapping[str, Any]) -> int:
    """The one action that takes all chosen things; other slots may stay empty."""
    wanted = {"verb": gathering.verb, **parts}
    if wanted["verb"] == gathering.verb:
        wanted[gathering.slot] = gathering.named(gathering.counted(parts))
        for code, row in zip(state.codes.tolist(), state.rows, strict=True):
            if all(row.get(slot) == thing for slot, thing in wanted.items()):
                return code
    raise IllegalAction(state.game.actions.why(state.raw, plain(wanted)))


def _next_code(fork: State, gathering: Gathering, left: Counter[str]) -> int | None:
    """The next action of the row: one that takes a thing left to choose, or the one that ends."""
    for action in fork.legal:
        parts = action.parts
        thing = str(parts.get(gathering.one))
        if parts["verb"] == gathering.verb and thing in left:
            amount = parts[gathering.amount] if gathering.amount else 1
            if gathering.amount is None or amount == left[thing]:
                left[thing] -= amount
                if left[thing] <= 0:
                    del left[thing]
                return action.code
        if not left and parts["verb"] == gathering.done:
            return action.code
    return None
