"""What a seat may know of the table, ready for JSON, and the score in detail."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, cast

import numpy as np

from ostraka.core.kernel.fields import readable
from ostraka.games.ancient_knowledge.face import alone
from ostraka.games.ancient_knowledge.face.document import FRAME_NAMES, LEVELS, PHASE_NAMES
from ostraka.games.ancient_knowledge.face.shape import (
    AkChoice,
    AkTable,
    Creation,
    Monument,
    SeatArea,
)
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.language.grammar import LETTERS
from ostraka.games.ancient_knowledge.language.words import ENDGAME
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.create import creation_costs
from ostraka.games.ancient_knowledge.rules.scoring import endgame_points
from ostraka.games.ancient_knowledge.rules.state import Frame, time_card
from ostraka.games.ancient_knowledge.rules.timeline import monuments_in_line
from ostraka.games.ancient_knowledge.state_types import AkState

KEPT = 4096  # of the parts of tables; a table shows most of them again after every beat


def _ids(pack: Pack, numbers: Any) -> list[str]:
    return _named(pack, numbers.tobytes(), numbers.dtype)


@lru_cache(KEPT)
def _named(pack: Pack, numbers: bytes, kept_in: np.dtype[Any]) -> list[str]:
    """The ids of cards; views share what is the same in them."""
    return [pack.card(number).id for number in np.frombuffer(numbers, kept_in).tolist() if number]


def cards_known(pack: Pack, s: AkState, viewer: int | None, place: int) -> list[str]:
    """The cards that a seat knows to be in a place."""
    if viewer is None:
        return []
    sight = s.sight[viewer, 1 : int(s.builders) + 1]
    if place not in sight.tobytes():
        return []
    return _ids(pack, np.flatnonzero(sight == place) + 1)


def monuments_of(
    pack: Pack, line: Sequence[int], knowledge: Sequence[int], stored: Sequence[int], time: int
) -> list[Monument]:
    """The monuments of a timeline: where each stands, what lies on it; the Time card is none."""
    entries = []
    for slot, card in enumerate(line):
        if card in (0, time):
            continue
        entry: Monument = {
            "card": pack.card(card).id,
            "space": slot // 2 + 1 if slot < st.SLOTS else slot - st.SLOTS + 1,
            "level": LEVELS[slot % 2 if slot < st.SLOTS else 2],
            "knowledge": knowledge[slot],
        }
        if stored[slot]:
            entry["technology"] = pack.card(stored[slot]).id
        entries.append(entry)
    return entries


def timeline(pack: Pack, s: AkState, seat: int) -> list[Monument]:
    """The monuments of a seat's timeline, to be changed at will."""
    line = s.line[seat]
    known, lying = s.knowledge[line].tolist(), s.stored[line].tolist()
    return monuments_of(pack, line.tolist(), known, lying, time_card(s))


def seat_shown(pack: Pack, s: AkState, area: SeatArea, seat: int, viewer: int) -> SeatArea:
    """The area of a seat: what all see, and what only the viewer knows."""
    if seat != viewer:
        known = cards_known(pack, s, viewer, st.IN_HAND << seat)
        return {**area, "known": known} if known else area
    shown: SeatArea = {**area, "hand": _ids(pack, s.hand[seat])}
    if s.marks[seat]:
        zone = s.artifacts[seat] if _marks_artifacts(s) else s.hand[seat]
        marks = int(s.marks[seat])
        shown["marked"] = _ids(pack, np.array([c for i, c in enumerate(zone) if marks >> i & 1]))
    return shown


def area_shown(pack: Pack, s: AkState, seat: int) -> SeatArea:
    """What everybody sees of a seat's area."""
    line, past = s.line[seat], s.past[seat, : s.past_size[seat]]
    return _area_of(
        pack,
        seat,
        line.dtype,
        line.tobytes(),
        tuple(s.knowledge[line].tolist()),
        tuple(s.stored[line].tolist()),
        time_card(s),
        past.tobytes(),
        s.rotated[past].tobytes(),
        s.artifacts[seat].tobytes(),
        s.collection[seat].tobytes(),
        (int(s.held[seat]), int(s.blocked), int(s.lost[seat])),
        tuple(_endgame(pack, s, seat).items()),
    )


@lru_cache(KEPT)
def _area_of(
    pack: Pack,
    seat: int,
    kept_in: np.dtype[Any],
    line: bytes,
    knowledge: tuple[int, ...],
    stored: tuple[int, ...],
    time: int,
    past: bytes,
    rotated: bytes,
    artifacts: bytes,
    collection: bytes,
    counts: tuple[int, int, int],
    endgame: tuple[tuple[str, int], ...],
) -> SeatArea:
    """The same from all that it depends on; views share it, but no two seats of one view."""
    held, blocked, lost = counts
    stands = np.frombuffer(line, kept_in).tolist()
    return {
        "hand_size": held,
        "hand": None,
        "known": [],
        "timeline": monuments_of(pack, stands, knowledge, stored, time),
        "artifacts": _named(pack, artifacts, kept_in),
        "artifact_spaces": st.ARTIFACT_SPACES - blocked,
        "past": [
            {"card": card, "rotated": bool(turned)}
            for card, turned in zip(_named(pack, past, kept_in), rotated, strict=True)
        ],
        "collection": _named(pack, collection, kept_in),
        "lost": lost,
        "endgame": dict(endgame),
    }


def _marks_artifacts(s: AkState) -> bool:
    return bool(
        s.depth and s.stack[s.depth - 1, st.KIND] == Frame.OPPONENTS and s.stack[s.depth - 1, 1]
    )


_CAUSES = (Frame.EFFECT, Frame.PLACE, Frame.DEPART)


def cause_of_choice(pack: Pack, s: AkState) -> str | None:
    """The card, or the coffer, because of which somebody is asked; None if the turn asks."""
    for row in s.stack[: s.depth][::-1].tolist():
        if row[st.KIND] in _CAUSES:
            if row[st.CARD]:
                return pack.card(row[st.CARD]).id
            return LETTERS[pack.data.coffer_effect.tolist().index(row[st.WHAT])]
    return None


def choice_shown(pack: Pack, s: AkState, viewer: int | None) -> AkChoice | None:
    """What is being chosen, by whom, and because of which card; None in between."""
    if s.over or s.offered == 0:
        return None
    kind = FRAME_NAMES[s.stack[s.depth - 1, st.KIND] - 1]
    choice: AkChoice = {"kind": kind, "seat": int(s.seat), "card": cause_of_choice(pack, s)}
    if viewer == s.seat and (found := _creations(pack, s)):
        choice["creations"] = found
    return choice


def table(pack: Pack, s: AkState, viewer: int | None) -> AkTable:
    """The table as a seat sees it; None is a spectator."""
    public = public_table(pack, Content(s))
    if viewer is None:
        return {**public, "choice": choice_shown(pack, s, None)}
    areas = enumerate(public["seats"])
    return {
        **public,
        "seats": [seat_shown(pack, s, area, seat, viewer) for seat, area in areas],
        "discarded": cards_known(pack, s, viewer, st.IN_PILE),
        "limbo": limbo_shown(pack, s, viewer) if s.in_limbo else [],
        "choice": choice_shown(pack, s, viewer),
    }


def turn_shown(s: AkState) -> dict[str, Any]:
    """Where the turn stands."""
    return {
        "phase": PHASE_NAMES[int(s.phase)],
        "first": int(s.first),
        "turn": int(s.active),
        "actions": int(s.actions),
        "ending": bool(s.ending),
        "skip": bool(s.skip),
        "turns": int(s.turns),
    }


def technologies_shown(pack: Pack, s: AkState) -> dict[str, Any]:
    """The decks of technologies and their discards."""
    piles = zip(s.tech_pile, s.tech_pile_size.tolist(), strict=True)
    return {
        "technology_decks": s.tech_deck_size.tolist(),
        "technology_discards": [_ids(pack, pile[:size]) for pile, size in piles],
    }


class Content:
    """A state, known by its bytes: whoever looks at it, what all see is found once."""

    __slots__ = ("content", "s")

    def __init__(self, s: Any) -> None:
        self.content: bytes = s.tobytes()
        self.s: AkState = readable(self.content, s.dtype)[0]

    def __hash__(self) -> int:
        return hash(self.content)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Content) and self.content == other.content


@lru_cache(128)
def public_table(pack: Pack, shown: Content) -> AkTable:
    """The table as a spectator sees it, but for what is being chosen."""
    s = shown.s
    public: Any = {
        **turn_shown(s),
        "seats": [area_shown(pack, s, seat) for seat in range(int(s.players))],
        "deck": int(s.deck_size),
        "discard": int(s.pile_size),
        "discarded": [],
        "tiles": tiles_shown(pack, s.tiles.tobytes(), s.tiles.dtype),
        "turned": int(s.turned),
        **technologies_shown(pack, s),
        "limbo_size": int(s.in_limbo),
        "limbo": limbo_shown(pack, s, None),
        "choice": None,
    }
    if s.players == 1:
        public["solo"] = alone.table(pack, s)
    return cast(AkTable, public)


def limbo_shown(pack: Pack, s: AkState, viewer: int | None) -> list[str]:
    """The cards apart that a seat has seen, or everybody."""
    seen = []
    for card in s.limbo[: s.in_limbo].tolist():
        sight = s.sight[: int(s.players), card].tolist()
        mine = viewer is not None and sight[viewer] in (st.IN_LIMBO, st.SEEN)
        if mine or all(bits == st.SEEN for bits in sight):
            seen.append(pack.card(card).id)
    return seen


@lru_cache(KEPT)
def tiles_shown(pack: Pack, tiles: bytes, kept_in: np.dtype[Any]) -> list[list[str | None]]:
    """The technologies that lie on each tile."""
    cards = np.frombuffer(tiles, kept_in).reshape(-1, st.FACE_UP).tolist()
    return [[pack.card(card).id if card else None for card in tile] for tile in cards]


def _endgame(pack: Pack, s: AkState, seat: int) -> dict[str, int]:
    """What the endgame effect of each monument in the Past that has one is worth now."""
    effect = pack.data.effect
    past = s.past[seat, : s.past_size[seat]].tolist()
    worth = [card for card in past if effect[card, ENDGAME]]
    if not worth:
        return {}
    return {pack.card(card).id: int(endgame_points(s, pack.data, seat, card)) for card in worth}


def card_points(pack: Pack, s: AkState, seat: int) -> dict[str, int]:
    """What each card of the Past and of the collection is worth to its owner now."""
    worth = {}
    extra = _endgame(pack, s, seat)
    for card in s.past[seat, : s.past_size[seat]].tolist():
        worth[pack.card(card).id] = pack.card(card).vp + extra.get(pack.card(card).id, 0)
    for card in s.collection[seat, : s.learned[seat]]:
        worth[pack.card(int(card)).id] = pack.card(int(card)).vp
    return worth


def breakdown(pack: Pack, s: AkState, seat: int) -> dict[str, int]:
    """The score of a seat by category."""
    past = s.past[seat, : s.past_size[seat]].tolist()
    learned = s.collection[seat, : s.learned[seat]].tolist()
    return {
        "past": sum(pack.card(card).vp for card in past),
        "endgame": sum(_endgame(pack, s, seat).values()),
        "technologies": sum(pack.card(card).vp for card in learned),
        "timeline": int(monuments_in_line(s, seat)),
        "lost": -int(s.lost[seat]),
    }


def _creations(pack: Pack, s: AkState) -> dict[str, Creation]:
    """The monuments that may be created now: their cost by space, their knowledge."""
    frame = s.stack[s.depth - 1].tolist()
    if frame[st.KIND] not in (Frame.ACTION, Frame.CREATE):
        return {}
    seat, free = int(s.seat), frame[st.WHAT] if frame[st.KIND] == Frame.CREATE else 0
    told = np.zeros((len(s.hand[seat]), st.SPACES + 1), np.int64)
    creation_costs(s, pack.data, seat, free, told)
    hand = [pack.card(card) for card in s.hand[seat, : s.held[seat]].tolist()]
    return {
        face.id: {"pay": pay, "knowledge": knowledge}
        for face, (*pay, knowledge) in zip(hand, told[: len(hand)].tolist(), strict=True)
        if face.monument
    }
