"""The card language: packs over the base game, and every mistake with file, card and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostraka.core.packs.packs import InvalidPack, read_bundle
from ostraka.games.ancient_knowledge.game import AncientKnowledge
from ostraka.games.ancient_knowledge.language.compiler import BASE, check_pack, load_pack
from ostraka.games.ancient_knowledge.language.reader import read_cards

GOOD = """
[[card]]
id = "C1"
name = "Harbour of Pharos"
kind = "city"
start = 1
cost = 0
knowledge = 1
vp = 9
[card.decline]
do = [{ draw = 2 }]
"""


def mistakes(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return [str(problem) for problem in read_cards(file)[1]]


def test_a_pack_replaces_cards_of_the_base_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD, encoding="utf-8")
    pack = load_pack(read_bundle(file))
    assert pack.card(pack.numbers["C1"]).name == "Harbour of Pharos"
    assert len(pack.cards) == len(load_pack().cards)
    game = AncientKnowledge(read_bundle(file))
    state = game.from_position(
        {
            "players": [
                {"hand": [], "timeline": [{"card": "C1", "space": 1}]},
                {"hand": []},
            ],
            "phase": "decline",
            "deck": ["M1", "M2"],
        },
        seed=1,
    )
    assert state.view(0)["table"]["seats"][0]["hand"] == ["M1", "M2"]
    assert state.scores[0] == 9


def test_every_mistake_is_reported_with_file_and_card(tmp_path: Path) -> None:
    text = GOOD.replace("do = [{ draw = 2 }]", "do = [{ drow = 2 }, { draw = 0 }]\nsome = 1")
    text = text.replace("start = 1", "start = 7").replace("cost = 0\n", "")
    found = mistakes(tmp_path, text)
    assert len(found) == 5, found
    assert all("mine.toml" in line and "C1" in line for line in found)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('kind = "city"', 'kind = "castle"'),
        ('id = "C1"', 'id = "one"'),
        ("vp = 9", 'vp = "many"'),
        ("[card.decline]", "[card.sometimes]"),
        ("do = [{ draw = 2 }]", "do = []"),
        ("do = [{ draw = 2 }]", "do = [{ score = 2 }]"),
        ("do = [{ draw = 2 }]", "do = [{ discount = 2 }]"),
        ("do = [{ draw = 2 }]", 'do = [{ draw = 2, per = "moons" }]'),
        ("do = [{ draw = 2 }]", "do = [{ draw = 2, every = 3 }]"),
        ("do = [{ draw = 2 }]", 'do = [{ draw = 1, per = "rotated" }]'),
        ("do = [{ draw = 2 }]", 'do = [{ seek = 1 }]'),
        ("do = [{ draw = 2 }]", "do = [{ look = 3 }]"),
        ("do = [{ draw = 2 }]", 'do = [{ destroy = "moon" }]'),
        ("do = [{ draw = 2 }]", "do = [{ destroy = 1 }]"),
        ("do = [{ draw = 2 }]", 'if = ["past > 2"]\ndo = [{ draw = 2 }]'),
        ("do = [{ draw = 2 }]", 'on = "learn"\ndo = [{ draw = 2 }]'),
        ("do = [{ draw = 2 }]", "pay = { draw = 1 }\ndo = [{ draw = 2 }]"),
    ],
)  # fmt: skip
def test_a_mistake_is_refused(tmp_path: Path, old: str, new: str) -> None:
    assert old in GOOD
    assert mistakes(tmp_path, GOOD.replace(old, new))


def test_a_doubled_id_is_refused(tmp_path: Path) -> None:
    assert any("C1" in line for line in mistakes(tmp_path, GOOD + GOOD))


@pytest.mark.parametrize("text", ["", "x = 1", "[[card", "card = 3", "card = [1]", "\ufeff\x00"])
def test_a_file_without_cards_is_refused(tmp_path: Path, text: str) -> None:
    assert mistakes(tmp_path, text)


def test_a_pack_with_a_mistake_is_not_loaded(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD.replace("vp = 9", "vp = -1"), encoding="utf-8")
    with pytest.raises(InvalidPack):
        load_pack(read_bundle(file))


def test_a_pack_keeps_its_sizes(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD, encoding="utf-8")
    cards, problems = check_pack([file])
    assert len(cards) == 1
    assert len(problems) >= 4
    assert not check_pack(BASE)[1]
