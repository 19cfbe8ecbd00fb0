"""What everyone at the table may know, ready for JSON.

Only the order of the piles is hidden, and it is hidden from all, so every seat sees the same table.
`shape` declares its form.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np

from ostraka.core.i18n.message import Message
from ostraka.core.show.parts import Parts, kept
from ostraka.games.ankhor.face.notation import face_text, place_text
from ostraka.games.ankhor.face.twins import TileTwins, first, removed
from ostraka.games.ankhor.face.words import seat_name, surplus_list
from ostraka.games.ankhor.rules import tables as tb
from ostraka.games.ankhor.rules.geometry import level_of, x_of, y_of
from ostraka.games.ankhor.rules.groups import connected
from ostraka.games.ankhor.rules.scoring import CATEGORIES, categories
from ostraka.games.ankhor.rules.state import NO_TILE, STATE, TURN_RETURN
from ostraka.games.ankhor.rules.tokens import ankhs_over, resources_over
from ostraka.games.ankhor.state_types import AnkhorState

PHASES = ("main", "after", "return")
"""Where a turn can stand, by name."""

PARTS = Parts(
    STATE,
    supply=("supply",),
    offer=("offer",),
    piles=("piles", "pile"),
    domain=(
        "face[]", "tiles[]", "at[]", "near[]", "places[]", "all_places[]", "covered[]",
        "colours[]", "animals[]", "stock[]", "stored[]", "bonus[]",
    ),
)  # fmt: skip
"""What the larger parts of the table are made of."""


def breakdown(s: AnkhorState, seat: int) -> dict[str, int]:
    """A seat's points by category."""
    points = np.zeros(len(CATEGORIES), np.int32)
    categories(s, tb.DATA, seat, points)
    return dict(zip(CATEGORIES, points.tolist(), strict=True))


END_TILES = int(tb.DATA.end_tiles)
NO_SURPLUS = {"resources": 0, "ankhs": 0}


def surplus(s: AnkhorState) -> dict[str, int]:
    """How many tokens the acting seat must return now."""
    seat = int(s.seat)
    if s.phase != TURN_RETURN or seat < 0:
        return NO_SURPLUS
    resources, ankhs = resources_over(s, tb.DATA, seat), ankhs_over(s, tb.DATA, seat)
    return {"resources": int(resources), "ankhs": int(ankhs)}


def question(s: AnkhorState, seat: int | None) -> Message:
    """What is asked of the seat to act."""
    phase, name = PHASES[s.phase], seat_name(int(s.seat))
    if phase == "return":
        return Message("ankhor-question-return", seat=name, surplus=surplus_list(**surplus(s)))
    return Message(f"ankhor-question-{phase}", seat=name, ankhs=int(s.spendable))


def tile_id(seat: int, tile: int) -> str:
    """A tile of a domain, by its owner and the order of purchase: player 2's first is `p2-1`."""
    return f"p{seat + 1}-{tile + 1}"


def table(s: Any) -> dict[str, Any]:
    """The table, the domains and the turn."""
    gone = removed(s)
    return {
        **_turn(s),
        "supply": _tokens(s["supply"].tolist()),
        "bonus_supply": int(s["bonus_supply"]),
        "columns": _numbered(_columns(s), first(s, gone)),
        "piles": _piles(s),
        "removed": [face_text(face) for face in gone],
        "domains": [_domain(s, seat) for seat in range(int(s["players"]))],
    }


def table_after(old: dict[str, Any], before: Any, now: Any) -> dict[str, Any]:
    """The table after something happened: only what has changed is made again."""
    touched = PARTS.touched(before, now)
    table = {**old, **_turn(now), "bonus_supply": int(now["bonus_supply"])}
    if "supply" in touched:
        table["supply"] = _tokens(now["supply"].tolist())
    if "offer" in touched:
        gone = removed(now)
        table["columns"] = _numbered(_columns(now), first(now, gone))
        table["removed"] = kept(old["removed"], [face_text(face) for face in gone])
    if "piles" in touched:
        table["piles"] = _piles(now)
    domains = [
        kept(domain, _domain(now, seat)) if f"domain.{seat}" in touched else domain
        for seat, domain in enumerate(old["domains"])
    ]
    table["domains"] = kept(old["domains"], domains)
    return table


def _turn(s: Any) -> dict[str, Any]:
    return {
        "edition": tb.EDITIONS[s["edition"]],
        "phase": PHASES[s["phase"]],
        "acting": None if s["over"] else int(s["seat"]),
        "first": int(s["first"]),
        "round": int(s["rounds"]),
        "turns": int(s["turns"]),
        "idle": int(s["idle"]),
        "last_round": max(s["tiles"].tolist()) >= END_TILES,
        "extra": bool(s["extra"]),
        "bought": bool(s["bought"]),
        "spendable": int(s["spendable"]),
        "surplus": surplus(s),
    }


def _piles(s: Any) -> list[dict[str, Any]]:
    piles = s["piles"].tolist()
    return [
        {
            "pile": pile + 1,
            "size": size,
            "back": tb.TOKEN_NAMES[piles[pile][size - 1] // tb.KINDS] if size else None,
        }
        for pile, size in enumerate(s["pile"].tolist())
    ]


def _tokens(counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(tb.TOKEN_LETTERS, counts, strict=True))


def _numbered(columns: list[dict[str, Any]], twins: TileTwins) -> list[dict[str, Any]]:
    """Columns with tiles of one face told apart by their numbers."""
    return [_told_apart(column, number) for column, number in zip(columns, twins, strict=True)]


def _told_apart(column: dict[str, Any], number: int) -> dict[str, Any]:
    tile = column["tile"]
    if tile is None:
        return column
    name = f"{tile['colour']}-{tile['kind']}-{number}"
    return column if tile["id"] == name else {**column, "tile": {**tile, "id": name}}


def numbered(table: dict[str, Any], twins: TileTwins) -> dict[str, Any]:
    """A table on which tiles of one face are told apart by their numbers."""
    columns = _numbered(table["columns"], twins)
    same = all(old is new for old, new in zip(table["columns"], columns, strict=True))
    return table if same else {**table, "columns": columns}


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


def _domain(s: Any, seat: int) -> dict[str, Any]:
    places = s["places"][seat, : int(s["all_places"][seat])]
    return _domain_of(
        seat,
        tuple(s["face"][seat, : int(s["tiles"][seat])].tolist()),
        tuple(s["at"][seat].tolist()),
        tuple(places.tolist()),
        tuple(s["stock"][seat].tolist()),
        (int(s["stored"][seat]), int(s["covered"][seat]), int(s["bonus"][seat])),
        (*s["colours"][seat].tolist(), *s["animals"][seat].tolist()),
        s["near"][seat].tobytes(),
        s["near"].dtype,
    )


@lru_cache(1024)
def _domain_of(
    seat: int,
    faces: tuple[int, ...],
    at: tuple[int, ...],
    places: tuple[int, ...],
    stock: tuple[int, ...],
    counts: tuple[int, int, int],
    sets: tuple[int, ...],
    near: bytes,
    kept_in: np.dtype[Any],
) -> dict[str, Any]:
    """A domain from all that it depends on; views share what is the same in them."""
    stored, covered, bonus = counts
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
        "places": [_place(at) for at in places],
        "tokens": _tokens(stock),
        "stored": [
            tb.TOKEN_LETTERS[colour] for colour in range(tb.COLOURS) if stored >> colour & 1
        ],
        "bonus": bonus,
        "groups": list(_groups(seat, sets, np.frombuffer(bytearray(near), kept_in))),
    }


def _groups(seat: int, sets: Sequence[int], near: Any) -> Iterator[dict[str, Any]]:
    """Every group of two or more, of a colour and then of an animal."""
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
