"""What the documentation shows of Ankh'or is so: its position, its actions and their parts."""

from __future__ import annotations

import json
import re
from pathlib import Path

from ostraka.games.ankhor.face.actions import KINDS, action_text
from ostraka.games.ankhor.face.meaning import read_parts

from .tabletop import GAME

FORMATS = Path(__file__).parents[3] / "docs" / "formats.md"
SECTION = FORMATS.read_text("utf-8").split("## Ankh'or")[1].split("\n## ")[0]


def test_the_documented_position_is_a_position() -> None:
    shown = re.search(r"```json\n(.*?)```", SECTION, re.DOTALL)
    assert shown is not None
    document = json.loads(shown[1])
    position = GAME.from_position(document, seed=1).position
    assert isinstance(position, dict)
    assert {**position, **document} == position


def test_the_documented_parts_are_those_of_the_documented_texts() -> None:
    verbs = set()
    for line in SECTION.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and cells[2].startswith("`{"):
            parts = json.loads(cells[2].strip("`"))
            texts = re.findall(r"`([^`]+)`", cells[1])
            assert action_text(parts) == texts[0]
            assert all(read_parts(text)["verb"] == parts["verb"] for text in texts)
            verbs.add(parts["verb"])
    assert verbs == set(KINDS)
