"""Ancient Knowledge's fullest table: four players, Heritage, late in a game."""

from __future__ import annotations

from typing import Any

import ostraka
from ostraka.bots import bot
from ostraka.core.play.state import State
from tests.browser.player import Player

SEED = 7
"""Of the first seeds the one whose table grows fullest."""


BUSY = 3, 5
"""This many monuments at least stand in the timeline of whoever is to act, and cards in hand."""


def cards(state: State) -> int:
    """How many cards lie before the players and are held by them."""
    rows = ("timeline", "past", "artifacts", "collection")
    seats: list[dict[str, Any]] = state.view(seat=0)["table"]["seats"]
    return sum(seat["hand_size"] + sum(len(seat[row]) for row in rows) for seat in seats)


def busy(state: State) -> bool:
    """Whether whoever is to act has something to look after."""
    table: dict[str, Any] = state.view(seat=0)["table"]
    seat = table["seats"][table["turn"]]
    return len(seat["timeline"]) >= BUSY[0] and seat["hand_size"] >= BUSY[1]


def fullest() -> State:
    """A game of four bots, taken back to the moment with the most cards."""
    game = ostraka.load("ancient_knowledge")
    state = game.start(seed=SEED, players=4, heritage=True)
    chooser = bot(game, "myopic", seed=SEED)
    most = ply = 0
    while not state.over:
        if busy(state) and cards(state) > most:
            most, ply = cards(state), state.ply
        state.play(chooser.choose(state))
    while state.ply > ply:
        state.undo()
    return state


def laid_out(player: Player, state: State) -> str:
    """The game at a table of the player, who has all seats."""
    table: str = player.ask("/api/tables/import", {"record": state.record.as_json()})["table"]
    return table
