"""The solo turn: the Time card, the die of Unlearning, and the end of the game.

The Time card fills a slot like a monument but is none (`time_card` in the line, of no kind), or
lies aside on a third place. It is what ends the game: the third time it would leave space 1.
"""

from __future__ import annotations

from ostraka.core.kernel.random import below
from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.language.tables import C_COMPARISON, C_NUMBER, C_QUANTITY
from ostraka.games.ancient_knowledge.language.words import AT_LEAST, SCORE_SO_FAR
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.quantities import quantity
from ostraka.games.ancient_knowledge.rules.scoring import points
from ostraka.games.ancient_knowledge.rules.state import I, Phase, time_card
from ostraka.games.ancient_knowledge.rules.technologies import (
    BUILT_FOR_LEVEL_II,
    refill_check,
    tile_level,
)
from ostraka.games.ancient_knowledge.rules.timeline import leave, slot_of
from ostraka.games.ancient_knowledge.state_types import AkData, AkState

COFFERS = 15
LAST_TIME = 3  # the time the card ends the game


@rule
def time_space(s: AkState) -> int:
    """The space of the Time card, 0 while it is not in the timeline."""
    if s.aside > 0:
        return I(s.aside)
    slot = slot_of(s, 0, time_card(s))
    return slot // 2 + 1 if slot >= 0 else 0


@rule
def lay_time(s: AkState, space: int) -> None:
    """Lay the Time card on the lower level of a space, or above the monuments standing there."""
    if s.line[0, 2 * space - 2] == 0:
        s.line[0, 2 * space - 2] = time_card(s)
    else:
        s.aside = space


@rule
def return_time(s: AkState) -> None:
    """At the beginning of a turn, a Time card that has left comes back on space 6."""
    if time_space(s) == 0:
        lay_time(s, st.SPACES)


@rule
def lift_time(s: AkState) -> None:
    """Take the Time card out of the timeline; a monument above it drops."""
    if s.aside > 0:
        s.aside = 0
    else:
        leave(s, 0, time_card(s))


@rule
def time_leaves(s: AkState) -> bool:
    """Start of the decline phase: from space 1 the Time card leaves; whether that ends the game."""
    if time_space(s) != 1:
        return False
    s.time += 1
    if s.time == LAST_TIME:
        return True
    lift_time(s)
    return False


@rule
def time_moves_alone(s: AkState) -> bool:
    """The decline phase is skipped, the Time card moves all the same; whether that ends the game.

    Once on a third place it stays an extra card of its column.
    """
    space = time_space(s)
    if space <= 1:
        return time_leaves(s)
    if s.aside > 0:
        s.aside = space - 1
    else:
        lift_time(s)
        lay_time(s, space - 1)
    return False


@rule
def unlearned_place(s: AkState, die: int) -> tuple[int, int]:
    """The tile and the place on it that a number of the die stands for.

    1 to 3 are the places of the first tile, 4 to 6 those of the second. Once one of them has been
    turned it keeps its numbers, and the tile that always was of level II has the other three.
    """
    tile, place = (die - 1) // st.FACE_UP, (die - 1) % st.FACE_UP
    if s.turned != 0 and s.turned != tile + 1:
        tile = BUILT_FOR_LEVEL_II
    return tile, place


@rule
def unlearn(s: AkState, data: AkData) -> None:
    """Roll the die: the technology in that place is discarded, its tile refilled if need be."""
    s.die = below(s, 2 * st.FACE_UP) + 1
    s.reveals += 1
    tile, place = unlearned_place(s, I(s.die))
    card = I(s.tiles[tile, place])
    if card != 0:
        level = tile_level(s, tile)
        s.tiles[tile, place] = 0
        s.tech_pile[level, s.tech_pile_size[level]] = card
        s.tech_pile_size[level] += 1
        refill_check(s, tile)


@rule
def so_far(s: AkState, data: AkData, condition: int) -> int:
    """How much there is of what a condition of an objective asks for."""
    q = I(data.conditions[condition, C_QUANTITY])
    return points(s, data, 0) if q == SCORE_SO_FAR else quantity(s, data, q, 0, 0, 0, 0)


@rule
def objective_met(s: AkState, data: AkData, coffer: int) -> bool:
    """Whether the objective of a coffer is met as things stand."""
    first = I(data.coffer_objective[coffer, 0])
    for i in range(first, first + data.coffer_objective[coffer, 1]):
        row = data.conditions[i]
        value, number = so_far(s, data, i), I(row[C_NUMBER])
        if value < number if row[C_COMPARISON] == AT_LEAST else value > number:
            return False
    return True


@rule
def finish_alone(s: AkState, data: AkData) -> None:
    """The game is over: won if every objective on the board is met."""
    s.turns += 1
    s.phase = Phase.FINISHED
    s.seat = -1
    s.over = st.SOLO_WON
    for coffer in range(COFFERS):
        if s.objectives >> coffer & 1 and not objective_met(s, data, coffer):
            s.over = st.SOLO_LOST
