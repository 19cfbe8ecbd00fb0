"""Choosing several things at once: one action for people, a row of actions for the rules.

Rules ask for one thing after another in an order of their own, and may end a choice by themselves.
Here that row is found by asking them, on a fork, for whichever of the chosen things comes first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ostraka.core.errors import IllegalAction
from ostraka.core.message import Message
from ostraka.core.parts import Gathering, plain
from ostraka.core.quoted import quoted

if TYPE_CHECKING:
    from ostraka.core.state import State

__all__ = ["gathered"]


def gathered(state: State, gathering: Gathering, parts: Mapping[str, Any]) -> list[int]:
    """The row of actions that chooses what the parts name, whatever their order.

    A choice that has ended by itself has taken what was left to choose: there was no other way.
    """
    refusal = IllegalAction(Message("error-not-legal", action=quoted(dict(parts))))
    if gathering.at_once:
        return [_whole(state, gathering, parts)]
    if parts.get("verb", gathering.verb) != gathering.verb or len(parts) > 2:
        raise refusal
    left = gathering.counted(parts)
    fork = state.fork()
    codes: list[int] = []
    here: Gathering | None = gathering
    while here is not None and here.key == gathering.key and fork.seat == state.seat:
        code = _offered(fork, here, left)
        if code is None:
            raise refusal
        codes.append(code)
        fork.play(code)
        here = None if fork.over else fork.game.gathering(fork.raw)
    return codes


def _whole(state: State, gathering: Gathering, parts: Mapping[str, Any]) -> int:
    """The one action that takes all that was chosen; what else it does need not be said."""
    wanted = {"verb": gathering.verb, **parts}
    if wanted["verb"] == gathering.verb:
        wanted[gathering.slot] = gathering.named(gathering.counted(parts))
        for code, row in zip(state.codes.tolist(), state.rows, strict=True):
            if all(row.get(slot) == thing for slot, thing in wanted.items()):
                return code
    raise IllegalAction(state.game.why(state.raw, plain(wanted)))


def _offered(fork: State, gathering: Gathering, left: Counter[str]) -> int | None:
    """The first action that the rules offer for what is left to choose, or the one that ends it."""
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
