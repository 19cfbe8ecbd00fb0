"""The worked example in a shortened form: self-play, learning, and the bot at work.

It needs PyTorch, which `make test` installs where the CPU build is found (requirements/torch.txt).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ostraka
from ostraka.arena.contest import Contest
from ostraka.arena.workers import play
from ostraka.core.errors import InvalidOption
from ostraka.envs.selfplay import Folder, SelfPlay, read_decisions, record
from ostraka.testing import check_bot

pytest.importorskip("torch", reason="PyTorch is not installed: see requirements/torch.in")

HOME = Path(__file__).parents[2] / "examples" / "network"
sys.path.append(str(HOME / "src"))

from ostraka_network import LearnedBot, Network, Progress, train  # noqa: E402
from ostraka_network.training import MIRRORED, mirror  # noqa: E402

GAME = ostraka.load("arkantar")


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A few games of a weak search."""
    path = tmp_path_factory.mktemp("games")
    plan = SelfPlay.of("arkantar", search="tree@40it", seed=1)
    with Folder.open(path, plan, shard=8) as folder:
        assert sum(1 for _ in record(folder, 24, workers=0)) == 24
    return read_decisions(path)


def test_a_network_learns_what_the_search_tried(games: Any, tmp_path: Path) -> None:
    told: list[Progress] = []
    network = train(games, epochs=3, size={"channels": 8, "blocks": 1}, tell=told.append)
    assert [progress.epoch for progress in told] == [1, 2, 3]
    assert told[-1].policy < told[0].policy
    network.save(tmp_path / "small.pt")
    again = Network.load(tmp_path / "small.pt")
    state = GAME.start(seed=1)
    kept, read = (LearnedBot(GAME, network=each, visits=4) for each in (network, again))
    assert kept.choose(state).code in state.codes
    assert read.choose(state).code in state.codes


def test_in_themirror_everything_is_where_it_should_be() -> None:
    import torch

    assert (MIRRORED[MIRRORED] == range(GAME.action_count)).all()
    here, there = GAME.start(seed=1).play("+c4"), GAME.start(seed=1).play("+e4")
    mirrored = mirror(torch.from_numpy(here.observation(0))[None])[0].numpy()
    assert (mirrored == there.observation(0)).all()
    assert sorted(MIRRORED[here.indices].tolist()) == sorted(there.indices)


def test_the_bot_keeps_the_promises_of_bots() -> None:
    check_bot(lambda game, seed: LearnedBot(game, seed=seed, visits=8), GAME)


def test_it_wins_at_once_where_it_can() -> None:
    chance = np.random.default_rng(1)
    for seed in range(20):
        state = GAME.start(seed=seed)
        while not state.over:
            winning = [a.code for a in state.legal if _winners(state, a.code) == (state.seat,)]
            if winning:
                assert LearnedBot(GAME, visits=16).choose(state).code in winning
                return
            state.play(int(chance.choice(state.legal.codes)))
    pytest.fail("nobody could win")


def _winners(state: Any, code: int) -> tuple[int, ...]:
    after = state.fork().play(code)
    return tuple(after.outcome.winners) if after.over else ()


def test_it_refuses_games_that_it_has_not_learned() -> None:
    with pytest.raises(InvalidOption, match="Arkantar and nothing else"):
        LearnedBot(ostraka.load("ankhor"))


def test_what_was_learned_from_other_observations_is_refused(tmp_path: Path) -> None:
    import torch

    path = tmp_path / "old.pt"
    torch.save({"size": {}, "version": 0, "weights": {}}, path)
    with pytest.raises(ValueError, match="another version"):
        Network.load(path)


def test_in_the_arena_it_beats_greedy() -> None:
    """A few games of the measurement in the example's README, in this process."""
    contest = Contest.of("arkantar", ["ostraka_network:LearnedBot", "greedy"], seed=11)
    results = list(play(contest, contest.fixtures(rounds=3), workers=0))
    won = sum(result.points[result.seats.index(0)] for result in results)
    assert won > len(results) / 2, f"{won} of {len(results)}"


def test_installed_it_is_a_bot_by_name(tmp_path: Path) -> None:
    target = tmp_path / "site"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    apart = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    subprocess.run([*pip, *apart, str(HOME)], check=True, timeout=300)
    source = Path(ostraka.__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(target)])}
    ask = "import json, ostraka.bots as b; print(json.dumps(b.bot_names()))"
    said = subprocess.run(
        [sys.executable, "-c", ask], env=environment, capture_output=True, check=True, timeout=300
    )
    assert "learned" in json.loads(said.stdout)
