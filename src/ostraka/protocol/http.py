"""The bodies of the HTTP interface `/api/*`, apart from tables and from studying games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from ostraka.core.i18n.message import Sentence
from ostraka.core.shape import Shape
from ostraka.protocol.base import BotName, GameName, Incoming, Level, Moment, Seat
from ostraka.protocol.table import ClockPlan, Name, Options, Packs

# -- the server and the people -------------------------------------------------------------------


class ServerInfo(Shape):
    """What this server is."""

    name: Literal["ostraka"]
    version: str
    protocol: int
    locales: list[str]
    games: list[str]
    quick: list[str]
    """Quick messages: `server-quick-<word>`."""
    now: Moment


class NewGuest(Incoming):
    """A person gives a name; there are no accounts."""

    name: Name


class GuestInfo(Shape):
    """A person as others see them."""

    guest: str
    """A public id."""
    name: str


class GuestSecret(GuestInfo):
    """A person and the secret by which they are known: it is told this once."""

    secret: str


class DeviceLink(Shape):
    """A code that makes another device the same person, once, for ten minutes."""

    code: str
    path: str
    """A path of the web client with the code in its fragment."""
    expires: Moment


class UseLink(Incoming):
    """The code of a device link."""

    code: Annotated[str, StringConstraints(max_length=64)]


# -- games ---------------------------------------------------------------------------------------


class OptionInfo(Shape):
    """An option of a game."""

    name: str
    kind: Literal["flag", "choice", "number", "letters", "other"]
    default: bool | int | str
    choices: list[str] | None
    lowest: int | None
    highest: int | None
    allowed: str


class LevelInfo(Shape):
    """A level of the bots."""

    level: int
    seconds: float | None
    """How long it thinks at most; null: no time at all."""


class PackInfo(Shape):
    """A pack with which tables of a game may be played."""

    name: str
    """What a new table asks for it by."""
    title: str
    """What its author calls it, for people."""
    digest: str
    """Its version."""


class GameInfo(Shape):
    """A game and what can be chosen about it."""

    game: str
    title: str
    players: list[int]
    hidden: bool
    chance: bool
    starter_drawn: bool
    """Whether it is drawn who begins, or the first seat."""
    credits: str
    options: list[OptionInfo]
    levels: list[LevelInfo]
    bots: list[str]
    """Other bots that the server offers, by name."""
    rulings: list[Sentence]
    packs: list[PackInfo]
    """Packs that its tables may be played with here."""


class Readiness(Shape):
    """Whether a game can begin; while it is compiled, how many tasks are done."""

    ready: bool
    done: int
    of: int


# -- tables --------------------------------------------------------------------------------------


class QuickPlay(Incoming):
    """Play now against bots."""

    game: GameName
    level: Level = 3
    bot: BotName | None = Field(
        default=None, description="One that the server offers, instead of a level."
    )
    players: int | None = Field(default=None, ge=1, le=16)
    options: Options = Field(default_factory=dict)
    seat: Seat | None = Field(default=None, description="Null: any, by lot.")
    seed: int | None = Field(default=None, ge=0, lt=2**53)
    packs: Packs = Field(default_factory=list)


class Seek(Incoming):
    """Look for somebody to play with."""

    game: GameName
    clock: ClockPlan | None = None
    near: bool = Field(default=False, description="Only somebody about as strong as me.")


class Join(Incoming):
    """Take a seat: a given one, or the first that is open."""

    seat: Seat | None = None


class ChangeSeat(Incoming):
    """What the host does with a seat while the table waits."""

    who: Literal["open", "bot"]
    level: Level | None = None
    bot: BotName | None = None


class Fill(Incoming):
    """Bots take all open seats, and the game begins."""

    level: Level = 3
    bot: BotName | None = None


class ImportRecord(Incoming):
    """A record (docs/formats.md) to look at, review or play on, all seats at one's screen."""

    record: dict[str, Any]
    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=60)] = ""
