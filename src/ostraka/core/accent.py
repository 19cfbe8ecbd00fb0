"""Where the drawing of a table is given colour or weight, if the terminal has them.

Accents never carry a meaning alone: without them the drawing says the same.
"""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Accent"]


class Accent(NamedTuple):
    """In lines that fit `line`, whatever fits `what` gets a style, in the words of Rich."""

    line: str
    what: str
    style: str
