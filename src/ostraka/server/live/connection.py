"""One WebSocket connection: what it says is read, checked and answered; what it is told is sent.

Nothing that a client sends can end more than its own connection. Whoever reads too slowly, says too
much or says nothing for too long is cut off; their seats wait for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from ostraka import __version__
from ostraka.core.i18n.message import Message
from ostraka.protocol import PROTOCOL, live
from ostraka.server import ids
from ostraka.server.context import ServerContext
from ostraka.server.errors import Refusal
from ostraka.server.http.limits import FRAME, Bucket
from ostraka.server.live.messages import changes_message, chat_message, table_info, view_message
from ostraka.server.live.questions import hint, observation, preview, why
from ostraka.server.live.wire import wire_of
from ostraka.server.store.writer import StoreUnavailable
from ostraka.server.tables.access import check_sight
from ostraka.server.tables.commands import COMMANDS, key_of, seat_of
from ostraka.server.tables.entries import Draft
from ostraka.server.tables.rematch import completed
from ostraka.server.tables.session import TableSession
from ostraka.server.tables.table import GameTable

UNREAD = 8 * 1024 * 1024  # bytes that may wait for a slow reader
LAST_WORDS = 5.0  # seconds that a closed connection has to read what it was sent
SUBSCRIPTIONS = 64
HELLO_SECONDS = 10.0
AHEAD = 64  # messages that may wait for one that takes long
SLOW = frozenset({"subscribe", "hint"})
"""Messages that may take long: rules are compiled the first time, and a hint is thought about."""
STRIKES = 100  # messages too fast, after which the connection ends

log = logging.getLogger("ostraka.live")


class Closed(Exception):
    """The connection is to be closed, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class LiveConnection:
    """A client's connection, from its hello to its end."""

    def __init__(self, context: ServerContext, socket: WebSocket) -> None:
        self.context = context
        self.socket = socket
        self.wire = wire_of(socket.scope)
        self.guest: str | None = None
        self.name: str | None = None
        self.sessions: dict[str, TableSession] = {}
        self._ended = asyncio.Event()
        self._code = 1000
        self._heard = time.monotonic()
        self._patience = HELLO_SECONDS
        self._watch: asyncio.TimerHandle | None = None
        rate = context.settings.message_rate
        self._bucket = Bucket(rate, 4 * rate, time.monotonic())
        self._subscribing = Bucket(rate / 6, max(rate, SUBSCRIPTIONS), time.monotonic())
        self._strikes = 0
        self._later: deque[Any] = deque()
        self._slow: asyncio.Task[None] | None = None
        self._busy_with = ""

    # -- its life -------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Serve the connection until it ends."""
        await self.socket.accept()
        tasks = [asyncio.create_task(job) for job in (self._read(), self._end())]
        self._look_out()
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._watch is not None:
                self._watch.cancel()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for session in list(self.sessions.values()):
                self.context.registry.unsubscribe(session, self)
            self.wire.flush()
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.socket.close(self._code), 1.0)
            if self.wire.unread:  # what nobody reads is not kept for long
                asyncio.get_running_loop().call_later(LAST_WORDS, self.wire.transport.abort)

    async def _end(self) -> None:
        await self._ended.wait()

    def _look_out(self) -> None:
        """Close a connection from which nothing was heard for too long."""
        if self._watch is not None:
            self._watch.cancel()
        left = self._heard + self._patience - time.monotonic()
        if left > 0:
            self._watch = asyncio.get_running_loop().call_later(left, self._look_out)
        else:
            self.close(4408)

    def close(self, code: int) -> None:
        """End it soon."""
        if not self._ended.is_set():
            self._code = code
            self._ended.set()

    def send(self, text: bytes) -> None:
        """Send a message; a reader who has fallen too far behind is cut off."""
        if self.wire.unread > UNREAD:
            self.close(4429)
        else:
            self.wire.say(text)
            self.context.metrics.busy.sent += 1

    def say(self, message: live.FromServer) -> None:
        """Send a message that is not yet text."""
        self.send(orjson.dumps(message))

    async def _read(self) -> None:
        try:
            await self._hello()
            self._patience = self.context.settings.idle_seconds
            self._look_out()
            while True:
                await self._take(await self._frame())
        except Closed as closed:
            self._code = closed.code
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        finally:
            self._later.clear()
            if self._slow is not None:
                if self._busy_with in SLOW:  # a command that was begun is brought to its end
                    self._slow.cancel()
                await asyncio.gather(self._slow, return_exceptions=True)

    async def _frame(self) -> str | bytes:
        """The next frame, whatever it is."""
        frame = await self.wire.hear()
        if frame is None:
            raise Closed(4429) if self.wire.flooded else WebSocketDisconnect(1000)
        if len(frame) > FRAME:
            raise Closed(1009)
        self._heard = time.monotonic()
        self.context.metrics.busy.received += 1
        return frame

    async def _hello(self) -> None:
        try:
            hello = live.client_messages.validate_json(await self._frame())
        except ValidationError:
            self._refuse(_malformed(), {})
            raise Closed(4401) from None
        if not isinstance(hello, live.Hello) or hello.protocol != PROTOCOL:
            self._refuse(Refusal("malformed", Message("server-hello")), {})
            raise Closed(4401)
        if hello.secret is not None:
            try:
                guest = await self.context.people.known(hello.secret)
            except Refusal as refusal:
                self._refuse(refusal, {})
                raise Closed(4401) from None
            except StoreUnavailable:
                raise Closed(1012) from None
            self.guest, self.name = guest.id, guest.name
        self.say(
            {
                "type": "welcome",
                "protocol": PROTOCOL,
                "server": __version__,
                "guest": self.guest,
                "name": self.name,
                "now": ids.now(),
            }
        )

    async def _take(self, frame: str | bytes) -> None:
        """Answer one message, in its turn; while something takes long, pings are still answered."""
        try:
            message = live.client_messages.validate_json(frame)
        except ValidationError:
            with contextlib.suppress(Refusal):
                self._spend()
            self._refuse(_malformed(), _named(frame))
            return
        try:
            self._spend()
        except Refusal as refusal:
            self._refuse(refusal, _about(message))
            return
        if message.type == "ping" or (self._slow is None and message.type not in SLOW):
            await self._handle(message)
            return
        self._later.append(message)
        if self._slow is None:
            self._slow = asyncio.create_task(self._catch_up())
        elif len(self._later) > AHEAD:
            await asyncio.wait({self._slow})

    async def _catch_up(self) -> None:
        """Answer what takes long, and what came after it."""
        try:
            while self._later:
                message = self._later.popleft()
                self._busy_with = message.type
                await self._handle(message)
        except Closed as closed:
            self.close(closed.code)
        finally:
            self._slow = None

    async def _handle(self, message: Any) -> None:
        """Answer one message."""
        try:
            await HANDLERS[message.type](self, message)
        except Refusal as refusal:
            self._refuse(refusal, _about(message))
        except StoreUnavailable as away:
            self._refuse(Refusal("unavailable", away.said, retry_after=1.0), _about(message))

    def _spend(self) -> None:
        """Refuse what comes too fast, and cut off who does not mind."""
        wait = self._bucket.take(time.monotonic())
        if not wait:
            self._strikes = max(0, self._strikes - 1)
            return
        self._strikes += 1
        if self._strikes > STRIKES:
            raise Closed(4429)
        raise Refusal("busy", Message("server-busy"), retry_after=max(0.05, round(wait, 2)))

    def _refuse(self, refusal: Refusal, about: dict[str, Any]) -> None:
        self.context.metrics.refused.labels(refusal.code).inc()
        self.say(
            {
                "type": "refused",
                **refusal.as_json(),
                "table": about.get("table"),
                "id": about.get("id"),
                "ref": about.get("ref"),
            }
        )

    # -- tables ---------------------------------------------------------------------------------

    async def subscribe(self, message: live.Subscribe) -> None:
        """Show a table from now on."""
        if message.table not in self.sessions and len(self.sessions) >= SUBSCRIPTIONS:
            raise Refusal("busy", Message("server-too-many-tables"), retry_after=1.0)
        wait = self._subscribing.take(time.monotonic())
        if wait:  # a whole view with its log costs more than any other answer
            raise Refusal("busy", Message("server-busy"), retry_after=max(0.05, round(wait, 2)))
        session = await self.context.registry.session(message.table)
        async with session.lock:
            table = session.table
            check_sight(table, self.guest, message.invite)
            mine = table.seats_of(self.guest)
            if isinstance(message.seat, int) and message.seat not in mine:
                raise Refusal("forbidden", Message("server-not-your-seat"))
            self.sessions[message.table] = session
            self.context.registry.subscribe(session, self, message.seat)
            name = self.context.people.name
            info = table_info(table, self.guest, name, session.present, session.watching)
            self.say({"type": "table", "table": table.id, "info": info})
            if table.begun is not None:
                for seat in session.viewers[self]:
                    self.say(_shown(table, seat, message))
            for line in table.chat:
                self.say(chat_message(table, line, name))

    async def unsubscribe(self, message: live.Unsubscribe) -> None:
        """Show a table no more."""
        session = self.sessions.pop(message.table, None)
        if session is not None:
            self.context.registry.unsubscribe(session, self)
        self.say({"type": "done", "ref": message.ref})

    async def mute(self, message: live.Mute) -> None:
        """Stop or resume the chat of a table."""
        session = self._session(message.table)
        (session.muted.add if message.on else session.muted.discard)(self)
        self.say({"type": "done", "ref": message.ref})

    async def ping(self, message: live.Ping) -> None:
        """Say that we are here."""
        self.say({"type": "pong", "ref": message.ref, "now": ids.now()})

    async def again(self, message: live.Hello) -> None:
        """A second hello is too many."""
        raise Refusal("state", Message("server-hello-again"))

    def _session(self, ident: str) -> TableSession:
        session = self.sessions.get(ident)
        if session is None:
            raise Refusal("state", Message("server-not-subscribed"))
        if self.context.registry.sessions.get(ident) is not session:
            raise Refusal("state", Message("server-not-subscribed"))
        return session

    # -- commands ----------------------------------------------------------------------------------

    async def command(self, message: live.TableCommand) -> None:
        """Do something that is entered in the journal."""
        if self.guest is None:
            raise Refusal("secret", Message("server-secret"))
        session = self._session(message.table)
        guest, kind = self.guest, str(message.type)
        if kind == "offer":  # each is shown to somebody, as chat is
            self.context.chat_rate.spend(guest)

        def plan(table: GameTable) -> list[Draft]:
            seat = seat_of(table, guest, message.seat)
            away = session.away(self.context.settings.away_seconds) if kind == "offer" else set()
            return completed(table, COMMANDS[kind](table, seat, message, away))

        await self._enter(session, plan, message)

    async def chat(self, message: live.Say) -> None:
        """Say something to everyone at the table."""
        if self.guest is None:
            raise Refusal("secret", Message("server-secret"))
        session = self._session(message.table)
        if not message.text and message.quick is None:
            raise Refusal("malformed", Message("server-name-empty"))
        text = ids.clean(message.text, 300) if message.text else None
        self.context.chat_rate.spend(self.guest)
        guest = self.guest

        def plan(table: GameTable) -> list[Draft]:
            mine = table.seats_of(guest)
            seat = message.seat if message.seat in mine else (mine[0] if mine else None)
            body = {"guest": guest, "seat": seat, "text": text, "quick": message.quick}
            return [("chat", body)]

        await self._enter(session, plan, message)

    async def _enter(
        self,
        session: TableSession,
        plan: Callable[[GameTable], list[Draft]],
        message: live.TableCommand,
    ) -> None:
        assert self.guest is not None

        def acknowledge(version: int, again: bool) -> None:
            mine = session.table.seats_of(self.guest)
            sealed = message.type == "act" and any(seat in session.table.sealed for seat in mine)
            self.say(
                {
                    "type": "ack",
                    "table": message.table,
                    "id": message.id,
                    "version": version,
                    "again": again,
                    "sealed": sealed,
                }
            )

        started = time.monotonic()
        await self.context.registry.enter(
            session, plan, key_of(self.guest, message.id), acknowledge
        )
        self.context.metrics.command_seconds.observe(time.monotonic() - started)

    # -- questions ------------------------------------------------------------------------------

    async def question(self, message: Any) -> None:
        """Answer a question about a table."""
        session = self._session(message.table)
        self.say(await QUESTIONS[message.type](self.context, session, self.guest, message))


def _shown(table: GameTable, seat: int | None, message: live.Subscribe) -> live.FromServer:
    """What somebody missed, if that is known; else everything."""
    if message.since is not None and message.ply is not None:
        if message.since <= table.version and table.ply_at(message.since) == message.ply:
            if table.state.agreed is None:
                return changes_message(table, seat, message.since, message.ply)
    return view_message(table, seat)


def _about(message: Any) -> dict[str, Any]:
    """What an answer says about the message that it answers."""
    names = ("table", "id", "ref")
    return {name: getattr(message, name) for name in names if hasattr(message, name)}


def _malformed() -> Refusal:
    return Refusal("malformed", Message("server-malformed"))


def _named(frame: str | bytes) -> dict[str, Any]:
    """Which message it was that cannot be read, if it says so."""
    try:
        document = orjson.loads(frame)
    except ValueError:
        return {}
    if not isinstance(document, dict):
        return {}
    named: dict[str, Any] = {}
    for name, kind in (("table", str), ("id", str), ("ref", int)):
        value = document.get(name)
        if type(value) is kind and len(str(value)) <= 64:
            named[name] = value
    return named


QUESTIONS: dict[
    str, Callable[[ServerContext, TableSession, str | None, Any], Awaitable[live.FromServer]]
] = {
    "preview": preview,
    "why": why,
    "hint": hint,
    "observation": observation,
}

HANDLERS: dict[str, Callable[[LiveConnection, Any], Awaitable[None]]] = {
    "hello": LiveConnection.again,
    "subscribe": LiveConnection.subscribe,
    "unsubscribe": LiveConnection.unsubscribe,
    "mute": LiveConnection.mute,
    "ping": LiveConnection.ping,
    "chat": LiveConnection.chat,
    **dict.fromkeys(("act", "undo", "resign", "offer", "answer"), LiveConnection.command),
    **dict.fromkeys(QUESTIONS, LiveConnection.question),
}
