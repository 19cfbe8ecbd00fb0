"""Learning from self-play: to try what the search tried, and to expect what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch.nn.functional import binary_cross_entropy_with_logits, log_softmax

from ostraka.envs.selfplay import Decisions
from ostraka_network.network import GAME, Network

__all__ = ["EPOCHS", "Progress", "train"]

EPOCHS = 8
HELD_OUT = 16  # one game of this many is not learned from, but asked about
FAR_BELOW = -1e9
SHARPER = 1.5  # what was tried most counts for more than its share of the visits
RESULT = 0.3  # of what is expected: so much is the result, the rest what the search expected
WORTH = 2.0  # how much the value counts beside the policy


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
    epochs: int = EPOCHS,
    size: dict[str, int] | None = None,
    rate: float = 2e-3,
    batch: int = 128,
    seed: int = 0,
    tell: Callable[[Progress], object] | None = None,
) -> Network:
    """A network that has learned from all choices but those of a few games."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # what is multiplied here is too small to share
    chance = np.random.default_rng(seed)
    network = Network(**(size or {}))
    kept_back = decisions.games % HELD_OUT == 0
    learned, asked = np.flatnonzero(~kept_back), np.flatnonzero(kept_back)
    optimiser = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=1e-2)
    steps = epochs * -(-len(learned) // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps)
    for epoch in range(1, epochs + 1):
        network.train()
        for rows in _batches(chance.permutation(learned), batch):
            policy, value, _ = _losses(network, decisions, rows)
            optimiser.zero_grad()
            (policy + WORTH * value).backward()
            optimiser.step()
            schedule.step()
        if tell is not None:
            tell(Progress(epoch, *_asked(network, decisions, asked, batch)))
    network.eval()
    return network


def _asked(network: Network, decisions: Decisions, rows: Any, batch: int) -> list[float]:
    """How surprised it is, by policy and value, and how often it agrees, over some choices."""
    network.eval()
    with torch.no_grad():
        found = [
            [float(each) * len(some) for each in _losses(network, decisions, some)]
            for some in _batches(rows, batch)
        ]
    return [sum(each) / len(rows) for each in zip(*found, strict=True)]


def _batches(rows: Any, size: int) -> Iterator[Any]:
    return (rows[i : i + size] for i in range(0, len(rows), size))


def _losses(network: Network, decisions: Decisions, rows: Any) -> Any:
    """What is to be made small for policy and value, and how often the first choices agree."""
    wanted = np.zeros((len(rows), GAME.action_count), np.float32)
    legal = np.zeros((len(rows), GAME.action_count), np.bool_)
    for i, row in enumerate(rows):
        here = slice(decisions.offsets[row], decisions.offsets[row + 1])
        actions, visits = decisions.legal[here], decisions.visits[here]
        legal[i, actions] = True
        sharp = visits.astype(np.float32) ** SHARPER
        wanted[i, actions] = sharp / sharp.sum()
    target, mask = torch.from_numpy(wanted), torch.from_numpy(legal)
    answers, worth = network(torch.from_numpy(decisions.observations[rows]))
    answers = answers.masked_fill(~mask, FAR_BELOW)
    policy = -(target * log_softmax(answers, 1)).sum(1).mean()
    share = RESULT * decisions.results[rows] + (1 - RESULT) * decisions.values[rows]
    value = binary_cross_entropy_with_logits(worth, torch.from_numpy(share))
    agrees = (answers.argmax(1) == target.argmax(1)).float().mean()
    return policy, value, agrees
