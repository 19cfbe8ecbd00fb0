"""Self-play kept as Parquet: deterministic, resumable, one sentence for whatever is wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.dataset
import pyarrow.parquet
import pytest

import ostraka
from ostraka.bots.errors import BotFailed, UnknownBot
from ostraka.core.errors import InvalidOption, InvalidRecord, OstrakaError
from ostraka.envs.selfplay import (
    Folder,
    SelfPlay,
    play_game,
    read_decisions,
    record,
    stream_decisions,
)
from ostraka.envs.selfplay.session import SelfPlayJob
from ostraka.work.process import Worker
from tests.terminal.commands import run

SEARCH = "tree@20it"


@pytest.fixture(scope="module")
def plan() -> SelfPlay:
    return SelfPlay.of("arkantar", search=SEARCH, seed=3)


@pytest.fixture(scope="module")
def whole(plan: SelfPlay, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six games, played here and now."""
    path = tmp_path_factory.mktemp("whole")
    with Folder.open(path, plan, shard=2) as folder:
        assert len(list(record(folder, 6, workers=0))) == 6
    return path


def rows(path: Path) -> list[dict[str, Any]]:
    names = sorted(path.glob("games-*.parquet"))
    return [row for name in names for row in pyarrow.parquet.read_table(name).to_pylist()]


def test_a_row_tells_a_choice_as_the_seat_saw_it(plan: SelfPlay, whole: Path) -> None:
    game = ostraka.load("arkantar")
    state = game.start(seed=plan.deal(0), players=2)
    for row in (row for row in rows(whole) if row["game"] == 0):
        while len(state.codes) == 1:
            state.play(state.codes[0])
        assert row["ply"] == state.ply
        assert row["seat"] == state.seat
        assert row["observation"] == state.observation(row["seat"]).tolist()
        assert row["legal"] == state.indices
        assert sum(row["visits"]) == 20
        assert row["visits"][row["legal"].index(row["chosen"])] > 0
        state.play(state.codes[row["legal"].index(row["chosen"])])
    while len(state.codes) == 1:
        state.play(state.codes[0])
    assert state.outcome is not None
    assert tuple(row["places"]) == state.outcome.places
    assert tuple(row["scores"]) == state.scores


def test_the_results_of_a_choice_are_the_share_of_its_seat(whole: Path) -> None:
    for row in rows(whole):
        winners = row["places"].count(1)
        won = row["places"][row["seat"]] == 1
        assert row["result"] == pytest.approx(1 / winners if won else 0)
        assert 0 <= row["value"] <= 1


def test_everything_can_be_read_back_for_learning(plan: SelfPlay, whole: Path) -> None:
    decisions, all_rows = read_decisions(whole), rows(whole)
    assert decisions.plan == plan
    assert len(decisions) == len(all_rows)
    for i in (0, 7, len(all_rows) - 1):
        here = slice(decisions.offsets[i], decisions.offsets[i + 1])
        assert decisions.legal[here].tolist() == all_rows[i]["legal"]
        assert decisions.visits[here].tolist() == all_rows[i]["visits"]
        assert decisions.observations[i].tolist() == all_rows[i]["observation"]
        assert decisions.plies[i] == all_rows[i]["ply"]
        assert decisions.scores[i].tolist() == all_rows[i]["scores"]
        assert decisions.places[i].tolist() == all_rows[i]["places"]
    decisions.observations[0] = 0  # learners may write into their copy


def test_a_row_is_turned_back_into_the_state_in_which_it_was_chosen(whole: Path) -> None:
    decisions = read_decisions(whole)
    for i in (0, 1, 40, len(decisions) - 1):
        state = decisions.state(i)
        seat = int(decisions.seats[i])
        assert (state.ply, state.seat) == (decisions.plies[i], seat)
        assert (state.observation(seat) == decisions.observations[i]).all()
        assert state.record.replay().tobytes() == state.tobytes()
    for garbage in (-1, len(decisions), "1", None, 0.5):
        with pytest.raises(InvalidOption, match="There is no choice"):
            decisions.state(garbage)  # type: ignore[arg-type]


def test_a_folder_is_read_file_by_file(whole: Path) -> None:
    parts, together = list(stream_decisions(whole)), read_decisions(whole)
    assert len(parts) == 3
    assert [sorted(set(part.games.tolist())) for part in parts] == [[0, 1], [2, 3], [4, 5]]
    assert sum(map(len, parts)) == len(together)
    last = parts[2]
    assert (last.state(3).observation(int(last.seats[3])) == last.observations[3]).all()


def test_other_readers_open_the_folder_as_it_is(whole: Path) -> None:
    table = pyarrow.dataset.dataset(whole).to_table()
    assert table.num_rows == len(rows(whole))
    modes = {path.stat().st_mode & 0o777 for path in whole.glob("*.parquet")}
    assert modes == {(whole / ".lock").stat().st_mode & 0o777}


def test_processes_play_the_same_games(plan: SelfPlay, whole: Path, tmp_path: Path) -> None:
    with Folder.open(tmp_path / "two", plan, shard=2) as folder:
        assert sorted(p.number for p in record(folder, 6, workers=2)) == list(range(6))
    assert rows(tmp_path / "two") == rows(whole)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
def test_a_cluster_plays_the_same_games(plan: SelfPlay, whole: Path, tmp_path: Path) -> None:
    with Folder.open(tmp_path, plan, shard=2) as folder:
        assert len(list(record(folder, 4, workers=1, ray="local"))) == 4
    assert rows(tmp_path) == [row for row in rows(whole) if row["game"] < 4]


COMMAND = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # which a shell may have had ignored
from ostraka.cli import main
sys.argv = ["ostraka", "selfplay", "arkantar", "--games", "6", "--shard", "2", "--seed", "3",
            "--search", "tree@20it", "--workers", "2", "--out", sys.argv[1]]
main()
"""


def started(folder: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", COMMAND, str(folder)]
    return subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True)


@pytest.mark.parametrize("stop", [signal.SIGKILL, signal.SIGINT])
def test_what_was_stopped_continues_without_loss_or_repetition(
    whole: Path, tmp_path: Path, stop: signal.Signals
) -> None:
    folder = tmp_path / "killed"
    process = started(folder)
    deadline = time.monotonic() + 300
    while not list(folder.glob("games-*.parquet")) and process.poll() is None:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    os.kill(process.pid, stop)
    _, said = process.communicate()
    if stop == signal.SIGINT and process.returncode:  # it may have just ended by itself
        assert process.returncode == 130
        assert b"Run the same command to continue." in said
        assert b"Traceback" not in said
    kept = {path: path.read_bytes() for path in folder.glob("games-*.parquet")}
    again = started(folder)
    _, said = again.communicate(timeout=300)
    assert again.returncode == 0, said
    assert b"Warning" not in said, said
    assert all(path.read_bytes() == content for path, content in kept.items())
    assert rows(folder) == rows(whole)
    assert not list(folder.glob("*.new"))


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_ctrl_c_is_for_the_command_alone_even_while_its_workers_start(tmp_path: Path) -> None:
    process = started(tmp_path / "early")
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    deadline = time.monotonic() + 300
    workers: list[int] = []
    while not workers:
        assert process.poll() is None
        assert time.monotonic() < deadline
        for child in children.read_text().split():
            command = Path(f"/proc/{child}/cmdline").read_text()
            workers += [int(child)] if "ostraka.work.worker" in command else []
    assert all(os.getpgid(worker) != os.getpgid(process.pid) for worker in workers)
    os.killpg(process.pid, signal.SIGINT)  # a terminal sends it to all
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130, said
    assert b"Traceback" not in said, said
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_process_that_dies_is_replaced_and_its_game_played_again(
    plan: SelfPlay, whole: Path
) -> None:
    worker = Worker(SelfPlayJob(plan))
    try:
        worker.begin()
        assert worker.process is not None
        os.kill(worker.process.child.pid, signal.SIGKILL)
        assert worker.do(1).plies.tolist() == play_game(plan, 1).plies.tolist()
    finally:
        worker.end()


def test_a_game_in_which_processes_die_twice_is_told(plan: SelfPlay) -> None:
    with pytest.raises(BotFailed, match=r"died twice in the same game \(SIGKILL\)"):
        SelfPlayJob(plan).lost(1, (), "SIGKILL")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--games", "0"], "number of games"),
        (["--games", "-5"], "number of games"),
        (["--games", "4", "--players", "3"], "cannot be played by 3"),
        (["--games", "4", "--search", "greedy"], "not a search that can play against itself"),
        (["--games", "4", "-o", "colour=1"], "has no option"),
        (["--games", "4", "--workers", "-1"], "number of workers"),
        (["--games", "4", "--shard", "0"], "between 1 and"),
    ],
)
def test_what_cannot_be_played_leaves_no_folder(
    words: list[str], sentence: str, tmp_path: Path
) -> None:
    with pytest.raises(OstrakaError, match=sentence) as refused:
        run("selfplay", "arkantar", "--out", str(tmp_path / "new"), *words)
    assert len(refused.value.messages) == 1
    assert not list(tmp_path.iterdir())


def test_a_file_is_there_whole_or_not_at_all(plan: SelfPlay, tmp_path: Path) -> None:
    with Folder.open(tmp_path, plan, shard=2) as folder:
        folder.add(play_game(plan, 1))
        assert folder.missing(4) == [0, 1, 2, 3]
        assert not list(tmp_path.glob("*.parquet"))
        folder.add(play_game(plan, 0))
        assert folder.missing(4) == [2, 3]
    (name,) = tmp_path.glob("*.parquet")
    assert [row["game"] for row in rows(tmp_path)] == sorted(row["game"] for row in rows(tmp_path))
    header = json.loads(pyarrow.parquet.read_schema(name).metadata[b"ostraka"])
    assert header["plan"] == plan.as_json()


def test_a_game_is_drawn_by_visits_at_first_and_then_played_by_the_most(plan: SelfPlay) -> None:
    steady = SelfPlay.of("arkantar", search=SEARCH, seed=3, sampled=0)
    played = play_game(steady, 0)
    offsets = np.concatenate([[0], np.cumsum(played.counts)])
    for i, chosen in enumerate(played.chosen):
        here = slice(offsets[i], offsets[i + 1])
        assert played.visits[here][played.legal[here] == chosen] == played.visits[here].max()
    assert play_game(plan, 0).chosen.tolist() != played.chosen.tolist()


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"search": "8@200it"}, "counts no visits"),
    ({"search": "greedy"}, "not a search that can play against itself"),
    ({"search": "tree"}, "needs a number of iterations"),
    ({"search": "tree@100ms"}, "needs a number of iterations"),
    ({"players": 3}, "players"),
    ({"sampled": -1}, "between 0 and"),
    ({"seed": -1}, "seed"),
    ({"options": {"nonsense": 1}}, "nonsense"),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG)
def test_what_cannot_be_played_is_refused(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises((InvalidOption, UnknownBot), match=sentence):
        SelfPlay.of("arkantar", **words)


def test_a_folder_of_something_else_is_left_alone(
    plan: SelfPlay, whole: Path, tmp_path: Path
) -> None:
    other = SelfPlay.of("arkantar", search=SEARCH, seed=4)
    with pytest.raises(InvalidRecord, match="different: seed"):
        Folder.open(whole, other, shard=2)
    with pytest.raises(InvalidRecord, match="different: shard"):
        Folder.open(whole, plan, shard=3)
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(InvalidRecord, match="neither a self-play folder"):
        Folder.open(tmp_path, plan)
    with pytest.raises(InvalidRecord, match="neither a self-play folder"):
        Folder.open(tmp_path / "notes.txt", plan)
    with pytest.raises(InvalidRecord, match="neither a self-play folder"):
        read_decisions(tmp_path)
    with pytest.raises(InvalidOption, match="between 1 and"):
        Folder.open(tmp_path / "new", plan, shard=0)
    assert {path.name for path in tmp_path.iterdir()} == {"notes.txt"}


def test_one_process_at_a_time_writes(plan: SelfPlay, tmp_path: Path) -> None:
    with Folder.open(tmp_path, plan), pytest.raises(InvalidRecord, match="Another process"):
        Folder.open(tmp_path, plan)


def test_games_of_other_rules_do_not_mix(plan: SelfPlay, tmp_path: Path) -> None:
    Folder.open(tmp_path, plan).close()
    document = json.loads((tmp_path / "_selfplay.json").read_text())
    (tmp_path / "_selfplay.json").write_text(json.dumps({**document, "code": "another"}))
    with pytest.raises(InvalidRecord, match="other rules or other bots"):
        Folder.open(tmp_path, plan)
    with pytest.raises(InvalidRecord, match="no games"):
        read_decisions(tmp_path)


def test_a_damaged_file_is_told(plan: SelfPlay, tmp_path: Path) -> None:
    Folder.open(tmp_path, plan).close()
    (tmp_path / "games-00000000.parquet").write_bytes(b"PAR1 nothing PAR1")
    with pytest.raises(InvalidRecord, match="damaged"):
        read_decisions(tmp_path)
