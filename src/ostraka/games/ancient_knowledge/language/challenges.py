"""Challenges of the solo game: which coffers lie on the board and which under it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ostraka.games.ancient_knowledge.language.coffers import LETTERS, MOST
from ostraka.games.ancient_knowledge.language.reader import PackReader

_FILE = Path(__file__).parents[1] / "solo" / "challenges.toml"
_KEYS = {"number", "name", "names", "objectives", "effects", "source"}
_COUNT = 10


@dataclass(frozen=True)
class Challenge:
    """Which coffers are to be met and which may be used."""

    number: int
    name: str
    objectives: str
    effects: str
    source: str = "read"
    """How sure its letters are: read, unsure or rebuilt."""
    names: Mapping[str, str] = field(default_factory=dict)
    """By language, where a pack brings it; else the catalogues know its name."""

    def options(self, hand: str) -> dict[str, Any]:
        """The options of the solo game that set the challenge up."""
        return {"deal": hand, "objectives": self.objectives, "effects": self.effects}


def read_challenge(reader: PackReader, table: Any) -> Challenge | None:
    """A challenge of a pack; what is wrong with it is noted in the reader."""
    reader.begin("challenge")
    if not isinstance(table, dict):
        reader.wrong("table", key="challenge")
        return None
    number = reader.number(table, "number", 1, _COUNT)
    reader.begin("challenge", str(number))
    reader.only(table, _KEYS, "challenge")
    name = reader.text(table, "name")
    names = reader.names(table, name)
    objectives = _letters(reader, table, "objectives")
    effects = _letters(reader, table, "effects") if "effects" in table else ""
    if not table.get("objectives"):
        reader.wrong("missing", key="objectives")
    if set(objectives) & set(effects):
        reader.wrong("coffer-twice")
    return Challenge(number, name, objectives, effects, names=names)


def _letters(reader: PackReader, table: Mapping[str, Any], key: str) -> str:
    """A word of coffers' letters, such as "CK", in alphabetical order."""
    value = table.get(key, "")
    good = isinstance(value, str) and set(value) <= set(LETTERS) and len(set(value)) == len(value)
    if not good or len(value) > MOST:
        reader.wrong("letters", key=key, value=value, first=LETTERS[0], last=LETTERS[-1], most=MOST)
        return ""
    return "".join(sorted(value))


@cache
def house_challenges() -> tuple[Challenge, ...]:
    """The ten that come with the house, by number."""
    text = _FILE.read_text(encoding="utf-8")
    return tuple(Challenge(**table) for table in tomllib.loads(text)["challenge"])
