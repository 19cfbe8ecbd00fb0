"""Cards as things worth counting: which ones a seat could play, and which it did.

A card is within reach of whoever holds it when deciding something, and a technology of whoever may
LEARN it. It is taken when it is CREATEd, LEARNed or laid on a monument to be learned later.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ostraka.core.game.items import Item
from ostraka.core.i18n.message import Message
from ostraka.games.ancient_knowledge.face.actions import code_parts
from ostraka.games.ancient_knowledge.face.speech import named
from ostraka.games.ancient_knowledge.language.card import Card
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.rules.codes import Verb
from ostraka.games.ancient_knowledge.state_types import AkState

PLAYS = (Verb.CREATE, Verb.LEARN, Verb.STORE)
"""The actions that play a card."""


def played(pack: Pack, code: int) -> Item | None:
    """The card that an action plays."""
    verb, card, _ = code_parts(code)
    return Item("card", pack.card(card).id) if verb in PLAYS else None


def within_reach(pack: Pack, s: AkState, codes: Sequence[int]) -> Iterator[Item]:
    """The cards in the acting seat's hand, and all that it may play now from elsewhere."""
    held = s.hand[s.seat, : s.held[s.seat]].tolist()
    offered = [code_parts(code) for code in codes]
    playable = [card for verb, card, _ in offered if verb in PLAYS]
    for number in {*held, *playable}:
        yield Item("card", pack.card(number).id)


def item_label(pack: Pack, item: Item) -> Message:
    """A card's name with its id."""
    return Message("ak-card-label", card=named(pack, item.name))


def item_group(pack: Pack, item: Item) -> Message:
    """The kind of a card."""
    card: Card = pack.card(pack.numbers[item.name])
    return Message(f"ak-card-kind-{card.kind}")
