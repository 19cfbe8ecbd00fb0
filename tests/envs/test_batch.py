"""Many games at once: each is the game that would be played alone."""

from __future__ import annotations

import copy
import gc
import hashlib
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import ostraka
from ostraka.core.errors import GameOver, IllegalAction, InvalidOption, OstrakaError
from ostraka.core.play.state import State
from ostraka.envs import Batch
from ostraka.envs.rewards import reward_places
from tests.plain import without_compilation

GAMES = ["arkantar", "ankhor", "ancient_knowledge", "ancient_knowledge_solo"]


def started(batch: Batch, i: int) -> State:
    seed = int(batch.seeds[i])
    return batch.game.start(seed=seed, players=batch.players, **batch.options)


def everything(batch: Batch) -> bytes:
    return b"".join(part.tobytes() for part in batch._rows)


def refusal(call: Any, *arguments: Any, **named: Any) -> OstrakaError:
    with pytest.raises(OstrakaError) as refused:
        call(*arguments, **named)
    for language in ostraka.LOCALES:
        assert refused.value.text(language).strip()
    return refused.value


def digest(name: str) -> str:
    """What some steps of a batch show, told shortly."""
    shown = hashlib.sha256()
    batch = Batch(name, 3, threads=2, seed=5)
    for _ in range(20):
        batch.step(batch.sample())
        for part in (batch.observations, batch.masks, batch.seats, *batch.ragged()):
            shown.update(part.tobytes())
    return shown.hexdigest()


def test_a_batch_is_the_same_without_compilation() -> None:
    """There its rows are not lent by address, but handed over as they are."""
    assert without_compilation(__file__).split() == [digest(name) for name in GAMES]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_a_batch_is_the_game_that_its_seed_begins(name: str) -> None:
    game = ostraka.load(name)
    for players in game.players:
        batch = Batch(game, 5, players=players, threads=2, seed=11)
        states = [started(batch, i) for i in range(5)]
        ended = 0
        while ended < 6:
            for i, state in enumerate(states):
                assert batch.seats[i] == state.seat
                assert batch.plies[i] == state.ply
                assert sorted(batch.legal[i, : batch.counts[i]]) == sorted(state.indices)
                assert np.flatnonzero(batch.masks[i]).tolist() == sorted(state.indices)
                assert np.array_equal(batch.observations[i], state.observation(batch.seats[i]))
            chosen = batch.sample().copy()
            for state, index in zip(states, chosen, strict=True):
                state.play(int(game.kernel_action(state.raw, game.data, index)))
            batch.step(chosen)
            for i, state in enumerate(states):
                assert batch.terminated[i] == state.over
                if not state.over:
                    assert not batch.rewards[i].any()
                    continue
                ended += 1
                assert state.outcome is not None
                best = max(range(players), key=lambda seat: batch.rewards[i, seat])
                assert state.outcome.places[best] == min(state.outcome.places)
                last = state.observation(int(batch.acted[i]))
                assert np.array_equal(batch.final_observations[i], last)
                states[i] = started(batch, i)


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_threads_changes_nothing(name: str) -> None:
    one, three = (Batch(name, 7, threads=threads, seed=3) for threads in (1, 3))
    for _ in range(60):
        chosen = one.sample()
        assert np.array_equal(chosen, three.sample())
        one.step(chosen)
        three.step(chosen)
        assert everything(one) == everything(three)


def test_a_seed_begins_the_same_games_again_and_another_one_others() -> None:
    batch = Batch("arkantar", 4, seed=1)
    first = batch.seeds.copy()
    batch.step(batch.sample())
    assert np.array_equal(batch.reset(seed=1).seeds, first)
    assert len({*first.tolist(), *batch.reset(seed=2).seeds.tolist()}) == 8
    assert not np.array_equal(Batch("arkantar", 4).seeds, Batch("arkantar", 4).seeds)


def until_one_ends(batch: Batch) -> int:
    while not batch.terminated.any():
        batch.step(batch.sample())
    return int(np.flatnonzero(batch.terminated)[0])


def test_a_finished_game_starts_again_in_the_same_step() -> None:
    batch = Batch("arkantar", 6, seed=5)
    i = until_one_ends(batch)
    assert batch.counts.all()
    assert batch.plies[i] == 0
    assert batch.acted[i] >= 0
    over = batch.game.observation.at("over")
    assert batch.final_observations[i, over] > 0
    assert batch.observations[i, over] == 0
    batch.step(batch.sample())
    assert not batch.terminated[i]
    assert not batch.rewards[i].any()


def test_a_finished_game_may_start_again_by_its_next_step_whatever_it_is_given() -> None:
    batch = Batch("arkantar", 6, seed=5, autoreset="next_step")
    i = until_one_ends(batch)
    assert (batch.counts[i], batch.seats[i], batch.masks[i].sum()) == (0, -1, 0)
    assert batch.observations[i, batch.game.observation.at("over")] > 0
    assert batch.final_observations.shape[0] == 0
    seed = batch.seeds[i]
    chosen = batch.sample()
    assert chosen[i] == -1
    batch.step(chosen)
    assert batch.seeds[i] != seed
    assert (batch.plies[i], batch.acted[i], batch.terminated[i]) == (0, -1, False)


def test_where_nothing_starts_again_a_finished_game_must_be_reset() -> None:
    batch = Batch("arkantar", 6, seed=5, autoreset="disabled")
    i = until_one_ends(batch)
    others = np.arange(6) != i
    before = everything(batch)
    error = refusal(batch.step, np.where(batch.counts > 0, batch.sample(), 0))
    assert isinstance(error, GameOver)
    assert str(error) == f"Game {i} is over; reset it before the next step."
    assert everything(batch) == before
    plies, seeds = batch.plies.copy(), batch.seeds.copy()
    batch.reset(where=~others)
    assert batch.plies[i] == 0
    assert batch.seeds[i] != seeds[i]
    assert np.array_equal(batch.plies[others], plies[others])
    batch.step(batch.sample())


def test_one_illegal_index_stops_the_whole_step() -> None:
    batch = Batch("arkantar", 3, seed=1, threads=2)
    good = batch.sample().copy()
    before = everything(batch)
    end = batch.game.action_count - 2
    for bad, sentence in (
        (end, "Game 2: action 1078 (end) is not legal now."),
        (1080, "Game 2: there is no action 1080; indices go from 0 to 1079."),
        (-1, "Game 2: there is no action -1; indices go from 0 to 1079."),
        (2**62, f"Game 2: there is no action {2**62}; indices go from 0 to 1079."),
    ):
        error = refusal(batch.step, [*good[:2].tolist(), bad])
        assert isinstance(error, IllegalAction)
        assert str(error) == sentence
    for garbage in (good[:2], good[None], good * 1.0, "one", None, [True] * 3, [[1], [2], [3]]):
        assert (
            str(refusal(batch.step, garbage)) == "A step takes 3 whole numbers, one for each game."
        )
    high = np.array([*good[:2], 2**63], np.uint64)
    assert f"no action {2**63};" in str(refusal(batch.step, high))
    assert everything(batch) == before
    batch.step(good.astype(np.uint16))


def test_what_a_batch_cannot_be_is_refused() -> None:
    for wrong in (0, -1, 2.5, True, "3", 10**9):
        assert isinstance(refusal(Batch, "arkantar", wrong), InvalidOption)
        assert isinstance(refusal(Batch, "arkantar", 2, threads=wrong), InvalidOption)
    assert "use 1 to 1,024" in str(refusal(Batch, "arkantar", 2, threads=1025))
    for named in (
        {"players": 3},
        {"seed": -1},
        {"autoreset": "sometimes"},
        {"weather": "fine"},
        {"inertia": 1000},
    ):
        assert isinstance(refusal(Batch, "arkantar", 2, **named), InvalidOption)
    for nothing in ("arkntr", "", None, 5, ["arkantar"]):
        assert "no game" in str(refusal(Batch, nothing, 2))
    batch = Batch("arkantar", 2, seed=1)
    before = everything(batch)
    for place in ((2,), (-1,), ("first",), (0, 2), (0, "first")):
        assert isinstance(refusal(batch.view, *place), InvalidOption)
    for where in ([True], [1, 0], "ab", [[True, False]]):
        assert isinstance(refusal(batch.reset, where=where), InvalidOption)
    assert isinstance(refusal(batch.reset, seed=1.5), InvalidOption)
    assert everything(batch) == before


def test_lists_of_legal_indices_without_gaps() -> None:
    batch = Batch("arkantar", 4, seed=2)
    batch.step(batch.sample())
    offsets, indices = batch.ragged()
    assert offsets[-1] == len(indices) == batch.counts.sum()
    for i in range(4):
        listed = indices[offsets[i] : offsets[i + 1]]
        assert np.array_equal(listed, batch.legal[i, : batch.counts[i]])


def test_a_batch_goes_back_to_what_was_saved() -> None:
    batch = Batch("arkantar", 5, seed=4)
    for _ in range(30):
        batch.step(batch.sample())
    saved, then = batch.save(), [batch.observations.copy(), batch.masks.copy()]
    ways = []
    for _ in range(2):
        chosen = np.array([batch.legal[i, 0] for i in range(5)])
        batch.step(chosen)
        ways.append(batch.observations.copy())
        batch.restore(saved)
        assert np.array_equal(batch.observations, then[0])
        assert np.array_equal(batch.masks, then[1])
    assert np.array_equal(ways[0], ways[1])


def test_what_was_not_saved_from_a_batch_like_it_is_refused() -> None:
    batch = Batch("arkantar", 5, seed=4)
    before = everything(batch)
    saved: Any = batch.save()
    for other in (
        Batch("arkantar", 6),
        Batch("arkantar", 5, inertia=20),
        Batch("arkantar", 5, autoreset="disabled"),
        Batch("ankhor", 5),
    ):
        assert isinstance(refusal(batch.restore, other.save()), InvalidOption)
    for garbage in (
        None,
        tuple(saved),
        saved._replace(parts=(None, *saved.parts[1:])),
        saved._replace(parts=(saved.parts[0], saved.parts[1].astype(np.float64), *saved.parts[2:])),
        saved._replace(parts=(*saved.parts[:2], saved.parts[2][:2], saved.parts[3])),
        saved._replace(parts=saved.parts[:3]),
    ):
        assert isinstance(refusal(batch.restore, garbage), InvalidOption)
    assert everything(batch) == before


def test_the_last_sight_of_a_finished_game_is_saved_too() -> None:
    batch = Batch("arkantar", 6, seed=5)
    i = until_one_ends(batch)
    saved, seen = batch.save(), batch.final_observations.copy()
    batch.step(batch.sample())
    ended = until_one_ends(batch)
    while ended != i:
        batch.step(batch.sample())
        ended = i if batch.terminated[i] else ended
    assert not np.array_equal(batch.final_observations, seen)
    batch.restore(saved)
    assert np.array_equal(batch.final_observations, seen)


def shown(batch: Batch) -> list[bytes]:
    """All that a batch shows."""
    rows = batch._rows
    kept = (rows.states, rows.heads, rows.observations, rows.masks, rows.rewards)
    return [part.tobytes() for part in (*kept, rows.final_observations, *batch.ragged())]


def travelled(batch: Batch) -> Batch:
    again = pickle.loads(pickle.dumps(batch))
    assert isinstance(again, Batch)
    return again


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, travelled])
def test_a_copy_has_memory_of_its_own(copied: Callable[[Batch], Batch], threads: int) -> None:
    batch = Batch("ankhor", 4, players=3, threads=threads, autoreset="next_step", edition="fr")
    for _ in range(9):
        batch.step(batch.sample())
    other = copied(batch)
    assert shown(other) == shown(batch)
    assert (other.options, other.autoreset, other.threads) == (batch.options, "next_step", threads)
    before = everything(batch)
    for part, twin in zip(batch._rows, other._rows, strict=True):
        assert not np.shares_memory(part, twin)
    drawn = other.sample().copy()
    other.step(drawn)
    assert everything(batch) == before
    assert np.array_equal(batch.sample(), drawn), "it draws what its origin would have drawn"
    batch.step(drawn)
    assert shown(batch) == shown(other)


def test_a_copy_outlives_its_origin() -> None:
    batch = Batch("arkantar", 64, seed=3)
    other, twin = copy.deepcopy(batch), Batch("arkantar", 64, seed=3)
    del batch
    gc.collect()
    for _ in range(30):
        chosen = twin.sample()
        twin.step(chosen)
        other.step(chosen)
    assert shown(other) == shown(twin)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="Processes cannot be forked here")
def test_a_process_that_was_forked_steps_its_batch_with_threads_of_its_own() -> None:
    ask = """
import os, signal
from ostraka.envs import Batch
batch, twin = (Batch("arkantar", 8, threads=threads, seed=3) for threads in (3, 1))
def go():
    chosen = twin.sample().copy()
    batch.step(chosen)
    twin.step(chosen)
go()
child = os.fork()
if not child:
    signal.alarm(60)
go()
assert batch.observations.tobytes() == twin.observations.tobytes()
if child:
    print(os.waitpid(child, 0)[1])
"""
    told = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout) == (0, "0\n"), told.stderr


def test_more_games_than_memory_has_room_for_are_refused() -> None:
    """As the system refuses them: here it is told to, at eight gigabytes."""
    ask = """
import resource, ostraka
from ostraka.envs import Batch
Batch("arkantar", 2)
resource.setrlimit(resource.RLIMIT_AS, (1 << 33, 1 << 33))
try:
    Batch("arkantar", 10_000_000)
except ostraka.InvalidOption as error:
    print(error)
"""
    told = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=False)
    assert told.stdout == "There is not enough memory for 10,000,000 games of Arkantar.\n", (
        told.stderr
    )


def test_the_ways_to_start_again_have_the_names_of_gymnasium() -> None:
    for mode in AutoresetMode:
        assert Batch("arkantar", 2, autoreset=mode).autoreset == mode.name.lower()


def test_a_batch_is_told_by_numbers_of_numpy_as_well() -> None:
    batch = Batch("arkantar", np.int64(3), threads=np.int32(2), seed=np.int64(4))  # type: ignore[arg-type]
    assert everything(batch) == everything(Batch("arkantar", 3, seed=4))
    assert batch.game.start(seed=batch.seeds[1]).observation(0).tolist() == (
        batch.observations[1].tolist()
    )


def test_a_game_of_a_batch_can_be_looked_at() -> None:
    batch = Batch("arkantar", 2, seed=4)
    batch.step(batch.sample())
    view = batch.view(1, seat=0)
    assert view["ply"] == 1
    assert "7" in batch.game.display.draw(view)


@pytest.mark.parametrize(
    "library",
    ["numpy", *(name for name in ("torch", "jax.numpy") if find_spec(name.split(".")[0]))],
)
def test_other_libraries_share_the_memory(library: str) -> None:
    batch = Batch("arkantar", 8, seed=4)
    for array in (batch.observations, batch.masks, batch.rewards):
        assert array.ctypes.data % 64 == 0
    module = import_module("jax.numpy" if library == "jax" else library)
    taken = module.from_dlpack(batch.observations)
    assert np.array_equal(np.asarray(taken), batch.observations)
    assert np.shares_memory(np.asarray(taken), batch.observations)


@pytest.mark.parametrize(
    ("places", "worth"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [0, 1, -1]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([4, 2, 2, 1], [-1, 0, 0, 1]),
        ([1], [1]),
        ([2], [-1]),
    ],
)
def test_places_are_worth_the_same_to_those_who_share_them(
    places: list[int], worth: list[float]
) -> None:
    out = np.zeros(len(places), np.float32)
    reward_places(np.array(places, np.int32), len(places), out)
    assert out.tolist() == pytest.approx(worth)


if __name__ == "__main__":
    print(*map(digest, GAMES))
