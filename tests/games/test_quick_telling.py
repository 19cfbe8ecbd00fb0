"""Whole games are told action by action as comparing the whole views of each seat would tell them.

Telling shares what does not change between beats, actions and seats. The conformance suite looks at
some moments of a game; here one table is followed from action to action, as a server follows it.
"""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import orjson
import pytest

import ostraka
from ostraka.core.play.state import State

FLAGS = (False, True)
EDITIONS = [
    {
        "edition": edition,
        "merged_bonus": merged,
        "covered_at_once": covered,
        "scribe_limits": limits,
    }
    for edition, merged, covered, limits in product(("en", "es", "fr"), FLAGS, FLAGS, FLAGS)
]
DEALS = [
    {"deal": deal, "heritage": heritage, "learn_order": order}
    for deal, heritage, order in product(
        ("classic", "pre-made"), FLAGS, ("technology-first", "any")
    )
]

ALONE = [
    {"deal": deal, "heritage": heritage} for deal, heritage in product(("classic", "hand3"), FLAGS)
]


def follow(state: State, chance: random.Random, decisions: int) -> None:
    """Play at random, and tell everybody each action in both ways."""
    reference = state.fork()
    for _ in range(decisions):
        if state.over:
            return
        code = chance.choice(state.codes)
        state.play(code)
        reference.play(code)
        for seat in (*range(state.players), None):
            quick = orjson.dumps(state.changes_json(seat, since=state.ply - 1))
            afresh = reference.changes_afresh(seat, since=state.ply - 1)
            assert quick == orjson.dumps([change.as_json() for change in afresh])


@pytest.mark.parametrize(("number", "options"), list(enumerate(EDITIONS)))
def test_ankhor_is_told_as_its_views_say(number: int, options: dict[str, Any]) -> None:
    state = ostraka.load("ankhor").start(seed=number, players=2 + number % 3, **options)
    follow(state, random.Random(number), 60)


@pytest.mark.parametrize(("number", "options"), list(enumerate(DEALS)))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ancient_knowledge_is_told_as_its_views_say(
    players: int, number: int, options: dict[str, Any]
) -> None:
    state = ostraka.load("ancient_knowledge").start(seed=number, players=players, **options)
    follow(state, random.Random(number), 25)


@pytest.mark.parametrize(("number", "options"), list(enumerate(ALONE)))
def test_the_solo_game_is_told_as_its_views_say(number: int, options: dict[str, Any]) -> None:
    state = ostraka.load("ancient_knowledge_solo").start(seed=number, **options)
    follow(state, random.Random(number), 25)
