"""The form of what Ankh'or shows: its table and its catalogue.

Tokens are named by their letters and places as in actions (`1,0`, `0.5,0.5`, `1,1^2`); tiles have
ids: in a domain a tile keeps its id as long as the game lasts.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Colour = Literal["blue", "white", "black", "green", "red"]
Token = Literal["b", "w", "k", "g", "r", "a"]
Animal = Literal["jackal", "scarab", "falcon"]
TileKind = Literal["jackal", "scarab", "falcon", "two", "warehouse", "scribe", "desert"]
Phase = Literal["main", "after", "return"]
Edition = Literal["en", "es", "fr"]


class OfferedTile(TypedDict):
    """A tile that can be bought."""

    id: str
    colour: Colour
    kind: TileKind


class Column(TypedDict):
    """A column of the offer: its number, its price and its tile."""

    column: int
    markers: list[Token]
    tile: OfferedTile | None


class Pile(TypedDict):
    """A pile: its number, how many tiles it has, and the back of the topmost."""

    pile: int
    size: int
    back: Colour | None


class DomainPlace(TypedDict):
    """Where a tile lies or could lie: x to the right, y upwards, in steps from the first tile."""

    place: str
    x: float
    y: float
    level: int


class Tile(DomainPlace):
    """A tile of a domain."""

    id: str
    colour: Colour
    kind: TileKind
    covered: bool
    stores: bool
    """Whether a token lies on this warehouse."""


class Group(TypedDict):
    """Two or more adjacent tiles of one colour, or with one animal."""

    sort: Literal["colour", "animal"]
    of: str
    tiles: list[str]
    large: bool
    """Whether it deserves a bonus token."""


class Domain(TypedDict):
    """What lies before a player."""

    tiles: list[Tile]
    places: list[DomainPlace]
    """Where a further tile could lie."""
    tokens: dict[Token, int]
    stored: list[Token]
    bonus: int
    groups: list[Group]


class Surplus(TypedDict):
    """How many tokens must be returned."""

    resources: int
    ankhs: int


class AnkhorTable(TypedDict):
    """Everything but the order of the piles: all seats see the same."""

    edition: Edition
    phase: Phase
    acting: int | None
    first: int
    round: int
    turns: int
    idle: int
    """Finished turns since the last purchase."""
    last_round: bool
    extra: bool
    bought: bool
    spendable: int
    surplus: Surplus
    supply: dict[Token, int]
    bonus_supply: int
    columns: list[Column]
    piles: list[Pile]
    removed: list[str]
    domains: list[Domain]


class TokenWord(TypedDict):
    """A type of token: five resources and the ankh."""

    token: Token
    name: str
    colour: Colour | None
    """Of a resource."""
    good: str
    """What the token shows."""


class KindWord(TypedDict):
    """What a tile can show."""

    kind: TileKind
    name: str
    short: str
    each: int
    """How many there are in each colour."""
    animal: bool
    does: str


class Face(TypedDict):
    """A tile as it is printed."""

    colour: Colour
    kind: TileKind
    name: str
    count: int


class AnkhorCatalogue(TypedDict):
    """What never changes."""

    tokens: list[TokenWord]
    kinds: list[KindWord]
    faces: list[Face]
    columns: list[int]
    """Price markers above each column."""
    limits: dict[str, int]
    points: dict[str, int]
    categories: dict[str, str]
    slots: dict[str, list[str]]
    verbs: dict[str, str]
