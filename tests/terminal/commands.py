"""Running the command in this process or in one of its own, with folders of the test's own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ostraka import Record
from ostraka.terminal import app
from ostraka.terminal.library import Library, LibraryEntry

START = "SMLKLMS/#######/......./......./......./#######/smlklms b -"
ONE_TO_WIN = "K....../......./......./......./......./......./s.....k b -"


def run(*words: str, typed: str = "") -> Result:
    """Run the command here; whatever it raises is raised."""
    result = CliRunner().invoke(app.app, list(words), input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def ok(*words: str, typed: str = "") -> str:
    """What the command prints when all goes well."""
    result = run(*words, typed=typed)
    assert result.exit_code == 0, result.output
    return result.output


def games() -> list[LibraryEntry]:
    """The library of games, the one played last first."""
    return Library().entries()


def newest() -> Record:
    """The record of the game that was played last."""
    file = games()[0].file
    assert file is not None
    return file.saved.record


def main_refuses(
    *words: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> list[str]:
    """What `main` prints to the error stream when it leaves with status 2."""
    monkeypatch.setattr(sys, "argv", ["ostraka", *words])
    with pytest.raises(SystemExit) as left:
        app.run()
    out, error = capfd.readouterr()
    assert left.value.code == 2, error
    assert "Traceback" not in error
    assert out == ""
    return error.strip().splitlines()


def process(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the real command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "ostraka.cli", *words],
        input=typed,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def started(*words: str, cwd: Path | None = None) -> subprocess.Popen[str]:
    """Start the real command and let it run, as a process group of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "ostraka.cli", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=cwd,
    )
