"""The messages of the WebSocket `/api/live`, both ways."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from ostraka.core.i18n.message import Sentence
from ostraka.core.play.parts import PartsShape
from ostraka.core.shape import Shape
from ostraka.core.show.change import ChangeShape, PreviewShape
from ostraka.core.show.view import ViewShape
from ostraka.protocol.base import (
    AskedChoice,
    ErrorBody,
    Id,
    Incoming,
    InviteCode,
    Level,
    Moment,
    Parts,
    Ply,
    Seat,
    TableId,
    Version,
)
from ostraka.protocol.table import Clocks, OfferKind, TableInfo

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


class TableCommand(Incoming):
    """Something that is entered in the journal at most once under its `id`."""

    type: str
    table: TableId
    id: Id = Field(description="Chosen by the client, new for each command; resent unchanged.")
    seat: Seat | None = Field(
        default=None, description="Needed only by who holds several seats of the table."
    )


Index = Annotated[int, Field(ge=0, le=2**31)]


class Act(TableCommand):
    """Play an action, by its parts, its short text, or the indices of its steps for learners."""

    type: Literal["act"]
    version: Version = Field(description="The version of the view that the action refers to.")
    parts: Parts | None = None
    text: Annotated[str, StringConstraints(max_length=200)] | None = None
    indices: list[Index] | None = Field(
        default=None,
        min_length=1,
        max_length=64,
        description="One index of the action space; several where all choose in secret at once.",
    )


class Undo(TableCommand):
    """Take one's last action back where that is free, or where only bots sit opposite."""

    type: Literal["undo"]
    version: Version


class Resign(TableCommand):
    """Give up; in games that have it (`agreements`)."""

    type: Literal["resign"]


class MakeOffer(TableCommand):
    """Propose something to the others."""

    type: Literal["offer"]
    offer: OfferKind
    of: Seat | None = Field(default=None, description="With `bot`: the seat whose player has left.")
    level: Level | None = Field(default=None, description="With `bot`: its level.")


class Answer(TableCommand):
    """Agree to an offer or not; who made it withdraws it with `yes: false`."""

    type: Literal["answer"]
    offer: OfferKind
    yes: bool


class Say(TableCommand):
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


class AskObservation(Incoming):
    """What a seat that is to act knows, for programs."""

    type: Literal["observation"]
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
    | AskObservation
    | Ping,
    Field(discriminator="type"),
]

# -- from the server -----------------------------------------------------------------------------


class Welcome(Shape):
    """The answer to `hello`."""

    type: Literal["welcome"]
    protocol: int
    server: str
    """The server's version."""
    guest: str | None
    """Your public id, null if you only watch."""
    name: str | None
    now: Moment


class Standing(AskedChoice):
    """What is asked of a viewpoint now; part of `view` and `changes`."""

    table: str
    version: int
    seat: int | None
    """The viewpoint; null is a spectator."""
    undo: Literal["free", "ask"] | None
    """Whether this seat can take its last action back now."""
    clocks: Clocks | None


class WholeView(Standing):
    """Everything a viewpoint may know: after `subscribe`, an undo, or a lost step."""

    type: Literal["view"]
    view: ViewShape
    log: list[Sentence]
    """What this viewpoint has been told so far."""


class Changes(Standing):
    """What happened between the version `since` and `version`, step by step."""

    type: Literal["changes"]
    since: int
    ply: int
    """The ply after the changes."""
    changes: list[ChangeShape]


class TableNews(Shape):
    """Seats, presence, offers, status, clocks: sent when any of them changes."""

    type: Literal["table"]
    table: str
    info: TableInfo


class Ack(Shape):
    """A command is in the journal and will not be lost."""

    type: Literal["ack"]
    table: str
    id: str
    version: int
    again: bool
    """It had been entered before."""
    sealed: bool
    """A sealed choice: kept, and revisable until all have chosen."""


class RefusedMessage(ErrorBody):
    """A command or a question was refused; nothing has changed."""

    type: Literal["refused"]
    table: str | None
    id: str | None
    ref: int | None


class ChatMessage(Shape):
    """Something somebody said. Chat survives undo."""

    type: Literal["chat"]
    table: str
    number: int
    """Its entry in the journal; numbers only grow."""
    seat: int | None
    """Null: a spectator."""
    name: str
    text: str | None
    quick: str | None
    at: Moment


class Presence(Shape):
    """Who is connected."""

    type: Literal["presence"]
    table: str
    present: list[int]
    """Seats."""
    watching: int


class PreviewAnswer(PreviewShape):
    """What an action would certainly do; `stopped` says why the rest is not told."""

    type: Literal["preview"]
    table: str
    ref: int | None


class WhyAnswer(Shape):
    """Why something cannot be played; null if it can."""

    type: Literal["why"]
    table: str
    ref: int | None
    message: Sentence | None


class Hint(Shape):
    """What the strongest level would play; several things that are chosen together, whole."""

    parts: PartsShape
    text: str
    message: Sentence
    """In words; of several things the first."""
    wins: list[float] | None
    """Each seat's chance; null alone."""


class HintAnswer(Hint):
    """The answer to `hint`."""

    type: Literal["hint"]
    table: str
    ref: int | None
    version: int


class ObservationAnswer(Shape):
    """What a seat knows, as numbers and as a state to think with."""

    type: Literal["observation"]
    table: str
    ref: int | None
    version: int
    seat: int
    ply: int
    observation: list[int]
    """As docs/observations.md declares it."""
    legal: list[int]
    """The indices of the legal actions."""
    state: str
    """A state in base64 in which all that the seat cannot know was drawn by lot."""
    layout: str
    """A digest of the form of states: programs with other rules cannot read this one."""


class Done(Shape):
    """The answer to `unsubscribe` and `mute`."""

    type: Literal["done"]
    ref: int | None


class Pong(Shape):
    """I am here."""

    type: Literal["pong"]
    ref: int | None
    now: Moment


class Closing(Shape):
    """The server is going away; come back after this many seconds. Nothing is lost."""

    type: Literal["closing"]
    after: float


FromServer = Annotated[
    Welcome
    | TableNews
    | WholeView
    | Changes
    | Ack
    | RefusedMessage
    | ChatMessage
    | Presence
    | PreviewAnswer
    | WhyAnswer
    | HintAnswer
    | ObservationAnswer
    | Done
    | Pong
    | Closing,
    Field(discriminator="type"),
]

client_messages: TypeAdapter[Any] = TypeAdapter(FromClient)
server_messages: TypeAdapter[Any] = TypeAdapter(FromServer)
