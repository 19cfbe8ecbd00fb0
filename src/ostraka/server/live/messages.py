"""What a table tells: the messages of the live protocol, for one viewpoint or one person each.

Everything that leaves for a client is made here, from the state's views, changes and previews,
which are per seat, so nothing that a seat may not know can be in it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

import orjson

from ostraka.core.i18n.message import Message
from ostraka.core.play.state import State
from ostraka.core.show.change import ChangeShape
from ostraka.protocol.base import AskedChoice
from ostraka.protocol.live import Changes, ChatMessage, Standing, WholeView
from ostraka.protocol.table import (
    EventShape,
    OfferShape,
    SeatInfo,
    TableInfo,
    TableResult,
    TableSummary,
)
from ostraka.server.tables.commands import undo_of
from ostraka.server.tables.table import Chat, Event, GameTable, Holder, Offer

Names = Callable[[str | None], str | None]
"""The name of a guest by their id; None if there is no such guest any more."""

MOVING = ("status", "moved", "due", "ply", "result")  # what actions change in a summary
LOGGED = 80  # plies whose sentences come with a whole view


def name_of(holder: Holder, names: Names) -> str | None:
    """What the holder of a seat is called; a player at another's screen has a name of their own."""
    return holder.name or (names(holder.guest) if holder.who == "guest" else None)


def told_apart(called: Iterable[str | None]) -> list[str | None]:
    """Names of which no two are alike: the second “Guest” is “Guest 2”."""
    given = list(called)
    taken = {name.casefold() for name in given if name}
    found: list[str | None] = []
    for at, name in enumerate(given):
        twins = [other for other in given[:at] if name and other and _alike(name, other)]
        number = len(twins) + 1
        while twins and f"{name} {number}".casefold() in taken:
            number += 1
        found.append(f"{name} {number}" if twins else name)
        if twins:
            taken.add(f"{name} {number}".casefold())
    return found


def _alike(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


def names_of(table: GameTable, names: Names) -> tuple[str, ...]:
    """What the players are called in a record; empty for one whom nobody can name."""
    called = told_apart(name_of(holder, names) for holder in table.seats)
    bots = [seat for seat, holder in enumerate(table.seats) if holder.who == "bot"]
    for which, seat in enumerate(bots):
        if table.seats[seat].name is not None:
            continue
        level = table.seats[seat].level or 0
        called[seat] = Message("web-bot", which=which, level=level).text("en")
    return tuple(name or "" for name in called)


def _result(table: GameTable) -> TableResult | None:
    """How a game ended, for lists."""
    outcome = table.state.outcome if table.status == "over" and table.begun is not None else None
    if outcome is None:
        return None
    return {
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "reason": outcome.reason.as_json(),
    }


def _offer(table: GameTable, offer: Offer) -> OfferShape:
    """An offer; one to take back says what would go, as everybody may know it."""
    told: OfferShape = {
        "offer": offer.offer,
        "by": offer.by,
        "waiting": list(offer.waiting),
        "seat": offer.of,
        "level": offer.level,
        "actions": 0,
        "first": None,
    }
    last = table.last_of(offer.by) if offer.offer == "takeback" else None
    if last is not None:
        changes = table.state.changes(None, since=last.ply)
        first = next((change for change in changes if change.told.kind == "action"), None)
        told["actions"] = table.ply - last.ply
        told["first"] = first.message.as_json() if first else None
    return told


def _seats(
    table: GameTable, guest: str | None, names: Names, present: Collection[int]
) -> list[SeatInfo]:
    called = told_apart(name_of(holder, names) for holder in table.seats)
    return [
        {
            "seat": seat,
            "who": holder.who,
            "name": called[seat],
            "guest": holder.guest,
            "level": holder.level,
            "you": guest is not None and holder.guest == guest,
            "present": holder.who == "bot" or seat in present,
            "late": holder.late,
            "sealed": seat in table.sealed,
        }
        for seat, holder in enumerate(table.seats)
    ]


def summary(
    table: GameTable, guest: str | None, names: Names, present: Collection[int] = ()
) -> TableSummary:
    """A table in a list."""
    return {
        "table": table.id,
        "game": table.setup.game,
        "title": table.setup.title,
        "status": table.status,
        "players": table.players,
        "seats": _seats(table, guest, names, present),
        "public": table.setup.public,
        "created": table.created,
        "moved": table.moved,
        "due": table.due,
        "yours": table.seats_of(guest),
        "clock": table.plan.as_json() if table.plan else None,
        "hints": table.setup.hints,
        "near": table.setup.near is not None,
        "options": table.options,
        "packs": [pack.as_json() for pack in table.setup.packs],
        "known": table.known,
        "ply": table.ply,
        "result": _result(table),
        "cancelled": table.cancelled,
        "campaign": table.setup.campaign,
        "challenge": table.setup.challenge,
        "hand": table.setup.hand,
        "day": table.setup.day,
    }


def listing(table: GameTable) -> str:
    """The summary that is kept with a journal, where nobody is present and nobody's own."""
    if table.listing is None:
        document = summary(table, None, _unnamed)
        table.listing = orjson.dumps({k: v for k, v in document.items() if k not in MOVING})[1:]
    moving = {
        "status": table.status,
        "moved": table.moved,
        "due": table.due,
        "ply": table.ply,
        "result": _result(table),
    }
    return f"{orjson.dumps(moving)[:-1].decode()},{table.listing.decode()}"


def _unnamed(guest: str | None) -> None:
    """Names are put in when a list is read."""


def table_info(
    table: GameTable, guest: str | None, names: Names, present: Collection[int], watching: int
) -> TableInfo:
    """A table as one person may know it."""
    mine = table.seats_of(guest)
    host = guest is not None and table.setup.host == guest
    return {
        **summary(table, guest, names, present),
        "version": table.version,
        "number": table.number,
        "host": host,
        "invite": table.setup.invite if mine or host else None,
        "key": table.key,
        "watch": table.setup.watch,
        "undo": table.setup.undo,
        "analysis": table.setup.analysis,
        "agreements": table.agreements,
        "offers": [_offer(table, offer) for offer in table.offers.values()],
        "events": [_event(table, event, names) for event in table.events],
        "clocks": table.clock.as_json() if table.clock else None,
        "watching": watching,
        "rematch": table.rematch,
        "rematch_of": table.setup.rematch_of,
    }


def choice(state: State) -> AskedChoice:
    """What may be played: rows of parts, and the choice of several things if there is one."""
    gathering = state.gathering
    if gathering is None:
        return {"legal": state.rows, "gathering": None}
    gathered = {gathering.verb, gathering.done}
    rows = [row for row in state.rows if row["verb"] not in gathered]
    return {"legal": rows, "gathering": gathering.as_json()}


def _standing(table: GameTable, seat: int | None) -> Standing:
    """What is asked of a viewpoint now."""
    choosing = table.choosing
    asked: AskedChoice = {"legal": None, "gathering": None}
    if seat is not None and seat in choosing:
        asked = choice(table.state if choosing == [seat] else table.state.turn_of(seat))
    return {
        "table": table.id,
        "version": table.version,
        "seat": seat,
        **asked,
        "undo": undo_of(table, seat) if seat is not None else None,
        "clocks": table.clock.as_json() if table.clock else None,
    }


def view_message(table: GameTable, seat: int | None) -> WholeView:
    """Everything that a viewpoint may know."""
    told = table.state.changes(seat, since=max(0, table.ply - LOGGED))
    return {
        "type": "view",
        **_standing(table, seat),
        "view": table.state.view(seat),
        "log": [change.message.as_json() for change in told if not change.told.quiet],
    }


def changes_message(
    table: GameTable, seat: int | None, since: int, ply: int, told: Any = None
) -> Changes:
    """What happened after a version, which had led to a ply; perhaps it is known what is told."""
    return {
        "type": "changes",
        **_standing(table, seat),
        "since": since,
        "ply": table.ply,
        "changes": changes_json(table, seat, ply) if told is None else told,
    }


def _event(table: GameTable, event: Event, names: Names) -> EventShape:
    """What happened beside the game, with the name of a person who has left the seat."""
    then = event.holder
    now = None if event.seat is None else table.seats[event.seat]
    stays = then is None or now is None or (then.who, then.guest) == (now.who, now.guest)
    return {
        "number": event.number,
        "event": event.event,
        "seat": event.seat,
        "name": None if stays or then is None else name_of(then, names),
        "offer": event.offer,
        "ply": event.ply,
        "actions": event.actions,
    }


def changes_json(table: GameTable, seat: int | None, ply: int) -> list[ChangeShape]:
    """The changes since a ply, as a viewpoint is told them."""
    return table.state.changes_json(seat, since=ply)


def chat_message(table: GameTable, line: Chat, names: Names) -> ChatMessage:
    """Something somebody said."""
    called = None
    if line.seat is not None and table.seats[line.seat].guest == line.guest:
        called = _seats(table, None, names, ())[line.seat]["name"]
    return {
        "type": "chat",
        "table": table.id,
        "number": line.number,
        "seat": line.seat,
        "name": called or names(line.guest) or "",
        "text": line.text,
        "quick": line.quick,
        "at": line.at,
    }
