"""A table as environments render it: as text, as a picture, or printed for people who watch.

The text is the drawing of the terminal, as one seat sees it. The picture is that text in a typeface
of fixed width, with the accents of its game, fitted into a square: all pictures have one size.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont
from rich.console import Console
from rich.style import Style
from rich.text import Span, Text

from ostraka.core.checks import quoted
from ostraka.core.errors import InvalidOption
from ostraka.core.i18n.message import Message
from ostraka.core.play.state import State
from ostraka.core.show.accent import accented

RENDER_MODES = ("ansi", "rgb_array", "human")
SIDE, MARGIN, LETTERS = 960, 24, 20
PAPER, INK = (26, 24, 22), (233, 226, 212)


def check_render_mode(mode: Any) -> None:
    """Refuse a way of rendering that is not there."""
    if mode is not None and mode not in RENDER_MODES:
        modes = ", ".join(RENDER_MODES)
        raise InvalidOption(Message("envs-render-mode", mode=quoted(mode), modes=modes))


def rendered(state: State, seat: int | None, mode: str | None) -> Any:
    """What `render` of an environment answers; None where it was printed, or nobody wants it."""
    if mode == "ansi":
        return state.game.display.draw(state.view(seat))
    if mode == "rgb_array":
        return picture(state, seat)
    if mode == "human":
        Console(highlight=False).print(_painted(state, seat), "", sep="\n")
    return None


def picture(state: State, seat: int | None) -> npt.NDArray[np.uint8]:
    """The drawing of a table as red, green and blue."""
    font = _typeface()
    width, height = font.getbbox("M")[2], LETTERS * 5 // 4
    lines = _painted(state, seat).split("\n")
    columns = max(len(line) for line in lines)
    sheet = Image.new(
        "RGB", (columns * width + 2 * MARGIN, len(lines) * height + 2 * MARGIN), PAPER
    )
    pen = ImageDraw.Draw(sheet)
    for row, line in enumerate(lines):
        for column, letter in enumerate(line.plain):
            place = (MARGIN + column * width, MARGIN + row * height)
            pen.text(place, letter, font=font, fill=_ink(line, column))
    sheet.thumbnail((SIDE, SIDE))
    square = Image.new("RGB", (SIDE, SIDE), PAPER)
    square.paste(sheet, ((SIDE - sheet.width) // 2, (SIDE - sheet.height) // 2))
    return np.asarray(square)


def _painted(state: State, seat: int | None) -> Text:
    """The drawing of a table, with its accents."""
    display = state.game.display
    drawing = display.draw(state.view(seat))
    spans = accented(display.accents, drawing)
    return Text(drawing, spans=[Span(*span) for span in spans])


def _ink(line: Any, column: int) -> tuple[int, int, int]:
    """The colour of a letter: the accent's, half as bright where it is dim."""
    for span in line.spans:
        if span.start <= column < span.end:
            style = Style.parse(str(span.style))
            if style.color is not None:
                red, green, blue = style.color.get_truecolor()
                return red, green, blue
            if style.dim:
                return (INK[0] // 2, INK[1] // 2, INK[2] // 2)
    return INK


@cache
def _typeface() -> Any:
    """The typeface of fixed width that comes with Matplotlib."""
    return ImageFont.truetype(Path(mpl.get_data_path()) / "fonts/ttf/DejaVuSansMono.ttf", LETTERS)
