"""The network: two looks at a position, which actions deserve to be tried and who will win.

It reads an observation of Ankh’or by its declaration. What is a number or a short row goes into a
few ordinary layers. A spot, where a tile may go, is known by the tiles around it: each of them
means something to it by how it looks and where it lies. That is a convolution, though there is no
board, only a list of places.

The table of the action space says what an action is made of. To buy is a column of the offer and a
spot, to move is a tile and a spot: each is a vector, and how well two of them go together is their
product. Every other action has a number of its own.
"""

from __future__ import annotations

from math import prod
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from ostraka import load

__all__ = ["GAME", "Network"]

GAME = load("ankhor")
LAYOUT = GAME.observation
SHAPES = {field.name: field.shape for field in LAYOUT}
LISTS = ("place", "tile", "ground_spots", "upper_spots", "upper_floor")
"""Fields that are lists of tiles and spots; all others are read as they stand."""

PLAYERS = 2
"""It has learned the game of two, and looks at no further domains."""
COLUMNS, OFFER = SHAPES["offer"]
PRICE = prod(SHAPES["markers"][1:])
TILES, LOOKS = SHAPES["tile"][1:]
"""The most tiles of a domain, and how many numbers tell what one looks like."""
GROUND, UPPER = SHAPES["ground_spots"][0], SHAPES["upper_spots"][0]
TAKE, BUY, REFRESH, MOVE, RETURN, END = range(6)
"""The verbs of the action space."""
NEAR = 4
"""This many half steps to each side a spot looks around."""
WIDTH = 2 * NEAR + 1
FAR = WIDTH * WIDTH
"""Where a tile lies that is further away."""
LARGEST = 40
"""Few numbers come near their bounds; these are what they are divided by at most."""


def _numbers() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Where the numbers stand that are read as they are."""
    fields = (field for field in LAYOUT if field.name not in LISTS)
    return np.concatenate([LAYOUT.at(each.name) + np.arange(each.size) for each in fields])


def _count(verb: int, upper: bool | None = None) -> int:
    """How many actions have a verb; of purchases, those for ground or for upper spots."""
    rows = GAME.action_table[GAME.action_table["verb"] == verb]
    if upper is not None:
        rows = rows[(rows["place"] >= GROUND) == upper]
    return len(rows)


BUY_GROUND = _count(BUY, upper=False) // COLUMNS
COLOURS = SHAPES["back"][1]
BUY_UPPER = _count(BUY, upper=True) // (COLUMNS * COLOURS)
TAKES, REFRESHES = _count(TAKE), _count(REFRESH)
OTHERS = TAKES + REFRESHES + _count(RETURN) + _count(END)
"""Actions that are neither purchases nor moves."""


def part(rows: Tensor, name: str) -> Tensor:
    """A field of some observations."""
    at = LAYOUT.at(name)
    return rows[:, at : at + prod(SHAPES[name])].reshape(len(rows), *SHAPES[name])


def filled(rows: Tensor, *sizes: int) -> Tensor:
    """The same at the beginning of something larger, or cut off where it is smaller."""
    kept = rows[(..., *(slice(size) for size in sizes))]
    room = rows.new_zeros(*rows.shape[: -len(sizes)], *sizes)
    room[(..., *(slice(size) for size in kept.shape[-len(sizes) :]))] = kept
    return room


def first_of(counts: Tensor, most: int) -> Tensor:
    """For each of some counts, a 1 for this many places, then 0."""
    return (torch.arange(most) < counts).float()


def mean_of(vectors: Tensor, there: Tensor) -> Tensor:
    """The mean of those vectors that are there."""
    return (vectors * there[..., None]).sum(1) / there.sum(1, keepdim=True).clamp(min=1)


class Network(nn.Module):
    """From observations to a number for every action, and the share of the victory to expect."""

    def __init__(self, hidden: int = 192, vector: int = 32) -> None:
        super().__init__()
        self.size = {"hidden": hidden, "vector": vector}
        numbers = _numbers()
        most = np.maximum(np.abs(LAYOUT.low.astype(np.float32)), LAYOUT.high)[numbers]
        self.register_buffer("numbers", torch.from_numpy(numbers), persistent=False)
        most = torch.from_numpy(np.clip(most, 1, LARGEST))
        self.register_buffer("most", most, persistent=False)
        self.body = nn.Sequential(
            nn.Linear(len(numbers) + PLAYERS * LOOKS, hidden),
            nn.ReLU(),
            nn.Linear(hidden, hidden),
            nn.ReLU(),
        )
        self.around = nn.Linear((FAR + 1) * LOOKS, vector, bias=False)
        self.floor = nn.Embedding(3, vector)
        self.now = nn.Linear(hidden, vector)
        self.spot = nn.Sequential(nn.ReLU(), nn.Linear(vector, vector), nn.ReLU())
        self.column = nn.Sequential(
            nn.Linear(hidden + OFFER + PRICE, 96), nn.ReLU(), nn.Linear(96, vector + 1)
        )
        self.spared = nn.Linear(hidden, COLOURS * vector)
        self.moved = nn.Sequential(
            nn.Linear(hidden + LOOKS + vector, 96), nn.ReLU(), nn.Linear(96, vector + 1)
        )
        self.others = nn.Linear(hidden, OTHERS)
        self.worth = nn.Sequential(nn.Linear(hidden + 2 * vector, 64), nn.ReLU(), nn.Linear(64, 1))

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """A number for each action, and what the seat to act may expect, before the sigmoid."""
        seen, number = observations.float(), len(observations)
        domains = part(seen, "tile")[:, :PLAYERS]
        plain = seen[:, self.numbers] / self.most
        now = self.body(torch.cat([plain, domains.sum(2).flatten(1) / 5], 1))

        whole = observations.long()
        tiles = max(1, int(part(whole, "tiles")[:, 0].max()))
        ground, upper = int(part(whole, "ground").max()), int(part(whole, "upper").max())
        looks, places = domains[:, 0, :tiles], part(whole, "place")[:, 0, :tiles]
        spots = [part(whole, "ground_spots")[:, :ground], part(whole, "upper_spots")[:, :upper]]
        around = self._around(torch.cat([*spots, places], 1), places, looks)
        own = around[:, ground + upper :]
        floors = torch.cat(
            [whole.new_zeros(number, ground), part(whole, "upper_floor")[:, :upper]], 1
        )
        spot = self.spot(around[:, : ground + upper] + self.floor(floors) + self.now(now)[:, None])

        answers = self._answers(seen, now, spot, looks, own, ground)
        counts = (part(whole, name)[:, None] for name in ("ground", "upper"))
        there = torch.cat(
            [first_of(*each) for each in zip(counts, (ground, upper), strict=True)], 1
        )
        mine = first_of(part(whole, "tiles")[:, :1], tiles)
        domain = [mean_of(torch.relu(own), mine), mean_of(spot, there)]
        return answers, self.worth(torch.cat([now, *domain], 1))[:, 0]

    def _around(self, spots: Tensor, places: Tensor, looks: Tensor) -> Tensor:
        """What the tiles of a domain mean to some places; those not there look like nothing."""
        number, many, tiles = len(spots), spots.shape[1], places.shape[1]
        way = places[:, None] - spots[:, :, None] + NEAR
        near = ((way >= 0) & (way < WIDTH)).all(3)
        where = torch.where(near, way[..., 0] * WIDTH + way[..., 1], FAR).flatten(0, 1)
        field = looks.new_zeros(number * many, FAR + 1, LOOKS)
        each = looks[:, None].expand(-1, many, -1, -1).reshape(-1, tiles, LOOKS)
        field.scatter_add_(1, where[..., None].expand(-1, -1, LOOKS), each)
        around: Tensor = self.around(field.flatten(1))
        return around.reshape(number, many, -1)

    def _answers(
        self, seen: Tensor, now: Tensor, spot: Tensor, looks: Tensor, own: Tensor, ground: int
    ) -> Tensor:
        """A number for each action, in the order of the action space."""
        number, tiles = len(now), looks.shape[1]
        low, high = spot[:, :ground], spot[:, ground:]
        columns = [part(seen, "offer"), part(seen, "markers").flatten(2)]
        wide = now[:, None].expand(-1, COLUMNS, -1)
        bought = self.column(torch.cat([wide, *columns], 2))
        column, bias = bought[..., :-1], bought[..., -1:]
        buy = filled(column @ low.transpose(1, 2) + bias, COLUMNS, BUY_GROUND)
        spared = column[:, :, None] + self.spared(now).reshape(number, 1, COLOURS, -1)
        cheaper = spared @ high[:, None].transpose(2, 3) + bias[:, :, None]
        cheaper = filled(cheaper, COLUMNS, COLOURS, BUY_UPPER)
        moved = self.moved(torch.cat([now[:, None].expand(-1, tiles, -1), looks, own], 2))
        to_low, to_high = (
            moved[..., :-1] @ side.transpose(1, 2) + moved[..., -1:] for side in (low, high)
        )
        move = torch.cat([filled(to_low, TILES, GROUND), filled(to_high, TILES, UPPER)], 2)
        other = self.others(now)
        last = TAKES + REFRESHES
        return torch.cat(
            [
                other[:, :TAKES],
                buy.flatten(1),
                cheaper.flatten(1),
                other[:, TAKES:last],
                move.flatten(1),
                other[:, last:],
            ],
            1,
        )

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
