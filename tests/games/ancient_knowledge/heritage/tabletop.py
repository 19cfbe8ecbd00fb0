"""Tables for the tests of Heritage: two players with the pack, or one player against time."""

from __future__ import annotations

from typing import Any

from ostraka.games.ancient_knowledge_solo import GAME as SOLO

from ..table import Table

__all__ = ["SOLO", "Alone", "Shared"]


class Shared(Table):
    """A table for two with the Heritage cards in the decks."""

    def __init__(self, **values: Any) -> None:
        super().__init__(options={"heritage": True}, **values)

    def stored(self, card: str) -> str | None:
        """The technology lying on a monument."""
        entry = next(e for e in self.seat()["timeline"] if e["card"] == card)
        technology: str | None = entry.get("technology")
        return technology


class Alone(Table):
    """A solo table: `solo` is the part of the position that only a solo game has."""

    def __init__(
        self,
        *,
        solo: dict[str, Any] | None = None,
        options: dict[str, Any] | None = None,
        document: dict[str, Any] | None = None,
        **values: Any,
    ) -> None:
        super().__init__(
            game=SOLO,
            options=options or {},
            others=[],
            document={"solo": solo or {}, **(document or {})},
            **values,
        )

    @property
    def solo(self) -> dict[str, Any]:
        """Time card, die and coffers as the position gives them now."""
        part: dict[str, Any] = self.position("solo")
        return part

    @property
    def time(self) -> tuple[int, str]:
        """Where the Time card lies."""
        return self.solo["time"]["space"], self.solo["time"]["level"]
