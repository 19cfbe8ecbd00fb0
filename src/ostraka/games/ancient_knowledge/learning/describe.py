"""What an index of the action space always means, in the words of the face."""

from __future__ import annotations

from typing import Any

from ostraka.core.learn.index import NONE
from ostraka.core.play.parts import Parts
from ostraka.games.ancient_knowledge.face.actions import KINDS
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.language.grammar import LETTERS

IMMEDIATE = 0


def described(pack: Pack, row: Any) -> Parts:
    """The parts of an index; what depends on the state is told by slots and by distance instead.

    Slots of the timeline are counted from 0 here: two for each space, the lower one first.
    """
    kind = list(KINDS.values())[row["verb"]]
    thing, place, number = (int(row[name]) for name in ("thing", "place", "number"))
    parts: Parts = {"verb": kind.verb}
    if kind.verb == "swap":
        return parts | {"slot": place, "other_slot": number}
    if kind.verb == "rob":
        return parts | {"distance": number}
    for slot in kind.slots:
        if slot == "card":
            parts[slot] = pack.card(thing).id
        elif slot == "space":
            if place != NONE:
                parts[slot] = place
        elif slot == "effect":
            parts[slot] = list(words.ACTIVATIONS)[IMMEDIATE if number == NONE else number]
        elif slot == "coffer":
            parts[slot] = LETTERS[number]
        elif number != NONE:
            parts[slot] = number
    return parts
