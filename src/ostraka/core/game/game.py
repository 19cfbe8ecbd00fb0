"""What a game is to the rest of the world.

A Game says who can play it and with which options, and starts states. Its rules are kernels, found
through the dtype of its states; everything that people read about a state comes from its roles
(`ostraka.core.game.roles`).
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Self

import numpy as np
import numpy.typing as npt

from ostraka.core.checks import check_texts, quoted, whole
from ostraka.core.errors import InvalidGame, InvalidOption, InvalidPosition
from ostraka.core.game.compiled import Compiled
from ostraka.core.game.options import Option, validated
from ostraka.core.game.puzzle import Puzzle
from ostraka.core.game.roles import (
    PASSING,
    Actions,
    Display,
    Items,
    Position,
    Positions,
    Puzzles,
    Scoring,
    Telling,
    Twins,
)
from ostraka.core.game.study import Search
from ostraka.core.i18n.message import Message, add_catalogues, is_known
from ostraka.core.kernel.compile import SEATS
from ostraka.core.kernel.deal import is_entropy
from ostraka.core.learn.index import NONE, ROW
from ostraka.core.packs.packs import Bundle, PackId
from ostraka.core.play.parts import Parts
from ostraka.core.show.shapes import Schemas, schemas

if TYPE_CHECKING:
    from ostraka.core.play.state import State


SEED_LIMIT = 2**53
"""Seeds stay below this, so that every JSON reader keeps them exactly."""

LONGEST_ACTION = 200
"""No action's text is longer; longer input is refused unread."""


class Game(Compiled):
    """One game: its rules, its words, its options."""

    name: ClassVar[str]
    title: ClassVar[str]
    options: ClassVar[tuple[Option, ...]] = ()
    observation_version: ClassVar[int] = 1
    """Grows when observations or indices change, so that what was learnt is not misread."""
    hidden: ClassVar[bool]
    """Whether some things are hidden from some seats."""
    alike: ClassVar[bool] = False
    """Whether all seats see the same, as where only the order of a pile is hidden."""
    chance: ClassVar[bool]
    """Whether luck plays a part."""
    credits: ClassVar[str]
    """Designers and publisher, to whom the game belongs."""
    starter_drawn: ClassVar[bool] = False
    """Whether it is drawn who begins; else the first seat does."""
    draws: ClassVar[bool] = False
    """Whether two players may agree on a draw."""
    passing: ClassVar[tuple[str, ...]] = PASSING
    """The verbs that do nothing but pass, for seats that have been left."""
    prefix: ClassVar[str] = ""
    """How the keys of its messages begin, where that is not its name."""
    rulings: ClassVar[Sequence[Message]] = ()
    """What we decided where the rulebook is silent or doubtful."""

    actions: Actions
    display: Display
    telling: Telling
    positions: Positions
    scoring: Scoring
    twins: Twins | None = None
    items: Items | None = None
    puzzles: Puzzles | None = None
    search: Callable[..., Search] | None = None
    """Makes its own search: `search(game, seed=, threads=, playing=, **plan)`, as its `levels.toml`
    plans it. One that is not `playing` studies: it remembers nothing of other positions. None
    where the common search serves."""

    takes_packs: ClassVar[bool] = False
    """Whether it can be played with packs of an owner's."""
    packs: tuple[PackId, ...] = ()
    """The owner's packs that it is played with; see `with_packs`."""

    def __init__(self) -> None:
        self._check_seats()
        if self.home is not None:
            add_catalogues(self.home / "locale")
        super().__init__()

    @property
    def home(self) -> Traversable | None:
        """The folder of its package, with its levels and, from outside, its catalogues."""
        package = sys.modules[type(self).__module__].__package__
        return files(package) if package else None

    def _check_seats(self) -> None:
        """Refuse numbers of players that compiled code has no room for."""
        if not self.players or not all(1 <= count <= SEATS for count in self.players):
            wanted = ", ".join(map(str, self.players)) or "0"
            raise InvalidGame(
                Message("error-game-seats", game=self.title, players=wanted, most=SEATS)
            )

    # -- packs ------------------------------------------------------------------------------

    def with_packs(self, *packs: Bundle) -> Game:
        """The same game played with owners' packs, in their order; refuses one with mistakes.

        Callers that know names of packs use `load` of the registry with a `reference`.
        """
        raise InvalidOption(Message("pack-none-taken", game=self.title))

    @property
    def reference(self) -> str:
        """What it is loaded by: its name, and its packs in their versions."""
        return "+".join((self.name, *map(str, self.packs)))

    def __reduce__(self) -> Any:
        """There is one of each game in a process: it travels by what it is loaded by."""
        from ostraka.core.game.registry import load

        return load, (self.reference,)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    # -- starting ---------------------------------------------------------------------------

    def start(
        self,
        *,
        seed: int | None = None,
        players: int | None = None,
        entropy: str | None = None,
        **options: Any,
    ) -> State:
        """A new game, laid out from a seed (a fresh one if none is given).

        With entropy (64 hexadecimal digits) all that is hidden is drawn from that instead.
        """
        from ostraka.core.play.state import State

        if entropy is not None and not is_entropy(entropy):
            raise InvalidOption(Message("error-entropy", entropy=quoted(entropy)))
        return State(
            self, self.check_seed(seed), self.check_players(players), options, entropy=entropy
        )

    def from_position(
        self, position: Position, *, seed: int | None = None, **options: Any
    ) -> State:
        """A game that begins from a position; what the position leaves open comes from the seed."""
        from ostraka.core.play.state import State

        if not isinstance(position, (str, dict)):
            raise InvalidPosition(Message("error-position-type", type=type(position).__name__))
        return State(self, self.check_seed(seed), None, options, position)

    def replay(self, record: Any) -> State:
        """The state at the end of a record (a Record, or its JSON document)."""
        from ostraka.core.play.record import Record

        if not isinstance(record, Record):
            record = Record.from_json(record)
        return record.replay(self)  # type: ignore[no-any-return]

    def check_players(self, players: int | None) -> int:
        """The number of players, the smallest if none is given; refuses what the game has not."""
        if players is None:
            return self.players[0]
        count = whole(players)
        if count not in self.players:
            raise InvalidOption(
                Message(
                    "error-players",
                    game=self.title,
                    players=quoted(players),
                    allowed=", ".join(map(str, self.players)),
                )
            )
        return count

    def check_seed(self, seed: int | None) -> int:
        """A seed, a fresh one if none is given."""
        if seed is None:
            return secrets.randbelow(2**32)
        number = whole(seed)
        if number is None or not 0 <= number < SEED_LIMIT:
            raise InvalidOption(Message("error-seed", seed=quoted(seed)))
        return number

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value."""
        return validated(self.title, self.options, options)

    def options_for(self, locale: str) -> dict[str, Any]:
        """The options that someone who reads a language would expect, unless they choose others."""
        check_texts(locale)
        return {}

    def option_codes(self, options: Mapping[str, Any]) -> npt.NDArray[np.int64]:
        """The options as the kernel's setup wants them (never empty, to keep one signature)."""
        codes = [option.code(options[option.name]) for option in self.options]
        return np.array([*codes, 0], np.int64)

    # -- what is the same in every game, whatever its roles -------------------------------------

    def describe_index(self, index: int, seat: int = 0) -> Parts:
        """The parts that an index always means when a seat acts, verb first.

        A part that has the name of a slot is what fills that slot in a legal action's parts. Where
        that depends on the state (which place a spot is) the part has a name of its own.
        """
        self.check_index(index, seat)
        if self.actions.described is not None:
            return self.actions.described(index, seat)
        row = self.action_table[index]
        parts = {name: int(row[name]) for name in ROW.names or () if row[name] != NONE}
        return parts | {"verb": list(self.actions.kinds)[row["verb"]]}

    def label(self, sort: str, word: str) -> Message:
        """What an option, a slot, a verb, a sort of items or a category of points is called.

        It is the message `<prefix>-<sort>-<word>`; where there is none, the word itself.
        """
        check_texts(sort, word)
        key = f"{self.prefix or self.name}-{sort}-{word.replace(' ', '-')}"
        return Message(key) if is_known(key) else Message("plain", text=word)

    def schemas(self) -> Schemas:
        """JSON Schemas of views, of the table inside, of the catalogue and of parts."""
        display = self.display
        return schemas(display.table_shape, display.catalogue_shape, self.actions.kinds)

    @cached_property
    def told_alike(self) -> bool:
        """Whether all seats, and spectators, are shown and told the same."""
        return self.alike or not self.hidden

    def breakdown(self, s: Any, scores: Sequence[int] | None = None) -> list[dict[str, int]]:
        """The score of each seat by category; `scores`, if they are known already."""
        by_category = self.scoring.breakdown
        if by_category is None:
            return [{"score": points} for points in scores or self.scores(s)]
        return [by_category(s, seat) for seat in range(int(s["players"]))]

    def make_puzzles(self, count: int, *, seed: int = 0, turns: int = 1) -> Iterator[Puzzle]:
        """This many positions with a single solution, won in this many turns."""
        if self.puzzles is None:
            raise InvalidOption(Message("error-no-puzzles", game=self.title))
        return self.puzzles.make(self, count, seed, turns)

    def __repr__(self) -> str:
        return f"<{self.title}>"
