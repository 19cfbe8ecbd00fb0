"""Reading a rules page: its headings, its diagrams, its glossary.

The form of a page, the same in every language:

- `# Title`, then sections `## Heading {#id}` and `### Heading {#id}`; the ids are the same in all
  languages, so that links and diagrams hold when the language changes.
- A block fenced as `diagram ID` stands for a diagram of `diagrams/<game>.toml`; its text is the
  caption.
- A block fenced as `card ID` shows a thing of the game's catalogue with its parts numbered: each
  line is `part: what it says`. The parts are those that the game's drawing of the thing knows.
- `![](sign:NAME)` stands for a sign as it is drawn on the table. Where nothing can be drawn it is
  left out, so the words beside it must say what it is.
- An empty block fenced as `rulings` stands for all rulings of the game, numbered.
- A quotation that begins with **R** is a rule that rests on a ruling of ours.
- The section `glossary` lists words: `- **word, other word** {#id} — meaning`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from ostraka.core.errors import UnknownGame
from ostraka.core.game.registry import game_names, load
from ostraka.core.i18n.message import LOCALES, Message
from ostraka.pages.source import source

_HEADING = re.compile(r"(?P<marks>#{2,3}) (?P<title>.+?) \{#(?P<id>[a-z0-9-]+)\}")
_ENTRY = re.compile(r"- \*\*(?P<words>.+?)\*\* \{#(?P<id>[a-z0-9_-]+)\} — (?P<meaning>.+)")
_LINK = re.compile(r"\]\((\w+)\.md[#)]")
_FENCE = re.compile(r"```(?P<kind>diagram|rulings|card) ?(?P<id>[A-Za-z0-9-]*)")
_PART = re.compile(r"(?P<part>[a-z]+): (?P<text>.+)")
_SIGN = re.compile(r"!\[\]\(sign:[a-z0-9-]+\) ?")


@dataclass(frozen=True)
class Block:
    """A part of a section: text in Markdown, a diagram with its caption, a card, or the rulings."""

    kind: str
    text: str
    """Its words, without signs; of a card a numbered list of its parts."""
    id: str = ""
    signed: str = ""
    """Text with the signs that are drawn in it."""
    parts: tuple[tuple[str, str], ...] = ()
    """Of a card: its parts, and what each says."""


@dataclass(frozen=True)
class Section:
    """A heading and what stands under it."""

    id: str
    title: str
    level: int
    blocks: tuple[Block, ...]

    @property
    def text(self) -> str:
        """All words of the section, captions included."""
        return "\n\n".join(block.text for block in self.blocks)


@dataclass(frozen=True)
class Entry:
    """A word of the glossary: what it is called and what it means."""

    id: str
    words: tuple[str, ...]
    meaning: str


@dataclass(frozen=True)
class Page:
    """The rules of a game in a language."""

    game: str
    locale: str
    title: str
    sections: tuple[Section, ...]
    glossary: tuple[Entry, ...]

    @property
    def headings(self) -> list[tuple[str, str]]:
        """The ids and titles of all sections."""
        return [(section.id, section.title) for section in self.sections]

    @property
    def builds_on(self) -> list[str]:
        """The games whose pages it refers to: their words are words of this table too."""
        text = "".join(section.text for section in self.sections)
        return list(dict.fromkeys(_LINK.findall(text)))

    @property
    def shows(self) -> list[str]:
        """The ids of its diagrams, in their order."""
        blocks = (block for section in self.sections for block in section.blocks)
        return [block.id for block in blocks if block.kind == "diagram"]

    @property
    def cards(self) -> list[tuple[str, tuple[str, ...]]]:
        """The things of the catalogue that it shows, each with the parts that are named."""
        blocks = (block for section in self.sections for block in section.blocks)
        return [
            (block.id, tuple(part for part, _ in block.parts))
            for block in blocks
            if block.kind == "card"
        ]


def games() -> list[str]:
    """The games that have a page."""
    return sorted(name for name in game_names() if source(name, "en", f"{name}.md") is not None)


def page(game: str, locale: str = "en") -> Page:
    """The rules of a game; in English where the language has no page of it."""
    name = load(game).name
    there = locale in LOCALES and source(name, locale, f"{name}.md") is not None
    return _page(name, locale if there else "en")


@cache
def _page(game: str, locale: str) -> Page:
    found = source(game, locale, f"{game}.md")
    if found is None:
        raise UnknownGame(Message("pages-none", game=load(game).title))
    lines = found.read_text(encoding="utf-8").splitlines()
    title = lines[0].removeprefix("# ")
    starts = [number for number, line in enumerate(lines) if line.startswith("##")]
    sections = tuple(
        _section(lines[start], lines[start + 1 : end])
        for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)
    )
    glossary = tuple(_entries(lines))
    return Page(game, locale, title, sections, glossary)


def _section(heading: str, lines: list[str]) -> Section:
    found = _HEADING.fullmatch(heading)
    if found is None:
        raise ValueError(f"a heading without an id: {heading}")
    return Section(found["id"], found["title"], len(found["marks"]), tuple(_blocks(lines)))


def _blocks(lines: list[str]) -> Iterator[Block]:
    """The parts of a section, in their order."""
    kept: list[str] = []
    fence: re.Match[str] | None = None
    for line in [*lines, ""]:
        if fence is None and (found := _FENCE.fullmatch(line)):
            if "".join(kept).strip():
                yield _text(kept)
            fence, kept = found, []
        elif fence is not None and line == "```":
            yield _fenced(fence, kept)
            fence, kept = None, []
        else:
            kept.append(line)
    if "".join(kept).strip():
        yield _text(kept)


def _text(lines: list[str]) -> Block:
    signed = "\n".join(lines).strip()
    return Block("text", _SIGN.sub("", signed), signed=signed)


def _fenced(fence: re.Match[str], lines: list[str]) -> Block:
    if fence["kind"] != "card":
        return Block(fence["kind"], " ".join(lines).strip(), fence["id"])
    parts = []
    for line in lines:
        found = _PART.fullmatch(line)
        if found is None:
            raise ValueError(f"not a part of a card and what it says: {line}")
        parts.append((found["part"], found["text"]))
    text = "\n".join(f"{number}. {said}" for number, (_, said) in enumerate(parts, 1))
    return Block("card", text, fence["id"], parts=tuple(parts))


def _entries(lines: list[str]) -> Iterator[Entry]:
    for line in lines:
        if found := _ENTRY.fullmatch(line):
            yield Entry(found["id"], tuple(found["words"].split(", ")), found["meaning"])


def look_up(game: str, word: str, locale: str = "en") -> Entry | None:
    """What a word on the table means: by one of its names in the language, else by its id.

    A word that is typed only in part, or in the plural, is found if one entry alone fits. What a
    page does not explain may stand on the page that it builds on.
    """
    here = page(game, locale)
    pages = [here, *(page(other, locale) for other in here.builds_on)]
    found = (_found(one.glossary, " ".join(word.casefold().split())) for one in pages)
    return next((entry for entry in found if entry), None)


def _found(entries: Sequence[Entry], wanted: str) -> Entry | None:
    for entry in entries:
        if wanted == entry.id or wanted in (name.casefold() for name in entry.words):
            return entry
    near = [
        entry
        for entry in entries
        if len(wanted) > 2 and any(_akin(wanted, name.casefold()) for name in entry.words)
    ]
    return near[0] if len(near) == 1 else None


def _akin(wanted: str, name: str) -> bool:
    """Whether one is the other with an ending."""
    plural = wanted.startswith(name) and len(wanted) - len(name) <= 2
    return plural or name.startswith(wanted)
