"""The same contest on Ray, here on a cluster of one machine that only talks to itself."""

from __future__ import annotations

import builtins
from collections.abc import Generator, Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from ostraka.arena import Contest, Fixture, GameResult, Ledger, compete, play
from ostraka.arena.session import ContestJob
from ostraka.core.errors import InvalidOption
from ostraka.core.extras import MissingPackage
from ostraka.work.cluster import connected, run_on_ray

from .test_workers import told

with_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
SLEEPER, FIRST, DEAD = (f"arena.odd_bots:{name}" for name in ("Sleeper", "First", "Dead"))


def on_ray(
    contest: Contest, games: Iterable[Fixture], workers: int | None = None, address: str = "auto"
) -> Generator[GameResult, None, None]:
    return run_on_ray(ContestJob(contest), [game.number for game in games], address, workers)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A small Ray of our own."""
    ray, _ = connected("local", 2)
    yield ray
    ray.shutdown()


@with_ray
def test_a_cluster_of_one_machine_talks_only_to_itself(cluster: Any) -> None:
    assert cluster.util.get_node_ip_address() == "127.0.0.1"


@with_ray
@pytest.mark.filterwarnings("ignore")
def test_a_contest_on_ray_is_the_same_as_here(cluster: Any, tmp_path: Path) -> None:
    contest = Contest.of("arkantar", ["random", "greedy"], options={"inertia": 8}, seed=2)
    with Ledger.open(tmp_path / "x.jsonl", contest) as ledger:
        results = list(compete(ledger, 3, workers=2, ray="auto"))
    assert told(results) == told(list(play(contest, contest.fixtures(3), 0)))
    assert len(Ledger.read(tmp_path / "x.jsonl")) == 6


@with_ray
@pytest.mark.filterwarnings("ignore")
def test_bots_that_hang_or_kill_their_process_lose_on_ray_as_well(cluster: Any) -> None:
    contest = Contest.of("arkantar", [SLEEPER, DEAD, FIRST], options={"inertia": 4}, limit=0.2)
    wanted = {(0, 2): "hang", (1, 2): "crash"}
    games = [fixture for fixture in contest.fixtures(1) if fixture.seats in wanted]
    results: list[GameResult] = list(on_ray(contest, games, 2))
    faults = {result.seats: result.fault for result in results}
    assert {seats: fault.kind for seats, fault in faults.items() if fault} == wanted


@with_ray
@pytest.mark.filterwarnings("ignore")
def test_closing_the_iterator_ends_the_games_on_ray(cluster: Any) -> None:
    contest = Contest.of("arkantar", [SLEEPER, FIRST, FIRST], options={"inertia": 4}, limit=1000)
    games = sorted(contest.fixtures(1), key=lambda fixture: 0 in fixture.seats)
    playing = on_ray(contest, games, 1)
    assert next(playing).fault is None
    playing.close()


def test_without_ray_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name == "ray":
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    contest = Contest.of("arkantar", ["random", "greedy"])
    with pytest.raises(MissingPackage, match=r'pip install "ostraka\[ray\]"'):
        next(on_ray(contest, contest.fixtures(1)))


@with_ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:x", "::"])
def test_an_address_without_a_cluster_is_refused_at_once(address: str) -> None:
    contest = Contest.of("arkantar", ["random", "greedy"])
    with pytest.raises(InvalidOption, match="There is no Ray cluster at"):
        next(on_ray(contest, contest.fixtures(1), address=address))
