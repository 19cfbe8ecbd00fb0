"""Why a thing that was touched cannot be used, when the action is not complete yet."""

from __future__ import annotations

from typing import Any

from ostraka.core.i18n.message import Message
from ostraka.core.play.parts import Parts
from ostraka.games.ancient_knowledge.face.explain import creation, unmet
from ostraka.games.ancient_knowledge.face.speech import named
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.rules.create import cost_of, room_for
from ostraka.games.ancient_knowledge.rules.state import KIND, SPACES, Frame
from ostraka.games.ancient_knowledge.state_types import AkState

ACTIONS = ("create", "learn", "excavate", "archive")


def why(pack: Pack, s: AkState, parts: Parts) -> Message | None:
    """The reason in the rules; None where nothing more is known."""
    if list(parts) == ["verb"]:
        return _action(s, str(parts["verb"]))
    card = pack.numbers.get(str(parts.get("card", "")).upper(), 0)
    if not card or s.over or set(parts) - {"card", "space"}:
        return None
    name = named(pack, pack.card(card).id)
    seat = int(s.seat)
    if s.stack[s.depth - 1, KIND] != Frame.ACTION:
        return Message("ak-not-among", card=name)
    if card in s.hand[seat, : s.held[seat]].tolist():
        return _in_hand(pack, s, seat, card, parts.get("space"))
    if card in s.tiles:
        return unmet(pack, s, seat, card)
    return _in_play(pack, s, card, name)


def _action(s: AkState, verb: str) -> Message | None:
    """What an action lacks that nobody can take now, with whatever card."""
    if s.over or s.stack[s.depth - 1, KIND] != Frame.ACTION or verb not in ACTIONS:
        return None
    return Message(f"ak-cannot-{verb}")


def _in_hand(pack: Pack, s: AkState, seat: int, card: int, space: Any) -> Message | None:
    """What stands against creating it: there, or wherever it could go."""
    if space is not None or not pack.card(card).monument:
        return creation(pack, s, seat, card, [int(space)] if str(space).isdigit() else [])
    data = pack.data
    start = int(data.start[card])
    if data.locked[card]:
        return creation(pack, s, seat, card, [start])
    free = [n for n in range(1, SPACES + 1) if room_for(s, data, seat, card, n)]
    if not free:
        return Message("ak-no-space", card=named(pack, pack.card(card).id))
    nearest = min(free, key=lambda n: int(cost_of(data, card, n, 0)))
    return creation(pack, s, seat, card, [nearest])


def _in_play(pack: Pack, s: AkState, card: int, name: Message) -> Message | None:
    """A card that lies on a board does by itself what it does."""
    for seat in range(int(s.players)):
        if card in s.past[seat].tolist():
            return Message("ak-lies-in-past", card=name)
        if card in [*s.line[seat].tolist(), *s.artifacts[seat].tolist()]:
            for when in pack.card(card).effects:
                return Message("ak-in-play", card=name, when=Message(f"ak-card-when-{when}"))
            return Message("ak-in-play-plain", card=name)
    return Message("ak-learned", card=name) if pack.card(card).technology else None
