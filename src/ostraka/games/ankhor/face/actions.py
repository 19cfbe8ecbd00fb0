"""The actions of Ankh'or as sentences with slots: one declaration for each kind.

    take b b a               three tokens, by their letters: b w k g r for the resources, a for ankh
    buy 4 @1,0               the tile of the fourth column, to the ground at x = 1, y = 0
    buy 5 @0.5,0.5 spare r   on the meeting corner of four tiles, one red marker not paid
    buy 5 @1,1^2 spare r     the same on the second floor
    refresh 2                refresh the offer from pile 2
    move 0,1 2,1             move the tile at 0,1
    return g r               give surplus tokens back
    end                      end the turn

Texts derive from parts such as `{"verb": "take", "tokens": "b b a"}`; `meaning` reads them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from ostraka.core.play.parts import NOTHING, Gathering, Kind, Parts
from ostraka.games.ankhor.face.notation import place_text, read_place, read_token, tile_at
from ostraka.games.ankhor.face.words import seat_name, tile_name, token_list, token_name
from ostraka.games.ankhor.rules.codes import (
    buy_column,
    buy_place,
    buy_spared,
    kept,
    kind_of,
    move_place,
    move_tile,
    refresh_pile,
    take_token,
)
from ostraka.games.ankhor.rules.state import TURN_MAIN, TURN_RETURN
from ostraka.games.ankhor.rules.tables import ANKH, COLOURS, DATA, TOKEN_LETTERS
from ostraka.games.ankhor.rules.tokens import ankhs_over, resources_over
from ostraka.games.ankhor.state_types import AnkhorState

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
        Kind("return", "return {tokens}[ {ankhs}]", "ankhor-does-return", ("tokens", "ankhs")),
        Kind("end", "end", "ankhor-does-end"),
    )
}
"""The kinds of actions, in the order of their codes."""

VERBS = tuple(KINDS)

# -- from the rules' numbers to parts ----------------------------------------------------------


def action_parts(s: AnkhorState, code: int) -> Parts:
    """A legal action as slots and things; a tile that moves is known by where it lies."""
    verb = VERBS[kind_of(code)]
    return {"verb": verb, **SLOTS[verb](s, code)}


def _take_slots(s: AnkhorState, code: int) -> Parts:
    return {"tokens": " ".join(TOKEN_LETTERS[take_token(code, which)] for which in range(3))}


def _return_slots(s: AnkhorState, code: int) -> Parts:
    seat = int(s.seat)
    counts = [int(s.stock[seat, c]) - int(kept(s, seat, code, c)) for c in range(COLOURS)]
    back = " ".join(TOKEN_LETTERS[c] for c, count in enumerate(counts) for _ in range(count))
    ankhs = int(ankhs_over(s, DATA, seat))
    if not back:
        return {"tokens": " ".join(TOKEN_LETTERS[ANKH] * ankhs)}
    return {"tokens": back} | ({"ankhs": ankhs} if ankhs else {})


def _buy_slots(s: AnkhorState, code: int) -> Parts:
    place = int(buy_place(s, int(s.seat), code))
    slots = {"column": int(buy_column(code)) + 1, "place": place_text(place)}
    spared = buy_spared(code)
    return slots | {"spare": TOKEN_LETTERS[spared]} if spared >= 0 else slots


def _move_slots(s: AnkhorState, code: int) -> Parts:
    seat = int(s.seat)
    start, end = int(s.at[seat, move_tile(code)]), int(move_place(s, seat, code))
    return {"tile": place_text(start), "place": place_text(end)}


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


def gathering(s: AnkhorState) -> Gathering | None:
    """Tokens to return, or to take before the main action, are chosen in any order.

    How many ankhs go back is no choice: an action that returns resources names them too. Where
    nothing but ankhs is over the limit, they are touched like any other tokens.
    """
    seat = int(s.seat)
    if s.phase == TURN_MAIN:
        return _choice("take", [min(3, int(count)) for count in s.supply], 3)
    if s.phase != TURN_RETURN:
        return None
    over, ankhs = int(resources_over(s, DATA, seat)), int(ankhs_over(s, DATA, seat))
    if over:
        return _choice("return", [min(over, int(s.stock[seat, c])) for c in range(COLOURS)], over)
    return _choice("return", [0] * COLOURS + [ankhs], ankhs)


def _choice(verb: str, most: list[int], count: int) -> Gathering:
    things = {TOKEN_LETTERS[token]: n for token, n in enumerate(most) if n > 0}
    return Gathering(verb, "tokens", "token", things, count, count, at_once=True)
