"""A table as clients see it: who sits where, what was agreed, how much time is left."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field, StringConstraints, with_config

from ostraka.core.i18n.message import Sentence
from ostraka.core.packs.packs import PackVersion
from ostraka.core.shape import Shape
from ostraka.protocol.base import BotName, GameName, Incoming, Level, Moment, Seat

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24)]
Options = Annotated[
    dict[Annotated[str, StringConstraints(max_length=40)], bool | int | str], Field(max_length=32)
]
Status = Literal["waiting", "playing", "over"]
Who = Literal["open", "guest", "screen", "bot"]
"""Who holds a seat; `screen` is another player at a guest's screen."""
Agreement = Literal["resign", "draw"]
OfferKind = Literal["takeback", "draw", "rematch", "bot"]
EventKind = Literal["undone", "refused", "withdrawn", "resigned", "late", "drawn", "replaced"]


@with_config(extra="forbid", strict=True)
class ClockPlan(Shape):
    """How much time each player has. Only a turn that was passed on earns the increment."""

    kind: Literal["turns", "days"]
    """`turns`: a budget for the game with an increment for every turn; `days`: so much time for
    every turn.
    """
    base: Annotated[int, Field(ge=10, le=14 * 86_400)]
    """Seconds."""
    increment: NotRequired[Annotated[int, Field(ge=0, le=3600)]]
    """Seconds; for `turns`."""


PackName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]


Packs = Annotated[
    list[PackName], Field(max_length=8, description="Packs of the server, by their names.")
]


class SeatPlan(Incoming):
    """Who is to sit somewhere: me, anybody, a bot, or another player at my screen."""

    who: Literal["me", "open", "bot", "screen"]
    level: Level | None = Field(default=None, description="With `bot`: its level.")
    bot: BotName | None = Field(
        default=None, description="With `bot`: one that the server offers, instead of a level."
    )
    name: Name | None = Field(default=None, description="With `screen`: the player's name.")


class CreateTable(Incoming):
    """A new table. Without `seats`: me first, all others open."""

    game: GameName
    players: int | None = Field(default=None, ge=1, le=16)
    options: Options = Field(default_factory=dict)
    packs: Packs = Field(default_factory=list)
    seats: Annotated[list[SeatPlan], Field(max_length=16)] | None = None
    public: bool = Field(default=False, description="Whether it stands in the lobby.")
    watch: bool = Field(default=True, description="Whether spectators are let in.")
    clock: ClockPlan | None = None
    hints: bool | None = Field(
        default=None,
        description="Whether hints may be asked for; null: where only one person plays.",
    )
    undo: bool = Field(default=True, description="Whether actions may be taken back.")
    analysis: bool = Field(
        default=False, description="Whether analysis is open before the game is over."
    )
    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=60)] = ""
    seed: int | None = Field(default=None, ge=0, lt=2**53, description="For a known deal.")


class SeatInfo(Shape):
    """One seat of a table."""

    seat: Seat
    who: Who
    name: str | None
    """Of a person; null for bots and open seats."""
    guest: str | None
    """The public id of the person, null otherwise."""
    level: int | None
    you: bool
    """Whether the seat is yours (several may be, on one screen)."""
    present: bool
    """Whether its player is connected; bots always are."""
    late: bool
    """Whether it has lost on time."""
    sealed: bool
    """Whether it has made its sealed choice already."""


class Clocks(Shape):
    """Time left for each seat at the moment `at`; the seats in `running` are losing it."""

    plan: ClockPlan
    left: list[int]
    """Milliseconds per seat."""
    running: list[int]
    at: Moment


class OfferShape(Shape):
    """Something proposed to the others: it happens once all of `waiting` have agreed."""

    offer: OfferKind
    by: Seat
    waiting: list[int]
    """The seats that have not answered."""
    seat: int | None
    """With `bot`: the seat that it takes."""
    actions: int
    """With `takeback`: how many actions would go."""
    first: Sentence | None
    """With `takeback`: the first of them."""
    level: int | None
    """With `bot`: its level."""


class EventShape(Shape):
    """Something that happened at a table beside the game."""

    number: int
    """Of its entry in the journal."""
    event: EventKind
    seat: int | None
    """Whose command or loss it was; null with `drawn`."""
    name: str | None
    """Of who held the seat then, if another one does now."""
    offer: OfferKind | None
    """What was refused or withdrawn."""
    ply: int
    """The ply to which the game went back, or at which it was."""
    actions: int
    """With `undone`: how many actions went."""


class TableResult(Shape):
    """How a game ended."""

    winners: list[int]
    """Seats; all of them in a draw."""
    scores: list[int]
    reason: Sentence | None
    """Why it ended; null where an earlier version has written it."""


class TableSummary(Shape):
    """A table in a list."""

    table: str
    game: str
    title: str
    status: Status
    players: int
    seats: list[SeatInfo]
    public: bool
    created: Moment
    moved: Moment
    """When the last entry of its journal was written."""
    due: list[int]
    """The seats that are asked something."""
    yours: list[int]
    """Your seats."""
    clock: ClockPlan | None
    hints: bool
    near: bool
    """Whether only people about as strong as its host may sit down without an invitation."""
    options: dict[str, bool | int | str]
    packs: list[PackVersion]
    """What it is played with."""
    known: bool
    """Whether its deal was chosen, so that it says nothing about how strong anybody is."""
    ply: int
    """How many actions have been played."""
    result: TableResult | None
    """Once it is over."""
    cancelled: bool
    """Whether its host has cancelled it."""
    campaign: str | None
    """The solo campaign it belongs to."""
    challenge: int | None
    """The solo challenge it is played for."""
    hand: str | None
    """The hand with which that is played."""
    day: str | None
    """The day whose deal is played there."""


class TableInfo(TableSummary):
    """A table as one person may know it."""

    version: int
    number: int
    """Entries in the journal, chat included."""
    host: bool
    """Whether you made it: you may change seats while it waits."""
    invite: str | None
    """The code that lets others in; for those who sit here."""
    key: str
    """What a shared link brings in place of the code, so that others may look on."""
    watch: bool
    undo: bool
    analysis: bool
    agreements: list[Agreement]
    """What the players may agree on."""
    offers: list[OfferShape]
    events: list[EventShape]
    """The last things that happened beside the game."""
    clocks: Clocks | None
    watching: int
    """How many spectators are connected."""
    rematch: str | None
    """The table on which the rematch is played."""
    rematch_of: str | None
