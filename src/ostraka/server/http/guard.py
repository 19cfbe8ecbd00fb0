"""Before and after every request: limits of size and rate, security headers, errors, counting.

Plain ASGI, so that it costs little; WebSockets pass through to the origin check.
"""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import orjson

from ostraka.core.errors import OstrakaError
from ostraka.core.i18n.message import Message
from ostraka.server.context import ServerContext
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.extension import extensions
from ostraka.server.http.limits import BODY, DOCUMENT
from ostraka.server.store.writer import StoreUnavailable

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SITE = "/docs/"
SITE_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'").replace(
    "style-src 'self'", "style-src 'self' 'unsafe-inline'"
)
"""The documentation site is static and has small scripts and styles in its pages."""
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]
LARGE = "/api/tables/import"
TOO_LARGE = "ostraka.too_large"
"""Set in the scope of a request whose body continued for too long."""
FREE = ("/healthz", "/readyz", "/metrics")

CODED = re.compile(r"^(/api/invites/|/join/)[^/]*")
"""Paths that have a code in them, which no log is to keep."""

log = logging.getLogger("ostraka.http")


def same_origin(headers: Any, others: str) -> bool:
    """Whether a page that opens a WebSocket is one of ours; programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    host = headers.get("host", "")
    allowed = {f"http://{host}", f"https://{host}"}
    allowed |= {other.strip().rstrip("/") for other in others.split(",") if other.strip()}
    return origin in allowed


class Guard:
    """Wraps the application."""

    def __init__(self, app: App, context: Callable[[], ServerContext]) -> None:
        self.app = app
        self.context = context
        self.large = {LARGE, *(path for each in extensions() for path in each.large)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        context = self.context()
        started = time.monotonic()
        status = 500
        rule = SITE_POLICY if scope["path"].startswith(SITE) else POLICY
        policy = (b"content-security-policy", rule.encode())
        begun = False

        async def answer(message: MutableMapping[str, Any]) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                begun = True
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS, policy]
                if context.settings.hsts:
                    year = b"max-age=31536000"
                    message["headers"].append((b"strict-transport-security", year))
                if scope["path"].startswith("/api") and not _has(message, b"cache-control"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            self._admit(context, scope)
            most = DOCUMENT if scope["path"] in self.large else BODY
            await self.app(scope, _limited(scope, receive, most), answer)
        except Refusal as refusal:
            if not begun:
                await _refuse(refusal, answer)
        except OstrakaError as error:
            if not begun:
                await _refuse(refusal_of(error), answer)
        except StoreUnavailable as away:
            if not begun:
                await _refuse(Refusal("unavailable", away.said, retry_after=1.0), answer)
        finally:
            context.metrics.requests.labels(scope["method"][:8], status).inc()
            if scope["path"] not in FREE:
                log.info(
                    "request",
                    extra={
                        "method": scope["method"],
                        "path": CODED.sub(r"\1…", scope["path"]),
                        "status": status,
                        "milliseconds": round(1000 * (time.monotonic() - started), 1),
                    },
                )

    @staticmethod
    def _admit(context: ServerContext, scope: Scope) -> None:
        if scope["path"] not in FREE:
            client = scope.get("client")
            rates = context.requests if scope["path"].startswith("/api") else context.files
            rates.spend(client[0] if client else "")


def _has(message: MutableMapping[str, Any], name: bytes) -> bool:
    return any(key.lower() == name for key, _ in message["headers"])


def _limited(scope: Scope, receive: Receive, most: int) -> Receive:
    """Refuse a body that is too large, whatever its header says."""
    headers = dict(scope["headers"])
    length = headers.get(b"content-length", b"0")
    if not length.isdigit() or int(length) > most:
        raise Refusal("large", Message("server-large"))
    taken = 0

    async def read() -> MutableMapping[str, Any]:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > most:
            scope[TOO_LARGE] = True
            raise Refusal("large", Message("server-large"))
        return message

    return read


async def _refuse(refusal: Refusal, send: Send) -> None:
    headers = [(b"content-type", b"application/json")]
    if refusal.retry_after is not None:
        headers.append((b"retry-after", str(max(1, round(refusal.retry_after))).encode()))
    if refusal.code == "secret":
        headers.append((b"www-authenticate", b"Bearer"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": orjson.dumps(refusal.as_json())})
