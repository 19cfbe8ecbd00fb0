"""Reactions that set each other off without end.

LEARN and CREATE a monument use up technologies and spaces, so whatever reacts to them comes to an
end. ARCHIVE uses up cards of the hand, and artifacts their spaces; where reactions bring as much of
that back, a turn need not end, and with several such cards in play nobody could sit it out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ostraka.games.ancient_knowledge.language.card import Card, Effect, Step

ARCHIVE, ARTIFACT = "archive", "create.artifact"
BRING_CARDS = {"draw", "look and keep", "seek", "share", "steal"}
UNLIMITED = 1000


@dataclass(frozen=True)
class _Reaction:
    """What a card does after an event: which events that brings about, and what it gives back."""

    card: str
    event: str
    brings: frozenset[str]
    least: int
    """This many cards must be archived before it happens."""
    cards: int
    """This many cards it brings to the hand."""
    frees: bool
    """Whether it frees spaces for artifacts."""


def _brought(step: Step) -> int:
    if step.primitive not in BRING_CARDS:
        return 0
    return UNLIMITED if step.per else step.keep or step.n or 1


def _reaction(card: Card, effect: Effect) -> _Reaction:
    brings = set()
    for step in effect.steps:
        if step.primitive == "archive":
            brings.add(ARCHIVE)
        if "artifact" in (step.what, step.create) and "create" in step.primitive:
            brings.add(ARTIFACT)
    least = [
        c.number for c in effect.conditions if c.quantity == "archived" and c.comparison != "<="
    ]
    return _Reaction(
        card.id,
        effect.event,
        frozenset(brings),
        max(least, default=1),
        sum(map(_brought, effect.steps)),
        any(step.primitive.startswith("destroy") for step in effect.steps),
    )


def _fed(event: str, reactions: Iterable[_Reaction]) -> bool:
    """Whether reactions give back what an event uses up."""
    if event == ARTIFACT:
        return any(reaction.frees for reaction in reactions)
    giving = [reaction for reaction in reactions if reaction.cards]
    return any(
        sum(other.cards for other in giving if other.least <= reaction.least) >= reaction.least
        for reaction in giving
    )


def endless(cards: Sequence[Card]) -> dict[str, str]:
    """The cards whose reactions may continue without end, with the event that they react to."""
    reactions = [
        _reaction(card, effect)
        for card in cards
        for effect in card.effects.values()
        if effect.event in (ARCHIVE, ARTIFACT) and not effect.instead
    ]
    found: dict[str, str] = {}
    for round_ in ({ARCHIVE}, {ARTIFACT}, {ARCHIVE, ARTIFACT}):
        within = [reaction for reaction in reactions if reaction.event in round_]
        driving = [
            reaction
            for reaction in within
            if reaction.brings & (round_ - {reaction.event} or round_)
        ]
        if {r.event for r in driving} == round_ and all(_fed(event, within) for event in round_):
            found |= {reaction.card: reaction.event for reaction in driving}
    return found
