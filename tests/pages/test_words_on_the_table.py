"""Every thing that lies on a table is a word that the glossary of its game explains."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest

from ostraka import LOCALES, Message
from ostraka.games.ankhor import tables as ankhor
from ostraka.games.arkantar import kernel as arkantar
from ostraka.pages import look_up, page


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
