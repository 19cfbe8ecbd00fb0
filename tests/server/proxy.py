"""A bad line: a TCP proxy in front of a server that can swallow everything without a word."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

__all__ = ["BadLine", "bad_line"]


class BadLine:
    """Hands bytes on, both ways, until it is told to swallow them."""

    def __init__(self, port: int) -> None:
        self.swallows = False
        self.port = 0
        self.connections = 0
        self._behind = port

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection; what was open when the line went bad stays dead for ever."""
        self.connections += 1
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self._behind)
        dead = asyncio.Event()
        await asyncio.gather(
            self._hand_on(reader, there_writer, dead), self._hand_on(there_reader, writer, dead)
        )

    async def _hand_on(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, dead: asyncio.Event
    ) -> None:
        try:
            while data := await source.read(65536):
                if self.swallows:
                    dead.set()
                if not dead.is_set():
                    target.write(data)
                    await target.drain()
        except OSError:
            pass
        finally:
            target.close()


@asynccontextmanager
async def bad_line(address: str) -> AsyncIterator[BadLine]:
    """A line to the server at an address."""
    line = BadLine(int(address.rsplit(":", 1)[1]))
    served = await asyncio.start_server(line.serve, "127.0.0.1", 0)
    line.port = served.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        served.close()
