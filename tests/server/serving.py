"""A server in the test's own event loop, and clients of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any

import uvicorn

from ostraka.client import Client
from ostraka.server.app import create_app
from ostraka.server.context import ServerContext
from ostraka.server.live.wire import configured
from ostraka.server.settings import Settings

QUIET = Settings(
    database="sqlite://",
    port=0,
    pace=0.0,
    bot_threads=1,
    warm=False,
    table_rate=10_000,
    request_rate=10_000,
    guest_rate=10_000,
    message_rate=5_000,
    review_seconds=0.005,
    away_seconds=0.0,
)
"""Settings in which nothing waits and nobody is refused for being quick."""


class Served:
    """A running server."""

    def __init__(self, app: Any, address: str, stack: AsyncExitStack) -> None:
        self.app = app
        self.address = address
        self._stack = stack

    @property
    def context(self) -> ServerContext:
        context: ServerContext = self.app.state.context
        return context

    async def person(self, name: str = "Ada") -> Client:
        """Somebody new."""
        client = await self._stack.enter_async_context(Client(self.address))
        await client.sign_in(name)
        return client

    async def visitor(self) -> Client:
        """Somebody without a name."""
        return await self._stack.enter_async_context(Client(self.address))


@asynccontextmanager
async def serving(database: str, **wanted: Any) -> AsyncIterator[Served]:
    """A server with a database."""
    app = create_app(replace(QUIET, database=database, **wanted))
    config = configured(app, port=0, timeout_graceful_shutdown=3)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with AsyncExitStack() as stack:
        try:
            yield Served(app, f"http://127.0.0.1:{port}", stack)
        finally:
            await stack.aclose()
            server.should_exit = True
            await task
