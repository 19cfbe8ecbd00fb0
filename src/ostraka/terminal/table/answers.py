"""What a person typed, as actions: a number, a text, a whole turn in one line, or a verb.

A line with several actions is played as a whole or not at all. It ends where something hidden
comes to light or another seat is to act, so that nobody can try things out with it. A verb alone
(`buy`), or with its first things (`buy 4`), is asked for step by step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.errors import IllegalAction
from ostraka.core.game.game import LONGEST_ACTION
from ostraka.core.i18n.message import Message
from ostraka.core.play.parts import Parts
from ostraka.core.play.state import State
from ostraka.terminal.console import say
from ostraka.terminal.table.choosing import ask_slots, gather

if TYPE_CHECKING:
    from ostraka.terminal.table.table import Table


def answered(table: Table, text: str) -> None:
    """Play what was typed, and keep the game; refuses with the reason."""
    state = table.state
    if state.gathering is not None and gather(table, text):
        return
    if text.isdecimal():
        numbered(table, text)
        return
    if len(text) > LONGEST_ACTION:
        raise IllegalAction(Message("error-action-long", limit=LONGEST_ACTION))
    if text not in state.legal:
        slots = slots_of(state, text)
        if slots is not None:
            parts = ask_slots(table, slots)
            if parts is None:
                say("terminal-unchanged", table.lang)
            else:
                state.play(parts)
                table.keep()
            return
    _play(table, line_of(state, text))


def _play(table: Table, actions: list[str]) -> None:
    """Play actions and keep the game; one that lets the turn go on does so to its end."""
    state = table.state
    for action in actions:
        if action.casefold() == state.game.going_on:
            table.gone = state.seat, state.game.turn_number(state.raw)
        state.play(action)
    table.keep()


def numbered(table: Table, text: str) -> None:
    """Play the action of a number in the list."""
    state = table.state
    number, count = int(text[:9]), len(state.legal)
    if not 1 <= number <= count:
        raise IllegalAction(Message("terminal-no-number", number=text[:20], count=count))
    _play(table, [state.legal[number - 1].text])


def line_of(state: State, text: str) -> list[str]:
    """The actions of a line, tried out on a fork; refuses the line where one of them is refused."""
    fork, words = state.fork(), text.replace(";", " ").split()
    actions: list[str] = []
    while words:
        length = _longest(fork, words)
        if not length:
            break
        actions.append(" ".join(words[:length]))
        fork.play(actions[-1])
        words = words[length:]
        if words and (fork.over or fork.seat != state.seat):
            raise IllegalAction(Message("terminal-line-turn", done=actions[-1], rest=_rest(words)))
        if words and fork.raw.reveals != state.raw.reveals:
            raise IllegalAction(Message("terminal-line-light", done=actions[-1], rest=_rest(words)))
    if not words:
        return actions
    reason = fork.why_not(" ".join(words) if not actions else words[0])
    assert reason is not None
    if not actions:
        raise IllegalAction(reason)
    raise IllegalAction(Message("terminal-line-refused", rest=_rest(words), reason=reason))


def _longest(state: State, words: list[str]) -> int:
    """How many of the words, at most, are the text of one legal action."""
    lengths = {len(words), *(len(action.text.split()) for action in state.legal)}
    for length in sorted(lengths, reverse=True):
        if length <= len(words) and " ".join(words[:length]) in state.legal:
            return length
    return 0


def _rest(words: list[str]) -> str:
    return " ".join(words)[:40]


def slots_of(state: State, text: str) -> Parts | None:
    """The slots that a verb and some things fill, where that leaves something to choose."""
    verb, *things = text.casefold().split()
    rows = [row for row in state.rows if str(row["verb"]).casefold() == verb]
    if not rows:
        return None
    slots: Parts = {"verb": rows[0]["verb"]}
    for thing in things:
        narrowed = state.narrow(**slots)
        fits = [each for each in narrowed.things if str(each).casefold() == thing]
        if narrowed.slot is None or not fits:
            return None
        slots[narrowed.slot] = fits[0]
    return slots
