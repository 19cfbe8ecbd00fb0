"""What must be true of every bot, checked by letting it play.

from ostraka.testing import check_bot
check_bot(lambda game, seed: MyBot(game, seed=seed), ostraka.load("ankhor"))
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from ostraka.bots.simple import Bot
from ostraka.core.game.game import Game
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.play.action import Action
from ostraka.core.play.state import State


def check_bot(
    make: Callable[[Game, int], Bot],
    game: Game,
    *,
    seeds: Iterable[int] = range(2),
    decisions: int = 12,
    seconds: float = 10.0,
    steady: bool = True,
) -> int:
    """Let a bot decide in many states and assert what is promised of it; how often it decided.

    It answers legal actions within `seconds`, it leaves the state alone, and (unless `steady` is
    False) bots made with the same seed choose alike, also after all that the seat cannot know has
    been redrawn: whoever passes does not peek.
    """
    decided = 0
    make(game, 0).choose(game.start(seed=0))  # what is compiled once does not count
    for seed in seeds:
        state = game.start(seed=seed, players=game.players[seed % len(game.players)])
        stream = new_stream(seed)
        for _ in range(decisions):
            _wander(state, stream, below(stream, 12))
            if state.over:
                break
            action = answers_in_time(make(game, seed), state, seconds)
            if steady:
                chooses_alike(make, game, seed, state, action)
                does_not_peek(make, game, seed, state)
            state.play(action)
            decided += 1
    return decided


def _wander(state: State, stream: object, actions: int) -> None:
    """Play some random actions, so that the bot is asked in all sorts of states."""
    for _ in range(actions):
        if state.over:
            return
        state.play(state.codes[below(stream, len(state.codes))])


def answers_in_time(bot: Bot, state: State, seconds: float) -> Action:
    """The bot answers a legal action in time and does not touch the state."""
    before, begun = state.tobytes(), time.perf_counter()
    action = bot.choose(state)
    spent = time.perf_counter() - begun
    assert state.tobytes() == before, "the bot changed the state it was given"
    assert isinstance(action, Action), f"the bot answered {type(action).__name__}, not an Action"
    assert action in state.legal, f"the bot answered {action}, which is not legal"
    assert spent <= seconds, f"the bot took {spent:.1f} s"
    return action


def chooses_alike(
    make: Callable[[Game, int], Bot], game: Game, seed: int, state: State, action: Action
) -> None:
    """A bot made again with the same seed chooses the same action."""
    again = make(game, seed).choose(state)
    assert again == action, f"with the same seed the bot chose {action} and then {again}"


def does_not_peek(make: Callable[[Game, int], Bot], game: Game, seed: int, state: State) -> None:
    """The choice does not change when what the seat cannot know is redrawn."""
    assert state.seat is not None
    here = make(game, seed).choose(state.reshuffled(state.seat, seed + 1))
    there = make(game, seed).choose(state.reshuffled(state.seat, seed + 2))
    assert here.code == there.code, f"the choice of {here} rests on something hidden"
