"""The coffers A–O: an objective and an effect each, read from `coffers.toml`.

On an artifact space of the board a coffer is an objective, under the board an effect. A set of
coffers is a bit mask for the rules and a word of letters ("CK") for people.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ostraka.core.packs.packs import InvalidPack
from ostraka.games.ancient_knowledge.language.card import Condition, Effect
from ostraka.games.ancient_knowledge.language.grammar import LETTERS, GivenCoffer
from ostraka.games.ancient_knowledge.language.reader import PackReader

_FILE = Path(__file__).parents[1] / "solo" / "coffers.toml"


@dataclass(frozen=True)
class Coffer:
    """A coffer as its data give it."""

    id: str
    name: str
    objective: tuple[Condition, ...]
    effect: Effect
    sources: tuple[str, str]
    """Where objective and effect come from: print, example or house."""
    names: Mapping[str, str] = field(default_factory=dict)
    """By language, where a pack brings it; else the catalogues know its name."""

    @property
    def number(self) -> int:
        """Its place in the alphabet, from 0: the bit that stands for it."""
        return LETTERS.index(self.id)


def read_coffer(reader: PackReader, table: dict[str, Any]) -> Coffer | None:
    """One coffer; what is wrong with it is noted in the reader."""
    reader.begin("coffer", table.get("id", ""))
    if reader.departs(GivenCoffer, table):
        return None
    effect = reader.effect({"do": table["do"]}, "coffer", "coffer", "coffer")
    objective = reader.conditions(table["objective"], "objective", board=False)
    objective_source, effect_source = table.get("source", ["print", "print"])
    if effect is None:
        return None
    sources = objective_source, effect_source
    return Coffer(table["id"], table["name"], objective, effect, sources, reader.names(table))


@cache
def coffers() -> tuple[Coffer, ...]:
    """All fifteen of the house, in the order of their letters."""
    reader = PackReader(_FILE.name)
    tables = tomllib.loads(_FILE.read_text(encoding="utf-8"))["coffer"]
    found = tuple(filter(None, (read_coffer(reader, table) for table in tables)))
    if reader.problems:
        raise InvalidPack(*reader.problems)
    assert "".join(coffer.id for coffer in found) == LETTERS
    return found


def mask(chosen: Iterable[str]) -> int:
    """Letters as bits."""
    bits = 0
    for letter in chosen:
        bits |= 1 << LETTERS.index(letter)
    return bits


def letters(bits: int) -> str:
    """Bits as letters, in alphabetical order."""
    return "".join(letter for i, letter in enumerate(LETTERS) if bits >> i & 1)
