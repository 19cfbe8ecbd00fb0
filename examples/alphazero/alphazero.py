"""Learning Arkantar on a small board from nothing but its rules: an AlphaZero-like loop on `Batch`.

    python examples/alphazero/alphazero.py --minutes 20

A network reads the observation and says which actions deserve a try and who will win. A batch
holds every game several times over: each copy tries another action, follows the network's own
policy to the end of the turn, and is judged. What is found that way is better than what the network
said, so the network learns it, and the result of the game (Danihelka and others, “Policy
improvement by planning with Gumbel”, 2022). Then all copies play the chosen action.

Arkantar has no secrets. In a game that has, call `batch.reshuffle()` before the copies try
anything, or they see the cards that are to come.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch
from torch import nn

from ostraka.envs import Batch

GAME = "arkantar"
OPTIONS: dict[str, Any] = {"board": "5x5", "inertia": 20}
SCALE = 4.0
"""How much the judgement of a try counts beside the network's liking, which is a logarithm."""


class Network(nn.Module):
    """One hidden trunk, a liking for every action and an outlook from -1 to 1."""

    def __init__(self, numbers: int, actions: int, hidden: int = 128) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(numbers, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.liking, self.outlook = nn.Linear(hidden, actions), nn.Linear(hidden, 1)
        nn.init.zeros_(self.liking.weight)
        nn.init.zeros_(self.outlook.weight)

    def forward(self, rows: Any, masks: Any) -> tuple[Any, Any]:
        """The logits of legal actions (very small for others), and the outlook."""
        seen = self.trunk(rows.float().clamp(-1, 4))
        return self.liking(seen).masked_fill(masks == 0, -1e9), self.outlook(seen)[:, 0].tanh()

    def ask(self, batch: Batch) -> tuple[Any, Any]:
        """What it says of every game of a batch."""
        with torch.inference_mode():
            rows, masks = torch.from_dlpack(batch.observations), torch.from_dlpack(batch.masks)
            liking, outlook = self(rows, masks)
            return liking.numpy(), outlook.numpy()


@dataclass
class Memory:
    """Decisions to learn from."""

    rows: list[Any] = field(default_factory=list)
    masks: list[Any] = field(default_factory=list)
    targets: list[Any] = field(default_factory=list)
    results: list[Any] = field(default_factory=list)

    def __len__(self) -> int:
        return sum(map(len, self.results))


class SelfPlay:
    """Games against oneself: `games` of them, each in `tries` copies."""

    def __init__(self, games: int, tries: int, depth: int, seed: int) -> None:
        self.games, self.tries, self.depth = games, tries, depth
        self.batch = Batch(GAME, games * tries, seed=seed, **OPTIONS)
        self.first = np.arange(games) * tries
        self.chance = np.random.default_rng(seed)
        self.open: list[list[tuple[Any, ...]]] = [[] for _ in range(games)]
        self._together()

    def _together(self) -> None:
        """Make the copies of each game equal."""
        self.batch.copy_rows(np.repeat(self.first, self.tries), np.arange(len(self.batch)))

    def think(self, network: Network) -> tuple[Any, Any]:
        """For each game an action and an improved policy over all actions."""
        batch, first = self.batch, self.first
        liking = network.ask(batch)[0][first]
        seats, saved = np.repeat(batch.seats[first], self.tries), batch.save()
        noisy = liking + self.chance.gumbel(size=liking.shape)
        tried = np.argsort(-noisy, axis=1)[:, : self.tries]
        tried = np.where(np.take_along_axis(liking, tried, 1) > -1e8, tried, tried[:, :1])
        worth = self._try(network, tried.ravel(), seats).reshape(tried.shape)
        batch.restore(saved)
        improved = liking.copy()
        known = SCALE * (worth - worth.mean(1, keepdims=True))
        np.put_along_axis(improved, tried, np.take_along_axis(liking, tried, 1) + known, 1)
        best = np.argmax(np.take_along_axis(noisy, tried, 1) + SCALE * worth, axis=1)
        improved = np.exp(improved - improved.max(1, keepdims=True))
        return tried[np.arange(self.games), best], improved / improved.sum(1, keepdims=True)

    def _try(self, network: Network, actions: Any, seats: Any) -> Any:
        """What each copy is worth to the seat that thinks, some actions later."""
        batch = self.batch
        rows = np.arange(len(batch))
        worth, going_on = np.zeros(len(batch), np.float32), np.ones(len(batch), bool)
        for _ in range(self.depth):
            batch.step(actions)
            ended = going_on & batch.terminated
            worth[ended] = batch.rewards[rows, seats][ended]
            going_on &= ~batch.terminated
            liking, outlook = network.ask(batch)
            actions = np.argmax(liking + self.chance.gumbel(size=liking.shape), axis=1)
        outlook = np.where(batch.seats == seats, outlook, -outlook)
        return np.where(going_on, outlook, worth)

    def step(self, network: Network, memory: Memory) -> None:
        """One action in every game; games that end are remembered."""
        batch, first = self.batch, self.first
        actions, improved = self.think(network)
        for game, row in enumerate(first.tolist()):
            kept = batch.observations[row].copy(), batch.masks[row].copy(), improved[game]
            self.open[game].append((*kept, int(batch.seats[row])))
        batch.step(np.repeat(actions, self.tries))
        for game in np.flatnonzero(batch.terminated[first]).tolist():
            rewards = batch.rewards[first[game]].copy()
            rows, masks, targets, seats = zip(*self.open[game], strict=True)
            memory.rows.append(np.stack(rows))
            memory.masks.append(np.stack(masks))
            memory.targets.append(np.stack(targets).astype(np.float32))
            memory.results.append(rewards[list(seats)])
            self.open[game] = []
        self._together()


def learn(network: Network, memory: Memory, optimiser: Any, steps: int, seed: int) -> float:
    """Some steps of learning from the latest decisions; the mean loss."""
    parts = (memory.rows, memory.masks, memory.targets, memory.results)
    rows, masks, targets, results = (torch.from_numpy(np.concatenate(part)) for part in parts)
    chance = torch.Generator().manual_seed(seed)
    total = 0.0
    for _ in range(steps):
        some = torch.randint(len(rows), (256,), generator=chance)
        liking, outlook = network(rows[some], masks[some])
        policy = -(targets[some] * torch.log_softmax(liking, 1).clamp(min=-50)).sum(1).mean()
        loss = policy + (outlook - results[some]).pow(2).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        total += loss.item()
    return total / steps


def contest(ours: Network, theirs: Network, games: int, seed: int) -> float:
    """The share of the victory that the first network gets, without search, half of it as White."""
    batch = Batch(GAME, games, seed=seed, autoreset="disabled", **OPTIONS)
    chance = np.random.default_rng(seed)
    own, points = np.arange(games) % 2, np.zeros(games)
    while (batch.counts > 0).any():
        likings = [network.ask(batch)[0] for network in (ours, theirs)]
        liking = np.where((batch.seats == own)[:, None], *likings)
        batch_over = batch.counts == 0
        batch.reset(where=batch_over)  # played on, but no longer counted
        actions = np.argmax(liking + chance.gumbel(size=liking.shape), axis=1)
        actions = np.where(batch_over, batch.sample(), actions)
        batch.step(actions)
        ended = batch.terminated & (points == 0)
        points[ended] = batch.rewards[np.arange(games), own][ended] + 2
        if (points > 0).all():
            break
    return float((points - 2).mean() / 2 + 0.5)


def fresh(seed: int, hidden: int = 128) -> Network:
    """A network that knows nothing."""
    torch.manual_seed(seed)
    batch = Batch(GAME, 1, seed=seed, **OPTIONS)
    return Network(batch.observations.shape[1], batch.masks.shape[1], hidden)


def train(
    minutes: float,
    *,
    games: int = 32,
    tries: int = 16,
    depth: int = 3,
    rounds: int = 1 << 30,
    plies: int = 60,
    seed: int = 0,
    tell: Any = print,
) -> tuple[Network, list[float]]:
    """Play and learn for so long (minutes of processor time): the network, and how it fared."""
    torch.set_num_threads(1)
    network, start = fresh(seed), fresh(seed)
    optimiser = torch.optim.Adam(network.parameters(), 1e-3, weight_decay=1e-5)
    play = SelfPlay(games, tries, depth, seed)
    memory, shares, begun = Memory(), list[float](), time.process_time()
    for number in range(1, rounds + 1):
        for _ in range(plies):
            play.step(network, memory)
        if not len(memory):
            continue
        loss = learn(network, memory, optimiser, 60, number)
        while len(memory) > 20_000:
            for part in (memory.rows, memory.masks, memory.targets, memory.results):
                part.pop(0)
        spent = (time.process_time() - begun) / 60
        if number % 5 == 0 or number == rounds:
            shares.append(contest(network, start, 200, number))
            tell(
                f"{spent:5.1f} min  round {number:3}  {len(memory):6,} decisions  "
                f"loss {loss:.2f}  against its start {shares[-1]:.1%}"
            )
        if spent >= minutes:
            break
    return network, shares


def main() -> None:
    """Learn, and keep what was learnt."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default="arkantar-5x5.pt")
    asked = parser.parse_args()
    network, _ = train(asked.minutes, seed=asked.seed, tell=lambda text: print(text, flush=True))
    torch.save(network.state_dict(), asked.out)


if __name__ == "__main__":
    main()
