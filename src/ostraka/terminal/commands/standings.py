"""`ostraka standings FILE`: where the bots of a contest stand, read from its results.

The closing table of `ostraka arena` is the same one.
"""

from __future__ import annotations

from pathlib import Path

from rich.table import Table as Grid

from ostraka.arena.ledger import Ledger
from ostraka.arena.standings import BotStanding, Standings
from ostraka.arena.standings import standings as standings_of
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.core.i18n.numbers import number, percent
from ostraka.terminal.arguments import needed_packs_option, shelve
from ostraka.terminal.command import PATH, argument, command, json_option, lang_option, option
from ostraka.terminal.console import out, print_document, say

HEADS = ("bot", "games", "points", "wins", "rating", "time")
SHOWN = 10
"""This many faults are told one by one."""

report_option = option("--report", type=PATH, metavar="FILE.html", key="help-arena-report")


@command()
@argument("file", "FILE.jsonl", "help-standings-file", type=PATH)
@report_option
@needed_packs_option
@lang_option
@json_option
def standings(
    file: Path, report: Path | None, packs: tuple[Path, ...], lang: str, as_json: bool
) -> None:
    """Show where the bots of a contest stand, and write its report."""
    shelve(packs)
    ledger = Ledger.read(file)
    print_standings(standings_of(ledger.contest, ledger.results), lang, as_json)
    if report is not None:
        write_page(ledger.path, report, lang, as_json)


def write_page(results: Path, report: Path, lang: str, quiet: bool) -> None:
    """Write the report of a contest."""
    from ostraka.arena.report import write_report

    write_report(results, report, lang)
    if not quiet:
        say("terminal-saved", lang, path=str(report))


def print_standings(found: Standings, lang: str, as_json: bool) -> None:
    """The table, and what went wrong; or the same as one JSON document."""
    if as_json:
        print_document(found.as_json())
        return
    contest = found.contest
    say(
        "arena-title",
        lang,
        game=load(contest.game).title,
        players=contest.players,
        games=found.games,
        rounds=found.rounds,
    )
    grid = Grid(*(Message(f"arena-head-{word}").text(lang) for word in HEADS), box=None)
    for column in grid.columns[1:]:
        column.justify = "right"
    for standing in found.table:
        grid.add_row(*_row(standing, lang))
    out.print(grid, markup=False)
    _print_faults(found, lang)


def _row(standing: BotStanding, lang: str) -> tuple[str, ...]:
    rating = standing.rating
    each = 1000 * standing.seconds / max(1, standing.decisions)
    low, high = (number(100 * end, 0, lang) for end in (standing.low, standing.high))
    return (
        standing.label,
        str(standing.games),
        f"{percent(standing.points, lang, 1)} ({low}–{high})",
        f"{standing.wins}/{standing.draws}/{standing.losses}",
        f"{number(rating.mu, 1, lang)} ± {number(rating.high - rating.mu, 1, lang)}",
        f"{number(each, None, lang)} ({number(1000 * standing.slowest, None, lang)})",
    )


def _print_faults(found: Standings, lang: str) -> None:
    labels = found.contest.labels
    for result in found.faulty[:SHOWN]:
        fault = result.fault
        assert fault is not None
        say(
            f"arena-fault-{fault.kind}",
            lang,
            bot="-" if fault.seat is None else labels[result.seats[fault.seat]],
            game=result.fixture,
            text=fault.text,
        )
    if len(found.faulty) > SHOWN:
        say("arena-faults-more", lang, count=len(found.faulty) - SHOWN)
