"""The timeline: six spaces of two levels, where monuments stand, drop, move and slide."""

from __future__ import annotations

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.rules.state import LINE, SLOTS, SPACES, I, time_card
from ostraka.games.ancient_knowledge.state_types import AkState


@rule
def slot_of(s: AkState, seat: int, card: int) -> int:
    """The slot a monument stands in, -1 if it is not in this timeline."""
    for slot in range(SLOTS):
        if s.line[seat, slot] == card:
            return slot
    if s.slots > SLOTS:
        for slot in range(SLOTS, LINE):
            if s.line[seat, slot] == card:
                return slot
    return -1


@rule
def free_slot(s: AkState, seat: int, space: int) -> int:
    """Where a monument put on a space (1 to 6) would stand: lower level first; -1 if full."""
    slot = 2 * space - 2
    if s.line[seat, slot] == 0:
        return slot
    if s.line[seat, slot + 1] == 0:
        return slot + 1
    return -1


@rule
def put(s: AkState, seat: int, card: int, space: int) -> None:
    """Put a monument on a space that has room."""
    s.line[seat, free_slot(s, seat, space)] = card


@rule
def leave(s: AkState, seat: int, card: int) -> None:
    """A monument leaves its slot; one standing above it drops at once."""
    slot = slot_of(s, seat, card)
    s.line[seat, slot] = 0
    if slot & 1 == 0 and slot < SLOTS:
        s.line[seat, slot] = s.line[seat, slot + 1]
        s.line[seat, slot + 1] = 0


@rule
def adjacent(a: int, b: int) -> bool:
    """Whether two slots are neighbours: one above the other, or side by side on the same level.

    A third place has the two slots of its own space as neighbours.
    """
    if a >= SLOTS:
        return b >> 1 == a - SLOTS
    if b >= SLOTS:
        return a >> 1 == b - SLOTS
    return a ^ 1 == b or a - b == 2 or b - a == 2


@rule
def slide(s: AkState, seat: int) -> None:
    """Every monument goes one space towards space 1, which is empty, keeping its level."""
    for slot in range(SLOTS - 2):
        s.line[seat, slot] = s.line[seat, slot + 2]
    s.line[seat, SLOTS - 2] = 0
    s.line[seat, SLOTS - 1] = 0


@rule
def has_destination(s: AkState, seat: int, slot: int, to: int) -> bool:
    """Whether a monument could move: to space `to`, or to any other space if that is 0."""
    for space in range(1, SPACES + 1):
        if (to == 0 or to == space) and slot >> 1 != space - 1 and free_slot(s, seat, space) >= 0:
            return True
    return False


@rule
def monuments_in_line(s: AkState, seat: int) -> int:
    """How many monuments stand in the timeline."""
    n = 0
    for slot in range(s.slots):
        n += s.line[seat, slot] != 0 and s.line[seat, slot] != time_card(s)
    return I(n)
