"""The HTTP half of the client."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import httpx

from ostraka.client.errors import Disconnected, Refused
from ostraka.client.live import Live
from ostraka.core.i18n.message import Message

if TYPE_CHECKING:
    from ostraka.protocol.table import TableInfo


LOOK = 1.0
"""Seconds between two looks at a server that prepares a game."""


def _warn(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


class Client:
    """A person at a server."""

    def __init__(
        self,
        address: str,
        secret: str | None = None,
        *,
        timeout: float = 30.0,
        tell: Callable[[str], object] | None = None,
    ) -> None:
        """`tell` is given the words with which one waits while the server prepares a game."""
        self.address = address.rstrip("/")
        self.secret = secret
        self.guest: str | None = None
        self._tell = _warn if tell is None else tell
        limits = httpx.Limits(keepalive_expiry=3.0)  # sooner than any server closes a connection
        self._http = httpx.AsyncClient(base_url=self.address, timeout=timeout, limits=limits)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    async def request(
        self,
        method: str,
        path: str,
        body: dict[str, Any] | None = None,
        **query: Any,
    ) -> Any:
        """Ask for something; the JSON that comes back, None if nothing does."""
        headers = {"authorization": f"Bearer {self.secret}"} if self.secret else {}
        given = {name: value for name, value in query.items() if value is not None}
        try:
            answer = await self._http.request(
                method, path, json=body, params=given, headers=headers
            )
        except httpx.HTTPError as error:
            raise Disconnected(f"{self.address}: {type(error).__name__}") from error
        if answer.status_code == 204:
            return None
        try:
            found = answer.json()
        except ValueError:
            found = {"code": "unknown", "sentence": answer.text[:200]}
        if answer.status_code >= 400:
            raise Refused(found if isinstance(found, dict) else {})
        return found

    async def get(self, path: str, **query: Any) -> Any:
        """Look something up."""
        return await self.request("GET", path, **query)

    async def post(self, path: str, body: dict[str, Any] | None = None, **query: Any) -> Any:
        """Do something."""
        return await self.request("POST", path, body if body is not None else {}, **query)

    async def sign_in(self, name: str) -> str:
        """Become somebody: with a secret, who one was; else a new guest. The secret."""
        if self.secret is not None:
            self.guest = (await self.get("/api/me"))["guest"]
            return self.secret
        found = await self.post("/api/guests", {"name": name})
        self.guest, self.secret = found["guest"], found["secret"]
        return str(found["secret"])

    async def ready(self, game: str) -> None:
        """Wait, with words, until the server has prepared a game: a first start compiles rules."""
        said = ""
        while not (found := await self.get(f"/api/games/{game}/ready"))["ready"]:
            words = Message("client-preparing", game=game, done=found["done"], of=found["of"])
            if words.text() != said:
                said = words.text()
                self._tell(said)
            await asyncio.sleep(LOOK)

    async def create(self, game: str, **wanted: Any) -> TableInfo:
        """A new table."""
        await self.ready(game)
        found: TableInfo = await self.post("/api/tables", {"game": game, **wanted})
        return found

    async def play(self, game: str, level: int = 3, **wanted: Any) -> TableInfo:
        """A table against bots: of a level, or with `bot=` of a name that the server offers."""
        await self.ready(game)
        body = {"game": game, "level": level, **wanted}
        found: TableInfo = await self.post("/api/play", body)
        return found

    async def join(self, code: str, seat: int | None = None) -> TableInfo:
        """Take a seat by an invitation."""
        found: TableInfo = await self.post(f"/api/invites/{code}/join", {"seat": seat})
        return found

    def live(self, *, patience: float = 60.0) -> Live:
        """The live connection of this person."""
        scheme, _, rest = self.address.partition("://")
        kind = "wss" if scheme == "https" else "ws"
        return Live(f"{kind}://{rest}/api/live", self.secret, patience=patience)
