"""Commands where nobody answers: input that is empty or closed, output that nobody reads."""

from __future__ import annotations

import subprocess
import sys

import pytest

from .commands import main_refuses

ALONE = ("analyse", "play")
"""Commands that ask which game is meant."""


def closed(*words: str, stream: str = "<&-") -> subprocess.CompletedProcess[str]:
    """Run the real command with one of its streams closed or led elsewhere by the shell."""
    return subprocess.run(
        ["sh", "-c", f'"$0" "$@" {stream}', sys.executable, "-m", "ostraka.cli", *words],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.mark.parametrize("name", ALONE)
def test_without_a_game_and_without_an_answer_a_sentence_and_status_2(name: str) -> None:
    left = closed(name, stream="<&-" if name == "play" else "< /dev/null")
    assert left.returncode == 2
    assert left.stderr.strip().startswith(
        "This is not an interactive terminal; name a game: arkantar,"
    )
    assert len(left.stderr.strip().splitlines()) == 1


def test_a_game_is_kept_where_input_is_closed() -> None:
    left = closed("play", "arkantar", "--seed", "1")
    assert (left.returncode, left.stderr) == (0, "")
    assert "To continue: “ostraka resume arkantar-1”." in left.stdout


@pytest.mark.parametrize("words", [("cards",), ("--help",)])
def test_a_reader_that_leaves_early_sees_no_fault(words: tuple[str, ...]) -> None:
    read = closed(*words, stream="| head -1")
    assert read.stdout.count("\n") == 1
    assert read.stderr == ""


def test_a_full_disk_is_told_in_one_sentence() -> None:
    full = closed("rules", "ankhor", stream="> /dev/full")
    assert (full.returncode, full.stdout) == (2, "")
    assert full.stderr == "The system refused: No space left on device.\n"


def test_a_limit_is_written_as_it_is_typed(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    words = ("serve", "--port", "99999")
    said, _ = main_refuses(*words, monkeypatch=monkeypatch, capfd=capfd)
    assert said == "--port must be at most 65535."
