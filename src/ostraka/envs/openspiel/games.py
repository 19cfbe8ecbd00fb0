"""Our games as OpenSpiel knows them: their names, parameters and promises."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pyspiel

from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.game.registry import load_all
from ostraka.core.i18n.message import Message
from ostraka.envs.desk import Desk
from ostraka.envs.openspiel.observers import Observer
from ostraka.envs.openspiel.states import OpenState

LONGEST = 100_000
"""No game comes near this many actions."""

SETUPS = 10_000
"""Among how many set-ups chance picks, unless another number is wanted."""

MOST_SETUPS = 1 << 20


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    secrets = game.hidden or game.chance
    several = min(game.players) > 1
    modes, sorts = kinds.ChanceMode, kinds.Information
    return kinds(
        short_name=f"ostraka_{game.name}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if secrets else modes.DETERMINISTIC,
        information=sorts.IMPERFECT_INFORMATION if secrets else sorts.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if several else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.players[0],
            "seed": 0,
            **({"setups": SETUPS} if secrets else {}),
            **{option.name: option.default for option in game.options},
        },
    )


class OpenGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with some number of players and some options.

    `seed` and `setups` say among which set-ups chance picks: those of the seeds from `seed` times
    `setups` on, so that another seed brings other ones.
    """

    kind: ClassVar[pyspiel.GameType]
    game: ClassVar[Game]

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        game, options = self.game, dict(given or {})
        self.players = game.check_players(options.pop("players", None))
        self.seed = game.check_seed(options.pop("seed", 0))
        self.setups = int(options.pop("setups", SETUPS)) if game.hidden or game.chance else 0
        """Among how many set-ups chance picks; none where nothing is left to chance."""
        if (game.hidden or game.chance) and not 1 <= self.setups <= MOST_SETUPS:
            raise InvalidOption(Message("envs-setups", given=self.setups, most=MOST_SETUPS))
        self.options = game.check_options(options)
        several = self.players > 1
        information = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=self.setups,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if several else None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, information, dict(given or {}))
        self._desk = Desk(game, self.players, self.options)

    def __reduce__(self) -> Any:
        return _loaded, (str(self),)

    def new_initial_state(self) -> OpenState:
        """The beginning: a chance node, or the first seat's turn where nothing is dealt."""
        return OpenState(self)

    def make_py_observer(self, wanted: Any = None, params: Any = None) -> Observer:
        """Something that looks at states."""
        kind = wanted or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.game, kind, params)

    def first_desk(self) -> Desk:
        """A game that has just been laid out."""
        return self._desk.copy()

    def set_up(self, outcome: int) -> Desk:
        """A game with one of the set-ups among which chance picks."""
        if not 0 <= outcome < self.setups:
            raise InvalidOption(Message("envs-no-setup", setup=outcome, last=self.setups - 1))
        desk = self._desk.copy()
        desk.start(self.seed * self.setups + outcome)
        return desk


def _loaded(text: str) -> Any:
    """A game by OpenSpiel's name for it; to import this module is to make it known there."""
    return pyspiel.load_game(text)


def register() -> None:
    """Make every game that can be loaded known to OpenSpiel, as `ostraka_` and its name."""
    known = pyspiel.registered_names()
    for game in load_all():
        kind = game_type(game)
        if kind.short_name not in known:
            # A class for each game: OpenSpiel lets go of what it was given when Python has ended,
            # which only a class survives.
            home = type(f"Open{type(game).__name__}", (OpenGame,), {"kind": kind, "game": game})
            pyspiel.register_game(kind, home)
