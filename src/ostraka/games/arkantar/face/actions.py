"""The actions of Arkantar as sentences with slots: one declaration for each kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from ostraka.core.i18n.message import Message
from ostraka.core.kernel.compile import ACTION, direct, records
from ostraka.core.play.parts import NOTHING, Kind, Parts
from ostraka.games.arkantar.rules import codes as numbers
from ostraka.games.arkantar.rules.board import MONARCH, NEXT, TILES, tile_name, tile_number
from ostraka.games.arkantar.rules.turn import STATE, kind_on, may_ransom, reached
from ostraka.games.arkantar.state_types import ArkantarState

KINDS = {
    kind.verb: kind
    for kind in (
        Kind("build", "+{tile}", "arkantar-say-build", ("tile",)),
        Kind("break", "-{tile}", "arkantar-say-break", ("tile",)),
        Kind("move", "{piece}-{to}", "arkantar-say-move", ("piece", "to")),
        Kind("take", "{piece}x{to}[={ransom}]", "arkantar-say-capture", ("piece", "to", "ransom")),
        Kind("end", "end", "arkantar-say-end"),
        Kind("pass", "pass", "arkantar-say-pass"),
    )
}
SEATS = ("arkantar-black", "arkantar-white")
PIECE_WORDS = ("arkantar-monarch", "arkantar-large", "arkantar-medium", "arkantar-small")
RANSOMS = "LMS"
RANSOMED = "arkantar-say-ransom"
RECORD = np.dtype((np.record, STATE))


def piece_word(kind: int) -> Message:
    """The name of a kind of piece."""
    return Message(PIECE_WORDS[kind])


PLAIN: dict[int, Parts] = {
    **{numbers.BUILD + tile: {"verb": "build", "tile": tile_name(tile)} for tile in range(TILES)},
    **{numbers.BREAK + tile: {"verb": "break", "tile": tile_name(tile)} for tile in range(TILES)},
    numbers.END: {"verb": "end"},
    numbers.PASS: {"verb": "pass"},
}
"""The actions that say the same in every state."""


@cache
def compiled_reach() -> Callable[..., None]:
    """`reached` with the types of its arguments settled."""
    return direct(reached, records(bytes(STATE.itemsize), STATE), np.zeros(1, ACTION))


def action_parts(s: Any, code: int) -> Parts:
    """A legal action as slots and things."""
    return dict(PLAIN.get(code) or all_parts(np.ndarray((1,), RECORD, s), [code])[0])


def all_parts(states: Any, codes: Sequence[int]) -> list[Parts]:
    """Legal actions of the state in an array as slots and things.

    Things are tiles, and pieces by the tile on which they stand; the rules are asked once for all
    moves.
    """
    moves = np.array([code for code in codes if code not in PLAIN], ACTION)
    if moves.size:
        compiled_reach()(states, moves)
    ends = iter(moves.tolist())
    s = states[0]
    return [PLAIN[code] if code in PLAIN else _move(s, code, next(ends)) for code in codes]


def _move(s: Any, code: int, target: int) -> Parts:
    """A Move that slides to a tile, and perhaps takes what stands on the next."""
    place, ending = divmod(code - numbers.MOVE, numbers.ENDINGS)
    tile, direction = divmod(place, 4)
    if ending == numbers.STOP:
        return {"verb": "move", "piece": tile_name(tile), "to": tile_name(target)}
    target = int(NEXT[target, direction])
    parts = {"verb": "take", "piece": tile_name(tile), "to": tile_name(target)}
    if ending > numbers.TAKE:
        parts["ransom"] = RANSOMS[ending - numbers.TAKE - 1]
    elif _has_ransom(s, tile, target):
        parts["ransom"] = NOTHING
    return parts


def _has_ransom(s: ArkantarState, tile: int, target: int) -> bool:
    """Whether a capture may bring one of the taken Knights back."""
    return bool(
        kind_on(s, s.seat, tile) == MONARCH
        and kind_on(s, 1 - s.seat, target) != MONARCH
        and s.captured[s.seat].any()
        and may_ransom(s, tile, target)
    )


def action_sentence(s: Any, code: int) -> Message:
    """What a legal action does."""
    parts = action_parts(s, code)
    words = _words(s, parts)
    return Message(RANSOMED if "knight" in words else KINDS[parts["verb"]].say, **words)


def _words(s: Any, parts: Parts) -> dict[str, Any]:
    """What the sentence of an action is filled with."""
    words: dict[str, Any] = {"side": Message(SEATS[s.seat])}
    if "tile" in parts:
        words["tile"] = parts["tile"]
    if "piece" in parts:
        words |= {"from": parts["piece"], "to": parts["to"]}
        words["piece"] = piece_word(int(kind_on(s, s.seat, _tile(parts["piece"]))))
    if parts["verb"] == "take":
        words["victim"] = piece_word(int(kind_on(s, 1 - s.seat, _tile(parts["to"]))))
    if parts.get("ransom", NOTHING) != NOTHING:
        words["knight"] = piece_word(1 + RANSOMS.index(parts["ransom"]))
        words["back"] = tile_name(int(s.monarch_from))
    return words


def _tile(name: str) -> int:
    tile = tile_number(name)
    assert tile is not None
    return tile
