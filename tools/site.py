"""What the documentation site adds to docs/: pages from elsewhere, and no links that leave it.

It also mends what axe-core finds wrong with the theme.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent
BORROWED = (
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "examples/alphazero/README.md",
    "examples/network/README.md",
)
"""Pages of the repository that the site shows too, under the same paths."""

LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)#\s]+)(#[^)]*)?\)")


def on_files(files: Files, config: Any) -> Files:
    """Add the borrowed pages."""
    for path in BORROWED:
        files.append(File.generated(config, path, abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Lead links to where pages are on the site; what is not on it stays as plain text."""
    borrowed = page.file.src_uri in BORROWED
    here = posixpath.dirname(page.file.src_uri if borrowed else f"docs/{page.file.src_uri}")

    def led(found: re.Match[str]) -> str:
        text, target, anchor = found[1], found[2], found[3] or ""
        if "://" in target or target.startswith("mailto:"):
            return found[0]
        place = posixpath.normpath(posixpath.join(here, target))
        shown = place if place in BORROWED else place.removeprefix("docs/")
        file = files.get_file_from_path(shown)
        ours = place in BORROWED or place.startswith("docs/")
        if file is None or not ours or not file.inclusion.is_included():
            return text
        start = posixpath.dirname(page.file.src_uri)
        return f"[{text}]({posixpath.relpath(shown, start or '.')}{anchor})"

    return LINK.sub(led, markdown)


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Name the search, and let a table have corners without a heading."""
    named = output.replace('role="dialog"', 'role="dialog" aria-label="Search"')
    return re.sub(r"<th([^>]*)></th>", r"<td\1></td>", named)
