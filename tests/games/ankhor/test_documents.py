"""The position that the documentation shows can be set up."""

from __future__ import annotations

import json
import re
from pathlib import Path

from .tabletop import GAME

FORMATS = Path(__file__).parents[3] / "docs" / "formats.md"


def test_the_documented_position_is_a_position() -> None:
    section = FORMATS.read_text("utf-8").split("## Ankh'or")[1]
    shown = re.search(r"```json\n(.*?)```", section, re.DOTALL)
    assert shown is not None
    document = json.loads(shown[1])
    position = GAME.from_position(document, seed=1).position
    assert isinstance(position, dict)
    assert {**position, **document} == position
