"""What tree search works with: the records it is made of, and the room of one thread.

One record, Play, holds what is needed to play and to judge; simple bots use it alone. A Workspace
adds the tree. Compiled code gets these records instead of a dozen arrays, since each array costs a
little at every call. It reads arrays out of them once, before its loops: each read counts a
reference up and down.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ostraka.core.kernel.compile import ACTION, SEATS, records

if TYPE_CHECKING:
    from ostraka.core.game.game import Game


NODE = np.dtype(
    [
        ("total", "f4", (SEATS,)),  # sum of results by seat
        ("prior", "f4"),  # weight among its siblings while little is known
        ("usual", "f4"),  # what the first node below looked like: others are weighed against it
        ("guess", "f4"),  # what it looks like to the seat that plays it, before any visit
        ("action", "i4"),
        ("child", "i4"),  # the first node below, 0 for none
        ("next", "i4"),  # the next node beside it, 0 for none
        ("visits", "i4"),
        ("available", "i4"),  # how often it could have been chosen
        ("overlooked", "i1"),  # this search does not see the action
    ],
    align=True,
)
"""An action after the actions above it. Node 0 is the root."""

PLAN = np.dtype(
    [
        ("explore", "f8"),
        ("temperature", "f8"),  # 0 for UCT
        ("margin", "f8"),  # how much a finished game's points count beside its victory
        ("own_oversight", "f8"),  # share of its own actions that the seat overlooks
        ("oversight", "f8"),  # share of the others' actions that it overlooks
        ("salt", "u8"),  # which ones
        ("playout", "i8"),  # this many random actions, then the state is judged
        ("tries", "i8"),  # each playout action is the best looking of this many random ones
        ("sight", "i8"),  # the tree goes no deeper
        ("expand", "i8"),  # a node has children from this visit on
        ("seat", "i8"),  # who is thinking
        ("redraw", "i8"),  # something is hidden or left to chance
        ("only", "i8"),  # the one action of the root to study, -1 for all
    ],
    align=True,
)
"""How to search, as the compiled code reads it."""

TALLY = np.dtype([("wins", "f8", (SEATS,)), ("points", "f8", (SEATS,)), ("count", "f8")])
"""What is kept beside each action of the root: sums of victories and of points, by seat."""

DEEPEST = 512
"""No path in the tree is longer."""


class Play(NamedTuple):
    """What one thread plays with: states, the plan, a stream, and sums by seat."""

    stack: Any
    """The state at the root, the one that is being played, and one to try actions in."""
    data: Any
    """The game's tables."""
    plan: Any
    stream: Any
    actions: Any
    places: Any
    points: Any
    values: Any


class Workspace(NamedTuple):
    """What one thread grows a tree in."""

    play: Play
    nodes: Any
    count: Any
    """How many nodes are in use, and how many visits have been numbered."""
    table: Any
    """Where `known_children` finds nodes by their actions."""
    open_to: Any
    """The children to choose from."""


def play_room(game: Game, plan: Any, stream: Any) -> Play:
    """Memory to play and to judge in."""
    return Play(
        stack=records(bytes(game.dtype.itemsize * 3), game.dtype),
        data=game.data,
        plan=plan,
        stream=stream,
        actions=np.zeros(game.max_legal, ACTION),
        places=np.zeros(SEATS, np.int32),
        points=np.zeros(SEATS, np.int32),
        values=np.zeros(SEATS, np.float64),
    )


def room(game: Game, plan: Any, stream: Any, nodes: int) -> Workspace:
    """Memory to grow a tree in."""
    size = 1 << (4 * game.max_legal - 1).bit_length()
    return Workspace(
        play=play_room(game, plan, stream),
        nodes=records(bytes(NODE.itemsize * nodes), NODE),
        count=np.zeros(2, np.int64),
        table=np.zeros((size, 3), np.int64),
        open_to=np.zeros(game.max_legal, np.int64),
    )


@dataclass(frozen=True)
class SearchPlan:
    """How to search, what levels are made of; see `PLAN`."""

    explore: float = 1.0
    temperature: float = 0.0
    margin: float = 0.0
    own_oversight: float = 0.0
    oversight: float = 0.0
    playout: int = 1 << 30
    tries: int = 1
    sight: int = DEEPEST
    expand: int = 1

    def record(self, game: Game, seat: int, salt: int, only: int | None) -> Any:
        """The plan as the compiled code reads it."""
        plan = records(bytes(PLAN.itemsize), PLAN)[0]
        for field in fields(self):
            setattr(plan, field.name, getattr(self, field.name))
        plan.sight = min(self.sight, DEEPEST)
        plan.seat, plan.redraw = seat, game.hidden or game.chance
        plan.salt = salt
        plan.only = -1 if only is None else only
        return plan
