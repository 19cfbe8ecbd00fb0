"""Legacy mode: a campaign of up to fifteen games, as one value and one JSON document.

    campaign = Campaign.new("Thebes", today)
    state = campaign.begin(seed=7)          # a game of ancient_knowledge_solo
    …                                       # play it to its end
    campaign = campaign.finished(result_of(state), today)

Three piles hold the fifteen coffers: to do, unlocked (under the board in the next game) and spent;
by an option, coffers given up leave the campaign instead of staying to do. They follow from the
games played; a document in which they do not is refused. Nothing here touches a file (see `store`),
so every front end can use it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from ostraka.core.checks import quoted
from ostraka.core.errors import InvalidRecord, OstrakaError
from ostraka.core.files import digest
from ostraka.core.game.game import Game
from ostraka.core.game.options import Choice, Option, validated
from ostraka.core.game.registry import load_with
from ostraka.core.i18n.message import Message
from ostraka.core.packs.packs import PackId
from ostraka.core.play.record import Record
from ostraka.core.play.state import State
from ostraka.games.ancient_knowledge.language.coffers import letters
from ostraka.games.ancient_knowledge.language.grammar import LETTERS
from ostraka.games.ancient_knowledge.solo.game import READINGS

FORMAT = "ostraka-campaign"
VERSION = 1
GAME = "ancient_knowledge_solo"
LONGEST_NAME = 60


class InvalidCampaign(OstrakaError, ValueError):
    """A campaign that cannot be read, or cannot do what was asked."""


@dataclass(frozen=True)
class Hindrance:
    """What a score brings: a title, and what the next game has to do with."""

    title: str
    fewer: int
    time: int
    least: int | None = None

    @property
    def name(self) -> Message:
        """The title for people."""
        return Message(f"ak-solo-title-{self.title}")


HINDRANCES = Choice("hindrances", "page-15", ("page-15", "back-cover"))
"""Which of the two tables that the booklet prints."""
GIVEN_UP = Choice("given_up", "to-do", ("to-do", "out"))
"""Whether coffers given up are still to do, or leave the campaign."""
OPTIONS: tuple[Option, ...] = (HINDRANCES, GIVEN_UP, *READINGS)
"""What may vary from campaign to campaign."""
_OF_THE_TABLE = {option.name for option in READINGS}


@cache
def hindrances(table: str = HINDRANCES.default) -> tuple[Hindrance, ...]:
    """A table of scores, best first."""
    text = Path(__file__).with_name("hindrances.toml").read_text(encoding="utf-8")
    return tuple(Hindrance(**row) for row in tomllib.loads(text)[table])


def hindrance_of(score: int, table: str = HINDRANCES.default) -> Hindrance:
    """What a score brings."""
    return next(row for row in hindrances(table) if row.least is None or score >= row.least)


@dataclass(frozen=True)
class Result:
    """How a game ended: the objectives left on the board and which of them were met."""

    score: int
    objectives: str
    met: str
    given_up: str = ""
    used: str = ""
    record: Mapping[str, Any] = field(default_factory=dict)
    """The record of the game, from which it can be replayed."""

    @property
    def won(self) -> bool:
        """Whether every objective that was not given up is met."""
        return set(self.objectives) == set(self.met)


def result_of(state: State) -> Result:
    """The result of a solo game that is over."""
    if not state.over:
        raise InvalidCampaign(Message("ak-solo-not-over"))
    s: Any = state.raw
    game: Any = state.game
    return Result(
        score=state.scores[0],
        objectives=letters(int(s.objectives)),
        met=letters(game.met(s)),
        given_up=letters(int(s.given_up)),
        used=letters(int(s.used)),
        record=state.record.as_json(),
    )


@dataclass(frozen=True)
class Played:
    """A finished game of a campaign."""

    result: Result
    date: str

    @property
    def title(self) -> str:
        """The title that the score earned."""
        return hindrance_of(self.result.score).title


@dataclass(frozen=True)
class Campaign:
    """A campaign between two games, or with one unfinished."""

    name: str
    begun: str
    to_do: str = LETTERS
    unlocked: str = ""
    spent: str = ""
    games: tuple[Played, ...] = ()
    current: Mapping[str, Any] | None = None
    """The record of the game being played."""
    packs: tuple[PackId, ...] = ()
    """The owner's packs with which all its games are played."""
    chosen: tuple[tuple[str, str], ...] = ()
    """The options that differ from what is usual."""
    out: str = ""
    """Coffers that were given up and have left the campaign."""

    @classmethod
    def new(
        cls,
        name: str,
        today: str,
        packs: Iterable[PackId] = (),
        options: Mapping[str, Any] | None = None,
    ) -> Campaign:
        """A campaign with all fifteen coffers to do."""
        values = validated(GAME, OPTIONS, options or {})
        chosen = tuple((o.name, values[o.name]) for o in OPTIONS if values[o.name] != o.default)
        name = " ".join(name.split())
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise InvalidCampaign(Message("ak-solo-name", limit=LONGEST_NAME))
        return cls(name=name, begun=today, packs=tuple(packs), chosen=chosen)

    # -- how it stands --------------------------------------------------------------------------

    @property
    def achieved(self) -> int:
        """How many coffers have been achieved, out of fifteen."""
        return len(LETTERS) - len(self.to_do) - len(self.out)

    @property
    def won(self) -> bool:
        """Whether no coffer is left to do, the last game included."""
        return not self.to_do and all(game.result.won for game in self.games)

    @property
    def lost(self) -> bool:
        """Whether a game was lost, which ends the campaign."""
        return any(not game.result.won for game in self.games)

    @property
    def over(self) -> bool:
        """Whether there is no further game."""
        return self.won or self.lost

    @property
    def hindrance(self) -> Hindrance:
        """What the next game has to do with; nothing before the first one."""
        if not self.games:
            return self.hindrances[0]
        return hindrance_of(self.games[-1].result.score, self.choice(HINDRANCES))

    @property
    def hindrances(self) -> tuple[Hindrance, ...]:
        """The table of scores that the campaign follows."""
        return hindrances(self.choice(HINDRANCES))

    def choice(self, option: Option) -> str:
        """The value of an option."""
        return dict(self.chosen).get(option.name, str(option.default))

    # -- the next game --------------------------------------------------------------------------

    def options(self) -> dict[str, Any]:
        """The options of the next game."""
        if self.over:
            raise InvalidCampaign(Message("ak-solo-campaign-over", name=self.name))
        return {
            "to_do": self.to_do,
            "effects": self.unlocked,
            "fewer": self.hindrance.fewer,
            "time": self.hindrance.time,
            **{name: value for name, value in self.chosen if name in _OF_THE_TABLE},
        }

    def begin(self, seed: int | None = None, *, heritage: bool = True) -> State:
        """The next game, laid out."""
        return self.load_game().start(seed=seed, heritage=heritage, **self.options())

    def load_game(self) -> Game:
        """The solo game with the packs of the campaign; a sentence says which one is missing."""
        return load_with(GAME, self.packs)

    def playing(self, state: State) -> Campaign:
        """The campaign with a game under way, so that it can be resumed."""
        return replace(self, current=state.record.as_json())

    def resume(self) -> State | None:
        """The game under way, None if there is none."""
        return Record.from_json(self.current).replay() if self.current is not None else None

    def finished(self, result: Result, today: str) -> Campaign:
        """The campaign after a game.

        Whatever lay under the board is spent, used or not. What was met is no longer to do; after a
        win it is unlocked. Given-up objectives are still to do, or leave the campaign, as its
        options say. A loss ends the campaign.
        """
        if self.over:
            raise InvalidCampaign(Message("ak-solo-campaign-over", name=self.name))
        named = result.objectives + result.given_up
        wrong = set(named) - set(self.to_do) or set(result.met) - set(result.objectives)
        if wrong or not result.objectives or len(set(named)) != len(named):
            raise InvalidCampaign(Message("ak-solo-foreign-result", name=self.name))
        out = result.given_up if self.choice(GIVEN_UP) == "out" else ""
        left = "".join(letter for letter in self.to_do if letter not in result.met + out)
        met = "".join(sorted(result.met))
        goes_on = result.won and bool(left)
        return replace(
            self,
            to_do=left,
            unlocked=met if goes_on else "",
            spent="".join(sorted(self.spent + self.unlocked + ("" if goes_on else met))),
            games=(*self.games, Played(result, today)),
            current=None,
            out="".join(sorted(self.out + out)),
        )

    # -- JSON -----------------------------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        """The document."""
        document: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "name": self.name,
            "begun": self.begun,
            "to_do": self.to_do,
            "unlocked": self.unlocked,
            "spent": self.spent,
            "games": [
                {
                    "date": game.date,
                    "score": game.result.score,
                    "title": game.title,
                    "objectives": game.result.objectives,
                    "met": game.result.met,
                    "given_up": game.result.given_up,
                    "used": game.result.used,
                    "record": game.result.record,
                }
                for game in self.games
            ],
            "current": self.current,
        }
        if self.packs:
            document["packs"] = [pack.as_json() for pack in self.packs]
        if self.chosen:
            document["options"] = dict(self.chosen)
        if self.out:
            document["out"] = self.out
        return {**document, "check": digest(document)}

    @classmethod
    def from_json(cls, document: Any) -> Campaign:
        """Read a document; refuses what was damaged, edited, or does not follow from its games."""
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            raise InvalidCampaign(Message("ak-solo-campaign-format"))
        if document.get("version") != VERSION:
            version = quoted(document.get("version"), 20)
            message = Message("ak-solo-campaign-version", version=version, known=VERSION)
            raise InvalidCampaign(message)
        rest = {key: value for key, value in document.items() if key != "check"}
        if document.get("check") != digest(rest):
            raise InvalidCampaign(Message("ak-solo-campaign-damaged"))
        try:
            packs = map(PackId.from_json, rest.get("packs", []))
            options = rest.get("options", {})
            campaign = cls.new(_word(rest["name"]), _word(rest["begun"]), packs, options)
            for table in rest["games"]:
                result = Result(
                    score=_number(table["score"]),
                    objectives=_word(table["objectives"]),
                    met=_word(table["met"]),
                    given_up=_word(table["given_up"]),
                    used=_word(table["used"]),
                    record=dict(table["record"]),
                )
                campaign = campaign.finished(result, _word(table["date"]))
            if rest["current"] is not None:
                if Record.from_json(rest["current"]).packs != campaign.packs:
                    raise ValueError
                campaign = replace(campaign, current=rest["current"])
        except (AttributeError, KeyError, TypeError, ValueError, InvalidRecord):
            raise InvalidCampaign(Message("ak-solo-campaign-damaged")) from None
        if campaign.as_json() != document:
            raise InvalidCampaign(Message("ak-solo-campaign-damaged"))
        return campaign


def _word(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _number(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError
    return value
