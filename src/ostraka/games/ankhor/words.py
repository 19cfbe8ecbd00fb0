"""What things and actions are called in sentences, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ostraka.core.message import Message, joined
from ostraka.games.ankhor.codes import (
    BUY,
    END,
    MOVE,
    REFRESH,
    RETURN,
    TAKE,
    buy_column,
    buy_place,
    buy_spared,
    kind_of,
    move_place,
    move_tile,
    refresh_pile,
    return_count,
    take_token,
)
from ostraka.games.ankhor.notation import place_text
from ostraka.games.ankhor.tables import DATA, KIND_NAMES, KINDS, TOKEN_NAMES, TOKENS

__all__ = ["rulings", "seat_name", "sentence", "tile_name", "token_list", "token_name"]

RULINGS = (
    "ankhor-ruling-components",
    "ankhor-ruling-floors",
    "ankhor-ruling-pile",
    "ankhor-ruling-refresh",
    "ankhor-ruling-islands",
    "ankhor-ruling-place",
    "ankhor-ruling-reach",
    "ankhor-ruling-merged",
    "ankhor-ruling-bonus",
    "ankhor-ruling-tokens",
    "ankhor-ruling-covered",
    "ankhor-ruling-warehouse",
    "ankhor-ruling-empty",
    "ankhor-ruling-idle",
    "ankhor-ruling-carrying",
    "ankhor-ruling-exactly",
    "ankhor-ruling-animals",
)
"""The rulings, in the order of the rules."""

SENTENCES: Mapping[int, str] = {
    TAKE: "ankhor-does-take",
    BUY: "ankhor-does-buy",
    REFRESH: "ankhor-does-refresh",
    MOVE: "ankhor-does-move",
    RETURN: "ankhor-does-return",
    END: "ankhor-does-end",
}


def rulings() -> tuple[Message, ...]:
    """What we decided where the rulebooks are silent, doubtful or of different minds."""
    numbers = {
        "ankhor-ruling-reach": {"reach": int(DATA.reach)},
        "ankhor-ruling-idle": {"turns": int(DATA.end_idle)},
    }
    return tuple(Message(key, **numbers.get(key, {})) for key in RULINGS)


def seat_name(seat: int) -> Message:
    """A player, by number."""
    return Message("ankhor-seat", number=seat + 1)


def token_name(token: int) -> Message:
    """A token type."""
    return Message("ankhor-token", token=TOKEN_NAMES[token])


def tile_name(face: int) -> Message:
    """A tile by its colour and kind."""
    return Message("ankhor-tile", colour=TOKEN_NAMES[face // KINDS], kind=KIND_NAMES[face % KINDS])


def token_list(counts: Mapping[int, int]) -> Any:
    """Tokens with their numbers, as one value of a message."""
    return joined(
        [
            Message("ankhor-tokens", count=count, token=token_name(token))
            for token, count in sorted(counts.items())
            if count > 0
        ]
    )


def sentence(s: Any, code: int) -> Message:
    """What a legal action does, said of the acting seat."""
    kind = kind_of(code)
    key = SENTENCES[kind]
    seat = int(s.seat)
    who = seat_name(seat)
    if kind == TAKE:
        taken = [take_token(code, which) for which in range(3)]
        return Message(key, seat=who, tokens=token_list({t: taken.count(t) for t in taken}))
    if kind == BUY:
        tile = tile_name(int(s.offer[buy_column(code)]))
        where = place_text(buy_place(code))
        spared = buy_spared(code)
        if spared < 0:
            return Message(key, seat=who, tile=tile, place=where)
        return Message(f"{key}-up", seat=who, tile=tile, place=where, spared=token_name(spared))
    if kind == REFRESH:
        return Message(key, seat=who, pile=refresh_pile(code) + 1)
    if kind == MOVE:
        moved = move_tile(code)
        return Message(
            key,
            seat=who,
            tile=tile_name(int(s.face[seat, moved])),
            start=place_text(int(s.at[seat, moved])),
            place=place_text(move_place(code)),
        )
    if kind == RETURN:
        back = {token: return_count(code, token) for token in range(TOKENS)}
        return Message(key, seat=who, tokens=token_list(back))
    return Message(key, seat=who)
