"""Names that cannot be guessed, and what is kept of secrets: only their hash."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata

from ostraka.core.message import Message
from ostraka.server.errors import Refusal

__all__ = ["clean", "code", "digest", "ident", "now", "secret"]

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that is mistaken for another
LONGEST_NAME = 24


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def ident(length: int = 12) -> str:
    """A fresh public id."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def code() -> str:
    """A code that lets somebody in: short enough to read out, far too long to guess."""
    return ident(12)


def secret() -> str:
    """A secret by which a person is known."""
    return secrets.token_urlsafe(32)


def digest(word: str) -> str:
    """What is kept of a secret. Secrets are random and long, so a plain hash is enough."""
    return hashlib.sha256(word.encode("utf-8", "surrogatepass")).hexdigest()


def clean(text: str, longest: int = LONGEST_NAME) -> str:
    """A text that people write, without what cannot be seen; refuses what is empty then."""
    kept = (
        " " if mark.isspace() else mark
        for mark in unicodedata.normalize("NFC", text)
        if mark.isspace() or unicodedata.category(mark)[0] in "LMNPS"
    )
    tidy = " ".join("".join(kept).split())[:longest].strip()
    if not tidy:
        raise Refusal("malformed", Message("server-name-empty"))
    return tidy
