"""Choices of several things, which may be made in any order: discards, objectives, knowledge."""

from __future__ import annotations

from collections.abc import Iterable

from ostraka.core.kernel.arrays import Row
from ostraka.core.play.parts import Gathering
from ostraka.games.ancient_knowledge.effects.removal import loaded
from ostraka.games.ancient_knowledge.language.coffers import letters
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.state import Frame
from ostraka.games.ancient_knowledge.state_types import AkState


def gathering(pack: Pack, s: AkState) -> Gathering | None:
    """What may be chosen together now; None where one thing is chosen, or the order matters."""
    frame = s.stack[s.depth - 1].tolist()
    return _of_cards(pack, s, frame) or _of_knowledge(pack, s, frame) or _of_coffers(s, frame)


def _ids(pack: Pack, cards: Iterable[int]) -> dict[str, int]:
    return {pack.card(int(card)).id: 1 for card in cards}


def _key(s: AkState, frame: list[int]) -> tuple[int, ...]:
    """The same frame, asked of the same seat, is the same choice."""
    return (frame[st.KIND], frame[st.WHAT], frame[st.CARD], int(s.depth), int(s.seat))


def _of_cards(pack: Pack, s: AkState, frame: list[int]) -> Gathering | None:
    """Cards of the hand, artifacts in play, or cards that were looked at."""
    seat, kind, first = int(s.seat), frame[st.KIND], frame[st.CURSOR]
    hand = s.hand[seat, first : s.held[seat]]
    verb, done = "discard", None
    cards: Row[int] | list[int] = hand
    if kind in (Frame.OPENING, Frame.OPPONENTS):
        least = most = frame[st.EXTRA]
        if frame[st.WHAT]:
            verb, cards = "destroy", s.artifacts[seat, first : s.artifact_count[seat]]
    elif kind == Frame.PAY:
        cards = [card for card in hand if frame[st.CONTEXT] >> int(pack.data.kind[card]) & 1]
        most = min(frame[st.N], len(cards))
        least, done = (0, "done") if frame[st.EXTRA] else (most, None)
    elif kind == Frame.ARCHIVE:
        begun = frame[st.COUNT] > 0
        least, most = int(not begun and not frame[st.EXTRA]), len(hand)
        done = "pass" if frame[st.EXTRA] and not begun else "done"
    elif kind == Frame.DESTROY:
        verb, cards = "destroy", s.artifacts[seat, first : s.artifact_count[seat]]
        least, most, done = 0, len(cards), "done"
    elif kind == Frame.KEEP:
        verb, cards = "keep", s.limbo[: s.in_limbo]
        least = most = min(frame[st.N], len(cards))
    else:
        return None
    things = _ids(pack, cards)
    return Gathering(verb, "cards", "card", things, least, most, done=done, key=_key(s, frame))


def _of_knowledge(pack: Pack, s: AkState, frame: list[int]) -> Gathering | None:
    """Knowledge on monuments: so much in all, or a fixed amount off each of several monuments."""
    if frame[st.KIND] != Frame.REMOVE:
        return None
    seat, step, card = int(s.seat), frame[st.WHAT], frame[st.CARD]
    there: dict[str, int] = {}
    for slot in range(frame[st.CURSOR], int(s.slots)):
        n = int(loaded(s, pack.data, seat, step, card, slot))
        if n:
            there[pack.card(int(s.line[seat, slot])).id] = n
    targets, up_to = frame[st.EXTRA], frame[st.CONTEXT] != 0
    key = _key(s, frame)
    if targets:
        if up_to or targets == 1:
            return None  # one monument, and how much: a single action says both
        most = min(targets, len(there))
        each = dict.fromkeys(there, 1)
        return Gathering("remove", "cards", "card", each, most, most, key=key)
    most = min(frame[st.N], sum(there.values()))
    things = {thing: min(n, most) for thing, n in there.items()}
    done = "done" if up_to else None
    least = 0 if up_to else most
    return Gathering("remove", "cards", "card", things, least, most, amount="n", done=done, key=key)


def _of_coffers(s: AkState, frame: list[int]) -> Gathering | None:
    """Objectives to take, or to give up."""
    key = _key(s, frame)
    if frame[st.KIND] == Frame.COFFERS:
        left = letters(int(s.drawn) >> frame[st.CURSOR] << frame[st.CURSOR])
        least = int(frame[st.COUNT] == 0)
        things = dict.fromkeys(left, 1)
        return Gathering(
            "objective", "coffers", "coffer", things, least, len(left), done="done", key=key
        )
    if frame[st.KIND] == Frame.ABANDON:
        left = letters(int(s.objectives) >> frame[st.CURSOR] << frame[st.CURSOR])
        most = min(len(left), int(s.blocked) - 1)
        things = dict.fromkeys(left, 1)
        return Gathering("abandon", "coffers", "coffer", things, 0, most, done="done", key=key)
    return None


def choosing(s: AkState) -> tuple[int, ...]:
    """The seats that may choose now: all who still have to, where they choose in secret."""
    frame = s.stack[s.depth - 1].tolist()
    if s.over or frame[st.KIND] not in (Frame.OPENING, Frame.OPPONENTS):
        return (int(s.seat),)
    players, artifacts = int(s.players), bool(frame[st.WHAT])
    later = [
        (int(s.active) + distance) % players for distance in range(frame[st.CARD] + 1, players)
    ]
    have = s.artifact_count if artifacts else s.held
    return (int(s.seat), *(seat for seat in later if have[seat] > frame[st.N]))


def asked(s: AkState, viewer: int | None) -> int:
    """Whom the question is put to, in the eyes of a seat: itself, if it may choose."""
    return viewer if viewer is not None and viewer in choosing(s) else int(s.seat)
