"""The state of a game as one record, and the stack on which unfinished business waits.

Cards are the numbers of `tables` (0: no card). A slot of a timeline is 2 × (space − 1) + level, so
the lower levels are the even ones. Whatever is going on is a *frame* on the stack: a choice to be
made, an effect half done, a monument about to leave. The top frame is finished before the one
below it continues; that is how choices and reactions nest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np
from numba.extending import register_jitable

from ostraka.core.kernel.compile import HEADER
from ostraka.core.kernel.sealed import rule, sealed
from ostraka.games.ancient_knowledge.language.tables import DATA, MAX_BUILDERS, MAX_CARDS, MAX_LEVEL
from ostraka.games.ancient_knowledge.rules.codes import code_of
from ostraka.games.ancient_knowledge.state_types import AkState

I: Callable[[Any], int] = np.int64  # type: ignore[assignment] # noqa: E741
"""What is read from a record becomes a plain integer."""

SEATS = 4
HAND_LIMIT = 10
SPACES = 6
SLOTS = 12
LINE = 18  # the slots, then the third places of the six spaces, for monuments that never decline
ARTIFACT_SPACES = 5
PAST_ROOM = 40
FRAMES = 96
DEEPEST = FRAMES - 16  # from here on nothing reacts any more, so that every chain ends
PARTS = 256
MAX_OPTIONS = 256
MIDDLE, END = 7, 14  # monuments in a Past
DEALT, KEPT = 10, 6  # cards of the classic deal
FACE_UP = 3  # technologies on a tile


class Phase(IntEnum):
    """Where a turn stands."""

    OPENING = 0
    ACTION = 1
    TIMELINE = 2
    DECLINE = 3
    SLID = 4
    FINISHED = 5
    UNLEARNED = 6


# why a game is over, if it is
ENDED, SOLO_WON, SOLO_LOST = 1, 2, 3


class Frame(IntEnum):
    """What a frame is: first those that wait for a choice, then those that need none."""

    OPENING = 1
    ACTION = 2
    SET = 3
    CREATE = 4
    PAY = 5
    ARCHIVE = 6
    REMOVE = 7
    ADD = 8
    GIVE = 9
    RECOVER = 10
    MOVE = 11
    SWAP = 12
    DESTROY = 13
    LEARN = 14
    KEEP = 15
    UNEARTH = 16
    STUDY = 17
    SHARE = 18
    STEAL = 19
    TAKE = 20
    BURY = 21
    OPPONENTS = 22
    TILE = 23
    INSTEAD = 24
    DECLINE = 25
    STORE = 26
    RENEW = 27
    COFFERS = 28
    ABANDON = 29
    PAUSE = 30
    EFFECT = 31
    PLACE = 32
    DEPART = 33
    REFILL = 34
    DRAW = 35


FIRST_AUTOMATIC = Frame.EFFECT

# columns of a frame
KIND, WHAT, CARD, N, CURSOR, COUNT, CONTEXT, EXTRA = range(8)

# where a seat thinks a card may be (bits)
IN_DECK, IN_PILE, IN_LIMBO, SEEN = 1, 2, 64, 128
IN_HAND = 4  # << seat


@dataclass(frozen=True)
class Room:
    """How many cards a state has room for, and what their numbers and counts are kept in."""

    cards: int
    """Numbers of cards: 0 is none, the last one the Time card."""
    builders: int
    level: int
    """Technologies of each level."""
    technologies: int
    """Technologies of both levels together."""
    card: str
    count: str

    def holds(self, builders: int, levels: tuple[int, int]) -> bool:
        """Whether a game with this many builder cards and technologies of each level fits in."""
        return (
            builders + sum(levels) <= self.cards - 2
            and builders <= self.builders
            and max(levels) <= self.level
            and sum(levels) <= self.technologies
        )


def _state(room: Room) -> np.dtype[Any]:
    """The record of a game; whatever its room, the fields are the same."""
    return np.dtype(
        [
            *HEADER,
            ("phase", "i1"),
            ("first", "i1"),  # the first player
            ("active", "i1"),  # whose turn it is
            ("actions", "i1"),  # left in this turn
            ("skip", "i1"),  # 1: this turn's decline phase is skipped
            ("ending", "i1"),  # 1: the end has been triggered
            ("turned", "i1"),  # the tile turned to level II: 1 or 2; 0: none yet
            ("declining", room.card),  # the monument whose decline is being resolved
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
            ("any_order", "i1"),  # 1: at LEARN the technology's effect is one of the set
            ("whole_ignored", "i1"),  # solo: 1 if effects aimed at opponents are ignored whole
            ("builders", "i2"),  # builder cards of this game: the cards numbered 1 to this
            ("objectives", "i2"),  # solo, bits: coffers on the board
            ("coffers", "i2"),  # solo, bits: coffers under the board
            ("drawn", "i2"),  # solo, bits: coffers drawn to choose objectives from
            ("given_up", "i2"),  # solo, bits: objectives given up
            ("used", "i2"),  # solo, bits: coffers whose effect has been used
            ("depth", "i2"),  # frames on the stack
            ("parts_used", "i2"),
            ("offered", "i2"),  # how many options there are
            ("last", "i4"),  # the action chosen last; 0: none yet
            ("last_seat", "i1"),  # whose it was
            ("last_secret", "i1"),  # 1: others may not know its card
            ("deck_size", "i2"),
            ("pile_size", "i2"),
            ("lost_in_phase", "i2"),
            ("turns", "i2"),  # turns finished, all seats together
            ("lost", "i2", (SEATS,)),
            ("tech_deck_size", "i2", (2,)),
            ("tech_pile_size", "i2", (2,)),
            ("options", "i4", (MAX_OPTIONS,)),  # the legal actions
            ("stack", "i2", (FRAMES, 8)),
            ("parts", "i2", (PARTS,)),  # effects waiting in the sets on the stack; 0: done
            ("knowledge", "i2", (room.cards,)),  # on each card
            ("marks", "i2", (SEATS,)),  # places of hand or board chosen in secret (bits)
            ("held", "i1", (SEATS,)),
            ("artifact_count", "i1", (SEATS,)),
            ("past_size", "i1", (SEATS,)),
            ("learned", room.count, (SEATS,)),
            ("past_kinds", "i1", (SEATS, 8)),  # by kind; [0] counts endgame activations
            ("learned_kinds", room.count, (SEATS, 8)),
            ("hand", room.card, (SEATS, 12)),  # in ascending order
            ("line", room.card, (SEATS, LINE)),
            ("artifacts", room.card, (SEATS, ARTIFACT_SPACES)),
            ("past", room.card, (SEATS, PAST_ROOM)),
            ("collection", room.card, (SEATS, room.technologies)),
            ("rotated", "u1", (room.cards,)),
            ("stored", room.card, (room.cards,)),  # the technology lying on each card
            ("sight", "u1", (SEATS, room.cards)),  # where each seat thinks each card may be
            ("deck", room.card, (room.builders,)),  # the top is the last
            ("pile", room.card, (room.builders,)),
            ("limbo", room.card, (20,)),
            ("tech_deck", room.card, (2, room.level)),
            ("tech_pile", room.card, (2, room.level)),
            ("tiles", room.card, (3, FACE_UP)),
        ],
        align=True,
    )


USUAL = Room(cards=256, builders=200, level=64, technologies=64, card="u1", count="i1")
"""For the base game, Heritage and a few cards more."""
AMPLE = Room(
    cards=MAX_CARDS + 1,
    builders=MAX_BUILDERS,
    level=MAX_LEVEL,
    technologies=2 * MAX_LEVEL,
    card="u2",
    count="i2",
)
"""For all cards that fit into the tables."""

STATE = _state(USUAL)
WIDE_STATE = _state(AMPLE)
"""The same record with more room, for games whose packs need it."""

big_rule = sealed((STATE, WIDE_STATE), DATA)
"""Marks the rules that stay outside their callers' code."""


@rule
def push(
    s: AkState, kind: int, what: int, card: int, n: int, cursor: int, context: int, extra: int
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
def offer(s: AkState, verb: int, card: int, n: int) -> None:
    """Add an option to the choice being offered; no choice has more than MAX_OPTIONS."""
    if s.offered < MAX_OPTIONS:
        s.options[s.offered] = code_of(verb, I(card), I(n))
        s.offered += 1


@register_jitable
def time_card(s: AkState) -> int:
    """The number of the Time card of the solo game, where it fills a slot: the last one."""
    return len(s.knowledge) - 1
