"""Setup: decks, hands, the opening choice, the extra cards, the tiles."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka.core.play.state import State
from ostraka.games.ancient_knowledge import GAME


def after_opening(seed: int, players: int) -> State:
    state = GAME.start(seed=seed, players=players)
    while state.view(0)["table"]["phase"] == "opening":
        state.play(state.legal[0])
    return state


def position(state: State) -> dict[str, Any]:
    document = state.position
    assert isinstance(document, dict)
    return document


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_draws_ten_and_keeps_six(players: int) -> None:
    state = GAME.start(seed=5, players=players)
    assert [len(seat["hand"]) for seat in position(state)["players"]] == [10] * players
    state = after_opening(5, players)
    order = [(int(state.raw.first) + i) % players for i in range(players)]
    sizes = [len(position(state)["players"][seat]["hand"]) for seat in order]
    assert sizes == [6, 6, 7, 7][:players], "the third and the fourth player draw one more"
    assert len(position(state)["discard"]) == 4 * players


def test_the_opening_choices_are_carried_out_only_when_all_have_chosen() -> None:
    state = GAME.start(seed=5, players=3)
    first, second = int(state.raw.seat), (int(state.raw.seat) + 1) % 3
    unseen = {seat: state.view(seat)["table"] for seat in range(3)}
    for _ in range(4):
        state.play(state.legal[0])
    assert state.seat == second
    assert state.view(second)["table"]["seats"][first] == unseen[second]["seats"][first]
    assert len(state.view(first)["table"]["seats"][first]["marked"]) == 4
    assert position(state)["discard"] == []


def test_technologies_are_laid_out_after_the_opening_choice() -> None:
    state = GAME.start(seed=5, players=2)
    assert position(state)["tiles"] == [[None] * 3] * 3
    state = after_opening(5, 2)
    tiles = position(state)["tiles"]
    levels = [{GAME.pack.card(GAME.pack.numbers[c]).level for c in tile} for tile in tiles]
    assert levels == [{1}, {1}, {2}]
    assert [len(deck) for deck in position(state)["technology_decks"]] == [21, 15]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pre_made_hands_are_dealt_whole_and_play_begins_at_once(players: int) -> None:
    state = GAME.start(seed=3, players=players, deal="pre-made")
    assert state.view(0)["table"]["phase"] == "action"
    hands = [{GAME.pack.card(int(n)).id for n in hand} for hand in GAME.pack.data.hands]
    dealt = [set(seat["hand"]) for seat in position(state)["players"]]
    matches = [[i for i, hand in enumerate(hands) if hand <= mine] for mine in dealt]
    assert all(len(found) == 1 for found in matches)
    assert len({found[0] for found in matches}) == players
    assert sorted(map(len, dealt)) == sorted([6, 6, 7, 7][:players])


def test_the_first_player_is_drawn_by_lot() -> None:
    assert {int(GAME.start(seed=seed, players=4).raw.first) for seed in range(40)} == {0, 1, 2, 3}
