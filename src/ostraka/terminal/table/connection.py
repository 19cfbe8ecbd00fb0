"""Sitting down at a table of a server: `ostraka play GAME --server URL`.

Who one is at a server is kept in the data folder.
"""

from __future__ import annotations

import asyncio
import getpass
import json
import threading
from collections.abc import Coroutine, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, TypeVar

from ostraka.client import Client, Disconnected, Refused, RemoteTable
from ostraka.core.errors import OstrakaError
from ostraka.core.files import write_document
from ostraka.core.folders import user_folder
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message, message_of
from ostraka.terminal.table.remote import RemoteSeat
from ostraka.terminal.table.table import TerminalTable

if TYPE_CHECKING:
    from ostraka.protocol.table import TableInfo

T = TypeVar("T")


class ServerRefused(OstrakaError):
    """Something that the server refused, or a server that is not there."""


class Connection:
    """A client whose event loop runs in a thread of its own, beside the prompt."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._loop = asyncio.new_event_loop()
        self._open = AsyncExitStack()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.run(self._open.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(timeout=2)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something out in the thread of the connection; refuses what the server refuses."""
        try:
            return asyncio.run_coroutine_threadsafe(work, self._loop).result()
        except Refused as error:
            raise ServerRefused(message_of(error.message)) from None
        except Disconnected:
            raise ServerRefused(Message("server-remote-lost", address=self.address[:80])) from None

    async def sit_down(
        self, name: str | None, wanted: Mapping[str, Any]
    ) -> tuple[Client, RemoteTable]:
        """Sign in and take a seat at the table that is wanted."""
        client = await self._open.enter_async_context(Client(self.address, _known(self.address)))
        try:
            await client.sign_in(name or getpass.getuser())
        except Refused:
            client.secret = None  # the server has forgotten us
            await client.sign_in(name or getpass.getuser())
        assert client.secret is not None
        _remember(self.address, client.secret)
        info = await _table(client, wanted)
        live = await self._open.enter_async_context(client.live())
        return client, await live.sit(info["table"])


def play_remote(
    address: str,
    game: str | None,
    level: int | None,
    code: str | None,
    name: str | None,
    lang: str,
    wish: Mapping[str, Any],
) -> None:
    """Play at a table of a server: a new one, one by invitation, or where one was.

    A wish says with how many, which options and packs a new one is played.
    """
    wanted = {"game": game, "level": level, "code": code, "wish": wish}
    with Connection(address.rstrip("/")) as connection:
        client, table = connection.run(connection.sit_down(name, wanted))
        TerminalTable(RemoteSeat(client, table, connection.run, connection.address, lang)).run()


async def _table(client: Client, wanted: Mapping[str, Any]) -> TableInfo:
    """The table that is wanted."""
    if wanted["code"] is not None:
        return await client.join(wanted["code"])
    if wanted["game"] is not None:
        game = load(wanted["game"]).name
        if wanted["level"] is not None:
            return await client.play(game, level=wanted["level"], **wanted["wish"])
        return await client.create(game, **wanted["wish"])
    left = [table for table in await client.get("/api/me/tables") if table["status"] != "over"]
    if not left:
        raise ServerRefused(Message("server-remote-none"))
    found: TableInfo = left[0]
    return found


def _secrets() -> Path:
    return user_folder("servers") / "secrets.json"


def _known(address: str) -> str | None:
    try:
        found = json.loads(_secrets().read_text(encoding="utf-8"))["secrets"].get(address)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    return found if isinstance(found, str) else None


def _remember(address: str, secret: str) -> None:
    path = _secrets()
    try:
        kept = dict(json.loads(path.read_text(encoding="utf-8"))["secrets"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        kept = {}
    write_document(path, {"secrets": {**kept, address: secret}})
    path.chmod(0o600)
