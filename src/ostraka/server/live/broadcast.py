"""Telling everyone at a table what was entered: changes where they suffice, a view where not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import orjson

from ostraka.server.live.messages import (
    Names,
    changes_json,
    changes_message,
    chat_message,
    table_info,
    view_message,
)
from ostraka.server.tables.entries import ANNOUNCED, SEATS, JournalEntry
from ostraka.server.tables.session import TableSession
from ostraka.server.tables.table import GameTable


@dataclass(frozen=True)
class Before:
    """A table before something was entered."""

    version: int
    ply: int
    status: str
    offers: int

    @classmethod
    def of(cls, table: GameTable) -> Before:
        """How it is now."""
        return cls(table.version, table.ply, table.status, len(table.offers))


def announce(session: TableSession, names: Names) -> None:
    """Tell everyone about the table itself, as each may know it."""
    table = session.table
    for viewer in session.viewers:
        info = table_info(table, viewer.guest, names, session.present, session.watching)
        viewer.send(orjson.dumps({"type": "table", "table": table.id, "info": info}))


def broadcast(
    session: TableSession,
    before: Before,
    entries: Sequence[JournalEntry],
    names: Names,
    whole: bool = False,
) -> None:
    """Tell every viewpoint what it may know, and everyone what concerns the table itself."""
    if not session.viewers:
        return
    table = session.table
    kinds = {entry.kind for entry in entries}
    if whole or kinds & SEATS:
        session.settle()
    changed = len(table.offers) != before.offers or table.status != before.status
    if whole or changed or kinds & ANNOUNCED:
        announce(session, names)
    if table.begun is not None and (whole or table.version != before.version):
        only_played = kinds <= {"act", "seal"}
        _tell_game(session, before, whole or before.status == "waiting" or not only_played)
    for entry in entries:
        if entry.kind == "chat":
            line = orjson.dumps(chat_message(table, table.chat[-1], names))
            for viewer in session.viewers:
                if viewer not in session.muted:
                    viewer.send(line)


def _tell_game(session: TableSession, before: Before, whole: bool) -> None:
    """One message for each viewpoint, made once; what all are told alike is written once."""
    table = session.table
    told = None
    if not whole and table.state.game.told_alike:
        told = orjson.Fragment(orjson.dumps(changes_json(table, None, before.ply)))
    made: dict[int | None, bytes] = {}
    for viewer, points in session.viewers.items():
        for seat in points:
            if seat not in made:
                made[seat] = orjson.dumps(
                    view_message(table, seat)
                    if whole
                    else changes_message(table, seat, before.version, before.ply, told)
                )
            viewer.send(made[seat])
