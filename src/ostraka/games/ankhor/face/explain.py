"""Why an action is not legal: one sentence that names the rule it breaks.

These checks never decide what is legal (the kernel does); they only find words for its refusals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ostraka.core.errors import IllegalAction
from ostraka.core.i18n.message import Message
from ostraka.games.ankhor.face.actions import KINDS
from ostraka.games.ankhor.face.meaning import Meaning, meaning_of, read_parts
from ostraka.games.ankhor.face.notation import place_text, read_number, tile_at
from ostraka.games.ankhor.face.words import (
    colour_name,
    surplus_list,
    tile_name,
    token_list,
    token_name,
)
from ostraka.games.ankhor.rules.geometry import LEVEL, ORIGIN, level_of, next_to, rests_on
from ostraka.games.ankhor.rules.offer import can_refresh, choosable
from ostraka.games.ankhor.rules.state import NO_TILE, TURN_AFTER, TURN_MAIN, TURN_RETURN
from ostraka.games.ankhor.rules.tables import ANKH, COLOURS, COLUMNS, DATA, EDITIONS
from ostraka.games.ankhor.rules.tables import KINDS as TILE_KINDS
from ostraka.games.ankhor.rules.tokens import ankhs_over, resources_over, short
from ostraka.games.ankhor.state_types import AnkhorState

MAIN = ("take", "buy")
ANKH_ACTIONS = ("refresh", "move")


def explain(s: AnkhorState, text: str) -> Message:
    """Why a text is not a legal action of the acting seat now."""
    if s.over:
        return Message("ankhor-why-over")
    try:
        return why(s, read_parts(text))
    except IllegalAction as error:
        return error.messages[0]


def why(s: Any, parts: Mapping[str, Any]) -> Message:
    """Why no legal action has these parts; not all slots need be filled."""
    parts = _with_verb(parts)
    verb = str(parts.get("verb", ""))
    if verb in KINDS:
        reason = why_not_now(s, verb)
        if reason is not None:
            return reason
    try:
        if verb == "buy" and "column" in parts and "place" not in parts:
            reason = _why_not_column(s, read_number(str(parts["column"]), COLUMNS))
            if reason is not None:
                return reason
        return why_not(s, meaning_of(s, parts)) or Message("ankhor-why-legal")
    except IllegalAction as error:
        return error.messages[0]


def _with_verb(parts: Mapping[str, Any]) -> Mapping[str, Any]:
    """A thing by itself is asked about as part of the first kind of action that has such a slot."""
    for verb, kind in KINDS.items():
        if parts and set(parts) <= set(kind.slots):
            return {"verb": verb, **parts}
    return parts


def why_not_now(s: AnkhorState, verb: str) -> Message | None:
    """Why nothing of this kind can be done at this moment of the turn."""
    seat = int(s.seat)
    if s.phase == TURN_RETURN and verb != "return":
        over = surplus_list(resources_over(s, DATA, seat), ankhs_over(s, DATA, seat))
        return Message("ankhor-why-return-first", surplus=over)
    if s.phase == TURN_AFTER and verb in MAIN:
        return Message("ankhor-why-main-done")
    if s.phase == TURN_MAIN and verb == "end":
        return Message("ankhor-why-main-first")
    if s.phase != TURN_RETURN and verb == "return":
        return Message("ankhor-why-no-return")
    if verb in ANKH_ACTIONS and s.spendable == 0:
        return Message(f"ankhor-why-ankh-{'new' if s.stock[seat, ANKH] else 'none'}")
    return None


def why_not(s: AnkhorState, meant: Meaning) -> Message | None:
    """Why an action whose moment it is is not legal; None if nothing speaks against it."""
    return REASONS[meant.verb](s, int(s.seat), meant) if meant.verb in REASONS else None


def _why_not_take(s: AnkhorState, seat: int, meant: Meaning) -> Message | None:
    for token, taken in enumerate(meant.tokens):
        if taken > s.supply[token]:
            left = int(s.supply[token])
            tokens = token_list({token: left})
            return Message("ankhor-why-supply", token=token_name(token), tokens=tokens, left=left)
    return None


def _why_not_buy(s: AnkhorState, seat: int, meant: Meaning) -> Message | None:
    column, spared, at = meant.column, meant.spared, meant.place
    if s.offer[column] == NO_TILE:
        return _gap(column)
    reason = _why_not_place(s, seat, at, None)
    if reason is not None:
        return reason
    colour = int(s.offer[column]) // TILE_KINDS
    if at < LEVEL:
        if spared >= 0:
            return Message("ankhor-why-spare-ground")
    else:
        beneath = [t for t in range(int(s.tiles[seat])) if rests_on(at, int(s.at[seat, t]))]
        if all(int(s.face[seat, tile]) // TILE_KINDS != colour for tile in beneath):
            return Message("ankhor-why-colour", place=place_text(at), colour=colour_name(colour))
        if spared < 0:
            return Message("ankhor-why-spare-name")
        if s.prices[column, spared] == 0:
            return Message("ankhor-why-spare-marker", column=column + 1, token=token_name(spared))
    missing = {c: short(s, seat, column, c) for c in range(COLOURS)}
    if spared >= 0:
        missing[spared] = max(0, missing[spared] - 1)
    return _why_not_pay(s, column, missing)


def _why_not_column(s: AnkhorState, column: int) -> Message | None:
    """Why the tile of a column cannot be bought, wherever it would be placed."""
    if s.offer[column] == NO_TILE:
        return _gap(column)
    return _why_not_pay(s, column, {c: short(s, int(s.seat), column, c) for c in range(COLOURS)})


def _gap(column: int) -> Message:
    return Message("ankhor-why-gap", column=column + 1)


def _why_not_pay(s: AnkhorState, column: int, missing: Mapping[int, int]) -> Message | None:
    if not any(missing.values()):
        return None
    tile = tile_name(int(s.offer[column]))
    return Message("ankhor-why-price", tile=tile, missing=token_list(missing))


def _why_not_refresh(s: AnkhorState, seat: int, meant: Meaning) -> Message | None:
    if not can_refresh(s):
        return Message("ankhor-why-refresh-nothing")
    if not choosable(s, meant.pile):
        return Message("ankhor-why-pile-empty", pile=meant.pile + 1)
    return None


def _why_not_move(s: AnkhorState, seat: int, meant: Meaning) -> Message | None:
    tile, to = meant.tile, meant.place
    start = int(s.at[seat, tile])
    if int(s.covered[seat]) >> tile & 1:
        return Message("ankhor-why-carries", place=place_text(start))
    if start == to:
        return Message("ankhor-why-same-place")
    if (start < LEVEL) != (to < LEVEL):
        return Message("ankhor-why-floor-ground" if start < LEVEL else "ankhor-why-floor-upper")
    return _why_not_place(s, seat, to, tile)


def _why_not_place(s: AnkhorState, seat: int, at: int, moving: int | None) -> Message | None:
    """Why a tile cannot lie at a place, `moving` being taken away first."""
    others = [int(s.at[seat, t]) for t in range(int(s.tiles[seat])) if t != moving]
    where = place_text(at)
    if tile_at(s, seat, at) is not None:
        return Message("ankhor-why-taken", place=where)
    if level_of(at) > DATA.floors[s.edition]:
        return Message(
            "ankhor-why-floors", edition=EDITIONS[s.edition], floors=int(DATA.floors[s.edition])
        )
    if at >= LEVEL:
        if sum(rests_on(at, other) for other in others) < 4:
            return Message("ankhor-why-square", place=where)
    elif s.tiles[seat] == 0:
        if at != ORIGIN:
            return Message("ankhor-why-origin")
    elif not any(next_to(at, other) for other in others):
        return Message("ankhor-why-side", place=where)
    return None


def _why_not_return(s: AnkhorState, seat: int, meant: Meaning) -> Message | None:
    resources, ankhs = resources_over(s, DATA, seat), ankhs_over(s, DATA, seat)
    for token, count in enumerate(meant.tokens):
        if count > s.stock[seat, token]:
            held = int(s.stock[seat, token])
            tokens = token_list({token: held})
            return Message("ankhor-why-not-held", token=token_name(token), tokens=tokens, held=held)
    if (sum(meant.tokens[:COLOURS]), meant.tokens[ANKH]) != (resources, ankhs):
        over = surplus_list(resources, ankhs)
        return Message("ankhor-why-return-exactly", surplus=over)
    return None


REASONS: dict[str, Callable[[Any, int, Meaning], Message | None]] = {
    "take": _why_not_take,
    "buy": _why_not_buy,
    "refresh": _why_not_refresh,
    "move": _why_not_move,
    "return": _why_not_return,
}
