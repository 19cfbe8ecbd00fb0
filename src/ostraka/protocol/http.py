"""The bodies of the HTTP interface `/api/*`, apart from tables and from studying games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from ostraka.core.i18n.message import Sentence
from ostraka.core.packs.packs import PackVersion
from ostraka.core.shape import Shape
from ostraka.protocol.base import GameName, Incoming, Level, Moment, Seat
from ostraka.protocol.table import Name, Options, Packs

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
    default: Any
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
    rulings: list[Sentence]
    packs: list[PackInfo]
    """Packs that its tables may be played with here."""


class Readiness(Shape):
    """Whether a game can begin; `done` of `of` chores are, where something is being compiled."""

    ready: bool
    done: int
    of: int


# -- tables --------------------------------------------------------------------------------------


class QuickPlay(Incoming):
    """Play now against bots."""

    game: GameName
    level: Level = 3
    players: int | None = Field(default=None, ge=1, le=16)
    options: Options = Field(default_factory=dict)
    seat: Seat | None = Field(default=None, description="Null: any, by lot.")
    seed: int | None = Field(default=None, ge=0, lt=2**53)
    packs: Packs = Field(default_factory=list)


class Join(Incoming):
    """Take a seat: a given one, or the first that is open."""

    seat: Seat | None = None


class ChangeSeat(Incoming):
    """What the host does with a seat while the table waits."""

    who: Literal["open", "bot"]
    level: Level | None = None


class Fill(Incoming):
    """Bots take all open seats, and the game begins."""

    level: Level = 3


class ImportRecord(Incoming):
    """A record (docs/formats.md) to look at, review or play on, all seats at one's screen."""

    record: dict[str, Any]
    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=60)] = ""


# -- solo ----------------------------------------------------------------------------------------


Readings = Annotated[
    dict[
        Annotated[str, StringConstraints(max_length=40)],
        Annotated[str, StringConstraints(max_length=40)],
    ],
    Field(max_length=8),
]


class BestScore(Shape):
    """The best score of a challenge with a hand."""

    score: int
    date: str
    name: str
    """Who reached it."""
    table: str | None
    """The game, if it is yours."""


class ChallengeInfo(Shape):
    """A solo challenge: which coffers are to be met and which may be used."""

    number: int
    name: str
    objectives: str
    effects: str
    source: Literal["read", "unsure", "rebuilt"]
    """How sure its letters are; rebuilt: ours, where the print could not be read."""
    mine: dict[str, BestScore]
    """By hand: your best."""
    best: dict[str, BestScore]
    """By hand: the best of this server."""


class HindranceShape(Shape):
    """What a score of a campaign brings."""

    title: str
    """Message `ak-solo-title-<title>`."""
    fewer: int
    time: int
    least: int | None


class SoloInfo(Shape):
    """All that can be played alone."""

    game: str
    hands: list[str]
    challenges: list[ChallengeInfo]
    hindrances: list[HindranceShape]
    campaigns: list[CampaignInfo]
    packs: list[PackVersion]
    """What the challenges and scores are of."""
    readings: list[OptionInfo]
    """What a challenge may choose where the booklets leave a rule open."""
    campaign_options: list[OptionInfo]
    """The same for a campaign."""


class PlayChallenge(Incoming):
    """Begin a challenge."""

    hand: Annotated[str, StringConstraints(max_length=20)] = "classic"
    heritage: bool = True
    packs: Packs = Field(default_factory=list)
    options: Readings = Field(default_factory=dict, description="Of `readings`, what differs.")


class CampaignGame(Shape):
    """A finished game of a campaign."""

    date: str
    score: int
    title: str
    won: bool
    objectives: str
    met: str
    given_up: str
    used: str
    table: str | None


class CampaignInfo(Shape):
    """A legacy campaign: its three piles of coffers, its games, and what comes next."""

    campaign: str
    name: str
    begun: str
    to_do: str
    unlocked: str
    spent: str
    games: list[CampaignGame]
    over: bool
    won: bool
    achieved: int
    hindrance: HindranceShape
    """What the next game has to do with."""
    table: str | None
    """The game under way."""
    packs: list[PackVersion]
    """What all its games are played with."""
    options: dict[str, str]
    """Of `campaign_options`, what differs."""
    out: str
    """Coffers that were given up for good."""
    hindrances: list[HindranceShape]
    """The table of scores that it follows."""


class NewCampaign(Incoming):
    """Begin a campaign."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60)]
    packs: Packs = Field(default_factory=list)
    options: Readings = Field(
        default_factory=dict, description="Of `campaign_options`, what differs."
    )


class PlayCampaign(Incoming):
    """Go on with a campaign: the game under way, or the next one."""

    heritage: bool = True


class ImportCampaign(Incoming):
    """A campaign's document, as exported here or by `ostraka solo legacy export`."""

    document: dict[str, Any]
