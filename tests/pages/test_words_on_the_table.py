"""Every thing that lies on a table is a word that the glossary of its game explains."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from ostraka import LOCALES, Message, load
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.coffers import coffers
from ostraka.games.ancient_knowledge.language.compiler import BASE, check_pack
from ostraka.games.ancient_knowledge.language.grammar import MOST_COFFERS
from ostraka.games.ancient_knowledge.rules import state
from ostraka.games.ancient_knowledge.text.names import coffer_name
from ostraka.games.ancient_knowledge.turn import phases as turn
from ostraka.games.ankhor.rules import tables as ankhor
from ostraka.games.arkantar.rules import turn as arkantar
from ostraka.pages import look_up, page

ACTIONS = ("create", "learn", "archive", "excavate", "search")
MOMENTS = ("immediate", "timeline", "anytime", "decline", "endgame")


def explained(game: str, message: Message, locale: str) -> str:
    """The id of the entry that explains the word of a message."""
    word = message.text(locale)
    entry = look_up(game, word, locale)
    assert entry is not None, f"{word!r} is not explained in {game}, {locale}"
    return entry.id


def said(game: str, section: str, *numbers: int) -> None:
    """That an English section says numbers; the other languages say the same ones."""
    (text,) = [one.text for one in page(game).sections if one.id == section]
    found = re.findall(r"\d+", text)
    for number in numbers:
        assert str(number) in found, f"{game}, {section}: {number}"


@pytest.mark.parametrize("locale", LOCALES)
def test_arkantar_explains_every_piece_and_both_sides(locale: str) -> None:
    for name in ("monarch", "large", "medium", "small", "black", "white"):
        assert explained("arkantar", Message(f"arkantar-{name}"), locale) == name


def test_arkantar_says_the_numbers_of_its_rules() -> None:
    said("arkantar", "turn", arkantar.ACTIONS_PER_TURN)
    said("arkantar", "options", 0, arkantar.LONGEST_INERTIA)
    said("arkantar", "end", 60, 30)


@pytest.mark.parametrize("locale", LOCALES)
def test_ankhor_explains_every_token_and_every_kind_of_tile(locale: str) -> None:
    for name in (*ankhor.TOKEN_NAMES, *ankhor.KIND_NAMES):
        entry = look_up("ankhor", name, locale)
        assert entry is not None
        assert entry.id == name


def test_ankhor_says_the_numbers_of_its_tables() -> None:
    source = files("ostraka") / "games" / "ankhor" / "data.toml"
    table = tomllib.loads(source.read_text(encoding="utf-8"))
    said("ankhor", "components", table["tokens"]["each"] * 6, table["tokens"]["each"])
    said("ankhor", "components", table["bonus"]["supply"], table["markers"]["each"])
    said("ankhor", "components", sum(table["tiles"]["piles"]), table["points"]["bonus"])
    said("ankhor", "setup", *table["tokens"]["supply"].values(), *table["tiles"]["piles"])
    said("ankhor", "take", 3, table["tokens"]["stock"], table["tokens"]["ankhs"])
    said("ankhor", "groups", table["bonus"]["group"])
    said("ankhor", "end", table["end"]["tiles"], table["end"]["idle"])
    said("ankhor", "options", *table["tiles"]["floors"].values())
    said("ankhor", "scoring", *table["points"].values())


@pytest.mark.parametrize("locale", LOCALES)
def test_ancient_knowledge_explains_every_kind_of_card_and_every_action(locale: str) -> None:
    for name in (
        *words.MONUMENTS,
        "artifact",
        *words.TECHNOLOGIES,
        *ACTIONS,
        *MOMENTS,
        "knowledge",
    ):
        entry = look_up("ancient_knowledge", name, locale)
        assert entry is not None
        assert entry.id in (name, f"{name}-effect")
        alone = look_up("ancient_knowledge_solo", name, locale)
        assert alone == entry


def test_ancient_knowledge_explains_every_kind_and_moment_by_its_sign() -> None:
    sections = {section.id: section for section in page("ancient_knowledge").sections}
    moments = "".join(block.signed for block in sections["moments"].blocks)
    explained = "".join(block.signed for block in sections["signs"].blocks)
    assert all(f"sign:{moment})" in moments for moment in MOMENTS)
    for sign in (*words.MONUMENTS, "artifact", *words.TECHNOLOGIES, *ACTIONS, "knowledge", "lost"):
        assert f"sign:{sign})" in explained


def test_ancient_knowledge_says_the_numbers_of_its_rules() -> None:
    game = "ancient_knowledge"
    said(game, "setup", state.DEALT, state.KEPT, state.DEALT - state.KEPT, state.FACE_UP)
    said(game, "setup", state.HAND_LIMIT, state.HAND_LIMIT + 1)
    said(game, "components", state.SPACES, state.ARTIFACT_SPACES, 144, 36, 45, 27, 18)
    said(game, "turn", turn.ACTIONS)
    said(game, "middle", state.MIDDLE)
    said(game, "end", state.END)


def test_ancient_knowledge_counts_its_cards_as_they_are() -> None:
    cards = check_pack(BASE)[0]
    kinds = Counter(card.kind for card in cards)
    assert {kinds[kind] for kind in (*words.MONUMENTS, "artifact")} == {36}
    assert [sum(card.level == level for card in cards) for level in (1, 2)] == [27, 18]


def test_the_solo_game_says_the_numbers_of_its_tables() -> None:
    game = "ancient_knowledge_solo"
    folder = files("ostraka") / "games" / "ancient_knowledge" / "solo"
    rows = tomllib.loads((folder / "hindrances.toml").read_text(encoding="utf-8"))["page-15"]
    said(game, "legacy", *(row["least"] for row in rows if "least" in row))
    said(game, "legacy", *(row["fewer"] for row in rows if row["fewer"]), 3, MOST_COFFERS, 15)
    said(game, "components", len(coffers()))
    challenges = tomllib.loads((folder / "challenges.toml").read_text(encoding="utf-8"))
    said(game, "challenge", len(challenges["challenge"]))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_coffer_is_explained_by_its_letter_and_its_name(locale: str) -> None:
    game = load("ancient_knowledge_solo")
    for coffer in coffers():
        said = game.display.describe(coffer.id.lower(), locale)
        assert said is not None
        assert coffer_name(coffer, locale) in said
        for name in (coffer.name, coffer_name(coffer, locale)):
            assert game.display.describe(name, locale) == said
    assert game.display.describe("P31", locale) == load("ancient_knowledge").display.describe(
        "P31", locale
    )
