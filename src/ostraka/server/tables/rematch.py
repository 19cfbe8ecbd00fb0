"""A rematch: the same table again, everyone one seat further.

A challenge stays one, so that its score is entered; a game of a campaign has no rematch (`deeds`).
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ostraka.protocol.setup import TableSetup
from ostraka.server import ids
from ostraka.server.live.broadcast import Before
from ostraka.server.store.writer import Job
from ostraka.server.tables.commands import Draft
from ostraka.server.tables.entries import Entry, create
from ostraka.server.tables.registry import Hall
from ostraka.server.tables.table import Table


def completed(table: Table, drafts: Sequence[Draft]) -> list[Draft]:
    """Drafts in which a rematch says which table it is."""
    return [(kind, _named(table) if kind == "rematch" else body) for kind, body in drafts]


def _named(table: Table) -> dict[str, Any]:
    return {"table": ids.ident(), "create": _again(table).as_json()}


def _again(table: Table) -> TableSetup:
    seats = [holder.as_json() for holder in table.seats]
    return replace(
        table.setup,
        players=table.players,
        options=table.options,
        seed=secrets.randbelow(2**53),
        seats=(*seats[-1:], *seats[:-1]),
        invite=ids.key(),
        key=ids.key(),
        rematch_of=table.id,
        campaign=None,
        record=None,
    )


def writes_rematch(hall: Hall, entries: Sequence[Entry]) -> Job[None] | None:
    """The new table is made in the transaction that agrees on it."""
    for entry in entries:
        if entry.kind == "rematch":
            first = Entry("create", entry.body["create"], entry.at, 1)
            table = Table(entry.body["table"], [first])
            return create(table.id, table.setup, [first], hall.head(table, True))
    return None


def rematches(hall: Hall) -> Any:
    """The hall's hook for rematches."""

    def write(table: Table, before: Before, entries: Sequence[Entry]) -> Job[None] | None:
        return writes_rematch(hall, entries)

    return write
