"""What both halves of the protocol share: sentences, parts, changes, views, errors."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Seat = Annotated[int, Field(ge=0, le=15)]
Version = Annotated[int, Field(ge=0, le=2**53)]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
Level = Annotated[int, Field(ge=1, le=99)]
TableId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{8,24}$")]
InviteCode = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Id = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
GameName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,40}$")]
Locale = Literal["en", "fr", "es", "de"]
Moment = Annotated[int, Field(description="Milliseconds since 1970, by the server's clock.")]

Word = Annotated[str, StringConstraints(max_length=64)]
Amount = Annotated[int, Field(ge=-(2**31), le=2**31)]
Chosen = Annotated[list[Word | Amount], Field(max_length=64)]
Amounts = Annotated[dict[Word, Annotated[int, Field(ge=0, le=64)]], Field(max_length=64)]

Parts = Annotated[
    dict[Word, Word | Amount | Chosen | Amounts],
    Field(
        min_length=1,
        max_length=16,
        description="An action: verb first, then slot by slot. A gathered slot holds a list of "
        "ids, or how many times each id is chosen.",
        examples=[{"verb": "move", "piece": "d1", "to": "d4"}],
    ),
]


class Incoming(BaseModel):
    """Something a client says: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Outgoing(BaseModel):
    """Something the server says; later versions may add fields."""

    model_config = ConfigDict(serialize_by_alias=True, populate_by_name=True)


class Sentence(Outgoing):
    """A sentence of the Fluent catalogues: a key and the values to put into it.

    A value is a text, a number, another sentence, or several sentences with what joins them:
    `{"join": ", ", "parts": [...]}`.
    """

    key: str
    values: dict[str, Any] = Field(default_factory=dict)


class ErrorBody(Outgoing):
    """Why something was refused; nothing has changed."""

    code: str = Field(description="One of the codes listed in docs/protocol.md.")
    message: Sentence
    sentence: str = Field(description="The message in English, for logs and programs.")
    version: int | None = Field(
        default=None, description="With the code `stale`: the table's version."
    )
    retry_after: float | None = Field(
        default=None, description="With `busy` and `unavailable`: seconds to wait."
    )


class Gathering(Outgoing):
    """A choice of several things in any order, answered by one `act`."""

    verb: str
    slot: str = Field(description="The slot that holds the list, such as `cards`.")
    things: dict[str, int] = Field(description="Id of a thing: how often it may be chosen.")
    least: int
    most: int


class Cause(Outgoing):
    """Why a change happened."""

    kind: str
    thing: str | None = None


class Change(Outgoing):
    """One small step of what happened, as one seat is told it."""

    ply: int
    beat: int
    kind: str
    thing: str | int | None = None
    from_: Any = Field(default=None, alias="from")
    to: Any = None
    before: Any = None
    after: Any = None
    seat: int | None = None
    quiet: bool = Field(
        default=False, description="The action's own sentence says it already; logs leave it out."
    )
    cause: Cause | None = None
    message: Sentence | None = None
    patch: list[list[Any]] = Field(
        default_factory=list,
        description='Operations on the view: ["set", path, value] and ["cut", path].',
    )


class Outcome(Outgoing):
    """How a game ended."""

    places: list[int]
    scores: list[int]
    winners: list[int]
    reason: Sentence


class View(Outgoing):
    """What a seat may know: the envelope around the game's own table."""

    game: str
    players: int
    seat: int | None = Field(description="The viewer; null is a spectator.")
    seats: list[Sentence] = Field(description="What the seats are called.")
    options: dict[str, Any]
    ply: int
    to_act: list[int]
    question: Sentence | None
    over: bool
    outcome: Outcome | None
    agreed: tuple[Literal["resign", "draw"], int] | None
    left: list[int] = Field(description="The seats that resigned while the others play on.")
    scores: list[int]
    breakdown: list[dict[str, int]]
    table: dict[str, Any] = Field(description="The game's own; see /api/games/{game}/schemas.")
