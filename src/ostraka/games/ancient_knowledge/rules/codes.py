"""Actions as numbers: what is done, to which card, and a number or a second card.

The one place that knows how the three lie in a code. The functions serve rules and readable code
alike: in compiled rules they are compiled into their callers, elsewhere they are plain Python.
"""

from __future__ import annotations

from numba.extending import register_jitable

__all__ = ["card_of", "code_of", "number_of", "verb_of"]

BITS = 10  # of a card's number, and of the number behind it, which may be a card's too
LOW = (1 << BITS) - 1


@register_jitable
def code_of(verb: int, card: int, number: int) -> int:
    """The code of an action."""
    return verb << 2 * BITS | card << BITS | number


@register_jitable
def verb_of(code: int) -> int:
    """What an action does, one of the verbs of `state`."""
    return code >> 2 * BITS


@register_jitable
def card_of(code: int) -> int:
    """The card that an action concerns; 0: none."""
    return code >> BITS & LOW


@register_jitable
def number_of(code: int) -> int:
    """How many, where to, or with which other card."""
    return code & LOW
