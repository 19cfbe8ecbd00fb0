"""Rules pages made readable: as Markdown with the diagrams drawn, in a terminal, for a browser.

What turns Markdown into something else is imported when it is first needed: who only looks a word
up does not wait for it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.pages.diagram import diagrams
from ostraka.pages.page import Block, Page, Section

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from rich.console import RenderableType


@cache
def _markdown() -> MarkdownIt:
    from markdown_it import MarkdownIt

    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    reader.add_render_rule("image", _sign)
    return reader


def _sign(_: Any, tokens: Any, at: int, *__: Any) -> str:
    """A sign, for the browser to draw."""
    name = str(tokens[at].attrs["src"]).removeprefix("sign:")
    return f'<i data-sign="{name}"></i>'


def _rulings(page: Page) -> list[str]:
    return [ruling.text(page.locale) for ruling in load(page.game).rulings]


def _block(page: Page, block: Block) -> str:
    """A part of a page in plain Markdown."""
    if block.kind == "diagram":
        board = diagrams(page.game)[block.id].text(page.locale)
        return f"```text\n{board}\n```\n\n*{block.text}*"
    if block.kind == "card":
        said = load(page.game).display.describe(block.id, page.locale)
        assert said is not None, f"{page.game} has no {block.id}"
        return f"```text\n{said}\n```\n\n{block.text}"
    if block.kind == "rulings":
        mark = Message("pages-ruling").text(page.locale)
        return "\n".join(
            f"{number}. **{mark}** {text}" for number, text in enumerate(_rulings(page), 1)
        )
    return block.text


def _glossary(page: Page) -> str:
    return "\n".join(f"- **{', '.join(entry.words)}** — {entry.meaning}" for entry in page.glossary)


def drawn(page: Page, section: str | None = None, *, anchors: bool = False) -> str:
    """A page, or one section of it with its subsections, as Markdown with the diagrams drawn."""
    parts = [] if section else [f"# {page.title}"]
    for one in _chosen(page, section):
        heading = f"{'#' * one.level} {one.title}"
        parts.append(f'<a id="{one.id}"></a>\n\n{heading}' if anchors else heading)
        if one.id == "glossary":
            parts.append(_glossary(page))
        else:
            parts += [_block(page, block) for block in one.blocks]
    return "\n\n".join(parts) + "\n"


def _chosen(page: Page, section: str | None) -> list[Section]:
    if section is None:
        return list(page.sections)
    chosen: list[Section] = []
    for one in page.sections:
        if one.id == section or (chosen and one.level > chosen[0].level):
            chosen.append(one)
        elif chosen:
            break
    return chosen


def shown(page: Page, section: str | None = None) -> RenderableType:
    """A page, or one section of it, for a terminal."""
    from rich.markdown import Markdown

    return Markdown(drawn(page, section), code_theme="bw", hyperlinks=False)


def as_json(page: Page) -> dict[str, Any]:
    """A page for a browser: HTML, diagrams as positions with their views, the glossary apart."""
    return {
        "game": page.game,
        "locale": page.locale,
        "title": page.title,
        "sections": [
            {
                "id": section.id,
                "level": section.level,
                "title": section.title,
                "blocks": [_block_json(page, block) for block in section.blocks],
            }
            for section in page.sections
            if section.id != "glossary"
        ],
        "glossary": [
            {"id": entry.id, "words": list(entry.words), "meaning": _inline(entry.meaning)}
            for entry in page.glossary
        ],
    }


def _inline(text: str) -> str:
    return str(_markdown().renderInline(text))


def _block_json(page: Page, block: Block) -> dict[str, Any]:
    if block.kind == "diagram":
        diagram = diagrams(page.game)[block.id]
        return {
            "kind": "diagram",
            "id": block.id,
            "caption": _inline(block.text),
            "position": diagram.position,
            "options": diagram.options,
            "actions": list(diagram.actions),
            "seat": diagram.seat,
            "seed": diagram.seed,
            "view": diagram.view(),
        }
    if block.kind == "card":
        parts = [{"part": part, "html": _inline(text)} for part, text in block.parts]
        return {"kind": "card", "id": block.id, "parts": parts}
    if block.kind == "rulings":
        return {"kind": "rulings", "rulings": _rulings(page)}
    return {"kind": "text", "html": str(_markdown().render(block.signed))}
