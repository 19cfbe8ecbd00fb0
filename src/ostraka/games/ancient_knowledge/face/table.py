"""What a seat may know of the table, ready for JSON, and the score in detail."""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.games.ancient_knowledge.face import alone
from ostraka.games.ancient_knowledge.face.creations import creations
from ostraka.games.ancient_knowledge.face.document import FRAME_NAMES, PHASES
from ostraka.games.ancient_knowledge.face.position import timeline
from ostraka.games.ancient_knowledge.face.shape import Choice, Seat, Table
from ostraka.games.ancient_knowledge.language.coffers import LETTERS
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.language.words import ENDGAME
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.scoring import endgame_points
from ostraka.games.ancient_knowledge.rules.state import Frame
from ostraka.games.ancient_knowledge.rules.timeline import monuments_in_line
from ostraka.games.ancient_knowledge.state_types import AkState


def _ids(pack: Pack, numbers: Any) -> list[str]:
    return [pack.card(number).id for number in numbers.tolist() if number]


def _known(pack: Pack, s: AkState, viewer: int | None, place: int) -> list[str]:
    """The cards that a seat knows to be in a place."""
    if viewer is None:
        return []
    there = np.flatnonzero(s.sight[viewer, 1 : int(s.builders) + 1] == place) + 1
    return [pack.card(n).id for n in there.tolist()]


def _seat(pack: Pack, s: AkState, seat: int, viewer: int | None) -> Seat:
    own = seat == viewer
    shown: Seat = {
        "hand_size": int(s.held[seat]),
        "hand": _ids(pack, s.hand[seat]) if own else None,
        "known": [] if own else _known(pack, s, viewer, st.IN_HAND << seat),
        "timeline": timeline(pack, s, seat),
        "artifacts": _ids(pack, s.artifacts[seat]),
        "artifact_spaces": st.ARTIFACT_SPACES - int(s.blocked),
        "past": [
            {"card": pack.card(card).id, "rotated": bool(s.rotated[card])}
            for card in s.past[seat, : s.past_size[seat]].tolist()
        ],
        "collection": _ids(pack, s.collection[seat]),
        "lost": int(s.lost[seat]),
        "endgame": _endgame(pack, s, seat),
    }
    if own and s.marks[seat]:
        zone = s.artifacts[seat] if _marks_artifacts(s) else s.hand[seat]
        marks = int(s.marks[seat])
        shown["marked"] = _ids(pack, np.array([c for i, c in enumerate(zone) if marks >> i & 1]))
    return shown


def _marks_artifacts(s: AkState) -> bool:
    return bool(
        s.depth and s.stack[s.depth - 1, st.KIND] == Frame.OPPONENTS and s.stack[s.depth - 1, 1]
    )


def cause_of_choice(pack: Pack, s: AkState) -> str | None:
    """The card, or the coffer, because of which somebody is asked; None if the turn asks."""
    for row in s.stack[: s.depth][::-1]:
        if row[st.KIND] in (Frame.EFFECT, Frame.PLACE, Frame.DEPART):
            if row[st.CARD]:
                return pack.card(int(row[st.CARD])).id
            return LETTERS[pack.data.coffer_effect.tolist().index(int(row[st.WHAT]))]
    return None


def _choice(pack: Pack, s: AkState, viewer: int | None) -> Choice | None:
    """What is being chosen, by whom, and because of which card; None in between."""
    if s.over or s.offered == 0:
        return None
    kind = FRAME_NAMES[s.stack[s.depth - 1, st.KIND] - 1]
    choice: Choice = {"kind": kind, "seat": int(s.seat), "card": cause_of_choice(pack, s)}
    if viewer == s.seat and (found := creations(pack, s)):
        choice["creations"] = found
    return choice


def table(pack: Pack, s: AkState, viewer: int | None) -> Table:
    """The table as a seat sees it; None is a spectator."""
    limbo = s.limbo[: s.in_limbo]
    seen = []
    for card in limbo:
        sight = [int(s.sight[seat, card]) for seat in range(int(s.players))]
        mine = viewer is not None and sight[viewer] in (st.IN_LIMBO, st.SEEN)
        if mine or all(bits == st.SEEN for bits in sight):
            seen.append(pack.card(int(card)).id)
    shown: Table = {
        "phase": next(word for word, phase in PHASES.items() if phase == s.phase),
        "first": int(s.first),
        "turn": int(s.active),
        "actions": int(s.actions),
        "ending": bool(s.ending),
        "skip": bool(s.skip),
        "turns": int(s.turns),
        "seats": [_seat(pack, s, seat, viewer) for seat in range(int(s.players))],
        "deck": int(s.deck_size),
        "discard": int(s.pile_size),
        "discarded": _known(pack, s, viewer, st.IN_PILE),
        "tiles": [[pack.card(c).id if c else None for c in tile] for tile in s.tiles.tolist()],
        "turned": int(s.turned),
        "technology_decks": [int(n) for n in s.tech_deck_size],
        "technology_discards": [
            _ids(pack, s.tech_pile[level, : s.tech_pile_size[level]]) for level in range(2)
        ],
        "limbo_size": int(s.in_limbo),
        "limbo": seen,
        "choice": _choice(pack, s, viewer),
    }
    if s.players == 1:
        shown["solo"] = alone.table(pack, s)
    return shown


def _endgame(pack: Pack, s: AkState, seat: int) -> dict[str, int]:
    """What the endgame effect of each monument in the Past that has one is worth now."""
    past = s.past[seat, : s.past_size[seat]].tolist()
    return {
        pack.card(card).id: int(endgame_points(s, pack.data, seat, card))
        for card in past
        if pack.data.effect[card, ENDGAME]
    }


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
    past = [int(card) for card in s.past[seat, : s.past_size[seat]]]
    return {
        "past": sum(pack.card(card).vp for card in past),
        "endgame": sum(_endgame(pack, s, seat).values()),
        "technologies": sum(pack.card(int(c)).vp for c in s.collection[seat, : s.learned[seat]]),
        "timeline": int(monuments_in_line(s, seat)),
        "lost": -int(s.lost[seat]),
    }
