"""What never changes about Ankh'or, for whoever draws a table: tokens, tiles, prices and words."""

from __future__ import annotations

from typing import Any

from ostraka.core.i18n.message import Message
from ostraka.games.ankhor.face.actions import KINDS as ACTIONS
from ostraka.games.ankhor.face.words import tile_name, token_name
from ostraka.games.ankhor.scoring import CATEGORIES
from ostraka.games.ankhor.tables import (
    ANIMALS,
    COLOURS,
    DATA,
    FACES,
    GOODS,
    KIND_NAMES,
    KIND_SHORTS,
    KINDS,
    TOKEN_LETTERS,
    TOKEN_NAMES,
)

__all__ = ["catalogue"]


def catalogue(locale: str) -> dict[str, Any]:
    """Tokens, kinds and faces of tiles, columns, limits and points, with their names."""
    counts = DATA.bag.tolist()
    return {
        "tokens": [
            {
                "token": letter,
                "name": token_name(token).text(locale),
                "colour": TOKEN_NAMES[token] if token < COLOURS else None,
                "good": Message("ankhor-good", good=GOODS[token]).text(locale),
            }
            for token, letter in enumerate(TOKEN_LETTERS)
        ],
        "kinds": [
            {
                "kind": kind,
                "name": Message("ankhor-kind", kind=kind).text(locale),
                "short": KIND_SHORTS[number],
                "each": counts.count(number),
                "animal": number < ANIMALS,
                "does": Message("ankhor-kind-does", kind=kind).text(locale),
            }
            for number, kind in enumerate(KIND_NAMES)
        ],
        "faces": [
            {
                "colour": TOKEN_NAMES[face // KINDS],
                "kind": KIND_NAMES[face % KINDS],
                "name": tile_name(face).text(locale),
                "count": counts.count(face),
            }
            for face in range(FACES)
        ],
        "columns": DATA.columns.tolist(),
        "limits": {
            "resources": int(DATA.stock_limit),
            "ankhs": int(DATA.ankh_limit),
            "tiles": int(DATA.end_tiles),
            "group": int(DATA.bonus_group),
        },
        "points": {
            "two": int(DATA.two_points),
            "bonus": int(DATA.bonus_points),
            "animal": int(DATA.animal_points),
            "colour": int(DATA.colour_points),
            "tokens": int(DATA.tokens_per_point),
        },
        "categories": {name: Message(f"ankhor-points-{name}").text(locale) for name in CATEGORIES},
        "slots": {kind.verb: list(kind.slots) for kind in ACTIONS.values()},
        "verbs": {verb: Message(f"ankhor-verb-{verb}").text(locale) for verb in ACTIONS},
    }
