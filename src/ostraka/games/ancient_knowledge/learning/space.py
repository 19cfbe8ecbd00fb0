"""The action space: a dense index for every action that the rules and the cards can ever allow.

It is laid out verb by verb; within a verb card by card; within a card number by number. Three verbs
are told as the seat to act sees them: a swap by its two slots of the timeline, a robbery by how far
away its victim sits, and knowledge added to a monument by the monument alone, since the card that
asks for it says how much.

The cards are those of the boxes, the base game and Heritage, whose numbers never change. A game
with an owner's pack has no action space.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from ostraka.core.kernel.sealed import rule
from ostraka.core.learn.index import NONE, action_table
from ostraka.games.ancient_knowledge.rules.codes import Verb, card_of, code_of, number_of, verb_of
from ostraka.games.ancient_knowledge.rules.solo_turn import COFFERS
from ostraka.games.ancient_knowledge.rules.state import PAST_ROOM, SEATS, SLOTS, SPACES, I, N
from ostraka.games.ancient_knowledge.rules.timeline import slot_of
from ostraka.games.ancient_knowledge.state_types import AkData, AkState

BASE_BUILDERS, BUILDERS = 144, 180  # of the base game alone, and with Heritage
MONUMENTS = (*range(1, 109), *range(145, 172))
ARTIFACTS = (*range(109, 145), *range(172, 181))
TECHNOLOGIES = tuple(range(BUILDERS + 1, BUILDERS + 58))
NUMBERS = 256  # of cards, none included

MOST_REMOVED = 20  # knowledge off one monument: P13, four for each of five artifacts
MOST_GIVEN = 3  # lost knowledge to a monument of an opponent: M15
MOST_RECOVERED = 4  # lost knowledge, where it is chosen: P11
NO_CARD = (0,)


class Band(NamedTuple):
    """Neighbouring indices: some cards, each with the same range of numbers."""

    cards: tuple[int, ...] = NO_CARD
    first: int = 0
    last: int = 0


BANDS: dict[int, tuple[Band, ...]] = {
    Verb.SEARCH: (Band(),),
    Verb.CREATE: (Band(MONUMENTS, 1, SPACES), Band(ARTIFACTS)),
    Verb.LEARN: (Band(TECHNOLOGIES),),
    Verb.ARCHIVE: (Band(),),
    Verb.EXCAVATE: (Band(NO_CARD, 1, PAST_ROOM),),
    Verb.DISCARD: (Band((*MONUMENTS, *ARTIFACTS)),),
    Verb.REMOVE: (Band(MONUMENTS, 1, MOST_REMOVED),),
    Verb.ADD: (Band(MONUMENTS),),
    Verb.GIVE: (Band(MONUMENTS, 1, MOST_GIVEN),),
    Verb.RECOVER: (Band(NO_CARD, 1, MOST_RECOVERED),),
    Verb.MOVE: (Band(MONUMENTS, 1, SPACES),),
    Verb.DESTROY: (Band(ARTIFACTS),),
    Verb.KEEP: (Band((*MONUMENTS, *ARTIFACTS)),),
    Verb.PLACE: (Band(TECHNOLOGIES),),
    Verb.TAKE: (Band((*MONUMENTS, *ARTIFACTS)),),
    Verb.VICTIM: (Band(NO_CARD, 1, SEATS - 1),),
    Verb.BURY: (Band(TECHNOLOGIES),),
    Verb.TURN: (Band(NO_CARD, 1, 2),),
    Verb.USE: (Band(MONUMENTS, 0, 3), Band(ARTIFACTS, 1, 2), Band(TECHNOLOGIES)),
    Verb.DRAW: (Band(),),
    Verb.DECLINE: (Band(MONUMENTS),),
    Verb.DONE: (Band(),),
    Verb.PASS: (Band(),),
    Verb.STOP: (Band(),),
    Verb.STORE: (Band(TECHNOLOGIES),),
    Verb.RENEW: (Band(NO_CARD, 1, 3),),
    Verb.COFFER: (Band(NO_CARD, 0, COFFERS - 1),),
    Verb.CHOOSE: (Band(NO_CARD, 0, COFFERS - 1),),
    Verb.ABANDON: (Band(NO_CARD, 0, COFFERS - 1),),
    Verb.GO: (Band(),),
}
"""Verb by verb, but for swaps, which come last."""

SPACES_NAMED = (Verb.CREATE, Verb.MOVE)
PAIRS = tuple(combinations(range(SLOTS), 2))
"""The swaps: two slots, the earlier one first."""


def _row(verb: int, card: int, n: int, band: Band) -> tuple[int, int, int, int]:
    """What an index always means; the number only where the band has several."""
    place = n if verb in SPACES_NAMED and n else NONE
    number = n if band.last > 0 and verb not in SPACES_NAMED else NONE
    return verb - 1, card or NONE, place, number


_ALL = tuple(
    (verb, card, n, band)
    for verb, bands in BANDS.items()
    for band in bands
    for card in band.cards
    for n in range(band.first, band.last + 1)
)
SWAPS = len(_ALL)
"""Where the swaps begin."""
ACTIONS = SWAPS + len(PAIRS)
"""How many indices there are."""
CODES = np.array(
    [code_of(verb, card, n) for verb, card, n, _ in _ALL]
    + [code_of(Verb.SWAP, a, b) for a, b in PAIRS],
    np.int32,
)
"""By index, the code; of a swap its slots stand for the monuments in them."""
TABLE = action_table(
    [_row(*each) for each in _ALL] + [(Verb.SWAP - 1, NONE, a, b) for a, b in PAIRS]
)
START = np.zeros((len(BANDS) + 2, NUMBERS), np.int32)
"""By verb and card: the index of the number 0, whether or not it is ever asked for."""
for _index, (_verb, _card, _n, _band) in enumerate(_ALL):
    START[_verb, _card] = _index - _n
PAIR = np.zeros((SLOTS, SLOTS), np.int32)
"""By two slots, which swap it is."""
for _index, (_a, _b) in enumerate(PAIRS):
    PAIR[_a, _b] = PAIR[_b, _a] = _index


@rule
def index(s: AkState, data: AkData, action: Any) -> int:
    """The index of a legal action."""
    verb, card, n = verb_of(I(action)), card_of(I(action)), number_of(I(action))
    if verb == Verb.SWAP:
        seat = I(s.seat)
        return SWAPS + I(PAIR[slot_of(s, seat, card), slot_of(s, seat, n)])
    if verb == Verb.VICTIM:
        n = (n - I(s.seat) + I(s.players)) % I(s.players)
    elif verb == Verb.ADD:
        n = 0
    return I(START[verb, card]) + n


@rule
def action(s: AkState, data: AkData, index: Any) -> int:
    """The code of the action that has an index, whether or not it is legal now."""
    code = I(CODES[index])
    verb, n = verb_of(code), number_of(code)
    seat = I(s.seat)
    if verb == Verb.SWAP:
        return I(code_of(Verb.SWAP, I(s.line[seat, card_of(code)]), I(s.line[seat, n])))
    if verb == Verb.VICTIM:
        return I(code_of(Verb.VICTIM, 0, (seat + n) % I(s.players)))
    if verb == Verb.ADD:
        return I(code_of(Verb.ADD, card_of(code), I(s.stack[s.depth - 1, N])))
    return code
