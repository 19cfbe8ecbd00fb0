"""Learning from self-play: to try what the search tried, and to expect what came of it.

The board of Arkantar may be looked at in a mirror, so every choice is learned from twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch.nn.functional import binary_cross_entropy_with_logits, log_softmax

from ostraka.envs.selfplay import Decisions
from ostraka_network.network import BOARDS, LAYOUT, SIDE, TABLE, Network

__all__ = ["MIRRORED", "Progress", "mirror", "train"]

HELD_OUT = 16  # one game of so many is not learned from, but asked about
RIGHT, LEFT = 1, 3
FAR_BELOW = -1e9
SHARPER = 2.0  # what was tried most counts for more than its share of the visits
RESULT = 0.25  # of what is expected: so much is the result, the rest what the search expected
WORTH = 4.0  # how much the value counts beside the policy


@dataclass(frozen=True)
class Progress:
    """How far learning has come, measured on games that were not learned from."""

    epoch: int
    policy: float
    """How surprised it is by what the search tried, less is better."""
    value: float
    """How surprised it is by the results."""
    agrees: float
    """How often its first choice is that of the search."""


def train(
    decisions: Decisions,
    *,
    epochs: int = 10,
    size: dict[str, int] | None = None,
    rate: float = 3e-3,
    batch: int = 256,
    seed: int = 0,
    tell: Callable[[Progress], object] | None = None,
) -> Network:
    """A network that has learned from all choices but those of a few games."""
    torch.manual_seed(seed)
    chance = np.random.default_rng(seed)
    network = Network(**(size or {}))
    kept_back = decisions.games % HELD_OUT == 0
    learned, asked = np.flatnonzero(~kept_back), np.flatnonzero(kept_back)
    optimiser = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=1e-3)
    steps = epochs * -(-len(learned) // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps)
    for epoch in range(1, epochs + 1):
        network.train()
        for rows in _batches(chance.permutation(learned), batch):
            policy, value, _ = _losses(network, decisions, rows, mirrored=chance.random() < 0.5)
            optimiser.zero_grad()
            (policy + WORTH * value).backward()
            optimiser.step()
            schedule.step()
        network.eval()
        with torch.no_grad():
            policy, value, agrees = _losses(network, decisions, asked, mirrored=False)
        if tell is not None:
            tell(Progress(epoch, float(policy), float(value), float(agrees)))
    return network


def _batches(rows: Any, size: int) -> Iterator[Any]:
    return (rows[i : i + size] for i in range(0, len(rows), size))


def _losses(network: Network, decisions: Decisions, rows: Any, *, mirrored: bool) -> Any:
    """What is to be made small for policy and value, and how often the first choices agree."""
    seen = torch.from_numpy(decisions.observations[rows])
    wanted = np.zeros((len(rows), len(TABLE)), np.float32)
    legal = np.zeros((len(rows), len(TABLE)), np.bool_)
    for i, row in enumerate(rows):
        here = slice(decisions.offsets[row], decisions.offsets[row + 1])
        actions, visits = decisions.legal[here], decisions.visits[here]
        actions = MIRRORED[actions] if mirrored else actions
        legal[i, actions] = True
        sharp = visits.astype(np.float32) ** SHARPER
        wanted[i, actions] = sharp / sharp.sum()
    target, mask = torch.from_numpy(wanted), torch.from_numpy(legal)
    answers, worth = network(mirror(seen) if mirrored else seen)
    answers = answers.masked_fill(~mask, FAR_BELOW)
    policy = -(target * log_softmax(answers, 1)).sum(1).mean()
    share = RESULT * decisions.results[rows] + (1 - RESULT) * decisions.values[rows]
    value = binary_cross_entropy_with_logits(worth, torch.from_numpy(share))
    agrees = (answers.argmax(1) == target.argmax(1)).float().mean()
    return policy, value, agrees


# -- the mirror -----------------------------------------------------------------------------------


def _other_side(tile: int) -> int:
    return tile - tile % SIDE + SIDE - 1 - tile % SIDE


def _mirrored_actions() -> Any:
    rows = [tuple(row) for row in TABLE.tolist()]
    numbers = {row: index for index, row in enumerate(rows)}
    turned = {RIGHT: LEFT, LEFT: RIGHT}
    return np.array(
        [
            numbers[verb, tile if tile < 0 else _other_side(tile), turned.get(way, way), ransom]
            for verb, tile, way, ransom in rows
        ]
    )


MIRRORED = _mirrored_actions()
"""For each index the one that means the same in the mirror."""


def mirror(seen: torch.Tensor) -> torch.Tensor:
    """Observations in the mirror: the boards turned, and the direction of the last action."""
    turned = seen.clone()
    boards = seen[:, :BOARDS].reshape(len(seen), -1, SIDE, SIDE)
    turned[:, :BOARDS] = boards.flip(3).reshape(len(seen), BOARDS)
    at = LAYOUT.at("last_direction")
    sideways = (seen[:, at] == RIGHT + 1) | (seen[:, at] == LEFT + 1)
    turned[:, at] = torch.where(sideways, RIGHT + LEFT + 2 - seen[:, at], seen[:, at])
    return turned
