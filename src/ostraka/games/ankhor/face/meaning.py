"""What somebody wants to do, read from text or parts, whether it is possible or not.

Codes can only say what the rules could allow; what is refused must be understood as well. Reading
is lenient: capitals, full names (`take blue blue ankh`) and any order of tokens are understood.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ostraka.core.errors import IllegalAction
from ostraka.core.i18n.message import Message
from ostraka.core.play.parts import NOTHING, Parts
from ostraka.games.ankhor.face.actions import KINDS
from ostraka.games.ankhor.face.notation import read_number, read_place, read_token, tile_at
from ostraka.games.ankhor.rules.codes import (
    END_CODE,
    GROUND,
    ONLY_ANKHS_CODE,
    buy_ground_code,
    buy_upper_code,
    moves_of,
    refresh_code,
    return_code,
    take_code,
)
from ostraka.games.ankhor.rules.geometry import LEVEL
from ostraka.games.ankhor.rules.tables import ANKH, COLOURS, COLUMNS, DATA, TOKENS
from ostraka.games.ankhor.rules.tokens import ankhs_over, resources_over
from ostraka.games.ankhor.state_types import AnkhorState

FORMS = {
    "take": r"(?P<tokens>\S+ \S+ \S+)",
    "buy": r"(?P<column>\S+) @(?P<place>\S+)(?: (?i:spare) (?P<spare>\S+))?",
    "refresh": r"(?P<pile>\S+)",
    "move": r"@?(?P<tile>\S+) @?(?P<place>\S+)",
    "return": r"(?P<tokens>\S+(?: \S+)*)",
    "end": "",
}
"""What may be typed after each verb."""


@dataclass(frozen=True)
class Meaning:
    """An action with its things as the rules number them; -1 for what it does not name."""

    verb: str
    tokens: tuple[int, ...] = ()
    """How many of each type are taken or given back."""
    column: int = -1
    spared: int = -1
    place: int = -1
    tile: int = -1
    pile: int = -1


def read_parts(text: str) -> Parts:
    """The parts that a text names; refuses what does not have the form of an action."""
    words = text.replace("@", " @").replace("@ ", "@").split()
    verb = words[0].lower() if words else ""
    if verb not in KINDS:
        raise IllegalAction(Message("ankhor-bad-verb", text=text[:40]))
    match = re.fullmatch(FORMS[verb], " ".join(words[1:]))
    if match is None:
        raise IllegalAction(Message(f"ankhor-bad-form-{verb}"))
    return {"verb": verb} | {slot: word for slot, word in match.groupdict().items() if word}


def meaning_of(s: AnkhorState, parts: Mapping[str, Any]) -> Meaning:
    """What complete parts mean; refuses what is not there at all."""
    verb = str(parts.get("verb", ""))
    if verb not in KINDS:
        raise IllegalAction(Message("ankhor-bad-verb", text=verb[:40]))
    if not KINDS[verb].is_complete(parts):
        raise IllegalAction(Message(f"ankhor-bad-form-{verb}"))
    return READERS[verb](s, {slot: str(value) for slot, value in parts.items()})


def _counted(tokens: list[int]) -> tuple[int, ...]:
    return tuple(tokens.count(token) for token in range(TOKENS))


def _take(s: Any, slots: Mapping[str, str]) -> Meaning:
    tokens = [read_token(word) for word in slots["tokens"].split()]
    if len(tokens) != 3:
        raise IllegalAction(Message("ankhor-bad-form-take"))
    return Meaning("take", _counted(tokens))


def _buy(s: Any, slots: Mapping[str, str]) -> Meaning:
    spare = slots.get("spare", NOTHING)
    spared = -1 if spare == NOTHING else read_token(spare, COLOURS)
    column, place = read_number(slots["column"], COLUMNS), read_place(slots["place"])
    return Meaning("buy", column=column, spared=spared, place=place)


def _refresh(s: Any, slots: Mapping[str, str]) -> Meaning:
    return Meaning("refresh", pile=read_number(slots["pile"], 2))


def _move(s: Any, slots: Mapping[str, str]) -> Meaning:
    tile = tile_at(s, int(s.seat), read_place(slots["tile"]))
    if tile is None:
        raise IllegalAction(Message("ankhor-no-tile-there", place=slots["tile"][:40]))
    return Meaning("move", tile=tile, place=read_place(slots["place"]))


def _return(s: Any, slots: Mapping[str, str]) -> Meaning:
    tokens = [read_token(word) for word in slots.get("tokens", "").split()]
    if "ankhs" in slots:
        tokens += [ANKH] * (read_number(slots["ankhs"], 7) + 1)
    if not tokens:
        raise IllegalAction(Message("ankhor-bad-form-return"))
    counts = _counted(tokens)
    if max(counts) > 7:
        raise IllegalAction(Message("ankhor-return-too-many"))
    return Meaning("return", counts)


READERS: dict[str, Callable[[Any, Mapping[str, str]], Meaning]] = {
    "take": _take,
    "buy": _buy,
    "refresh": _refresh,
    "move": _move,
    "return": _return,
    "end": lambda *_: Meaning("end"),
}


def code_of(s: AnkhorState, meant: Meaning) -> int:
    """The code of an action that may be legal; -1 for what has no code because it cannot be."""
    return CODES[meant.verb](s, int(s.seat), meant)


def action_read(s: AnkhorState, text: str, codes: Sequence[int]) -> int:
    """The code that a text means."""
    return -1 if s.over else code_of(s, meaning_of(s, read_parts(text)))


def _take_code(s: AnkhorState, seat: int, meant: Meaning) -> int:
    first, second, third = (t for t in range(TOKENS) for _ in range(meant.tokens[t]))
    return int(take_code(first, second, third))


def _spot(s: AnkhorState, seat: int, place: int) -> int:
    """The position of a place in the list of ground places, or of upper ones; -1: in neither."""
    ground, end = int(s.ground_places[seat]), int(s.all_places[seat])
    listed = s.places[seat, :ground] if place < LEVEL else s.places[seat, ground:end]
    return listed.tolist().index(place) if place in listed else -1


def _buy_code(s: AnkhorState, seat: int, meant: Meaning) -> int:
    spot = _spot(s, seat, meant.place)
    if spot < 0 or (meant.place < LEVEL) != (meant.spared < 0):
        return -1
    if meant.place < LEVEL:
        return int(buy_ground_code(meant.column, spot))
    return int(buy_upper_code(meant.column, meant.spared, spot))


def _move_code(s: AnkhorState, seat: int, meant: Meaning) -> int:
    spot = _spot(s, seat, meant.place)
    if spot < 0:
        return -1
    return int(moves_of(meant.tile)) + (spot if meant.place < LEVEL else GROUND + spot)


def _return_code(s: AnkhorState, seat: int, meant: Meaning) -> int:
    """A code says what is kept, so that what goes back must be exactly the surplus."""
    surplus = resources_over(s, DATA, seat), ankhs_over(s, DATA, seat)
    if (sum(meant.tokens[:COLOURS]), meant.tokens[ANKH]) != surplus:
        return -1
    kept = [int(s.stock[seat, colour]) - meant.tokens[colour] for colour in range(COLOURS)]
    if min(kept) < 0:
        return -1
    return int(return_code(*kept)) if surplus[0] else ONLY_ANKHS_CODE


CODES: dict[str, Callable[[Any, int, Meaning], int]] = {
    "take": _take_code,
    "buy": _buy_code,
    "refresh": lambda _, __, meant: int(refresh_code(meant.pile)),
    "move": _move_code,
    "return": _return_code,
    "end": lambda *_: END_CODE,
}
