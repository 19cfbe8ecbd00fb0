"""The form of what Ancient Knowledge shows: its table and its catalogue.

Cards are named by their ids, coffers by their letters. Changes move things between these places:
`deck`, `discard`, `apart` (cards that are being looked at or created), `tile.1` to `tile.3`,
`technology_deck.1`, `technology_discard.1` (and `.2`), `hand.0`, `timeline.0.3` (seat and space),
`artifacts.0`, `past.0`, `collection.0`, `stored.C5` (on that monument), `board` and `under` (of
coffers). Seats count from 0.
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ostraka.games.ancient_knowledge.text.shape import CardFace, Requirement

Level = Literal["lower", "upper", "third"]


class Monument(TypedDict):
    """A monument of a timeline."""

    card: str
    space: int
    level: Level
    knowledge: int
    technology: NotRequired[str]
    """A technology that lies on it."""


class PastCard(TypedDict):
    """A monument of a Past."""

    card: str
    rotated: bool


class SeatArea(TypedDict):
    """What lies before one player."""

    hand_size: int
    hand: list[str] | None
    """None for the hands of others."""
    known: list[str]
    """Cards that are known to be in the hand of somebody else."""
    timeline: list[Monument]
    artifacts: list[str]
    artifact_spaces: int
    """How many artifacts there is room for."""
    past: list[PastCard]
    collection: list[str]
    lost: int
    endgame: dict[str, int]
    """What the endgame effects of monuments in the Past are worth now."""
    marked: NotRequired[list[str]]
    """Own cards chosen in secret, to be discarded when everybody has chosen."""


class Creation(TypedDict):
    """What it means to create a monument of one's hand now."""

    pay: list[int]
    """The cards to discard for it, by space from space 1."""
    knowledge: int
    """The knowledge with which it enters."""


class AkChoice(TypedDict):
    """What is being chosen, by whom, and because of which card."""

    kind: str
    seat: int
    card: str | None
    creations: NotRequired[dict[str, Creation]]
    """The monuments in hand that the player who chooses may CREATE; nobody else sees them."""


class Time(TypedDict):
    """The Time card; on space 0 it is not in the timeline."""

    space: int
    level: Level
    departures: int


class Solo(TypedDict):
    """What only the solo game has."""

    time: Time
    die: int
    """The last roll, 0 before the first."""
    die_places: list[list[int]]
    """The tile and the place, from 1, that each number of the die stands for."""
    turn: int
    turns: int
    objectives: dict[str, bool]
    """The coffers on the board, and whether each is met as things stand."""
    progress: dict[str, list[int]]
    """How much there is of what each of them asks for (`CofferFace.asks`)."""
    coffers: list[str]
    drawn: list[str]
    given_up: list[str]
    used: list[str]
    legacy: bool
    unlearning_skipped: bool


class AkTable(TypedDict):
    """The table as a seat sees it."""

    phase: str
    first: int
    turn: int
    actions: int
    ending: bool
    skip: bool
    turns: int
    seats: list[SeatArea]
    deck: int
    discard: int
    discarded: list[str]
    """Cards that are known to lie in the discard pile."""
    tiles: list[list[str | None]]
    turned: int
    """The tile that was turned to level II, 0 for none."""
    technology_decks: list[int]
    technology_discards: list[list[str]]
    limbo_size: int
    limbo: list[str]
    """The visible ones of the cards set aside."""
    choice: AkChoice | None
    solo: NotRequired[Solo]


class ObjectivePart(Requirement):
    """One condition of an objective, and the same in words."""

    text: str


class CofferFace(TypedDict):
    """A coffer: what it asks for on the board, and what it does under it."""

    id: str
    name: str
    objective: str
    asks: list[ObjectivePart]
    """The conditions of the objective; it is met when all of them hold."""
    effect: str
    house: list[bool]
    """Whether objective and effect are ours."""
    sources: list[str]
    """Where they come from: print, example (inferred from it) or house."""


class ChallengeFace(TypedDict):
    """A challenge of the solo game."""

    number: int
    name: str
    objectives: list[str]
    effects: list[str]
    source: str
    """How sure its letters are: read, unsure or rebuilt."""


class AkCatalogue(TypedDict):
    """What never changes."""

    cards: list[CardFace]
    coffers: list[CofferFace]
    challenges: list[ChallengeFace]
    zones: dict[str, str]
    phases: dict[str, str]
    kinds: dict[str, str]
    activations: dict[str, str]
    verbs: dict[str, str]
    categories: dict[str, str]
    slots: dict[str, list[str]]
