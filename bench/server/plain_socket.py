"""`ostraka serve` on uvicorn's and Starlette's own WebSockets: what our wire saves.

python -m bench.server --servers sqlite,plain     measures one against the other
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any

import uvicorn
from uvicorn.protocols.utils import ClientDisconnected

from ostraka.cli import main
from ostraka.server.http.limits import FRAME
from ostraka.server.live import connection
from ostraka.server.live.wire import EXTENSION
from ostraka.terminal.commands import serve


class PlainSocket:
    """The interface of a wire over the two calls that ASGI gives an application."""

    flooded = False
    unread = 0

    def __init__(self, receive: Any, send: Any) -> None:
        self._receive = receive
        self._send = send
        self._texts: deque[bytes] = deque()
        self._sender: asyncio.Task[None] | None = None

    async def hear(self) -> str | bytes | None:
        """The next message, None once there are no more."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes")

    def say(self, text: bytes) -> None:
        """Send a text, in order."""
        self._texts.append(text)
        if self._sender is None or self._sender.done():
            self._sender = asyncio.get_running_loop().create_task(self._sent())

    async def _sent(self) -> None:
        with contextlib.suppress(ClientDisconnected):
            while self._texts:
                text = self._texts.popleft().decode()
                await self._send({"type": "websocket.send", "text": text})

    def flush(self) -> None:
        """Nothing is kept back."""


def plain(app: Any, **wanted: Any) -> uvicorn.Config:
    """How uvicorn serves the application without our wire."""

    async def wrapped(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            scope["extensions"] = {
                **(scope.get("extensions") or {}),
                EXTENSION: PlainSocket(receive, send),
            }
        await app(scope, receive, send)

    return uvicorn.Config(
        wrapped,
        ws="websockets-sansio",
        ws_max_size=FRAME,
        log_config=None,
        access_log=False,
        server_header=False,
        **wanted,
    )


if __name__ == "__main__":
    vars(connection)["wire_of"] = lambda scope: scope["extensions"][EXTENSION]
    vars(serve)["configured"] = plain
    main()
