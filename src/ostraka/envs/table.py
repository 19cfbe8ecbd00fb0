"""PettingZoo: all seats of one game, each acting when the rules ask it to.

    env = ostraka.envs.aec("ankhor", players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else env.action_space(agent).sample()
        env.step(action)

An observation has two parts: `observation`, what the seat knows, and `action_mask`, which actions
are legal, all 0 for who is not to act. Rewards come with the end of the game (`rewards.py`). An
action that is not legal is refused with a sentence, and nothing has changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Dict
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ostraka.core.checks import quoted, whole
from ostraka.core.errors import GameOver, IllegalAction, InvalidOption
from ostraka.core.i18n.message import Message
from ostraka.envs.desk import Desk
from ostraka.envs.picture import RENDER_MODES, check_render_mode, rendered
from ostraka.envs.spaces import LegalSpace, check_reset_options, masked_space


def aec(
    game: str,
    players: int | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Any,
) -> OrderEnforcingWrapper:
    """The seats of a game as PettingZoo's agents, called `player_1`, `player_2` and so on.

    `max_cycles`: truncate a game after this many actions of all seats together.
    """
    return OrderEnforcingWrapper(
        AecEnv(game, players, render_mode=render_mode, max_cycles=max_cycles, **options)
    )


def parallel(game: str, players: int | None = None, **given: Any) -> Together:
    """The same for algorithms that ask all agents at once; only the agent to act is heard."""
    return Together(aec(game, players, **given))


class Together(turn_based_aec_to_parallel_wrapper):  # type: ignore[misc]
    """PettingZoo's wrapper, with a sentence where the agent to act is missing."""

    def step(self, actions: Any) -> Any:
        acting = self.aec_env.agent_selection if self.agents else None
        if acting and not (isinstance(actions, Mapping) and acting in actions):
            raise IllegalAction(Message("envs-no-action", agent=acting))
        return super().step(actions)


class AecEnv(AECEnv):  # type: ignore[misc]
    """The environment without PettingZoo's wrappers."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        if max_cycles is not None and (whole(max_cycles) or 0) < 1:
            raise InvalidOption(Message("envs-max-cycles", given=quoted(max_cycles)))
        self.desk = Desk(game, players, options)
        self.render_mode = render_mode
        self.max_cycles = whole(max_cycles)
        self.metadata = {
            "name": f"ostraka_{self.desk.game.name}_v{self.desk.game.observation_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat + 1}" for seat in range(self.desk.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: masked_space(self.desk.game) for agent in self.possible_agents}
        self._actions = {agent: LegalSpace(self.desk) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._chance = np.random.default_rng()
        self._begun = False

    def observation_space(self, agent: str) -> Dict:
        self._seat(agent)
        return self._observations[agent]

    def action_space(self, agent: str) -> LegalSpace:
        self._seat(agent)
        return self._actions[agent]

    def _seat(self, agent: Any) -> int:
        """The seat of an agent; refuses one that is not there."""
        seat = self._seats.get(agent) if isinstance(agent, str) else None
        if seat is None:
            agents = ", ".join(self.possible_agents)
            raise InvalidOption(Message("envs-agent", agent=quoted(agent), agents=agents))
        return seat

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Begin a game: the one of this seed, or one drawn after the games of the last seed."""
        check_reset_options(self.desk.game, options)
        if seed is not None:
            self._chance = np.random.default_rng(self.desk.game.check_seed(seed))
        self.desk.start(int(self._chance.integers(2**32)) if seed is None else seed)
        self._begun = True
        self.played = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """The seat to act is the agent that is asked; after the end, one agent after the other."""
        seat = self.desk.seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat, desk = self._seat(agent), self.desk
        mask = desk.mask.copy() if seat == desk.seat else np.zeros_like(desk.mask)
        return {"observation": desk.observation(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        if not self._begun:
            raise IllegalAction(Message("envs-not-begun"))
        agent = self.agent_selection
        if not self.agents or self.terminations[agent] or self.truncations[agent]:
            if not self.agents or action is not None:
                raise GameOver(Message("envs-over"))
            self._was_dead_step(action)
            return
        self.desk.act(action)
        self.played += 1
        self._cumulative_rewards[agent] = 0.0
        if self.desk.state.over:
            self.rewards = dict(zip(self.agents, self.desk.rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            points = self.desk.state.scores
            self.infos = {agent: {"points": points[self._seats[agent]]} for agent in self.agents}
            self._accumulate_rewards()
        elif self.played == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as the seat to act sees it."""
        state = self.desk.state
        return rendered(state, state.seat if state.game.hidden else None, self.render_mode)

    def close(self) -> None:
        """Nothing is held that would have to be given back."""
