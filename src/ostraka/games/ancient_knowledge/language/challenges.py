"""Challenges of the solo game: which coffers lie on the board and which under it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ostraka.games.ancient_knowledge.language.grammar import (
    LETTERS,
    MOST_COFFERS,
    GivenChallenge,
)
from ostraka.games.ancient_knowledge.language.reader import PackReader

_FILE = Path(__file__).parents[1] / "solo" / "challenges.toml"


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


def read_challenge(reader: PackReader, table: dict[str, Any]) -> Challenge | None:
    """A challenge of a pack; what is wrong with it is noted in the reader."""
    reader.begin("challenge", str(table.get("number", "")))
    if reader.departs(GivenChallenge, table):
        return None
    objectives, effects = table["objectives"], table.get("effects", "")
    for key, value in (("objectives", objectives), ("effects", effects)):
        if len(set(value)) < len(value):
            first, last = LETTERS[0], LETTERS[-1]
            reader.wrong("letters", key=key, value=value, first=first, last=last, most=MOST_COFFERS)
    if set(objectives) & set(effects):
        reader.wrong("coffer-twice")
    letters = "".join(sorted(objectives)), "".join(sorted(effects))
    return Challenge(table["number"], table["name"], *letters, names=reader.names(table))


@cache
def house_challenges() -> tuple[Challenge, ...]:
    """The ten that come with the house, by number."""
    text = _FILE.read_text(encoding="utf-8")
    return tuple(Challenge(**table) for table in tomllib.loads(text)["challenge"])
