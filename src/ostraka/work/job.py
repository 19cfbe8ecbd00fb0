"""What a job is: numbered pieces of work, each of which follows from its number alone."""

from __future__ import annotations

import hashlib
import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from ostraka.bots.errors import BotFailed
from ostraka.core.i18n.message import Message

R = TypeVar("R")


class Job(ABC, Generic[R]):
    """Numbered pieces of work; pickled, it travels to the processes that do them."""

    page = b""
    """Memory at its start that a worker shares with the process that watches it."""

    @abstractmethod
    def prepare(self) -> None:
        """Compile or load whatever the work needs, before any clock runs."""

    @abstractmethod
    def digest(self) -> str:
        """A digest of the code that would do the work here: it must be the same everywhere."""

    @abstractmethod
    def do(self, number: int, page: Any = None) -> R:
        """Do one piece."""

    def watch(self, number: int, page: Any) -> float | R:
        """Seconds until the next look at a piece that is being done, or its result if it hangs."""
        return math.inf

    def lost(self, number: int, pages: Sequence[bytes], reason: str) -> R:
        """The result of a piece whose process has died twice, leaving these pages."""
        raise BotFailed(Message("work-died", reason=reason))

    def failed(self, number: int, reason: str) -> R:
        """The result of a piece that raised an exception."""
        raise BotFailed(Message("work-failed", reason=reason))


def derived_seed(*parts: object) -> int:
    """A seed that follows from others, unrelated to its neighbours."""
    text = "/".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:4]) >> 1
