"""The fields of the records that rules read, for type checkers.

Written by `python -m tools.state_types` from the dtypes.
"""

from __future__ import annotations

from typing import Protocol

from ostraka.core.kernel.arrays import Grid, Row


class AnkhorState(Protocol):
    """The state of a game."""

    chance: int
    reveals: int
    players: int
    seat: int
    over: int
    at: Grid[int]
    near: Grid[int]
    places: Grid[int]
    rests: Grid[int]
    covered: Row[int]
    colours: Grid[int]
    animals: Grid[int]
    face: Grid[int]
    tiles: Row[int]
    ground_places: Row[int]
    all_places: Row[int]
    stock: Grid[int]
    stored: Row[int]
    bonus: Row[int]
    earned: Grid[int]
    points: Row[int]
    supply: Row[int]
    bonus_supply: int
    markers: Grid[int]
    prices: Grid[int]
    offer: Row[int]
    unseen: Row[int]
    piles: Grid[int]
    pile: Row[int]
    edition: int
    merged_bonus: int
    covered_at_once: int
    scribe_limits: int
    first: int
    phase: int
    resume: int
    spendable: int
    bought: int
    extra: int
    actor: int
    last: int
    idle: int
    rounds: int
    turns: int


class AnkhorData(Protocol):
    """What the rules read of the cards."""

    bag: Row[int]
    piles: Row[int]
    columns: Row[int]
    markers_each: int
    tokens_each: Row[int]
    stock_limit: int
    ankh_limit: int
    floors: Row[int]
    reach: int
    bonus_supply: int
    bonus_group: int
    end_tiles: int
    end_idle: int
    two_points: int
    bonus_points: int
    animal_points: int
    colour_points: int
    tokens_per_point: int
    weights: Grid[float]
