"""A rematch: the same table again, everyone one seat further.

A challenge stays one, so that its score is entered; a game of a campaign has no rematch (`deeds`).
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from ostraka.server import ids
from ostraka.server.live.broadcast import Before
from ostraka.server.store.writer import Job
from ostraka.server.tables.commands import Draft
from ostraka.server.tables.entries import Entry, create
from ostraka.server.tables.registry import Hall
from ostraka.server.tables.table import Table


def completed(table: Table, drafts: Sequence[Draft]) -> list[Draft]:
    """Drafts in which a rematch says which table it is."""
    return [
        (kind, {"table": ids.ident(), "create": _again(table)} if kind == "rematch" else body)
        for kind, body in drafts
    ]


def _again(table: Table) -> dict[str, Any]:
    seats = [
        {"who": holder.who, "guest": holder.guest, "level": holder.level, "name": holder.name}
        for holder in table.seats
    ]
    return {
        "game": table.game,
        **({"packs": [pack.as_json() for pack in table.packs]} if table.packs else {}),
        "players": table.players,
        "options": table.options,
        "seed": secrets.randbelow(2**53),
        "seats": seats[-1:] + seats[:-1],
        "host": table.host,
        "invite": ids.key(),
        "key": ids.key(),
        "public": table.public,
        "watch": table.watch,
        "clock": table.plan.as_json() if table.plan else None,
        "hints": table.hints,
        "undo": table.undo,
        "analysis": table.analysis,
        "title": table.title,
        "rematch_of": table.id,
        **({} if table.challenge is None else {"challenge": table.challenge, "hand": table.hand}),
    }


def writes_rematch(hall: Hall, entries: Sequence[Entry]) -> Job[None] | None:
    """The new table is made in the transaction that agrees on it."""
    for entry in entries:
        if entry.kind == "rematch":
            body, ident = entry.body["create"], entry.body["table"]
            first = Entry("create", body, entry.at, 1)
            head = hall.head(Table(ident, [first]), True)
            game, public, invite = body["game"], body["public"], body["invite"]
            return create(ident, game, public, invite, [first], head)
    return None


def rematches(hall: Hall) -> Any:
    """The hall's hook for rematches."""

    def write(table: Table, before: Before, entries: Sequence[Entry]) -> Job[None] | None:
        return writes_rematch(hall, entries)

    return write
