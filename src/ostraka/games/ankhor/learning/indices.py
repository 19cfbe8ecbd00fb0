"""What an index of the action space always means.

Slots that have the same name in an action's parts have the same value there. A spot is a place by
its position among the ground places, or the upper ones, that the observation lists; a tile that
moves is known by the order of purchase; returning tokens is told by the resources that are kept.
"""

from __future__ import annotations

from ostraka.core.learn.index import NONE, action_table
from ostraka.core.play.parts import Parts
from ostraka.games.ankhor.face.actions import VERBS
from ostraka.games.ankhor.rules import codes
from ostraka.games.ankhor.rules.tables import TOKEN_LETTERS

TABLE = action_table(map(tuple, codes.ROWS.tolist()))
"""Verb, thing, place and number of each index."""


def described(index: int) -> Parts:
    """The parts that an index always means, verb first."""
    verb, thing, place, number = codes.ROWS[index].tolist()
    parts: Parts = {"verb": VERBS[verb]}
    if verb == codes.TAKE:
        parts["tokens"] = " ".join(TOKEN_LETTERS[token] for token in codes.THREES[thing].tolist())
    elif verb == codes.BUY:
        parts["column"] = thing + 1
    elif verb == codes.REFRESH:
        parts["pile"] = thing + 1
    elif verb == codes.MOVE:
        parts["bought"] = thing + 1
    elif verb == codes.RETURN:
        parts["kept"] = "all" if thing == codes.ONLY_ANKHS else _letters(codes.KEPT[thing].tolist())
    if place != NONE:
        parts["spot"] = (
            f"ground {place + 1}" if place < codes.GROUND else f"upper {place - codes.GROUND + 1}"
        )
    if number != NONE:
        parts["spare"] = TOKEN_LETTERS[number]
    return parts


def _letters(counts: list[int]) -> str:
    return " ".join(TOKEN_LETTERS[token] for token, n in enumerate(counts) for _ in range(n))
