"""The network as a bot: a short search that tries what the network likes and trusts its judgement.

Nothing of Arkantar is hidden, so the search plays on copies of the state itself. A turn has up to
three actions: whose turn it is, each node knows for itself.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from pathlib import Path

import numpy as np
import torch

from ostraka.core.action import Action
from ostraka.core.errors import InvalidOption
from ostraka.core.game import Game
from ostraka.core.message import Message
from ostraka.core.state import State
from ostraka_network.network import Network

__all__ = ["LearnedBot"]

LEARNED = Path(__file__).with_name("arkantar.pt")
VISITS = 64
EXPLORE = 1.5


class Node:
    """A state that the search has come to."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.seat
        self.codes: list[int] = []
        self.priors = np.zeros(0)
        self.visits = np.zeros(0)
        self.totals = np.zeros(0)
        self.children: dict[int, Node] = {}

    def expand(self, network: Network) -> float:
        """Ask the network about the state; what the seat to act may expect."""
        assert self.seat is not None
        self.codes = list(self.state.codes)
        seen = torch.from_numpy(self.state.observation(self.seat))[None]
        answers, worth = network(seen)
        chosen = answers[0, torch.tensor(self.state.indices)]
        self.priors = torch.softmax(chosen, 0).numpy().astype(np.float64)
        self.visits, self.totals = np.zeros(len(self.codes)), np.zeros(len(self.codes))
        return float(torch.sigmoid(worth[0]))

    def promising(self) -> int:
        """The action to try next (PUCT); one never tried is thought to be as good as the rest."""
        tried = self.visits.sum()
        usual = self.totals.sum() / tried if tried else 0.5
        means = np.where(self.visits, self.totals / np.maximum(1, self.visits), usual)
        bonus = EXPLORE * self.priors * sqrt(tried + 1) / (1 + self.visits)
        return int(np.argmax(means + bonus))


class LearnedBot:
    """Plays Arkantar as it was learned."""

    def __init__(
        self,
        game: Game,
        *,
        seed: int = 0,
        network: Network | None = None,
        visits: int = VISITS,
    ) -> None:
        if game.name != "arkantar":
            text = "the network has learned Arkantar and nothing else"
            raise InvalidOption(Message("plain", text=text))
        self.seed = seed
        self.visits = visits
        self.network = network or _learned()

    def choose(self, state: State) -> Action:
        """The action tried most."""
        root = Node(state.fork())
        with torch.inference_mode():
            root.expand(self.network)
            for _ in range(self.visits if len(root.codes) > 1 else 0):
                self._try(root)
        best = int(np.argmax(root.visits + 1e-3 * root.priors))
        return state.legal[best]

    def _try(self, root: Node) -> None:
        """Follow what looks best to a state not met before, and count what it promises."""
        node, path = root, []
        while True:
            at = node.promising()
            path.append((node, at))
            child = node.children.get(at)
            if child is None:
                child = node.children[at] = Node(node.state.fork().play(node.codes[at]))
                if child.seat is not None:
                    worth, seat = child.expand(self.network), child.seat
                    break
            if child.seat is None:
                outcome = child.state.outcome
                assert outcome is not None
                assert node.seat is not None
                won = node.seat in outcome.winners
                worth, seat = won / len(outcome.winners), node.seat
                break
            node = child
        for node, at in path:
            node.visits[at] += 1
            node.totals[at] += worth if node.seat == seat else 1 - worth


@cache
def _learned() -> Network:
    torch.set_num_threads(1)  # games are what is played side by side
    return Network.load(LEARNED)
