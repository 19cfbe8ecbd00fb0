"""How many can sit at a table: what compiled code makes room for."""

from __future__ import annotations

__all__ = ["SEATS"]

SEATS = 4
"""No game has more seats."""
