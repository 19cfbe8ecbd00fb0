"""A table as clients see it: who sits where, what was agreed, how much time is left."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from ostraka.server.protocol.base import (
    GameName,
    Incoming,
    Level,
    Moment,
    Outgoing,
    Seat,
    Sentence,
)

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24)]
Options = Annotated[
    dict[Annotated[str, StringConstraints(max_length=40)], bool | int | str], Field(max_length=32)
]
Status = Literal["waiting", "playing", "over"]


class ClockPlan(Incoming):
    """How much time each player has. Only a turn that was passed on earns the increment."""

    kind: Literal["turns", "days"] = Field(
        description="`turns`: a budget for the game with an increment for every turn; "
        "`days`: so much time for every turn."
    )
    base: int = Field(ge=10, le=14 * 86_400, description="Seconds.")
    increment: int = Field(default=0, ge=0, le=3600, description="Seconds; for `turns`.")


PackName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]


Packs = Annotated[
    list[PackName], Field(max_length=8, description="Packs of the server, by their names.")
]


class PackVersion(Outgoing):
    """A pack that a table is played with, in which version."""

    name: str
    digest: str


class SeatPlan(Incoming):
    """Who is to sit somewhere: me, anybody, a bot, or another player at my screen."""

    who: Literal["me", "open", "bot", "screen"]
    level: Level | None = Field(default=None, description="With `bot`: its level.")
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


class SeatInfo(Outgoing):
    """One seat of a table."""

    seat: Seat
    who: Literal["open", "guest", "screen", "bot"]
    name: str | None = Field(description="Of a person; null for bots and open seats.")
    guest: str | None = Field(description="The public id of the person, null otherwise.")
    level: int | None
    you: bool = Field(description="Whether the seat is yours (several may be, on one screen).")
    present: bool = Field(description="Whether its player is connected; bots always are.")
    late: bool = Field(default=False, description="Whether it has lost on time.")
    sealed: bool = Field(
        default=False, description="Whether it has made its sealed choice already."
    )


class Clocks(Outgoing):
    """Time left for each seat at the moment `at`; the seats in `running` are losing it."""

    plan: ClockPlan
    left: list[int] = Field(description="Milliseconds per seat.")
    running: list[int]
    at: Moment


class Offer(Outgoing):
    """Something proposed to the others: it happens once all of `waiting` have agreed."""

    offer: Literal["takeback", "draw", "rematch", "bot"]
    by: Seat
    waiting: list[int] = Field(description="The seats that have not answered.")
    seat: int | None = Field(default=None, description="With `bot`: the seat that it takes.")
    actions: int = Field(default=0, description="With `takeback`: how many actions would go.")
    first: Sentence | None = Field(default=None, description="With `takeback`: the first of them.")
    level: int | None = Field(default=None, description="With `bot`: its level.")


class Event(Outgoing):
    """Something that happened at a table beside the game."""

    number: int = Field(description="Of its entry in the journal.")
    event: Literal["undone", "refused", "withdrawn", "resigned", "late", "drawn", "replaced"]
    seat: int | None = Field(description="Whose deed or loss it was; null with `drawn`.")
    name: str | None = Field(description="Of who held the seat then, if another one does now.")
    offer: str | None = Field(description="What was refused or withdrawn.")
    ply: int = Field(description="The ply to which the game went back, or at which it was.")
    actions: int = Field(description="With `undone`: how many actions went.")


class Result(Outgoing):
    """How a game ended."""

    winners: list[int] = Field(description="Seats; all of them in a draw.")
    scores: list[int]


class TableSummary(Outgoing):
    """A table in a list."""

    table: str
    game: str
    title: str
    status: Status
    players: int
    seats: list[SeatInfo]
    public: bool
    created: Moment
    moved: Moment = Field(description="When the last entry of its journal was written.")
    due: list[int] = Field(description="The seats that are asked something.")
    yours: list[int] = Field(description="Your seats.")
    clock: ClockPlan | None
    options: dict[str, Any]
    packs: list[PackVersion] = Field(default_factory=list, description="What it is played with.")
    ply: int = Field(default=0, description="How many actions have been played.")
    result: Result | None = Field(default=None, description="Once it is over.")
    cancelled: bool = Field(default=False, description="Whether its host has cancelled it.")
    campaign: str | None = Field(default=None, description="The solo campaign it belongs to.")
    challenge: int | None = Field(default=None, description="The solo challenge it is played for.")
    hand: str | None = Field(default=None, description="The hand with which that is played.")


class TableInfo(TableSummary):
    """A table as one person may know it."""

    version: int
    number: int = Field(description="Entries in the journal, chat included.")
    host: bool = Field(description="Whether you made it: you may change seats while it waits.")
    invite: str | None = Field(description="The code that lets others in; for those who sit here.")
    key: str = Field(
        description="What a shared link brings in place of the code, so that others may look on."
    )
    watch: bool
    hints: bool
    undo: bool
    analysis: bool
    agreements: list[Literal["resign", "draw"]] = Field(
        description="What the players may agree on."
    )
    offers: list[Offer]
    events: list[Event] = Field(description="The last things that happened beside the game.")
    clocks: Clocks | None
    watching: int = Field(description="How many spectators are connected.")
    rematch: str | None = Field(description="The table on which the rematch is played.")
    rematch_of: str | None = None
