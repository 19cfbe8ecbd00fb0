"""One game of self-play: every choice that was made in it, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ostraka.core.game.game import Game
from ostraka.core.game.registry import load
from ostraka.core.game.study import Findings
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.play.state import State
from ostraka.envs.selfplay.plan import SelfPlay


@dataclass(frozen=True)
class SelfPlayGame:
    """A game: one entry for each choice, the actions of all choices in one row."""

    number: int
    plies: npt.NDArray[np.int32]
    seats: npt.NDArray[np.int8]
    observations: npt.NDArray[np.int8]
    counts: npt.NDArray[np.int32]
    """How many actions each choice has."""
    legal: npt.NDArray[np.int32]
    visits: npt.NDArray[np.int32]
    chosen: npt.NDArray[np.int32]
    values: npt.NDArray[np.float32]
    """What the search expected for the seat to act: a share of the victory."""
    results: npt.NDArray[np.float32]
    """What the seat to act got: the first places share the victory equally."""
    scores: tuple[int, ...]
    places: tuple[int, ...]


def play_game(plan: SelfPlay, number: int) -> SelfPlayGame:
    """Play the game of a number."""
    game = load(plan.game)
    state = game.start(seed=plan.deal(number), players=plan.players, **plan.options)
    search, budget = plan.searcher(game, number), plan.budget(game)
    rows = []
    while not state.over:
        if len(state.codes) == 1:
            state.play(state.codes[0])
            continue
        findings = search.run(state, budget)
        rows.append(_row(game, state, findings, plan.sampled, search.seed))
        state.play(rows[-1][-1])
    places, scores = state.outcome.places if state.outcome else (), state.scores
    winners = places.count(1)
    shares = np.array([1 / winners if place == 1 else 0.0 for place in places], np.float32)
    plies, seats, seen, legal, visits, chosen, values, _ = zip(*rows, strict=True)
    return SelfPlayGame(
        number=number,
        plies=np.array(plies, np.int32),
        seats=np.array(seats, np.int8),
        observations=np.stack(seen),
        counts=np.array([len(each) for each in legal], np.int32),
        legal=np.concatenate(legal),
        visits=np.concatenate(visits),
        chosen=np.array(chosen, np.int32),
        values=np.array(values, np.float32),
        results=shares[np.array(seats)],
        scores=tuple(scores),
        places=tuple(places),
    )


def _row(game: Game, state: State, findings: Findings, sampled: int, seed: int) -> tuple[Any, ...]:
    """One choice, and last of all the code of the action to be played.

    Actions that only redo or take back what was just done count as not tried.
    """
    codes = list(state.codes)
    tried = {line.code: line.visits for line in findings.lines}
    for code in game.actions.pointless(state):
        if len(tried) > 1:
            tried.pop(code, None)
    visits = np.array([tried.get(code, 0) for code in codes], np.int32)
    if not visits.any():
        visits[codes.index(findings.best.code)] = 1
    value = sum(line.value * line.visits for line in findings.lines if line.visits)
    at = _sample(visits, seed, state.ply) if state.ply < sampled else int(visits.argmax())
    indices = np.array(state.indices, np.int32)
    seat = findings.seat
    return (
        state.ply,
        seat,
        state.observation(seat),
        indices,
        visits,
        indices[at],
        value / max(1, sum(line.visits for line in findings.lines)),
        codes[at],
    )


def _sample(visits: npt.NDArray[np.int32], seed: int, ply: int) -> int:
    """An action, as likely as it was often tried."""
    stream = new_stream((seed << 20) + ply)
    return int(np.searchsorted(np.cumsum(visits), below(stream, int(visits.sum())), side="right"))
