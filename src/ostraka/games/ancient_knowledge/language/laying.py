"""Owners' packs laid over the cards of the house: what is played with, and what is wrong with it.

A card replaces the card of the same id, a coffer that of the same letter, a challenge that of the
same number; any other card is added. Where a card is replaced its place in the pre-made hands
stays, unless the new one names another.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Literal

from ostraka.core import documents
from ostraka.core.checks import quoted
from ostraka.core.documents import mistakes
from ostraka.core.i18n.message import Message
from ostraka.core.packs.packs import MANIFEST, Bundle, problem
from ostraka.core.shape import Shape
from ostraka.games.ancient_knowledge.language.card import Card
from ostraka.games.ancient_knowledge.language.challenges import (
    Challenge,
    house_challenges,
    read_challenge,
)
from ostraka.games.ancient_knowledge.language.coffers import Coffer, coffers, read_coffer
from ostraka.games.ancient_knowledge.language.endless import endless
from ostraka.games.ancient_knowledge.language.grammar import PackFile
from ostraka.games.ancient_knowledge.language.reader import (
    PackReader,
    read_card_tables,
    read_cards,
)
from ostraka.games.ancient_knowledge.language.tables import MAX_BUILDERS, MAX_LEVEL

GAME = "ancient_knowledge"
"""What packs for this game say that they are for."""
LEAST_BUILDERS = 84


class Mixing(Shape, total=False):
    """When the cards that a pack adds are in the game: what its manifest says to us."""

    mixed_in: Literal["always", "heritage"]


@dataclass
class Brought:
    """What one pack brings, and everything that is wrong with it alone."""

    cards: list[Card] = field(default_factory=list)
    coffers: list[Coffer] = field(default_factory=list)
    challenges: list[Challenge] = field(default_factory=list)
    problems: list[Message] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)
    """The file in which each card stands."""
    heritage: bool = False
    """Whether its cards are mixed in with Heritage only."""


def brought(pack: Bundle) -> Brought:
    """Read a pack."""
    found = Brought(problems=list(pack.problems))
    if pack.game not in ("", GAME):
        reason = Message("pack-other-game", game=quoted(pack.game), wanted=GAME)
        found.problems.append(problem(MANIFEST, reason))
    for place, reason in mistakes(Mixing, dict(pack.manifest)):
        found.problems.append(problem(MANIFEST, documents.problem(place, reason)))
    found.heritage = pack.manifest.get("mixed_in") == "heritage"
    seen: set[str] = set()
    letters: set[str] = set()
    numbers: set[int] = set()
    for name, document in pack.files:
        reader = PackReader(name, given=True)
        if reader.departs(PackFile, document):
            found.problems += reader.problems
            continue
        if not document:
            reader.wrong("empty")
        cards = read_card_tables(reader, document.get("card", []), seen)
        found.files.update({card.id: name for card in cards})
        found.cards += cards
        for table in document.get("coffer", []):
            coffer = read_coffer(reader, table)
            if coffer is not None:
                if coffer.id in letters:
                    reader.wrong("duplicate", id=coffer.id)
                letters.add(coffer.id)
                found.coffers.append(coffer)
        for table in document.get("challenge", []):
            challenge = read_challenge(reader, table)
            if challenge is not None:
                if challenge.number in numbers:
                    reader.wrong("duplicate", id=str(challenge.number))
                numbers.add(challenge.number)
                found.challenges.append(challenge)
        found.problems += reader.problems
    return found


@dataclass
class Laid:
    """All that is played with once packs lie over the house's cards."""

    cards: list[Card]
    """Builder cards first."""
    mixed_in: frozenset[str]
    """The ids of the cards that the option `heritage` adds to the others."""
    coffers: tuple[Coffer, ...]
    challenges: tuple[Challenge, ...]
    problems: list[Message]


def lay_over(base: Iterable[Path], heritage: Iterable[Path], packs: Sequence[Bundle]) -> Laid:
    """The files of the house, and packs over them in the order in which they are given."""
    cards: dict[str, Card] = {}
    problems: list[Message] = []
    for path in base:
        found, wrong = _house(path)
        problems += wrong
        problems += _add(cards, found, {}, path.name)
    mixed_in: set[str] = set()
    for path in heritage:
        found, wrong = _house(path)
        problems += wrong
        problems += _add(cards, found, {}, path.name)
        mixed_in |= {card.id for card in found}
    boxes = {coffer.id: coffer for coffer in coffers()}
    tasks = {challenge.number: challenge for challenge in house_challenges()}
    files: dict[str, str] = {}
    for pack in packs:
        new = brought(pack)
        files |= new.files
        problems += new.problems
        if new.heritage:
            mixed_in |= {card.id for card in new.cards if card.id not in cards}
        problems += _add(cards, new.cards, new.files, pack.id.name)
        boxes.update({coffer.id: coffer for coffer in new.coffers})
        tasks.update({challenge.number: challenge for challenge in new.challenges})
    every = sorted(cards.values(), key=lambda card: card.technology)
    problems += _endless(every, files)
    problems += [
        Message("ak-pack-problem", file="-", card="-", reason=reason) for reason in _sizes(every)
    ]
    return Laid(every, frozenset(mixed_in), tuple(boxes.values()), tuple(tasks.values()), problems)


@cache
def _house(path: Path) -> tuple[Sequence[Card], Sequence[Message]]:
    """The cards of a file that comes with the house, and what is wrong with it."""
    return read_cards(path)


def _add(
    cards: dict[str, Card], new: Sequence[Card], files: dict[str, str], name: str
) -> list[Message]:
    """Lay cards over others; what is wrong with that."""
    problems = []
    for card in new:
        old = cards.get(card.id)
        if old is not None:
            if (old.technology, old.level) != (card.technology, card.level):
                reason = Message("ak-pack-replaces", id=card.id)
                file = files.get(card.id, name)
                problems.append(Message("ak-pack-problem", file=file, card=card.id, reason=reason))
            elif not card.hand:
                card = replace(card, hand=old.hand)
        cards[card.id] = card
    return problems


def _endless(cards: list[Card], files: dict[str, str]) -> list[Message]:
    """Cards of packs whose reactions would not come to an end."""
    return [
        Message(
            "ak-pack-problem",
            file=files[card],
            card=card,
            reason=Message("ak-pack-endless", event=event),
        )
        for card, event in endless(cards).items()
        if card in files
    ]


def _sizes(cards: list[Card]) -> list[Message]:
    """What is wrong with all cards together."""
    builders = [card for card in cards if not card.technology]
    problems = []
    if not LEAST_BUILDERS <= len(builders) <= MAX_BUILDERS:
        problems.append(
            Message("ak-pack-builders", n=len(builders), least=LEAST_BUILDERS, most=MAX_BUILDERS)
        )
    for level, least in ((1, 6), (2, 3)):
        n = sum(card.level == level for card in cards)
        if not least <= n <= MAX_LEVEL:
            problems.append(Message("ak-pack-level", level=level, n=n, least=least, most=MAX_LEVEL))
    for hand in range(1, 5):
        n = sum(card.hand == hand for card in builders)
        if n != 6:
            problems.append(Message("ak-pack-hand", hand=hand, n=n))
    return problems
