"""What everyone at the table may know, ready for JSON.

Only the order of the piles is hidden, and it is hidden from all, so every seat has the same view.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ostraka.games.ankhor.geometry import level_of, x_of, y_of
from ostraka.games.ankhor.notation import face_text, place_text
from ostraka.games.ankhor.scoring import (
    animal_points,
    bonus_points,
    colour_points,
    tile_points,
    token_points,
)
from ostraka.games.ankhor.state import NO_TILE, TURN_RETURN
from ostraka.games.ankhor.tables import (
    COLOURS,
    DATA,
    EDITIONS,
    KIND_NAMES,
    KINDS,
    TOKEN_NAMES,
    WAREHOUSE,
)
from ostraka.games.ankhor.tokens import ankhs_over, resources_over

__all__ = ["PHASES", "breakdown", "removed", "view"]

PHASES = ("main", "after", "return")
"""Where a turn can stand, by name."""


def breakdown(s: Any, seat: int) -> dict[str, int]:
    """A seat's points by category."""
    return {
        "tiles": int(tile_points(s, DATA, seat)),
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


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """The table, the domains and the turn."""
    acting = int(s.seat)
    surplus = s.phase == TURN_RETURN and acting >= 0
    return {
        "game": "ankhor",
        "edition": EDITIONS[s.edition],
        "players": int(s.players),
        "seat": seat,
        "to_act": None if s.over else acting,
        "over": int(s.over),
        "phase": PHASES[s.phase],
        "first": int(s.first),
        "round": int(s.rounds),
        "turns": int(s.turns),
        "idle": int(s.idle),
        "last_round": bool(max(s.tiles.tolist()) >= DATA.end_tiles),
        "extra": bool(s.extra),
        "bought": bool(s.bought),
        "spendable": int(s.spendable),
        "surplus": {
            "resources": int(resources_over(s, DATA, acting)) if surplus else 0,
            "ankhs": int(ankhs_over(s, DATA, acting)) if surplus else 0,
        },
        "supply": _tokens(s.supply),
        "bonus_supply": int(s.bonus_supply),
        "columns": [
            {
                "markers": [TOKEN_NAMES[m] for m in s.markers[column].tolist() if m >= 0],
                "tile": None if face == NO_TILE else _tile(face),
            }
            for column, face in enumerate(s.offer.tolist())
        ],
        "piles": [
            {
                "size": size,
                "back": TOKEN_NAMES[int(s.piles[pile, size - 1]) // KINDS] if size else None,
            }
            for pile, size in enumerate(s.pile.tolist())
        ],
        "removed": [face_text(face) for face in removed(s)],
        "domains": [_domain(s, domain) for domain in range(int(s.players))],
    }


def _tokens(counts: Any) -> dict[str, int]:
    return dict(zip(TOKEN_NAMES, counts.tolist(), strict=True))


def _tile(face: int) -> dict[str, Any]:
    return {"colour": TOKEN_NAMES[face // KINDS], "kind": KIND_NAMES[face % KINDS]}


def _domain(s: Any, seat: int) -> dict[str, Any]:
    stored = int(s.stored[seat])
    tiles = []
    for tile in range(int(s.tiles[seat])):
        face, at = int(s.face[seat, tile]), int(s.at[seat, tile])
        tiles.append(
            {
                **_tile(face),
                "place": place_text(at),
                "x": x_of(at) / 2,
                "y": y_of(at) / 2,
                "level": level_of(at),
                "covered": bool(int(s.covered[seat]) >> tile & 1),
                "stores": face % KINDS == WAREHOUSE and bool(stored >> (face // KINDS) & 1),
            }
        )
    points = breakdown(s, seat)
    return {
        "tiles": tiles,
        "tokens": _tokens(s.stock[seat]),
        "stored": [TOKEN_NAMES[c] for c in range(COLOURS) if stored >> c & 1],
        "bonus": int(s.bonus[seat]),
        "points": points,
        "score": sum(points.values()),
    }
