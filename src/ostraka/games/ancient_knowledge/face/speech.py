"""Sentences about actions, seats, cards and rulings, in every language through the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ostraka.core.message import Message
from ostraka.games.ancient_knowledge.face.notation import LETTERED, VERBS, parts
from ostraka.games.ancient_knowledge.language.coffers import coffers
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.rules.state import (
    A_ADD,
    A_CREATE,
    A_DESTROY,
    A_DISCARD,
    A_GIVE,
    A_KEEP,
    A_PLACE,
    A_SWAP,
    A_TAKE,
    A_VICTIM,
    F_OPENING,
    F_OPPONENTS,
    F_TAKE,
    KIND,
    WHAT,
)

__all__ = ["RULINGS", "card_name", "hidden_sentence", "rulings", "seat_name", "sentence"]

RULINGS = (
    "rotated", "single", "void-waits", "up-to", "archive", "optional", "frozen", "space-1",
    "skip-lost", "full-hand-look", "moves", "relief-ceiling", "philae", "forced-discards",
    "learn-first", "tile-empty", "tiles-after-hands", "extra-cards", "shared-victory", "seek-stops",
    "deck-study", "share-short", "privacy", "own-entry",
    "stored", "lasting",
)  # fmt: skip


def rulings() -> Sequence[Message]:
    """The readings taken where the rulebook is silent or doubtful."""
    return [Message(f"ak-ruling-{name}") for name in RULINGS]


def seat_name(seat: int) -> Message:
    """What a seat is called."""
    return Message("ak-seat", n=seat + 1)


def card_name(pack: Pack, number: int) -> str:
    """A card's name with its id."""
    card = pack.card(number)
    return f"{card.name} ({card.id})"


def _owner(s: Any, card: int) -> int:
    """The seat in whose timeline a monument stands."""
    for seat in range(int(s.players)):
        if card in s.line[seat]:
            return seat
    return int(s.active)


def sentence(pack: Pack, s: Any, code: int) -> Message:
    """What a legal action does."""
    verb, card, n = parts(code)
    seat = seat_name(int(s.seat))
    values: dict[str, Any] = {"seat": seat}
    key = VERBS[verb]
    if card:
        values["card"] = card_name(pack, card)
    if verb == A_CREATE:
        key = "create-monument" if n else "create-artifact"
    elif verb == A_SWAP:
        values["other"] = card_name(pack, n)
    elif verb == A_VICTIM:
        values["victim"] = seat_name(n)
    elif verb in (A_ADD, A_GIVE):
        values["victim"] = seat_name(_owner(s, card))
    elif verb == A_TAKE and s.stack[s.depth - 1, KIND] == F_TAKE:
        key = "steal"
        values["victim"] = seat_name(int(s.stack[s.depth - 1, WHAT]))
    if verb in LETTERED:
        values["coffer"] = f"{coffers()[n].name} ({coffers()[n].id})"
    elif n and verb not in (A_SWAP, A_VICTIM):
        values["n"] = n
    return Message(f"ak-do-{key}", **values)


def hidden_sentence(pack: Pack, s: Any, code: int) -> Message:
    """What those are told who may not know which card it was."""
    verb, _, _ = parts(code)
    kind = int(s.stack[s.depth - 1, KIND])
    seat = seat_name(int(s.seat))
    if kind in (F_OPENING, F_OPPONENTS):
        return Message("ak-do-chooses", seat=seat)
    if verb == A_TAKE and kind == F_TAKE:
        victim = seat_name(int(s.stack[s.depth - 1, WHAT]))
        return Message("ak-do-steal-hidden", seat=seat, victim=victim)
    hidden = {A_DISCARD: "discard-hidden", A_KEEP: "keep-hidden", A_PLACE: "place-hidden"}
    if verb in hidden:
        return Message(f"ak-do-{hidden[verb]}", seat=seat)
    return sentence(pack, s, code)


SECRET = (A_DISCARD, A_KEEP, A_PLACE, A_TAKE, A_DESTROY)
