"""The tables of all observations and action spaces in `docs/observations.md`.

    python -m tools.observation_tables

writes it, from the root of the repository.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import ostraka
from ostraka.core.game.game import Game
from ostraka.core.learn.index import NONE

__all__ = ["PAGE", "contents"]

PAGE = Path("docs/observations.md")

INTRODUCTION = """\
# What learners see and do

The observations and action spaces of all games, as they are declared in the kernels; see
[environments](environments.md) for how they are used. An observation is one row of int8: each field
stands at its place in the row, in the order of its shape, last dimension first to change, and keeps
within its bounds. A private field tells what others at the table may not know. This page is
written by `python -m tools.observation_tables`; a test fails when it is out of date.
"""


def contents() -> str:
    """The whole page."""
    games = [ostraka.load(name) for name in ostraka.game_names()]
    ours = [game for game in games if type(game).__module__.startswith("ostraka.")]
    return "\n".join([INTRODUCTION, *(line for game in ours for line in _game(game))])


def _game(game: Game) -> Iterator[str]:
    layout = game.observation
    yield f"## {game.title}\n"
    yield (
        f"`{game.name}`, version {game.observation_version}: {layout.size:,} numbers,"
        f" {game.action_count:,} actions.\n"
    )
    yield "| field | at | shape | from | to | | meaning |\n|---|--:|---|--:|--:|---|---|"
    for field in layout:
        shape = " × ".join(map(str, field.shape)) or "1"
        private = "private" if field.private else ""
        bounds = f"{field.low} | {field.high} | {private}"
        yield f"| {field.name} | {layout.at(field.name)} | {shape} | {bounds} | {field.meaning} |"
    yield ""
    yield "| actions | indices | an example, as the first seat sees it |\n|---|---|---|"
    yield from _verbs(game)
    yield ""


def _verbs(game: Game) -> Iterator[str]:
    """Each verb, how many indices it has, and the first of them."""
    table = game.action_table
    for number, verb in enumerate(game.actions.kinds):
        indices = [i for i, row in enumerate(table["verb"].tolist()) if row == number != NONE]
        if indices:
            parts = game.describe_index(indices[0])
            words = ", ".join(f"{name} {part}" for name, part in parts.items() if name != "verb")
            yield f"| {verb} | {len(indices):,} | {indices[0]}: {words or verb} |"


if __name__ == "__main__":
    PAGE.write_text(contents(), encoding="utf-8")
