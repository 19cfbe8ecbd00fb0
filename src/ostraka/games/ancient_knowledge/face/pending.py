"""The unfinished part of a position: choices half made, effects half done.

It is what a state in the middle of an effect adds to its position document. Nobody needs to write
one by hand: a position without it begins at the start of its phase.
"""

from __future__ import annotations

from typing import Any

from ostraka.games.ancient_knowledge.face import half_done
from ostraka.games.ancient_knowledge.face.document import Document
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.state import Frame
from ostraka.games.ancient_knowledge.state_types import AkData, AkState

FRAME_NAMES = (
    "opening", "action", "set", "create", "pay", "archive", "remove", "add", "give", "recover",
    "move", "swap", "destroy", "learn", "keep", "unearth", "study", "share", "steal", "take",
    "bury", "opponents", "tile", "instead", "decline", "store", "renew",
    "coffers", "abandon", "pause", "effect", "place", "depart", "refill", "draw",
)  # fmt: skip
_CARDLESS = (Frame.OPENING, Frame.OPPONENTS)  # their CARD column is a number


def write(pack: Pack, s: AkState) -> dict[str, Any]:
    """What is waiting, from the first thing begun to the choice at hand."""
    frames = []
    for row in s.stack[: s.depth]:
        values = [int(value) for value in row]
        card = values[st.CARD]
        named = card if values[st.KIND] in _CARDLESS else pack.card(card).id if card else None
        frames.append([FRAME_NAMES[values[st.KIND] - 1], values[st.WHAT], named, *values[st.N :]])
    return {
        "frames": frames,
        "parts": [int(part) for part in s.parts[: s.parts_used]],
        "limbo": [pack.card(int(card)).id for card in s.limbo[: s.in_limbo]],
        "declining": pack.card(int(s.declining)).id if s.declining else None,
        "marks": [int(s.marks[seat]) for seat in range(int(s.players))],
    }


def claim(reader: Document, table: Any) -> None:
    """The cards laid apart are in no other place."""
    if not isinstance(table, dict):
        reader.wrong("table", "pending")
        return
    kinds = words.BUILDER_BITS | words.TECHNOLOGY_BITS
    limbo = reader.cards(table.get("limbo"), "pending.limbo", kinds, 16)
    reader.s.limbo[: len(limbo)] = limbo
    reader.s.in_limbo = len(limbo)


def read(reader: Document, table: dict[str, Any]) -> None:
    """Put the frames back on the stack, if they make sense."""
    s = reader.s
    reader.only(table, {"frames", "parts", "limbo", "declining", "marks"}, "pending")
    if table.get("declining") is not None:
        s.declining = reader.known(table["declining"], "pending.declining")
    for seat, marks in enumerate(_at_most(reader, table, "marks", int(s.players))):
        bits = {"marks": marks}
        s.marks[seat] = reader.number(bits, "marks", f"pending.marks[{seat}].", 0, 1023, 0)
    effects = int((reader.pack.data.effects[:, 4] > 0).sum())
    for i, part in enumerate(_at_most(reader, table, "parts", st.PARTS)):
        part_table = {"part": part}
        s.parts[i] = reader.number(part_table, "part", f"pending.parts[{i}].", 0, effects, 0)
        s.parts_used += 1
    for i, entry in enumerate(_at_most(reader, table, "frames", st.FRAMES - 8)):
        where = f"pending.frames[{i}]"
        if not isinstance(entry, list) or len(entry) != 8 or entry[0] not in FRAME_NAMES:
            reader.wrong("frame", where)
            continue
        kind = FRAME_NAMES.index(entry[0]) + 1
        card = entry[2]
        if kind not in _CARDLESS:  # the rules trust the number of a card
            card = 0 if card is None else reader.known(card, where)
        row = [kind, entry[1], card, *entry[3:]]
        if any(isinstance(n, bool) or not isinstance(n, int) or not -1 <= n <= 999 for n in row):
            reader.wrong("frame", where)
            continue
        s.stack[s.depth] = row
        s.depth += 1
        if not sensible(reader, s.stack[s.depth - 1]):
            reader.wrong("frame", where)
    if not reader.problems:
        half_done.check(reader)


def _at_most(reader: Document, table: dict[str, Any], key: str, most: int) -> list[Any]:
    entries = reader.listing(table.get(key), f"pending.{key}")
    if len(entries) > most:
        reader.wrong("too-many", f"pending.{key}", n=len(entries), most=most)
    return entries[:most]


def sensible(reader: Document, frame: Any) -> Any:
    """Whether the rules can go on from a frame without losing their footing."""
    s, data = reader.s, reader.pack.data
    kind, what, card = int(frame[st.KIND]), int(frame[st.WHAT]), int(frame[st.CARD])
    steps = int((data.steps[:, 0] > 0).sum())
    if min(int(n) for n in frame) < 0 and not (kind in _CARDLESS and card == -1):
        return False
    if kind == Frame.EFFECT:
        effects = int((data.effects[:, 4] > 0).sum())
        return 1 <= what <= effects and frame[st.N] <= data.effects[what, 4]
    if kind == Frame.SET:
        return bool(what + frame[st.N] <= s.parts_used)
    if kind in (Frame.REMOVE, Frame.MOVE, Frame.SWAP):
        return what <= steps and frame[st.CURSOR] <= st.LINE and (kind == Frame.REMOVE or what > 0)
    if kind == Frame.PLACE:
        return card in s.limbo[: s.in_limbo] and what <= 6 and _has_room(s, data, card, what)
    if kind == Frame.STUDY:
        return what == 0 or what in s.limbo[: s.in_limbo]
    if kind == Frame.TAKE:
        return what < s.players and s.held[what] > 0
    if kind in _CARDLESS:
        return card < s.players and frame[st.EXTRA] <= 10 and frame[st.CURSOR] <= 10
    if kind == Frame.DEPART:
        return card != 0
    if kind == Frame.REFILL:
        return what < 3
    if kind == Frame.STORE:
        return card != 0 and what in (1, 2)
    return bool(frame[st.CURSOR] <= st.LINE)


def _has_room(s: AkState, data: AkData, card: int, space: int) -> bool:
    """Whether the card being created can still be put where it is to go."""
    seat = int(s.active)
    if space == 0:
        return bool(data.kind[card] == words.ARTIFACT and s.artifact_count[seat] + s.blocked < 5)
    slot = st.SLOTS + space - 1 if data.lasting[card] else 2 * space - 1
    return not s.line[seat, slot] and data.kind[card] in words.MONUMENTS.values()
