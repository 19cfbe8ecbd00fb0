"""Where the drawing of a table is given colour or weight, if the terminal has them.

Accents never carry a meaning alone: without them the drawing says the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Accent(NamedTuple):
    """In lines that fit `line`, whatever fits `what` gets a style, in the words of Rich."""

    line: str
    what: str
    style: str


def accented(accents: Sequence[Accent], drawing: str) -> Iterator[tuple[int, int, str]]:
    """Where in a drawing an accent begins and ends, and its style."""
    start = 0
    for line in drawing.split("\n"):
        for accent in accents:
            if re.search(accent.line, line):
                for found in re.finditer(accent.what, line):
                    yield start + found.start(), start + found.end(), accent.style
        start += len(line) + 1
