"""Choosing step by step: the things of one action, and several things in any order.

Several things are picked one at a time or at once, shown, and revocable until `done`; nothing is
played before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from ostraka.core.errors import IllegalAction
from ostraka.core.i18n.message import Message
from ostraka.core.play.parts import Gathering, Parts
from ostraka.terminal.console import say, write

if TYPE_CHECKING:
    from ostraka.terminal.table.table import TerminalTable


DONE = "done"


def ask_slots(table: TerminalTable, slots: Parts) -> Parts | None:
    """Fill the open slots one after the other; None when the person thinks better of it."""
    slots = dict(slots)
    while True:
        narrowed = table.seat.narrow(**slots)
        if narrowed.slot is None:
            return narrowed.rows[0]
        label = table.seat.game.label("slot", narrowed.slot)
        for number, thing in enumerate(narrowed.things, 1):
            write(f"{number:4}  {_described(table, slots | {narrowed.slot: thing}, thing)}")
        prompt = Message("terminal-slot", slot=label, count=len(narrowed.things))
        try:
            words = partial(map, str, narrowed.things)
            answer = table.seat.lines.read(prompt.text(table.lang), table.seat.asked, words)
        except EOFError:
            return None
        if not answer:
            return None
        thing = _meant(table.seat.game.actions.spelled(answer), narrowed.things)
        if thing is None:
            say("error-nothing-with", table.lang, thing=answer[:40])
        else:
            slots[narrowed.slot] = thing


def _described(table: TerminalTable, slots: Parts, thing: Any) -> str:
    """A thing with what it is, or with what is done once it is chosen."""
    seat = table.seat
    told = seat.game.display.describe(str(thing), table.lang)
    if told is not None:
        return told.replace("\n", " — ")
    rows = seat.narrow(**slots).rows
    return f"{thing}  {seat.sentence(rows[0])}".rstrip() if len(rows) == 1 else str(thing)


def _meant(answer: str, things: list[Any]) -> Any:
    """The thing that was typed, or the one of that number."""
    thing = _named(answer, things)
    if thing is None and answer.isdecimal() and 1 <= int(answer[:6]) <= len(things):
        return things[int(answer) - 1]
    return thing


def _named(answer: str, things: list[Any]) -> Any:
    return next((each for each in things if str(each).casefold() == answer.casefold()), None)


class Picked:
    """The things picked so far for one choice."""

    def __init__(self) -> None:
        self.key: Any = None
        self.things: Counter[str] = Counter()

    def at(self, table: TerminalTable, gathering: Gathering) -> Counter[str]:
        """What is picked for the choice at hand; nothing if it is another one by now."""
        key = (table.seat.moment, gathering.slot)
        if key != self.key:
            self.key, self.things = key, Counter()
        return self.things

    def put_back(self, table: TerminalTable) -> bool:
        """Put back what was picked last; False where nothing is picked."""
        gathering = table.seat.gathering
        if gathering is None or not self.at(table, gathering):
            return False
        _change(self.things, list(self.things)[-1], gathering, "-")
        _show(table, gathering)
        return True


def gather(table: TerminalTable, text: str) -> bool:
    """Pick or put back what was typed, or end the choice; False if it is about something else.

    With its verb and as many things as must be chosen, or with `done` after them, a line is played
    at once.
    """
    gathering = table.seat.gathering
    assert gathering is not None
    if gathering.at_once and table.seat.is_legal(text):
        return False
    picked = table.picked.at(table, gathering)
    words = text.casefold().split()
    said = bool(words) and words[0] == gathering.verb.casefold()
    words = words[1:] if said else words
    if words == [DONE]:
        _play(table, gathering, picked)
        return True
    ends = len(words) > 1 and words[-1] == DONE
    words = words[:-1] if ends else words
    if not words:
        print_gathering(gathering, picked, table.lang)
        return True
    if said and gathering.amount is not None:
        words = _amounts(words)
    wanted = [_thing(word, gathering) for word in words]
    if None in wanted and (gathering.at_once or not said):
        return False  # a line of several actions, or a mistake that the rules explain
    changes: list[tuple[str, str]] = []
    for word, thing in zip(words, wanted, strict=True):
        if thing is None:
            say("error-gather-thing", table.lang, thing=word[:40])
            return True
        changes.append((word, thing))
    line = _changed(Counter(), changes, gathering)
    if said and line.total() == gathering.least == gathering.most:
        _play(table, gathering, line)
        return True
    after = table.picked.things = _changed(picked, changes, gathering)
    if ends:
        _play(table, gathering, after)
    else:
        _show(table, gathering)
    return True


def _amounts(words: list[str]) -> list[str]:
    """Things with how much of them: the action `remove P31 2` of the list says `P31=2`."""
    joined: list[str] = []
    for word in words:
        if word.isdecimal() and joined and not joined[-1].isdecimal() and "=" not in joined[-1]:
            joined[-1] += f"={word}"
        else:
            joined.append(word)
    return joined


def _play(table: TerminalTable, gathering: Gathering, things: Counter[str]) -> None:
    table.seat.play(gathering.parts(things))


def _thing(word: str, gathering: Gathering) -> str | None:
    """The thing that a word means: its name, its number, or the beginning of one name alone.

    Where all are taken in one action, a number is that of an action in the list.
    """
    things = list(gathering.things)
    bare = word.lstrip("+-").partition("=")[0]
    meant = _named if gathering.at_once else _meant
    found = meant(word, things) or meant(bare, things)
    if found is None:
        begun = [thing for thing in things if thing.casefold().startswith(bare)]
        found = begun[0] if len(begun) == 1 and bare else None
    return None if found is None else str(found)


def _changed(
    picked: Counter[str], changes: Iterable[tuple[str, str]], gathering: Gathering
) -> Counter[str]:
    """What is picked after some words and the things that they mean; refuses too many of one."""
    after = Counter(picked)
    for word, thing in changes:
        _change(after, thing, gathering, word)
    return after


def _change(picked: Counter[str], thing: str, gathering: Gathering, word: str) -> None:
    """Pick a thing once more, or so often (`C5=2`), or put it back (`-C5`).

    What can be chosen once only goes back when it is typed again.
    """
    most = gathering.things[thing]
    amount = word.partition("=")[2]
    if amount.isdecimal():
        picked[thing] = int(amount[:4])
    elif word.startswith("-") or (picked[thing] >= most == 1):
        picked[thing] -= 1
    else:
        picked[thing] += 1
    if picked[thing] > most:
        raise IllegalAction(Message("error-gather-often", thing=thing, most=most))
    if picked[thing] <= 0:
        del picked[thing]


def _show(table: TerminalTable, gathering: Gathering) -> None:
    """What is picked, and whether it is enough."""
    count = table.picked.things.total()
    left = gathering.least - count
    over = count - gathering.most
    print_picked(table.picked.things, table.lang)
    if left > 0:
        say("terminal-pick-more", table.lang, count=left)
    elif over > 0:
        say("terminal-pick-fewer", table.lang, count=over)
    else:
        say("terminal-pick-done", table.lang)


def print_gathering(gathering: Gathering, picked: Counter[str], lang: str) -> None:
    """What may be chosen, how many of it, with which verb, and what is picked already."""
    most, least = gathering.most, gathering.least
    sort = "exactly" if least == most else "between" if least else "most"
    things = ", ".join(
        thing if often == 1 else f"{thing} (×{often})" for thing, often in gathering.things.items()
    )
    verb = gathering.verb
    say(f"terminal-gather-{sort}", lang, verb=verb, things=things, least=least, most=most)
    several = next((thing for thing, often in gathering.things.items() if often > 1), None)
    if several is not None and most > 1:
        say("terminal-gather-amount", lang, thing=several)
    if picked:
        print_picked(picked, lang)


def print_picked(picked: Counter[str], lang: str) -> None:
    """What is picked so far."""
    things = sorted(picked.elements())
    say("terminal-picked", lang, things=", ".join(things) or "–", count=len(things))
