"""The form of what Arkantar shows: its table and its catalogue."""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

PieceKind = Literal["monarch", "large", "medium", "small"]


class Piece(TypedDict):
    """A piece on the board; actions name it by the tile on which it stands."""

    id: str
    """It stays with the piece, captured or not: `white-large-2`."""
    tile: str
    side: int
    kind: PieceKind


class Captive(TypedDict):
    """A captured Knight."""

    id: str
    kind: PieceKind


class ArkantarTable(TypedDict):
    """The board, the captured Knights and the turn: nothing is hidden."""

    rows: list[str]
    """Rows 7 down to 1, as in a position."""
    walls: list[str]
    pieces: list[Piece]
    captured: list[list[Captive]]
    """By owner."""
    used: int
    actions_per_turn: int
    moved: bool
    flipped: list[str]
    monarch_from: str | None
    quiet: int
    """Turns without a capture."""
    inertia: int
    outside: list[str]
    """The tiles around a small board: Walls that nobody can break."""


class PieceWord(TypedDict):
    """A kind of piece: its name, its letter, and which kinds it takes."""

    kind: PieceKind
    name: str
    letter: str
    takes: list[PieceKind]


class ArkantarCatalogue(TypedDict):
    """What never changes."""

    sides: list[str]
    tiles: list[str]
    pieces: list[PieceWord]
    slots: dict[str, Any]
