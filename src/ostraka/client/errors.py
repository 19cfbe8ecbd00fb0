"""What can go wrong for a client."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """The server refused something; nothing has changed there."""

    def __init__(self, body: dict[str, Any]) -> None:
        super().__init__(str(body.get("sentence", "")))
        self.code: str = str(body.get("code", ""))
        self.message: dict[str, Any] = body.get("message") or {}
        self.version: int | None = body.get("version")
        self.retry_after: float | None = body.get("retry_after")


class Disconnected(Exception):
    """The server cannot be reached, or was not for too long."""
