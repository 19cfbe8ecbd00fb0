"""Puzzles: positions with one solution, which a game may be able to make (`Game.puzzles`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

HARDEST = 5
"""The difficulty of the hardest puzzles."""


@dataclass(frozen=True)
class Puzzle:
    """A position with one solution."""

    game: str
    position: str
    turns: int
    """In how many turns it is won."""
    solution: tuple[str, ...]
    """The actions of the winning turn; where only their order differs, one order."""
    difficulty: int
    """1 for the easiest to HARDEST."""

    def as_json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "game": self.game,
            "position": self.position,
            "turns": self.turns,
            "solution": list(self.solution),
            "difficulty": self.difficulty,
        }
