"""Positions as JSON documents, by card id: every zone of the table, written and read.

A document may leave out almost everything. Builder cards and technologies that it does not mention
are shuffled, from the seed, under the decks it gives; a hand or a tile left out is dealt. Reading
reports everything that is wrong with a document, not just the first thing.
"""

from __future__ import annotations

from typing import Any

from ostraka.games.ancient_knowledge.face import alone
from ostraka.games.ancient_knowledge.face.document import PHASE_NAMES, places_by_name
from ostraka.games.ancient_knowledge.face.table import timeline
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.positions import half_done
from ostraka.games.ancient_knowledge.rules.state import SEEN
from ostraka.games.ancient_knowledge.state_types import AkState


def _ids(pack: Pack, numbers: Any) -> list[str]:
    return [pack.card(int(number)).id for number in numbers]


def _seat(pack: Pack, s: AkState, seat: int) -> dict[str, Any]:
    return {
        "hand": _ids(pack, s.hand[seat, : s.held[seat]]),
        "timeline": timeline(pack, s, seat),
        "artifacts": _ids(pack, s.artifacts[seat, : s.artifact_count[seat]]),
        "past": [
            {"card": pack.card(int(card)).id, "rotated": bool(s.rotated[card])}
            for card in s.past[seat, : s.past_size[seat]]
        ],
        "collection": _ids(pack, s.collection[seat, : s.learned[seat]]),
        "lost": int(s.lost[seat]),
    }


def position(pack: Pack, s: AkState) -> dict[str, Any]:
    """The whole position; decks are listed from the top."""
    document: dict[str, Any] = {
        "players": [_seat(pack, s, seat) for seat in range(int(s.players))],
        "deck": _ids(pack, s.deck[: s.deck_size][::-1]),
        "discard": _ids(pack, s.pile[: s.pile_size]),
        "tiles": [[pack.card(int(c)).id if c else None for c in tile] for tile in s.tiles],
        "turned": int(s.turned),
        "technology_decks": [
            _ids(pack, s.tech_deck[level, : s.tech_deck_size[level]][::-1]) for level in range(2)
        ],
        "technology_discards": [
            _ids(pack, s.tech_pile[level, : s.tech_pile_size[level]]) for level in range(2)
        ],
        "first": int(s.first),
        "turn": int(s.active),
        "phase": PHASE_NAMES[int(s.phase)],
        "actions": int(s.actions),
        "skip": bool(s.skip),
        "ending": bool(s.ending),
        "turns": int(s.turns),
        "lost_in_phase": int(s.lost_in_phase),
        "sight": _sight(pack, s),
    }
    if s.players == 1:
        document["solo"] = alone.write(s)
    if not half_done.is_settled(s):
        document["state"] = half_done.written(pack, s)
    return document


def _sight(pack: Pack, s: AkState) -> list[dict[str, list[str]]]:
    """For each seat: the cards by the places where it thinks they may be."""
    result = []
    apart = {int(number) for number in s.limbo[: s.in_limbo]}
    builders, places = int(pack.data.builders), places_by_name(int(s.players))
    for seat in range(int(s.players)):
        groups: dict[str, list[str]] = {}
        row = s.sight[seat].tolist()
        for number in range(1, len(pack.cards)):
            bits = row[number]
            open_builder = bits == SEEN and number <= builders and number not in apart
            if bits and not open_builder:
                names = [name for name, bit in places.items() if bits & bit]
                groups.setdefault(" ".join(names), []).append(pack.card(number).id)
        result.append(groups)
    return result
