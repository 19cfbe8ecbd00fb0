"""Names that cannot be guessed, codes to read out, and what is kept of secrets: their hash."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from datetime import UTC, datetime
from typing import Any

from ostraka.core.i18n.message import Message
from ostraka.core.kernel.deal import ENTROPY
from ostraka.server.errors import Refusal

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that is mistaken for another
CODE = "0123456789CDFGHJKMNPQRTVWXY"  # no two alike, and no vowels, so that no word is spelt
CODE_LENGTH = 8
ALIKE = str.maketrans("OILZSBU", "011258V")  # what is read or heard in place of what was meant
LONGEST_NAME = 24


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def today() -> str:
    """The date, in UTC."""
    return datetime.now(UTC).date().isoformat()


def ident(length: int = 12) -> str:
    """A fresh public id."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def code() -> str:
    """A code that lets somebody in: short enough to read out; see docs/security.md on guessing."""
    return "".join(secrets.choice(CODE) for _ in range(CODE_LENGTH))


def key() -> str:
    """A key in a link, which nobody reads out: far too long to guess."""
    return ident(20)


def is_key(given: str, key: str) -> bool:
    """Whether somebody gave this key."""
    return given.isascii() and secrets.compare_digest(given, key)


def readings(given: str) -> list[str]:
    """What somebody may have meant by a code: case, spaces and dashes do not matter.

    The first is for codes as they are, the second for those of older tables, which are in small
    letters, the third for the codes of today.
    """
    plain = "".join(mark for mark in given if mark.isalnum() and mark.isascii())
    return list(dict.fromkeys((plain, plain.lower(), plain.upper().translate(ALIKE))))


def same(given: str, code: str) -> bool:
    """Whether somebody gave this code."""
    return any(secrets.compare_digest(reading, code) for reading in readings(given))


def secret() -> str:
    """A secret by which a person is known."""
    return secrets.token_urlsafe(32)


def fresh_deal() -> dict[str, Any]:
    """What a new table is laid out from, and what all that is hidden there is drawn from."""
    return {"seed": secrets.randbelow(2**53), "entropy": secrets.token_hex(ENTROPY // 2)}


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
