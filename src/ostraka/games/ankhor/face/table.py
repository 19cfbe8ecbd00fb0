"""What everyone at the table may know, ready for JSON.

Only the order of the piles is hidden, and it is hidden from all, so every seat sees the same table.
`shape` declares its form.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from ostraka.games.ankhor import tables as tb
from ostraka.games.ankhor.face.notation import face_text, place_text
from ostraka.games.ankhor.face.twins import Twins, first, removed
from ostraka.games.ankhor.geometry import level_of, x_of, y_of
from ostraka.games.ankhor.groups import connected
from ostraka.games.ankhor.scoring import CATEGORIES, categories
from ostraka.games.ankhor.state import NO_TILE, TURN_RETURN
from ostraka.games.ankhor.state_types import AnkhorState
from ostraka.games.ankhor.tokens import ankhs_over, resources_over

PHASES = ("main", "after", "return")
"""Where a turn can stand, by name."""


def breakdown(s: AnkhorState, seat: int) -> dict[str, int]:
    """A seat's points by category."""
    points = np.zeros(len(CATEGORIES), np.int32)
    categories(s, tb.DATA, seat, points)
    return dict(zip(CATEGORIES, points.tolist(), strict=True))


def surplus(s: AnkhorState) -> dict[str, int]:
    """How many tokens the acting seat must return now."""
    seat = int(s.seat)
    if s.phase != TURN_RETURN or seat < 0:
        return {"resources": 0, "ankhs": 0}
    resources, ankhs = resources_over(s, tb.DATA, seat), ankhs_over(s, tb.DATA, seat)
    return {"resources": int(resources), "ankhs": int(ankhs)}


def tile_id(seat: int, tile: int) -> str:
    """A tile of a domain, by its owner and the order of purchase: player 2's first is `p2-1`."""
    return f"p{seat + 1}-{tile + 1}"


def table(s: Any) -> dict[str, Any]:
    """The table, the domains and the turn."""
    players, piles = int(s["players"]), s["piles"].tolist()
    gone = removed(s)
    faces = [row[:size] for row, size in zip(s["face"].tolist(), s["tiles"].tolist(), strict=True)]
    return {
        "edition": tb.EDITIONS[s["edition"]],
        "phase": PHASES[s["phase"]],
        "acting": None if s["over"] else int(s["seat"]),
        "first": int(s["first"]),
        "round": int(s["rounds"]),
        "turns": int(s["turns"]),
        "idle": int(s["idle"]),
        "last_round": max(map(len, faces)) >= int(tb.DATA.end_tiles),
        "extra": bool(s["extra"]),
        "bought": bool(s["bought"]),
        "spendable": int(s["spendable"]),
        "surplus": surplus(s),
        "supply": _tokens(s["supply"].tolist()),
        "bonus_supply": int(s["bonus_supply"]),
        "columns": numbered(_columns(s), first(s, gone)),
        "piles": [
            {
                "pile": pile + 1,
                "size": size,
                "back": tb.TOKEN_NAMES[piles[pile][size - 1] // tb.KINDS] if size else None,
            }
            for pile, size in enumerate(s["pile"].tolist())
        ],
        "removed": [face_text(face) for face in gone],
        "domains": [_domain(s, seat, faces[seat]) for seat in range(players)],
    }


def _tokens(counts: list[int]) -> dict[str, int]:
    return dict(zip(tb.TOKEN_LETTERS, counts, strict=True))


def numbered(columns: list[dict[str, Any]], twins: Twins) -> list[dict[str, Any]]:
    """Columns with tiles of one face told apart by their numbers."""
    return [
        {**column, "tile": tile and {**tile, "id": f"{tile['colour']}-{tile['kind']}-{number}"}}
        for column, number in zip(columns, twins, strict=True)
        for tile in (column["tile"],)
    ]


def _columns(s: Any) -> list[dict[str, Any]]:
    """The offer."""
    markers = s["markers"].tolist()
    return [
        {
            "column": column + 1,
            "markers": [tb.TOKEN_LETTERS[marker] for marker in markers[column] if marker >= 0],
            "tile": None if face == NO_TILE else {"id": "", **_look(face)},
        }
        for column, face in enumerate(s["offer"].tolist())
    ]


def _look(face: int) -> dict[str, str]:
    return {"colour": tb.TOKEN_NAMES[face // tb.KINDS], "kind": tb.KIND_NAMES[face % tb.KINDS]}


@cache
def _spot(at: int) -> tuple[str, float, float, int]:
    """A place as it is written, how far it is from the first tile, and its floor."""
    return place_text(at), x_of(at) / 2, y_of(at) / 2, level_of(at)


def _place(at: int) -> dict[str, Any]:
    return dict(zip(("place", "x", "y", "level"), _spot(at), strict=True))


def _domain(s: Any, seat: int, faces: list[int]) -> dict[str, Any]:
    stored, covered = int(s["stored"][seat]), int(s["covered"][seat])
    at = s["at"][seat].tolist()
    return {
        "tiles": [
            {
                "id": tile_id(seat, tile),
                **_look(face),
                **_place(at[tile]),
                "covered": bool(covered >> tile & 1),
                "stores": face % tb.KINDS == tb.WAREHOUSE and bool(stored >> face // tb.KINDS & 1),
            }
            for tile, face in enumerate(faces)
        ],
        "places": [_place(at) for at in s["places"][seat, : int(s["all_places"][seat])].tolist()],
        "tokens": _tokens(s["stock"][seat].tolist()),
        "stored": [
            tb.TOKEN_LETTERS[colour] for colour in range(tb.COLOURS) if stored >> colour & 1
        ],
        "bonus": int(s["bonus"][seat]),
        "groups": list(_groups(s, seat)),
    }


def _groups(s: Any, seat: int) -> Iterator[dict[str, Any]]:
    """Every group of two or more, of a colour and then of an animal."""
    near = s["near"][seat]
    sets = [*s["colours"][seat].tolist(), *s["animals"][seat].tolist()]
    for number, left in enumerate(sets):
        while left & (left - 1):  # two tiles or more
            group = int(connected(near, left))
            left &= ~group
            members = [tile_id(seat, t) for t in range(group.bit_length()) if group >> t & 1]
            if len(members) > 1:
                colour = number < tb.COLOURS
                yield {
                    "sort": "colour" if colour else "animal",
                    "of": tb.TOKEN_NAMES[number] if colour else tb.KIND_NAMES[number - tb.COLOURS],
                    "tiles": members,
                    "large": len(members) >= int(tb.DATA.bonus_group),
                }
