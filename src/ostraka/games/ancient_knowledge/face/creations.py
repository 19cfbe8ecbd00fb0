"""What each monument of a hand would cost on each space, and the knowledge it would bring."""

from __future__ import annotations

from typing import Any

from ostraka.games.ancient_knowledge.face.shape import Creation
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.language.words import DISCOUNT
from ostraka.games.ancient_knowledge.rules.create import cost_of, own_discount
from ostraka.games.ancient_knowledge.rules.quantities import modifier
from ostraka.games.ancient_knowledge.rules.state import KIND, SPACES, WHAT, Frame


def creations(pack: Pack, s: Any) -> dict[str, Creation]:
    """Whoever chooses may CREATE these; empty where nothing can be created now."""
    frame = s.stack[s.depth - 1]
    if frame[KIND] not in (Frame.ACTION, Frame.CREATE):
        return {}
    seat, free = int(s.seat), int(frame[WHAT]) if frame[KIND] == Frame.CREATE else 0
    apart = s.copy()  # an own discount may mark the turn, and this is only a look
    shown: dict[str, Creation] = {}
    for card in s.hand[seat, : s.held[seat]].tolist():
        face = pack.card(card)
        if not face.monument:
            continue
        less = own_discount(apart, pack.data, seat, card)
        less += modifier(s, pack.data, seat, DISCOUNT, 1 << int(pack.data.kind[card]), card)
        shown[face.id] = {
            "pay": [int(cost_of(pack.data, card, n, free)) for n in range(1, SPACES + 1)],
            "knowledge": max(0, int(pack.data.knowledge[card]) - int(less)),
        }
    return shown
