"""The roles of which a game is composed: each is a handful of the game's own functions.

A role that a game does not have is None. In these functions `s` is a state array; only
`Positions.read` and `Telling.beats` change it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ostraka.core.checks import check_texts, quoted
from ostraka.core.errors import IllegalAction
from ostraka.core.game.items import Item
from ostraka.core.game.puzzle import Puzzle
from ostraka.core.i18n.message import Message
from ostraka.core.play.parts import Gathering, Kind, Parts
from ostraka.core.show.accent import Accent
from ostraka.core.show.change import Cause, ChangeShape, Told
from ostraka.core.show.view import AnyView, Snapshot

if TYPE_CHECKING:
    from ostraka.core.game.game import Game
    from ostraka.core.play.state import State

Position = str | dict[str, Any]

PASSING = ("pass", "end", "done", "stop", "go")
"""The verbs that do nothing but pass, for seats that have been left."""


class Actions:
    """How actions are written, read, chosen and explained."""

    def __init__(
        self,
        kinds: Mapping[str, Kind],
        *,
        parts: Callable[[Any, int], Parts],
        explain: Callable[[Any, str], Message],
        words: Callable[[Any, Parts], dict[str, Any]] | None = None,
        text: Callable[[Any, int], str] | None = None,
        sentence: Callable[[Any, int], Message] | None = None,
        read: Callable[[Any, str, Sequence[int]], int | None] | None = None,
        spelled: Callable[[str], str] = str,
        why: Callable[[Any, Parts], Message | None] | None = None,
        rows: Callable[[Any, Sequence[int]], list[Parts]] | None = None,
        gathering: Callable[[Any], Gathering | None] | None = None,
        choosing: Callable[[Any], Sequence[int]] | None = None,
        described: Callable[[int, int], Parts] | None = None,
        pointless: Callable[[State], frozenset[int]] | None = None,
        going_on: str | None = None,
        turn_number: Callable[[Any], int] | None = None,
    ) -> None:
        self.kinds = kinds
        """The kinds of actions, by verb."""
        self.parts = parts
        """A legal action as slots and things, verb first; unique among the legal ones."""
        self.explain = explain
        """Why a text is not a legal action now."""
        self.words = words or _slots
        """What the sentence of an action is filled with."""
        self.text = text or self._text
        """The short text of a legal action; unique among the legal ones."""
        self.sentence = sentence or self._sentence
        """What a legal action does."""
        self.read = read or self._read
        """Which of these codes a text means, in whatever case; a code that is not legal, or None,
        where it means none of them."""
        self.spelled = spelled
        """What a person typed, with ids in place of the names of things."""
        self._why = why
        self.rows = rows or self._rows
        """The parts of all legal actions of the state in an array; shared, not to be changed."""
        self.gathering = gathering or _nothing
        """The choice at hand, where it is one of several things, or what is left of such a one."""
        self.choosing = choosing or _to_act
        """The seats that may choose now, the seat to act first.

        There are several where all choose at the same time and in secret, so that nobody's choice
        depends on another's; the rules still ask them one after the other."""
        self.described = described
        """The parts that an index always means when a seat acts; see `Game.describe_index`."""
        self.pointless = pointless or _none
        """Legal actions that only redo or take back what was just done; no bot plays them."""
        self.going_on = going_on
        """The verb that lets a turn continue where one might do something in between."""
        self.turn_number = turn_number or _no_turn
        """The number of the turn being played, in a game whose turns continue by an action."""

    def parse(self, s: Any, text: str, codes: Sequence[int]) -> int:
        """The one of the legal codes that a text means; refuses every other text."""
        text = " ".join(text.split())
        code = self.read(s, text, codes)
        if code is None or code not in codes:
            raise IllegalAction(self.explain(s, text))
        return code

    def why(self, s: Any, parts: Parts) -> Message:
        """Why no legal action has these parts; perhaps only some of the slots are filled."""
        said = self._why(s, parts) if self._why else None
        if said is not None:
            return said
        kind = self.kinds.get(str(parts.get("verb")))
        if kind is not None and kind.is_complete(parts):
            return self.explain(s, kind.write(parts))
        return Message("error-nothing-with", thing=quoted(next(reversed(parts.values()), "")))

    def _text(self, s: Any, code: int) -> str:
        parts = self.parts(s, code)
        return self.kinds[parts["verb"]].write(parts)

    def _sentence(self, s: Any, code: int) -> Message:
        parts = self.parts(s, code)
        return Message(self.kinds[parts["verb"]].say, **self.words(s, parts))

    def _read(self, s: Any, text: str, codes: Sequence[int]) -> int | None:
        wanted = text.casefold()
        return next((code for code in codes if self.text(s, code).casefold() == wanted), None)

    def _rows(self, states: Any, codes: Sequence[int]) -> list[Parts]:
        s = states[0]
        return [self.parts(s, code) for code in codes]


def _slots(s: Any, parts: Parts) -> dict[str, Any]:
    return {name: value for name, value in parts.items() if name != "verb"}


def _nothing(s: Any) -> None:
    return None


def _to_act(s: Any) -> Sequence[int]:
    return (int(s["seat"]),)


def _none(state: State) -> frozenset[int]:
    return frozenset()


def _no_turn(s: Any) -> int:
    return 0


class Display:
    """What is seen of a table: by seats, in words and as a drawing."""

    def __init__(
        self,
        *,
        table: Callable[[Any, int | None], Mapping[str, Any]],
        table_after: Callable[[Any, Snapshot, Snapshot, int | None], Any] | None = None,
        draw: Callable[[AnyView, str], str],
        seat_name: Callable[[Any, int], Message],
        question: Callable[[Any, int | None], Message] | None = None,
        catalogue: Callable[[str], Mapping[str, Any]] | None = None,
        describe: Callable[[str, str], str | None] | None = None,
        table_shape: Any = dict[str, Any],
        catalogue_shape: Any = dict[str, Any],
        accents: Sequence[Accent] = (),
        board: bool = False,
    ) -> None:
        self.table = table
        """What a seat may know of the table, ready for JSON; None is a spectator."""
        self.table_after = table_after
        """The same, from the table that the seat saw before, the snapshot then and the one now.

        It must be equal to `table`, and what has not changed must be the very same thing: telling
        skips it unseen. None where a game cannot say what has changed."""
        self.seat_name = seat_name
        """What a seat is called in sentences."""
        self.question = question or self._question
        """What is asked of the seat to act, in words that a seat may read."""
        self.table_shape = table_shape
        """The form of `table`, as a TypedDict."""
        self.catalogue_shape = catalogue_shape
        """The form of `catalogue`, as a TypedDict."""
        self.accents = accents
        """Where the drawing has colour and weight."""
        self.board = board
        """Whether the page draws it on a board of its own; else views bring the drawing as text."""
        self._draw, self._catalogue, self._describe = draw, catalogue, describe

    def draw(self, view: AnyView, locale: str = "en") -> str:
        """A view as a table of text for a terminal."""
        return self._draw(view, locale)

    def catalogue(self, locale: str = "en") -> dict[str, Any]:
        """All that never changes and a front end draws with: cards, tiles, pieces, their words."""
        check_texts(locale)
        return dict(self._catalogue(locale)) if self._catalogue else {}

    def describe(self, word: str, locale: str = "en") -> str | None:
        """What a word on the table means, such as the text of a card; None if it says nothing."""
        check_texts(word, locale)
        return self._describe(word, locale) if self._describe else None

    def _question(self, s: Any, seat: int | None) -> Message:
        return Message("question-act", seat=self.seat_name(s, int(s.seat)))


@dataclass(frozen=True)
class Telling:
    """What an action changed, told to a seat."""

    tell: Callable[[AnyView, AnyView, Cause, int | None], Iterable[Told]]
    """What changed between two views of a seat, one small thing after the other."""
    beats: Callable[[Any, int], Iterator[Cause]] | None = None
    """Carry out an action on a state array, and say after each beat what caused it.

    None where all that an action does happens in one beat."""
    tell_unknown: Callable[[AnyView, AnyView, Cause], Iterable[Told]] | None = None
    """What is certain of a beat in which something hidden is revealed, for previews.

    Between two views of a spectator, without what is revealed: how many cards are drawn, for
    instance, but not which."""
    sentence_for: Callable[[Any, int, int | None], Message] | None = None
    """What a seat (None: a spectator) is told about an action that is being played.

    None where actions name nothing hidden, so that everybody is told the same."""
    audience: Callable[[AnyView, Cause, int | None], int | None] | None = None
    """Among whom a seat is told of a beat, by its view before: the seat itself, if `tell` has
    words for it alone; else None, all others. Of those, `tell` is asked once for all to whose views
    the beat did the same.

    None where `tell` is asked for each seat."""
    direct: Callable[[Snapshot, Snapshot, int, Sequence[int] | None], list[ChangeShape] | None] | (
        None
    ) = None
    """The changes of an action as data, from the snapshots before and after it, its code and, if
    they are known, the legal codes after it: for speed, where all are told alike in one beat.

    It says, byte for byte, what `tell` and the difference of the views say, or None: ask them."""


@dataclass(frozen=True)
class Twins:
    """How things that are the same to the rules are told apart by people."""

    first: Callable[[Any], Any]
    """Where no past is known."""
    follow: Callable[[Any, Any, Any], Any]
    """After a beat, which led from a state array to another."""
    tell_apart: Callable[[dict[str, Any], Any], dict[str, Any]]
    """A table on which they are told apart in this way."""


def _settled(position: Position) -> bool:
    return True


@dataclass(frozen=True)
class Positions:
    """Positions that are written and read, and what every state must be like."""

    write: Callable[[Any], Position]
    """The whole position, for `read`."""
    read: Callable[[Position, Any, Any, int], None]
    """Set a position up in zeroed bytes, with options and a seed; refuses it with every mistake."""
    check: Callable[[Any], None]
    """Assert what must be true of every state of this game."""
    omits: tuple[str, ...] = ()
    """The fields of the table that a position does not carry: what only the past decides."""
    is_settled: Callable[[Position], bool] = _settled
    """Whether nothing in a position is half done.

    What is half done stands there as the rules keep it, and the rules trust it: it may come from
    one's own hand, but not from a stranger's."""


@dataclass(frozen=True)
class Scoring:
    """Points and endings in words; the numbers are the kernel's."""

    reason: Callable[[Any], Message]
    """Why a game that is over has ended, and how a tie for the first place was broken."""
    breakdown: Callable[[Any, int], dict[str, int]] | None = None
    """The points of a seat by category; None where there are no categories."""
    areas: str | None = None
    """The field of the table with an area for each seat, all that its points follow from.

    They are then the sum of its categories. None where they follow from more than its area."""
    of_area: Callable[[Any, Any, int], dict[str, int]] | None = None
    """`breakdown` for a seat whose area is known: the area, the state and the seat."""


@dataclass(frozen=True)
class Items:
    """Things worth counting; see `ostraka.core.game.items`."""

    taken: Callable[[Any, int], Item | None]
    """What an action takes for the acting seat: a card played, a tile bought; None: nothing."""
    within_reach: Callable[[Any, Sequence[int]], Iterable[Item]]
    """What the acting seat holds to take or can take now by one of the legal codes."""
    label: Callable[[Item], Message]
    """What an item is called."""
    group: Callable[[Item], Message]
    """The items among which an item is counted, such as its kind."""


@dataclass(frozen=True)
class Puzzles:
    """Positions with a single solution."""

    turns: tuple[int, ...]
    """In how many turns they may be won."""
    make: Callable[[Game, int, int, int], Iterator[Puzzle]]
    """This many of them from a seed on, won in this many turns."""
