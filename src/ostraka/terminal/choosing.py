"""Choosing step by step: the things of one action, and several things in any order.

Several things are picked one at a time or at once, shown, and revocable until `done`; nothing is
played before.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any

from ostraka.core.message import Message
from ostraka.core.parts import Gathering, Parts
from ostraka.terminal.screen import say, write

if TYPE_CHECKING:
    from ostraka.terminal.table import Table

__all__ = ["Picked", "ask_slots", "gather"]

DONE = "done"


def ask_slots(table: Table, slots: Parts) -> Parts | None:
    """Fill the open slots one after the other; None when the person thinks better of it."""
    slots = dict(slots)
    while True:
        narrowed = table.state.narrow(**slots)
        if narrowed.slot is None:
            return narrowed.rows[0]
        label = table.state.game.label("slot", narrowed.slot)
        for number, thing in enumerate(narrowed.things, 1):
            write(f"{number:4}  {thing}")
        prompt = Message("terminal-slot", slot=label, count=len(narrowed.things))
        try:
            words = partial(map, str, narrowed.things)
            answer = table.lines.read(prompt.text(table.lang), table.looking, words)
        except EOFError:
            return None
        if not answer:
            return None
        thing = _meant(answer, narrowed.things)
        if thing is None:
            say("error-nothing-with", table.lang, thing=answer[:40])
        else:
            slots[narrowed.slot] = thing


def _meant(answer: str, things: list[Any]) -> Any:
    """The thing that was typed, or the one of that number."""
    for thing in things:
        if str(thing).casefold() == answer.casefold():
            return thing
    if answer.isdecimal() and 1 <= int(answer[:6]) <= len(things):
        return things[int(answer) - 1]
    return None


class Picked:
    """The things picked so far for one choice."""

    def __init__(self) -> None:
        self.key: Any = None
        self.things: Counter[str] = Counter()

    def at(self, table: Table, gathering: Gathering) -> Counter[str]:
        """What is picked for the choice at hand; nothing if it is another one by now."""
        key = (table.state.ply, gathering.slot)
        if key != self.key:
            self.key, self.things = key, Counter()
        return self.things


def gather(table: Table, text: str) -> bool:
    """Pick or put back what was typed, or end the choice; False if it is about something else."""
    gathering = table.state.gathering
    assert gathering is not None
    picked = table.picked.at(table, gathering)
    words = text.casefold().split()
    if words == [DONE]:
        table.state.play(gathering.parts(picked))
        table.keep()
        return True
    if words and words[0] == gathering.verb.casefold():
        words = words[1:]
    wanted = [_thing(word, gathering) for word in words]
    if not words or (None in wanted and _is_other(table, text, gathering)):
        return False
    after = Counter(picked)
    for word, thing in zip(words, wanted, strict=True):
        if thing is None:
            say("error-gather-thing", table.lang, thing=word[:40])
            return True
        _change(after, thing, gathering, back=word.startswith("-"))
    table.picked.things = after
    _show(table, gathering)
    return True


def _is_other(table: Table, text: str, gathering: Gathering) -> bool:
    """Whether a text is an action of another kind that is legal beside the choice."""
    return any(
        row["verb"] != gathering.verb and str(row["verb"]).casefold() == text.casefold().split()[0]
        for row in table.state.rows
    )


def _thing(word: str, gathering: Gathering) -> str | None:
    things = list(gathering.things)
    found = _meant(word, things)
    if found is None:
        found = _meant(word.lstrip("+-"), things)
    return None if found is None else str(found)


def _change(picked: Counter[str], thing: str, gathering: Gathering, *, back: bool) -> None:
    """Pick a thing once more, or put it back: typed again it goes back where it fits once."""
    most = gathering.things[thing]
    if back or (picked[thing] >= most and most == 1):
        picked[thing] -= 1
    else:
        picked[thing] = min(picked[thing] + 1, most)
    if picked[thing] <= 0:
        del picked[thing]


def _show(table: Table, gathering: Gathering) -> None:
    """What is picked, and whether it is enough."""
    things = sorted(table.picked.things.elements())
    left = gathering.least - len(things)
    over = len(things) - gathering.most
    say("terminal-picked", table.lang, things=", ".join(things) or "–", count=len(things))
    if left > 0:
        say("terminal-pick-more", table.lang, count=left)
    elif over > 0:
        say("terminal-pick-fewer", table.lang, count=over)
    else:
        say("terminal-pick-done", table.lang)
