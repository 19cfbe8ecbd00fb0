"""The application: routes, the live connection, errors as the protocol says them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import orjson
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ostraka import __version__
from ostraka.core.i18n.message import Message
from ostraka.server.api import games, learn, people, puzzles, solo, study, tables
from ostraka.server.context import Scene
from ostraka.server.errors import Refusal
from ostraka.server.http import pages
from ostraka.server.http.guard import TOO_LARGE, Guard, same_origin
from ostraka.server.http.schema import live_schema
from ostraka.server.http.shutdown import take_leave
from ostraka.server.live.connection import Connection
from ostraka.server.logs import configure
from ostraka.server.settings import Settings


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        scene = Scene.open(settings)
        app.state.scene = scene
        await scene.begin()
        take_leave(scene)
        try:
            yield
        finally:
            await scene.end()

    app = FastAPI(
        title="Ostraka",
        version=__version__,
        description="Tables for board games; the live part is described by /api/schema/live.json.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
    )
    app.add_middleware(Guard, scene=lambda: app.state.scene)
    for part in (people, games, learn, tables, study, puzzles, solo):
        app.include_router(part.router)
    _operations(app)
    _live(app)
    app.include_router(pages.router)
    _errors(app)
    return app


def from_environment() -> FastAPI:
    """A server with the settings of the environment: what each worker process runs."""
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
        scene: Scene = app.state.scene
        good = not scene.closing and await scene.store.answers()
        return Response("ok\n" if good else "no\n", 200 if good else 503, media_type="text/plain")

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        """Numbers for Prometheus."""
        scene: Scene = app.state.scene
        scene.metrics.connections.set(len(scene.connections))
        scene.metrics.tables.set(len(scene.hall.rooms))
        return Response(scene.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.get("/api/schema/live.json", include_in_schema=False)
    async def schema() -> Response:
        """The schema of the live messages."""
        return Response(orjson.dumps(live_schema()), media_type="application/schema+json")


def _live(app: FastAPI) -> None:
    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        """Live play."""
        scene: Scene = app.state.scene
        address = socket.client.host if socket.client else ""
        limits = scene.settings
        crowded = len(scene.connections) >= limits.connections
        mine = sum(other == address for other in scene.connections.values())
        if not same_origin(socket.headers, limits.origins):
            await socket.close(1008)
            return
        if scene.closing or crowded or mine >= limits.connections_per_address:
            await socket.close(1013)
            return
        connection = Connection(scene, socket)
        scene.connections[connection] = address
        try:
            await connection.serve()
        finally:
            del scene.connections[connection]


def _errors(app: FastAPI) -> None:
    """Whatever goes wrong is answered as the protocol says."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> JSONResponse:
        request.app.state.scene.metrics.refused.labels(refusal.code).inc()
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
