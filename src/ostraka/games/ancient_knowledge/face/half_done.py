"""Whether what is half done in a position can have come about.

The rules trust what waits on the stack. What a choice is due to, how much it asks for, what is
marked for it and what is laid apart for it all follow from the cards; what does not is refused
by the name of its field.
"""

from __future__ import annotations

from typing import Any

from ostraka.games.ancient_knowledge.face.document import Document
from ostraka.games.ancient_knowledge.language import tables as tb
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.state import Frame, Phase

ASKED_BY: dict[int, int] = {
    Frame.OPPONENTS: words.OPPONENTS_DISCARD,
    Frame.STEAL: words.STEAL,
    Frame.TAKE: words.STEAL,
    Frame.ADD: words.ADD,
    Frame.GIVE: words.GIVE,
    Frame.RECOVER: words.RECOVER,
    Frame.MOVE: words.MOVE,
    Frame.SWAP: words.SWAP,
    Frame.DESTROY: words.DESTROY_ARTIFACTS,
    Frame.CREATE: words.CREATE,
    Frame.LEARN: words.LEARN,
    Frame.BURY: words.BURY,
    Frame.STORE: words.STORE,
    Frame.RENEW: words.RENEW,
    Frame.KEEP: words.LOOK_KEEP,
    Frame.UNEARTH: words.LOOK_CREATE,
    Frame.STUDY: words.LOOK_LEARN,
    Frame.SHARE: words.SHARE,
}
"""Choices that only a step of an effect asks for, and which step that is."""
USED: dict[int, tuple[int, ...]] = {
    Frame.OPENING: (st.CARD, st.N, st.CURSOR, st.EXTRA),
    Frame.SET: (st.WHAT, st.N, st.CONTEXT),
    Frame.CREATE: (st.WHAT, st.CARD, st.N, st.EXTRA),
    Frame.PAY: (st.N, st.CURSOR, st.CONTEXT, st.EXTRA),
    Frame.ARCHIVE: (st.CURSOR, st.COUNT, st.EXTRA),
    Frame.REMOVE: (st.WHAT, st.CARD, st.N, st.CURSOR, st.CONTEXT, st.EXTRA),
    Frame.ADD: (st.N, st.CURSOR),
    Frame.GIVE: (st.N,),
    Frame.RECOVER: (st.N,),
    Frame.MOVE: (st.WHAT, st.CARD, st.EXTRA),
    Frame.SWAP: (st.WHAT, st.CARD),
    Frame.DESTROY: (st.CARD, st.CURSOR),
    Frame.LEARN: (st.WHAT, st.CARD, st.N, st.CURSOR, st.EXTRA),
    Frame.KEEP: (st.N,),
    Frame.UNEARTH: (st.CARD,),
    Frame.STUDY: (st.WHAT, st.CARD, st.N, st.EXTRA),
    Frame.SHARE: (st.CURSOR,),
    Frame.TAKE: (st.WHAT,),
    Frame.BURY: (st.WHAT, st.N),
    Frame.OPPONENTS: (st.WHAT, st.CARD, st.N, st.CURSOR, st.EXTRA),
    Frame.INSTEAD: (st.N,),
    Frame.STORE: (st.WHAT, st.CARD),
    Frame.COFFERS: (st.CURSOR, st.COUNT),
    Frame.ABANDON: (st.CURSOR,),
    Frame.EFFECT: (st.WHAT, st.CARD, st.N, st.COUNT, st.CONTEXT),
    Frame.PLACE: (st.WHAT, st.CARD, st.COUNT, st.EXTRA),
    Frame.DEPART: (st.CARD,),
}
"""The columns that each kind of frame makes use of."""
OF_A_CARD = (
    Frame.REMOVE,
    Frame.MOVE,
    Frame.SWAP,
    Frame.DESTROY,
    Frame.CREATE,
    Frame.LEARN,
    Frame.STORE,
    Frame.UNEARTH,
    Frame.STUDY,
)
OF_A_STEP = (Frame.REMOVE, Frame.MOVE, Frame.SWAP)
COUNTED = (
    Frame.PAY,
    Frame.REMOVE,
    Frame.ADD,
    Frame.GIVE,
    Frame.RECOVER,
    Frame.BURY,
    Frame.OPPONENTS,
)
APART = (Frame.PLACE, Frame.KEEP, Frame.UNEARTH, Frame.STUDY, Frame.SHARE)
ALONE = (Frame.COFFERS, Frame.ABANDON, Frame.PAUSE)


def check(reader: Document) -> None:
    """Note everything that cannot have come about."""
    s = reader.s
    kinds = [int(row[st.KIND]) for row in s.stack[: s.depth]]
    if (kinds[:1] == [Frame.DECLINE]) != (s.phase == Phase.DECLINE) or not kinds:
        reader.wrong("phase", "pending.frames")
    if max(s.past_size) >= st.MIDDLE and not s.turned and Frame.TILE not in kinds:
        reader.wrong("middle", "turned")
    for i in range(int(s.depth)):
        if not _is_in_place(kinds, i, alone=s.players == 1):
            reader.wrong("frame", f"pending.frames[{i}]")
        else:
            _frame(reader, i, f"pending.frames[{i}]")
    for i, part in enumerate(s.parts[: s.parts_used].tolist()):
        if part:
            _part(reader, part, f"pending.parts[{i}]")
    _declining(reader)
    _marks(reader)
    if s.in_limbo and not set(kinds) & set(APART):
        reader.wrong("apart", "pending.limbo")


def _is_in_place(kinds: list[int], i: int, alone: bool) -> bool:
    """Whether something half done lies where it can lie: on top is a choice that somebody has."""
    kind, below, above = kinds[i], kinds[:i][-1:], kinds[i + 1 : i + 2]
    if kind == Frame.PLACE:
        return above == [Frame.PAY]
    if kind == Frame.PAY:
        return not above and below in ([Frame.PLACE], [Frame.EFFECT])
    if kind == Frame.DECLINE:
        return not below
    if kind == Frame.DEPART:
        return bool(above) and kinds[:i] == [Frame.DECLINE]
    if kind == Frame.OPENING and above:  # objectives are chosen before the hand
        return alone and above == [Frame.COFFERS]
    if above:
        return kind in (Frame.SET, Frame.EFFECT) or (alone and kind in (Frame.ACTION, Frame.PAUSE))
    return kind < st.FIRST_AUTOMATIC


def _frame(reader: Document, i: int, where: str) -> None:
    s, data = reader.s, reader.pack.data
    frame = s.stack[i]
    below = s.stack[i - 1] if i else None
    kind, effect = int(frame[st.KIND]), int(frame[st.WHAT])
    unused = [column for column in range(st.WHAT, len(frame)) if column not in USED.get(kind, ())]
    if frame[unused].any():
        reader.wrong("frame", where)
    elif kind == Frame.EFFECT:
        if frame[st.CARD] != data.effects[effect, tb.E_CARD] or (
            frame[st.CARD] == 0 and s.players > 1
        ):
            reader.wrong("due", where)
        _cause(reader, int(frame[st.CARD]), where)
    elif kind == Frame.PLACE and frame[st.EXTRA] not in (
        0,
        below[st.CARD] if below is not None else 0,
    ):
        reader.wrong("due", where)
    elif (
        (kind in ALONE and s.players > 1)
        or (kind == Frame.TILE and s.turned)
        or (kind == Frame.TAKE and frame[st.WHAT] == s.active)
    ):
        reader.wrong("frame", where)
    elif not _is_due(data, frame, below):
        reader.wrong("due", where)
    else:
        most = _most(reader, frame, below)
        if most is not None and not 1 <= frame[st.N] <= most:
            reader.wrong("amount", where, n=int(frame[st.N]), most=most)
    if frame[st.COUNT] > st.HAND_LIMIT:
        reader.wrong("amount", where, n=int(frame[st.COUNT]), most=st.HAND_LIMIT)


def _part(reader: Document, effect: int, where: str) -> None:
    """An effect that waits in a set: one of a card, that is carried out once."""
    row = reader.pack.data.effects[effect]
    if row[tb.E_CARD] == 0 or row[tb.E_WHEN] == words.ENDGAME or row[tb.E_FLAGS] & words.STANDING:
        reader.wrong("due", where)
    else:
        _cause(reader, int(row[tb.E_CARD]), where)


def _step(data: Any, frame: Any) -> int:
    """The step that an effect is carrying out; 0 while its price is paid, and without an effect."""
    if frame is None or frame[st.KIND] != Frame.EFFECT or frame[st.N] == 0:
        return 0
    return int(data.effects[frame[st.WHAT], tb.E_DO] + frame[st.N] - 1)


def _is_due(data: Any, frame: Any, below: Any) -> bool:
    """Whether a choice is one that the step below it asks for, of the same card."""
    kind, step = int(frame[st.KIND]), _step(data, below)
    if kind in ASKED_BY and (step == 0 or data.steps[step, tb.S_OP] != ASKED_BY[kind]):
        return False
    if kind == Frame.REMOVE and frame[st.WHAT] == 0:  # what has been archived
        return bool(frame[st.CARD] == 0)
    if kind in OF_A_STEP and (frame[st.WHAT] != step or step == 0):
        return False
    return kind not in OF_A_CARD or bool(frame[st.CARD] == below[st.CARD])


def _most(reader: Document, frame: Any, below: Any) -> int | None:
    """How much a choice can ask for at most; None if there is no such limit."""
    s, data = reader.s, reader.pack.data
    seat, kind, step = int(s.active), int(frame[st.KIND]), _step(data, below)
    if kind == Frame.PAY and step == 0:  # a price: it could be paid when it was asked for
        hand = s.hand[seat, frame[st.CURSOR] : s.held[seat]]
        return sum(int(frame[st.CONTEXT]) >> int(data.kind[card]) & 1 for card in hand)
    if kind == Frame.KEEP:
        return int(min(data.steps[step, tb.S_TO], st.HAND_LIMIT - s.held[seat]))
    if kind in (Frame.INSTEAD, Frame.DRAW):
        return int(s.past_size[seat])
    if kind == Frame.OPENING:
        return int(s.held[(s.active + max(0, int(frame[st.CARD]))) % s.players])
    if kind == Frame.REMOVE and frame[st.WHAT] == 0:
        return st.HAND_LIMIT
    if kind in COUNTED and data.steps[step, tb.S_PER] == 0:
        return int(data.steps[step, tb.S_N])
    return None


def _cause(reader: Document, card: int, where: str) -> None:
    """A card acts from the board of the seat whose turn it is, or from its collection.

    Only artifacts, and what discards itself, may have left play while something of them is done.
    """
    s, data = reader.s, reader.pack.data
    seats = range(int(s.players))
    boards = [{*s.line[seat], *s.artifacts[seat], *s.collection[seat]} for seat in seats]
    own = boards.pop(int(s.active))
    elsewhere = {*s.past.ravel()}.union(*boards)
    gone = data.kind[card] == words.ARTIFACT or _discards_itself(data, card)
    if card and card not in own and (not gone or card in elsewhere):
        reader.wrong("cause", where, card=reader.pack.card(card).id)


def _discards_itself(data: Any, card: int) -> bool:
    for effect in data.effect[card].tolist():
        row = data.effects[effect]
        steps = [row[tb.E_PAY], *range(row[tb.E_DO], row[tb.E_DO] + row[tb.E_DOS])]
        if effect and any(data.steps[step, tb.S_OP] == words.DESTROY_SELF for step in steps):
            return True
    return False


def _declining(reader: Document) -> None:
    """What is declining is on its way to the Past, and nothing else is."""
    s = reader.s
    leaving = [int(row[st.CARD]) for row in s.stack[: s.depth] if row[st.KIND] == Frame.DEPART]
    if leaving != [int(s.declining)] * bool(s.declining):
        reader.wrong("declining", "pending.declining")
    else:
        for card in leaving:
            _cause(reader, card, "pending.declining")


def _marks(reader: Document) -> None:
    """Whoever has chosen has marked as much as was asked; whoever is to choose may have begun."""
    s = reader.s
    frame: Any = s.stack[s.depth - 1] if s.depth else None
    asking = frame is not None and frame[st.KIND] in (Frame.OPENING, Frame.OPPONENTS)
    for distance in range(int(s.players)):
        seat = (int(s.active) + distance) % int(s.players)
        marks, wanted, places = int(s.marks[seat]), 0, 0
        if asking and distance >= (frame[st.KIND] == Frame.OPPONENTS):
            there = int(s.artifact_count[seat] if frame[st.WHAT] else s.held[seat])
            asked = min(int(frame[st.N]), there)
            if distance < frame[st.CARD]:
                wanted, places = asked, there
            elif distance == frame[st.CARD]:
                wanted, places = asked - int(frame[st.EXTRA]), min(there, int(frame[st.CURSOR]))
        if marks.bit_count() != wanted or marks >> places:
            reader.wrong("marks", f"pending.marks[{seat}]")
