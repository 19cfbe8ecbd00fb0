"""Whether the Heritage cards are in balance: win-rates when played, against the base cards.

    python -m bench.heritage --games 4000 --seed 1000000 --report docs/heritage-balance.md

Two to four eager players play whole games with the pack. Each looks one action ahead and takes what
its estimate of its own board likes best, with a little luck so that games differ. For every card,
the share of games won by the seat that played it is compared with the base cards of its sort.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import track

from ostraka.core.kernel.compile import ACTION, kernel
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.kernel.verbs import apply, legal, rank, setup
from ostraka.games.ancient_knowledge import GAME
from ostraka.games.ancient_knowledge.face.items import PLAYS
from ostraka.games.ancient_knowledge.rules.codes import card_of, verb_of
from ostraka.games.ancient_knowledge.rules.scoring import points
from ostraka.games.ancient_knowledge.rules.state import time_card

SORTS = ("monument", "artifact", "level I", "level II")
OUTLIER = 3.0
"""A card is an outlier when it lies this many standard deviations of the base cards away."""


@kernel
def estimate(s: Any, data: Any, seat: int) -> float:
    """What a board is worth to its owner: points, what stands in the timeline, and means."""
    total = 1.0 * points(s, data, seat)
    for slot in range(s.slots):
        card = s.line[seat, slot]
        if card != 0 and card != time_card(s):
            later = 0.0 if data.lasting[card] else 0.9 * data.vp[card]
            if data.effect[card, 4] != 0:
                later += 2.0
            turns = slot // 2 + 1.0
            total += later + 1.0 - 0.75 * max(0.0, s.knowledge[card] - 0.35 * turns)
    total += 1.1 * s.artifact_count[seat] + 0.9 * s.learned[seat] + 0.8 * s.past_size[seat]
    total += 0.55 * min(7, s.held[seat]) + 0.1 * s.held[seat]
    for other in range(s.players):
        if other != seat:
            total -= 0.05 * s.held[other]
    return float(total)


@kernel
def choose(s: Any, data: Any, copies: Any, actions: Any, count: int, stream: Any) -> int:
    """The action after which the chooser's board looks best, with a little luck."""
    seat = s.seat
    best, chosen = -1e9, 0
    for i in range(count):
        copies[0] = s
        apply(copies[0], data, actions[i])
        value = estimate(copies[0], data, seat) + below(stream, 1000) / 1000.0
        if value > best:
            best, chosen = value, i
    return int(actions[chosen])


@kernel
def play_games(
    states: Any, data: Any, players: int, options: Any, actions: Any, stream: Any, first: int,
    games: int, played: Any, won: Any,
) -> int:  # fmt: skip
    """Whole games; per card, how often a seat played it and how much of the victories it had."""
    marks = np.zeros((4, 256), np.int64)
    places = np.zeros(4, np.int32)
    total = 0
    for game in range(games):
        marks[:] = 0
        states[0] = states[2]
        setup(states[0], data, players, options, first + game)
        s = states[0]
        while s.over == 0:
            count = legal(s, data, actions)
            action = choose(s, data, states[1:2], actions, count, stream)
            verb = verb_of(action)
            if verb in PLAYS:
                marks[s.seat, card_of(action)] = 1
            apply(s, data, action)
            total += 1
        rank(s, data, places)
        winners = 0
        for seat in range(players):
            winners += places[seat] == 1
        for seat in range(players):
            for card in range(256):
                if marks[seat, card]:
                    played[card] += 1
                    if places[seat] == 1:
                        won[card] += 1.0 / winners
    return total


def sort_of(card: Any) -> str:
    """The cards among which a card is compared."""
    if card.technology:
        return "level II" if card.level == 2 else "level I"
    return "monument" if card.monument else "artifact"


def measure(players: int, games: int, seed: int) -> tuple[Any, Any, int]:
    """Play games of one size."""
    states = np.zeros(3, GAME.dtype).view(np.recarray)
    actions = np.zeros(GAME.max_legal, ACTION)
    options = GAME.option_codes(GAME.check_options({"heritage": True}))
    played, won = np.zeros(256, np.int64), np.zeros(256)
    stream = new_stream(seed + players)
    chunk, total = 20, 0
    for first in track(range(seed, seed + games, chunk), description=f"{players} players"):
        total += play_games(
            states, GAME.data, players, options, actions, stream, first, chunk, played, won
        )
    return played, won, total


def report(results: dict[int, tuple[int, Any, Any]], seed: int) -> tuple[str, list[str]]:
    """The page, and the house cards that are outliers."""
    cards = [card for card in GAME.pack.cards if card is not None]
    outliers: list[str] = []
    lines = [
        "# The balance of the Heritage cards",
        "",
        "Share of games won by the seat that played a card, relative to an even share (1.00: as",
        "often as everybody), in games with the pack between eager players that look one action",
        "ahead (`python -m bench.heritage`). z: distance from the mean of the base cards of the",
        "same sort, in their standard deviations.",
        f"Beyond ±{OUTLIER:g} a card would be an outlier.",
        "",
    ]
    games = ", ".join(f"{n} games of {players}" for players, (n, _, _) in results.items())
    played = sum(result[1] for result in results.values())
    even = sum(players * result[2] for players, result in results.items())
    rate = {GAME.pack.numbers[c.id]: 0.0 for c in cards}
    for number in rate:
        rate[number] = float(even[number] / played[number]) if played[number] else float("nan")
    tuned = "The cards had been adjusted on games from seed 0 on."
    lines += [f"Played: {games}, from seed {seed} on.", tuned, ""]
    for sort in SORTS:
        numbers = [GAME.pack.numbers[c.id] for c in cards if sort_of(c) == sort]
        base = [rate[n] for n in numbers if n and not GAME.pack.card(n).id.startswith("H")]
        base = [value for value in base if value == value]
        mean, deviation = float(np.mean(base)), float(np.std(base))
        lines += [
            f"## {sort}",
            "",
            f"Base cards: mean {mean:.2f}, deviation {deviation:.3f}, from {min(base):.2f} to "
            f"{max(base):.2f}.",
            "",
            "| card | name | played | win-rate | z |",
            "|---|---|---|---|---|",
        ]
        for n in numbers:
            card = GAME.pack.card(n)
            if not card.id.startswith("H"):
                continue
            z = (rate[n] - mean) / deviation
            mark = " **outlier**" if not abs(z) <= OUTLIER else ""
            if mark and card.house:
                outliers.append(card.id)
            lines.append(
                f"| {card.id} | {card.name} | {played[n]} | {rate[n]:.2f} | {z:+.1f}{mark} |"
            )
        lines.append("")
    said = ", ".join(outliers) or "none"
    lines += [f"House cards beyond ±{OUTLIER:g} deviations: {said}.", ""]
    return "\n".join(lines), outliers


def main() -> int:
    """Play, and print or write the report."""
    parser = argparse.ArgumentParser(prog="bench.heritage", description=main.__doc__)
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--report", type=Path)
    given = parser.parse_args()
    results = {}
    for players in given.players:
        played, won, _ = measure(players, given.games, given.seed)
        results[players] = (given.games, played, won)
    page, outliers = report(results, given.seed)
    if given.report:
        given.report.write_text(page, encoding="utf-8")
    else:
        print(page)
    return 1 if outliers else 0


if __name__ == "__main__":
    raise SystemExit(main())
