"""Actions as numbers: what is done, to which card, and a number or a second card.

The one place that knows how the three lie in a code. The functions serve rules and readable code
alike: in compiled rules they are compiled into their callers, elsewhere they are plain Python.
"""

from __future__ import annotations

from enum import IntEnum

from numba.extending import register_jitable


class Verb(IntEnum):
    """What an action does."""

    SEARCH = 1
    CREATE = 2
    LEARN = 3
    ARCHIVE = 4
    EXCAVATE = 5
    DISCARD = 6
    REMOVE = 7
    ADD = 8
    GIVE = 9
    RECOVER = 10
    MOVE = 11
    SWAP = 12
    DESTROY = 13
    KEEP = 14
    PLACE = 15
    TAKE = 16
    VICTIM = 17
    BURY = 18
    TURN = 19
    USE = 20
    DRAW = 21
    DECLINE = 22
    DONE = 23
    PASS = 24
    STOP = 25
    STORE = 26
    RENEW = 27
    COFFER = 28
    CHOOSE = 29
    ABANDON = 30
    GO = 31


BITS = 10  # of a card's number, and of the number behind it, which may be a card's too
LOW = (1 << BITS) - 1


@register_jitable
def code_of(verb: int, card: int, number: int) -> int:
    """The code of an action."""
    return verb << 2 * BITS | card << BITS | number


@register_jitable
def verb_of(code: int) -> int:
    """What an action does, a `Verb`."""
    return code >> 2 * BITS


@register_jitable
def card_of(code: int) -> int:
    """The card that an action concerns; 0: none."""
    return code >> BITS & LOW


@register_jitable
def number_of(code: int) -> int:
    """How many, where to, or with which other card."""
    return code & LOW
