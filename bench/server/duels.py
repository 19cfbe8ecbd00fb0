"""Two clients at one table who play as fast as they are answered: ours, and boardgame.io's."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from abc import ABC, abstractmethod
from typing import Any

import httpx
import orjson

from bench.server.sockets import Socket, connected

__all__ = ["Duel", "OurDuel", "TheirDuel"]

_numbers = itertools.count(1)


class Duel(ABC):
    """One table and its two clients. An action counts when both have heard of it."""

    def __init__(self) -> None:
        self.chance = random.Random(next(_numbers))
        self.sockets: list[Socket] = []
        self.waits: list[float] = []
        self.playing = False
        self.failure: Exception | None = None
        self._begun = 0.0
        self._dealing: asyncio.Future[None] | None = None
        self._news: list[Any] = [None, None]

    async def begin(self) -> None:
        """Connect, and lay out the first table."""
        await self.connect()
        await self.deal()

    @abstractmethod
    async def connect(self) -> None:
        """Connect both clients."""

    @abstractmethod
    async def deal(self) -> None:
        """A new table; both have its first view in `_news`."""

    @abstractmethod
    def command(self) -> tuple[int, bytes] | None:
        """The next action: whose it is and the message; None if the game is over."""

    def go(self) -> None:
        """Send the next action, or begin a new table where there is none."""
        found = self.command()
        if found is None:
            self._dealing = asyncio.ensure_future(self._again())
            return
        seat, message = found
        self._news = [None, None]
        self._begun = time.perf_counter()
        self.sockets[seat].say(message)

    async def _again(self) -> None:
        try:
            await self.deal()
        except Exception as error:
            self.failure = error
            return
        if self.playing:
            self.go()

    def told(self, seat: int, news: Any) -> None:
        """A client knows of the action."""
        self._news[seat] = news
        if self._news[1 - seat] is not None and self.playing and self._begun:
            self.waits.append(time.perf_counter() - self._begun)
            self.go()

    def close(self) -> None:
        """Hang up."""
        self.playing = False
        for socket in self.sockets:
            socket.close()


async def _until(check: Any, patience: float = 120.0) -> None:
    until = time.monotonic() + patience
    while not check():
        if time.monotonic() > until:
            raise TimeoutError("the server does not answer")
        await asyncio.sleep(0.005)


TURNING = ("build", "break")


class OurDuel(Duel):
    """Arkantar on our server: parts are chosen from the legal ones that come with each message.

    As in the other duel a tile is turned, where that is legal, so that games hardly ever end.
    """

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        super().__init__()
        self.live = address.replace("http", "ws") + "/api/live"
        self.http = http
        self.secrets: list[str] = []
        self.ident = ""
        self.mark = b""
        self.commands = 0

    async def connect(self) -> None:
        for seat in (0, 1):
            found = (await self.http.post("/api/guests", json={"name": f"P{seat}"})).json()
            self.secrets.append(found["secret"])
            socket = await connected(self.live)
            socket.heard = lambda text, seat=seat: self._hear(seat, text)  # type: ignore[misc]
            self.sockets.append(socket)
            socket.say(orjson.dumps({"type": "hello", "protocol": 1, "secret": found["secret"]}))

    async def deal(self) -> None:
        self._begun = 0.0
        self._news = [None, None]
        bearer = [{"authorization": f"Bearer {secret}"} for secret in self.secrets]
        made = await self.http.post("/api/tables", json={"game": "arkantar"}, headers=bearer[0])
        code, self.ident = made.json()["invite"], made.json()["table"]
        self.mark = b'"table":"%s"' % self.ident.encode()
        await self.http.post(f"/api/invites/{code}/join", json={}, headers=bearer[1])
        for socket in self.sockets:
            socket.say(orjson.dumps({"type": "subscribe", "table": self.ident}))
        await _until(lambda: all(self._news))

    def _hear(self, seat: int, text: bytes) -> None:
        begin = text[:80]
        if (b'"changes"' in begin or b'"view"' in begin) and self.mark in begin:
            self.told(seat, orjson.loads(text))
        elif b'"refused"' in begin:
            self.failure = RuntimeError(text[:300].decode())

    def command(self) -> tuple[int, bytes] | None:
        for seat in (0, 1):
            legal = self._news[seat]["legal"]
            if legal:
                self.commands += 1
                legal = [row for row in legal if row["verb"] in TURNING] or legal
                command = {
                    "type": "act",
                    "table": self.ident,
                    "id": str(self.commands),
                    "version": self._news[seat]["version"],
                    "parts": self.chance.choice(legal),
                }
                return seat, orjson.dumps(command)
        return None


class TheirDuel(Duel):
    """Tiles on boardgame.io: always a tile is turned, which is always legal and never ends."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.live = address.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"
        self.ident = ""

    async def connect(self) -> None:
        for seat in (0, 1):
            socket = await connected(self.live)
            socket.heard = lambda text, seat=seat: self._hear(seat, text)  # type: ignore[misc]
            self.sockets.append(socket)
            socket.say(b"40/tiles,")

    async def deal(self) -> None:
        self.ident = f"{self.chance.getrandbits(60):x}"
        for seat, socket in enumerate(self.sockets):
            self._news[seat] = None
            sync = orjson.dumps(["sync", self.ident, str(seat), None, 2])
            await asyncio.sleep(0.05)
            socket.say(b"42/tiles," + sync)
            await _until(lambda seat=seat: self._news[seat])

    def _hear(self, seat: int, text: bytes) -> None:
        if text == b"2":
            self.sockets[seat].say(b"3")
        elif text.startswith(b'42/tiles,["update"'):
            self.told(seat, orjson.loads(text[9:])[2])
        elif text.startswith(b'42/tiles,["sync"'):
            self._news[seat] = orjson.loads(text[9:])[2]["state"]

    def command(self) -> tuple[int, bytes] | None:
        state = self._news[0]
        board, seat = state["G"], int(state["ctx"]["currentPlayer"])
        while True:
            tile = self.chance.randrange(49)
            if str(tile) not in board["pieces"] and tile not in board["flipped"]:
                break
        move = {"type": "flip", "args": [tile], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": move}
        update = ["update", action, state["_stateID"], self.ident, str(seat)]
        return seat, b"42/tiles," + orjson.dumps(update)
