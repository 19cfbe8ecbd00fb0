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
from ostraka.games.ancient_knowledge.language.reader import PackReader

LETTERS = "ABCDEFGHIJKLMNO"
MOST = 5
"""As many coffers fit on the board, and as many under it."""

_FILE = Path(__file__).parents[1] / "solo" / "coffers.toml"
_KEYS = {"id", "name", "names", "source", "objective", "do"}
_SOURCES = ("print", "example", "house")


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


def read_coffer(reader: PackReader, table: Any) -> Coffer | None:
    """One coffer; what is wrong with it is noted in the reader."""
    reader.begin("coffer")
    if not isinstance(table, dict):
        reader.wrong("table", key="coffer")
        return None
    letter = reader.word(table, "id", LETTERS)
    reader.begin("coffer", letter)
    reader.only(table, _KEYS, "coffer")
    name = reader.text(table, "name")
    names = reader.names(table, name)
    effect = reader.effect({"do": table.get("do")}, "coffer", "coffer")
    objective = reader.conditions(table, "objective", "objective", board=False)
    if not table.get("objective"):
        reader.wrong("missing", key="objective")
    sources = table.get("source", [_SOURCES[0]] * 2)
    if (
        not isinstance(sources, list)
        or len(sources) != 2
        or not all(source in _SOURCES for source in sources)
    ):
        reader.wrong("word", key="source", value=sources, known=", ".join(_SOURCES))
        return None
    if effect is None or not letter:
        return None
    return Coffer(letter, name, objective, effect, (sources[0], sources[1]), names)


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
