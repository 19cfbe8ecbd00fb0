"""The documents in docs/rules say what the pages say."""

from __future__ import annotations

import pytest

from ostraka import LOCALES
from ostraka.pages import games, page
from tools.rules_pages import FOLDER, contents


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", games())
def test_a_document_holds_every_paragraph_of_its_page(game: str, locale: str) -> None:
    text = (FOLDER / locale / f"{game}.md").read_text(encoding="utf-8")
    for section in page(game, locale).sections:
        assert f'<a id="{section.id}"></a>' in text
        for block in section.blocks:
            if section.id != "glossary":
                assert block.text in text, "run: python -m tools.rules_pages"
    for entry in page(game, locale).glossary:
        assert entry.meaning in text, "run: python -m tools.rules_pages"


def test_the_list_of_documents_names_every_page() -> None:
    assert (FOLDER / "README.md").read_text(encoding="utf-8") == contents()
