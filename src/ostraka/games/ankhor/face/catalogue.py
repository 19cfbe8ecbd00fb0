"""What never changes about Ankh'or, for drawing a table: tokens, tiles, prices and words."""

from __future__ import annotations

from typing import Any

from ostraka.core.i18n.message import Message
from ostraka.games.ankhor.face.actions import KINDS as ACTIONS
from ostraka.games.ankhor.face.words import tile_name, token_name
from ostraka.games.ankhor.rules import tables as tb
from ostraka.games.ankhor.rules.scoring import CATEGORIES


def catalogue(locale: str) -> dict[str, Any]:
    """Tokens, kinds and faces of tiles, columns, limits and points, with their names."""
    counts = tb.DATA.bag.tolist()
    return {
        "tokens": [
            {
                "token": letter,
                "name": token_name(token).text(locale),
                "colour": tb.TOKEN_NAMES[token] if token < tb.COLOURS else None,
                "good": Message("ankhor-good", good=tb.GOODS[token]).text(locale),
            }
            for token, letter in enumerate(tb.TOKEN_LETTERS)
        ],
        "kinds": [
            {
                "kind": kind,
                "name": Message("ankhor-kind", kind=kind).text(locale),
                "short": tb.KIND_SHORTS[number],
                "each": counts.count(number),
                "animal": number < tb.ANIMALS,
                "does": Message("ankhor-kind-does", kind=kind).text(locale),
            }
            for number, kind in enumerate(tb.KIND_NAMES)
        ],
        "faces": [
            {
                "colour": tb.TOKEN_NAMES[face // tb.KINDS],
                "kind": tb.KIND_NAMES[face % tb.KINDS],
                "name": tile_name(face).text(locale),
                "count": counts.count(face),
            }
            for face in range(tb.FACES)
        ],
        "columns": tb.DATA.columns.tolist(),
        "limits": {
            "resources": int(tb.DATA.stock_limit),
            "ankhs": int(tb.DATA.ankh_limit),
            "tiles": int(tb.DATA.end_tiles),
            "group": int(tb.DATA.bonus_group),
        },
        "points": {
            "two": int(tb.DATA.two_points),
            "bonus": int(tb.DATA.bonus_points),
            "animal": int(tb.DATA.animal_points),
            "colour": int(tb.DATA.colour_points),
            "tokens": int(tb.DATA.tokens_per_point),
        },
        "categories": {name: Message(f"ankhor-points-{name}").text(locale) for name in CATEGORIES},
        "slots": {kind.verb: list(kind.slots) for kind in ACTIONS.values()},
        "verbs": {verb: Message(f"ankhor-verb-{verb}").text(locale) for verb in ACTIONS},
    }
