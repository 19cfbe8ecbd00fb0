"""Ctrl-C stops everything within a second and leaves what is known."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from click.testing import Result

from ostraka.bots.analysis import analyse
from ostraka.core.game.study import Budget, Stop
from ostraka.games.arkantar import GAME
from ostraka.terminal.commands import analyse as command
from ostraka.terminal.progress import patiently

from .commands import main_refuses, run


def interrupted(*words: str, after: float = 1.0) -> tuple[Result, float]:
    """Send Ctrl-C to a command after a while; its result, and how long it took to end then."""
    sent: list[float] = []

    def send() -> None:
        sent.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    timer = threading.Timer(after, send)
    timer.start()
    result = run(*words)
    assert sent, f"it ended by itself: {result.output}"
    return result, time.monotonic() - sent[0]


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    """All that is interrupted here is compiled, so that a second is a second."""
    state = GAME.start(seed=1)
    state.perft(3)
    analyse(state, Budget(nodes=50))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game of forty actions."""
    state = GAME.start(seed=1)
    while state.ply < 40:
        state.play(state.legal[(7 * state.ply) % len(state.legal)])
    state.record.save(tmp_path / "game.json")
    return tmp_path / "game.json"


EARLY = """
import sys

class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == "ostraka.core.i18n.message":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupting())
from ostraka.cli import main
main()
"""


def test_an_interrupted_start_shows_no_traceback() -> None:
    done = subprocess.run([sys.executable, "-c", EARLY], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_an_interruption_before_anything_is_known_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*given: object, **more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "study", interrupted)
    result = run("analyse", "arkantar")
    assert result.exit_code == 130
    assert "Interrupted." in result.output


def test_a_count_says_how_far_it_has_come() -> None:
    result, seconds = interrupted("perft", "arkantar", "8")
    assert "counted so far, 0 of 28 first actions done" in result.output
    assert result.exit_code == 130
    assert seconds < 1.5


def test_an_analysis_shows_what_it_has_found() -> None:
    result, seconds = interrupted("analyse", "arkantar", "--seconds", "600")
    assert "wins by seat" in result.output
    assert "%" in result.output
    assert seconds < 1.5


def test_a_review_shows_the_decisions_it_has_graded(file: Path) -> None:
    result, seconds = interrupted("review", str(file), "--seconds", "0.4", after=2.0)
    assert "given away per decision" in result.output
    assert "decisions graded: " in result.output
    assert " of 40." in result.output
    assert seconds < 2


def test_a_bot_that_thinks_is_left_and_the_game_can_be_gone_on_with() -> None:
    result, seconds = interrupted("play", "arkantar", "--bot", "1=8@60s")
    assert result.exit_code == 130
    assert "ostraka resume arkantar-1" in result.output
    assert seconds < 1.5


def test_work_that_heeds_the_mark_answers_with_what_it_has() -> None:
    def work(stop: Stop) -> int:
        steps = 0
        while not stop[0]:
            time.sleep(0.01)
            steps += 1
        return steps

    threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
    steps, stopped = patiently(work)
    assert steps > 0
    assert stopped


def test_work_that_does_not_heed_the_mark_is_left_behind() -> None:
    threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
    begun = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        patiently(lambda _stop: time.sleep(5))
    assert time.monotonic() - begun < 2


def test_a_page_that_cannot_be_written_is_found_out_before_the_review(
    file: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    page = file.parent / "nowhere" / "page.html"
    words = ("review", str(file), "--seconds", "60", "--html", str(page))
    begun = time.monotonic()
    (line,) = main_refuses(*words, monkeypatch=monkeypatch, capfd=capfd)
    assert str(page) in line
    assert time.monotonic() - begun < 10
