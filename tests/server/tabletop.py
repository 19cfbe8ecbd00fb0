"""Tables without a server: journals written by hand."""

from __future__ import annotations

from typing import Any

from ostraka.server.tables.entries import EntryKind, JournalEntry
from ostraka.server.tables.table import GameTable


def created(game: str = "arkantar", players: int = 2, **more: Any) -> dict[str, Any]:
    """The first entry of a table at which everyone sits."""
    return {
        "game": game,
        "players": players,
        "options": {},
        "seed": 7,
        "seats": [{"who": "guest", "guest": f"g{seat}"} for seat in range(players)],
        "host": "g0",
        "invite": "invitation",
        "public": False,
        "watch": True,
        "clock": None,
        "hints": True,
        "undo": True,
        "analysis": False,
        **more,
    }


class Writer:
    """Writes a journal entry by entry."""

    def __init__(self, **more: Any) -> None:
        self.entries: list[JournalEntry] = []
        self.table = GameTable("tableaaa", [])
        self.write("create", created(**more), 0)

    def write(self, kind: EntryKind, body: dict[str, Any], at: int) -> None:
        entry = JournalEntry(kind, body, at, len(self.entries) + 1)
        self.table.apply(entry)
        self.entries.append(entry)

    def act(self, at: int, code: int | None = None) -> None:
        """The seat to act plays an action: the given one, or the first."""
        state = self.table.state
        seat = state.seat
        assert seat is not None
        legal = state.legal
        action = legal[0] if code is None else legal.named(code)
        self.write("act", {"seat": seat, "actions": [action.text]}, at)
