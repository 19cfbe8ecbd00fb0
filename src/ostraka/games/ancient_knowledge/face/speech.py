"""Sentences about actions, seats, cards and rulings, in every language through the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ostraka.core.i18n.message import Message, listed
from ostraka.core.play.parts import Parts
from ostraka.games.ancient_knowledge.face.actions import KINDS, action_parts
from ostraka.games.ancient_knowledge.language.card import Card
from ostraka.games.ancient_knowledge.language.coffers import Coffer
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.language.grammar import LETTERS
from ostraka.games.ancient_knowledge.rules.codes import Verb, verb_of
from ostraka.games.ancient_knowledge.rules.state import HAND_LIMIT, KIND, WHAT, Frame
from ostraka.games.ancient_knowledge.state_types import AkState
from ostraka.games.ancient_knowledge.text.names import given_name

RULINGS = (
    "rotated", "single", "void-waits", "up-to", "archive", "optional", "frozen", "space-1",
    "skip-lost", "full-hand-look", "moves", "relief-ceiling", "philae", "forced-discards",
    "learn-first", "tile-empty", "tiles-after-hands", "extra-cards", "shared-victory", "seek-stops",
    "deck-study", "share-short", "privacy", "own-entry",
    "stored", "lasting",
)  # fmt: skip
_MARKING = (Frame.OPENING, Frame.OPPONENTS)
"""Choices made in secret, carried out when everybody has chosen."""
_SECRET = ("discard", "keep", "place")
"""Actions of which others do not learn the card."""


def rulings() -> Sequence[Message]:
    """The readings taken where the rulebook is silent or doubtful."""
    return [Message(f"ak-ruling-{name}") for name in RULINGS]


def named(pack: Pack, thing: str) -> Message:
    """What a card or a coffer is called, with its id or letter."""
    found: Card | Coffer
    if thing in LETTERS:
        key, found = "ak-named-coffer", pack.coffers[LETTERS.index(thing)]
    else:
        key, found = "ak-named", pack.card(pack.numbers[thing])
    if found.names:
        return Message("ak-named-given", id=thing, name=given_name(found.names))
    return Message(key, id=thing, name=found.name)


def _owner(s: AkState, card: int) -> int:
    """The seat in whose timeline a monument stands."""
    for seat in range(int(s.players)):
        if card in s.line[seat]:
            return seat
    return int(s.active)


def _robbed(s: AkState, code: int) -> int | None:
    """Whose hand a card is taken from."""
    taking = verb_of(code) == Verb.TAKE and int(s.stack[s.depth - 1, KIND]) == Frame.TAKE
    return int(s.stack[s.depth - 1, WHAT]) if taking else None


def insiders(s: AkState, code: int) -> set[int]:
    """The seats that may know everything about an action: who acts, and who is robbed."""
    robbed = _robbed(s, code)
    return {int(s.seat)} | ({robbed} if robbed is not None else set())


def in_secret(s: AkState) -> bool:
    """Whether what is chosen now stays secret until everybody has chosen."""
    return int(s.stack[s.depth - 1, KIND]) in _MARKING


def _words(pack: Pack, s: Any, parts: Parts) -> dict[str, Any]:
    """What the sentence of an action is filled with, but for the seats."""
    words: dict[str, Any] = {}
    for slot, thing in parts.items():
        if slot in ("card", "coffer"):
            words[slot] = named(pack, thing)
        elif slot == "with":
            words["other"] = named(pack, thing)
        elif slot in ("n", "space", "tile"):
            words["n"] = thing
    return words


def sentence(pack: Pack, s: Any, code: int, seats: Sequence[Message]) -> Message:
    """What a legal action does; `seats` are the names of all seats."""
    parts = action_parts(pack, code)
    verb = parts["verb"]
    key = KINDS[verb].say
    words = {"seat": seats[int(s.seat)], **_words(pack, s, parts)}
    if verb == "create":
        key += "-monument" if "space" in parts else "-artifact"
    elif verb == "search" and int(s.held[s.seat]) >= HAND_LIMIT:
        key += "-full"
    elif verb == "rob":
        words["victim"] = seats[parts["victim"]]
    elif verb in ("add", "give"):
        words["victim"] = seats[_owner(s, pack.numbers[parts["card"]])]
    if in_secret(s):
        key = "ak-do-marks"
    robbed = _robbed(s, code)
    if robbed is not None:
        key, words["victim"] = "ak-do-steal", seats[robbed]
    return Message(key, **words)


def hinted(pack: Pack, s: AkState, code: int, seats: Sequence[Message]) -> Message:
    """What those are told who may not know which card it was."""
    seat = seats[int(s.seat)]
    if in_secret(s):
        return Message("ak-do-chooses", seat=seat)
    robbed = _robbed(s, code)
    if robbed is not None:
        return Message("ak-do-steal-hidden", seat=seat, victim=seats[robbed])
    verb = action_parts(pack, code)["verb"]
    if verb in _SECRET:
        return Message(f"ak-do-{verb}-hidden", seat=seat)
    return sentence(pack, s, code, seats)


def reason(
    seats: Sequence[Message], scores: Sequence[int], lost: Sequence[int], places: Sequence[int]
) -> Message:
    """The rule that ended the game; of those with most points less lost knowledge decides."""
    ended = Message("ak-reason-fourteen")
    level = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(level) < 2:
        return ended
    winners = [seat for seat, place in enumerate(places) if place == 1]
    names = listed([seats[seat] for seat in level])
    values: dict[str, Any] = {"ended": ended, "seats": names, "points": max(scores)}
    if len(winners) > 1:
        return Message("ak-tie-shared", **values)
    return Message("ak-tie-lost", **values, winner=seats[winners[0]], lost=lost[winners[0]])
