"""The messages of the WebSocket `/api/live`, both ways."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from ostraka.server.protocol.base import (
    Change,
    ErrorBody,
    Gathering,
    Id,
    Incoming,
    InviteCode,
    Level,
    Moment,
    Outgoing,
    Parts,
    Ply,
    Seat,
    Sentence,
    TableId,
    Version,
    View,
)
from ostraka.server.protocol.table import Clocks, TableInfo

QUICK = ("hello", "good-luck", "well-played", "thanks", "sorry", "think", "again", "goodbye")
"""Quick messages: each stands in the catalogues as `server-quick-<word>`."""

Ref = Annotated[int | None, Field(description="Returned with the answer.", ge=0, le=2**53)]
Secret = Annotated[str, StringConstraints(max_length=128)]

# -- from the client -----------------------------------------------------------------------------


class Hello(Incoming):
    """The first message of a connection. Without a secret one may only watch."""

    type: Literal["hello"]
    protocol: int = Field(ge=1, le=1000)
    secret: Secret | None = None


class Subscribe(Incoming):
    """Sit down at a table: a whole view comes for every viewpoint, then changes.

    Without `seat` the viewpoints are all seats one holds, or the spectator's if one holds none.
    """

    type: Literal["subscribe"]
    table: TableId
    seat: Seat | Literal["spectator"] | None = None
    since: Version | None = Field(
        default=None,
        description="The version one has already: only what was missed is sent, if it can be.",
    )
    ply: Ply | None = Field(default=None, description="With `since`: the ply of one's view.")
    invite: InviteCode | None = Field(default=None, description="For private tables.")
    ref: Ref = None


class Unsubscribe(Incoming):
    """Leave the screen of a table, not the seat."""

    type: Literal["unsubscribe"]
    table: TableId
    ref: Ref = None


class Deed(Incoming):
    """Something that is entered in the journal at most once under its `id`."""

    type: str
    table: TableId
    id: Id = Field(description="Chosen by the client, new for each deed; resent unchanged.")
    seat: Seat | None = Field(
        default=None, description="Needed only by who holds several seats of the table."
    )


class Act(Deed):
    """Play an action, by its parts or its short text."""

    type: Literal["act"]
    version: Version = Field(description="The version of the view that was acted upon.")
    parts: Parts | None = None
    text: Annotated[str, StringConstraints(max_length=200)] | None = None


class Undo(Deed):
    """Take one's last action back where that is free, or where only bots sit opposite."""

    type: Literal["undo"]
    version: Version


class Resign(Deed):
    """Give up; in games that have it (`agreements`)."""

    type: Literal["resign"]


class MakeOffer(Deed):
    """Propose something to the others."""

    type: Literal["offer"]
    offer: Literal["takeback", "draw", "rematch", "bot"]
    of: Seat | None = Field(default=None, description="With `bot`: the seat of who has left.")
    level: Level | None = Field(default=None, description="With `bot`: its level.")


class Answer(Deed):
    """Agree to an offer or not; who made it withdraws it with `yes: false`."""

    type: Literal["answer"]
    offer: Literal["takeback", "draw", "rematch", "bot"]
    yes: bool


class Say(Deed):
    """Chat: a text, or one of the quick messages, which everyone reads in their language."""

    type: Literal["chat"]
    text: Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)] | None = None
    quick: (
        Literal["hello", "good-luck", "well-played", "thanks", "sorry", "think", "again", "goodbye"]
        | None
    ) = None


class Mute(Incoming):
    """Receive no chat from a table on this connection, or receive it again."""

    type: Literal["mute"]
    table: TableId
    on: bool
    ref: Ref = None


class AskPreview(Incoming):
    """What an action would certainly do."""

    type: Literal["preview"]
    table: TableId
    version: Version
    parts: Parts
    seat: Seat | None = None
    ref: Ref = None


class AskWhy(Incoming):
    """Why something cannot be played: parts, complete or begun."""

    type: Literal["why"]
    table: TableId
    parts: Parts
    seat: Seat | None = None
    ref: Ref = None


class AskHint(Incoming):
    """What the strongest level would play."""

    type: Literal["hint"]
    table: TableId
    seat: Seat | None = None
    ref: Ref = None


class Ping(Incoming):
    """A sign of life."""

    type: Literal["ping"]
    ref: Ref = None


FromClient = Annotated[
    Hello
    | Subscribe
    | Unsubscribe
    | Act
    | Undo
    | Resign
    | MakeOffer
    | Answer
    | Say
    | Mute
    | AskPreview
    | AskWhy
    | AskHint
    | Ping,
    Field(discriminator="type"),
]

# -- from the server -----------------------------------------------------------------------------


class Welcome(Outgoing):
    """The answer to `hello`."""

    type: Literal["welcome"]
    protocol: int
    server: str = Field(description="The server's version.")
    guest: str | None = Field(description="Your public id, null if you only watch.")
    name: str | None
    now: Moment


class Standing(Outgoing):
    """What is asked of a viewpoint now; part of `view` and `changes`."""

    table: str
    version: int
    seat: int | None = Field(description="The viewpoint; null is a spectator.")
    legal: list[dict[str, Any]] | None = Field(
        description="Rows of parts if this seat is to act, but for those of the gathering; "
        "else null."
    )
    gathering: Gathering | None = Field(
        description="If this seat is to act and may choose several things at once; else null."
    )
    undo: Literal["free", "ask"] | None = Field(
        description="Whether this seat can take its last action back now."
    )
    clocks: Clocks | None


class WholeView(Standing):
    """Everything a viewpoint may know: after `subscribe`, an undo, or a lost step."""

    type: Literal["view"]
    view: View
    log: list[Sentence] = Field(description="What this viewpoint has been told so far.")


class Changes(Standing):
    """What happened between the version `since` and `version`, step by step."""

    type: Literal["changes"]
    since: int
    ply: int = Field(description="The ply after the changes.")
    changes: list[Change]


class TableNews(Outgoing):
    """Seats, presence, offers, status, clocks: sent when any of them changes."""

    type: Literal["table"]
    table: str
    info: TableInfo


class Ack(Outgoing):
    """A deed is in the journal and will not be lost."""

    type: Literal["ack"]
    table: str
    id: str
    version: int
    again: bool = Field(default=False, description="It had been entered before.")
    sealed: bool = Field(
        default=False, description="A sealed choice: kept, and revisable until all have chosen."
    )


class Refused(ErrorBody):
    """A deed or a question was refused; nothing has changed."""

    type: Literal["refused"]
    table: str | None = None
    id: str | None = None
    ref: int | None = None


class Chat(Outgoing):
    """Something somebody said. Chat survives undo."""

    type: Literal["chat"]
    table: str
    number: int = Field(description="Its entry in the journal; numbers only grow.")
    seat: int | None = Field(description="Null: a spectator.")
    name: str
    text: str | None
    quick: str | None
    at: Moment


class Presence(Outgoing):
    """Who is connected."""

    type: Literal["presence"]
    table: str
    present: list[int] = Field(description="Seats.")
    watching: int


class PreviewAnswer(Outgoing):
    """What an action would certainly do; `stopped` says why the rest is not told."""

    type: Literal["preview"]
    table: str
    ref: int | None
    changes: list[Change]
    before: list[dict[str, int]]
    after: list[dict[str, int]]
    stopped: Sentence | None


class WhyAnswer(Outgoing):
    """Why something cannot be played; null if it can."""

    type: Literal["why"]
    table: str
    ref: int | None
    message: Sentence | None


class HintAnswer(Outgoing):
    """What the strongest level would play; several things that are chosen together, whole."""

    type: Literal["hint"]
    table: str
    ref: int | None
    version: int
    parts: dict[str, Any]
    text: str
    message: Sentence = Field(description="In words; of several things the first.")
    wins: list[float] | None = Field(description="Each seat's chance; null alone.")


class Done(Outgoing):
    """The answer to `unsubscribe` and `mute`."""

    type: Literal["done"]
    ref: int | None


class Pong(Outgoing):
    """I am here."""

    type: Literal["pong"]
    ref: int | None
    now: Moment


class Closing(Outgoing):
    """The server is going away; come back after so many seconds. Nothing is lost."""

    type: Literal["closing"]
    after: float


FromServer = Annotated[
    Welcome
    | TableNews
    | WholeView
    | Changes
    | Ack
    | Refused
    | Chat
    | Presence
    | PreviewAnswer
    | WhyAnswer
    | HintAnswer
    | Done
    | Pong
    | Closing,
    Field(discriminator="type"),
]

client_messages: TypeAdapter[Any] = TypeAdapter(FromClient)
server_messages: TypeAdapter[Any] = TypeAdapter(FromServer)
