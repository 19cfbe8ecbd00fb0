"""What a game is to the rest of the world.

A Game describes itself (players, options), starts states and reads positions and records. Its rules
are kernels, found through the dtype of its state; everything that a person reads about a state is
made by the methods that a game's own class provides.

In these methods `s` is a kernel record. Only `setup` and `apply` ever change one.
"""

from __future__ import annotations

import secrets
import sys
from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Self

import numpy as np
import numpy.typing as npt

from ostraka.core.checks import check_texts, quoted, whole
from ostraka.core.errors import IllegalAction, InvalidGame, InvalidOption, InvalidPosition
from ostraka.core.game.compiled import Compiled
from ostraka.core.game.items import Item
from ostraka.core.game.options import Option, validated
from ostraka.core.game.outcome import SEATS
from ostraka.core.game.puzzle import Puzzle
from ostraka.core.game.study import Search
from ostraka.core.i18n.message import Message, add_catalogues, is_known
from ostraka.core.learn.index import NONE, ROW
from ostraka.core.packs.packs import Bundle, PackId
from ostraka.core.play.parts import Gathering, Kind, Parts
from ostraka.core.show.accent import Accent
from ostraka.core.show.change import Cause, Told
from ostraka.core.show.shapes import Schemas, schemas
from ostraka.core.show.view import AnyView

if TYPE_CHECKING:
    from ostraka.core.play.state import State


Position = str | dict[str, Any]

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
    passing: ClassVar[tuple[str, ...]] = ("pass", "end", "done", "stop", "go")
    """The verbs that only go on, for seats that have been left."""
    going_on: ClassVar[str | None] = None
    """The verb that lets a turn go on where one might do something in between."""
    accents: ClassVar[Sequence[Accent]] = ()
    """Where its drawing has colour and weight."""
    prefix: ClassVar[str] = ""
    """How the keys of its messages begin, where that is not its name."""
    kinds: ClassVar[Mapping[str, Kind]] = {}
    """The kinds of actions, by verb."""
    table_shape: ClassVar[Any] = dict[str, Any]
    """The form of `table`, as a TypedDict."""
    catalogue_shape: ClassVar[Any] = dict[str, Any]
    """The form of `catalogue`, as a TypedDict."""
    puzzle_turns: ClassVar[tuple[int, ...]] = ()
    """In how many turns its puzzles may be won; empty for a game without puzzles."""

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
        self, *, seed: int | None = None, players: int | None = None, **options: Any
    ) -> State:
        """A new game, laid out from a seed (a fresh one if none is given)."""
        from ostraka.core.play.state import State

        return State(self, self.check_seed(seed), self.check_players(players), options)

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

    # -- what indices mean ----------------------------------------------------------------------

    def describe_index(self, index: int, seat: int = 0) -> Parts:
        """The parts that an index always means when a seat acts, verb first.

        A part that has the name of a slot is what fills that slot in a legal action's parts. Where
        that depends on the state (which place a spot is) the part has a name of its own.
        """
        self.check_index(index, seat)
        row = self.action_table[index]
        parts = {name: int(row[name]) for name in ROW.names or () if row[name] != NONE}
        return parts | {"verb": list(self.kinds)[row["verb"]]}

    # -- words ---------------------------------------------------------------------------------

    @property
    def rulings(self) -> Sequence[Message]:
        """What we decided where the rulebook is silent or doubtful."""
        return ()

    def label(self, sort: str, word: str) -> Message:
        """What an option, a slot, a verb or a category of points is called.

        It is the message `<prefix>-<sort>-<word>`; where there is none, the word itself.
        """
        check_texts(sort, word)
        key = f"{self.prefix or self.name}-{sort}-{word.replace(' ', '-')}"
        return Message(key) if is_known(key) else Message("plain", text=word)

    def turn_number(self, s: Any) -> int:
        """The number of the turn being played, in a game whose turns go on by an action."""
        return 0

    @abstractmethod
    def seat_name(self, s: Any, seat: int) -> Message:
        """What a seat is called in sentences."""

    # -- actions as sentences with slots --------------------------------------------------------

    def parts(self, s: Any, code: int) -> Parts:
        """A legal action as slots and things, verb first; unique among the legal ones.

        In a game that declares no kinds of actions each action is a verb of its own.
        """
        return {"verb": self.text(s, code)}

    def rows(self, states: Any, codes: Sequence[int]) -> list[Parts]:
        """The parts of all legal actions of the state in an array; shared, so not to be changed."""
        s = states[0]
        return [self.parts(s, code) for code in codes]

    def gathering(self, s: Any) -> Gathering | None:
        """The choice at hand, where it is one of several things, or what is left of such a one."""
        return None

    def choosing(self, s: Any) -> Sequence[int]:
        """The seats that may choose now, the seat to act first.

        There are several where all choose at the same time and in secret, so that nobody's choice
        depends on another's; the rules still ask them one after the other.
        """
        return (int(s["seat"]),)

    def words(self, s: Any, parts: Parts) -> dict[str, Any]:
        """What the sentence of an action is filled with: the acting seat and the things."""
        slots = {name: value for name, value in parts.items() if name != "verb"}
        return {"seat": self.seat_name(s, int(s.seat)), **slots}

    def text(self, s: Any, code: int) -> str:
        """The short text of a legal action; unique among the legal ones."""
        parts = self.parts(s, code)
        return self.kinds[parts["verb"]].write(parts)

    def parse(self, s: Any, text: str) -> int:
        """The legal action with that text, in whatever case; refuses everything else."""
        wanted = " ".join(text.split()).casefold()
        for code in self.legal_codes(s).tolist():
            if self.text(s, code).casefold() == wanted:
                return int(code)
        raise IllegalAction(self.explain(s, " ".join(text.split())))

    @abstractmethod
    def explain(self, s: Any, text: str) -> Message:
        """Why a text is not a legal action now."""

    def why(self, s: Any, parts: Parts) -> Message:
        """Why no legal action has these parts; perhaps only some of the slots are filled."""
        kind = self.kinds.get(str(parts.get("verb")))
        if kind is not None and kind.is_complete(parts):
            return self.explain(s, kind.write(parts))
        thing = next(reversed(parts.values()), "")
        return Message("error-nothing-with", thing=quoted(thing))

    def sentence(self, s: Any, code: int) -> Message:
        """What a legal action does."""
        parts = self.parts(s, code)
        return Message(self.kinds[parts["verb"]].say, **self.words(s, parts))

    def sentence_for(self, s: Any, code: int, seat: int | None) -> Message:
        """What a seat (None: a spectator) is told about an action that is being played.

        A game in which actions name hidden things tells others less than the acting seat.
        """
        return self.sentence(s, code)

    # -- what is seen, and what happened -----------------------------------------------------------

    @abstractmethod
    def table(self, s: Any, seat: int | None) -> dict[str, Any]:
        """What a seat may know of the table, ready for JSON; None is a spectator."""

    # -- twins ----------------------------------------------------------------------------------

    def twins(self, s: Any) -> Any:
        """How things that are the same to the rules are told apart where no past is known."""
        return None

    def follow(self, twins: Any, before: Any, after: Any) -> Any:
        """How they are told apart after a beat, which led from a record to another."""
        return twins

    def tell_apart(self, table: dict[str, Any], twins: Any) -> dict[str, Any]:
        """A table on which they are told apart in this way."""
        return table

    @cached_property
    def has_twins(self) -> bool:
        """Whether some things are the same to the rules and not to people."""
        return type(self).twins is not Game.twins

    # -- what is asked, what never changes, and what happened --------------------------------------

    def question(self, s: Any, seat: int | None) -> Message:
        """What is asked of the seat to act, in words that a seat may read."""
        return Message("question-act", seat=self.seat_name(s, int(s.seat)))

    def catalogue(self, locale: str = "en") -> dict[str, Any]:
        """All that never changes and a front end draws with: cards, tiles, pieces, their words."""
        check_texts(locale)
        return {}

    def schemas(self) -> Schemas:
        """JSON Schemas of views, of the table inside, of the catalogue and of parts."""
        return schemas(self.table_shape, self.catalogue_shape, self.kinds)

    @cached_property
    def told_alike(self) -> bool:
        """Whether all seats, and spectators, are shown and told the same."""
        return self.alike or not self.hidden

    @cached_property
    def at_once(self) -> bool:
        """Whether all that an action does happens in one beat."""
        return type(self).beats is Game.beats

    def beats(self, s: Any, code: int) -> Iterator[Cause]:
        """Carry out an action on a record, and say after each beat what caused it."""
        self.kernel_apply(s, self.data, code)
        yield Cause()

    def tell(
        self, before: AnyView, after: AnyView, cause: Cause, seat: int | None
    ) -> Iterable[Told]:
        """What changed between two views of a seat, one small thing after the other."""
        return ()

    def tell_unknown(self, before: AnyView, after: AnyView, cause: Cause) -> Iterable[Told]:
        """What is certain of a beat in which something hidden comes to light, for previews.

        Between two views of a spectator, without what comes to light: how many cards are drawn,
        for instance, but not which.
        """
        return ()

    @abstractmethod
    def draw(self, view: AnyView, locale: str = "en") -> str:
        """A view as a table of text for a terminal."""

    def describe(self, word: str, locale: str = "en") -> str | None:
        """What a word on the table means, such as the text of a card; None if it says nothing."""
        check_texts(word, locale)
        return None

    @abstractmethod
    def position(self, s: Any) -> Position:
        """The whole position, readable by `read_position`."""

    def is_settled(self, position: Position) -> bool:
        """Whether nothing in a position is half done.

        What is half done stands there as the rules keep it, and the rules trust it: it may come
        from one's own hand, but not from a stranger's.
        """
        return True

    @abstractmethod
    def read_position(self, position: Position, s: Any, options: Any, seed: int) -> None:
        """Set a position up in a zeroed record; refuses it with everything that is wrong in it."""

    @abstractmethod
    def reason(self, s: Any) -> Message:
        """Why a game that is over has ended, and how a tie for the first place was broken."""

    def breakdown(self, s: Any) -> list[dict[str, int]]:
        """The score of each seat by category."""
        return [{"score": points} for points in self.scores(s)]

    @cached_property
    def uncategorised(self) -> bool:
        """Whether scores have no categories."""
        return type(self).breakdown is Game.breakdown

    def pointless(self, state: State) -> frozenset[int]:
        """Legal actions that only redo or take back what was just done; no bot plays them."""
        return frozenset()

    # -- things worth counting ------------------------------------------------------------------

    def item_taken(self, s: Any, code: int) -> Item | None:
        """What an action takes for the acting seat: a card played, a tile bought; None: nothing."""
        return None

    def items_within_reach(self, s: Any) -> Iterable[Item]:
        """What the acting seat holds to take or can take now: all that a legal action takes."""
        return ()

    def items_title(self, sort: str) -> Message:
        """What a sort of items is called."""
        raise KeyError(sort)

    def item_label(self, item: Item) -> Message:
        """What an item is called."""
        raise KeyError(item.name)

    def item_group(self, item: Item) -> Message:
        """The items among which an item is counted, such as its kind."""
        raise KeyError(item.name)

    # -- study ----------------------------------------------------------------------------------

    def search(self, *, seed: int, threads: int, playing: bool, **plan: Any) -> Search | None:
        """The game's own search, as its `levels.toml` plans it; None where the common one serves.

        A search that is not `playing` studies: it remembers nothing of other positions.
        """
        return None

    def puzzles(self, count: int, *, seed: int = 0, turns: int = 1) -> Iterator[Puzzle]:
        """So many positions with a single solution, won in so many turns."""
        raise InvalidOption(Message("error-no-puzzles", game=self.title))

    # -- promises ------------------------------------------------------------------------------

    @abstractmethod
    def check(self, s: Any) -> None:
        """Assert what must be true of every state of this game."""

    def __repr__(self) -> str:
        return f"<{self.title}>"
