"""The rules pages: the same in every language, true to the rules, with valid diagrams."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from rich.console import Console

from ostraka import LOCALES, UnknownGame, game_names, load
from ostraka.pages import Page, as_json, diagrams, drawn, games, look_up, page, shown

GAMES = game_names()
PAGES = [(game, locale) for game in GAMES for locale in LOCALES]


def numbers(page: Page) -> dict[str, list[str]]:
    """The numbers written as digits in each section, without those in texts to type and names."""
    names = r"`[^`]*`|- \*\*.*\*\* \{#"
    return {
        section.id: sorted(re.findall(r"\d+", re.sub(names, "", section.text)))
        for section in page.sections
    }


def signs(page: Page) -> dict[str, list[str]]:
    """The signs that are drawn in each section."""
    return {
        section.id: sorted(
            re.findall(r"sign:([a-z0-9-]+)", "".join(block.signed for block in section.blocks))
        )
        for section in page.sections
    }


def test_every_game_has_a_page() -> None:
    assert set(games()) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_the_same_sections_in_every_language(game: str) -> None:
    english = page(game)
    ids = [section.id for section in english.sections]
    assert len(ids) == len(set(ids))
    assert {"goal", "components", "setup", "turn", "end", "options", "rulings"} <= set(ids)
    assert ids[-1] == "glossary"
    for locale in LOCALES[1:]:
        other = page(game, locale)
        assert [section.id for section in other.sections] == ids
        assert [section.level for section in other.sections] == [
            section.level for section in english.sections
        ]
        assert other.shows == english.shows
        assert other.cards == english.cards
        assert signs(other) == signs(english)
        assert [entry.id for entry in other.glossary] == [entry.id for entry in english.glossary]


@pytest.mark.parametrize("game", GAMES)
def test_a_page_says_the_same_numbers_in_every_language(game: str) -> None:
    english = numbers(page(game))
    for locale in LOCALES[1:]:
        other = numbers(page(game, locale))
        for section in english:
            assert other[section] == english[section], f"{game}, {locale}, {section}"


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_translated(game: str) -> None:
    texts = {
        (locale, line)
        for locale in LOCALES
        for section in page(game, locale).sections
        for line in section.text.splitlines()
        if len(re.findall(r"[^\W\d]{3,}", line)) > 4
    }
    assert len({line for _, line in texts}) == len(texts)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_at_least_six_diagrams_and_uses_all_there_are(game: str) -> None:
    assert len(page(game).shows) >= 6
    assert set(page(game).shows) == set(diagrams(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_diagram_is_a_position_of_the_game(game: str) -> None:
    for diagram in diagrams(game).values():
        state = diagram.state()
        load(game).positions.check(state.raw)
        assert diagram.text("de")


@pytest.mark.parametrize(("game", "locale"), PAGES)
def test_every_line_of_the_glossary_can_be_read(game: str, locale: str) -> None:
    source = files("ostraka") / "pages" / locale / f"{game}.md"
    text = source.read_text(encoding="utf-8").split("{#glossary}")[1]
    lines = [line for line in text.splitlines() if line.strip()]
    assert len(page(game, locale).glossary) == len(lines)


@pytest.mark.parametrize(("game", "locale"), PAGES)
def test_no_word_of_the_glossary_stands_for_two_things(game: str, locale: str) -> None:
    names = [name.casefold() for entry in page(game, locale).glossary for name in entry.words]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize(("game", "locale"), PAGES)
def test_every_option_is_explained(game: str, locale: str) -> None:
    explained = {entry.id for entry in page(game, locale).glossary}
    assert {f"option-{option.name}" for option in load(game).options} <= explained


def test_a_word_of_the_base_game_is_found_from_the_solo_game() -> None:
    assert look_up("ancient_knowledge_solo", "megalith").id == "megalith"  # type: ignore[union-attr]
    assert look_up("ancient_knowledge_solo", "savoir", "fr").id == "knowledge"  # type: ignore[union-attr]
    assert look_up("ancient_knowledge_solo", "die").id == "die"  # type: ignore[union-attr]


@pytest.mark.parametrize("game", GAMES)
def test_french_pages_keep_a_narrow_space_that_does_not_break_at_marks(game: str) -> None:
    for section in page(game, "fr").sections:
        text = re.sub(r"`[^`]*`|\|-.*", "", section.text)
        assert re.findall(r".{0,20}[ \u00a0][:;!?»](?![\w-])|«[ \u00a0].{0,20}", text) == []


@pytest.mark.parametrize(("game", "locale"), PAGES)
def test_the_terminal_shows_a_page_with_its_diagrams_and_rulings(game: str, locale: str) -> None:
    console = Console(width=100)
    with console.capture() as capture:
        console.print(shown(page(game, locale)))
    text = " ".join(capture.get().split())
    assert "{#" not in text
    last = load(game).rulings[-1].text(locale)
    assert " ".join(last.split())[:60] in text


def test_a_card_is_shown_with_its_parts_numbered() -> None:
    text = drawn(page("ancient_knowledge", "de"), "monument")
    assert "C35 Tulum: Nur auf Startfeld 4" in text
    assert "\n7. **Schloss**: Das Monument kann nur" in text
    sections = as_json(page("ancient_knowledge"))["sections"]
    blocks = [block for section in sections for block in section["blocks"]]
    cards = {block["id"]: block["parts"] for block in blocks if block["kind"] == "card"}
    assert {card[0] for card in cards} == set("CMPAT"), "one of each kind, and technologies"
    assert cards["C35"][6]["part"] == "lock"
    assert cards["C35"][6]["html"].startswith("<strong>Lock</strong>: the monument can")


def test_signs_are_drawn_in_a_browser_and_left_out_elsewhere() -> None:
    here = page("ancient_knowledge")
    assert "sign:" not in drawn(here)
    assert "\n| Decline | once," in drawn(here)
    sections = {s["id"]: s["blocks"] for s in as_json(here)["sections"]}
    assert '<i data-sign="decline"></i> Decline' in sections["moments"][0]["html"]


def test_one_section_is_shown_with_what_belongs_to_it() -> None:
    text = drawn(page("arkantar"), "moving")
    assert "## Moving" in text
    assert "### Ransom" in text
    assert "## The end" not in text


@pytest.mark.parametrize("game", GAMES)
def test_a_browser_gets_html_views_and_the_glossary(game: str) -> None:
    document = as_json(page(game, "fr"))
    blocks = [block for section in document["sections"] for block in section["blocks"]]
    assert any("<table>" in block["html"] for block in blocks if block["kind"] == "text")
    for block in blocks:
        if block["kind"] == "diagram":
            assert block["view"] == diagrams(game)[block["id"]].view()
    assert any(block["kind"] == "rulings" and block["rulings"] for block in blocks)
    assert document["glossary"]


def test_a_word_is_found_by_its_names_its_id_and_its_plural() -> None:
    assert look_up("arkantar", "wall").id == "wall"  # type: ignore[union-attr]
    assert look_up("arkantar", "Walls").id == "wall"  # type: ignore[union-attr]
    assert look_up("arkantar", "mur", "fr").id == "wall"  # type: ignore[union-attr]
    assert look_up("arkantar", "wall", "fr").id == "wall"  # type: ignore[union-attr]
    assert look_up("arkantar", "KING").id == "monarch"  # type: ignore[union-attr]
    assert look_up("arkantar", "elephant") is None


def test_a_game_without_a_page_is_refused_with_a_sentence() -> None:
    with pytest.raises(UnknownGame, match="no game called"):
        page("chess")
