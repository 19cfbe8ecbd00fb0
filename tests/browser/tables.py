"""Tables for the browser to look at: finished games, played at random outside."""

from __future__ import annotations

import random

import ostraka
from tests.browser.player import Player


def finished(player: Player, game: str = "arkantar", seed: int = 3) -> str:
    """A table of a player with a game that is over."""
    state = ostraka.load(game).start(seed=seed)
    chance = random.Random(seed)
    while not state.over:
        state.play(chance.choice(list(state.codes)))
    table: str = player.ask("/api/tables/import", {"record": state.record.as_json()})["table"]
    return table
