"""An Arkantar view as text.

White's pieces are capitals and Black's small letters, Walls are `#`, Paths dots: nothing depends on
colour.
"""

from __future__ import annotations

from typing import Any

from ostraka.core.message import Message

__all__ = ["draw"]


def draw(view: dict[str, Any], locale: str) -> str:
    """The board with its coordinates, the captured Knights and whose turn it is."""
    lines = []
    for number, row in zip(range(7, 0, -1), view["rows"], strict=True):
        cells = "".join(
            f"({letter})" if f"{'abcdefg'[column]}{number}" in view["flipped"] else f" {letter} "
            for column, letter in enumerate(row)
        )
        lines.append(f"{number} {cells}")
    lines.append("   " + "  ".join("abcdefg"))
    black, white = view["captured"]
    lines.append(
        Message("arkantar-draw-captured", white=white or "-", black=black or "-").text(locale)
    )
    if view["over"]:
        lines.append(Message("arkantar-draw-over").text(locale))
    else:
        side = Message("arkantar-white" if view["to_act"] else "arkantar-black")
        left = view["actions_per_turn"] - view["used"]
        lines.append(Message("arkantar-draw-turn", side=side, left=left).text(locale))
    return "\n".join(lines)
