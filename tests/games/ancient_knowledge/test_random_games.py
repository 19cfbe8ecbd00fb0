"""Twenty thousand random games, every state checked, every effect and primitive seen at work."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ostraka.core.kernel.compile import COMPILED
from ostraka.core.kernel.random import new_stream
from ostraka.games.ancient_knowledge import GAME
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.compiler import BASE, check_pack
from ostraka.games.ancient_knowledge.rules.state import STATE

from .at_work import PRIMITIVES, ROOM
from .invariants import PROMISES, played

GAMES = 20_000 if COMPILED else 6
BASE_CARDS, _ = check_pack(BASE)
IN_GAME = np.zeros(256, np.int64)
IN_GAME[[GAME.pack.numbers[card.id] for card in BASE_CARDS]] = 1  # without Heritage
TABLES = [(players, deal) for players in (2, 3, 4) for deal in (0, 1)]


@pytest.fixture(scope="module")
def fired() -> Any:
    """What was carried out in the games of all tables together."""
    fired = np.zeros(ROOM, np.uint8)
    share = GAMES // len(TABLES) + 1
    for players, deal in TABLES:
        batch = np.zeros(3, STATE).view(np.recarray)
        games = np.array([0, share, 0], np.int64)
        broken = played(
            batch,
            GAME.data,
            players,
            np.array([deal, 0], np.int64),
            new_stream(players * 10 + deal),
            np.zeros(GAME.max_legal, np.int32),
            np.zeros(len(IN_GAME), np.int64),
            IN_GAME,
            fired,
            games,
            GAME.pack.numbers["C30"],
        )
        assert broken == 0, f"{players} players, deal {deal}: {PROMISES[broken]}"
    return fired


def test_no_invariant_is_broken_in_twenty_thousand_random_games(fired: Any) -> None:
    assert fired.any()


@pytest.mark.skipif(not COMPILED, reason="needs many games")
def test_every_primitive_of_the_card_language_has_been_carried_out(fired: Any) -> None:
    steps = [
        step for card in BASE_CARDS for effect in card.effects.values() for step in effect.steps
    ]
    assert len({step.primitive for step in steps}) == 29
    idle = set()
    for step in steps:
        op = words.PRIMITIVES[step.primitive]
        if not fired[PRIMITIVES + op // 8] >> op % 8 & 1:
            idle.add(step.primitive)
    assert not idle


@pytest.mark.skipif(not COMPILED, reason="needs many games")
def test_the_effect_of_every_card_has_been_carried_out(fired: Any) -> None:
    idle = [
        card.id
        for card in BASE_CARDS
        for effect in GAME.pack.data.effect[GAME.pack.numbers[card.id]].tolist()
        if effect and not fired[effect // 8] >> effect % 8 & 1
    ]
    assert not idle
