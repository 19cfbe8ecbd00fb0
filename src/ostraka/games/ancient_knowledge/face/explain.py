"""Why a text is not a legal action now, in one sentence that names the rule."""

from __future__ import annotations

from operator import eq, ge, le

from ostraka.core.i18n.message import Message, listed
from ostraka.games.ancient_knowledge.face.actions import KINDS, VERBS
from ostraka.games.ancient_knowledge.face.speech import named
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.language.tables import C_QUANTITY
from ostraka.games.ancient_knowledge.rules.codes import verb_of
from ostraka.games.ancient_knowledge.rules.create import cost_of, room_for
from ostraka.games.ancient_knowledge.rules.quantities import quantity
from ostraka.games.ancient_knowledge.rules.state import ARTIFACT_SPACES, KIND, Frame
from ostraka.games.ancient_knowledge.state_types import AkState
from ostraka.games.ancient_knowledge.text.phrases import owned

HOLDS = {">=": ge, "<=": le, "==": eq}


def explain(pack: Pack, s: AkState, text: str) -> Message:
    """Malformed, unknown, not now, or against a rule of the action."""
    pieces = text.split()
    words = set(KINDS)
    verb = pieces[0].lower() if pieces else ""
    if verb not in words:
        return Message("ak-no-action", text=text[:40])
    offered = list(dict.fromkeys(VERBS[verb_of(int(code))] for code in s.options[: s.offered]))
    if s.over:
        return Message("ak-not-now", verb=verb, offered="-")
    if verb in ("coffer", "objective", "abandon") and len(pieces) == 2 and verb in offered:
        return Message("ak-solo-not-this-coffer", verb=verb, coffer=pieces[1][:20].upper())
    cards = [pack.numbers.get(piece.upper(), 0) for piece in pieces[1:] if not piece.isdigit()]
    unknown = [p for p in pieces[1:] if not p.isdigit() and p.upper() not in pack.numbers]
    if unknown:
        return Message("ak-no-card", text=unknown[0][:40])
    acting = s.stack[s.depth - 1, KIND] == Frame.ACTION
    seat = int(s.seat)
    if verb == "create" and cards and (acting or verb in offered):
        spaces = [int(piece) for piece in pieces[1:] if piece.isdigit() and len(piece) == 1]
        reason = creation(pack, s, seat, cards[0], spaces)
        if reason is not None:
            return reason
    if verb == "learn" and cards and (acting or verb in offered):
        name = named(pack, pack.card(cards[0]).id)
        if cards[0] not in s.tiles and cards[0] not in s.limbo[: s.in_limbo]:
            return Message("ak-not-face-up", card=name)
        reason = unmet(pack, s, seat, cards[0])
        if reason is not None:
            return reason
    if verb not in offered:
        if acting and verb == "excavate":
            return Message("ak-nothing-straight")
        if acting and verb == "archive":
            return Message("ak-empty-hand")
        return Message("ak-not-now", verb=verb, offered=", ".join(offered))
    if cards:
        return Message("ak-not-this-card", verb=verb, card=named(pack, pack.card(cards[0]).id))
    return Message("ak-not-so", text=text[:40], offered=", ".join(offered))


def unmet(pack: Pack, s: AkState, seat: int, card: int) -> Message | None:
    """Every condition of a technology that does not hold, and how much of it there is."""
    first, count = (int(n) for n in pack.data.requires[card])
    conditions = pack.data.conditions[first : first + count]
    missing = []
    for row, condition in zip(conditions, pack.card(card).requires, strict=True):
        have = int(quantity(s, pack.data, int(row[C_QUANTITY]), seat, 0, 0, 0))
        if not HOLDS[condition.comparison](have, condition.number):
            missing.append((owned([condition]), have))
    name = named(pack, pack.card(card).id)
    if len(missing) == 1:
        [(what, have)] = missing
        return Message("ak-requirement", card=name, what=what, have=have)
    parts = [Message("ak-requirement-of", what=what, have=have) for what, have in missing]
    return Message("ak-requirements", card=name, what=listed(parts)) if parts else None


def creation(pack: Pack, s: AkState, seat: int, card: int, spaces: list[int]) -> Message | None:
    """What stands against creating a card."""
    name = named(pack, pack.card(card).id)
    data = pack.data
    if card not in s.hand[seat, : s.held[seat]] and card not in s.limbo[: s.in_limbo]:
        return Message("ak-not-in-hand", card=name)
    space = spaces[0] if spaces else 0
    if not pack.card(card).monument:
        if s.artifact_count[seat] + s.blocked >= ARTIFACT_SPACES:
            return Message("ak-no-artifact-space", card=name)
        space = 0
    elif not 1 <= space <= 6:
        return Message("ak-which-space", card=name)
    elif data.locked[card] and data.start[card] != space:
        return Message("ak-locked", card=name, space=int(data.start[card]))
    elif not room_for(s, data, seat, card, space):
        key = "ak-third-place-full" if data.lasting[card] else "ak-space-full"
        return Message(key, space=space)
    cost = int(cost_of(data, card, space, 0))
    if cost > s.held[seat] - 1:
        return Message("ak-too-dear", card=name, cost=cost, left=int(s.held[seat]) - 1)
    return None
