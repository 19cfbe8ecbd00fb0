"""The state of a game as one record, and the stack on which unfinished business waits.

Cards are the numbers of `tables` (0: no card). A slot of a timeline is 2 × (space − 1) + level, so
the lower levels are the even ones. Whatever is going on is a *frame* on the stack: a choice to be
made, an effect half done, a monument about to leave. The top frame is finished before the one
below it goes on; that is how choices and reactions nest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ostraka.core.kernel import HEADER
from ostraka.games.ancient_knowledge.language.tables import DATA, MAX_BUILDERS, MAX_CARDS, MAX_LEVEL
from ostraka.games.ancient_knowledge.rules.rule import rule, sealed

__all__ = ["STATE"]

I: Callable[[Any], int] = np.int64  # type: ignore[assignment] # noqa: E741
"""What is read from a record becomes a plain integer."""

SEATS = 4
HAND_LIMIT = 10
SPACES = 6
SLOTS = 12
LINE = 18  # the slots, then the third places of the six spaces, for monuments that never decline
TIME = MAX_CARDS  # the Time card of the solo game, where it fills a slot
ARTIFACT_SPACES = 5
PAST_ROOM = 40
FRAMES = 96
MAX_OPTIONS = 256
MIDDLE, END = 7, 14  # monuments in a Past
DEALT, KEPT = 10, 6  # cards of the classic deal
FACE_UP = 3  # technologies on a tile

# phases of a turn
OPENING, ACTION, TIMELINE, DECLINE, SLID, FINISHED, UNLEARNED = range(7)

# why a game is over, if it is
ENDED, SOLO_WON, SOLO_LOST = 1, 2, 3

# frames: first those that wait for a choice, then those that go on by themselves
(
    F_OPENING,
    F_ACTION,
    F_SET,
    F_CREATE,
    F_PAY,
    F_ARCHIVE,
    F_REMOVE,
    F_ADD,
    F_GIVE,
    F_RECOVER,
    F_MOVE,
    F_SWAP,
    F_DESTROY,
    F_LEARN,
    F_KEEP,
    F_UNEARTH,
    F_STUDY,
    F_SHARE,
    F_STEAL,
    F_TAKE,
    F_BURY,
    F_OPPONENTS,
    F_TILE,
    F_INSTEAD,
    F_DECLINE,
    F_STORE,
    F_RENEW,
    F_COFFERS,
    F_ABANDON,
    F_PAUSE,
    F_EFFECT,
    F_PLACE,
    F_DEPART,
    F_REFILL,
    F_DRAW,
) = range(1, 36)
FIRST_AUTOMATIC = F_EFFECT

# columns of a frame
KIND, WHAT, CARD, N, CURSOR, COUNT, CONTEXT, EXTRA = range(8)

# what an action does; its code is verb << 16 | card << 8 | number
(
    A_SEARCH,
    A_CREATE,
    A_LEARN,
    A_ARCHIVE,
    A_EXCAVATE,
    A_DISCARD,
    A_REMOVE,
    A_ADD,
    A_GIVE,
    A_RECOVER,
    A_MOVE,
    A_SWAP,
    A_DESTROY,
    A_KEEP,
    A_PLACE,
    A_TAKE,
    A_VICTIM,
    A_BURY,
    A_TURN,
    A_USE,
    A_DRAW,
    A_DECLINE,
    A_DONE,
    A_PASS,
    A_STOP,
    A_STORE,
    A_RENEW,
    A_COFFER,
    A_CHOOSE,
    A_ABANDON,
    A_GO,
) = range(1, 32)

# where a seat thinks a card may be (bits)
IN_DECK, IN_PILE, IN_LIMBO, SEEN = 1, 2, 64, 128
IN_HAND = 4  # << seat

STATE = np.dtype(
    [
        *HEADER,
        ("phase", "i1"),
        ("first", "i1"),  # the first player
        ("active", "i1"),  # whose turn it is
        ("actions", "i1"),  # left in this turn
        ("skip", "i1"),  # 1: this turn's decline phase is skipped
        ("ending", "i1"),  # 1: the end has been triggered
        ("turned", "i1"),  # the tile turned to level II: 1 or 2; 0: none yet
        ("declining", "u1"),  # the monument whose decline is being resolved
        ("in_limbo", "i1"),
        ("slots", "i1"),  # how many of the line's slots this game uses: SLOTS or LINE
        ("time", "i1"),  # solo: how often the Time card has left the timeline
        ("aside", "i1"),  # solo: the space on whose third place the Time card lies; 0: none
        ("time_start", "i1"),  # solo: the space on which the Time card begins
        ("die", "i1"),  # solo: the last roll of the die of Unlearning; 0: none yet
        ("blocked", "i1"),  # solo: artifact spaces that objectives lie on
        ("legacy", "i1"),  # solo: 1 in a campaign, where objectives may be given up
        ("paused", "i1"),  # solo: 1 once coffers have been offered between two phases
        ("unlearning_skipped", "i1"),  # solo: 1 if this turn's unlearning phase is skipped
        ("builders", "i2"),  # builder cards of this game: the cards numbered 1 to this
        ("objectives", "i2"),  # solo, bits: coffers on the board
        ("coffers", "i2"),  # solo, bits: coffers under the board
        ("drawn", "i2"),  # solo, bits: coffers drawn to choose objectives from
        ("given_up", "i2"),  # solo, bits: objectives given up
        ("used", "i2"),  # solo, bits: coffers whose effect has been used
        ("depth", "i2"),  # frames on the stack
        ("parts_used", "i2"),
        ("offered", "i2"),  # how many options there are
        ("deck_size", "i2"),
        ("pile_size", "i2"),
        ("lost_in_phase", "i2"),
        ("turns", "i2"),  # turns finished, all seats together
        ("lost", "i2", (SEATS,)),
        ("tech_deck_size", "i2", (2,)),
        ("tech_pile_size", "i2", (2,)),
        ("options", "i4", (MAX_OPTIONS,)),  # the legal actions
        ("stack", "i2", (FRAMES, 8)),
        ("parts", "i2", (256,)),  # effects waiting in the sets on the stack; 0: done
        ("knowledge", "i2", (MAX_CARDS + 1,)),  # on each card
        ("marks", "i2", (SEATS,)),  # places of hand or board chosen in secret (bits)
        ("held", "i1", (SEATS,)),
        ("artifact_count", "i1", (SEATS,)),
        ("past_size", "i1", (SEATS,)),
        ("learned", "i1", (SEATS,)),
        ("past_kinds", "i1", (SEATS, 8)),  # by kind; [0] counts endgame activations
        ("learned_kinds", "i1", (SEATS, 8)),
        ("hand", "u1", (SEATS, 12)),  # in ascending order
        ("line", "u1", (SEATS, LINE)),
        ("artifacts", "u1", (SEATS, ARTIFACT_SPACES)),
        ("past", "u1", (SEATS, PAST_ROOM)),
        ("collection", "u1", (SEATS, MAX_LEVEL)),
        ("rotated", "u1", (MAX_CARDS + 1,)),
        ("stored", "u1", (MAX_CARDS + 1,)),  # the technology lying on each card
        ("sight", "u1", (SEATS, MAX_CARDS + 1)),  # where each seat thinks each card may be
        ("deck", "u1", (MAX_BUILDERS,)),  # the top is the last
        ("pile", "u1", (MAX_BUILDERS,)),
        ("limbo", "u1", (20,)),
        ("tech_deck", "u1", (2, MAX_LEVEL)),
        ("tech_pile", "u1", (2, MAX_LEVEL)),
        ("tiles", "u1", (3, FACE_UP)),
    ],
    align=True,
)

big_rule = sealed(STATE, DATA)
"""Marks the rules that stay outside their callers' code."""


@rule
def push(
    s: Any, kind: int, what: int, card: int, n: int, cursor: int, context: int, extra: int
) -> None:
    """Put a frame on the stack."""
    frame = s.stack[s.depth]
    frame[KIND] = kind
    frame[WHAT] = what
    frame[CARD] = card
    frame[N] = n
    frame[CURSOR] = cursor
    frame[COUNT] = 0
    frame[CONTEXT] = context
    frame[EXTRA] = extra
    s.depth += 1


@rule
def offer(s: Any, verb: int, card: int, n: int) -> None:
    """Add an option to the choice being offered."""
    s.options[s.offered] = verb << 16 | I(card) << 8 | I(n)
    s.offered += 1
