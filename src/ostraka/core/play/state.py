"""A game being played: the friendly object around one state array.

A State knows where it began (seed, players, options, perhaps a position) and everything done since,
so it can be undone, forked and written down. Whatever is refused changes nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ostraka.core.checks import quoted
from ostraka.core.errors import (
    GameOver,
    IllegalAction,
    InvalidOption,
    InvalidRecord,
    NothingToUndo,
    OstrakaError,
)
from ostraka.core.game.game import LONGEST_ACTION, Game
from ostraka.core.game.outcome import Outcome, agreed_outcome, ended
from ostraka.core.game.roles import Position
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.compile import ACTION
from ostraka.core.kernel.deal import streams_of
from ostraka.core.kernel.fields import readable
from ostraka.core.kernel.perft import leaves
from ostraka.core.kernel.random import new_stream
from ostraka.core.play.action import Action, LegalActions
from ostraka.core.play.choosing import find_action, find_codes, narrowed_to, refusal, turn_of
from ostraka.core.play.history import History
from ostraka.core.play.parts import Gathering, Narrowed, Parts
from ostraka.core.show.change import Change, ChangeShape, Preview
from ostraka.core.show.telling import previewed
from ostraka.core.show.view import ViewShape, outcome_json

if TYPE_CHECKING:
    from ostraka.core.play.record import Record


DEEPEST = 999
"""Nobody can count longer rows of actions, and each action of a row takes the room of a state."""


class State:
    """One state of one game, with the way that led to it."""

    __slots__ = (
        "_actions",
        "_agreed",
        "_array",
        "_count",
        "_left",
        "_legal",
        "_made",
        "_out",
        "_past",
        "_s",
        "_seen",
        "_step",
        "_tables",
        "beginning",
        "entropy",
        "game",
        "options",
        "seed",
    )

    def __init__(
        self,
        game: Game,
        seed: int,
        players: int | None,
        options: Mapping[str, Any],
        position: Position | None = None,
        entropy: str | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.entropy = entropy
        """What its hidden things were drawn from, None if they follow from the seed."""
        self.options = game.check_options(options)
        self.beginning = position
        """The position the game began from, None for the ordinary start."""
        array = readable(bytes(game.dtype.itemsize), game.dtype)
        codes = game.option_codes(self.options)
        if position is None:
            game.lay_out(array, game.tables, players, codes, seed)
            if entropy is not None and game.hidden:
                for seat, stream in enumerate(streams_of(entropy, int(array["players"][0]))):
                    game.deal_again(array, game.tables, seat, stream)
        else:
            game.positions.read(position, array[0], codes, seed)
        self._past = History(game, self.options, array.tobytes())
        self._actions = self._past.codes
        self._agreed: tuple[str, int] | None = None
        self._left: tuple[tuple[int, int], ...] = ()  # ply and seat of those who resigned
        self._hold(array)

    def _hold(self, array: npt.NDArray[Any]) -> None:
        """Make a state array the state."""
        self._array = array
        self._s = array[0]
        self._out = np.empty(self.game.max_legal, ACTION)
        self._seen: memoryview[int] = memoryview(self._out)  # type: ignore[arg-type]
        self._tables = self.game.tables
        self._step = self.game.step
        self._look()

    def _look(self) -> None:
        """See what is legal; nothing once the players have ended the game themselves."""
        self._count = 0 if self._agreed else self.game.look(self._array, self._tables, self._out)
        self._legal: LegalActions | None = None
        self._made: dict[Any, Any] = {}  # what was computed of this state

    # -- reading ----------------------------------------------------------------------------

    @property
    def raw(self) -> Any:
        """The state array as kernels see it. Reading it is fast; changing it breaks the game."""
        return self._s

    @property
    def array(self) -> npt.NDArray[Any]:
        """The state array, as compiled code takes it from Python; not to be changed."""
        return self._array

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self._s.players)

    @property
    def seat(self) -> int | None:
        """The seat to act, None once the game is over."""
        return None if self._count == 0 else int(self._s["seat"])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._count

    @property
    def legal(self) -> LegalActions:
        """The legal actions, as a lazy view: `in`, `len`, iteration, index."""
        if self._legal is None:
            self._legal = LegalActions(self.game, self._array, self.codes.tolist())
        return self._legal

    @property
    def codes(self) -> memoryview[int]:
        """The kernel's numbers of the legal actions, for fast loops; good until the state moves."""
        return self._seen[: self._count]

    @property
    def scores(self) -> tuple[int, ...]:
        """Points per seat, as they stand."""
        return self.game.scores(self._s)

    @property
    def breakdown(self) -> list[dict[str, int]]:
        """The points of each seat by category, as they stand."""
        return self.game.breakdown(self._s)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why; None while the game continues."""
        if not self.over:
            return None
        return ended(self) if self._agreed is None else agreed_outcome(self, *self._agreed)

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return self._past.begun + len(self._actions)

    @property
    def played(self) -> tuple[int, ...]:
        """The kernel's numbers of all actions played."""
        return tuple(self._actions)

    @property
    def actions(self) -> list[str]:
        """The texts of all actions played; each is put into words once."""
        return self._past.texts()

    def log(self, seat: int | None = None) -> list[Message]:
        """What a seat (without one: everybody) has been told since the beginning."""
        return [change.message for change in self.changes(seat) if not change.told.quiet]

    def changes(self, seat: int | None = None, since: int = 0) -> list[Change]:
        """The small changes made by the actions played since a ply, as a seat is told them.

        Without a seat, as a spectator is told them.
        """
        self._check_since(seat, since)
        return self._past.changes(seat, since, self._array.tobytes())

    def changes_json(self, seat: int | None = None, since: int = 0) -> list[ChangeShape]:
        """The same changes, ready for JSON; not to be changed, as they are made once."""
        self._check_since(seat, since)
        legal = self.codes if self._agreed is None else None
        return self._past.data(seat, since, self._array.tobytes(), legal)

    def changes_afresh(self, seat: int | None = None, since: int = 0) -> list[Change]:
        """The same changes, found the long way: by whole views, for this seat alone.

        It is what all quicker ways of telling are checked against.
        """
        self._check_since(seat, since)
        return self._past.changes_afresh(seat, since)

    def _check_since(self, seat: int | None, since: int) -> None:
        if seat is not None:
            self._check_seat(seat)
        if type(since) is not int or not 0 <= since <= self.ply:
            raise InvalidOption(Message("error-ply", ply=quoted(since), last=self.ply))

    @property
    def position(self) -> Position:
        """The whole position; it sets up an equal game."""
        return self.game.positions.write(self._s)

    @property
    def record(self) -> Record:
        """The game so far as a document that replays exactly."""
        from ostraka.core.play.record import Record

        if self._past.invented:
            raise InvalidRecord(Message("error-invented"))
        return Record.of(self)

    @property
    def agreed(self) -> tuple[str, int] | None:
        """How the players themselves ended the game: ("resign", seat) or ("draw", -1)."""
        return self._agreed

    def view(self, seat: int | None = None) -> ViewShape:
        """What a seat may know, ready for JSON; without a seat, what everyone may see."""
        if seat is not None:
            self._check_seat(seat)
        view: ViewShape = {**self._past.snapshot(self.ply).view(seat), "left": list(self.left)}
        if self._agreed is not None:
            view["agreed"] = list(self._agreed)
            view["to_act"], view["question"] = [], None
            view["over"], view["outcome"] = True, outcome_json(self.outcome)
        return view

    @property
    def indices(self) -> list[int]:
        """The legal actions as indices of the game's action space, in the order of `legal`."""
        return self.game.legal_indices(self._s) if self._count else []

    def observation(self, seat: int) -> npt.NDArray[np.int8]:
        """What a seat knows, as numbers for learning; `game.observation` says what they mean."""
        self._check_seat(seat)
        return self.game.observe(self._s, seat)

    def _check_seat(self, seat: int) -> None:
        """Refuse a seat that is not there: kernels trust the seats they are given."""
        known = isinstance(seat, (int, np.integer)) and not isinstance(seat, bool)
        if not (known and 0 <= seat < self.players):
            raise InvalidOption(Message("error-seat", seat=quoted(seat), players=self.players))

    @property
    def layout(self) -> str:
        """A digest of the form of the kernel record: bytes of another form mean something else."""
        form = repr((self.game.reference, self.game.dtype.descr, self.game.observation_version))
        return hashlib.sha256(form.encode()).hexdigest()[:16]

    def tobytes(self) -> bytes:
        """Every byte of the state array."""
        return self._array.tobytes()

    def __str__(self) -> str:
        return self.game.display.draw(self.view(self.seat if self.game.hidden else None))

    def __repr__(self) -> str:
        return f"<{self.game.title}, {self.ply} actions{', over' if self.over else ''}>"

    # -- acting -----------------------------------------------------------------------------

    def play(self, action: str | int | Action | Parts) -> State:
        """Carry out one action, given as text, by its parts, as an Action or by its kernel code.

        Parts that choose several things, in any order, are carried out as the row of actions that
        the rules ask for, all of them or none.
        """
        if isinstance(action, Mapping):
            codes = find_codes(self, action)
            if len(codes) > 1:
                self._past.gathered += ((self.ply, len(codes)),)
            for code in codes:
                self.play(code)
            return self
        code = action if type(action) is int else self.code(action)
        if self._legal is not None:
            self._legal.settle()
            self._legal = None
        try:
            count = self._step(self._array, self._tables, code, self._out, self._count)
        except OverflowError:  # a number that no action has
            count = -1
        if count < 0:
            raise refusal(self, action)
        self._actions.append(code)
        self._count = count
        if self._made:
            self._made = {}
        return self

    def code(self, action: Any) -> int:
        """The kernel's number of an action, given as text, as an Action or by its number."""
        if self._count == 0:
            raise refusal(self, action)
        if isinstance(action, str):
            if len(action) > LONGEST_ACTION:
                raise IllegalAction(Message("error-action-long", limit=LONGEST_ACTION))
            known: int | None = self._made.get(("code", action))
            if known is None:
                return self.game.actions.parse(self._s, action, self.codes)
            return known
        if isinstance(action, Action):
            if action not in self.legal:  # the same number may mean another action by now
                raise refusal(self, action)
            return action.code
        if isinstance(action, (int, np.integer)) and not isinstance(action, bool):
            if action not in self.codes:  # kernels trust the numbers they are given
                raise refusal(self, action)
            return int(action)
        raise IllegalAction(Message("error-action-type", type=type(action).__name__))

    # -- choosing, slot by slot ---------------------------------------------------------------

    @property
    def gathering(self) -> Gathering | None:
        """The choice at hand, where it is one of several things."""
        found = None if self.over else self.game.actions.gathering(self._s)
        return None if found is None or found.single else found

    @property
    def choosing(self) -> tuple[int, ...]:
        """The seats that may choose now; several where all choose at once and in secret."""
        choosing: tuple[int, ...] | None = self._made.get("choosing")
        if choosing is None:
            choosing = () if self.over else tuple(self.game.actions.choosing(self._s))
            self._made["choosing"] = choosing
        return choosing

    def turn_of(self, seat: int) -> State:
        """A fork in which it is the turn of one of those who choose at once.

        What the others have chosen there does not matter.
        """
        self._check_seat(seat)
        return turn_of(self, seat)

    @property
    def rows(self) -> list[Parts]:
        """The parts of all legal actions; not to be changed, as they are made once."""
        rows: list[Parts] | None = self._made.get("rows")
        if rows is None:
            rows = self._made["rows"] = self.game.actions.rows(self._array, self.codes.tolist())
        return rows

    def action(self, action: str | Mapping[str, Any]) -> Action:
        """The legal action with a text or parts; refuses what is not legal, with the reason."""
        if isinstance(action, str):
            return self.legal.named(self.code(action))
        return find_action(self, action)

    def texts(self, action: str | Mapping[str, Any]) -> list[str]:
        """The texts of the row of actions that an action stands for; refuses what is not legal."""
        codes = find_codes(self, action) if isinstance(action, Mapping) else [self.code(action)]
        if len(codes) == 1:
            return [self._text(codes[0])]
        fork, texts = self.fork(), []
        for code in codes:
            texts.append(fork._text(code))
            fork.play(code)
        return texts

    def _text(self, code: int) -> str:
        """The text of a legal action; what was written here need not be read again."""
        text = self.game.actions.text(self._s, code)
        self._made["code", text] = code
        return text

    def narrow(self, **slots: Any) -> Narrowed:
        """What remains legal once some slots are filled, and what may fill the next one."""
        return narrowed_to(self, slots)

    def why_not(self, action: str | Mapping[str, Any]) -> Message | None:
        """Why something cannot be played now; None if it can. Parts may be incomplete."""
        try:
            if isinstance(action, Mapping):
                if not narrowed_to(self, action).rows:
                    find_codes(self, action)
            else:
                self.code(action)
        except OstrakaError as error:
            return error.messages[0]
        return None

    def preview(self, action: str | Action | Parts, seat: int | None = None) -> Preview:
        """What an action is certain to change, as a seat would be told it; nothing is played."""
        if seat is not None:
            self._check_seat(seat)
        codes = find_codes(self, action) if isinstance(action, Mapping) else [self.code(action)]
        return previewed(self._past.snapshot(self.ply), codes, seat)

    @property
    def left(self) -> tuple[int, ...]:
        """The seats that have resigned while the others play on."""
        return tuple(seat for _, seat in self._left)

    @property
    def leaving(self) -> tuple[tuple[int, int], ...]:
        """After how many actions which of them resigned."""
        return self._left

    def resign(self, seat: int) -> State:
        """A player gives up. The game ends when one is left; until then the others play on."""
        self._check_agreement()
        self._check_seat(seat)
        if seat in self.left:
            raise IllegalAction(Message("error-resigned-already"))
        if self.players - len(self._left) > 2:
            self._left += ((self.ply, int(seat)),)
        else:
            self._agreed = ("resign", int(seat))
            self._look()
        return self

    def agree_draw(self) -> State:
        """Both players agree on a draw, in a game that knows draws."""
        self._check_agreement()
        if not self.game.draws or self.players != 2:
            raise IllegalAction(Message("error-no-draws", game=self.game.title))
        self._agreed = ("draw", -1)
        self._look()
        return self

    def _check_agreement(self) -> None:
        if self.over:
            raise GameOver(Message("error-over"))
        if self.players == 1:
            raise IllegalAction(Message("error-agreement-alone"))

    def has_secrets(self, seat: int) -> bool:
        """Whether a seat sees something now that not everyone may see."""
        self._check_seat(seat)
        table = self.game.display.table
        return table(self._s, seat) != table(self._s, None)

    @property
    def gathered(self) -> tuple[tuple[int, int], ...]:
        """The first ply and the length of actions that chose several things."""
        return self._past.gathered

    def gather(self, plies: int) -> None:
        """Say that the last plies were chosen together: they are taken back together."""
        if plies > 1:
            self._past.gathered += ((self.ply - plies, plies),)

    def back_to(self, ply: int) -> State:
        """Go back to a ply, also into the middle of what was chosen together."""
        if ply < self.ply:
            self._past.gathered = tuple(one for one in self.gathered if sum(one) <= ply)
        while self.ply > ply:
            self.undo()
        return self

    def undo(self) -> State:
        """Take the last action back; one that chose several things is taken back as a whole."""
        if self._agreed is not None:
            self._agreed = None
        elif self._left and self._left[-1][0] == self.ply:
            self._left = self._left[:-1]
        elif self._actions:
            self._array = self._past.take_back()
        else:
            raise NothingToUndo(Message("error-nothing-to-undo"))
        self._hold(self._array)
        return self

    def undo_is_free(self, seat: int) -> bool:
        """Whether a seat may take its last action back without asking the others.

        It may until hidden information has been revealed or another seat has acted.
        """
        self._check_seat(seat)
        if not self._actions or self._agreed is not None:
            return False
        if self._left and self._left[-1][0] == self.ply:
            return False
        before = self._past.earlier(self._past.last_length)[0]
        return bool(before.seat == seat and before.reveals == self._s.reveals)

    def fork(self) -> State:
        """A state equal to this one that goes its own way."""
        other = object.__new__(State)
        other.game, other.seed, other.beginning = self.game, self.seed, self.beginning
        other.entropy = self.entropy
        other.options = dict(self.options)
        other._past = self._past.fork(other.options)
        other._actions = other._past.codes
        other._agreed = self._agreed
        other._left = self._left
        other._hold(readable(self._array.tobytes(), self.game.dtype))
        return other

    def __copy__(self) -> State:
        return self.fork()

    def __deepcopy__(self, memo: Any) -> State:
        return self.fork()

    def __reduce__(self) -> Any:
        """It travels to other processes with its past, so it keeps its record there."""
        ended = self._agreed, self._left
        began = self.seed, self.entropy, self.beginning
        return _arrived, (self._past, *began, *ended, self.tobytes())

    def reshuffled(self, seat: int, seed: int) -> State:
        """A fork in which all that a seat cannot know has been redrawn.

        It cannot be undone past this point and has no record: its past never happened.
        """
        self._check_seat(seat)
        stream = new_stream(self.game.check_seed(seed))
        other = self.fork()
        self.game.kernel_reshuffle(other._s, self.game.data, seat, stream)
        twins = self._past.twins()
        other._past = History(self.game, other.options, other.tobytes(), self.ply, twins)
        other._past.invented = True
        other._actions = other._past.codes
        other._look()
        return other

    @classmethod
    def standing(cls, game: Game, options: Mapping[str, Any], record: bytes, ply: int = 0) -> State:
        """The state of a kernel record alone: how it came about is not known, so it has no record.

        Kernels trust the bytes they are given: they must be those of a state of this game.
        """
        past = History(game, dict(options), record, ply)
        past.invented = True
        return _arrived(past, 0, None, None, None, (), record)

    # -- counting ---------------------------------------------------------------------------

    def perft(self, depth: int, tally: Any = None) -> int:
        """The number of action sequences of a length from here.

        A tally (`ostraka.core.kernel.perft`) lets another thread watch the count, or end it.
        """
        _check_depth(depth, 0)
        if self._agreed is not None:
            return int(depth == 0)
        return leaves(self._s, self.game.data, self.game.max_legal, depth, tally)

    def divide(self, depth: int) -> dict[str, int]:
        """`perft` split by the first action."""
        _check_depth(depth, 1)
        counts = {}
        for action in self.legal:
            after = self.fork()
            after.play(action.code)
            counts[action.text] = after.perft(depth - 1)
        return counts


def _check_depth(depth: int, least: int) -> None:
    if type(depth) is not int or not least <= depth <= DEEPEST:
        known = {"least": least, "most": DEEPEST}
        raise InvalidOption(Message("error-depth", depth=quoted(depth), **known))


def _arrived(
    past: History,
    seed: int,
    entropy: str | None,
    beginning: Position | None,
    agreed: Any,
    left: Any,
    content: bytes,
) -> State:
    """A state that has travelled."""
    state = object.__new__(State)
    state.game, state.seed, state.beginning = past.game, seed, beginning
    state.entropy = entropy
    state.options, state._past, state._actions = past.options, past, past.codes
    state._agreed, state._left = agreed, left
    state._hold(readable(content, past.game.dtype))
    return state
