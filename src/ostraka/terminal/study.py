"""What the commands `analyse`, `review` and `puzzle` print."""

from __future__ import annotations

import json
from pathlib import Path

from rich.progress import Progress
from rich.table import Table as Grid

from ostraka.bots.analysis import Analysis, Review, review
from ostraka.bots.findings import Budget
from ostraka.bots.page import page
from ostraka.bots.puzzles import Puzzle
from ostraka.core.message import Message
from ostraka.core.record import Record
from ostraka.core.registry import load
from ostraka.core.state import State
from ostraka.terminal.screen import out, say, warn

__all__ = ["print_analysis", "print_puzzle", "print_review", "review_with_progress"]


def _percent(shares: tuple[float, ...]) -> str:
    return " ".join(f"{100 * share:.0f} %" for share in shares)


def print_analysis(state: State, analysis: Analysis, lang: str) -> None:
    """The table as the seat to act sees it, and its best actions."""
    seat = analysis.seat if state.game.hidden else None
    out.print(state.game.draw(state.view(seat), lang), markup=False)
    heads = ("action", "wins", "scores", "visits", "line")
    grid = Grid(*(Message(f"bots-head-{word}").text(lang) for word in heads), box=None)
    for verdict in analysis.verdicts:
        grid.add_row(
            verdict.action,
            _percent(verdict.wins),
            " ".join(f"{points:.1f}" for points in verdict.scores),
            str(verdict.visits),
            " ".join(verdict.line),
        )
    out.print(grid, markup=False)
    if analysis.exact:
        say("bots-exact", lang)


def review_with_progress(record: Record, budget: Budget, seed: int, lang: str) -> Review:
    """Review a game, showing how far it has come."""
    with Progress(console=warn, transient=True) as progress:
        title = Message("bots-reviewing").text(lang)
        task = progress.add_task(title, total=len(record.actions))
        return review(
            record,
            budget,
            seed=seed,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )


def print_review(found: Review, html: Path | None, as_json: bool, lang: str) -> None:
    """The review as a page, as JSON, or as its turning points."""
    if html is not None:
        html.write_text(page(found, lang), encoding="utf-8")
        if not as_json:
            say("terminal-saved", lang, path=str(html))
    if as_json:
        out.print_json(json.dumps(found.as_json()))
        return
    for seat, name in enumerate(found.seats):
        say("bots-page-seat", lang, seat=name, given=f"{100 * found.losses[seat]:.1f}")
    for decision in found.turning_points:
        grade = Message(f"bots-grade-{decision.grade}")
        say(
            "bots-turning",
            lang,
            number=decision.ply + 1,
            seat=found.seats[decision.seat],
            action=decision.action,
            best=decision.best,
            grade=grade,
            given=round(100 * decision.loss),
        )


def print_puzzle(puzzle: Puzzle, solution: bool, lang: str) -> None:
    """The position, the task, and the solution if wished."""
    game = load("arkantar")
    state = game.from_position(puzzle.position, seed=0)
    out.print()
    out.print(game.draw(state.view(None), lang), markup=False)
    out.print(puzzle.position, markup=False)
    side = game.seat_name(state.raw, state.seat or 0)
    say("bots-puzzle", lang, seat=side, turns=puzzle.turns, difficulty=puzzle.difficulty)
    if solution:
        say("bots-puzzle-solution", lang, actions=" ".join(puzzle.solution))
