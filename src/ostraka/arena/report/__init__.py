"""The report of a contest: one HTML page, made from the file of its results.

`numbers` and `choices` say what is computed, `pictures` what is drawn, `sections` what is shown and
said about it, `page` how it all stands on one page.
"""

from __future__ import annotations

from pathlib import Path

from ostraka.arena.ledger import Ledger
from ostraka.arena.report.form import Form
from ostraka.arena.report.numbers import Numbers
from ostraka.arena.report.page import page
from ostraka.arena.report.sections import sections
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import LOCALES

__all__ = ["report", "write_report"]


def report(ledger: Ledger, lang: str = "en") -> str:
    """The page of a contest."""
    form = Form(lang if lang in LOCALES else "en")
    numbers = Numbers(ledger.contest, ledger.results)
    game = load(ledger.contest.game)
    return page(numbers, list(sections(numbers, game, form)), game.title, ledger, form)


def write_report(ledger_path: Path, html_path: Path, lang: str) -> None:
    """Write the page of a file of results, which may still be growing."""
    html_path.write_text(report(Ledger.read(ledger_path), lang), encoding="utf-8")
