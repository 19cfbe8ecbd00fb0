"""The offer and the piles: refreshing."""

from __future__ import annotations

from ostraka.core.kernel.compile import kernel
from ostraka.games.ankhor.rules.state import NO_TILE
from ostraka.games.ankhor.rules.tables import COLUMNS
from ostraka.games.ankhor.state_types import AnkhorState


@kernel
def offered(s: AnkhorState) -> int:
    """How many tiles the offer holds."""
    count = 0
    for column in range(COLUMNS):
        if s.offer[column] != NO_TILE:
            count += 1
    return count


@kernel
def can_refresh(s: AnkhorState) -> bool:
    """A refresh must remove a tile (two players only), slide one, or draw one."""
    tiles = offered(s)
    if s.players == 2 and tiles > 0:
        return True
    if tiles < COLUMNS and (s.pile[0] > 0 or s.pile[1] > 0):
        return True
    slides = False
    for column in range(tiles):
        slides = slides or s.offer[column] == NO_TILE
    return slides


@kernel
def choosable(s: AnkhorState, pile: int) -> bool:
    """A pile that still has tiles; pile 1 if neither has any."""
    return s.pile[pile] > 0 or (pile == 0 and s.pile[1] == 0)


@kernel
def draw_into(s: AnkhorState, column: int, pile: int) -> None:
    """Turn up the top tile of a pile in a column of the offer."""
    s.pile[pile] -= 1
    top = int(s.pile[pile])
    s.offer[column] = s.piles[pile, top]
    s.unseen[s.piles[pile, top]] -= 1
    s.piles[pile, top] = 0


@kernel
def clear(s: AnkhorState) -> None:
    """The first half of a refresh: remove the leftmost tile (two players), slide the rest left."""
    remove = s.players == 2
    filled = 0
    for column in range(COLUMNS):
        face = s.offer[column]
        s.offer[column] = NO_TILE
        if face == NO_TILE:
            continue
        if remove:
            remove = False
            continue
        s.offer[filled] = face
        filled += 1


@kernel
def fill(s: AnkhorState, pile: int) -> None:
    """The second half: fill the offer from the pile, and from the other when it runs out."""
    filled = offered(s)
    if filled < COLUMNS and s.pile[0] + s.pile[1] > 0:
        s.reveals += 1
    while filled < COLUMNS and s.pile[0] + s.pile[1] > 0:
        draw_into(s, filled, pile if s.pile[pile] > 0 else 1 - pile)
        filled += 1
