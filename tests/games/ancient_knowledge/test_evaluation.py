"""What the evaluation promises: chances that add up, the same for all seats, honest, sensible."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ostraka
from ostraka.bots import Budget, bot, levels
from ostraka.bots.spec import parse_spec
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.kernel.verbs import evaluate
from ostraka.core.play.state import State
from ostraka.games.ancient_knowledge.game import AncientKnowledge
from ostraka.games.ancient_knowledge.judgement.reach import objectives_in_reach
from ostraka.games.ancient_knowledge.language.challenges import house_challenges as challenges
from ostraka.games.ancient_knowledge.language.weights import FEATURES, PLACES, later, table

from .heritage.tabletop import Alone

GAME = AncientKnowledge()
SOLO = ostraka.load("ancient_knowledge_solo")


def chances(state: State) -> list[float]:
    """What the evaluation says of a state."""
    out = np.zeros(4)
    evaluate(state.raw, state.game.data, out)
    return [float(value) for value in out[: state.players]]


def two_players(**first: Any) -> State:
    """Two seats with empty boards and equal hands, but for what the first seat has."""
    seats = [{"hand": ["C5", "M18"]} | first, {"hand": ["C11", "M22"]}]
    document = {"players": seats, "first": 0, "turn": 0, "phase": "action", "actions": 2}
    return GAME.from_position(document, seed=1)


@pytest.mark.parametrize("heritage", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_seats_add_up_to_one_throughout_a_game(
    players: int, heritage: bool
) -> None:
    state = GAME.start(seed=players, players=players, heritage=heritage)
    stream = new_stream(players)
    while not state.over:
        before = state.tobytes()
        found = chances(state)
        assert sum(found) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in found)
        assert state.tobytes() == before, "looking changes nothing"
        state.play(state.codes[below(stream, len(state.codes))])


def test_seats_that_change_places_change_chances() -> None:
    rich = {"past": ["C5", "M18"], "hand": ["P18", "P31", "A4"], "lost": 1}
    poor = {"past": ["C11"], "hand": ["M22"], "lost": 4}
    common = {
        "phase": "action",
        "actions": 2,
        "tiles": [["T1", "T2"], ["T3", "T4"], ["T28", "T29"]],
    }
    here = GAME.from_position({"players": [rich, poor], "first": 0, "turn": 0, **common}, seed=1)
    there = GAME.from_position({"players": [poor, rich], "first": 1, "turn": 1, **common}, seed=1)
    assert chances(here) == pytest.approx(chances(there)[::-1])


def test_points_in_the_past_are_better_than_none() -> None:
    assert chances(two_players(past=["P31", "C4"]))[0] > chances(two_players())[0] + 0.02


def test_lost_knowledge_is_bad() -> None:
    assert chances(two_players(lost=5))[0] < chances(two_players())[0] - 0.02


def test_knowledge_on_a_monument_that_is_about_to_decline_is_bad() -> None:
    def with_knowledge(n: int) -> float:
        return chances(two_players(timeline=[{"card": "P31", "space": 1, "knowledge": n}]))[0]

    assert with_knowledge(0) > with_knowledge(4) + 0.02


def test_the_evaluation_of_a_seat_depends_on_no_order_of_the_deck() -> None:
    state = GAME.start(seed=4, players=2)
    for _ in range(30):
        state.play(state.codes[0])
    other = state.fork()
    deck = other.raw.deck[: other.raw.deck_size]
    deck[:] = deck[::-1].copy()
    assert chances(state) == chances(other)


def test_every_weight_of_the_file_is_known() -> None:
    scales = {"spread", "spread_later"}
    cards = {f"card_{place}" for place in PLACES}
    assert set(table()) <= {*FEATURES, *map(later, FEATURES), *scales, *cards}
    for column in cards & set(table()):
        assert set(table()[column]) <= set(GAME.pack.numbers)


@pytest.mark.parametrize("game", [GAME, SOLO], ids=lambda game: game.name)
def test_there_are_eight_levels_that_answer_in_about_two_seconds(game: ostraka.Game) -> None:
    found = levels(game)
    assert [level.number for level in found] == list(range(1, 9))
    assert all(level.budget.iterations for level in found[:6])
    assert [level.budget.seconds for level in found[6:]] == [0.6, 1.8]


@pytest.mark.parametrize("level", range(1, 9))
def test_every_level_plays_alone_too(level: int) -> None:
    state = SOLO.start(seed=level, players=1)
    player = bot(SOLO, level=level, seed=1, budget=Budget(iterations=60))
    while not state.over:
        assert 0.0 <= chances(state)[0] <= 1.0
        state.play(player.choose(state))
    assert state.scores[0] > 0


def test_objectives_that_are_met_make_a_solo_game_look_better() -> None:
    document = {"players": [{"hand": [], "lost": 0}], "phase": "action", "actions": 2}
    free = SOLO.from_position(document, seed=1)
    bound = SOLO.from_position({**document, "solo": {"objectives": "ABC"}}, seed=1)
    assert chances(free)[0] > chances(bound)[0]


def test_monuments_on_their_way_to_the_past_bring_an_objective_nearer() -> None:
    def near(letter: str, turns: float = 9.0, points: float = 0.0, **values: Any) -> float:
        state = Alone(solo={"objectives": letter}, **values).state
        return float(objectives_in_reach(state.raw, SOLO.data, turns, points))

    cities = {2: "C5 C6", 3: "C8"}
    assert near("G", past="C1 C2 C3", line=cities) == 1.0
    assert near("G", past="C1 C2 C3", line={2: "C5 C6"}) < 1.0
    assert near("G", past="C1 C2 C3", line=cities, turns=2.0) < 1.0, "one of them comes too late"
    assert near("A", past="C1 C2 C3", line=cities) > near("A", past="C1 C2 C3")
    assert near("O", points=55.0) == 1.0
    assert near("O", points=40.0) < 1.0
    assert near("GO", past="C1 C2 C3", line=cities, points=40.0) == near("O", points=40.0)


def test_a_level_meets_objectives_that_a_greedy_player_misses() -> None:
    def met(name: str) -> int:
        won = 0
        for seed in range(6):
            state = SOLO.start(seed=seed, **challenges()[8].options("classic"))
            player = parse_spec(name).make(SOLO, seed)
            while not state.over:
                state.play(player.choose(state))
            won += state.outcome is not None and state.outcome.winner == 0
        return won

    assert met("greedy") == 0
    assert met("6@300it") >= 4
