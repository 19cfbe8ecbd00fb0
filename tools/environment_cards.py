"""One card for each environment in `docs/environment-cards.md`: what a learner has to expect.

    python -m tools.environment_cards

writes it, from the root of the repository. The figures come from random games with fixed seeds, so
they are the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

import ostraka
from ostraka.core.game.game import Game
from ostraka.envs import Batch

__all__ = ["PAGE", "contents"]

PAGE = Path("docs/environment-cards.md")
GAMES = 200
"""So many random games are played with each number of players."""

INTRODUCTION = f"""\
# Environment cards

What a learner has to expect of each game, before any training. Horizon, choices and rewards are
those of {GAMES} random games with each number of players; a decision is one action of one seat,
forced ones included, so a turn has several. A range covers nine games (or decisions) in ten. See
[environments](environments.md) for the interfaces, [observations](observations.md) for every
number, [strength](strength.md) for opponents. `python -m tools.environment_cards` writes this page;
a test fails when it is out of date.
"""


class Played(NamedTuple):
    """What random games were like."""

    lengths: npt.NDArray[np.int64]
    choices: npt.NDArray[np.int64]
    """Legal actions, decision by decision."""
    rewards: npt.NDArray[np.float32]
    """By game and seat."""


def contents() -> str:
    """The whole page."""
    games = [ostraka.load(name) for name in ostraka.game_names()]
    ours = [game for game in games if type(game).__module__.startswith("ostraka.")]
    return "\n".join([INTRODUCTION, *(line for game in ours for line in _card(game))])


def _card(game: Game) -> Iterator[str]:
    yield f"## {game.title}\n"
    yield "| | |\n|---|---|"
    yield f"| names | `{game.name}`; Gymnasium `ostraka/{game.name}-v{game.observation_version}` |"
    yield f"| players | {', '.join(map(str, game.players))} |"
    yield f"| information | {_information(game)} |"
    yield f"| observation | {game.observation.size:,} × int8 |"
    yield f"| actions | {game.action_count:,} indices, at most {game.max_legal:,} legal at once |"
    yield f"| rewards | at the end: {_rewards(game)} |"
    yield f"| options | {', '.join(f'`{option.name}`' for option in game.options) or 'none'} |"
    yield ""
    yield "| players | decisions a game | legal actions | forced | mean reward by seat | ties |"
    yield "|--:|--:|--:|--:|---|--:|"
    for players in game.players:
        played = play(game, players)
        means = ", ".join(f"{mean + 0.0:+.2f}" for mean in played.rewards.mean(axis=0))
        tied = (np.abs(played.rewards).max(axis=1) < 1).mean() if players > 1 else 0.0
        forced = (played.choices == 1).mean()
        yield (
            f"| {players} | {_spread(played.lengths)} | {_spread(played.choices)} | {forced:.0%} |"
            f" {means} | {tied:.0%} |"
        )
    yield ""


def _information(game: Game) -> str:
    if not game.hidden and not game.chance:
        return "perfect, without chance"
    return ", ".join(
        [
            "hidden" if game.hidden else "open",
            "with chance" if game.chance else "without chance after the deal",
        ]
    )


def _rewards(game: Game) -> str:
    if game.players == (1,):
        return "1 if won, −1 if not; without `objectives` every game that ends is won"
    two = "1, 0 or −1"
    return two if game.players == (2,) else f"{two} for two players, in between for more; zero-sum"


def _spread(values: npt.NDArray[np.int64]) -> str:
    low, high = np.quantile(values, (0.05, 0.95)).astype(int)
    return f"{values.mean():,.1f} ({low:,}–{high:,})"


def play(game: Game, players: int) -> Played:
    """Random games, each to its end."""
    batch = Batch(game, GAMES, seed=1, players=players)
    lengths = np.zeros(GAMES, np.int64)
    rewards = np.zeros((GAMES, players), np.float32)
    open_games = np.ones(GAMES, bool)
    choices = []
    while open_games.any():
        choices.append(batch.counts[open_games].astype(np.int64))
        batch.step(batch.sample())
        lengths[open_games] += 1
        rewards[open_games] += batch.rewards[open_games]
        open_games &= ~batch.terminated
    return Played(lengths, np.concatenate(choices), rewards)


if __name__ == "__main__":
    PAGE.write_text(contents(), encoding="utf-8")
