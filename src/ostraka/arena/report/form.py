"""Numbers and tables as a reader of a language expects them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import count
from typing import Any

from ostraka.arena.contest import Contest
from ostraka.arena.report.estimate import Estimate
from ostraka.core.i18n.message import Message
from ostraka.core.i18n.numbers import number

NOTHING = "–"


@dataclass(frozen=True)
class Cell:
    """A number in a table."""

    text: str


Row = Sequence[str | Cell]


@dataclass(frozen=True)
class ReportTable:
    """A table: its caption, the heads of its columns, and rows whose first cell is their head."""

    caption: str
    heads: Sequence[str]
    rows: Sequence[Row]

    def html(self) -> str:
        """As an element of a page, for eyes and for screen readers."""
        heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in self.heads)
        rows = "\n".join(f"<tr>{''.join(map(_cell, count(), row))}</tr>" for row in self.rows)
        return (
            f'<div class="wide" tabindex="0" role="region" aria-label="{escape(self.caption)}">'
            f"<table><caption>{escape(self.caption)}</caption>\n"
            f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>"
        )


@dataclass(frozen=True)
class ReportSection:
    """One part of a report: a title, a paragraph, perhaps a picture, the numbers in a table."""

    name: str
    title: str
    text: str
    table: ReportTable
    picture: str = ""


def _cell(place: int, cell: str | Cell) -> str:
    if place == 0:
        text = cell.text if isinstance(cell, Cell) else cell
        return f'<th scope="row">{escape(text)}</th>'
    if isinstance(cell, Cell):
        return f'<td class="number">{escape(cell.text)}</td>'
    return f"<td>{escape(cell)}</td>"


class Form:
    """The words and numbers of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, key: str, **values: Any) -> str:
        """A sentence of the report."""
        return Message(f"report-{key}", **values).text(self.lang)

    def bots(self, contest: Contest) -> list[str]:
        """The labels of the bots; a level alone would look like a number among numbers."""
        return [
            self.say("level", level=label) if bot.partition("@")[0].isdecimal() else label
            for bot, label in zip(contest.bots, contest.labels, strict=True)
        ]

    def listed(self, title: str, what: str, rows: Sequence[tuple[str, Cell]]) -> str:
        """A picture in words: its title, what it shows, and each of its numbers."""
        return f"{title}. {what}: {'; '.join(f'{row} {cell.text}' for row, cell in rows)}."

    def number(self, value: float | None, digits: int = 0, *, signed: bool = False) -> Cell:
        """A number with this many digits after the point; a true minus sign."""
        if value is None or math.isnan(value):
            return Cell(NOTHING)
        return Cell(number(value, digits, self.lang, signed=signed))

    def short(self, value: float) -> str:
        """A number with no more digits than it needs."""
        digits = len(f"{value:g}".partition(".")[2])
        return number(value, digits, self.lang)

    def percent(self, value: float | None, digits: int = 1, *, signed: bool = False) -> Cell:
        """A share in percent."""
        return self.number(None if value is None else 100 * value, digits, signed=signed)

    def range(self, estimate: Estimate, *, scale: float = 100.0, signed: bool = False) -> Cell:
        """The ends of an interval."""
        if not estimate.count:
            return Cell(NOTHING)
        if estimate.low is None or estimate.high is None:
            return Cell(self.say("few"))
        low, high = (
            self.number(scale * end, 1, signed=signed).text for end in (estimate.low, estimate.high)
        )
        return Cell(self.say("range", low=low, high=high))
