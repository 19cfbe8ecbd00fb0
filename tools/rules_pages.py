"""Write the rules pages as documents, with their diagrams drawn: `make docs`.

The pages have one source, `src/ostraka/pages`, which the terminal and the browser read as well.
"""

from __future__ import annotations

from pathlib import Path

from ostraka import LOCALES, Message, load
from ostraka.pages import Page, drawn, games, page

FOLDER = Path(__file__).parents[1] / "docs" / "rules"


def language(locale: str) -> str:
    """What a language calls itself."""
    return Message("language-name").text(locale)


def document(page: Page) -> str:
    """A page as a document that can be linked to."""
    others = " · ".join(
        f"[{language(locale)}](../{locale}/{page.game}.md)"
        for locale in LOCALES
        if locale != page.locale
    )
    title, rest = drawn(page, anchors=True).split("\n", 1)
    return f"{title}\n\n{others}\n{rest}"


def contents() -> str:
    """The list of all pages."""
    lines = ["# Rules", "", "Each game explained whole, in our words, with diagrams.", ""]
    for game in games():
        links = " · ".join(f"[{language(locale)}]({locale}/{game}.md)" for locale in LOCALES)
        lines.append(f"- **{load(game).title}**: {links}")
    return "\n".join([*lines, "", "Written by `make docs` from `src/ostraka/pages`.", ""])


def main() -> None:
    """Write all documents."""
    for locale in LOCALES:
        folder = FOLDER / locale
        folder.mkdir(parents=True, exist_ok=True)
        for game in games():
            (folder / f"{game}.md").write_text(document(page(game, locale)), encoding="utf-8")
    (FOLDER / "README.md").write_text(contents(), encoding="utf-8")


if __name__ == "__main__":
    main()
