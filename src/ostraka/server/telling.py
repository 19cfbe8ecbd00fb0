"""What a table tells: the messages of the live protocol, for one viewpoint or one person each.

Everything that leaves for a client is made here, from the state's views, changes and previews,
which are per seat, so nothing that a seat may not know can be in it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import orjson

from ostraka.core.state import State
from ostraka.server.deeds import undo_of
from ostraka.server.table import Chat, Table

__all__ = [
    "Names",
    "changes_json",
    "changes_message",
    "chat_message",
    "choice",
    "listing",
    "summary",
    "table_info",
    "view_message",
]

Names = Callable[[str | None], str | None]
"""The name of a guest by their id; None if there is no such guest any more."""

MOVING = ("status", "moved", "due")  # what actions change in a summary
LOGGED = 80  # plies whose sentences come with a whole view


def _seats(
    table: Table, guest: str | None, names: Names, present: Collection[int]
) -> list[dict[str, Any]]:
    return [
        {
            "seat": seat,
            "who": holder.who,
            "name": holder.name or names(holder.guest),
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
    table: Table, guest: str | None, names: Names, present: Collection[int] = ()
) -> dict[str, Any]:
    """A table in a list."""
    return {
        "table": table.id,
        "game": table.game,
        "title": table.title,
        "status": table.status,
        "players": table.players,
        "seats": _seats(table, guest, names, present),
        "public": table.public,
        "created": table.created,
        "moved": table.moved,
        "due": table.due,
        "yours": table.seats_of(guest),
        "clock": table.plan.as_json() if table.plan else None,
        "options": table.options,
        "packs": [pack.as_json() for pack in table.packs],
    }


def listing(table: Table) -> str:
    """The summary that is kept with a journal, where nobody is present and nobody's own."""
    if table.listing is None:
        document = summary(table, None, _unnamed)
        table.listing = orjson.dumps({k: v for k, v in document.items() if k not in MOVING})[1:]
    moving = {"status": table.status, "moved": table.moved, "due": table.due}
    return f"{orjson.dumps(moving)[:-1].decode()},{table.listing.decode()}"


def _unnamed(guest: str | None) -> None:
    """Names are put in when a list is read."""


def table_info(
    table: Table, guest: str | None, names: Names, present: Collection[int], watching: int
) -> dict[str, Any]:
    """A table as one person may know it."""
    mine = table.seats_of(guest)
    host = guest is not None and table.host == guest
    return {
        **summary(table, guest, names, present),
        "version": table.version,
        "number": table.number,
        "ply": table.ply,
        "host": host,
        "invite": table.invite if mine or host else None,
        "watch": table.watch,
        "hints": table.hints,
        "undo": table.undo,
        "analysis": table.analysis,
        "agreements": table.agreements,
        "offers": [offer.as_json() for offer in table.offers.values()],
        "clocks": table.clock.as_json() if table.clock else None,
        "watching": watching,
        "rematch": table.rematch,
        "rematch_of": table.rematch_of,
        "campaign": table.campaign,
        "challenge": table.challenge,
    }


def choice(state: State) -> dict[str, Any]:
    """What may be played: rows of parts, and the choice of several things if there is one."""
    gathering = state.gathering
    if gathering is None:
        return {"legal": state.rows, "gathering": None}
    gathered = {gathering.verb, gathering.done}
    rows = [row for row in state.rows if row["verb"] not in gathered]
    return {"legal": rows, "gathering": gathering.as_json()}


def _standing(table: Table, seat: int | None) -> dict[str, Any]:
    """What is asked of a viewpoint now."""
    choosing = table.choosing
    if seat is None or seat not in choosing:
        asked = None
    else:
        asked = table.state if choosing == [seat] else table.state.turn_of(seat)
    return {
        "table": table.id,
        "version": table.version,
        "seat": seat,
        **({"legal": None, "gathering": None} if asked is None else choice(asked)),
        "undo": undo_of(table, seat) if seat is not None else None,
        "clocks": table.clock.as_json() if table.clock else None,
    }


def view_message(table: Table, seat: int | None) -> dict[str, Any]:
    """Everything that a viewpoint may know."""
    told = table.state.changes(seat, since=max(0, table.ply - LOGGED))
    return {
        "type": "view",
        **_standing(table, seat),
        "view": table.state.view(seat),
        "log": [change.message.as_json() for change in told if not change.told.quiet],
    }


def changes_message(
    table: Table, seat: int | None, since: int, ply: int, told: Any = None
) -> dict[str, Any]:
    """What happened after a version, which had led to a ply; perhaps it is known what is told."""
    return {
        "type": "changes",
        **_standing(table, seat),
        "since": since,
        "ply": table.ply,
        "changes": changes_json(table, seat, ply) if told is None else told,
    }


def changes_json(table: Table, seat: int | None, ply: int) -> list[dict[str, Any]]:
    """The changes since a ply, as a viewpoint is told them."""
    return [change.as_json() for change in table.state.changes(seat, since=ply)]


def chat_message(table: Table, line: Chat, names: Names) -> dict[str, Any]:
    """Something somebody said."""
    held = line.seat is not None and table.seats[line.seat].guest == line.guest
    name = table.seats[line.seat].name if held and line.seat is not None else None
    return {
        "type": "chat",
        "table": table.id,
        "number": line.number,
        "seat": line.seat,
        "name": name or names(line.guest) or "",
        "text": line.text,
        "quick": line.quick,
        "at": line.at,
    }
