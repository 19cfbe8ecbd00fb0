"""A session: a table in memory, its lock, and everyone who looks at it from this process."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Literal, Protocol

import orjson

from ostraka.protocol.table import Status
from ostraka.server.tables.table import GameTable

Wish = int | Literal["spectator"] | None
"""A seat, the spectator's place, or whatever one holds."""

REMOTE = 75.0  # seconds for which another process's word about who is connected is believed


class Viewer(Protocol):
    """A connection, as a session sees it."""

    guest: str | None

    def send(self, text: bytes) -> None:
        """Send a message; who reads too slowly is cut off, nobody waits for them."""

    def close(self, code: int) -> None:
        """End the connection soon."""


class TableSession:
    """One table and its viewers. Whoever reads or changes the table holds the lock."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: dict[Viewer, list[int | None]] = {}
        """Each viewer and the viewpoints that they are shown."""
        self.wishes: dict[Viewer, Wish] = {}
        """Which viewpoints each viewer asked for."""
        self.muted: set[Viewer] = set()
        self.elsewhere: dict[str, float] = {}
        """Guests who are connected to other processes, and until when that is believed."""
        self.gone: dict[str | None, float] = {}
        """Guests who were connected, and when the last of their connections ended."""
        self.opened = time.monotonic()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.listed: tuple[Status, int | None] | None = None
        """Status and wake in the head that the store has; None: unknown."""

    @property
    def present(self) -> list[int]:
        """The seats whose players are connected, here or elsewhere."""
        now = time.monotonic()
        here = {viewer.guest for viewer in self.viewers}
        here |= {guest for guest, until in self.elsewhere.items() if until > now}
        seats = enumerate(self.table.seats)
        return [n for n, holder in seats if holder.guest is not None and holder.guest in here]

    def away(self, seconds: float) -> set[int]:
        """The seats of people who have not been connected for so long."""
        late, seats = time.monotonic() - seconds, self.table.seats
        missing = set(self.table.people) - set(self.present)
        return {n for n in missing if self.gone.get(seats[n].guest, self.opened) <= late}

    @property
    def watching(self) -> int:
        """How many spectators look on from here."""
        return sum(points == [None] for points in self.viewers.values())

    def viewpoints(self, guest: str | None, wish: Wish) -> list[int | None]:
        """The viewpoints that somebody may take: their own seats, or the spectator's."""
        mine = self.table.seats_of(guest)
        if wish == "spectator" or not mine:
            return [None]
        return [wish] if wish in mine else [*mine]

    def settle(self) -> None:
        """After somebody sat down or stood up: everyone sees from where they sit now."""
        for viewer in self.viewers:
            self.viewers[viewer] = self.viewpoints(viewer.guest, self.wishes.get(viewer))

    def note_presence(self, guest: str, there: bool) -> None:
        """Another process says whether a guest is connected to it."""
        if there:
            self.elsewhere[guest] = time.monotonic() + REMOTE
        else:
            self.elsewhere.pop(guest, None)
            self.gone[guest] = time.monotonic()

    def tell_all(self, message: dict[str, Any]) -> None:
        """Send everyone the same."""
        if self.viewers:
            text = orjson.dumps(message)
            for viewer in list(self.viewers):
                viewer.send(text)

    @property
    def idle(self) -> float:
        """Seconds since anybody did something here; 0 while someone looks on or a bot thinks."""
        if self.viewers or self.thinking is not None or self.lock.locked():
            return 0.0
        return time.monotonic() - self.used
