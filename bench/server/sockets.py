"""The least of a WebSocket client, so that it is the servers that are measured.

No library: a frame is read by slicing a buffer, and a text is masked with zeros, which the protocol
allows and which costs nothing.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

__all__ = ["Socket", "connected"]

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """One connection; `heard` is called with every text."""

    def __init__(self, path: str, host: str) -> None:
        self.path = path
        self.host = host
        self.heard: Callable[[bytes], None] = lambda _: None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self.open.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head[:20]:
                self.open.set_exception(ConnectionError(head[:80]))
                return
            self.open.set_result(None)
        start, end = 0, len(data)
        while end - start >= 2:
            size, begin = data[start + 1], start + 2
            if size == 126:
                begin += 2
                size = int.from_bytes(data[start + 2 : begin], "big")
            elif size == 127:
                begin += 8
                size = int.from_bytes(data[start + 2 : begin], "big")
            if end < begin + size:
                break
            self._frame(data[start] & 15, data[begin : begin + size])
            start = begin + size
        self._buffer = data[start:]

    def _frame(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self.heard(data)
        elif kind == PING:
            self._send(PONG, data)
        elif kind == CLOSE:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed"))

    def say(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = bytes((0x80 | kind, 0x80 | size if size < 126 else 0xFE))
        if size >= 126:
            head += size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)

    def close(self) -> None:
        """Hang up."""
        self.transport.close()


async def connected(address: str) -> Socket:
    """A connection to `ws://HOST:PORT/PATH`."""
    parts = urlsplit(address)
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(path, parts.netloc), parts.hostname or "", parts.port or 80
    )
    await socket.open
    return socket
