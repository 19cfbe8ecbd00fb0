"""The rules of the games, explained in four languages, and the first games that teach them.

`page(game, locale)` reads a rules page, `look_up(game, word, locale)` finds what a word on the
table means, `drawn` and `shown` make a page readable in a document and in a terminal, `as_json`
hands it to a browser. A page is Markdown in `pages/<locale>/<game>.md`; the positions of its
diagrams stand once for all languages in `pages/diagrams/<game>.toml`.

`lesson(game)` is the first game that teaches it, `walk(game, actions)` where a learner is in it.
"""

from __future__ import annotations

from ostraka.pages.diagram import Diagram, diagrams
from ostraka.pages.lesson import Lesson, LessonStep, Stage, lesson
from ostraka.pages.page import Block, Entry, Page, Section, games, look_up, page
from ostraka.pages.render import as_json, drawn, shown
from ostraka.pages.walk import Walk, walk

__all__ = [
    "Block",
    "Diagram",
    "Entry",
    "Lesson",
    "LessonStep",
    "Page",
    "Section",
    "Stage",
    "Walk",
    "as_json",
    "diagrams",
    "drawn",
    "games",
    "lesson",
    "look_up",
    "page",
    "shown",
    "walk",
]
