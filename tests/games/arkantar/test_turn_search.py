"""The engine for Arkantar: it never misses a win, finds forced ones, and beats simpler players."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

import ostraka
from ostraka.bots import Budget, MyopicBot, RandomBot, bot
from ostraka.core.kernel.compile import records
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.play.state import State
from ostraka.games.arkantar.judgement.threats import threatened, wins, wins_this_turn
from ostraka.games.arkantar.rules.codes import BREAK, END, MOVE
from ostraka.games.arkantar.rules.memory import MEMORY_TURNS
from ostraka.games.arkantar.rules.turn import begin_turn
from ostraka.games.arkantar.search.engine import TurnSearch
from ostraka.games.arkantar.search.turns import past_keys, position_key

from .brute import crowded_positions, wins_in_two, wins_now

GAME = ostraka.load("arkantar")


def random_states(games: int, every: int) -> list[State]:
    """Forks of random games at regular steps, the middles of turns included."""
    kept = []
    for seed in range(games):
        state, stream = GAME.start(seed=seed), new_stream(seed)
        while not state.over:
            if state.ply % every == seed % every:
                kept.append(state.fork())
            state.play(state.codes[below(stream, len(state.codes))])
    return kept


def test_a_win_this_turn_is_recognised_exactly_when_trying_everything_finds_one() -> None:
    states = random_states(25, 5)
    answers = [wins_now(state) for state in states]
    assert sum(answers) > 30
    assert answers == [bool(wins_this_turn(state.raw)) for state in states]


@pytest.mark.parametrize("budget", [Budget(nodes=1), Budget(seconds=0.05)], ids=["one", "time"])
def test_a_win_this_turn_is_always_played(budget: Budget) -> None:
    engine = TurnSearch(GAME)
    won = 0
    for state in [state for state in random_states(25, 5) if wins_now(state)][:60]:
        seat, table = state.seat, state.fork()
        while not table.over and table.seat == seat:
            table.play(engine.run(table, budget).best.code)
        assert table.outcome is not None, f"missed in {state.position}"
        assert table.outcome.winner == seat
        won += 1
    assert won > 20


@pytest.mark.parametrize("threads", [1, 2])
def test_forced_wins_in_two_turns_are_found_within_two_seconds(threads: int) -> None:
    """Where trying everything proves a win in two, the engine does too; else it claims none."""
    engine = TurnSearch(GAME, playing=False, threads=threads)
    forced = found = 0
    for state in crowded_positions(40, 5):
        truth = wins_in_two(state)
        claims = engine.run(state, Budget(seconds=2.0) if truth else Budget(nodes=40_000)).exact
        assert truth or not claims, f"a false claim in {state.position}"
        forced += truth
        found += claims
    assert forced >= 8
    assert found >= 0.95 * forced


def test_the_same_seed_and_nodes_give_the_same_answer() -> None:
    for state in random_states(2, 25)[:6]:
        one = TurnSearch(GAME, seed=2, oversight=0.3).run(state, Budget(nodes=1500))
        two = TurnSearch(GAME, seed=2, oversight=0.3).run(state, Budget(nodes=1500))
        assert one.lines == two.lines


def test_two_threads_give_the_same_answer_every_time() -> None:
    for state in random_states(2, 25)[:4]:
        engines = [TurnSearch(GAME, seed=2, threads=2, turns=2) for _ in range(2)]
        one, two = (engine.run(state, Budget(nodes=6000)) for engine in engines)
        assert one.lines == two.lines
        assert one.nodes == two.nodes


def test_a_level_is_given_its_threads() -> None:
    search = bot(GAME, level=8, seed=1, threads=2).search  # type: ignore[attr-defined]
    assert len(search.crew.rooms) == 2


def test_what_an_engine_thought_before_does_not_change_its_answer_for_nodes() -> None:
    state, other = random_states(1, 20)[1:3]
    engine = TurnSearch(GAME, seed=1, playing=False)
    first = engine.run(state, Budget(nodes=5000))
    engine.run(other, Budget(nodes=5000))
    assert engine.run(state, Budget(nodes=5000)).lines == first.lines


def test_the_past_of_a_state_is_read_from_its_memory() -> None:
    for seed in range(10):
        state, stream, began = GAME.start(seed=seed), new_stream(seed), list[int]()
        for _ in range(40):
            if state.over:
                break
            if not state.raw.used:
                began.append(int(position_key(state.raw)))
            found = np.zeros(MEMORY_TURNS + 2, np.uint64)
            number = int(past_keys(state.raw, found))
            assert 1 <= number <= len(began)
            assert found[:number].tolist() == began[::-1][:number]
            assert state.raw.remembered == 0 or number > 1
            state.play(state.codes[below(stream, len(state.codes))])


def test_an_enemy_who_undoes_every_flip_does_not_get_a_draw() -> None:
    """Black breaks a Wall and White builds it again: the next time Black does something else."""
    wall = 7  # a2
    state = GAME.start(seed=1)
    for code in (BREAK + wall, END, wall, END):
        state.play(code)
    turn = TurnSearch(GAME).run(state, Budget(nodes=20_000)).best.codes[:3]
    assert any(MOVE <= code < END for code in turn)


def test_nothing_is_certain_as_a_game_begins() -> None:
    for seed in range(6):
        state, stream = GAME.start(seed=seed), new_stream(seed)
        for _ in range(2):
            state.play(state.codes[below(stream, len(state.codes))])
        assert 0.15 < TurnSearch(GAME).run(state, Budget(nodes=12_000)).best.value < 0.85


def test_the_monarch_is_threatened_when_the_enemy_would_win_if_the_turn_ended() -> None:
    seen = set()
    for state in random_states(20, 4):
        passed = records(state.tobytes(), GAME.dtype)
        begin_turn(passed[0], 1 - passed[0].seat)
        answer = bool(wins(passed[0], np.int64(3)))
        assert bool(threatened(state.raw, np.int64(3))) == answer
        seen.add(answer)
    assert seen == {True, False}


def test_every_legal_action_has_a_line_that_can_be_played() -> None:
    state = random_states(1, 17)[2]
    found = TurnSearch(GAME).run(state, Budget(nodes=3000))
    assert {line.code for line in found.lines} == set(state.legal.codes)
    for line in found.lines:
        table = state.fork()
        for code in line.codes:
            table.play(code)


def test_the_rest_of_a_planned_turn_is_played_without_thinking_again() -> None:
    engine, state = TurnSearch(GAME), GAME.start(seed=1)
    first = engine.run(state, Budget(nodes=5000))
    state.play(first.best.code)
    second = engine.run(state, Budget(nodes=5000))
    assert second.nodes == 0
    assert second.best.code == first.best.codes[1]


@pytest.mark.parametrize("threads", [1, 2])
def test_the_engine_keeps_to_its_time_and_stops_when_asked(threads: int) -> None:
    engine, state = TurnSearch(GAME, playing=False, threads=threads, turns=9), GAME.start(seed=1)
    begun = time.process_time()
    engine.run(state, Budget(seconds=0.3))
    assert time.process_time() - begun < 1.5
    stop = np.zeros(1, np.int8)
    threading.Timer(0.1, stop.__setitem__, (0, 1)).start()
    begun = time.process_time()
    engine.run(state, Budget(seconds=60), stop)
    assert time.process_time() - begun < 2


def points(mine: TurnSearch, other: RandomBot | MyopicBot, games: int) -> float:
    total = 0.0
    for number in range(games):
        state, stream = GAME.start(seed=number), new_stream(number // 2)
        for _ in range(4):
            state.play(state.codes[below(stream, len(state.codes))])
        while not state.over:
            if state.seat == number % 2:
                state.play(mine.run(state, Budget(nodes=2000)).best.code)
            else:
                state.play(other.choose(state))
        assert state.outcome is not None
        total += (number % 2 in state.outcome.winners) / len(state.outcome.winners)
    return total / games


def test_the_engine_beats_a_player_that_looks_one_action_ahead() -> None:
    assert points(TurnSearch(GAME, turns=1), MyopicBot(GAME, seed=1), 10) >= 0.9


def test_the_first_level_beats_random_play() -> None:
    first = bot(GAME, level=1, seed=1)
    assert points(first.search, RandomBot(GAME, seed=1), 10) >= 0.6  # type: ignore[attr-defined]
