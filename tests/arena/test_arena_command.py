"""`ostraka arena` and `ostraka standings`: interrupted, killed, resumed, refused, on a full disk.

Those tests run the real command in a process of its own; they may send it any signal.
"""

from __future__ import annotations

import json
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from ostraka import LOCALES, OstrakaError
from ostraka.arena import Contest, GameResult, Ledger, play
from ostraka.terminal import app

TESTS = Path(__file__).parents[1]
QUICK = ("arena", "arkantar", "--bots", "random,greedy", "-o", "inertia=4", "--seed", "5")
SLOW = ("arena", "arkantar", "--bots", "arena.odd_bots:Slow,random", "-o", "inertia=8")
SLOW_GAMES = 12


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written to the user's folders, and the language is English."""
    monkeypatch.setenv("OSTRAKA_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("OSTRAKA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.delenv("OSTRAKA_DEBUG", raising=False)


def run(*words: str) -> tuple[str, str]:
    """What a command that succeeds prints, and what it tells beside it."""
    result = CliRunner().invoke(app.app, list(words))
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.stdout, result.stderr


def start(*words: str) -> subprocess.Popen[str]:
    """The real command, which can be interrupted even where the tests run in the background."""
    return subprocess.Popen(
        [sys.executable, "-m", "ostraka.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=TESTS,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def wait_for_lines(path: Path, lines: int) -> None:
    until = time.monotonic() + 120
    while not path.exists() or path.read_bytes().count(b"\n") < lines:
        assert time.monotonic() < until
        time.sleep(0.02)


def slow_contest() -> Contest:
    words = SLOW[3].split(",")
    return Contest.of("arkantar", words, options={"inertia": 8})


def told(results: tuple[GameResult, ...] | list[GameResult]) -> list[tuple[object, ...]]:
    found = sorted(results, key=lambda result: result.fixture)
    return [(r.fixture, r.deal, r.seats, r.points, r.scores, r.plies) for r in found]


def whole_contest() -> list[tuple[object, ...]]:
    contest = slow_contest()
    return told(list(play(contest, contest.fixtures(SLOW_GAMES // 2), 0)))


# -- playing ----------------------------------------------------------------------------------


def test_a_contest_is_played_shown_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    shown, beside = run(*QUICK, "--games", "3", "--workers", "1", "--out", str(path))
    assert "4 games will be played" in beside
    assert "Arkantar, 2 players, 4 games, 2 whole rounds" in shown
    assert "greedy" in shown
    assert f"The results are in {path}" in shown
    assert len(Ledger.read(path)) == 4
    again, beside = run(*QUICK, "--games", "4", "--out", str(path), "--json")
    assert "4 of 4 games have been played already" in beside
    document = json.loads(again)
    assert {bot["bot"] for bot in document["bots"]} == {"random", "greedy"}
    assert document["contest"]["seed"] == 5
    only, _ = run("standings", str(path), "--json")
    assert json.loads(only) == document


def test_without_a_name_the_file_is_found_again_by_the_same_command(tmp_path: Path) -> None:
    run(*QUICK, "--games", "2", "--workers", "1")
    (kept,) = (tmp_path / "data" / "arena").iterdir()
    _, beside = run(*QUICK, "--games", "2")
    assert "2 of 2 games have been played already" in beside
    assert list((tmp_path / "data" / "arena").iterdir()) == [kept]


def test_restart_keeps_the_old_results_aside(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    run(*QUICK, "--games", "2", "--workers", "1", "--out", str(path))
    before = path.read_bytes()
    _, beside = run(*QUICK, "--games", "2", "--workers", "1", "--out", str(path), "--restart")
    assert "kept as" in beside
    assert (tmp_path / "x.1.jsonl").read_bytes() == before
    assert len(Ledger.read(path)) == 2


def test_faults_are_told_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(TESTS)
    words = ("arena", "arkantar", "--bots", "arena.odd_bots:Liar,random", "--workers", "1")
    shown, _ = run(*words, "--games", "2")
    assert "gave no legal action and lost: “xyzzy”" in shown
    assert shown.count("Game ") == 2


@pytest.mark.parametrize("lang", LOCALES)
def test_the_table_is_shown_in_every_language(tmp_path: Path, lang: str) -> None:
    contest = Contest.of("arkantar", ["random", "greedy"], options={"inertia": 4})
    with Ledger.open(tmp_path / "x.jsonl", contest) as ledger:
        ledger.append(*play(contest, contest.fixtures(1), 0))
    heads = {"en": "games", "fr": "parties", "es": "partidas", "de": "Partien"}
    assert heads[lang] in run("standings", str(tmp_path / "x.jsonl"), "--lang", lang)[0]


def test_a_report_is_written_with_the_contest_or_afterwards(tmp_path: Path) -> None:
    results, first, second = (tmp_path / name for name in ("x.jsonl", "1.html", "2.html"))
    words = (*QUICK, "--games", "2", "--workers", "1", "--out", str(results))
    shown, _ = run(*words, "--report", str(first))
    assert f"Saved to {first}" in shown
    run("standings", str(results), "--report", str(second))
    assert first.read_text(encoding="utf-8").startswith("<!")
    assert first.read_bytes() == second.read_bytes()


# -- interrupted ------------------------------------------------------------------------------


def test_a_contest_that_is_killed_is_gone_on_with_and_nothing_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    words = (*SLOW, "--games", str(SLOW_GAMES), "--workers", "1", "--out", str(path))
    with start(*words) as process:
        wait_for_lines(path, 4)
        children = _children(process.pid)
        process.send_signal(signal.SIGKILL)
        process.wait(60)
    _wait_until_gone(children)
    kept = Ledger.read(path)
    assert 3 <= len(kept) < SLOW_GAMES
    lines = b"".join(path.read_bytes().splitlines(keepends=True)[: len(kept) + 1])
    with start(*words, "--json") as process:
        shown, beside = process.communicate(timeout=120)
    assert process.returncode == 0, beside
    assert f"{len(kept)} of {SLOW_GAMES} games have been played already" in beside
    assert json.loads(shown)["games"] == SLOW_GAMES
    assert told(Ledger.read(path).results) == whole_contest()
    assert path.read_bytes().startswith(lines), "what was played is not played again"


def test_an_interruption_says_what_is_done_and_the_same_command_continues(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    words = (*SLOW, "--games", str(SLOW_GAMES), "--workers", "2", "--out", str(path))
    with start(*words) as process:
        wait_for_lines(path, 3)
        children = _children(process.pid)
        process.send_signal(signal.SIGINT)
        _, beside = process.communicate(timeout=60)
    assert process.returncode == 130
    done = len(Ledger.read(path))
    assert f"Interrupted: {done} of {SLOW_GAMES} games are saved in {path}" in beside
    assert "Run the same command to continue." in beside
    assert "Traceback" not in beside
    _wait_until_gone(children)
    with start(*words) as process:
        process.communicate(timeout=120)
    assert process.returncode == 0
    assert told(Ledger.read(path).results) == whole_contest()


def _wait_until_gone(pids: list[int]) -> None:
    """No process outlives the one that started it."""
    assert pids
    until = time.monotonic() + 30
    while any(_alive(pid) for pid in pids):
        assert time.monotonic() < until
        time.sleep(0.05)


def _alive(pid: int) -> bool:
    """Whether a process is there and not merely waiting to be noticed as dead."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def _children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_on_a_full_disk_everything_written_stays_and_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    words = [*QUICK, "--games", "20", "--workers", "1", "--out", str(path)]
    contest = Contest.of("arkantar", ["random", "greedy"])
    list(play(contest, contest.fixtures(1), 0))  # compiled code needs room as well

    def small() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1200, resource.RLIM_INFINITY))

    full = subprocess.run(
        [sys.executable, "-m", "ostraka.cli", *words],
        preexec_fn=small,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert full.returncode == 2, full.stderr
    kept = Ledger.read(path)
    assert not kept.cut
    assert 1 <= len(kept) < 20
    assert (
        f"{len(kept)} of 20 games are saved in it; run the same command to continue" in full.stderr
    )
    assert "Traceback" not in full.stderr
    run(*words)
    assert Ledger.read(path).results[: len(kept)] == kept.results
    assert len(Ledger.read(path)) == 20


# -- bad input --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "--bots", "1,2", "--games", "2"], "There is no game called “chess”"),
        (["arkantar", "--bots", "1,9", "--games", "2"], "There is no level 9"),
        (["arkantar", "--bots", "1,nobody", "--games", "2"], "no bot called “nobody”"),
        (["arkantar", "--bots", "1,no:Bot", "--games", "2"], "cannot be loaded"),
        (["arkantar", "--bots", "1,uct@soon", "--games", "2"], "is not a budget"),
        (["arkantar", "--bots", "1,random@1s", "--games", "2"], "takes no budget"),
        (["arkantar", "--bots", "1", "--games", "2"], "needs 2 to 64 bots"),
        (["arkantar", "--bots", "1,,2", "--games", "2"], "does not name a bot"),
        (["arkantar", "--bots", "1,2", "--games", "0"], "from 1 to"),
        (["arkantar", "--bots", "1,2", "--games", "-3"], "from 1 to"),
        (["arkantar", "--bots", "1,2", "--games", "2", "--workers", "0"], "number of workers"),
        (["arkantar", "--bots", "1,2", "--games", "2", "--limit", "0"], "above zero"),
        (["arkantar", "--bots", "1,2", "--games", "2", "--players", "5"], "cannot be played by 5"),
        (["arkantar", "--bots", "1,2", "--games", "2", "-o", "colour=1"], "has no option"),
        (["arkantar", "--bots", "1,2", "--games", "2", "--seed", "-1"], "is not a seed"),
        (["arkantar", "--bots", "1,2", "--games", "2", "--lang", "xx"], "one of the languages"),
    ],
)
def test_bad_input_is_one_sentence_and_nothing_is_written(
    words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(OstrakaError, match=sentence) as refused:
        run("arena", *words, "--out", str(tmp_path / "x.jsonl"))
    assert len(refused.value.messages) == 1
    assert not list(tmp_path.rglob("*.jsonl"))


def test_the_real_command_refuses_with_status_2(tmp_path: Path) -> None:
    with start("arena", "arkantar", "--bots", "1,99", "--games", "2") as process:
        shown, beside = process.communicate(timeout=60)
    assert (process.returncode, shown) == (2, "")
    assert beside == "There is no level 99; the levels are 1 to 8.\n"


def test_a_file_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        run(*QUICK, "--games", "2", "--out", str(tmp_path / "no" / "x.jsonl"))


def test_standings_refuse_what_is_no_results_file(tmp_path: Path) -> None:
    (tmp_path / "x.jsonl").write_text("no\n")
    for name, sentence in (("x.jsonl", "not a file of contest results"), ("y", "cannot be read")):
        with pytest.raises(OstrakaError, match=sentence):
            run("standings", str(tmp_path / name))


@pytest.mark.parametrize("word", ["arena", "standings"])
def test_the_commands_have_help(word: str) -> None:
    assert "Usage:" in run(word, "--help")[0]
