"""The fields of the records that rules read, for type checkers.

Written by `python -m tools.state_types` from the dtypes.
"""

from __future__ import annotations

from typing import Protocol

from ostraka.core.kernel.arrays import Grid, Row


class AkState(Protocol):
    """The state of a game."""

    chance: int
    reveals: int
    players: int
    seat: int
    over: int
    phase: int
    first: int
    active: int
    actions: int
    skip: int
    ending: int
    turned: int
    declining: int
    in_limbo: int
    slots: int
    time: int
    aside: int
    time_start: int
    die: int
    blocked: int
    legacy: int
    paused: int
    unlearning_skipped: int
    any_order: int
    whole_ignored: int
    builders: int
    objectives: int
    coffers: int
    drawn: int
    given_up: int
    used: int
    depth: int
    parts_used: int
    offered: int
    last: int
    last_seat: int
    last_secret: int
    deck_size: int
    pile_size: int
    lost_in_phase: int
    turns: int
    lost: Row[int]
    tech_deck_size: Row[int]
    tech_pile_size: Row[int]
    options: Row[int]
    stack: Grid[int]
    parts: Row[int]
    knowledge: Row[int]
    marks: Row[int]
    held: Row[int]
    artifact_count: Row[int]
    past_size: Row[int]
    learned: Row[int]
    past_kinds: Grid[int]
    learned_kinds: Grid[int]
    hand: Grid[int]
    line: Grid[int]
    artifacts: Grid[int]
    past: Grid[int]
    collection: Grid[int]
    rotated: Row[int]
    stored: Row[int]
    sight: Grid[int]
    deck: Row[int]
    pile: Row[int]
    limbo: Row[int]
    tech_deck: Grid[int]
    tech_pile: Grid[int]
    tiles: Grid[int]


class AkData(Protocol):
    """What the rules read of the cards."""

    conditions: Grid[int]
    steps: Grid[int]
    effects: Grid[int]
    tiers: Grid[int]
    effect: Grid[int]
    requires: Grid[int]
    builders: int
    technologies: Row[int]
    kind: Row[int]
    start: Row[int]
    locked: Row[int]
    lasting: Row[int]
    cost: Row[int]
    knowledge: Row[int]
    vp: Row[int]
    level: Row[int]
    level_cards: Grid[int]
    hands: Grid[int]
    base_builders: int
    base_technologies: Row[int]
    base_lasting: int
    coffer_effect: Row[int]
    coffer_objective: Grid[int]
    weights: Row[float]
    card_weights: Grid[float]
