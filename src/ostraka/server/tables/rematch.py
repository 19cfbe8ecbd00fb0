"""A rematch: the same table again, everyone one seat further.

A challenge stays one, so that its score is entered; a game of a campaign has no rematch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ostraka.protocol.setup import TableSetup
from ostraka.server import ids
from ostraka.server.live.broadcast import Before
from ostraka.server.store.writer import Job
from ostraka.server.tables.entries import Draft, JournalEntry, create
from ostraka.server.tables.heads import head_of
from ostraka.server.tables.table import GameTable


def completed(table: GameTable, drafts: Sequence[Draft]) -> list[Draft]:
    """Drafts in which a rematch says which table it is."""
    return [(kind, _named(table) if kind == "rematch" else body) for kind, body in drafts]


def _named(table: GameTable) -> dict[str, Any]:
    return {"table": ids.ident(), "create": _again(table).as_json()}


def _again(table: GameTable) -> TableSetup:
    seats = [holder.as_json() for holder in table.seats]
    return replace(
        table.setup,
        players=table.players,
        options=table.options,
        **ids.fresh_deal(),
        seats=(*seats[-1:], *seats[:-1]),
        invite=ids.key(),
        key=ids.key(),
        rematch_of=table.id,
        campaign=None,
        day=None,
        near=None,
        record=None,
    )


def rematch_job(
    table: GameTable, before: Before, entries: Sequence[JournalEntry]
) -> Job[None] | None:
    """The new table is made in the transaction that agrees on it."""
    for entry in entries:
        if entry.kind == "rematch":
            first = JournalEntry("create", entry.body["create"], entry.at, 1)
            made = GameTable(entry.body["table"], [first])
            return create(made.id, made.setup, [first], head_of(made, True))
    return None
