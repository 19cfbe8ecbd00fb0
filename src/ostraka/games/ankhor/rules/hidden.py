"""What a seat cannot know.

Hidden is the order of the tiles in both piles, from everybody alike. Everything else is public:
the sizes of the piles and the colour on the back of each top tile included, and by elimination
which tiles the piles hold between them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel.compile import kernel
from ostraka.core.kernel.random import below, draw
from ostraka.games.ankhor.rules.tables import FACES, KINDS
from ostraka.games.ankhor.state_types import AnkhorData, AnkhorState


@kernel
def _swap(s: AnkhorState, a: int, b: int) -> None:
    """Exchange two hidden tiles, counted through pile 1 and then pile 2."""
    first = int(s.pile[0])
    pile_a, pile_b = (0 if a < first else 1), (0 if b < first else 1)
    a, b = a - pile_a * first, b - pile_b * first
    kept = s.piles[pile_a, a]
    s.piles[pile_a, a] = s.piles[pile_b, b]
    s.piles[pile_b, b] = kept


@kernel
def _back(s: AnkhorState, index: int) -> int:
    """The colour of a hidden tile, counted through pile 1 and then pile 2."""
    first = int(s.pile[0])
    face = s.piles[0, index] if index < first else s.piles[1, index - first]
    return int(face) // KINDS


@kernel
def reshuffle(s: AnkhorState, data: AnkhorData, seat: int, stream: Any) -> None:
    """Put the hidden tiles into a new order in which both top backs keep their colours.

    Each top tile is drawn from the tiles of its colour, the first before the second, and the rest
    are shuffled among all other positions: every order that fits the backs is equally likely.
    What comes out depends on the backs and the stream alone, not on the order that was.
    """
    hidden = int(s.pile[0]) + int(s.pile[1])
    top_one, top_two = int(s.pile[0]) - 1, hidden - 1
    if s.pile[1] == 0:
        top_two = -1
    _tidy(s, hidden, top_one, top_two)
    if top_one >= 0:
        _redraw_top(s, top_one, -1, hidden, stream)
    if top_two >= 0:
        _redraw_top(s, top_two, top_one, hidden, stream)
    last = hidden - 1
    while last > 0:
        if last != top_one and last != top_two:
            other = below(stream, last + 1 - _fixed_up_to(last, top_one, top_two))
            if top_one >= 0 and other >= top_one:
                other += 1
            _swap(s, last, other)
        last -= 1
    s.chance = draw(stream)


@kernel
def _face(s: AnkhorState, index: int) -> int:
    """A hidden tile, counted through pile 1 and then pile 2."""
    first = int(s.pile[0])
    return int(s.piles[0, index] if index < first else s.piles[1, index - first])


@kernel
def _tidy(s: AnkhorState, hidden: int, top_one: int, top_two: int) -> None:
    """Sort the hidden tiles, and put the first of each top back's colour on top again."""
    one = _back(s, top_one) if top_one >= 0 else -1
    two = _back(s, top_two) if top_two >= 0 else -1
    each = np.zeros(FACES, np.int64)
    for index in range(hidden):
        each[_face(s, index)] += 1
    index = 0
    for face in range(FACES):
        for _ in range(each[face]):
            if index < s.pile[0]:
                s.piles[0, index] = face
            else:
                s.piles[1, index - int(s.pile[0])] = face
            index += 1
    for top, colour, taken in ((top_one, one, -1), (top_two, two, top_one)):
        if top >= 0:
            index = 0
            while index == taken or _back(s, index) != colour:
                index += 1
            _swap(s, top, index)


@kernel
def _fixed_up_to(last: int, top_one: int, top_two: int) -> int:
    """How many of the two top tiles are among the hidden tiles 0 to `last`."""
    return (1 if 0 <= top_one <= last else 0) + (1 if 0 <= top_two <= last else 0)


@kernel
def _redraw_top(s: AnkhorState, top: int, fixed: int, hidden: int, stream: Any) -> None:
    """Exchange a top tile with any hidden tile of its colour but the fixed one, or with itself."""
    colour = _back(s, top)
    alike = 0
    for index in range(hidden):
        if index != fixed and _back(s, index) == colour:
            alike += 1
    pick = below(stream, alike)
    for index in range(hidden):
        if index != fixed and _back(s, index) == colour:
            if pick == 0:
                _swap(s, top, index)
                return
            pick -= 1
