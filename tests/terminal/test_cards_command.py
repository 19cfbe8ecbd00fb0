"""`ostraka cards` lists and shows cards, and never fails with more than a sentence."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from ostraka.core.errors import OstrakaError
from ostraka.core.i18n.message import LOCALES
from ostraka.core.packs.packs import LARGEST_FILE
from ostraka.games.ancient_knowledge.cli.cards import cards
from ostraka.games.ancient_knowledge.language import words

OWN = """
[[card]]
id = "X1"
name = "Nan Madol"
kind = "city"
country = "Micronesia"
start = 2
cost = 1
knowledge = 3
vp = 2
[card.timeline]
do = [{ draw = 2, per = "past.megalith" }]
"""


def run(*arguments: str | Path) -> Result:
    """The command with these arguments, in English unless they say otherwise."""
    return CliRunner(env={"OSTRAKA_LANG": "en"}).invoke(cards, [str(a) for a in arguments])


def listed(*arguments: str | Path) -> list[dict[str, Any]]:
    """The cards it lists."""
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    found: list[dict[str, Any]] = json.loads(result.stdout)
    return found


def refused(*arguments: str | Path, lang: str = "en") -> str:
    """What it says to something that it refuses, before it prints anything."""
    result = run(*arguments)
    assert isinstance(result.exception, OstrakaError), result.output
    assert result.output == ""
    said = result.exception.text(lang)
    assert said[-1] in ".?"
    return said


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A pack of an owner."""
    path = tmp_path / "own.toml"
    path.write_text(OWN, encoding="utf-8")
    return path


# -- listing --------------------------------------------------------------------------------------


def test_without_arguments_it_lists_every_card() -> None:
    assert len(listed()) == 189
    assert "189 cards." in run().stdout
    assert "Ellora Caves" in run().stdout


@pytest.mark.parametrize(
    ("arguments", "number"),
    [
        (["--kind", "city"], 36),
        (["--kind", "Pyramid"], 36),
        (["--kind", "monument"], 108),
        (["--kind", "technology"], 45),
        (["--kind", "writing", "--level", "1"], 9),
        (["--level", "II"], 18),
        (["--activation", "anytime"], 28),
        (["--kind", "artifact", "--activation", "timeline"], 20),
        (["--kind", "technology", "--activation", "endgame"], 18),
        (["--text", "gobekli"], 1),
        (["--text", "SKIP THE DECLINE"], 1),
        (["--text", "no such words"], 0),
    ],
)
def test_options_narrow_the_list(arguments: list[str], number: int) -> None:
    assert len(listed(*arguments)) == number


def test_the_text_is_searched_in_the_language_asked_for() -> None:
    assert {one["id"] for one in listed("--text", "überspringe", "--lang", "de")} == {"C30"}
    assert listed("--text", "überspringe") == []


def test_an_empty_list_says_so() -> None:
    result = run("--text", "no such words")
    assert (result.exit_code, result.stdout.strip()) == (0, "No card matches.")


# -- showing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", ["C5", "c5", "Ellora Caves", "ellora caves"])
def test_a_card_is_shown_by_its_id_or_name(wanted: str) -> None:
    result = run(wanted)
    assert result.exit_code == 0
    for part in ("C5 · Ellora Caves", "City · India", "Starting space 5", "each city in your Past"):
        assert part in result.stdout


def test_accents_may_be_left_out() -> None:
    assert "C3 · Göbekli Tepe" in run("gobekli tepe").stdout


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_is_drawn_in_every_language(locale: str) -> None:
    for identity in ("C21", "A3", "T39"):
        assert run(identity, "--lang", locale).exit_code == 0
    words_of = {"en": "Remove up to 7", "fr": "Retirez jusqu’à 7", "es": "Retira hasta 7"}
    assert words_of.get(locale, "bis zu 7") in run("C21", "--lang", locale).stdout


def test_a_program_gets_the_face_of_a_card() -> None:
    one = json.loads(run("T39", "--json").stdout)
    assert (one["id"], one["vp"], one["level"]) == ("T39", 5, 2)


# -- packs ----------------------------------------------------------------------------------------


def test_a_pack_is_laid_over_the_cards(own: Path) -> None:
    assert len(listed("--pack", own)) == 190
    assert "Draw 2 cards for each megalith in your Past." in run("X1", "--pack", own).stdout
    assert refused("X1").startswith("There is no card “X1”")
    assert [one["id"] for one in listed("--pack", own, "--only-pack")] == ["X1"]


def test_a_pack_with_mistakes_is_not_used(own: Path) -> None:
    own.write_text(OWN.replace('"city"', '"castle"'), encoding="utf-8")
    assert "castle" in refused("--pack", own)
    assert "castle" in refused("C5", "--pack", own)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff\xfe\x01" * 50,
        b"[[card]\nid=",
        b"card = 3",
        b"card = [1, 2]",
        b"[[card]]\nid = 5\nkind = []\n",
        b"[[card]]\nid = 'X1'\nname = 'X'\nkind = 'artifact'\ncost = 0\n"
        b"[card.timeline]\ndo = [{ destroy = 1 }]\n",
        b"x = " + b"[" * 5000,
        b"#" * (LARGEST_FILE + 1),
        "[[card]]\nid = '§'\nkind = 'city'\n".encode("latin-1"),
    ],
)
def test_what_is_no_pack_is_refused_with_a_reason(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_bytes(content)
    assert "odd.toml" in refused("--pack", path)


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    assert "has no TOML files" in refused("--pack", tmp_path)
    assert "cannot be read" in refused("--pack", tmp_path / "missing.toml")


# -- refusals -------------------------------------------------------------------------------------


def test_an_unknown_card_is_refused_with_what_may_have_been_meant() -> None:
    assert "did you mean M1 (Stonehenge)?" in refused("Stonhenge")
    assert "did you mean" in refused("C99")
    assert refused("§§§§") == "There is no card “§§§§”."
    assert "keine Karte" in refused("§§§§", lang="de")


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (["--kind", "pyramd"], "pyramid"),
        (["--activation", "declin"], "decline"),
    ],
)
def test_a_misspelt_value_is_refused_with_the_nearest_one(arguments: list[str], meant: str) -> None:
    assert f"did you mean “{meant}”?" in refused(*arguments)


def test_a_value_that_is_like_no_other_is_refused_with_all_of_them() -> None:
    assert all(kind in refused("--kind", "zzz") for kind in words.KINDS)
    assert ", ".join(LOCALES) in refused("--lang", "xx")
    assert "“3”" in refused("--level", "3")


def test_options_that_exclude_each_other_are_refused() -> None:
    assert refused("C5", "--kind", "city") == "CARD cannot be used together with --kind."


@pytest.mark.parametrize("width", [60, 72, 80])
def test_no_line_begins_with_a_mark(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """French has a space before “:” and “;” at which no line breaks."""
    monkeypatch.setenv("COLUMNS", str(width))
    lines = run("--lang", "fr").output.splitlines()
    assert len(lines) > 237
    assert [line for line in lines if re.match(r"\s*[:;!?»]", line)] == []
