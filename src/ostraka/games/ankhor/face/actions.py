"""The actions of Ankh'or as sentences with slots: one declaration for each kind.

    take b b a               three tokens, by their letters: b w k g r for the resources, a for ankh
    buy 4 @1,0               the tile of the fourth column, to the ground at x = 1, y = 0
    buy 5 @0.5,0.5 spare r   on the meeting corner of four tiles, one red marker not paid
    buy 5 @1,1^2 spare r     the same on the second floor
    refresh 2                refresh the offer from pile 2
    move 0,1 2,1             move the tile at 0,1
    return g r               give surplus tokens back
    end                      end the turn

Texts derive from parts such as `{"verb": "take", "tokens": "b b a"}`. Reading is lenient: capitals,
full names (`take blue blue ankh`) and any order of tokens are understood.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from ostraka.core.errors import IllegalAction
from ostraka.core.message import Message
from ostraka.core.parts import NOTHING, Gathering, Kind, Parts
from ostraka.games.ankhor.codes import (
    BUY,
    END,
    MOVE,
    REFRESH,
    RETURN,
    TAKE,
    buy_code,
    buy_column,
    buy_place,
    buy_spared,
    kind_of,
    move_code,
    move_place,
    move_tile,
    refresh_code,
    refresh_pile,
    return_code,
    return_count,
    take_code,
    take_token,
)
from ostraka.games.ankhor.face.notation import (
    place_text,
    read_number,
    read_place,
    read_token,
    tile_at,
)
from ostraka.games.ankhor.face.words import seat_name, tile_name, token_list, token_name
from ostraka.games.ankhor.state import TURN_MAIN, TURN_RETURN
from ostraka.games.ankhor.tables import (
    ANKH,
    COLOURS,
    COLUMNS,
    DATA,
    TOKEN_LETTERS,
    TOKENS,
)
from ostraka.games.ankhor.tokens import resources_over

__all__ = [
    "KINDS",
    "action_parts",
    "action_text",
    "action_words",
    "code_of",
    "gathering",
    "read_parts",
]

KINDS: dict[str, Kind] = {
    kind.verb: kind
    for kind in (
        Kind("take", "take {tokens}", "ankhor-does-take", ("tokens",)),
        Kind(
            "buy",
            "buy {column} @{place}[ spare {spare}]",
            "ankhor-does-buy",
            ("column", "place", "spare"),
        ),
        Kind("refresh", "refresh {pile}", "ankhor-does-refresh", ("pile",)),
        Kind("move", "move {tile} {place}", "ankhor-does-move", ("tile", "place")),
        Kind("return", "return[ {tokens}][ {ankhs}]", "ankhor-does-return", ("tokens", "ankhs")),
        Kind("end", "end", "ankhor-does-end"),
    )
}
VERBS = {TAKE: "take", BUY: "buy", REFRESH: "refresh", MOVE: "move", RETURN: "return", END: "end"}

FORMS = {
    "take": r"(?P<tokens>\S+ \S+ \S+)",
    "buy": r"(?P<column>\S+) @(?P<place>\S+)(?: (?i:spare) (?P<spare>\S+))?",
    "refresh": r"(?P<pile>\S+)",
    "move": r"@?(?P<tile>\S+) @?(?P<place>\S+)",
    "return": r"(?P<tokens>\S+(?: \S+)*)",
    "end": "",
}
"""What may be typed after each verb."""


# -- from the rules' numbers to parts ----------------------------------------------------------


def action_parts(s: Any, code: int) -> Parts:
    """A legal action as slots and things; a tile that moves is known by where it lies."""
    verb = VERBS[kind_of(code)]
    return {"verb": verb, **SLOTS[verb](s, code)}


def _take_slots(s: Any, code: int) -> Parts:
    return {"tokens": " ".join(TOKEN_LETTERS[take_token(code, which)] for which in range(3))}


def _return_slots(s: Any, code: int) -> Parts:
    letters = TOKEN_LETTERS[:COLOURS]
    back = " ".join(b for t, b in enumerate(letters) for _ in range(return_count(code, t)))
    ankhs = int(return_count(code, ANKH))
    return ({"tokens": back} if back else {}) | ({"ankhs": ankhs} if ankhs else {})


def _buy_slots(s: Any, code: int) -> Parts:
    slots = {"column": int(buy_column(code)) + 1, "place": place_text(buy_place(code))}
    spared = buy_spared(code)
    return slots | {"spare": TOKEN_LETTERS[spared]} if spared >= 0 else slots


def _move_slots(s: Any, code: int) -> Parts:
    start = int(s.at[int(s.seat), move_tile(code)])
    return {"tile": place_text(start), "place": place_text(move_place(code))}


SLOTS: dict[str, Callable[[Any, int], Parts]] = {
    "take": _take_slots,
    "buy": _buy_slots,
    "refresh": lambda _, code: {"pile": int(refresh_pile(code)) + 1},
    "move": _move_slots,
    "return": _return_slots,
    "end": lambda *_: {},
}


def action_text(parts: Mapping[str, Any]) -> str:
    """The short text of an action; ankhs that go back are written out like other tokens."""
    ankhs = " ".join(TOKEN_LETTERS[ANKH] * parts.get("ankhs", 0))
    return KINDS[parts["verb"]].write({**parts, "ankhs": ankhs} if ankhs else parts)


# -- and back -----------------------------------------------------------------------------------


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


def code_of(s: Any, parts: Mapping[str, Any]) -> int:
    """The number of the action that complete parts mean, legal or not."""
    verb = str(parts.get("verb"))
    if verb not in KINDS:
        raise IllegalAction(Message("ankhor-bad-verb", text=verb[:40]))
    if not KINDS[verb].is_complete(parts):
        raise IllegalAction(Message(f"ankhor-bad-form-{verb}"))
    return CODES[verb](s, {slot: str(value) for slot, value in parts.items()})


def _take_code(s: Any, slots: Mapping[str, str]) -> int:
    tokens = sorted(read_token(word) for word in slots["tokens"].split())
    if len(tokens) != 3:
        raise IllegalAction(Message("ankhor-bad-form-take"))
    return take_code(*tokens)


def _buy_code(s: Any, slots: Mapping[str, str]) -> int:
    spare = slots.get("spare", NOTHING)
    spared = -1 if spare == NOTHING else read_token(spare, COLOURS)
    return buy_code(read_number(slots["column"], COLUMNS), spared, read_place(slots["place"]))


def _move_code(s: Any, slots: Mapping[str, str]) -> int:
    tile = tile_at(s, int(s.seat), read_place(slots["tile"]))
    if tile is None:
        raise IllegalAction(Message("ankhor-no-tile-there", place=slots["tile"][:40]))
    return move_code(tile, read_place(slots["place"]))


def _return_code(s: Any, slots: Mapping[str, str]) -> int:
    counts = [0] * TOKENS
    for word in slots.get("tokens", "").split():
        counts[read_token(word)] += 1
    if "ankhs" in slots:
        counts[ANKH] += read_number(slots["ankhs"], 7) + 1
    if not any(counts):
        raise IllegalAction(Message("ankhor-bad-form-return"))
    if max(counts) > 7:
        raise IllegalAction(Message("ankhor-return-too-many"))
    return return_code(*counts)


CODES: dict[str, Callable[[Any, Mapping[str, str]], int]] = {
    "take": _take_code,
    "buy": _buy_code,
    "refresh": lambda _, slots: refresh_code(read_number(slots["pile"], 2)),
    "move": _move_code,
    "return": _return_code,
    "end": lambda *_: END,
}


# -- words and choices ----------------------------------------------------------------------------


def action_words(s: Any, parts: Parts) -> dict[str, Any]:
    """What the sentence of an action is filled with."""
    words: dict[str, Any] = {"seat": seat_name(int(s.seat))}
    words |= {slot: thing for slot, thing in parts.items() if slot != "verb"}
    if parts["verb"] in ("take", "return"):
        counts = Counter(read_token(word) for word in parts.get("tokens", "").split())
        counts[ANKH] += parts.get("ankhs", 0)
        words["tokens"] = token_list(counts)
    if "column" in parts:
        spare = parts.get("spare", NOTHING)
        words["tile"] = tile_name(int(s.offer[int(parts["column"]) - 1]))
        words["spare"] = "no" if spare == NOTHING else "yes"
        words["spared"] = "-" if spare == NOTHING else token_name(read_token(spare))
    if parts["verb"] == "move":
        tile = tile_at(s, int(s.seat), read_place(parts["tile"]))
        assert tile is not None, "only a tile that is there moves"
        words["tile"] = tile_name(int(s.face[int(s.seat), tile]))
        words["start"] = parts["tile"]
    return words


def gathering(s: Any) -> Gathering | None:
    """Resources to return, or tokens to take before the main action, are chosen in any order.

    How many ankhs go back is no choice: the action that is chosen names them too.
    """
    seat = int(s.seat)
    if s.phase == TURN_MAIN:
        return _choice("take", [min(3, int(count)) for count in s.supply], 3)
    over = int(resources_over(s, DATA, seat))
    if s.phase != TURN_RETURN or over == 0:
        return None
    return _choice("return", [min(over, int(s.stock[seat, c])) for c in range(COLOURS)], over)


def _choice(verb: str, most: list[int], count: int) -> Gathering:
    things = {TOKEN_LETTERS[token]: n for token, n in enumerate(most) if n > 0}
    return Gathering(verb, "tokens", "token", things, count, count, at_once=True)
