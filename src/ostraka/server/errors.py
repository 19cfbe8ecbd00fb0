"""What the server refuses: a code, a sentence, and nothing changed."""

from __future__ import annotations

from ostraka.core.errors import OstrakaError
from ostraka.core.i18n.message import Message
from ostraka.protocol.base import ErrorBody

STATUS = {
    "malformed": 422,
    "secret": 401,
    "forbidden": 403,
    "unknown": 404,
    "illegal": 409,
    "stale": 409,
    "state": 409,
    "large": 413,
    "busy": 429,
    "unavailable": 503,
}
"""The codes of docs/protocol.md and their HTTP status."""


class Refusal(Exception):
    """A request that is refused."""

    def __init__(
        self,
        code: str,
        message: Message,
        *,
        version: int | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.message = message
        self.version = version
        self.retry_after = retry_after

    @property
    def status(self) -> int:
        """The HTTP status that goes with it."""
        return STATUS[self.code]

    def as_json(self) -> ErrorBody:
        """The error body of the protocol."""
        return {
            "code": self.code,
            "message": self.message.as_json(),
            "sentence": self.message.text("en"),
            "version": self.version,
            "retry_after": self.retry_after,
        }


def refusal_of(error: OstrakaError, code: str = "illegal") -> Refusal:
    """What the rules refuse, as the protocol says it."""
    messages = list(error.messages)
    if len(messages) == 1:
        return Refusal(code, messages[0])
    from ostraka.core.i18n.message import joined

    return Refusal(code, Message("server-reasons", reasons=joined(messages, " ")))
