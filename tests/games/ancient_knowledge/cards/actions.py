"""Reading whether a turn has gone on: an effect that still waits for a choice holds it up."""

from __future__ import annotations

from ..table import Table

__all__ = ["actions_left"]


def actions_left(table: Table) -> int:
    """The actions the player may choose now; 0 while an effect waits for a choice."""
    return int(table.position("actions")) if "search" in table.legal else 0
