"""Many games at once, stepped by one compiled call.

    batch = Batch("arkantar", 1024, threads=2, seed=7)
    while training:
        indices = policy(batch.observations, batch.masks)
        batch.step(indices)
        learn(batch.rewards, batch.terminated, batch.final_observations)

What a batch shows are its own arrays, rewritten by every step: read them, copy what you keep.
They are plain NumPy arrays, so `torch.from_dlpack(batch.observations)` and JAX share the memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import cached_property, partial
from typing import Any, Literal, NamedTuple, Self, get_args

import numpy as np
import numpy.typing as npt

from ostraka.bots.first_use import first_use
from ostraka.core.checks import quoted, whole
from ostraka.core.errors import GameOver, IllegalAction, InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.compile import direct, records
from ostraka.core.kernel.random import STREAM, seeded
from ostraka.core.play.state import State
from ostraka.core.show.view import Snapshot, ViewShape
from ostraka.envs.desk import checked_options
from ostraka.envs.rows import aligned, lend, new_rows
from ostraka.envs.stepping import (
    DISABLED,
    FINE,
    NEXT_STEP,
    SAME_STEP,
    gather,
    look_rows,
    refused,
    reset_rows,
    reshuffle_rows,
    sample_rows,
    seed_rows,
    step_all,
    step_rows,
)
from ostraka.envs.threads import RowThreads

Autoreset = Literal["same_step", "next_step", "disabled"]
"""When a finished game is set up again, as Gymnasium's `AutoresetMode` calls it."""

MODES = {"same_step": SAME_STEP, "next_step": NEXT_STEP, "disabled": DISABLED}
_INDEX = np.dtype(np.int64)
ANY_STRIDE = np.zeros((2, 2), np.int64)[:, 0]
"""An example of indices that need not stand side by side."""
MOST = 1 << 24
"""The most games; as a rule memory refuses fewer."""
MOST_THREADS = 1024


class SavedBatch(NamedTuple):
    """A batch as it was, for search and for resuming later: all of it that is not derived."""

    of: tuple[Any, ...]
    """The game, its players and its options."""
    parts: tuple[npt.NDArray[np.uint8], ...]
    """States, what is known of each game beside them, rewards and final observations."""


class Batch:
    """This many games of one kind, all with the same number of players and the same options.

    Every step carries out one action in each game, given by its index in the game's action space.
    A finished game restarts in the step that ends it (`same_step`): what then is seen is the new
    game, and `final_observations` has the last sight of the old one. With `next_step` the next step
    restarts it, whatever index it is given; with `disabled`, `reset` does.
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        *,
        players: int | None = None,
        threads: int = 1,
        seed: int | None = None,
        autoreset: Autoreset | Enum = "same_step",
        **options: Any,
    ) -> None:
        """`autoreset` is one of its names, or a member of Gymnasium's `AutoresetMode`."""
        self.game = game if isinstance(game, Game) else load(game)
        self.game.check_learnable()
        self.players = self.game.check_players(players)
        self.options = checked_options(self.game, options)
        n = _number("envs-batch-size", n, MOST)
        self.threads = _number("envs-batch-threads", threads, MOST_THREADS)
        self.autoreset: Autoreset = _checked_mode(autoreset)
        self._mode = MODES[self.autoreset]
        try:
            self._rows = new_rows(self.game, n, self.players, self.autoreset == "same_step")
        except MemoryError:
            title = self.game.title
            raise InvalidOption(Message("envs-batch-memory", count=n, game=title)) from None
        self._heads: npt.NDArray[Any] = self._rows.heads
        self._lent = lend(self._rows), self._rows.states.dtype
        self._crew = RowThreads(self.threads, n)
        self._codes = self.game.option_codes(self.options)
        self._shape = (n,)
        self._random = records(bytes(STREAM.itemsize), STREAM)
        self._sampled: npt.NDArray[np.int64] = aligned((n,), np.int64)
        with first_use(self.game, "batch"):
            self.reset(seed=self.game.check_seed(seed))

    # -- what is seen --------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self._heads)

    @property
    def observations(self) -> npt.NDArray[np.int8]:
        """What the seat to act knows in each game; in a finished one, who acted last."""
        return self._rows.observations  # type: ignore[no-any-return]

    @property
    def masks(self) -> npt.NDArray[np.int8]:
        """1 for each index that is a legal action now."""
        return self._rows.masks  # type: ignore[no-any-return]

    @property
    def counts(self) -> npt.NDArray[np.int32]:
        """How many legal actions there are in each game; 0 once it is over."""
        return self._heads["count"]

    @property
    def legal(self) -> npt.NDArray[np.int32]:
        """The legal indices of each game in its row, `counts` of them; the rest is of no use."""
        return self._rows.legal  # type: ignore[no-any-return]

    @property
    def seats(self) -> npt.NDArray[np.int8]:
        """The seat to act in each game, -1 once it is over."""
        return self._heads["seat"]

    @property
    def acted(self) -> npt.NDArray[np.int8]:
        """The seat that acted in the last step, -1 where a game was laid out."""
        return self._heads["acted"]

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """What the last step was worth to each seat; see `ostraka.envs.rewards`."""
        return self._rows.rewards  # type: ignore[no-any-return]

    @property
    def terminated(self) -> npt.NDArray[np.bool_]:
        """Whether the last step ended a game."""
        return self._heads["terminated"]

    @property
    def final_observations(self) -> npt.NDArray[np.int8]:
        """What who acted last knew at the end of the last game in each row (`same_step` only)."""
        return self._rows.final_observations  # type: ignore[no-any-return]

    @property
    def seeds(self) -> npt.NDArray[np.int64]:
        """The seed of each game: `game.start(seed=…)` begins the same one; -1 where there is none.

        A game that was reshuffled, loaded or copied did not begin from a seed.
        """
        return self._heads["seed"]

    @property
    def plies(self) -> npt.NDArray[np.int32]:
        """How many actions have been played in each game."""
        return self._heads["plies"]

    @property
    def nbytes(self) -> int:
        """The memory that all games take together."""
        return sum(part.nbytes for part in self._rows)

    def ragged(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int32]]:
        """The legal indices without gaps: where the list of each game begins, and all lists.

        Those of game i are `indices[offsets[i]:offsets[i + 1]]`.
        """
        offsets = np.zeros(len(self) + 1, np.int64)
        np.cumsum(self.counts, out=offsets[1:])
        indices = np.empty(offsets[-1], np.int32)
        gather(*self._lent, offsets, indices)
        return offsets, indices

    def view(self, i: int, seat: int | None = None) -> ViewShape:
        """What a seat (without one: everybody) may see of a game, as `game.draw` draws it."""
        self._check_row(i)
        if seat is not None and not _is_one_of(seat, self.players):
            raise InvalidOption(Message("error-seat", seat=quoted(seat), players=self.players))
        record = records(self._rows.states[i : i + 1].tobytes(), self.game.dtype)[0]
        return Snapshot(self.game, record, self.options, int(self.plies[i])).view(seat)

    def _check_row(self, i: Any) -> None:
        if not _is_one_of(i, len(self)):
            raise InvalidOption(Message("envs-batch-row", row=quoted(i), last=str(len(self) - 1)))

    # -- acting --------------------------------------------------------------------------------

    def reset(
        self,
        seed: int | Sequence[int | None] | None = None,
        where: npt.ArrayLike | None = None,
    ) -> Self:
        """Lay out new games, everywhere or where it is wanted.

        With a seed, or one for each game, all that follows is the same each time, whatever the
        number of threads; without one the games continue being drawn from where they were.
        """
        wanted = np.ones(len(self), np.bool_) if where is None else _array(where)
        if wanted is None or wanted.shape != (len(self),) or wanted.dtype != np.bool_:
            raise InvalidOption(Message("envs-batch-where", count=len(self)))
        if isinstance(seed, (list, tuple, np.ndarray)):
            self._seed_each(list(seed))
        elif seed is not None:
            number = self.game.check_seed(seed)  # type: ignore[arg-type]
            seeded(self._random[0], number)
            seed_rows(*self._lent, self._random)
        wanted = np.ascontiguousarray(wanted)
        self._crew.share(
            partial(reset_rows, *self._lent, self.game.tables, wanted, self._codes, self.players)
        )
        return self

    def _seed_each(self, seeds: list[Any]) -> None:
        """Give each game a stream from a seed of its own; None leaves it as it is."""
        if len(seeds) != len(self):
            raise InvalidOption(Message("envs-batch-seeds", count=len(self), given=len(seeds)))
        checked = [seed if seed is None else self.game.check_seed(seed) for seed in seeds]
        for i, seed in enumerate(checked):
            if seed is not None:
                seeded(self._heads[i], seed)

    def step(self, indices: npt.ArrayLike) -> Self:
        """Carry out one action in each game; if one of them is refused, nothing happens at all."""
        if type(indices) is np.ndarray and indices.dtype is _INDEX and indices.shape == self._shape:
            chosen = indices  # the usual case, quickly
        else:
            chosen = self._chosen_indices(indices)
        row = self._act(chosen)
        if row != FINE:
            raise self._refusal(row, int(np.asarray(indices)[row]))
        return self

    def _chosen_indices(self, indices: Any) -> npt.NDArray[np.int64]:
        """The indices as compiled code wants them; refuses what is not one for each game."""
        chosen = _array(indices)
        if chosen is None or chosen.shape != self._shape or chosen.dtype.kind not in "iu":
            raise IllegalAction(Message("envs-batch-step", count=len(self)))
        return chosen.astype(np.int64)

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal index for each game, each equally likely; -1 where one is over."""
        self._sample(*self._lent, self._random, self._sampled)
        return self._sampled

    # -- compiled calls, the types of their arguments settled once -------------------------------

    @cached_property
    def _act(self) -> Callable[[npt.NDArray[np.int64]], int]:
        """Steps all games, or none: the first row that is refused, FINE if there is none."""
        given = (*self._lent, self.game.tables, self._codes, self.players, self._mode)
        if self._crew.alone:
            with first_use(self.game, "step"):
                return partial(direct(step_all, *given, ANY_STRIDE), *given)
        check = partial(direct(refused, *self._lent, 0, ANY_STRIDE), *self._lent, self._mode)
        step = partial(direct(step_rows, *given, ANY_STRIDE, 0, 0), *given)
        crew = self._crew

        def act(chosen: npt.NDArray[np.int64]) -> int:
            row: int = check(chosen)
            if row == FINE:
                crew.share(partial(step, chosen))
            return row

        return act

    @cached_property
    def _sample(self) -> Any:
        return direct(sample_rows, *self._lent, self._random, self._sampled)

    def _refusal(self, row: int, index: int) -> IllegalAction:
        """Why a row's index is refused."""
        if self.counts[row] == 0:
            return GameOver(Message("envs-batch-over", row=str(row)))
        if not 0 <= index < self.game.action_count:
            last = str(self.game.action_count - 1)
            return IllegalAction(
                Message("envs-batch-index", row=str(row), index=str(index), last=last)
            )
        parts = self.game.describe_index(index, int(self.seats[row]))
        words = " ".join(str(part) for part in parts.values())
        return IllegalAction(
            Message("envs-batch-illegal", row=str(row), index=str(index), action=words)
        )

    # -- keeping -------------------------------------------------------------------------------

    def save(self) -> SavedBatch:
        """Everything as it is now; what `sample` draws continues, whatever is restored.

        Chance is part of a game: after `restore` the same actions meet the same draws. A search
        that must not know what its seat cannot know calls `reshuffle`.
        """
        return SavedBatch(self._of, tuple(part.copy() for part in self._kept()))

    def restore(self, saved: SavedBatch) -> Self:
        """Go back to what was saved from this batch, or from one like it."""
        kept = self._kept()
        like = isinstance(saved, SavedBatch) and saved.of == self._of
        if not like or len(kept) != len(saved.parts) or not all(map(_alike, kept, saved.parts)):
            raise InvalidOption(Message("envs-batch-saved"))
        counts = self.counts.copy()
        for ours, theirs in zip(kept, saved.parts, strict=True):
            ours[:] = theirs
        self._look_again(counts)
        return self

    def _look_again(self, counts: npt.NDArray[np.int32]) -> None:
        """See all games as they are; the lists, which the masks show, are so long."""
        self.counts[:] = counts
        self._crew.share(partial(look_rows, *self._lent, self.game.tables))

    # -- searching -----------------------------------------------------------------------------

    def reshuffle(
        self, rows: npt.ArrayLike | None = None, seats: npt.ArrayLike | None = None
    ) -> Self:
        """Redraw all that a seat cannot know, future chance included, in some games or in all.

        `rows`: truth values, or numbers of games. `seats`: the seat that knows, one for all or one
        for each of these games; without them, the seat to act. Draws are those of `sample`.
        """
        which = self._which(rows)
        knowing = self.seats[which] if seats is None else _array(seats)
        if (
            knowing is None
            or knowing.dtype.kind not in "iu"
            or knowing.shape not in ((), which.shape)
        ):
            raise InvalidOption(Message("envs-batch-seats", count=len(which)))
        knowing = np.broadcast_to(knowing, which.shape).astype(np.int64)
        known = (knowing >= 0) & (knowing < self.players)
        if not (known | (seats is None)).all():
            wrong = str(knowing[~known][0])
            raise InvalidOption(Message("error-seat", seat=wrong, players=self.players))
        which, knowing = which[known], knowing[known]
        reshuffle_rows(*self._lent, self.game.tables, self._random, which, knowing)
        return self

    def copy_rows(self, source: npt.ArrayLike, target: npt.ArrayLike) -> Self:
        """Make some games equal to others: a tree search expands many children of one state.

        The new games of a row that is played on are still drawn from its own stream.
        """
        ours, theirs = self._which(target), self._which(source)
        if theirs.shape != ours.shape and theirs.shape != (1,):
            raise InvalidOption(Message("envs-batch-copy"))
        chance = self._heads["chance"].copy()
        rows = self._rows
        for part in (rows.states[: len(self)], *rows[1:]):
            if len(part):
                memory = part.view(np.uint8).reshape(len(self), -1)
                memory[ours] = memory[theirs]
        self._heads["chance"] = chance
        self._heads["seed"][ours] = -1
        return self

    def state(self, i: int) -> State:
        """A game as a State of its own, to be looked at, searched and played on.

        It knows all that is hidden, as any State does, but not the actions that led to it.
        """
        self._check_row(i)
        record = self._rows.states[i : i + 1].tobytes()
        return State.standing(self.game, self.options, record, int(self.plies[i]))

    def load(self, i: int, state: State) -> Self:
        """Put a State of the same game, with the same players and options, into a row."""
        self._check_row(i)
        known = isinstance(state, State) and state.agreed is None
        if not known or (state.game.reference, state.players, state.options) != self._of:
            raise InvalidOption(Message("envs-batch-load"))
        counts = self.counts.copy()
        self._rows.states[i : i + 1].view(np.uint8)[:] = state.array.view(np.uint8)
        self._rows.rewards[i] = 0
        for name, value in (("plies", state.ply), ("seed", -1), ("acted", -1), ("terminated", 0)):
            self._heads[name][i] = value
        self._look_again(counts)
        return self

    def _which(self, rows: Any) -> npt.NDArray[np.int64]:
        """The numbers of some games; refuses other values."""
        if rows is None:
            return np.arange(len(self))
        given = _array(rows)
        if given is not None and given.dtype == np.bool_ and given.shape == self._shape:
            return np.flatnonzero(given)
        given = None if given is None else np.atleast_1d(given)
        if given is None or given.ndim != 1 or (given.dtype.kind not in "iu" and len(given)):
            raise InvalidOption(Message("envs-batch-rows", count=len(self)))
        if len(given) and not (given.min() >= 0 and given.max() < len(self)):
            raise InvalidOption(Message("envs-batch-rows", count=len(self)))
        return given.astype(np.int64)

    @property
    def _of(self) -> tuple[Any, ...]:
        return self.game.reference, self.players, self.options

    def _kept(self) -> list[npt.NDArray[np.uint8]]:
        """What there is to keep, as bytes, so that not one of a record's is left out."""
        rows = self._rows
        kept = rows.states, rows.heads, rows.rewards, rows.final_observations
        return [part.view(np.uint8) for part in kept]

    def __reduce__(self) -> Any:
        """A copy has memory of its own, whether it was copied or travelled to another process."""
        made = type(self), (self.game, len(self)), self._how
        return _taken_up, (*made, self.save(), self._random.tobytes())

    @property
    def _how(self) -> dict[str, Any]:
        """What a batch like it is made with."""
        how = {"players": self.players, "threads": self.threads, "autoreset": self.autoreset}
        return {**how, **self.options}

    def __repr__(self) -> str:
        return f"<{len(self)} × {self.game.title}, {self.players} players>"


def _taken_up(kind: type[Batch], what: Any, how: Any, saved: SavedBatch, stream: bytes) -> Batch:
    """A batch that continues where another was."""
    batch = kind(*what, **how).restore(saved)
    batch._random[:] = records(stream, STREAM)
    return batch


def _number(key: str, given: Any, most: int) -> int:
    """A whole number from 1 to the most there may be; refuses any other."""
    number = whole(given)
    if number is None or not 1 <= number <= most:
        raise InvalidOption(Message(key, number=quoted(given), most=most))
    return number


def _checked_mode(autoreset: Any) -> Autoreset:
    """A way to start again, by its own name or Gymnasium's; refuses other names."""
    mode: Any = autoreset.name.lower() if isinstance(autoreset, Enum) else autoreset
    if mode not in get_args(Autoreset):
        known = ", ".join(MODES)
        raise InvalidOption(Message("envs-batch-autoreset", mode=quoted(autoreset), modes=known))
    return mode  # type: ignore[no-any-return]


def _alike(ours: npt.NDArray[np.uint8], theirs: Any) -> bool:
    """Whether something is an array of the same form."""
    same = isinstance(theirs, np.ndarray) and theirs.dtype == ours.dtype
    return same and theirs.shape == ours.shape


def _is_one_of(number: Any, count: int) -> bool:
    """Whether it is a whole number, counted from 0, of this many."""
    whole = isinstance(number, (int, np.integer)) and not isinstance(number, bool)
    return whole and 0 <= number < count


def _array(values: Any) -> npt.NDArray[Any] | None:
    """Values as an array; None for what cannot be one."""
    try:
        return np.asarray(values)
    except (TypeError, ValueError, OverflowError):
        return None
