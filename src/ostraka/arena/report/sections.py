"""The parts of a report: what each says, shows and lists."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ostraka.arena.report import pictures
from ostraka.arena.report.choices import sorts
from ostraka.arena.report.estimate import Estimate
from ostraka.arena.report.form import Cell, Form, ReportSection, ReportTable, Row
from ostraka.arena.report.item_sections import item_sections
from ostraka.arena.report.numbers import Numbers, Spread
from ostraka.core.game.game import Game


def sections(numbers: Numbers, game: Game, form: Form) -> Iterator[ReportSection]:
    """All parts for which there are numbers."""
    if not numbers.results:
        return
    yield _points(numbers, form)
    yield _matrix(numbers, form)
    yield _ratings(numbers, form)
    if numbers.clean:
        yield _scores(numbers, form)
        yield _lengths(numbers, form)
        yield _seats(numbers, form)
    if any(numbers.time(bot) for bot in numbers.ladder):
        yield _times(numbers, form)
    for sort in sorts(numbers):
        yield from item_sections(numbers, sort, game, form)


def _points(numbers: Numbers, form: Form) -> ReportSection:
    labels = form.bots(numbers.contest)
    rows = [(labels[bot], numbers.points[bot]) for bot in numbers.ladder]
    return _shares("points", "bot", rows, numbers, form)


def _seats(numbers: Numbers, form: Form) -> ReportSection:
    seats = range(numbers.contest.players)
    rows = [(f"{form.say('seat')} {seat + 1}", numbers.seat(seat)) for seat in seats]
    return _shares("seats", "seat", rows, numbers, form)


def _shares(
    name: str, head: str, rows: list[tuple[str, Estimate]], numbers: Numbers, form: Form
) -> ReportSection:
    """A share of the victory for each row."""
    title, axis = form.say(name), form.say("points-axis")
    known = [(row, estimate) for row, estimate in rows if estimate.count]
    label = form.listed(title, axis, [(row, form.percent(each.mean)) for row, each in known])
    picture = pictures.ladder(name, label, axis, known, even=numbers.even)
    heads = [form.say(head), axis, form.say("interval"), form.say("count")]
    lines: list[Row] = [
        [row, form.percent(found.mean), form.range(found), form.number(found.count)]
        for row, found in rows
    ]
    return ReportSection(
        name, title, form.say(f"{name}-why"), ReportTable(title, heads, lines), picture
    )


def _matrix(numbers: Numbers, form: Form) -> ReportSection:
    labels, order = form.bots(numbers.contest), numbers.ladder
    title = form.say("matrix")
    cells = [
        [None if row == column else numbers.against(row, column) for column in order]
        for row in order
    ]
    names = [labels[bot] for bot in order]
    why = form.say("matrix-why", players=numbers.contest.players)
    pairs = [
        (f"{names[y]} – {names[x]}", form.percent(found.mean))
        for y, row in enumerate(cells)
        for x, found in enumerate(row)
        if y < x and found is not None
    ]
    label = form.listed(title, form.say("pair"), pairs)
    picture = pictures.matrix("matrix", label, names, cells)
    heads = [form.say("pair"), *names]
    lines: list[Row] = [
        [name, *(Cell("") if found is None else _pair(found, form) for found in row)]
        for name, row in zip(names, cells, strict=True)
    ]
    return ReportSection("matrix", title, why, ReportTable(title, heads, lines), picture)


def _pair(found: Estimate, form: Form) -> Cell:
    """Share, interval and games of a pair, in one cell."""
    if not found.count:
        return Cell("–")
    return Cell(f"{form.percent(found.mean).text} ({form.range(found).text}; {found.count})")


def _ratings(numbers: Numbers, form: Form) -> ReportSection:
    title, axis = form.say("rating"), form.say("rating-axis")
    rows = list(zip(form.bots(numbers.contest), numbers.ratings, strict=True))
    rows.sort(key=lambda row: -row[1].mean)
    label = form.listed(title, axis, [(row, form.number(each.mean, 1)) for row, each in rows])
    picture = pictures.ladder("rating", label, axis, rows, scale=1.0)
    heads = [form.say("bot"), axis, form.say("interval"), form.say("count")]
    lines: list[Row] = [
        [row, form.number(found.mean, 1), form.range(found, scale=1.0), form.number(found.count)]
        for row, found in rows
    ]
    return ReportSection(
        "rating", title, form.say("rating-why"), ReportTable(title, heads, lines), picture
    )


def _spreads(title: str, head: str, rows: list[tuple[str, Spread]], form: Form) -> ReportTable:
    words = ("mean", "least", "lower", "median", "upper", "most", "count")
    lines: list[Row] = [
        [
            row,
            form.number(spread.mean, 1),
            *(form.number(value, int(value % 1 > 0)) for value in spread.quartiles),
            form.number(len(spread.values)),
        ]
        for row, spread in rows
    ]
    return ReportTable(title, [form.say(head), *map(form.say, words)], lines)


def _by_bot(numbers: Numbers, form: Form, read: Callable[[int], Any]) -> list[tuple[str, Any]]:
    names = form.bots(numbers.contest)
    found = [(names[bot], read(bot)) for bot in numbers.ladder]
    return [(name, value) for name, value in found if value is not None]


def _scores(numbers: Numbers, form: Form) -> ReportSection:
    title, axis = form.say("scores"), form.say("scores-axis")
    rows = _by_bot(numbers, form, numbers.scores)
    means = [(row, form.number(spread.mean, 1)) for row, spread in rows]
    label = form.listed(f"{title}. {axis}", form.say("mean"), means)
    picture = pictures.ridges("scores", label, axis, rows)
    table = _spreads(title, "bot", rows, form)
    return ReportSection("scores", title, form.say("scores-why"), table, picture)


def _lengths(numbers: Numbers, form: Form) -> ReportSection:
    title, axis = form.say("lengths"), form.say("lengths-axis")
    every = numbers.lengths()
    assert every is not None
    ends = zip(("least", "median", "most"), every.quartiles[::2], strict=True)
    label = form.listed(title, axis, [(form.say(word), form.number(end)) for word, end in ends])
    picture = pictures.histogram("lengths", label, axis, form.say("games"), every)
    rows = [(form.say("all"), every), *_by_bot(numbers, form, numbers.lengths)]
    table = _spreads(title, "bot", rows, form)
    return ReportSection("lengths", title, form.say("lengths-why"), table, picture)


def _times(numbers: Numbers, form: Form) -> ReportSection:
    title, axis = form.say("times"), form.say("times-axis")
    rows = _by_bot(numbers, form, numbers.time)
    kinds = form.say("times-mean"), form.say("times-slowest")
    means = [(row, _ms(time.mean, form)) for row, time in rows]
    label = form.listed(f"{title}. {axis}", kinds[0], means)
    picture = pictures.times("times", label, axis, kinds, rows, form.short)
    heads = [form.say(word) for word in ("bot", "mean-ms", "slowest-ms", "decisions")]
    lines: list[Row] = [
        [row, _ms(time.mean, form), _ms(time.slowest, form), form.number(time.decisions)]
        for row, time in rows
    ]
    return ReportSection(
        "times", title, form.say("times-why"), ReportTable(title, heads, lines), picture
    )


def _ms(seconds: float, form: Form) -> Cell:
    """Milliseconds with about three digits."""
    value = 1000 * seconds
    return form.number(value, 0 if value >= 100 else 1 if value >= 10 else 3)
