"""For translators: what a language lacks, and every message in its place.

    python -m tools.translate nl              lists what Dutch lacks, file by file
    python -m tools.translate nl page.html    writes a page with all messages in context

A language is a folder of `src/ostraka/locale`; it need not be there yet. The page shows each
message in English and in the language, under the heading of its file, with the places that use it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

from fluent.syntax import FluentSerializer, parse
from fluent.syntax.ast import GroupComment, Junk, Message, ResourceComment

ROOT = Path(__file__).parents[1]
LOCALE = ROOT / "src" / "ostraka" / "locale"
PAGES = ROOT / "src" / "ostraka" / "pages"
TERMS = ROOT / "tests" / "locale" / "terms"
SOURCES = [
    path
    for folder, suffixes in (("src", {".py"}), ("web/src", {".ts", ".svelte"}))
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in suffixes and "static" not in path.parts
]
LIKELY = 6
"""This many places of a message are named at most."""


@dataclass(frozen=True)
class Entry:
    """One message of a catalogue."""

    file: str
    heading: str
    key: str
    text: str


def entries(language: str) -> Iterator[Entry]:
    """Every message of a language, in the order of its files."""
    serializer = FluentSerializer()
    for path in sorted((LOCALE / language).glob("*.ftl")):
        heading = ""
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, (GroupComment, ResourceComment)):
                heading = entry.content or ""
            elif isinstance(entry, Junk):
                raise SystemExit(f"{path.name} cannot be read: {(entry.content or '')[:80]}")
            elif isinstance(entry, Message):
                entry.comment = None
                text = serializer.serialize_entry(entry).strip()
                yield Entry(path.name, heading, entry.id.name, text)


def missing(language: str) -> list[str]:
    """What English has and a language lacks: messages, files of rules, tables of terms."""
    own = {entry.key for entry in entries(language)}
    lines = [
        f"locale/{language}/{entry.file}: {entry.key}"
        for entry in entries("en")
        if entry.key not in own and not entry.key.startswith("form-")
    ]
    for folder in (PAGES, TERMS):
        names = sorted(path.name for path in (folder / "en").iterdir())
        lines += [
            str((folder / language / name).relative_to(ROOT))
            for name in names
            if not (folder / language / name).is_file()
        ]
    return lines


def uses() -> dict[str, list[str]]:
    """Where each key is written out; a key put together at run time is found by its beginning."""
    keys = [entry.key for entry in entries("en")]
    found: dict[str, list[str]] = {key: [] for key in keys}
    beginnings: dict[str, list[str]] = {}
    for path in SOURCES:
        where = str(path.relative_to(ROOT))
        text = path.read_text(encoding="utf-8")
        for word in set(re.findall(r"[\"'`]([a-z]+(?:-[\w-]+)?-?)(?=[\"'`]|\{|\$\{)", text)):
            if word in found:
                found[word].append(where)
            elif word.endswith("-"):
                beginnings.setdefault(word, []).append(where)
    for key, places in found.items():
        if not places:
            fitting = [word for word in beginnings if key.startswith(word)]
            places += beginnings[max(fitting, key=len)] if fitting else []
    return found


def page(language: str) -> str:
    """Every message in context, as one page."""
    own = {entry.key: entry.text for entry in entries(language)}
    places = uses()
    rows, file, heading = [], "", ""
    for entry in entries("en"):
        if entry.file != file:
            file, heading = entry.file, ""
            rows.append(f'<tr><th colspan="3"><h2>{escape(file)}</h2></th></tr>')
        if entry.heading != heading:
            heading = entry.heading
            rows.append(f'<tr><th colspan="3">{escape(heading)}</th></tr>')
        said = own.get(entry.key)
        theirs = f"<pre>{escape(said)}</pre>" if said else "<b>missing</b>"
        where = "<br>".join(escape(place) for place in places[entry.key][:LIKELY])
        rows.append(
            f'<tr id="{entry.key}"><td><pre>{escape(entry.text)}</pre></td><td>{theirs}</td>'
            f"<td><small>{where}</small></td></tr>"
        )
    style = "table{border-collapse:collapse}td,th{border:1px solid #999;padding:4px;"
    style += "text-align:left;vertical-align:top}pre{white-space:pre-wrap;margin:0}"
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{language}</title>'
        f"<style>{style}</style><table>{''.join(rows)}</table></html>\n"
    )


def main() -> None:
    """List what is missing; write the page if a file is named."""
    if len(sys.argv) not in (2, 3):
        raise SystemExit(__doc__)
    language = sys.argv[1]
    lines = missing(language)
    print("\n".join(lines) or f"{language} lacks nothing.")
    if len(sys.argv) == 3:
        Path(sys.argv[2]).write_text(page(language), encoding="utf-8")


if __name__ == "__main__":
    main()
