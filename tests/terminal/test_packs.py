"""Packs on the command line: written, checked, shown, played with, and found again."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from ostraka import LOCALES
from ostraka.core.packs.packs import read_bundle
from ostraka.games.ancient_knowledge.solo.store import Store
from ostraka.terminal.library import Library
from tests.games.ancient_knowledge.packs.boxes import empty_shelf

from .commands import games, main_refuses, newest, ok, run

OPENING = "discard {}\n"


@pytest.fixture(autouse=True)
def own_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty shelf."""
    empty_shelf(monkeypatch)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The example that the command writes."""
    folder = tmp_path / "mine"
    ok("pack", "new", str(folder))
    return folder


def spoil(pack: Path) -> None:
    """Make a mistake in a pack."""
    path = pack / "cards.toml"
    path.write_text(path.read_text().replace("draw = 2", "drew = 2"))


def test_the_example_is_a_good_pack_and_explains_itself(pack: Path) -> None:
    said = ok("pack", "check", str(pack))
    for word in ("EX1, EX2, EX3", "HC3", "Coffers replaced: A", "Challenges replaced: 1"):
        assert word in said
    assert said.rstrip().endswith("No mistakes.")
    report = json.loads(ok("pack", "check", str(pack), "--json"))
    assert report["valid"] is True
    assert report["replaced"] == ["HC3"]
    assert all("#" in file.read_text() for file in pack.iterdir())


def test_nothing_is_written_over(
    pack: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    spoil(pack)
    before = (pack / "cards.toml").read_text()
    said = main_refuses("pack", "new", str(pack), monkeypatch=monkeypatch, capfd=capfd)
    assert "already exists" in said[0]
    assert (pack / "cards.toml").read_text() == before


def test_a_check_reports_every_mistake_and_has_the_status_1(pack: Path, tmp_path: Path) -> None:
    spoil(pack)
    (pack / "solo.toml").write_text((pack / "solo.toml").read_text().replace('"A"', '"Q"'))
    result = run("pack", "check", str(pack))
    assert result.exit_code == 1
    lines = result.output.strip().splitlines()
    assert len(lines) == 4
    assert lines[0].startswith("cards.toml, card EX3: ")
    assert lines[-1] == "3 mistakes. The pack cannot be used."
    report = json.loads(run("pack", "check", str(pack), "--json").stdout)
    assert [problem["file"] for problem in report["problems"]] == [
        "cards.toml", "solo.toml", "solo.toml",
    ]  # fmt: skip
    nowhere = run("pack", "check", str(tmp_path / "nowhere"))
    assert nowhere.exit_code == 1
    assert "cannot be read" in nowhere.output


CARD = """
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


@pytest.mark.parametrize("lang", LOCALES)
def test_one_file_is_checked_as_well_and_each_mistake_named_with_its_card(
    lang: str, tmp_path: Path
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(CARD, encoding="utf-8")
    assert json.loads(ok("pack", "check", str(own), "--json"))["added"] == ["X1"]
    bad = CARD.replace("start = 2", "start = 9").replace("draw = 2", "drw = 2")
    own.write_text(bad + CARD.replace("X1", "X2").replace("vp = 2\n", ""), encoding="utf-8")
    said = run("pack", "check", str(own), "--lang", lang)
    assert said.exit_code == 1
    lines = said.output.strip().splitlines()
    assert len(lines) == 4
    for line, card, word in zip(lines, ("X1", "X1", "X2"), ("9", "drw", "vp"), strict=False):
        assert "own.toml" in line
        assert card in line
        assert word in line
    problems = json.loads(run("pack", "check", str(own), "--json").stdout)["problems"]
    assert [problem["card"] for problem in problems] == ["X1", "X1", "X2"]
    assert {problem["file"] for problem in problems} == {"own.toml"}


def test_its_cards_are_shown(pack: Path) -> None:
    said = ok("cards", "--pack", str(pack), "--only-pack", "--lang", "de")
    for word in ("Leuchtturm an der Meerenge", "Signalfeuer", "Palace of the Bull"):
        assert word in said
    assert "4 Karten" in said
    assert "Diver's Lamp" in ok("cards", "EX2", "--pack", str(pack))


def test_a_game_is_played_with_it_and_gone_on_with(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = ok(
        "play", "ancient_knowledge", "--pack", str(pack), "--seed", "1", "-o", "deal=pre-made",
        typed="search\nquit\n",
    )  # fmt: skip
    assert "resume" in said
    assert newest().packs == (read_bundle(pack).id,)
    empty_shelf(monkeypatch)
    ok("resume", typed="search\nquit\n")
    assert len(newest().actions) == 2
    empty_shelf(monkeypatch)
    ok("replay", "1", "--at", "1")


def test_without_the_pack_a_game_is_refused_and_left_as_it_is(
    pack: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    ok("play", "ancient_knowledge", "--pack", str(pack), "-o", "deal=pre-made", typed="quit\n")
    kept = games()[0].path.read_bytes()
    elsewhere = tmp_path / "elsewhere"
    shutil.move(pack, elsewhere)
    empty_shelf(monkeypatch)
    for words in (["resume"], ["replay", "1"], ["review", "1"], ["resume", "1"]):
        said = main_refuses(*words, monkeypatch=monkeypatch, capfd=capfd)
        assert len(said) <= 2
        assert "the pack “example”" in said[0]
        assert "--pack" in " ".join(said)
    assert games()[0].path.read_bytes() == kept
    ok("saves")
    ok("replay", "1", "--at", "0", "--pack", str(elsewhere))


def test_a_pack_with_a_mistake_is_refused_everywhere(
    pack: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    spoil(pack)
    for words in (
        ["play", "ancient_knowledge"],
        ["analyse", "ancient_knowledge"],
        ["arena", "ancient_knowledge", "--bots", "random,random", "--games", "2"],
        ["solo", "challenge", "1"],
        ["solo", "legacy", "new", "Thebes"],
    ):
        said = main_refuses(*words, "--pack", str(pack), monkeypatch=monkeypatch, capfd=capfd)
        assert said[0].startswith("cards.toml, card EX3: ")
    assert not Library().entries()
    assert not Store().paths()
    said = main_refuses("play", "arkantar", "--pack", str(pack),
                        monkeypatch=monkeypatch, capfd=capfd)  # fmt: skip
    assert said == ["Arkantar does not take packs."]


def test_a_pack_is_given_once(
    pack: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    words = ["play", "ancient_knowledge", "--pack", str(pack), "--pack", str(pack)]
    assert "given twice" in main_refuses(*words, monkeypatch=monkeypatch, capfd=capfd)[0]


def test_challenges_of_a_pack_have_a_table_of_their_own(pack: Path) -> None:
    said = ok("solo", "challenge", "--pack", str(pack))
    assert "First Light" in said
    assert "Chest of the Keeper" in said
    assert "New Era" in ok("solo", "challenge")
    said = ok("solo", "challenge", "1", "--hand", "hand1", "--pack", str(pack), typed="quit\n")
    assert "First Light" in said
    said = ok("solo", "challenge", "1", "--hand", "hand1", typed="quit\n")
    assert "New Era" in said
    assert [entry.file and len(entry.file.saved.record.packs) for entry in games()] == [0, 1]
    assert Store().scores_path(newest().packs) == Store().scores_path()


def test_a_campaign_is_played_with_packs(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ok("solo", "legacy", "new", "Thebes", "--pack", str(pack))
    empty_shelf(monkeypatch)
    assert "Chest of the Keeper" in ok("solo", "legacy", "show", "Thebes")
    ok("solo", "legacy", "play", "Thebes", "--seed", "3", typed="quit\n")
    campaign = Store().open("Thebes").campaign
    assert campaign.packs == (read_bundle(pack).id,)
    assert campaign.current is not None
    assert campaign.current["packs"] == [campaign.packs[0].as_json()]


def test_bots_meet_with_a_pack(pack: Path, tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    ok(
        "arena", "ancient_knowledge", "--bots", "random,random", "--games", "2", "--workers", "1",
        "--pack", str(pack), "--out", str(results),
    )  # fmt: skip
    contest = json.loads(results.read_text().splitlines()[0])["contest"]
    assert contest["game"] == f"ancient_knowledge+{read_bundle(pack).id}"
    ok("standings", str(results))
