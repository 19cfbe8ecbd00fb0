"""Gymnasium: one seat of a game, against bots, or a solo game.

    env = gymnasium.make("ostraka/arkantar-v1", opponents="3", seat=0)
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample())

A step is one action of the learner's seat; the bots' answers to it belong to it. The reward comes
with the end of the game (`rewards.py`). `copy` and `restore` leave a game in its middle and take it
up again, as a search wants it; so does a deep copy of the environment.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import numpy.typing as npt

from ostraka.bots.simple import Bot
from ostraka.bots.spec import bot
from ostraka.core.checks import quoted
from ostraka.core.errors import GameOver, IllegalAction, InvalidOption
from ostraka.core.i18n.message import Message
from ostraka.core.play.state import State
from ostraka.envs.desk import Desk
from ostraka.envs.picture import RENDER_MODES, check_render_mode, rendered
from ostraka.envs.seats import checked_opponents, checked_seat
from ostraka.envs.spaces import LegalSpace, check_reset_options, masked_space

Seen = dict[str, npt.NDArray[np.int8]]
ILLEGAL = ("raise", "lose", "random")


class Moment(NamedTuple):
    """A game in its middle, to be taken up again by `Seat.restore`."""

    state: State
    seat: int
    bots: list[Bot]
    chance: Any
    begun: bool


class Seat(gymnasium.Env[Seen, np.int64]):
    """One seat of a game.

    `opponents`: the bots of the other seats, by the names of `ostraka.bot`: one for all of them, or
    a row of one for each, in order of play from the learner's seat. `seat`: the learner's seat,
    counted from 0; None draws one for each game. `illegal`: what becomes of an index that is not
    legal: it is refused ("raise"), loses the game ("lose"), or a legal one is drawn instead
    ("random").
    """

    metadata = {  # noqa: RUF012 # as Gymnasium declares it
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        render_mode: str | None = None,
        illegal: str = "raise",
        **options: Any,
    ) -> None:
        check_render_mode(render_mode)
        if illegal not in ILLEGAL:
            known = ", ".join(ILLEGAL)
            raise InvalidOption(Message("envs-illegal", given=quoted(illegal), known=known))
        self.illegal = illegal
        self._lost = False
        self.desk = Desk(game, players, options)
        self.render_mode = render_mode
        self._chosen = checked_seat(seat, self.desk.players)
        self._names = checked_opponents(self.desk.game, self.desk.players, opponents)
        self._bots: list[Bot] = []
        self._begun = False
        self.seat = 0
        """The own seat of this game."""
        self.observation_space: Any = masked_space(self.desk.game)
        self.action_space = LegalSpace(self.desk)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        check_reset_options(self.desk.game, options)
        super().reset(seed=None if seed is None else self.desk.game.check_seed(seed))
        self.desk.start(int(self.np_random.integers(2**32)))
        players = self.desk.players
        self.seat = int(self.np_random.integers(players)) if self._chosen is None else self._chosen
        self._bots = [
            bot(self.desk.game, name, seed=int(self.np_random.integers(2**32)))
            for name in self._names
        ]
        self._begun, self._lost = True, False
        self._let_others_play()
        self._show()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if not self._begun:
            raise IllegalAction(Message("envs-not-begun"))
        if self._lost:
            raise GameOver(Message("envs-over"))
        try:
            self.desk.act(action)
        except IllegalAction:
            if self.illegal == "raise" or self.desk.state.over:
                raise
            if self.illegal == "lose":
                self._lost = True
                return self._seen(), -1.0, True, False, self._info()
            self.desk.act(self.np_random.choice(self.desk.indices))
        self._let_others_play()
        self._show()
        reward = self.desk.rewards[self.seat]
        return self._seen(), reward, self.desk.state.over, False, self._info()

    def _let_others_play(self) -> None:
        """The bots play until the learner's seat is asked, or the game is over."""
        desk = self.desk
        while desk.seat is not None and desk.seat != self.seat:
            mind = self._bots[(desk.seat - self.seat) % desk.players - 1]
            desk.play(mind.choose(desk.state).code)

    def _seen(self) -> Seen:
        return {
            "observation": self.desk.observation(self.seat),
            "action_mask": self.desk.mask.copy(),
        }

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "points": self.desk.state.scores[self.seat]}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """Which actions are legal, for libraries that ask the environment itself."""
        return self.desk.mask.copy()

    def copy(self) -> Moment:
        """The game as it is now, for `restore`."""
        chance = copy.deepcopy(self.np_random.bit_generator.state)
        return Moment(self.desk.state.fork(), self.seat, self._bots, chance, self._begun)

    def restore(self, moment: Moment) -> tuple[Seen, dict[str, Any]]:
        """Go on with a game as it was when it was copied, as often as one likes."""
        desk = self.desk
        ours = isinstance(moment, Moment) and moment.state.game is desk.game
        if not ours or (moment.state.players, moment.state.options) != (desk.players, desk.options):
            raise InvalidOption(Message("envs-moment"))
        self.desk.hold(moment.state.fork())
        self.seat, self._bots, self._begun = moment.seat, moment.bots, moment.begun
        self._lost = False
        self.np_random.bit_generator.state = copy.deepcopy(moment.chance)
        return self._seen(), self._info()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as the learner's seat sees it."""
        return rendered(self.desk.state, self.seat, self.render_mode)
