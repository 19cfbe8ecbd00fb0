"""Whether Arkantar's engine finds what trying everything finds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import ostraka
from ostraka.bots import Budget
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.play.state import State
from ostraka.games.arkantar.search.engine import TurnSearch
from tests.games.arkantar.brute import crowded_positions, wins_in_two, wins_now

__all__ = ["Forced", "check"]

SECONDS = 2.0


@dataclass(frozen=True)
class Forced:
    """How many of the positions won by force were found."""

    now: int
    now_found: int
    two: int
    two_found: int
    claimed_wrongly: int


def winning_now(count: int) -> list[State]:
    """Positions of random games in which the side to act can take the Monarch this turn."""
    game = ostraka.load("arkantar")
    found: list[State] = []
    seed = 0
    while len(found) < count:
        seed += 1
        state, stream = game.start(seed=seed), new_stream(seed)
        while not state.over and len(found) < count:
            if below(stream, 4) == 0 and wins_now(state):
                found.append(state.fork())
            state.play(state.codes[below(stream, len(state.codes))])
    return found


def plays_the_win(engine: TurnSearch, state: State) -> bool:
    """Whether the engine, with next to no time, takes the Monarch before the turn ends."""
    seat, table = state.seat, state.fork()
    while not table.over and table.seat == seat:
        table.play(engine.run(table, Budget(nodes=1)).best.code)
    return table.outcome is not None and table.outcome.winner == seat


def check(count: int, advance: Callable[[], None]) -> Forced:
    """Compare the engine with the solver that tries everything."""
    engine = TurnSearch(ostraka.load("arkantar"), playing=False)
    won = winning_now(count)
    now_found = sum(plays_the_win(engine, state) for state in won)
    two = found = wrong = 0
    for state in crowded_positions(count, 11):
        forced = wins_in_two(state)
        budget = Budget(seconds=SECONDS) if forced else Budget(nodes=40_000)
        claims = engine.run(state, budget).exact
        two += forced
        found += forced and claims
        wrong += claims and not forced
        advance()
    return Forced(len(won), now_found, two, found, wrong)
