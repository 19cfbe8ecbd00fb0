"""The simplest players: at random, for points, by the look of the next state, and absent ones."""

from __future__ import annotations

from typing import ClassVar, Protocol, runtime_checkable

import numpy as np

from ostraka.bots.playout import values_after
from ostraka.bots.workspace import SearchPlan, play_room
from ostraka.core.game.game import Game
from ostraka.core.game.study import acting
from ostraka.core.kernel.compile import records
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.play.action import Action
from ostraka.core.play.state import State

SAMPLES = 8  # redrawn states that they look at where something is hidden
SLIGHTLY = 1e-3  # decides between equal points, and never against more of them


@runtime_checkable
class Bot(Protocol):
    """Whoever can choose an action.

    A bot is given the whole state and must use only what the seat to act may know:
    `state.view(state.seat)`, `state.observation(state.seat)`, `state.legal`, and
    `state.reshuffled(state.seat, seed)` for a state to think with.
    """

    def choose(self, state: State) -> Action:
        """The action to play; the game is not over."""


class RandomBot:
    """Plays any legal action, each as likely as the others."""

    def __init__(self, game: Game, *, seed: int = 0) -> None:
        self.game = game
        self.seed = seed

    def choose(self, state: State) -> Action:
        acting(state)
        stream = new_stream((self.seed << 20) + state.ply)
        return state.legal[below(stream, len(state.legal))]


class MyopicBot:
    """Plays the action after which the game looks best to its evaluation, and sees no further."""

    looks: ClassVar[float] = 1.0
    """How much the look of a state counts beside its points as they stand."""

    def __init__(self, game: Game, *, seed: int = 0) -> None:
        self.game = game
        self.seed = seed
        self._memory = play_room(game, SearchPlan().record(game, 0, 0, None), new_stream(0))
        self._values = np.zeros(game.max_legal, np.float64)

    def choose(self, state: State) -> Action:
        seat = acting(state)
        if len(state.legal) == 1:
            return state.legal[0]
        stream = new_stream((self.seed << 20) + state.ply)
        plan = SearchPlan().record(self.game, seat, 0, None)
        memory = self._memory._replace(plan=plan, stream=stream)
        memory.stack[0] = records(state.tobytes(), self.game.dtype)[0]
        samples = SAMPLES if plan.redraw else 1
        number = values_after(memory, self.looks, samples, self._values)
        values = self._values[:number]
        best = np.flatnonzero(values >= values.max() - 1e-9)
        return state.legal[int(best[below(stream, len(best))])]


class GreedyBot(MyopicBot):
    """Takes what brings most points at once, and of equal actions any."""

    looks = 0.0


class EagerBot(MyopicBot):
    """Takes what brings most points at once; of equal actions, what looks best."""

    looks = SLIGHTLY


class AbsentBot:
    """Lets the turns of a seat that was left pass, as far as the rules allow.

    An action that only passes is played where there is one (`Game.passing`), otherwise the one
    that changes least.
    """

    def __init__(self, game: Game, *, seed: int = 0) -> None:
        self.game = game
        self.seed = seed

    def choose(self, state: State) -> Action:
        """An action that only passes, else the one after which the state is most like before."""
        seat = acting(state)
        for verb in self.game.passing:
            for code, row in zip(state.codes.tolist(), state.rows, strict=True):
                if row["verb"] == verb:
                    return state.legal[state.legal.codes.index(code)]
        thought = state.reshuffled(seat, self.seed)
        before = np.frombuffer(thought.tobytes(), np.uint8)
        changes = []
        for code in thought.codes.tolist():
            after = records(thought.tobytes(), self.game.dtype)
            self.game.kernel_apply(after[0], self.game.data, code)
            changes.append(int((np.frombuffer(after.tobytes(), np.uint8) != before).sum()))
        return state.legal[int(np.argmin(changes))]
