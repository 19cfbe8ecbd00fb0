"""Where the drawing of a table is given colour or weight, if the terminal has them.

Accents never carry a meaning alone: without them the drawing says the same.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text


class Accent(NamedTuple):
    """In lines that fit `line`, whatever fits `what` gets a style, in the words of Rich."""

    line: str
    what: str
    style: str


def painted(accents: Sequence[Accent], drawing: str) -> Text:
    """The lines of a drawing with their accents."""
    lines = []
    for line in drawing.split("\n"):
        text = Text(line)
        for accent in accents:
            if re.search(accent.line, line):
                text.highlight_regex(accent.what, accent.style)
        lines.append(text)
    return Text("\n").join(lines)
