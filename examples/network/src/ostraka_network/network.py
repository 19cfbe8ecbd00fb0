"""The network: two looks at a position, which actions deserve to be tried and who will win.

It reads an observation of Arkantar as it stands. The fields that are boards become planes of 7 × 7,
every other number a plane of its own, divided by the most it can be. The answer for an action
stands on the tile it begins from: the table of the action space says which tile that is, and which
plane, since actions of the same verb, direction and ransom share one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from ostraka import load
from ostraka.core.index import NONE

__all__ = ["BOARDS", "LAYOUT", "SIDE", "TABLE", "Network"]

GAME = load("arkantar")
LAYOUT = GAME.observation
TABLE = GAME.action_table
SIDE = 7
TILES = SIDE * SIDE
BOARDS = sum(field.size for field in LAYOUT if field.shape[-2:] == (SIDE, SIDE))
"""So many numbers at the beginning of an observation are boards."""
NUMBERS = LAYOUT.size - BOARDS


def _heads() -> tuple[Any, int, int]:
    """For each index its place among the answers; how many planes there are, and single numbers."""
    planes: dict[tuple[int, int, int], int] = {}
    singles: list[int] = []
    places = []
    for index, (verb, tile, direction, ransom) in enumerate(TABLE.tolist()):
        if tile == NONE:
            singles.append(index)
            places.append(-len(singles))
        else:
            plane = planes.setdefault((verb, direction, ransom), len(planes))
            places.append(plane * TILES + tile)
    last = len(planes) * TILES
    return np.array([p if p >= 0 else last - 1 - p for p in places]), len(planes), len(singles)


class Block(nn.Module):
    """Two convolutions beside a short cut."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(channels, channels, 3, padding=1, bias=False),
            nn.BatchNorm2d(channels),
            nn.ReLU(),
            nn.Conv2d(channels, channels, 3, padding=1, bias=False),
            nn.BatchNorm2d(channels),
        )

    def forward(self, x: Tensor) -> Tensor:
        """The same planes, looked at a little further."""
        return torch.relu(x + self.body(x))


class Network(nn.Module):
    """From observations to a number for every action, and the share of the victory to expect."""

    def __init__(self, channels: int = 24, blocks: int = 2) -> None:
        super().__init__()
        places, planes, singles = _heads()
        self.size = {"channels": channels, "blocks": blocks}
        self.begin = nn.Sequential(
            nn.Conv2d(BOARDS // TILES + NUMBERS, channels, 3, padding=1, bias=False),
            nn.BatchNorm2d(channels),
            nn.ReLU(),
        )
        self.body = nn.Sequential(*(Block(channels) for _ in range(blocks)))
        self.on_tiles = nn.Conv2d(channels, planes, 1)
        self.elsewhere = nn.Linear(channels, singles)
        self.worth = nn.Sequential(nn.Linear(2 * channels, 64), nn.ReLU(), nn.Linear(64, 1))
        self.register_buffer("places", torch.from_numpy(places), persistent=False)
        most = np.maximum(1, LAYOUT.high[BOARDS:].astype(np.float32))
        self.register_buffer("most", torch.from_numpy(most), persistent=False)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """A number for each action, and what the seat to act may expect, before the sigmoid."""
        x = observations.float()
        boards = x[:, :BOARDS].reshape(len(x), -1, SIDE, SIDE)
        numbers = x[:, BOARDS:] / self.most
        spread = numbers[:, :, None, None].expand(-1, -1, SIDE, SIDE)
        x = self.body(self.begin(torch.cat([boards, spread], 1)))
        mean, best = x.mean((2, 3)), x.amax((2, 3))
        answers = torch.cat([self.on_tiles(x).flatten(1), self.elsewhere(mean)], 1)
        return answers[:, self.places], self.worth(torch.cat([mean, best], 1))[:, 0]

    def save(self, path: Path) -> None:
        """Keep what was learned, with half the digits: more are noise."""
        kept = {name: value.half() for name, value in self.state_dict().items()}
        torch.save({"size": self.size, "version": GAME.observation_version, "weights": kept}, path)

    @classmethod
    def load(cls, path: Path) -> Network:
        """What was kept; refuses what was learned from other observations."""
        kept = torch.load(path, weights_only=True)
        if kept["version"] != GAME.observation_version:
            raise ValueError(f"{path} was learned from observations of another version")
        network = cls(**kept["size"])
        network.load_state_dict({name: value.float() for name, value in kept["weights"].items()})
        network.eval()
        return network
