"""A Batch as Gymnasium's VectorEnv: every seat is played by the caller, or one against bots.

    envs = Vector("ankhor", 64, players=3)
    observations, info = envs.reset(seed=1)
    observations, rewards, terminations, truncations, info = envs.step(actions)

`rewards` are those of the seats that acted; `info["rewards"]` has everybody's, `info["seat"]` who
acts next. Finished games start again by their next step, as most of Gymnasium's wrappers want it;
another mode can be chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import vector
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from ostraka.core.checks import quoted
from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.i18n.message import Message
from ostraka.envs.batch import Autoreset, Batch
from ostraka.envs.seats import SeatBatch
from ostraka.envs.spaces import check_reset_options, masked_space

ILLEGAL = ("raise", "random")
Seen = dict[str, npt.NDArray[np.int8]]
"""What is given of all games: `observation` and `action_mask`."""


class Vector(vector.VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """This many games at once, for training code that knows Gymnasium."""

    def __init__(
        self,
        game: Game | str,
        num_envs: int,
        *,
        players: int | None = None,
        threads: int = 1,
        autoreset: Autoreset | AutoresetMode = "next_step",
        copy: bool = True,
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        illegal: str = ILLEGAL[0],
        **options: Any,
    ) -> None:
        """Without `copy`, observations are the batch's own memory, good until the next step.

        With `opponents`, bots hold all seats but one of each game, as in `SeatBatch`. `illegal`:
        whether an index that is not legal is refused ("raise") or another drawn ("random").
        """
        if illegal not in ILLEGAL:
            known = ", ".join(ILLEGAL)
            raise InvalidOption(Message("envs-illegal", given=quoted(illegal), known=known))
        self.illegal = illegal
        how: dict[str, Any] = {"players": players, "threads": threads, "autoreset": autoreset}
        if opponents is None and seat is None:
            self.batch = Batch(game, num_envs, **how, **options)
        else:
            how |= {"opponents": opponents or "random", "seat": seat}
            self.batch = SeatBatch(game, num_envs, **how, **options)
        self.num_envs = len(self.batch)
        self.copy = copy
        self.autoreset_mode = AutoresetMode[self.batch.autoreset.upper()]
        self.metadata = {"autoreset_mode": self.autoreset_mode}
        self.single_observation_space = masked_space(self.batch.game)
        self.single_action_space = Discrete(self.batch.game.action_count)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Lay out new games; `options={"reset_mask": …}` says which, where not all are meant."""
        given = check_reset_options(self.batch.game, options)
        self.batch.reset(seed=seed, where=given.get("reset_mask"))
        return self._seen(), self._info()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[
        Seen, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]
    ]:
        """Carry out one action in each game."""
        batch = self.batch.step(actions if self.illegal == "raise" else self._legal(actions))
        info = self._info()
        if batch.autoreset == "same_step":
            info["final_obs"] = {
                "observation": self._kept(batch.final_observations),
                "action_mask": np.broadcast_to(np.int8(0), batch.masks.shape),
            }
            info["_final_obs"] = batch.terminated.copy()
        acted = np.maximum(batch.acted, 0)[:, None]
        rewards = np.take_along_axis(batch.rewards, acted, axis=1)[:, 0]
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._seen(), rewards, batch.terminated.copy(), truncated, info

    def _legal(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """The actions, with legal ones drawn where they are not."""
        drawn = self.batch.sample()
        chosen = np.array(actions, np.int64)
        within = np.clip(chosen, 0, self.batch.game.action_count - 1)
        fine = np.take_along_axis(self.batch.masks, within[:, None], axis=1)[:, 0] > 0
        return np.where(fine & (within == chosen), chosen, np.maximum(drawn, 0))

    def _kept(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self.copy else array

    def _seen(self) -> Seen:
        batch = self.batch
        return {
            "observation": self._kept(batch.observations),
            "action_mask": self._kept(batch.masks),
        }

    def _info(self) -> dict[str, Any]:
        """Who acts, and what the last step was worth to everybody."""
        batch = self.batch
        return {"seat": batch.seats.copy(), "rewards": batch.rewards.copy()}


def against_bots(game: str, num_envs: int, **given: Any) -> Vector:
    """What `gymnasium.make_vec` makes: one seat of each game against bots, as `Seat` is one."""
    return Vector(game, num_envs, **{"opponents": "random", **given})
