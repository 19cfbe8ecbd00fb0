"""The network as a bot: it thinks of the actions that it likes, and weighs what comes of each.

Piles are hidden in Ankh’or, so it looks at what would come of an action in states that are dealt
again for its own seat: nothing that it cannot know has a say.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.i18n.message import Message
from ostraka.core.play.action import Action
from ostraka.core.play.state import State
from ostraka_network.network import Network

__all__ = ["LEARNED", "LearnedBot"]

LEARNED = Path(__file__).with_name("ankhor.pt")
THOUGHT_OF = 4
"""This many actions are weighed, those that it likes best."""
DEALS = 2
"""This many states are dealt for each of them."""
WEIGHT = 12.0
"""How much the outlook counts beside the liking, which is a logarithm."""


class LearnedBot:
    """Plays Ankh’or as it was learned."""

    def __init__(
        self, game: Game, *, seed: int = 0, network: Network | None = None, weight: float = WEIGHT
    ) -> None:
        if game.name != "ankhor":
            text = "the network has learned Ankh’or and nothing else"
            raise InvalidOption(Message("plain", text=text))
        self.seed = seed
        self.network = network or _learned()
        self.weight = weight

    def choose(self, state: State) -> Action:
        """The action that it likes best, all things considered."""
        if len(state.codes) == 1:
            return state.legal[0]
        liking, _ = self._ask([state])
        liked = torch.log_softmax(liking[0, state.indices], 0).numpy()
        best = np.argsort(-liked, kind="stable")[:THOUGHT_OF]
        weighed = liked[best] + self.weight * self._outlook(state, best)
        return state.legal[int(best[np.argmax(weighed)])]

    def _outlook(self, state: State, chosen: Any) -> Any:
        """The share of the victory that it may expect after each of some actions."""
        assert state.seat is not None
        after = [
            state.reshuffled(state.seat, self.seed ^ deal).play(state.codes[at])
            for at in chosen
            for deal in range(DEALS)
        ]
        shares = np.zeros(len(after))
        going_on = [i for i, each in enumerate(after) if not each.over]
        if going_on:
            _, worth = self._ask([after[i] for i in going_on])
            shares[going_on] = torch.sigmoid(worth).numpy()
        for i, each in enumerate(after):
            if each.outcome is not None:
                shares[i] = (state.seat in each.outcome.winners) / len(each.outcome.winners)
            elif each.seat != state.seat:
                shares[i] = 1 - shares[i]
        return shares.reshape(-1, DEALS).mean(1)

    def _ask(self, states: list[State]) -> Any:
        """What the network says of states, each as its seat to act sees it."""
        seen = np.stack([state.observation(state.seat or 0) for state in states])
        with torch.inference_mode():
            return self.network(torch.from_numpy(seen))


@cache
def _learned() -> Network:
    torch.set_num_threads(1)  # games are what is played side by side
    return Network.load(LEARNED)
