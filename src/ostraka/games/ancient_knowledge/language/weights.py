"""What the evaluation's features and the single cards are worth, in points at the end of the game.

The numbers are `weights.toml`, written by `python -m bench.tune ancient_knowledge --write`. They
reach the kernel through the game's tables, so that others can be tried without compiling anything.
A card that the file does not know, from an owner's pack, is taken for an average one of its kind.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from ostraka.games.ancient_knowledge.state_types import AkData

FEATURES = (
    "points",  # of the Past and the collection, endgame effects as they stand
    "lost",  # lost knowledge
    "coming_points",  # printed points of monuments that will reach the Past in time
    "coming_endgame",  # what endgame effects of these would bring as things stand
    "coming",  # how many of these there are
    "stranded",  # monuments that will not reach the Past
    "knowledge_1",  # knowledge on monuments that reach the Past, by the space they stand on
    "knowledge_2",
    "knowledge_3",
    "knowledge_4",
    "knowledge_5",
    "knowledge_6",
    "past",  # monuments in the Past
    "straight",  # of these, how many can still be excavated
    "sets",  # complete sets of the three kinds in the Past and on the way there
    "same",  # the most of one kind there
    "hand",  # cards in hand, those owed as a price not counted
    "small_hand",  # cards that are missing to a hand of four
    "cover",  # knowledge that cards in hand could archive
    "artifacts",
    "technologies",
    "kinds",  # the most technologies of one kind
    "within_reach",  # technologies face up whose requirement is met
    "reward",  # the most points of one of these
    "near_reward",  # the most points of one that lacks a single card
    "actions",  # left in this turn
    "removal",  # knowledge that may be taken off right now
    "effects",  # effects that are due right now
    "turn",  # 1 for the seat whose turn it is
)
"""Each is counted for one seat, and has two weights: one as it is, one times the turns left."""

PLACES = ("hand", "coming", "in_play", "past")
"""A card's weights: in hand, on the way to the Past, per turn in play, per turn in the Past."""

SCALES = ("spread", "spread_later")
"""How many points make a victory e times as likely: at the end, and more for each turn left."""


def later(name: str) -> str:
    """The name of a feature's weight per turn that is left."""
    return f"{name}_later"


@cache
def table() -> dict[str, Any]:
    """The file as it is."""
    text = (
        files("ostraka.games.ancient_knowledge")
        .joinpath("weights.toml")
        .read_text(encoding="utf-8")
    )
    return dict(tomllib.loads(text)["weights"])


def weigh(
    data: AkData,
    numbers: Mapping[str, int],
    given: Mapping[str, Any] | None = None,
    foreign: Collection[str] = (),
) -> None:
    """Write the weights into the tables of a pack whose cards have these numbers.

    A foreign card has nothing to do with the card of the house whose id it may bear.
    """
    known = table() if given is None else given
    names = [*FEATURES, *map(later, FEATURES), *SCALES]
    data.weights[:] = 0.0
    data.weights[: len(names)] = [known.get(name, 0.0) for name in names]
    data.card_weights[:] = 0.0
    for place, column in enumerate(PLACES):
        for card, weight in known.get(f"card_{column}", {}).items():
            if card in numbers and card not in foreign:
                data.card_weights[numbers[card], place] = weight
    known_cards = [number for card, number in numbers.items() if card not in foreign]
    for card in foreign:
        kind = data.kind[numbers[card]]
        like = [number for number in known_cards if data.kind[number] == kind]
        if like:
            data.card_weights[numbers[card]] = data.card_weights[like].mean(axis=0)


def flat(known: Mapping[str, Any]) -> dict[str, float]:
    """The weights as one row of names and numbers, cards as `card_hand.C1`."""
    row: dict[str, float] = {}
    for name, value in known.items():
        if isinstance(value, Mapping):
            row |= {f"{name}.{card}": float(weight) for card, weight in value.items()}
        else:
            row[name] = float(value)
    return row
