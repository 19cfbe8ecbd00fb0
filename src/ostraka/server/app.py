"""The application: routes, the live connection, errors as the protocol says them."""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import FrameType
from typing import Any

import orjson
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ostraka import __version__
from ostraka.core.i18n.message import Message
from ostraka.server.api import games, learn, lobby, people, puzzles, record, study, tables
from ostraka.server.context import ServerContext
from ostraka.server.errors import Refusal
from ostraka.server.extension import extensions
from ostraka.server.http import pages
from ostraka.server.http.guard import TOO_LARGE, Guard, same_origin
from ostraka.server.http.schema import live_schema
from ostraka.server.live.connection import LiveConnection
from ostraka.server.logs import configure
from ostraka.server.settings import Settings

SWITCH = 0.001  # seconds for which the event loop may keep the writer from its next statement
RARELY = (50_000, 20, 20)
"""When Python looks for cycles of garbage. Tables in memory are many small objects that stay, and
going over them every few hundred new ones took a third of the time of every action."""


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        context = await asyncio.to_thread(ServerContext.open, settings)
        app.state.context = context
        await context.start()
        _announce_on_signal(context)
        try:
            yield
        finally:
            await context.stop()

    app = FastAPI(
        title="Ostraka",
        version=__version__,
        description="Tables for board games; the live part is described by /api/schema/live.json.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
    )
    app.add_middleware(Guard, context=lambda: app.state.context)
    for part in (people, games, learn, tables, lobby, record, study, puzzles):
        app.include_router(part.router)
    for extension in extensions():
        app.include_router(extension.router)
    _operations(app)
    _live(app)
    app.include_router(pages.router)
    _errors(app)
    return app


def tune_process() -> None:
    """Set what concerns the whole process, for a process that does nothing but serve."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*RARELY)


def from_environment() -> FastAPI:
    """A server with the settings of the environment: what each worker process runs."""
    tune_process()
    settings = Settings.from_environment()
    configure(settings)
    return create_app(settings)


def _operations(app: FastAPI) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthy() -> Response:
        """The process lives."""
        return Response("ok\n", media_type="text/plain")

    @app.get("/readyz", include_in_schema=False)
    async def ready() -> Response:
        """The store answers, and the server is not about to leave."""
        context: ServerContext = app.state.context
        good = not context.closing and await context.store.answers()
        return Response("ok\n" if good else "no\n", 200 if good else 503, media_type="text/plain")

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        """Numbers for Prometheus."""
        context: ServerContext = app.state.context
        context.metrics.connections.set(len(context.connections))
        context.metrics.tables.set(len(context.registry.sessions))
        return Response(context.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.get("/api/schema/live.json", include_in_schema=False)
    async def schema() -> Response:
        """The schema of the live messages."""
        return Response(orjson.dumps(live_schema()), media_type="application/schema+json")


def _live(app: FastAPI) -> None:
    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        """Live play."""
        context: ServerContext = app.state.context
        address = socket.client.host if socket.client else ""
        limits = context.settings
        crowded = len(context.connections) >= limits.connections
        mine = sum(other == address for other in context.connections.values())
        if not same_origin(socket.headers, limits.origins):
            await socket.close(1008)
            return
        if context.closing or crowded or mine >= limits.connections_per_address:
            await socket.close(1013)
            return
        connection = LiveConnection(context, socket)
        context.connections[connection] = address
        try:
            await connection.serve()
        finally:
            del context.connections[connection]


def _errors(app: FastAPI) -> None:
    """Whatever goes wrong is answered as the protocol says."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> JSONResponse:
        request.app.state.context.metrics.refused.labels(refusal.code).inc()
        headers: dict[str, str] = {}
        if refusal.retry_after is not None:
            headers["retry-after"] = str(max(1, round(refusal.retry_after)))
        if refusal.code == "secret":
            headers["www-authenticate"] = "Bearer"
        return JSONResponse(refusal.as_json(), refusal.status, headers)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first: dict[str, Any] = dict(error.errors()[0]) if error.errors() else {}
        where = ".".join(str(step) for step in first.get("loc", ()))[:80]
        refusal = Refusal("malformed", Message("server-malformed-where", where=where or "-"))
        return JSONResponse(refusal.as_json(), refusal.status)

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> JSONResponse:
        if request.scope.get(TOO_LARGE):
            refusal = Refusal("large", Message("server-large"))
        elif error.status_code == 400:  # a body that is not JSON at all
            refusal = Refusal("malformed", Message("server-malformed"))
        else:
            refusal = Refusal("unknown", Message("server-no-page"))
            return JSONResponse(refusal.as_json(), error.status_code, error.headers)
        return JSONResponse(refusal.as_json(), refusal.status)


def _announce_on_signal(context: ServerContext) -> None:
    """On SIGTERM and SIGINT, tell clients when to come back before connections close."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)
        if not callable(before):
            continue

        def leave(signum: int, frame: FrameType | None, before: object = before) -> None:
            loop.call_soon_threadsafe(context.announce_shutdown)
            if callable(before):
                before(signum, frame)

        signal.signal(number, leave)
