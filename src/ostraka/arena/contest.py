"""What a contest is: a game, its bots, and the order in which all of them meet.

Luck is taken out by pairing. A deal is played by every choice of bots that fits around the table,
and by each choice once in every rotation of the seats, so that whoever was dealt well in one game
sits on the other side of the same deal in another. All games of one deal are a round; a contest is
judged by whole rounds.

Everything random follows from the contest's seed: the deals, the actions that open a game without
luck, and the seed of each bot in each game. Bots that do not look at a clock therefore play the
same games whatever the number of workers and the order in which games end.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import combinations
from typing import Any

from ostraka.bots.spec import Spec, parse_spec
from ostraka.core.documents import mistakes
from ostraka.core.errors import InvalidOption, InvalidRecord
from ostraka.core.game.game import Game
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.core.shape import Shape
from ostraka.work.code import code_digest
from ostraka.work.job import derived_seed

LIMIT = 60.0
"""Seconds that a bot may take for one decision, unless a contest says otherwise."""
OPENING = 4
"""Random actions that open a game without luck: else two steady bots would repeat one game."""
MOST_BOTS = 64
LONGEST_OPENING = 1000
LONGEST_LIMIT = 86_400.0


@dataclass(frozen=True)
class Fixture:
    """One game to be played."""

    number: int
    deal: int
    """The seed from which the game is laid out; the same for all games of a round."""
    seats: tuple[int, ...]
    """The number of the bot at each seat."""


@dataclass(frozen=True)
class Contest:
    """Which bots meet, at which game, under which conditions."""

    game: str
    """Its name, or with packs its reference."""
    bots: tuple[str, ...]
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 0
    opening: int = 0
    """This many random actions begin each game, the same in all games of a deal."""
    limit: float = LIMIT
    """Seconds that a bot may take for one decision; then it has lost."""

    @classmethod
    def of(
        cls,
        game: str | Game,
        bots: Sequence[str],
        *,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        opening: int | None = None,
        limit: float = LIMIT,
    ) -> Contest:
        """A contest with everything checked and filled in; refuses what cannot be played."""
        loaded = load(game) if isinstance(game, str) else game
        specs = [parse_spec(text) for text in bots]
        for spec in specs:
            spec.check(loaded)
        number = loaded.check_players(
            max(2, loaded.players[0]) if players is None and loaded.players[-1] > 1 else players
        )
        if number < 2:
            raise InvalidOption(Message("arena-alone", game=loaded.title))
        if not number <= len(specs) <= MOST_BOTS:
            raise InvalidOption(
                Message("arena-bots", bots=len(specs), players=number, most=MOST_BOTS)
            )
        if opening is None:
            opening = 0 if loaded.chance or loaded.hidden else OPENING
        if not 0 <= opening <= LONGEST_OPENING:
            raise InvalidOption(Message("arena-opening", most=LONGEST_OPENING))
        if not 0 < limit <= LONGEST_LIMIT:
            raise InvalidOption(Message("arena-limit"))
        return cls(
            game=loaded.reference,
            bots=tuple(map(str, specs)),
            players=number,
            options=loaded.check_options(options or {}),
            seed=loaded.check_seed(seed),
            opening=opening,
            limit=float(limit),
        )

    # -- who meets whom -----------------------------------------------------------------------

    @property
    def round_size(self) -> int:
        """How many games are played with one deal."""
        return math.comb(len(self.bots), self.players) * self.players

    def rounds(self, games: int) -> int:
        """How many whole rounds hold at least this many games."""
        return -(-games // self.round_size)

    def fixtures(self, rounds: int, first: int = 0) -> Iterator[Fixture]:
        """The games of this many rounds, in order, from a round on."""
        numbers = range(first * self.round_size, (first + rounds) * self.round_size)
        return map(self.fixture, numbers)

    def fixture(self, number: int) -> Fixture:
        """The game of a number: its deal, and who sits where."""
        turn, rest = divmod(number, self.round_size)
        choice, shift = divmod(rest, self.players)
        seats = _choices(len(self.bots), self.players)[choice]
        deal = derived_seed(self.seed, "deal", turn)
        return Fixture(number, deal, seats[shift:] + seats[:shift])

    def round_of(self, fixture: int) -> int:
        """The round to which a game belongs."""
        return fixture // self.round_size

    def bot_seed(self, fixture: int, bot: int) -> int:
        """The seed of a bot in one game."""
        return derived_seed(self.seed, "bot", fixture, bot)

    @property
    def code(self) -> str:
        """A digest of all that decides how the games are played here."""
        return code_digest(load(self.game), self.specs)

    # -- names --------------------------------------------------------------------------------

    @property
    def specs(self) -> tuple[Spec, ...]:
        """The bots."""
        return tuple(map(parse_spec, self.bots))

    @property
    def labels(self) -> tuple[str, ...]:
        """What the bots are called in tables; a bot that is entered twice has a number."""
        seen: dict[str, int] = {}
        labels = []
        for name in self.bots:
            seen[name] = seen.get(name, 0) + 1
            labels.append(name if seen[name] == 1 else f"{name} ({seen[name]})")
        return tuple(labels)

    # -- JSON ---------------------------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {**asdict(self), "bots": list(self.bots)}

    @classmethod
    def from_json(cls, document: Any) -> Contest:
        """Read what `as_json` gave; it is checked for its form, not for bots that are missing."""
        found = any(mistakes(ContestShape, document))
        if found or not 2 <= document["players"] <= len(document["bots"]):
            raise InvalidRecord(Message("arena-contest-form"))
        bots, limit = tuple(document["bots"]), float(document["limit"])
        return cls(**{**document, "bots": bots, "limit": limit})

    @property
    def digest(self) -> str:
        """A short name for files."""
        text = json.dumps(self.as_json(), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:12]


class ContestShape(Shape):
    """A contest in a document."""

    game: str
    bots: list[str]
    players: int
    options: dict[str, Any]
    seed: int
    opening: int
    limit: int | float


@cache
def _choices(bots: int, players: int) -> list[tuple[int, ...]]:
    return list(combinations(range(bots), players))
