"""Technologies: the two decks, the three tiles and their refills, the middle of the game."""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.random import shuffle
from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.rules.sight import seen_by_all
from ostraka.games.ancient_knowledge.rules.state import FACE_UP, MIDDLE, Frame, I, push
from ostraka.games.ancient_knowledge.state_types import AkData, AkState

LEVEL_I, LEVEL_II = 0, 1
BUILT_FOR_LEVEL_II = 2  # the third tile


@rule
def tile_level(s: AkState, tile: int) -> int:
    """The level of a tile (0, 1, 2) as an index: 0 for level I, 1 for level II."""
    if tile == BUILT_FOR_LEVEL_II or s.turned == tile + 1:
        return LEVEL_II
    return LEVEL_I


@rule
def face_up(s: AkState, tile: int) -> int:
    """How many technologies lie on a tile."""
    n = 0
    for place in range(FACE_UP):
        n += s.tiles[tile, place] != 0
    return I(n)


@rule
def top_technology(s: AkState, level: int) -> int:
    """Take the top card of a technology deck, made again from its discard pile when empty."""
    if s.tech_deck_size[level] == 0:
        if s.tech_pile_size[level] == 0:
            return 0
        for i in range(s.tech_pile_size[level]):
            card = I(s.tech_pile[level, i])
            s.tech_deck[level, i] = card
            s.tech_pile[level, i] = 0
            for seat in range(s.players):
                s.sight[seat, card] = 0
        s.tech_deck_size[level] = s.tech_pile_size[level]
        s.tech_pile_size[level] = 0
        shuffle(s, s.tech_deck[level], 0, s.tech_deck_size[level])
    s.tech_deck_size[level] -= 1
    top = s.tech_deck_size[level]
    card = I(s.tech_deck[level, top])
    s.tech_deck[level, top] = 0
    s.reveals += 1
    return card


@rule
def fill(s: AkState, tile: int) -> None:
    """Deal three technologies onto an empty tile, if deck and discard pile hold three."""
    level = tile_level(s, tile)
    if s.tech_deck_size[level] + s.tech_pile_size[level] < FACE_UP:
        return
    for place in range(FACE_UP):
        card = top_technology(s, level)
        s.tiles[tile, place] = card
        seen_by_all(s, card)


@rule
def clear(s: AkState, tile: int) -> None:
    """What lies on a tile goes to the discard pile of the tile's level."""
    level = tile_level(s, tile)
    for place in range(FACE_UP):
        card = s.tiles[tile, place]
        if card != 0:
            s.tech_pile[level, s.tech_pile_size[level]] = card
            s.tech_pile_size[level] += 1
            s.tiles[tile, place] = 0


@rule
def renew(s: AkState, tile: int) -> None:
    """Clear a tile; three new technologies are dealt onto it next, before anything else."""
    clear(s, tile)
    push(s, Frame.REFILL, tile, 0, 0, 0, 0, 0)


@rule
def refill_check(s: AkState, tile: int) -> None:
    """A tile down to exactly one technology is cleared and dealt three new ones next."""
    if face_up(s, tile) == 1:
        renew(s, tile)


@rule
def renewable(s: AkState, tile: int) -> bool:
    """Whether clearing a tile and refilling it would change anything."""
    level = tile_level(s, tile)
    stock = I(s.tech_deck_size[level]) + I(s.tech_pile_size[level])
    return face_up(s, tile) > 0 or stock >= FACE_UP


@rule
def off_tile(s: AkState, card: int) -> int:
    """Take a technology off its tile; which tile it was, -1 if it lay on none."""
    for tile in range(3):
        for place in range(FACE_UP):
            if s.tiles[tile, place] == card:
                s.tiles[tile, place] = 0
                return tile
    return -1


@rule
def under_deck(s: AkState, level: int, card: int) -> None:
    """Put a technology under the deck of its level."""
    i = I(s.tech_deck_size[level])
    while i > 0:
        s.tech_deck[level, i] = s.tech_deck[level, i - 1]
        i -= 1
    s.tech_deck[level, 0] = card
    s.tech_deck_size[level] += 1


@rule
def bury(s: AkState, data: AkData, card: int) -> None:
    """A face-up technology goes under the deck of its level; its tile may be refilled."""
    tile = off_tile(s, card)
    under_deck(s, I(data.level[card]) - 1, card)
    refill_check(s, tile)


@rule
def middle_reached(s: AkState, seat: int) -> Any:
    """Whether this Past is the first to hold seven monuments."""
    return s.turned == 0 and s.past_size[seat] >= MIDDLE


@rule
def turn_tile(s: AkState, tile: int) -> None:
    """The middle of the game: a level I tile (0 or 1) is cleared and turned to level II."""
    renew(s, tile)
    s.turned = tile + 1
