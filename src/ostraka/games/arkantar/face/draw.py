"""An Arkantar view as text.

White's pieces are capitals and Black's small letters, Walls are `#`, Paths dots: nothing depends on
colour, though a terminal that has colours may show some.
"""

from __future__ import annotations

from typing import Any

from ostraka.core.i18n.message import Message
from ostraka.core.show.accent import Accent
from ostraka.games.arkantar.face.actions import SEATS

_ROW = r"^\d  ?.[SMLKsmlk#. ()]+$"
ACCENTS = (
    Accent(_ROW, r"[KLMS]", "bold bright_yellow"),
    Accent(_ROW, r"[klms]", "bold bright_cyan"),
    Accent(_ROW, r"#", "dim"),
)


def draw(view: dict[str, Any], locale: str) -> str:
    """The board with its coordinates, the captured Knights and whose turn it is."""
    table = view["table"]
    lines = []
    flipped, outside = table["flipped"], table["outside"]
    for number, row in zip(range(7, 0, -1), table["rows"], strict=True):
        names = [f"{column}{number}" for column in "abcdefg"]
        if set(names) <= set(outside):
            continue
        cells = "".join(
            "" if name in outside else f"({letter})" if name in flipped else f" {letter} "
            for name, letter in zip(names, row, strict=True)
        )
        lines.append(f"{number} {cells}")
    columns = [column for column in "abcdefg" if f"{column}4" not in outside]
    lines.append("   " + "  ".join(columns))
    black = "".join(one["kind"][0] for one in table["captured"][0])
    white = "".join(one["kind"][0].upper() for one in table["captured"][1])
    lines.append(
        Message("arkantar-draw-captured", white=white or "-", black=black or "-").text(locale)
    )
    if view["over"]:
        lines.append(Message("arkantar-draw-over").text(locale))
    else:
        side = Message(SEATS[view["to_act"][0]])
        left = table["actions_per_turn"] - table["used"]
        lines.append(Message("arkantar-draw-turn", side=side, left=left).text(locale))
    return "\n".join(lines)
