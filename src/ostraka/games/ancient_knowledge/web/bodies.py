"""The bodies of `/api/solo`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from ostraka.core.packs.packs import PackVersion
from ostraka.core.shape import Shape
from ostraka.protocol.base import Incoming
from ostraka.protocol.http import OptionInfo
from ostraka.protocol.table import Packs

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
