"""A position in the middle of an effect carries its state, as the rules keep it.

Between effects the zones of a document say everything, and people can write one. In the middle of
an effect, choices half made and effects half done wait on the stack, which only the rules read. The
document then also holds the state array itself (`state`), with a digest of it, of its layout and
of the cards that its numbers stand for. What a program did not write is refused.
"""

from __future__ import annotations

import binascii
import hashlib
import zlib
from base64 import b64decode, b64encode
from typing import Any

import numpy as np

from ostraka.core.kernel.compile import records
from ostraka.games.ancient_knowledge.face.document import AkPosition, Document
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.positions.check import check
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.state import Frame
from ostraka.games.ancient_knowledge.state_types import AkState
from ostraka.games.ancient_knowledge.turn.choices import apply

_OF_THE_GAME = ("chance", "reveals", "last", "last_seat", "last_secret")
"""Fields that belong to the game so far: one that begins at the position has its own."""
_OF_THE_OPTIONS = ("players", "builders", "slots", "any_order", "whole_ignored")
_WEIGHTS = ("weights", "card_weights")


def is_settled(s: AkState) -> bool:
    """Whether the zones say everything: an action, or the whole opening choice, comes next."""
    if s.over:
        return True
    if s.depth != 1 or s.parts_used or s.in_limbo or s.declining or s.marks.any():
        return False
    kind, *rest = s.stack[0].tolist()
    if kind == Frame.OPENING:  # the first seat has marked nothing yet
        return not (rest[st.CARD - 1] or rest[st.CURSOR - 1])
    return kind == Frame.ACTION and not any(rest)


def written(pack: Pack, s: Any) -> str:
    """A state array as text."""
    array = records(s.tobytes(), s.dtype)
    for name in _OF_THE_GAME:
        array[name] = 0
    packed = b64encode(zlib.compress(array.tobytes(), 9)).decode()
    return f"{_digest(pack, array)} {packed}"


def read(reader: Document, document: AkPosition) -> None:
    """Put a state array back, if a program wrote it for these cards and options."""
    s: Any = reader.s
    pack = reader.pack
    array = _unpacked(pack, s, document["state"])
    given = [len(document["players"]), s.builders, s.slots]
    given += [s.any_order, s.whole_ignored]
    if array is None or [array[name] for name in _OF_THE_OPTIONS] != given:
        reader.wrong("state", "state")
        return
    for name in set(s.dtype.names) - set(_OF_THE_GAME):
        s[name] = array[name]
    try:
        check(pack, s)
        apply(s, pack.data, 0)
    except (AssertionError, LookupError):
        reader.wrong("state", "state")


def same(one: Any, other: Any) -> bool:
    """Whether two texts are of the same state; how it is packed does not matter."""
    return str(one).split(" ")[0] == str(other).split(" ")[0]


def _unpacked(pack: Pack, s: Any, text: str) -> Any:
    """The state array behind a text; None if it is damaged, or was written for other cards."""
    digest, _, packed = text.partition(" ")
    try:
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(b64decode(packed, validate=True), s.nbytes + 1)
    except (binascii.Error, ValueError, zlib.error):
        return None
    if len(data) != s.nbytes:
        return None
    array = records(data, s.dtype)
    return array[0] if _digest(pack, array) == digest else None


def _digest(pack: Pack, array: Any) -> str:
    data: Any = pack.data
    seen = hashlib.sha256(repr(array.dtype.descr).encode())
    for name in data.dtype.names:
        if name not in _WEIGHTS:
            seen.update(np.asarray(data[name]).tobytes())
    seen.update(array.tobytes())
    return seen.hexdigest()[:32]
