"""The ten challenges, and the hands they are played with."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

__all__ = ["HANDS", "Challenge", "challenges"]

HANDS = ("classic", "hand1", "hand2", "hand3", "hand4")
"""Ten cards drawn and six kept, or one of the four pre-made hands."""


@dataclass(frozen=True)
class Challenge:
    """Which coffers are to be met and which may be used."""

    number: int
    name: str
    objectives: str
    effects: str
    source: str
    """How sure its letters are: read, unsure or rebuilt."""

    def options(self, hand: str) -> dict[str, Any]:
        """The options of the solo game that set the challenge up."""
        return {"deal": hand, "objectives": self.objectives, "effects": self.effects}


@cache
def challenges() -> tuple[Challenge, ...]:
    """All ten, by number."""
    text = Path(__file__).with_name("challenges.toml").read_text(encoding="utf-8")
    return tuple(Challenge(**table) for table in tomllib.loads(text)["challenge"])
