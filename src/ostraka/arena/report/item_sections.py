"""The parts of a report about things that can be taken: by their groups, and one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from ostraka.arena.report import pictures
from ostraka.arena.report.choices import PickRate, choices
from ostraka.arena.report.estimate import FEWEST
from ostraka.arena.report.form import NOTHING, Cell, Form, ReportSection, ReportTable, Row
from ostraka.arena.report.numbers import Numbers
from ostraka.core.game.game import Game
from ostraka.core.game.items import Item
from ostraka.core.i18n.message import Message

SHOWN = 8
"""This many of the best things are drawn, and this many of the worst."""
WORDS = ("reach", "taken", "rate", "wins", "interval", "gain", "interval")


def item_sections(numbers: Numbers, sort: str, game: Game, form: Form) -> Iterator[ReportSection]:
    """Both parts for a sort of things, in the words of its game."""
    items = game.items
    assert items is not None, "a game without items has none to report"

    @cache
    def group(name: str) -> str:
        return _said(lambda: items.group(Item(sort, name)), NOTHING, form)

    def label(name: str) -> str:
        return _said(lambda: items.label(Item(sort, name)), name, form)

    title = _said(lambda: game.label("items", sort), sort, form)
    grouped = form.say("groups", title=title)
    why = form.say("items-why", even=form.percent(numbers.even).text)
    found = [([choice.name], choice) for choice in choices(numbers, sort, group)]
    yield _section(f"{sort}-groups", grouped, why, ["group"], found, form)
    found = [([label(c.name), group(c.name)], c) for c in choices(numbers, sort)]
    few = form.say("items-few", least=FEWEST)
    yield _section(sort, title, few, ["item", "group"], found, form)


def _said(message: Callable[[], Message], otherwise: str, form: Form) -> str:
    """What the game calls something; a file may name things that the game no longer has."""
    try:
        return message().text(form.lang)
    except KeyError:
        return otherwise


def _section(
    name: str,
    title: str,
    why: str,
    heads: Sequence[str],
    found: Sequence[tuple[list[str], PickRate]],
    form: Form,
) -> ReportSection:
    axis = form.say("items-axis")
    rows = [(names[0], c.gain) for names, c in found if c.gain.low is not None]
    gap = SHOWN if len(rows) > 2 * SHOWN else None
    shown = rows if gap is None else rows[:SHOWN] + rows[-SHOWN:]
    gains = [(row, form.percent(gain.mean, signed=True)) for row, gain in shown]
    label = form.listed(title, axis, gains)
    picture = pictures.ladder(name, label, axis, shown, even=0.0, gap=gap) if shown else ""
    lines: list[Row] = [[*names, *_cells(choice, form)] for names, choice in found]
    table = ReportTable(title, [*map(form.say, (*heads, *WORDS))], lines)
    return ReportSection(name, title, why, table, picture)


def _cells(choice: PickRate, form: Form) -> list[Cell]:
    return [
        form.number(choice.reach),
        form.number(choice.taken),
        form.percent(choice.rate),
        form.percent(choice.wins.mean),
        form.range(choice.wins),
        form.percent(choice.gain.mean, signed=True),
        form.range(choice.gain, signed=True),
    ]
