"""Every message that the web client names stands in all four catalogues."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ostraka.core.i18n.message import LOCALES

ROOT = Path(__file__).parents[2]
SOURCES = [
    path
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in (".ts", ".svelte") and "protocol" not in path.parts
]
KEY = re.compile(r"['\"`]((?:web|server|bots)-[a-z0-9_-]*[a-z0-9_])['\"`]")
"""A key written out; those put together at run time are met by the browser tests."""


def named() -> dict[str, str]:
    """The keys that stand in the client's sources, and where."""
    return {
        key: path.name for path in SOURCES for key in KEY.findall(path.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_of_the_web_client_is_in_every_catalogue(locale: str) -> None:
    folder = ROOT / "src" / "ostraka" / "locale" / locale
    known = {
        key
        for path in folder.glob("*.ftl")
        for key in re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    missing = {key: where for key, where in named().items() if key not in known}
    assert missing == {}
    assert len(named()) > 200
