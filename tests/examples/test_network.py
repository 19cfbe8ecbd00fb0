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
from ostraka.arena.session import play
from ostraka.core.errors import InvalidOption
from ostraka.envs.selfplay import Folder, SelfPlay, read_decisions, record
from ostraka.testing import check_bot

torch = pytest.importorskip("torch", reason="PyTorch is not installed: see requirements/torch.in")

HOME = Path(__file__).parents[2] / "examples" / "network"
sys.path.append(str(HOME / "src"))

from ostraka_network import LearnedBot, Network, Progress, train  # noqa: E402
from ostraka_network.network import BUY  # noqa: E402

GAME = ostraka.load("ankhor")
SMALL = {"hidden": 32, "vector": 8}


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A few games of a weak search."""
    path = tmp_path_factory.mktemp("games")
    plan = SelfPlay.of("ankhor", search="tree@10it", seed=1)
    with Folder.open(path, plan, shard=8) as folder:
        assert sum(1 for _ in record(folder, 24, workers=0)) == 24
    return read_decisions(path)


def test_a_network_learns_what_the_search_tried(games: Any, tmp_path: Path) -> None:
    told: list[Progress] = []
    network = train(games, epochs=3, size=SMALL, tell=told.append)
    assert [progress.epoch for progress in told] == [1, 2, 3]
    assert told[-1].policy < told[0].policy
    network.save(tmp_path / "small.pt")
    again = Network.load(tmp_path / "small.pt")
    state = GAME.start(seed=1)
    kept, read = (LearnedBot(GAME, network=each) for each in (network, again))
    assert kept.choose(state).code in state.codes
    assert read.choose(state).code in state.codes


def test_two_columns_that_change_places_change_their_answers(games: Any) -> None:
    """So the answers stand where the action space has the actions."""
    torch.manual_seed(3)
    network = Network(**SMALL)
    network.body.apply(_blind)  # it looks at columns one by one, and at nothing else of the offer
    here = games.observations[-40:].copy()
    there = here.copy()
    for name in ("offer", "markers"):
        each, size = GAME.observation.at(name), int(np.prod(_shape(name)[1:]))
        first, last = (slice(each + k * size, each + (k + 1) * size) for k in (1, 4))
        there[:, first], there[:, last] = here[:, last], here[:, first]
    assert (here != there).any()
    answers, changed = (_answers(network, seen) for seen in (here, there))
    table = GAME.action_table
    places = {tuple(row): index for index, row in enumerate(table.tolist())}
    turned = {1: 4, 4: 1}
    for row in table[table["verb"] == BUY].tolist():
        verb, column, place, number = row
        at, other = places[row], places[verb, turned.get(column, column), place, number]
        assert np.allclose(answers[:, at], changed[:, other], atol=1e-5)
    assert not np.allclose(answers, changed, atol=1e-3)


def test_where_a_domain_lies_makes_no_difference(games: Any) -> None:
    torch.manual_seed(4)
    network = Network(**SMALL)
    here = games.observations[-40:].copy()
    there = here.copy()
    fields = GAME.observation.split(there)
    for row in range(len(there)):
        tiles = int(fields["tiles"][row, 0])
        ground, upper = int(fields["ground"][row]), int(fields["upper"][row])
        fields["place"][row, 0, :tiles] += 6
        fields["ground_spots"][row, :ground] += 6
        fields["upper_spots"][row, :upper] += 6
    assert (here != there).any()
    _same(games, network(torch.from_numpy(here)), network(torch.from_numpy(there)))


def test_what_is_asked_beside_it_makes_no_difference(games: Any) -> None:
    torch.manual_seed(5)
    network = Network(**SMALL)
    seen = torch.from_numpy(games.observations[-40:].copy())
    alone = [network(row[None]) for row in seen]
    parts = zip(*alone, strict=True)
    _same(games, network(seen), tuple(torch.cat(each) for each in parts))


def _same(games: Any, these: Any, those: Any) -> None:
    """The answers for all legal actions of the last choices, and what is expected."""
    for row in range(40):
        at = len(games) - 40 + row
        legal = games.legal[games.offsets[at] : games.offsets[at + 1]].tolist()
        assert torch.allclose(these[0][row, legal], those[0][row, legal], atol=1e-5)
    assert torch.allclose(these[1], those[1], atol=1e-5)


def _blind(layer: Any) -> None:
    if hasattr(layer, "weight"):
        torch.nn.init.zeros_(layer.weight)


def _shape(name: str) -> tuple[int, ...]:
    return next(field.shape for field in GAME.observation if field.name == name)


def _answers(network: Network, seen: Any) -> Any:
    with torch.inference_mode():
        return network(torch.from_numpy(seen))[0].numpy()


def test_the_bot_keeps_the_promises_of_bots() -> None:
    """Among them: it does not peek at what its seat cannot know."""
    check_bot(lambda game, seed: LearnedBot(game, seed=seed), GAME)


def test_it_refuses_games_that_it_has_not_learned() -> None:
    with pytest.raises(InvalidOption, match="Ankh’or and nothing else"):
        LearnedBot(ostraka.load("arkantar"))


def test_what_was_learned_from_other_observations_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "old.pt"
    torch.save({"size": {}, "version": 0, "weights": {}}, path)
    with pytest.raises(ValueError, match="another version"):
        Network.load(path)


@pytest.mark.parametrize("other", ["greedy", "eager"])
def test_in_the_arena_it_beats(other: str) -> None:
    """A few games of the measurement in the example's README, in this process."""
    contest = Contest.of("ankhor", ["ostraka_network:LearnedBot", other], seed=11)
    results = list(play(contest, contest.fixtures(rounds=5), workers=0))
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
