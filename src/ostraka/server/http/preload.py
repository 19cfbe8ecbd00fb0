"""What the page will need next, said in the page itself: no script must be read to find out.

The build lists the files of a screen, a game and a language in `hints.json`. They become links in
the head; a table's game stands there too, so that the client can ask for its catalogue at once.
Home and tables also have a first picture in the reader's language, which is seen until then.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from ostraka.core.game.registry import load
from ostraka.core.i18n.message import LOCALES, Message

SCRIPT = '<link rel="modulepreload" crossorigin href="{}">'
STYLE = '<link rel="stylesheet" crossorigin href="{}">'
"""Styles stand at the end of the body: what is shown before the client comes waits for none."""
FIRST = re.compile(r"<!-- first\b.*?<!-- /first -->", re.DOTALL)
WORD = re.compile(r"\{([\w-]+)\}")


def spoken(accepted: str) -> str:
    """The first language of an Accept-Language header that is one of ours."""
    tags = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((tag for tag in tags if tag in LOCALES), "en")


def announced(folder: Path, path: str, language: str, game: str | None) -> bytes:
    """The page of a path, with links to all that its first picture takes."""
    changed = (folder / "index.html").stat().st_mtime_ns
    return _page(folder, changed, path.split("/", 1)[0], language, game)


@lru_cache(maxsize=128)
def _page(folder: Path, changed: int, head: str, language: str, game: str | None) -> bytes:
    del changed
    hints = _hints(folder)
    files = [escape(file) for file in _files(hints, head, language, game)]
    scripts = [SCRIPT.format(file) for file in files if not file.endswith(".css")]
    styles = [STYLE.format(file) for file in files if file.endswith(".css")]
    if game is not None:
        scripts.append(f'<meta name="game" content="{escape(game)}">')
    page = (folder / "index.html").read_text(encoding="utf-8")
    page = page.replace("</head>", "\n".join([*scripts, "</head>"]), 1)
    page = page.replace("</body>", "\n".join([*styles, "</body>"]), 1)
    picture = hints.get("pictures", {}).get(head)
    if picture is not None:
        seen = _worded(picture, language, game)
        page = FIRST.sub(lambda _: seen, page, count=1)
        page = page.replace("<html", f'<html data-first="{escape(head)}"', 1)
    return page.replace('lang="en"', f'lang="{language}"', 1).encode()


def _worded(picture: str, language: str, game: str | None) -> str:
    """A first picture with its words."""

    def said(found: re.Match[str]) -> str:
        if found[1] != "title":
            return escape(Message(found[1]).text(language))
        return escape(load(game).title) if game is not None else ""

    return WORD.sub(said, picture)


def _hints(folder: Path) -> dict[str, dict[str, Any]]:
    listed = folder / "hints.json"
    if not listed.is_file():
        return {}
    hints: dict[str, dict[str, Any]] = json.loads(listed.read_text(encoding="utf-8"))
    return hints


def _files(
    hints: dict[str, dict[str, Any]], head: str, language: str, game: str | None
) -> list[str]:
    """Each file once, in the order in which it is needed."""
    if not hints:
        return []
    found = [hints["words"].get(f"{language}-first", [])]
    found.append(hints["paths"].get(head, []))
    if game is not None:
        part = next((name for name in hints["words"] if _says(name, language, game)), "")
        found += [hints["games"].get(game, []), hints["words"].get(part, [])]
    return list(dict.fromkeys(file for files in found for file in files))


def _says(name: str, language: str, game: str) -> bool:
    """Whether a part of a language is that of a game."""
    tag, _, part = name.partition("-")
    return tag == language and game.startswith(part)
