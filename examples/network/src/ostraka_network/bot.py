"""The network as a bot: a short search that tries what the network likes and trusts its judgement.

Nothing of Arkantar is hidden, so the search plays on copies of the state itself. A turn has up to
three actions: whose turn it is, each node knows for itself.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ostraka.bots.plan import Plan
from ostraka.bots.playout import values_after
from ostraka.bots.room import play_room
from ostraka.core.action import Action
from ostraka.core.errors import InvalidOption
from ostraka.core.game import Game
from ostraka.core.kernel import records
from ostraka.core.message import Message
from ostraka.core.random import new_stream
from ostraka.core.state import State
from ostraka_network.network import Network

__all__ = ["LearnedBot"]

LEARNED = Path(__file__).with_name("arkantar.pt")
VISITS = 192
TOGETHER = 8  # states that the network looks at in one go
EXPLORE = 1.5


class Node:
    """A state that the search has come to."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.seat
        self.worth = 0.5
        """What the seat to act may expect."""
        self.codes: list[int] = []
        self.priors = np.zeros(0)
        self.visits = np.zeros(0)
        self.totals = np.zeros(0)
        self.children: dict[int, Node] = {}

    def promising(self) -> int:
        """The action to try next (PUCT); one never tried is thought to be as good as the rest."""
        tried = self.visits.sum()
        usual = self.totals.sum() / tried if tried else 0.5
        means = np.where(self.visits, self.totals / np.maximum(1, self.visits), usual)
        bonus = EXPLORE * self.priors * sqrt(tried + 1) / (1 + self.visits)
        return int(np.argmax(means + bonus))


class Glance:
    """Sees what wins at once, as every player does before thinking any further."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.plans = [Plan().record(game, seat, 0, None) for seat in range(2)]
        self.room = play_room(game, self.plans[0], new_stream(0))
        self.values = np.zeros(game.max_legal)

    def wins(self, state: State) -> Any:
        """Which of the legal actions end the game with a victory."""
        assert state.seat is not None
        self.room.stack[0] = records(state.tobytes(), self.game.dtype)[0]
        room = self.room._replace(plan=self.plans[state.seat])
        number = values_after(room, 0.0, 1, self.values)
        return np.flatnonzero(self.values[:number] > 0.99)


Way = list[tuple[Node, int]]
"""The nodes and actions that lead from the root to a state."""


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
        self._glance = Glance(game)

    def choose(self, state: State) -> Action:
        """The action tried most."""
        root = Node(state.fork())
        self._look([root])
        left = self.visits if len(root.codes) > 1 else 0
        while left > 0:
            tries = [self._follow(root) for _ in range(min(TOGETHER, left))]
            self._look([node for node, _ in tries])
            for node, path in tries:
                self._count(node, path)
            left -= len(tries)
        return state.legal[int(np.argmax(root.visits + 1e-3 * root.priors))]

    def _look(self, nodes: list[Node]) -> None:
        """Ask the network about states it has not seen."""
        new = [node for node in dict.fromkeys(nodes) if node.seat is not None and not node.codes]
        if not new:
            return
        seen = np.stack([node.state.observation(node.seat or 0) for node in new])
        with torch.inference_mode():
            answers, worth = self.network(torch.from_numpy(seen))
        for node, answer, expected in zip(new, answers, torch.sigmoid(worth), strict=True):
            node.codes = list(node.state.codes)
            chosen = answer[torch.tensor(node.state.indices)]
            node.priors = torch.softmax(chosen, 0).numpy().astype(np.float64)
            node.visits, node.totals = np.zeros(len(node.codes)), np.zeros(len(node.codes))
            node.worth = float(expected)
            wins = self._glance.wins(node.state)
            if len(wins):
                node.worth = 1.0
                node.priors[:] = 0.0
                node.priors[wins] = 1 / len(wins)

    def _follow(self, root: Node) -> tuple[Node, Way]:
        """Follow what looks best to a state not met before, or to the end of a game.

        Until its worth is counted, a try counts as lost: the next one goes elsewhere.
        """
        node, path = root, []
        while node.codes:
            at = node.promising()
            node.visits[at] += 1
            path.append((node, at))
            if at not in node.children:
                node.children[at] = Node(node.state.fork().play(node.codes[at]))
            node = node.children[at]
        return node, path

    def _count(self, leaf: Node, path: Way) -> None:
        """Count what a state promises for everything that led to it."""
        for node, at in path:
            if leaf.seat is not None:
                worth = leaf.worth if node.seat == leaf.seat else 1 - leaf.worth
            else:
                outcome = leaf.state.outcome
                assert outcome is not None
                worth = (node.seat in outcome.winners) / len(outcome.winners)
            node.totals[at] += worth


@cache
def _learned() -> Network:
    torch.set_num_threads(1)  # games are what is played side by side
    return Network.load(LEARNED)
