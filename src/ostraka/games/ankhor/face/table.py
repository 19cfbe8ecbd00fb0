"""What everyone at the table may know, ready for JSON.

Only the order of the piles is hidden, and it is hidden from all, so every seat sees the same table.
`shape` declares its form.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ostraka.games.ankhor.face.notation import face_text, place_text
from ostraka.games.ankhor.geometry import level_of, x_of, y_of
from ostraka.games.ankhor.groups import connected, size
from ostraka.games.ankhor.scoring import (
    animal_points,
    bonus_points,
    colour_points,
    printed_points,
    token_points,
)
from ostraka.games.ankhor.state import NO_TILE, TURN_RETURN
from ostraka.games.ankhor.tables import (
    ANIMALS,
    COLOURS,
    DATA,
    EDITIONS,
    KIND_NAMES,
    KINDS,
    TOKEN_LETTERS,
    TOKEN_NAMES,
    WAREHOUSE,
)
from ostraka.games.ankhor.tokens import ankhs_over, resources_over

__all__ = ["PHASES", "breakdown", "removed", "surplus", "table", "tile_id"]

PHASES = ("main", "after", "return")
"""Where a turn can stand, by name."""


def breakdown(s: Any, seat: int) -> dict[str, int]:
    """A seat's points by category."""
    return {
        "printed": int(printed_points(s, DATA, seat)),
        "bonus": int(bonus_points(s, DATA, seat)),
        "animals": int(animal_points(s, DATA, seat)),
        "colours": int(colour_points(s, DATA, seat)),
        "tokens": int(token_points(s, DATA, seat)),
    }


def removed(s: Any) -> list[int]:
    """The faces of the tiles that have left the game: those that are nowhere else."""
    left = Counter(DATA.bag.tolist())
    for seat in range(int(s.players)):
        left.subtract(s.face[seat, : s.tiles[seat]].tolist())
    left.subtract(face for face in s.offer.tolist() if face != NO_TILE)
    for pile in range(2):
        left.subtract(s.piles[pile, : s.pile[pile]].tolist())
    return sorted(left.elements())


def surplus(s: Any) -> dict[str, int]:
    """How many tokens the acting seat must return now."""
    seat = int(s.seat)
    if s.phase != TURN_RETURN or seat < 0:
        return {"resources": 0, "ankhs": 0}
    resources, ankhs = resources_over(s, DATA, seat), ankhs_over(s, DATA, seat)
    return {"resources": int(resources), "ankhs": int(ankhs)}


def tile_id(seat: int, tile: int) -> str:
    """A tile of a domain, by its owner and the order of purchase: player 2's first is `p2-1`."""
    return f"p{seat + 1}-{tile + 1}"


def table(s: Any) -> dict[str, Any]:
    """The table, the domains and the turn."""
    gone = removed(s)
    backs = [
        TOKEN_NAMES[int(s.piles[pile, size - 1]) // KINDS] if size else None
        for pile, size in enumerate(s.pile.tolist())
    ]
    return {
        "edition": EDITIONS[s.edition],
        "phase": PHASES[s.phase],
        "acting": None if s.over else int(s.seat),
        "first": int(s.first),
        "round": int(s.rounds),
        "turns": int(s.turns),
        "idle": int(s.idle),
        "last_round": bool(max(s.tiles.tolist()) >= DATA.end_tiles),
        "extra": bool(s.extra),
        "bought": bool(s.bought),
        "spendable": int(s.spendable),
        "surplus": surplus(s),
        "supply": _tokens(s.supply),
        "bonus_supply": int(s.bonus_supply),
        "columns": list(_columns(s, gone)),
        "piles": [
            {"pile": pile + 1, "size": int(s.pile[pile]), "back": back}
            for pile, back in enumerate(backs)
        ],
        "removed": [face_text(face) for face in gone],
        "domains": [_domain(s, seat) for seat in range(int(s.players))],
    }


def _tokens(counts: Any) -> dict[str, int]:
    return dict(zip(TOKEN_LETTERS, counts.tolist(), strict=True))


def _columns(s: Any, gone: list[int]) -> Iterator[dict[str, Any]]:
    """The offer. Twins are told apart by how many of their face are out already.

    Sliding left keeps the order of the offer, so a tile keeps its id while it waits there.
    """
    out = Counter(gone)
    for seat in range(int(s.players)):
        out.update(s.face[seat, : s.tiles[seat]].tolist())
    for column, face in enumerate(s.offer.tolist()):
        markers = [TOKEN_LETTERS[m] for m in s.markers[column].tolist() if m >= 0]
        tile = None
        if face != NO_TILE:
            out[face] += 1
            look = _look(face)
            tile = {"id": f"{look['colour']}-{look['kind']}-{out[face]}", **look}
        yield {"column": column + 1, "markers": markers, "tile": tile}


def _look(face: int) -> dict[str, str]:
    return {"colour": TOKEN_NAMES[face // KINDS], "kind": KIND_NAMES[face % KINDS]}


def _place(at: int) -> dict[str, Any]:
    return {"place": place_text(at), "x": x_of(at) / 2, "y": y_of(at) / 2, "level": level_of(at)}


def _domain(s: Any, seat: int) -> dict[str, Any]:
    stored = int(s.stored[seat])
    points = breakdown(s, seat)
    return {
        "tiles": [_tile(s, seat, tile) for tile in range(int(s.tiles[seat]))],
        "places": [_place(at) for at in s.places[seat, : s.all_places[seat]].tolist()],
        "tokens": _tokens(s.stock[seat]),
        "stored": [TOKEN_LETTERS[c] for c in range(COLOURS) if stored >> c & 1],
        "bonus": int(s.bonus[seat]),
        "groups": list(_groups(s, seat)),
        "points": points,
        "score": sum(points.values()),
    }


def _tile(s: Any, seat: int, tile: int) -> dict[str, Any]:
    face, at = int(s.face[seat, tile]), int(s.at[seat, tile])
    return {
        "id": tile_id(seat, tile),
        **_look(face),
        **_place(at),
        "covered": bool(int(s.covered[seat]) >> tile & 1),
        "stores": face % KINDS == WAREHOUSE and bool(int(s.stored[seat]) >> face // KINDS & 1),
    }


def _groups(s: Any, seat: int) -> Iterator[dict[str, Any]]:
    """Every group of two or more, of a colour and then of an animal."""
    for sort, names, sets in (
        ("colour", TOKEN_NAMES[:COLOURS], s.colours[seat].tolist()),
        ("animal", KIND_NAMES[:ANIMALS], s.animals[seat].tolist()),
    ):
        for name, left in zip(names, sets, strict=True):
            while left:
                group = int(connected(s.near[seat], left))
                left &= ~group
                if size(group) > 1:
                    members = [
                        tile_id(seat, t) for t in range(group.bit_length()) if group >> t & 1
                    ]
                    large = len(members) >= DATA.bonus_group
                    yield {"sort": sort, "of": name, "tiles": members, "large": bool(large)}
