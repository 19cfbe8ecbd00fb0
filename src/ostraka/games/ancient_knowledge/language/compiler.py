"""From cards to tables: all cards that are played together, turned into integer programs.

What comes out is the record that every verb of the kernel is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ostraka.core.i18n.message import Message
from ostraka.core.packs.packs import Bundle, InvalidPack
from ostraka.games.ancient_knowledge.language import tables as tb
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.card import Card, Condition, Effect, Step
from ostraka.games.ancient_knowledge.language.challenges import Challenge
from ostraka.games.ancient_knowledge.language.coffers import Coffer
from ostraka.games.ancient_knowledge.language.laying import lay_over
from ostraka.games.ancient_knowledge.language.weights import weigh
from ostraka.games.ancient_knowledge.state_types import AkData

_FOLDER = Path(__file__).parents[1] / "cards"
BASE = tuple(
    _FOLDER / f"{name}.toml"
    for name in ("cities", "megaliths", "pyramids", "artifacts", "technologies")
)
"""The files of the base game, in the order in which its cards are numbered."""

HERITAGE = _FOLDER / "heritage.toml"
"""The cards that the option `heritage` mixes in; numbered after all others of their sort."""


@dataclass(frozen=True, eq=False)
class Pack:
    """Cards that are played together, by their numbers, with their compiled tables.

    Each is made once, so what is made of its cards can be kept by it.
    """

    cards: tuple[Card | None, ...]
    """`cards[n]` is the card numbered n; `cards[0]` is None."""
    numbers: dict[str, int]
    data: AkData
    coffers: tuple[Coffer, ...] = ()
    """Those of the solo game, in the order of their letters."""
    challenges: tuple[Challenge, ...] = ()
    """The same, by number."""

    def card(self, number: int) -> Card:
        """The card behind a number."""
        card = self.cards[number]
        assert card is not None, "0 is no card"
        return card


def check_pack(files: Sequence[Path]) -> tuple[list[Card], list[Message]]:
    """The cards of some files of the house, builder cards first, and what is wrong with them."""
    laid = lay_over(files, (), ())
    return laid.cards, laid.problems


class _Writer:
    """Fills the tables, one card after the other."""

    def __init__(self, data: Any) -> None:
        self.data = data
        self.conditions = self.steps = self.effects = self.tiers = 1

    def condition_list(self, conditions: Sequence[Condition]) -> tuple[int, int]:
        first = self.conditions
        for condition in conditions:
            self.data.conditions[self.conditions] = (
                words.QUANTITIES[condition.quantity],
                words.COMPARISONS[condition.comparison],
                condition.number,
            )
            self.conditions += 1
        return first, len(conditions)

    def step(self, step: Step) -> int:
        kinds = words.BUILDER_BITS
        if step.verb == "create":
            kinds = words.CREATABLE[step.what]
        elif step.kind:
            kinds = 1 << words.KINDS[step.kind]
        arg = step.space or step.level or step.learn or int(step.source == "artifacts")
        to = step.to or step.relief or step.keep
        if step.verb == "tiers":
            arg, to = self.tiers, len(step.tiers)
            for pair in step.tiers:
                self.data.tiers[self.tiers] = pair
                self.tiers += 1
        flags = (
            words.UP_TO * step.up_to
            | words.MAY * step.may
            | words.FREE * step.free
            | words.BARE * step.bare
        )
        self.data.steps[self.steps] = (
            words.PRIMITIVES[step.primitive],
            step.n,
            words.QUANTITIES[step.per] if step.per else 0,
            step.every,
            words.SCOPES[step.scope],
            kinds,
            step.having,
            step.targets,
            flags,
            arg,
            to,
        )
        self.steps += 1
        return self.steps - 1

    def effect(self, card: int, effect: Effect) -> int:
        first_if, ifs = self.condition_list(effect.conditions)
        pay = self.step(effect.pay) if effect.pay is not None else 0
        first = self.steps
        for step in effect.steps:
            self.step(step)
        event, kinds = words.EVENTS[effect.event] if effect.event else (0, 0)
        flags = (
            words.NO_CHAIN * (not effect.chain)
            | words.INSTEAD * effect.instead
            | words.STANDING * effect.standing
            | words.OPTIONAL * effect.optional
        )
        when = words.ACTIVATIONS.get(effect.when, words.IMMEDIATE)
        self.data.effects[self.effects] = (
            card, first_if, ifs, first, len(effect.steps), pay, event, kinds, flags, when,
        )  # fmt: skip
        self.effects += 1
        return self.effects - 1

    def card(self, number: int, card: Card) -> None:
        data = self.data
        data.kind[number] = words.KINDS[card.kind]
        for name in ("start", "locked", "cost", "knowledge", "vp", "level"):
            data[name][number] = getattr(card, name)
        data.lasting[number] = card.never_declines
        data.requires[number] = self.condition_list(card.requires)
        for when, effect in card.effects.items():
            data.effect[number, words.ACTIVATIONS[when]] = self.effect(number, effect)

    def coffer(self, coffer: Coffer) -> None:
        self.data.coffer_objective[coffer.number] = self.condition_list(coffer.objective)
        self.data.coffer_effect[coffer.number] = self.effect(0, coffer.effect)


def compile_pack(
    cards: Sequence[Card],
    mixed_in: frozenset[str] = frozenset(),
    coffers: Sequence[Coffer] = (),
    challenges: Sequence[Challenge] = (),
) -> Pack:
    """The tables for cards that have been checked, builder cards first.

    `mixed_in` are the ids of the cards that an option adds to the others; they are numbered last
    among the builder cards and among the technologies.
    """
    cards = sorted(cards, key=lambda card: (card.technology, card.id in mixed_in))
    effects = [effect for card in cards for effect in card.effects.values()]
    effects += [coffer.effect for coffer in coffers]
    steps = sum(len(effect.steps) + 1 for effect in effects)
    conditions = sum(len(effect.conditions) for effect in effects)
    conditions += sum(len(card.requires) for card in cards)
    conditions += sum(len(coffer.objective) for coffer in coffers)
    tiers = sum(len(step.tiers) for effect in effects for step in effect.steps)
    for n, most in (
        (len(effects), tb.MAX_EFFECTS),
        (steps, tb.MAX_STEPS),
        (conditions, tb.MAX_CONDITIONS),
        (tiers, tb.MAX_TIERS),
    ):
        if n >= most:
            reason = Message("ak-pack-too-long", n=n, most=most - 1)
            raise InvalidPack(Message("ak-pack-problem", file="-", card="-", reason=reason))
    data = np.zeros(1, tb.DATA).view(np.recarray)[0]
    writer = _Writer(data)
    numbers: dict[str, int] = {}
    dealt = [0, 0, 0, 0]
    for number, card in enumerate(cards, start=1):
        numbers[card.id] = number
        writer.card(number, card)
        if card.technology:
            level = card.level - 1
            data.level_cards[level, data.technologies[level]] = number
            data.technologies[level] += 1
            data.base_technologies[level] += card.id not in mixed_in
        else:
            data.builders += 1
            data.base_builders += card.id not in mixed_in
            data.base_lasting |= card.never_declines and card.id not in mixed_in
        if card.hand:
            data.hands[card.hand - 1, dealt[card.hand - 1]] = number
            dealt[card.hand - 1] += 1
    for coffer in coffers:
        writer.coffer(coffer)
    foreign = {card.id for card in cards if card.names}
    weigh(data, numbers, foreign=foreign)
    return Pack((None, *cards), numbers, data, tuple(coffers), tuple(challenges))


def load_pack(*packs: Bundle) -> Pack:
    """The base game and Heritage, with packs of the owner's laid over them.

    Refuses packs with any mistake.
    """
    laid = lay_over(BASE, (HERITAGE,), packs)
    if laid.problems:
        raise InvalidPack(*laid.problems)
    return compile_pack(laid.cards, laid.mixed_in, laid.coffers, laid.challenges)
