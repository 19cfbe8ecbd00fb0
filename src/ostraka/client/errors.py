"""What can go wrong for a client."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ostraka.core.i18n.message import Message, Sentence


class Refused(Exception):
    """The server refused something; nothing has changed there."""

    def __init__(self, body: Mapping[str, Any]) -> None:
        super().__init__(str(body.get("sentence", "")))
        self.code: str = str(body.get("code", ""))
        self.message: Sentence = body.get("message") or Message("web-failed").as_json()
        self.version: int | None = body.get("version")
        self.retry_after: float | None = body.get("retry_after")


class Disconnected(Exception):
    """The server cannot be reached, or was not for too long."""
