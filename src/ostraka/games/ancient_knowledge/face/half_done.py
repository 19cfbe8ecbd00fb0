"""Whether what is half done in a position can have come about.

The rules trust what waits on the stack. What a choice is due to, how much it asks for, what is
marked for it and what is laid apart for it all follow from the cards; what does not is refused
by the name of its field.
"""

from __future__ import annotations

from typing import Any

from ostraka.games.ancient_knowledge.face.document import Document
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.tables import (
    E_CARD,
    E_DO,
    E_DOS,
    E_FLAGS,
    E_PAY,
    E_WHEN,
    S_N,
    S_OP,
    S_PER,
    S_TO,
)
from ostraka.games.ancient_knowledge.rules.state import (
    CARD,
    CONTEXT,
    COUNT,
    CURSOR,
    DECLINE,
    EXTRA,
    F_ABANDON,
    F_ACTION,
    F_ADD,
    F_ARCHIVE,
    F_BURY,
    F_COFFERS,
    F_CREATE,
    F_DECLINE,
    F_DEPART,
    F_DESTROY,
    F_DRAW,
    F_EFFECT,
    F_GIVE,
    F_INSTEAD,
    F_KEEP,
    F_LEARN,
    F_MOVE,
    F_OPENING,
    F_OPPONENTS,
    F_PAUSE,
    F_PAY,
    F_PLACE,
    F_RECOVER,
    F_REMOVE,
    F_RENEW,
    F_SET,
    F_SHARE,
    F_STEAL,
    F_STORE,
    F_STUDY,
    F_SWAP,
    F_TAKE,
    F_TILE,
    F_UNEARTH,
    FIRST_AUTOMATIC,
    HAND_LIMIT,
    KIND,
    MIDDLE,
    WHAT,
    N,
)

__all__ = ["check"]

ASKED_BY = {
    F_OPPONENTS: words.OPPONENTS_DISCARD,
    F_STEAL: words.STEAL,
    F_TAKE: words.STEAL,
    F_ADD: words.ADD,
    F_GIVE: words.GIVE,
    F_RECOVER: words.RECOVER,
    F_MOVE: words.MOVE,
    F_SWAP: words.SWAP,
    F_DESTROY: words.DESTROY_ARTIFACTS,
    F_CREATE: words.CREATE,
    F_LEARN: words.LEARN,
    F_BURY: words.BURY,
    F_STORE: words.STORE,
    F_RENEW: words.RENEW,
    F_KEEP: words.LOOK_KEEP,
    F_UNEARTH: words.LOOK_CREATE,
    F_STUDY: words.LOOK_LEARN,
    F_SHARE: words.SHARE,
}
"""Choices that only a step of an effect asks for, and which step that is."""
USED = {
    F_OPENING: (CARD, N, CURSOR, EXTRA),
    F_SET: (WHAT, N, CONTEXT),
    F_CREATE: (WHAT, CARD, N, EXTRA),
    F_PAY: (N, CURSOR, CONTEXT, EXTRA),
    F_ARCHIVE: (CURSOR, COUNT, EXTRA),
    F_REMOVE: (WHAT, CARD, N, CURSOR, CONTEXT, EXTRA),
    F_ADD: (N, CURSOR),
    F_GIVE: (N,),
    F_RECOVER: (N,),
    F_MOVE: (WHAT, CARD, EXTRA),
    F_SWAP: (WHAT, CARD),
    F_DESTROY: (CARD, CURSOR),
    F_LEARN: (WHAT, CARD, N, CURSOR, EXTRA),
    F_KEEP: (N,),
    F_UNEARTH: (CARD,),
    F_STUDY: (WHAT, CARD, N, EXTRA),
    F_SHARE: (CURSOR,),
    F_TAKE: (WHAT,),
    F_BURY: (WHAT, N),
    F_OPPONENTS: (WHAT, CARD, N, CURSOR, EXTRA),
    F_INSTEAD: (N,),
    F_STORE: (WHAT, CARD),
    F_COFFERS: (CURSOR, COUNT),
    F_ABANDON: (CURSOR,),
    F_EFFECT: (WHAT, CARD, N, COUNT, CONTEXT),
    F_PLACE: (WHAT, CARD, COUNT, EXTRA),
    F_DEPART: (CARD,),
}
"""The columns that each kind of frame makes use of."""
OF_A_CARD = (F_REMOVE, F_MOVE, F_SWAP, F_DESTROY, F_CREATE, F_LEARN, F_STORE, F_UNEARTH, F_STUDY)
OF_A_STEP = (F_REMOVE, F_MOVE, F_SWAP)
COUNTED = (F_PAY, F_REMOVE, F_ADD, F_GIVE, F_RECOVER, F_BURY, F_OPPONENTS)
APART = (F_PLACE, F_KEEP, F_UNEARTH, F_STUDY, F_SHARE)
ALONE = (F_COFFERS, F_ABANDON, F_PAUSE)


def check(reader: Document) -> None:
    """Note everything that cannot have come about."""
    s = reader.s
    kinds = [int(row[KIND]) for row in s.stack[: s.depth]]
    if (kinds[:1] == [F_DECLINE]) != (s.phase == DECLINE) or not kinds:
        reader.wrong("phase", "pending.frames")
    if max(s.past_size) >= MIDDLE and not s.turned and F_TILE not in kinds:
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
    if kind == F_PLACE:
        return above == [F_PAY]
    if kind == F_PAY:
        return not above and below in ([F_PLACE], [F_EFFECT])
    if kind == F_DECLINE:
        return not below
    if kind == F_DEPART:
        return bool(above) and kinds[:i] == [F_DECLINE]
    if kind == F_OPENING and above:  # objectives are chosen before the hand
        return alone and above == [F_COFFERS]
    if above:
        return kind in (F_SET, F_EFFECT) or (alone and kind in (F_ACTION, F_PAUSE))
    return kind < FIRST_AUTOMATIC


def _frame(reader: Document, i: int, where: str) -> None:
    s, data = reader.s, reader.pack.data
    frame = s.stack[i]
    below = s.stack[i - 1] if i else None
    kind, effect = int(frame[KIND]), int(frame[WHAT])
    unused = [column for column in range(WHAT, len(frame)) if column not in USED.get(kind, ())]
    if frame[unused].any():
        reader.wrong("frame", where)
    elif kind == F_EFFECT:
        if frame[CARD] != data.effects[effect, E_CARD] or (frame[CARD] == 0 and s.players > 1):
            reader.wrong("due", where)
        _cause(reader, int(frame[CARD]), where)
    elif kind == F_PLACE and frame[EXTRA] not in (0, below[CARD] if below is not None else 0):
        reader.wrong("due", where)
    elif (
        (kind in ALONE and s.players > 1)
        or (kind == F_TILE and s.turned)
        or (kind == F_TAKE and frame[WHAT] == s.active)
    ):
        reader.wrong("frame", where)
    elif not _is_due(data, frame, below):
        reader.wrong("due", where)
    else:
        most = _most(reader, frame, below)
        if most is not None and not 1 <= frame[N] <= most:
            reader.wrong("amount", where, n=int(frame[N]), most=most)
    if frame[COUNT] > HAND_LIMIT:
        reader.wrong("amount", where, n=int(frame[COUNT]), most=HAND_LIMIT)


def _part(reader: Document, effect: int, where: str) -> None:
    """An effect that waits in a set: one of a card, that is carried out once."""
    row = reader.pack.data.effects[effect]
    if row[E_CARD] == 0 or row[E_WHEN] == words.ENDGAME or row[E_FLAGS] & words.STANDING:
        reader.wrong("due", where)
    else:
        _cause(reader, int(row[E_CARD]), where)


def _step(data: Any, frame: Any) -> int:
    """The step that an effect is carrying out; 0 while its price is paid, and without an effect."""
    if frame is None or frame[KIND] != F_EFFECT or frame[N] == 0:
        return 0
    return int(data.effects[frame[WHAT], E_DO] + frame[N] - 1)


def _is_due(data: Any, frame: Any, below: Any) -> bool:
    """Whether a choice is one that the step below it asks for, of the same card."""
    kind, step = int(frame[KIND]), _step(data, below)
    if kind in ASKED_BY and (step == 0 or data.steps[step, S_OP] != ASKED_BY[kind]):
        return False
    if kind == F_REMOVE and frame[WHAT] == 0:  # what has been archived
        return bool(frame[CARD] == 0)
    if kind in OF_A_STEP and (frame[WHAT] != step or step == 0):
        return False
    return kind not in OF_A_CARD or bool(frame[CARD] == below[CARD])


def _most(reader: Document, frame: Any, below: Any) -> int | None:
    """How much a choice can ask for at most; None if there is no such limit."""
    s, data = reader.s, reader.pack.data
    seat, kind, step = int(s.active), int(frame[KIND]), _step(data, below)
    if kind == F_PAY and step == 0:  # a price: it could be paid when it was asked for
        hand = s.hand[seat, frame[CURSOR] : s.held[seat]]
        return sum(int(frame[CONTEXT]) >> int(data.kind[card]) & 1 for card in hand)
    if kind == F_KEEP:
        return int(min(data.steps[step, S_TO], HAND_LIMIT - s.held[seat]))
    if kind in (F_INSTEAD, F_DRAW):
        return int(s.past_size[seat])
    if kind == F_OPENING:
        return int(s.held[(s.active + max(0, int(frame[CARD]))) % s.players])
    if kind == F_REMOVE and frame[WHAT] == 0:
        return HAND_LIMIT
    if kind in COUNTED and data.steps[step, S_PER] == 0:
        return int(data.steps[step, S_N])
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
        steps = [row[E_PAY], *range(row[E_DO], row[E_DO] + row[E_DOS])]
        if effect and any(data.steps[step, S_OP] == words.DESTROY_SELF for step in steps):
            return True
    return False


def _declining(reader: Document) -> None:
    """What is declining is on its way to the Past, and nothing else is."""
    s = reader.s
    leaving = [int(row[CARD]) for row in s.stack[: s.depth] if row[KIND] == F_DEPART]
    if leaving != [int(s.declining)] * bool(s.declining):
        reader.wrong("declining", "pending.declining")
    else:
        for card in leaving:
            _cause(reader, card, "pending.declining")


def _marks(reader: Document) -> None:
    """Whoever has chosen has marked as much as was asked; whoever is to choose may have begun."""
    s = reader.s
    frame: Any = s.stack[s.depth - 1] if s.depth else None
    asking = frame is not None and frame[KIND] in (F_OPENING, F_OPPONENTS)
    for distance in range(int(s.players)):
        seat = (int(s.active) + distance) % int(s.players)
        marks, wanted, places = int(s.marks[seat]), 0, 0
        if asking and distance >= (frame[KIND] == F_OPPONENTS):
            there = int(s.artifact_count[seat] if frame[WHAT] else s.held[seat])
            asked = min(int(frame[N]), there)
            if distance < frame[CARD]:
                wanted, places = asked, there
            elif distance == frame[CARD]:
                wanted, places = asked - int(frame[EXTRA]), min(there, int(frame[CURSOR]))
        if marks.bit_count() != wanted or marks >> places:
            reader.wrong("marks", f"pending.marks[{seat}]")
