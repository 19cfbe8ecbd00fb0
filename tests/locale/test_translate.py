"""What a translator is shown: every message that is missing, and where it is used."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostraka import LOCALES
from tools import translate


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_missing_in_our_languages(locale: str) -> None:
    assert translate.missing(locale) == []


def test_all_is_missing_in_a_language_that_is_not_there_yet() -> None:
    lines = translate.missing("nl")
    assert "locale/nl/core.ftl: error-over" in lines
    assert "src/ostraka/pages/nl/arkantar.md" in lines
    assert "tests/locale/terms/nl/arkantar.toml" in lines


def test_the_page_shows_each_message_with_its_translation_and_its_places() -> None:
    page = translate.page("de")
    row = page[page.index('id="server-stale"') :].split("</tr>")[0]
    assert "look again" in row
    assert "src/ostraka/server/" in row
    assert page.count("<b>missing</b>") == sum(
        entry.key.startswith("form-") and entry.key not in _keys("de")
        for entry in translate.entries("en")
    )


def _keys(locale: str) -> set[str]:
    return {entry.key for entry in translate.entries(locale)}


def test_a_new_folder_is_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Languages are found, not listed."""
    from ostraka.core.i18n import catalogue

    for name in ("en", "nl"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "core.ftl").write_text("language-name = X\n")
    (tmp_path / "empty").mkdir()
    monkeypatch.setattr(catalogue, "OWN", tmp_path)
    assert catalogue._found() == ("en", "nl")
