"""The bodies of the HTTP interface `/api/*`, apart from tables themselves."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from ostraka.server.protocol.base import (
    Change,
    GameName,
    Gathering,
    Incoming,
    Level,
    Moment,
    Outgoing,
    Parts,
    Ply,
    Seat,
    Sentence,
    View,
)
from ostraka.server.protocol.table import Name, Options, Packs, PackVersion

Text = Annotated[str, StringConstraints(max_length=200)]
Played = Annotated[list[Parts | Text], Field(max_length=200)]

# -- the server and the people -------------------------------------------------------------------


class ServerInfo(Outgoing):
    """What this server is."""

    name: Literal["ostraka"]
    version: str
    protocol: int
    locales: list[str]
    games: list[str]
    quick: list[str] = Field(description="Quick messages: `server-quick-<word>`.")
    now: Moment


class NewGuest(Incoming):
    """A person gives a name; there are no accounts."""

    name: Name


class Guest(Outgoing):
    """A person as others see them."""

    guest: str = Field(description="A public id.")
    name: str


class GuestSecret(Guest):
    """A person and the secret by which they are known: it is told this once."""

    secret: str


class DeviceLink(Outgoing):
    """A code that makes another device the same person, once, for ten minutes."""

    code: str
    path: str = Field(description="A path of the web client with the code in its fragment.")
    expires: Moment


class UseLink(Incoming):
    """The code of a device link."""

    code: Annotated[str, StringConstraints(max_length=64)]


# -- games ---------------------------------------------------------------------------------------


class OptionInfo(Outgoing):
    """An option of a game."""

    name: str
    kind: Literal["flag", "choice", "number", "letters", "other"]
    default: Any
    choices: list[str] | None = None
    lowest: int | None = None
    highest: int | None = None
    allowed: str


class LevelInfo(Outgoing):
    """A level of the bots."""

    level: int
    seconds: float | None = Field(description="How long it thinks at most; null: no time at all.")


class PackInfo(Outgoing):
    """A pack with which tables of a game may be played."""

    name: str = Field(description="What a new table asks for it by.")
    title: str = Field(description="What its author calls it, for people.")
    digest: str = Field(description="Its version.")


class GameInfo(Outgoing):
    """A game and what can be chosen about it."""

    game: str
    title: str
    players: list[int]
    hidden: bool
    chance: bool
    starter_drawn: bool = Field(description="Whether it is drawn who begins, or the first seat.")
    credits: str
    options: list[OptionInfo]
    levels: list[LevelInfo]
    rulings: list[Sentence]
    packs: list[PackInfo] = Field(description="Packs that its tables may be played with here.")


class Readiness(Outgoing):
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


# -- study ---------------------------------------------------------------------------------------


class ReplayMoment(Outgoing):
    """A game at one ply."""

    table: str
    seat: int | None = Field(description="The viewpoint.")
    ply: int
    last: int = Field(description="The last ply there is.")
    view: View
    changes: list[Change] = Field(description="What led here from the ply before.")
    turns: list[int] = Field(description="The seat that acted at each ply, from the first on.")


class Branch(Incoming):
    """Another way from a moment of a game."""

    ply: Ply
    actions: Played = Field(default_factory=list)
    seat: Seat | None = Field(default=None, description="The viewpoint; null: whoever is to act.")


class Position(Outgoing):
    """A state outside any table: its view and what could be played."""

    view: View
    changes: list[Change] = Field(description="Of the last action.")
    legal: list[dict[str, Any]] | None
    gathering: Gathering | None


class AskAnalysis(Incoming):
    """Analyse a moment of a game, or a branch of it."""

    ply: Ply
    actions: Played = Field(default_factory=list)
    seconds: float = Field(default=1.0, gt=0, le=5)
    best: int = Field(default=5, ge=1, le=500)


class Verdict(Outgoing):
    """What is thought of one action."""

    parts: dict[str, Any]
    text: str
    message: Sentence
    wins: list[float]
    scores: list[float]
    visits: int
    line: list[str]


class AnalysisAnswer(Outgoing):
    """The best actions of the seat to act, the best first."""

    seat: int
    ply: int
    exact: bool
    iterations: int
    seconds: float
    verdicts: list[Verdict]


class AskJudgement(Incoming):
    """Judge a moment of a game, or a branch of it, in short."""

    ply: Ply
    actions: Played = Field(default_factory=list)


class JudgementAnswer(Outgoing):
    """The best action of the seat to act, and each seat's share of the victory with it."""

    seat: int
    ply: int
    text: str
    wins: list[float]


class Step(Outgoing):
    """One action of a line."""

    text: str
    parts: dict[str, Any]
    message: Sentence


class Decision(Outgoing):
    """One decision of a game, graded."""

    ply: int
    seat: int
    text: str
    message: Sentence
    best: str
    best_message: Sentence | None
    wins: list[float]
    loss: float
    grade: Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]
    parts: dict[str, Any] | None = Field(default=None, description="The action as parts.")
    better: list[Step] = Field(
        default_factory=list,
        description="The better line, as far as the same seat acts; empty where none was better.",
    )


class ReviewAnswer(Outgoing):
    """A review: under way, or done."""

    state: Literal["none", "running", "done"]
    done: int = Field(description="Decisions judged.")
    total: int
    decisions: list[Decision]
    turning_points: list[int] = Field(description="Plies.")
    mean_loss: list[float] = Field(description="Per seat.")


class Winning(Outgoing):
    """One action of a puzzle's solution."""

    text: str
    parts: dict[str, Any]
    message: Sentence


class PuzzleAnswer(Outgoing):
    """A puzzle as it stands after the actions played in it."""

    puzzle: str = Field(description="Its name, for links: it is always the same position.")
    game: str
    turns: int
    difficulty: int
    seat: int
    next: str = Field(description="The name of the next puzzle.")
    played: int
    solved: bool
    failed: bool
    view: View
    changes: list[Change]
    legal: list[dict[str, Any]] | None
    gathering: Gathering | None
    solution: list[Winning] | None = Field(description="Only when it is asked for.")


class TryPuzzle(Incoming):
    """The actions played in a puzzle so far."""

    actions: Played = Field(default_factory=list)
    reveal: bool = Field(default=False, description="Show the solution.")


class TryLesson(Incoming):
    """The actions played so far in a lesson or upon a diagram."""

    actions: Played = Field(default_factory=list)


# -- solo ----------------------------------------------------------------------------------------


Readings = Annotated[
    dict[
        Annotated[str, StringConstraints(max_length=40)],
        Annotated[str, StringConstraints(max_length=40)],
    ],
    Field(max_length=8),
]


class BestScore(Outgoing):
    """The best score of a challenge with a hand."""

    score: int
    date: str
    name: str = Field(description="Who reached it.")
    table: str | None = Field(description="The game, if it is yours.")


class ChallengeInfo(Outgoing):
    """A solo challenge: which coffers are to be met and which may be used."""

    number: int
    name: str
    objectives: str
    effects: str
    source: Literal["read", "unsure", "rebuilt"] = Field(
        description="How sure its letters are; rebuilt: ours, where the print could not be read."
    )
    mine: dict[str, BestScore] = Field(description="By hand: your best.")
    best: dict[str, BestScore] = Field(description="By hand: the best of this server.")


class Hindrance(Outgoing):
    """What a score of a campaign brings."""

    title: str = Field(description="Message `ak-solo-title-<title>`.")
    fewer: int
    time: int
    least: int | None


class SoloInfo(Outgoing):
    """All that can be played alone."""

    game: str
    hands: list[str]
    challenges: list[ChallengeInfo]
    hindrances: list[Hindrance]
    campaigns: list[CampaignInfo]
    packs: list[PackVersion] = Field(description="What the challenges and scores are of.")
    readings: list[OptionInfo] = Field(
        description="What a challenge may choose where the booklets leave a rule open."
    )
    campaign_options: list[OptionInfo] = Field(description="The same for a campaign.")


class PlayChallenge(Incoming):
    """Begin a challenge."""

    hand: Annotated[str, StringConstraints(max_length=20)] = "classic"
    heritage: bool = True
    packs: Packs = Field(default_factory=list)
    options: Readings = Field(default_factory=dict, description="Of `readings`, what differs.")


class CampaignGame(Outgoing):
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


class CampaignInfo(Outgoing):
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
    hindrance: Hindrance = Field(description="What the next game has to do with.")
    table: str | None = Field(description="The game under way.")
    packs: list[PackVersion] = Field(description="What all its games are played with.")
    options: dict[str, str] = Field(description="Of `campaign_options`, what differs.")
    out: str = Field(description="Coffers that were given up for good.")
    hindrances: list[Hindrance] = Field(description="The table of scores that it follows.")


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


SoloInfo.model_rebuild()
