"""What studies print: the best actions of a position, and the grades of a game's decisions."""

from __future__ import annotations

from pathlib import Path

from rich.progress import Progress
from rich.table import Table as Grid

from ostraka.bots.analysis import Analysis, Decision, Review, review
from ostraka.bots.page import page
from ostraka.core.game.study import Budget
from ostraka.core.i18n.message import Message
from ostraka.core.i18n.numbers import number, percent
from ostraka.core.play.record import Record
from ostraka.core.play.state import State
from ostraka.terminal.console import out, prepared, print_document, say, show_view, warn
from ostraka.terminal.progress import patiently


def _percents(shares: tuple[float, ...], lang: str) -> str:
    return "  ".join(percent(share, lang) for share in shares)


def print_analysis(state: State, analysis: Analysis, lang: str) -> None:
    """The table as the seat to act sees it, and its best actions."""
    show_view(state, analysis.seat, lang)
    heads = ("action", "wins", "scores", "visits", "line")
    grid = Grid(*(Message(f"bots-head-{word}").text(lang) for word in heads), box=None)
    for verdict in analysis.verdicts:
        grid.add_row(
            verdict.action.text,
            ("" if verdict.sure else "≈ ") + _percents(verdict.wins, lang),
            "  ".join(number(points, 1, lang) for points in verdict.scores),
            str(verdict.visits),
            " ".join(verdict.line),
        )
    out.print(grid, markup=False)
    if analysis.exact:
        say("bots-exact", lang)
    if not all(verdict.sure for verdict in analysis.verdicts):
        say("bots-unsure", lang)


def study_game(
    record: Record,
    budget: Budget,
    lang: str,
    *,
    seed: int = 0,
    html: Path | None = None,
    as_json: bool = False,
) -> None:
    """Review a game, showing how far it has come; Ctrl-C shows what is graded by then."""
    game = record.replay().game
    with prepared(game, lang), Progress(console=warn, transient=True) as progress:
        title = Message("bots-reviewing").text(lang)
        task = progress.add_task(title, total=len(record.actions))

        def step(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        found, interrupted = patiently(
            lambda stop: review(record, budget, seed=seed, progress=step, stop=stop)
        )
    if interrupted:
        done, last = len(found.decisions), len(record.actions)
        say("bots-review-so-far", lang, done=done, last=last, stream=warn)
    print_review(found, html, as_json, lang)


def print_review(found: Review, html: Path | None, as_json: bool, lang: str) -> None:
    """The review as a page, as JSON, or as its turning points with their boards."""
    if html is not None:
        html.write_text(page(found, lang), encoding="utf-8")
        if not as_json:
            say("terminal-saved", lang, path=str(html))
    if as_json:
        print_document(found.as_json())
        return
    for seat, name in enumerate(found.seats):
        say("bots-page-seat", lang, seat=name, given=number(100 * found.losses[seat], 1, lang))
    turning = {decision.ply: decision for decision in found.turning_points}
    for state in found.record.states():
        decision = turning.pop(state.ply, None)
        if decision is not None:
            show_view(state, decision.seat, lang)
            _print_turning(found, decision, lang)
    say("bots-grades", lang)


def _print_turning(found: Review, decision: Decision, lang: str) -> None:
    say(
        "bots-turning",
        lang,
        number=decision.ply + 1,
        seat=found.seats[decision.seat],
        action=decision.action.text,
        best=decision.best,
        grade=Message(f"bots-grade-{decision.grade}"),
        given=round(100 * decision.loss),
    )
