"""A drawing with colour and weight, as its game wishes and the terminal can."""

from __future__ import annotations

import re

from rich.text import Text

from ostraka.core.game import Game

__all__ = ["painted"]


def painted(game: Game, drawing: str) -> Text:
    """The lines of a drawing with the accents of its game."""
    lines = []
    for line in drawing.split("\n"):
        text = Text(line)
        for accent in game.accents:
            if re.search(accent.line, line):
                text.highlight_regex(accent.what, accent.style)
        lines.append(text)
    return Text("\n").join(lines)
