"""Games of Ancient Knowledge to fit its evaluation to.

Two players that look one action ahead play; now and then a position is described as the difference
between the two seats, and the weights are those that explain best by how many points the game was
won (ridge regression towards the weights before). Positions in the middle of a turn belong to it:
only so is the worth of an action or an effect that is still to come in line with the rest. Then
the spread is fitted: how safe a lead of this many points is with this many turns to go.

A single card shows itself in few games, so it takes many tens of thousands of them; they are played
in several processes, every fourth game with Heritage.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from typing import Any

import numpy as np
from rich.progress import track

from ostraka.core.kernel.compile import ACTION, kernel, records
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.kernel.verbs import apply, evaluate, legal, reshuffle, score, setup
from ostraka.games.ancient_knowledge.game import AncientKnowledge
from ostraka.games.ancient_knowledge.judgement.evaluate import (
    CARD_ROOM,
    FEATURE_COUNT,
    describe,
    rounds_left,
)
from ostraka.games.ancient_knowledge.language.weights import (
    FEATURES,
    PLACES,
    SCALES,
    flat,
    later,
    weigh,
)
from ostraka.games.ancient_knowledge.language.words import ARTIFACT, ENDGAME

__all__ = ["tune"]

GAME = AncientKnowledge()
DATA: Any = GAME.data
CARDS = len(DATA.card_weights)
WIDTH = 2 * FEATURE_COUNT + len(PLACES) * CARDS
ROUNDS = 4
BATCH = 250  # games that a process plays at a time
KEPT = 20  # of these the spread is fitted to
TABLES: tuple[dict[str, Any], ...] = ({}, {}, {}, {"heritage": True})  # by turns
MOST = 120  # positions of a game
PLAY_NOISE = 0.01  # by so much an action may look better than it does
NOISE = 2400.0  # variance of a margin, times the positions of a game that share it
LIKELY = 0.3  # how far the weight of a feature may be from what it was, and that per turn left
LIKELY_LATER = 0.04
UNDER_WAY = ("actions", "removal", "effects", "turn", "hand")
LIKELY_UNDER_WAY = 1.0  # the same for what is under way in the middle of a turn
LIKELY_CARD = (1.0, 1.0, 0.2, 0.1)  # the same for a card, by place
FAR = 12.0


@kernel
def row_of(s: Any, data: Any, features: Any, cards: Any, out: Any) -> float:
    """Write a position as the difference of its seats; how many turns are left."""
    out[:] = 0.0
    rounds = rounds_left(s)
    left = min(FAR, rounds)
    for seat in range(2):
        sign = 1.0 - 2.0 * seat
        used = describe(s, data, seat, rounds, features, cards)
        for i in range(FEATURE_COUNT):
            out[i] += sign * features[i]
            out[FEATURE_COUNT + i] += sign * features[i] * left
        for i in range(used):
            column = int(cards[i, 1]) * CARDS + int(cards[i, 0])
            out[2 * FEATURE_COUNT + column] += sign * cards[i, 2]
    return left


@kernel
def play_greedily(
    states: Any, data: Any, options: Any, seed: Any, stream: Any, actions: Any, noise: float,
    rows: Any, lefts: Any, points: Any,
) -> int:  # fmt: skip
    """One game between players that look one action ahead, with some luck; how many positions."""
    features = np.zeros(FEATURE_COUNT)
    cards = np.zeros((CARD_ROOM, 3))
    values = np.zeros(4)
    states[0] = states[3]
    setup(states[0], data, 2, options, seed)
    s = states[0]
    used = 0
    while s.over == 0:
        seat = s.seat
        if below(stream, 3) == 0 and used < rows.shape[0]:
            lefts[used] = row_of(s, data, features, cards, rows[used])
            used += 1
        count = legal(s, data, actions)
        chosen = below(stream, count)
        if below(stream, 50) > 0:
            best = -1e9
            states[1] = s
            reshuffle(states[1], data, seat, stream)
            for i in range(count):
                states[2] = states[1]
                apply(states[2], data, actions[i])
                value = 0.5
                if states[2].over == 0:
                    evaluate(states[2], data, values)
                    value = values[seat]
                value += noise * below(stream, 1000) / 1000.0
                if value > best:
                    best, chosen = value, i
        apply(s, data, actions[chosen])
    score(s, data, points)
    return used


Played = tuple[Any, Any, float]
"""A game: its positions, how many turns were left in each, and by how much the first seat won."""


class Sums:
    """The sums of a least-squares fit, and samples to fit the spread to."""

    def __init__(self, games: Sequence[Played]) -> None:
        rows = np.concatenate([rows for rows, _, _ in games])
        margins = np.repeat([margin for _, _, margin in games], [len(rows) for rows, _, _ in games])
        self.square = (rows.T @ rows).astype(np.float64)
        self.product = rows.T @ margins
        self.positions = len(rows)
        self.kept = list(games[:KEPT])

    def add(self, other: Sums) -> None:
        """Count the games of another one too."""
        self.square += other.square
        self.product += other.product
        self.positions += other.positions
        self.kept += other.kept

    def solve(self, start: Any) -> Any:
        """Weights that explain the margins, drawn towards `start`."""
        likely = np.repeat([LIKELY, LIKELY_LATER, *LIKELY_CARD], [FEATURE_COUNT] * 2 + [CARDS] * 4)
        likely[[FEATURES.index(name) for name in UNDER_WAY]] = LIKELY_UNDER_WAY
        pull = NOISE / likely**2
        return np.linalg.solve(self.square + np.diag(pull), self.product + pull * start)

    def spread(self, weights: Any) -> tuple[float, float]:
        """The spread under which the results are most likely."""
        leads, lefts, wins = [], [], []
        for rows, left, margin in self.kept:
            leads.append(rows @ weights)
            lefts.append(left)
            wins.append(np.full(len(left), 1.0 if margin > 0 else 0.0 if margin < 0 else 0.5))
        lead, left, win = map(np.concatenate, (leads, lefts, wins))
        best, found = -np.inf, (3.0, 0.3)
        for now in np.arange(1.0, 6.1, 0.25):
            for more in np.arange(0.0, 1.01, 0.05):
                chance = 1.0 / (1.0 + np.exp(-lead / (now + more * left)))
                fit = np.log(np.where(win > 0.5, chance, 1.0 - chance) + 1e-9).mean()
                if fit > best:
                    best, found = fit, (float(now), float(more))
        return found


def start_weights() -> Any:
    """The weights that the game has now."""
    row = np.zeros(WIDTH)
    row[: 2 * FEATURE_COUNT] = DATA.weights[: 2 * FEATURE_COUNT]
    row[2 * FEATURE_COUNT :] = DATA.card_weights.T.ravel()
    return row


def can_lie(number: int, column: str) -> bool:
    """Whether a builder card is worth something of its own in a place."""
    if column == "past":
        return bool(DATA.effect[number, ENDGAME])
    return column != "coming" or DATA.kind[number] != ARTIFACT


def as_table(weights: Any, spread: tuple[float, float]) -> dict[str, Any]:
    """The weights as the file has them."""
    names = [*FEATURES, *map(later, FEATURES)]
    table: dict[str, Any] = dict(zip(names, weights.tolist(), strict=False))
    table |= dict(zip(SCALES, spread, strict=True))
    for place, column in enumerate(PLACES):
        values = weights[2 * FEATURE_COUNT + place * CARDS :][:CARDS]
        table[f"card_{column}"] = {
            card: float(values[number])
            for card, number in GAME.pack.numbers.items()
            if number <= DATA.builders and can_lie(number, column)
        }
    return table


def greedy_games(table: dict[str, Any] | None, games: int, seed: int) -> Sums:
    """Games between players that look one action ahead and judge by these weights."""
    weigh(GAME.data, GAME.pack.numbers, table)
    states = records(bytes(GAME.dtype.itemsize * 4), GAME.dtype)
    actions = np.zeros(GAME.max_legal, ACTION)
    options = [GAME.option_codes(GAME.check_options(given)) for given in TABLES]
    stream = new_stream(seed)
    rows, lefts = np.zeros((MOST, WIDTH), np.float32), np.zeros(MOST)
    points = np.zeros(4, np.int32)
    games_played: list[Played] = []
    for number in range(seed, seed + games):
        used = play_greedily(
            states, GAME.data, options[number % len(options)], number, stream, actions, PLAY_NOISE,
            rows, lefts, points,
        )  # fmt: skip
        margin = float(points[0] - points[1])
        games_played.append((rows[:used].copy(), lefts[:used].copy(), margin))
    return Sums(games_played)


def played(pool: ProcessPoolExecutor, table: dict[str, Any] | None, games: int, seed: int) -> Sums:
    """Many games, in several processes."""
    begun = range(seed, seed + games, BATCH)
    sizes = [min(BATCH, seed + games - number) for number in begun]
    batches = pool.map(greedy_games, repeat(table), sizes, begun)
    shown = track(batches, "Ancient Knowledge", total=len(sizes), transient=True)
    sums = next(iter(shown))
    for batch in shown:
        sums.add(batch)
    return sums


def tune(games: int, seed: int) -> tuple[tuple[str, ...], Any, int]:
    """Play and fit in rounds, each with the weights of the one before, starting from the file's."""
    positions = 0
    table: dict[str, Any] | None = None
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for number in range(ROUNDS):
            sums = played(pool, table, games // ROUNDS, seed + number * games)
            weights = sums.solve(start_weights())
            table = as_table(weights, sums.spread(weights))
            weigh(GAME.data, GAME.pack.numbers, table)
            positions += sums.positions
    row = flat(table or {})
    return tuple(row), np.array(list(row.values())), positions
