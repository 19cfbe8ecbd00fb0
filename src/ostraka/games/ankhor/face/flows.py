"""How tokens changed hands between supply, stocks and warehouses, told from two tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ostraka.core.i18n.message import Message
from ostraka.core.show.change import Cause, Told
from ostraka.games.ankhor.face.words import seat_name, token_list
from ostraka.games.ankhor.rules.tables import TOKEN_LETTERS, TOKEN_NAMES, TOKENS

SUPPLY, STOCK, STORE = "supply", "stock", "store"
"""Where a token can be: on the table, before a player, on a player's warehouse."""

SAID = {
    (SUPPLY, STOCK): "ankhor-told-gets",
    (STOCK, SUPPLY): "ankhor-told-gives",
    (STORE, SUPPLY): "ankhor-told-gives",
    (STOCK, STORE): "ankhor-told-stores",
    (SUPPLY, STORE): "ankhor-told-stocked",
    (STORE, STOCK): "ankhor-told-uncovered",
}
COVERED = "ankhor-told-covered"


class Flow(NamedTuple):
    """Some tokens of one type that went from one place to another."""

    token: int
    source: str
    target: str
    number: int
    before: int
    after: int


def tell_tokens(old: dict[str, Any], new: dict[str, Any], cause: Cause) -> Iterator[Told]:
    """Every token that changed its place; a price is also told as a whole."""
    for seat, (mine, now) in enumerate(zip(old["domains"], new["domains"], strict=True)):
        if mine is now:  # views share what is the same in them
            continue
        flows = [flow for token in range(TOKENS) for flow in _flows(mine, now, token)]
        if flows and cause.kind == "price":
            paid: dict[int, int] = {}
            for flow in flows:
                paid[flow.token] = paid.get(flow.token, 0) + flow.number
            said = Message("ankhor-told-pays", seat=seat_name(seat), tokens=token_list(paid))
            yield Told("pay", said, seat=seat)
        for flow in flows:
            yield _told(flow, now, seat, cause)


def _flows(mine: dict[str, Any], now: dict[str, Any], token: int) -> Iterator[Flow]:
    """What one type of token did: first what was or is stored, then the rest."""
    name = TOKEN_LETTERS[token]
    before, after = mine["tokens"][name], now["tokens"][name]
    change = after - before
    stored = (name in now["stored"]) - (name in mine["stored"])
    if stored > 0:
        source = STOCK if change < 0 else SUPPLY
        yield Flow(token, source, STORE, 1, 0, 1)
        change += source == STOCK
    elif stored < 0:
        target = STOCK if change > 0 else SUPPLY
        yield Flow(token, STORE, target, 1, 1, 0)
        change -= target == STOCK
    if change:
        ends = (SUPPLY, STOCK) if change > 0 else (STOCK, SUPPLY)
        yield Flow(token, *ends, abs(change), before, after)


def _told(flow: Flow, now: dict[str, Any], seat: int, cause: Cause) -> Told:
    covered = cause.kind == "cover" and flow.target == SUPPLY
    said = Message(
        COVERED if covered else SAID[flow.source, flow.target],
        seat=seat_name(seat),
        tokens=token_list({flow.token: flow.number}),
    )
    return Told(
        "amount",
        said,
        TOKEN_LETTERS[flow.token],
        _end(flow.source, flow.token, now, seat),
        _end(flow.target, flow.token, now, seat),
        flow.before,
        flow.after,
        seat,
        quiet=cause.kind in ("action", "price"),
    )


def _end(end: str, token: int, now: dict[str, Any], seat: int) -> str:
    """The name of a place that tokens come from or go to."""
    if end == STORE:
        return next(
            str(tile["id"])
            for tile in now["tiles"]
            if (tile["kind"], tile["colour"]) == ("warehouse", TOKEN_NAMES[token])
        )
    return f"stock-{seat + 1}" if end == STOCK else SUPPLY
