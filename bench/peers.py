"""The peers we measure against: OpenSpiel's C++ quoridor and catanatron.

A step is one action of one player, for them as for us. All play uniformly random games.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pyspiel
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

__all__ = ["catanatron_rate", "quoridor_cpp_rate", "quoridor_python_rate"]

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
