"""The live half of the client: one connection, made again whenever it breaks."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import secrets
import time
from collections.abc import Callable, Coroutine
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import websockets
from websockets.asyncio.client import ClientConnection

from ostraka.client.errors import Disconnected, Refused
from ostraka.client.table import RemoteTable
from ostraka.protocol import PROTOCOL

if TYPE_CHECKING:
    from ostraka.protocol.live import Ack, FromServer, RefusedMessage, Welcome

LARGEST = 16 * 1024 * 1024
BEAT = 8.0
DEADLINE = 9.0
"""Seconds after which the line is asked whether it still lives, and in which it must answer."""
LONG_PAUSE = 30.0
"""Seconds for which a server that has had too much of us is left alone."""


class Live:
    """A live connection; `sit` at tables with it."""

    def __init__(self, address: str, secret: str | None, *, patience: float = 60.0) -> None:
        self.address = address
        self.secret = secret
        self.patience = patience
        """Seconds for which a server that cannot be reached is tried again."""
        self.longest_pause = 2.0
        """Seconds between two tries at most."""
        self.tables: dict[str, RemoteTable] = {}
        self.welcome: Welcome | None = None
        self._waiting: dict[str, tuple[dict[str, Any], asyncio.Future[Any]]] = {}
        self._asked: dict[int, tuple[dict[str, Any], asyncio.Future[Any]]] = {}
        self._refs = itertools.count(1)
        self._socket: ClientConnection | None = None
        self._ready = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._failure: Exception | None = None
        self._away = 0.0  # seconds for which the server wants no connection
        self._jobs: set[asyncio.Task[None]] = set()
        self.heard: list[Callable[[FromServer], None]] = []
        """Called with every message."""

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        await self._until_ready()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._task is not None
        self._task.cancel()
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(self._task, *self._jobs, return_exceptions=True)
        for table in self.tables.values():
            table.wake()

    # -- tables and commands ----------------------------------------------------------------------

    async def sit(
        self, table: str, seat: int | str | None = None, invite: str | None = None
    ) -> RemoteTable:
        """Look at a table from now on, through one's own seats or as a spectator."""
        remote = self.tables[table] = RemoteTable(self, table, seat, invite)
        await self._until_ready()
        await self.ask(remote.subscription())
        return remote

    async def do(self, command: dict[str, Any]) -> Ack:
        """A command; its acknowledgement, however often the connection breaks meanwhile."""
        ident = secrets.token_hex(8)
        message = {**command, "id": ident}
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[ident] = (message, future)
        try:
            await self._send(message)
            ack: Ack = await self._settled(future)
            return ack
        finally:
            self._waiting.pop(ident, None)

    async def ask(self, question: dict[str, Any]) -> Any:
        """A question; its answer."""
        ref = next(self._refs)
        message = {**question, "ref": ref}
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked[ref] = (message, future)
        try:
            await self._send(message)
            return await self._settled(future)
        finally:
            self._asked.pop(ref, None)

    async def _settled(self, future: asyncio.Future[Any]) -> Any:
        answer = await future
        if answer["type"] == "refused":
            raise Refused(answer)
        return answer

    async def _send(self, message: dict[str, Any]) -> None:
        """Send now; what cannot be sent now is sent when there is a connection again."""
        if self._failure is not None:
            raise self._failure
        if self._socket is not None and self._ready.is_set():
            with contextlib.suppress(websockets.ConnectionClosed):
                await self._socket.send(json.dumps(message))

    async def _until_ready(self) -> None:
        assert self._task is not None
        waiting = asyncio.create_task(self._ready.wait())
        await asyncio.wait({waiting, self._task}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if self._failure is not None:
            raise self._failure

    # -- the connection ---------------------------------------------------------------------------

    async def _run(self) -> None:
        lost = time.monotonic()
        pause = 0.05
        while True:
            try:
                await self._serve()
                lost, pause = time.monotonic(), 0.05
            except Refused as error:
                self._fail(error)
                return
            except (OSError, TimeoutError, websockets.WebSocketException, ValueError) as error:
                if self._ready.is_set():  # it was there until now
                    lost, pause = time.monotonic(), 0.05
                if time.monotonic() - lost > self.patience:
                    self._fail(Disconnected(self.address))
                    return
                if isinstance(error, websockets.ConnectionClosed) and _crowded(error):
                    self._away = max(self._away, min(LONG_PAUSE, self.patience / 2))
            self._ready.clear()
            self._socket = None
            await asyncio.sleep((self._away or pause) * random.uniform(0.5, 1.0))
            self._away = 0.0
            pause = min(2 * pause, self.longest_pause)

    async def _serve(self) -> None:
        """One connection, from its hello to its end."""
        async with websockets.connect(
            self.address,
            max_size=LARGEST,
            open_timeout=10,
            close_timeout=2,
            ping_interval=BEAT,
            ping_timeout=DEADLINE,
        ) as socket:
            hello = {"type": "hello", "protocol": PROTOCOL, "secret": self.secret}
            await socket.send(json.dumps(hello))
            answer: FromServer = json.loads(await asyncio.wait_for(socket.recv(), 10))
            if answer["type"] != "welcome":
                raise Refused(answer)
            self.welcome = answer
            self._socket = socket
            for table in self.tables.values():
                await socket.send(json.dumps(table.subscription()))
            for message, _ in [*self._asked.values(), *self._waiting.values()]:
                await socket.send(json.dumps(message))
            self._ready.set()
            beat = asyncio.create_task(self._beat(socket))
            try:
                async for text in socket:
                    self._hear(json.loads(text))
            finally:
                beat.cancel()

    async def _beat(self, socket: ClientConnection) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await asyncio.sleep(BEAT)
                await socket.send(json.dumps({"type": "ping"}))

    def _hear(self, message: FromServer) -> None:
        for call in list(self.heard):
            call(message)
        table = self.tables.get(str(message.get("table")))
        if table is not None:
            table.hear(message)
        if message["type"] == "table" and table is not None:
            for ref, (asked, future) in list(self._asked.items()):
                if asked["type"] == "subscribe" and asked["table"] == table.id:
                    del self._asked[ref]
                    _answer(future, message)
        elif message["type"] == "ack" or (message["type"] == "refused" and message["id"]):
            waiting = self._waiting.get(str(message["id"]))
            if waiting is not None and message["type"] == "refused" and _later(message):
                self._spawn(self._resend(message, waiting[0]))
            elif waiting is not None:
                _answer(waiting[1], message)
        elif isinstance(known := message.get("ref"), int) and known in self._asked:
            _answer(self._asked[known][1], message)
        if message["type"] == "closing":
            self._away = 2.0 * message["after"]  # of which at least the half is waited
        if message["type"] == "changes" and table is not None and table.lost:
            self._spawn(self._send(table.subscription(whole=True)))

    async def _resend(self, refused: RefusedMessage, command: dict[str, Any]) -> None:
        await asyncio.sleep(min(5.0, refused["retry_after"] or 0.2))
        if command["id"] in self._waiting:
            await self._send(self.tables[command["table"]].subscription())
            await self._send(command)

    def _spawn(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    def _fail(self, error: Exception) -> None:
        self._failure = error
        for _, future in [*self._waiting.values(), *self._asked.values()]:
            if not future.done():
                future.set_exception(error)
        for table in self.tables.values():
            table.fail(error)


def _crowded(closed: websockets.ConnectionClosed) -> bool:
    """Whether the server closed a connection because it had too much of us."""
    return closed.rcvd is not None and closed.rcvd.code == 4429


def _later(message: RefusedMessage) -> bool:
    """Whether a command was refused only for now: the store was away, or the table not open yet."""
    return (
        message["code"] in ("unavailable", "busy")
        or message["message"]["key"] == "server-not-subscribed"
    )


def _answer(future: asyncio.Future[Any], message: FromServer) -> None:
    if not future.done():
        future.set_result(message)
