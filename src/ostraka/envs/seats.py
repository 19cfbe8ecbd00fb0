"""Many games at once in which one seat is ours and bots hold the others.

    batch = SeatBatch("ankhor", 1024, opponents="greedy", players=2, seed=7)
    batch.step(batch.sample())
    batch.own, batch.own_rewards

A step is one action of the learner's seat in every game, and the bots' answers to it. `random`,
`greedy`, `eager` and `myopic` choose inside the compiled step; levels and bots of others are asked
one by one from Python, and each of them is shared by all games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from ostraka.bots.first_use import first_use
from ostraka.bots.playout import values_after
from ostraka.bots.simple import SAMPLES, Bot, MyopicBot
from ostraka.bots.spec import bot, parse_spec
from ostraka.bots.workspace import SearchPlan, play_room
from ostraka.core.checks import quoted, whole
from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.compile import kernel, records
from ostraka.core.kernel.random import STREAM, below, mix, new_stream
from ostraka.core.kernel.verbs import apply, legal, observe
from ostraka.core.play.state import State
from ostraka.envs.batch import Batch
from ostraka.envs.rows import borrowed
from ostraka.envs.stepping import FINE, SAME_STEP, advance, begin, finish, look, refused

RANDOM, ASKED = -1.0, -2.0
"""How opponents choose that do not weigh the states one action later: by lot, or from Python."""
APART = np.uint64(0x9E3779B97F4A7C15)


@kernel
def _choice(play: Any, s: Any, looks: float, samples: int, stream: Any, values: Any) -> int:
    """The code of the action that a bot chooses."""
    actions = play.actions
    if looks < 0:
        number = legal(s, play.data, actions)
        return actions[below(stream, number)]  # type: ignore[no-any-return]
    play.stack[0] = s
    play.plan.seat = s.seat
    play.stream.chance = stream.chance
    number = values_after(play, looks, samples, values)
    stream.chance = play.stream.chance
    best = values[0]
    for k in range(1, number):
        best = max(best, values[k])
    equal = 0
    for k in range(number):
        if values[k] >= best - 1e-9:
            values[equal] = k
            equal += 1
    legal(s, play.data, actions)
    return actions[int(values[below(stream, equal)])]  # type: ignore[no-any-return]


@kernel
def _ended(rows: Any, data: Any, rules: Any, own: Any, stream: Any, i: int) -> None:
    """Note what a game was worth that a bot has ended, and begin another where that is wanted."""
    finish(rows, data, i)
    rows.heads[i].acted = own[i]
    if rules[1] == SAME_STEP:
        observe(rows.states[i], data, int(own[i]), rows.final_observations[i])
        begin(rows, data, rules[3:], rules[0], i)
        if rules[2]:
            own[i] = below(stream, rules[0])


@kernel
def _answer(
    rows: Any, data: Any, rules: Any, own: Any, minds: Any, streams: Any, play: Any, i: int
) -> None:
    """Let the bots of a row play until the learner's seat, or one that Python asks, is to act."""
    s, head = rows.states[i], rows.heads[i]
    samples = SAMPLES if play.plan.redraw else 1
    values = np.empty(play.actions.shape[0], np.float64)
    while s.over == 0 and s.seat != own[i]:
        looks = minds[(s.seat - own[i]) % rules[0] - 1]
        if looks == ASKED:
            break
        apply(s, data, _choice(play, s, looks, samples, streams[i], values))
        head.plies += 1
        if s.over:
            _ended(rows, data, rules, own, streams[i], i)
    look(rows, data, i)


@kernel
def _draw_own(rows: Any, rules: Any, own: Any, streams: Any, i: int) -> None:
    """Draw the learner's seat of a game that was just laid out, where it is not always the same."""
    head = rows.heads[i]
    if rules[2] and (head.acted < 0 or (head.terminated and rules[1] == SAME_STEP)):
        own[i] = below(streams[i], rules[0])


@kernel
def answer_rows(
    lent: Any,
    kind: Any,
    rules: Any,
    own: Any,
    minds: Any,
    streams: Any,
    wanted: Any,
    play: Any,
    start: int,
    stop: int,
) -> None:
    """Let the bots play in those of some rows that are wanted, which were just laid out."""
    rows = borrowed(lent, kind)
    for i in range(start, stop):
        if wanted[i]:
            _draw_own(rows, rules, own, streams, i)
            _answer(rows, play.data, rules, own, minds, streams, play, i)


@kernel
def step_seats(
    lent: Any,
    kind: Any,
    rules: Any,
    own: Any,
    minds: Any,
    streams: Any,
    indices: Any,
    play: Any,
    start: int,
    stop: int,
) -> None:
    """Carry out a legal action of the learner in each of some rows, and the answers to it."""
    rows = borrowed(lent, kind)
    for i in range(start, stop):
        advance(rows, play.data, rules[3:], rules[0], rules[1], i, indices[i])
        _draw_own(rows, rules, own, streams, i)
        _answer(rows, play.data, rules, own, minds, streams, play, i)


@kernel
def play_code(
    lent: Any,
    kind: Any,
    rules: Any,
    own: Any,
    minds: Any,
    streams: Any,
    code: int,
    play: Any,
    i: int,
) -> None:
    """Carry out the action that a bot asked from Python has chosen, and the answers to it."""
    rows = borrowed(lent, kind)
    apply(rows.states[i], play.data, code)
    rows.heads[i].plies += 1
    if rows.states[i].over:
        _ended(rows, play.data, rules, own, streams[i], i)
    _answer(rows, play.data, rules, own, minds, streams, play, i)


class SeatBatch(Batch):
    """A Batch whose other seats are held by bots.

    `opponents` and `seat` are those of `Seat`: one bot for all other seats or one for each, in
    order of play from the learner's seat; `seat` None draws one for each game. Everything else is
    as in a Batch; `seats` is the learner's seat while a game is on.
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        seed: int | None = None,
        **how: Any,
    ) -> None:
        self._waiting = True  # for what is set up below
        super().__init__(game, n, seed=seed, **how)
        self._names = checked_opponents(self.game, self.players, opponents)
        self._chosen = checked_seat(seat, self.players)
        self._bots = [_mind(self.game, name) for name in self._names]
        minds = [mind if isinstance(mind, float) else ASKED for mind in self._bots] or [RANDOM]
        self._minds = np.array(minds, np.float64)
        drawn = int(self._chosen is None)
        self._rules = np.array([self.players, self._mode, drawn, *self._codes], np.int64)
        self._own = np.full(len(self), self._chosen or 0, np.int64)
        self._streams = records(bytes(STREAM.itemsize * len(self)), STREAM)
        self._plays = {start: self._room() for start, _ in self._crew.slices}
        self._waiting = False
        with first_use(self.game, "seats"):
            self._begin(np.ones(len(self), np.bool_), self.game.check_seed(seed))

    def _room(self) -> Any:
        """What one thread chooses with."""
        return play_room(self.game, SearchPlan().record(self.game, 0, 0, None), new_stream(0))

    @property
    def own(self) -> npt.NDArray[np.int64]:
        """The own seat in each game."""
        return self._own

    @property
    def own_rewards(self) -> npt.NDArray[np.float32]:
        """What the last step was worth to the learner's seat of the game that it was played in."""
        acted = np.maximum(self.acted, 0)[:, None]
        return np.take_along_axis(self.rewards, acted, axis=1)[:, 0]

    def reset(self, seed: Any = None, where: npt.ArrayLike | None = None) -> Self:
        """Lay out new games; the bots play until the learner's seat is to act."""
        super().reset(seed, where)
        if not self._waiting:
            wanted = np.ones(len(self), np.bool_) if where is None else np.array(where)
            self._begin(wanted, seed)
        return self

    def _begin(self, wanted: npt.NDArray[np.bool_], seed: Any) -> None:
        if seed is not None:
            self._streams["chance"] = [mix(each ^ APART) for each in self._heads["chance"]]
        self._share(answer_rows, wanted)
        self._ask()

    def step(self, indices: npt.ArrayLike) -> Self:
        """One action of the learner in each game, and the answers; if one is refused, nothing."""
        chosen = self._chosen_indices(indices)
        row = refused(*self._lent, self._mode, chosen)
        if row != FINE:
            raise self._refusal(row, int(chosen[row]))
        self._share(step_seats, chosen)
        self._ask()
        return self

    def _share(self, work: Callable[..., None], given: Any) -> None:
        call = partial(work, *self._lent, *self._held, given)
        self._crew.share(lambda start, stop: call(self._plays[start], start, stop))

    @property
    def _held(self) -> tuple[Any, ...]:
        return self._rules, self._own, self._minds, self._streams

    def _ask(self) -> None:
        """Ask the bots of Python until the learner's seat is to act everywhere."""
        if not (self._minds == ASKED).any():
            return
        act: Any = play_code
        play, call = self._plays[0], partial(act, *self._lent, *self._held)
        while len(due := np.flatnonzero((self.seats >= 0) & (self.seats != self._own))):
            for i in due.tolist():
                state = self.state(i)
                seat = int(self.seats[i])
                mind = self._bots[(seat - int(self._own[i])) % self.players - 1]
                assert not isinstance(mind, float)
                call(state.code(mind.choose(state)), play, i)

    # -- keeping -------------------------------------------------------------------------------

    def copy_rows(self, source: npt.ArrayLike, target: npt.ArrayLike) -> Self:
        """Make some games equal to others, with the seats of their learners."""
        super().copy_rows(source, target)
        self._own[self._which(target)] = self._own[self._which(source)]
        return self

    def load(self, i: int, state: State) -> Self:
        """Put a State into a row; its seat to act becomes the learner's."""
        super().load(i, state)
        if state.seat is not None:
            self._own[i] = state.seat
        return self

    @property
    def _of(self) -> tuple[Any, ...]:
        return (*super()._of, *self._names, self._chosen)

    def _kept(self) -> list[npt.NDArray[np.uint8]]:
        more = self._own, self._streams
        return [*super()._kept(), *(part.view(np.uint8) for part in more)]

    @property
    def _how(self) -> dict[str, Any]:
        return {**super()._how, "opponents": self._names, "seat": self._chosen}


def checked_seat(seat: Any, players: int) -> int | None:
    """The own seat, None where one is drawn; refuses one that is not there."""
    number = whole(seat)
    if seat is not None and (number is None or not 0 <= number < players):
        raise InvalidOption(Message("error-seat", seat=quoted(seat), players=players))
    return number


def checked_opponents(game: Game, players: int, opponents: Any) -> list[str]:
    """The bots of the other seats by name, in order of play from the learner's seat."""
    others = players - 1
    names = [opponents] * others if isinstance(opponents, str) else opponents
    fits = isinstance(names, (list, tuple)) and len(names) == others
    if not fits or not all(isinstance(name, str) for name in names):
        raise InvalidOption(Message("envs-opponents", wanted=others))
    for name in names:
        parse_spec(name).check(game)
    return list(names)


def _mind(game: Game, name: str) -> float | Bot:
    """How much the look of a state counts for a bot in compiled code; else the bot itself."""
    if name == "random":
        return RANDOM
    mind = bot(game, name, seed=0)
    return mind.looks if isinstance(mind, MyopicBot) else mind
