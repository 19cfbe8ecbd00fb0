"""Tree search: budgets, determinism, threads, reuse, and whether it plays better than chance."""

from __future__ import annotations

import threading
import time
from itertools import count
from types import SimpleNamespace

import numpy as np
import pytest

import ostraka
from ostraka.bots import Budget, Findings, RandomBot, SearchPlan, TreeSearch
from ostraka.bots.levels import uct
from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.play.state import State

PUCT = SearchPlan(explore=0.8, temperature=0.1, playout=6)


def shape(findings: Findings) -> list[tuple[int, int, float]]:
    return [(line.code, line.visits, line.value) for line in findings.lines]


@pytest.fixture(scope="module")
def ankhor() -> Game:
    return ostraka.load("ankhor")


def later(game: Game, seed: int, actions: int, players: int | None = None) -> State:
    """A state some way into a game of the first legal actions, unevenly chosen."""
    state = game.start(seed=seed, players=players)
    for number in range(actions):
        if state.over:
            break
        state.play(state.codes[(7 * number + seed) % len(state.codes)])
    return state


@pytest.mark.parametrize("plan", [SearchPlan(), PUCT], ids=["uct", "puct"])
def test_the_same_seed_and_iterations_give_the_same_answer(ankhor: Game, plan: SearchPlan) -> None:
    state = later(ankhor, 3, 9)
    once = TreeSearch(ankhor, plan, seed=5).run(state, Budget(iterations=150))
    again = TreeSearch(ankhor, plan, seed=5).run(state, Budget(iterations=150))
    assert shape(once) == shape(again)
    assert once.iterations == 150
    assert sum(line.visits for line in once.lines) == 150


def test_another_seed_draws_other_futures(ankhor: Game) -> None:
    state = later(ankhor, 3, 9)
    one = TreeSearch(ankhor, seed=1).run(state, Budget(iterations=100))
    two = TreeSearch(ankhor, seed=2).run(state, Budget(iterations=100))
    assert shape(one) != shape(two)


def test_threads_share_the_iterations_and_add_up_their_visits(ankhor: Game) -> None:
    state = later(ankhor, 1, 4)
    found = [
        TreeSearch(ankhor, PUCT, seed=4, threads=3).run(state, Budget(iterations=200))
        for _ in range(2)
    ]
    assert shape(found[0]) == shape(found[1])
    assert sum(line.visits for line in found[0].lines) == 200


@pytest.mark.parametrize("temperature", [1e-9, 0.002, 1e9])
def test_no_temperature_is_too_low_or_too_high(ankhor: Game, temperature: float) -> None:
    plan = SearchPlan(explore=0.3, temperature=temperature, playout=0)
    found = TreeSearch(ankhor, plan, seed=1).run(later(ankhor, 3, 9), Budget(iterations=300))
    assert sum(line.visits for line in found.lines) == 300
    assert all(np.isfinite(line.value) for line in found.lines)


def test_a_search_keeps_to_its_time(ankhor: Game) -> None:
    search = TreeSearch(ankhor, PUCT)
    search.run(later(ankhor, 1, 4), Budget(iterations=1))
    begun = time.process_time()
    found = search.run(later(ankhor, 1, 4), Budget(seconds=0.2))
    assert time.process_time() - begun < 0.8
    assert found.iterations > 10


def test_a_search_keeps_to_its_nodes(ankhor: Game) -> None:
    found = TreeSearch(ankhor, PUCT).run(later(ankhor, 1, 4), Budget(nodes=3000))
    assert 3000 <= found.nodes < 3000 + 64 * ankhor.max_legal


def test_a_full_tree_still_answers(ankhor: Game) -> None:
    search = TreeSearch(ankhor, PUCT, nodes=1)
    found = search.run(later(ankhor, 1, 4), Budget(iterations=800))
    assert found.nodes <= 2 * ankhor.max_legal
    assert sum(line.visits for line in found.lines) == 800


def test_a_search_stops_at_once_when_asked(ankhor: Game) -> None:
    stop = np.zeros(1, np.int8)
    search = TreeSearch(ankhor, SearchPlan())
    search.run(later(ankhor, 1, 4), Budget(iterations=1))
    timer = threading.Timer(0.2, stop.__setitem__, (0, 1))
    timer.start()
    begun = time.process_time()
    found = search.run(later(ankhor, 1, 4), Budget(iterations=10**9), stop)
    assert time.process_time() - begun < 1.5
    assert found.iterations > 0


def test_only_one_action_can_be_studied(ankhor: Game) -> None:
    state = later(ankhor, 2, 5)
    code = state.legal.codes[-1]
    found = TreeSearch(ankhor, PUCT).run(state, Budget(iterations=50), only=code)
    assert found.best.code == code
    assert found.best.visits == 50


def test_what_a_seat_wins_adds_up_to_one_victory(ankhor: Game) -> None:
    for players in (2, 3, 4):
        found = TreeSearch(ankhor, PUCT).run(
            later(ankhor, players, 8, players), Budget(iterations=60)
        )
        for line in found.lines:
            assert len(line.wins) == len(line.scores) == players
            if line.visits:
                assert sum(line.wins) == pytest.approx(1.0)


def test_a_tree_is_kept_for_the_next_decision_of_the_same_turn() -> None:
    game = ostraka.load("arkantar")
    search = TreeSearch(game, PUCT, playing=True)
    state = game.start(seed=1)
    first = search.run(state, Budget(iterations=400))
    state.play(first.best.code)
    second = search.run(state, Budget(iterations=1))
    assert sum(line.visits for line in second.lines) > first.best.visits // 2
    other = game.start(seed=1)
    other.play(first.lines[-1].code)
    other.play(other.codes[0])
    third = search.run(other, Budget(iterations=1))
    assert sum(line.visits for line in third.lines) == 1


def test_a_tree_of_hidden_things_is_not_kept_after_another_seat_acted(ankhor: Game) -> None:
    search = TreeSearch(ankhor, PUCT, playing=True)
    state = later(ankhor, 2, 6)
    seat = state.seat
    state.play(search.run(state, Budget(iterations=50)).best.code)
    while state.seat == seat:
        state.play(state.codes[-1])
    found = search.run(state, Budget(iterations=50))
    assert sum(line.visits for line in found.lines) == 50


def test_a_player_ends_its_search_once_nothing_can_catch_up(
    ankhor: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock advances by a hundredth of a second a look, however busy the machine is."""
    looks = count()
    clock = SimpleNamespace(perf_counter=lambda: next(looks) / 100)
    monkeypatch.setattr("ostraka.bots.search.time", clock)
    state, budget = later(ankhor, 3, 9), Budget(seconds=3.0)
    sure = SearchPlan(explore=0.01, temperature=0.01, playout=0)  # looks at little but the best
    study = TreeSearch(ankhor, sure, seed=5).run(state, budget)
    choice = TreeSearch(ankhor, sure, seed=5, playing=True).run(state, budget)
    assert choice.best.code == study.best.code
    assert study.seconds > 2.9
    assert choice.seconds < 2.7
    assert choice.iterations < study.iterations


@pytest.mark.parametrize("budget", [{}, {"seconds": 0}, {"iterations": -1}, {"nodes": 0}])
def test_a_search_without_a_limit_is_refused(budget: dict[str, int]) -> None:
    with pytest.raises(InvalidOption):
        Budget(**budget)


def points_against_random(name: str, plan: SearchPlan, iterations: int, games: int) -> float:
    game = ostraka.load(name)
    search = TreeSearch(game, plan, seed=3)
    points = 0.0
    for number in range(games):
        state = game.start(seed=number)
        other = RandomBot(game, seed=number)
        while not state.over:
            if state.seat == number % 2:
                state.play(search.run(state, Budget(iterations=iterations)).best.code)
            else:
                state.play(other.choose(state))
        assert state.outcome is not None
        if number % 2 in state.outcome.winners:
            points += 1 / len(state.outcome.winners)
    return points / games


def test_information_set_search_beats_random_play_in_ankhor() -> None:
    assert points_against_random("ankhor", PUCT, 60, 6) >= 0.8


def test_tree_search_with_an_evaluation_beats_random_play_in_arkantar() -> None:
    plan = SearchPlan(explore=0.6, temperature=0.05, playout=6)
    assert points_against_random("arkantar", plan, 600, 6) >= 0.8


def test_plain_uct_is_there_as_a_yardstick() -> None:
    game = ostraka.load("arkantar")
    bot = uct(game, seed=1, seconds=0.05)
    assert bot.choose(game.start(seed=1)).text in game.start(seed=1).legal
