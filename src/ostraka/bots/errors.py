"""What bots refuse."""

from __future__ import annotations

from ostraka.core.errors import OstrakaError


class UnknownBot(OstrakaError, LookupError):
    """There is no bot of that name, or no such level."""


class BotFailed(OstrakaError):
    """A bot crashed, or answered something that is not a legal action."""
