"""Peers that play whole random games: OpenSpiel's C++ quoridor and catanatron."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pyspiel
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan
from open_spiel.python.observation import make_observation

from bench.speed.runner import Runner, timed

__all__ = ["QUORIDOR", "catan", "quoridor_cpp", "quoridor_observed", "quoridor_python"]

QUORIDOR: Any = pyspiel.load_game("quoridor")
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def _random_games(seconds: float, chance: Random) -> tuple[int, int, float]:
    actions = games = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        state = QUORIDOR.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            actions += 1
        games += 1
    return actions, games, spent


def quoridor_python_rate(seconds: float) -> float:
    """Actions per second of OpenSpiel's quoridor driven from a Python loop."""
    actions, _, spent = _random_games(seconds, Random(3))
    return actions / spent


def quoridor_cpp_rate(seconds: float) -> float:
    """Actions per second of the random rollouts inside OpenSpiel's own C++ MCTS.

    The searcher does not count its actions; they are its rollouts times the mean length of a random
    game, which is measured first.
    """
    actions, games, _ = _random_games(seconds / 4, Random(5))
    simulations, rollouts = 20, 20
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
    bot = pyspiel.MCTSBot(QUORIDOR, evaluator, 2.0, simulations, 100, False, 11, False)
    searches, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        bot.mcts_search(QUORIDOR.new_initial_state())
        searches += 1
    return searches * simulations * rollouts * (actions / games) / spent


def catanatron_rate(seconds: float) -> float:
    """Actions per second of catanatron's random games of four."""
    actions, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        game = Catan([RandomPlayer(colour) for colour in COLOURS])
        game.play()
        actions += len(game.state.actions)
    return actions / spent


def quoridor_observed_rate() -> Any:
    """Measures OpenSpiel's quoridor with what an environment gives: numbers and a mask."""
    observer = make_observation(QUORIDOR)
    chance = Random(7)
    state = QUORIDOR.new_initial_state()

    def choose() -> Any:
        nonlocal state
        if state.is_terminal():
            state = QUORIDOR.new_initial_state()
        return chance.choice(state.legal_actions())

    def step(action: Any) -> None:
        state.apply_action(action)
        if not state.is_terminal():
            observer.set_from(state, state.current_player())
            state.legal_actions_mask()

    return timed(choose, step, 1)


quoridor_cpp = Runner(
    "OpenSpiel quoridor, C++ rollouts",
    "one action of the random rollouts inside its own search",
    lambda: quoridor_cpp_rate,
)
quoridor_python = Runner(
    "OpenSpiel quoridor, Python loop",
    "one action of random play, choosing included",
    lambda: quoridor_python_rate,
)
quoridor_observed = Runner(
    "OpenSpiel quoridor, observer",
    "one action with the observation of who is next, by its observer, and the mask",
    quoridor_observed_rate,
)
catan = Runner(
    "catanatron, four players",
    "one action of random play, choosing included",
    lambda: catanatron_rate,
)
