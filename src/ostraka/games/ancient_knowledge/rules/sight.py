"""Who may know where a card is.

For every seat and every builder card `s.sight` keeps the set of places where, as far as that seat
can tell, the card may lie: builder deck, discard pile, one of the hands, limbo, or plainly seen.
A card that moves unseen makes every card that may have been in the old place one that may be in
the new place. For technologies the set is either *seen* (its exact place is known) or empty.
"""

from __future__ import annotations

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.rules.state import SEEN, big_rule
from ostraka.games.ancient_knowledge.state_types import AkData, AkState


@rule
def seen_by_all(s: AkState, card: int) -> None:
    """The card lies open."""
    for seat in range(s.players):
        s.sight[seat, card] = SEEN


@rule
def seen_by_one(s: AkState, seat: int, card: int, place: int) -> None:
    """The seat knows that the card is in this place."""
    s.sight[seat, card] = place


@big_rule
def moved_unseen(s: AkState, data: AkData, insiders: int, old: int, new: int) -> None:
    """A card went from one hidden place to another; only the insiders (bits) know which."""
    for seat in range(s.players):
        if insiders >> seat & 1 == 0:
            row = s.sight[seat]
            for card in range(1, s.builders + 1):
                if row[card] & old:
                    row[card] |= new


@big_rule
def place_emptied(s: AkState, data: AkData, old: int, new: int) -> None:
    """A hidden place holds nothing any more: all of it went to the new place (0: nowhere)."""
    for seat in range(s.players):
        row = s.sight[seat]
        for card in range(1, s.builders + 1):
            if row[card] & old:
                row[card] = row[card] & (255 ^ old) | new
