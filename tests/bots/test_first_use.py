"""Whoever waits while code is compiled is told so, once."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import ostraka
from ostraka.bots import first_use as words

GAME = ostraka.load("arkantar")


@pytest.fixture(autouse=True)
def unused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine on which nothing was compiled before."""
    monkeypatch.setattr(words, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(words, "COMPILED", True)
    again(monkeypatch)


def again(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in another process."""
    monkeypatch.setattr(words, "_used", set())
    monkeypatch.setattr(words, "_told", set())


def use(*things: str) -> None:
    for what in things:
        with words.first_use(GAME, what):
            pass


def test_at_a_terminal_one_sentence_is_said_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    use("batch", "step", "batch")
    said = capsys.readouterr().err
    assert said.startswith("Ostraka is compiling Arkantar for this computer.")
    assert said.count("\n") == 1
    again(monkeypatch)
    use("batch", "step")
    assert capsys.readouterr().err == ""


def test_a_file_is_told_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    use("batch")
    assert capsys.readouterr().err == ""


def test_what_fails_is_compiled_again_and_said_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with pytest.raises(KeyboardInterrupt), words.first_use(GAME, "batch"):
        raise KeyboardInterrupt
    again(monkeypatch)
    use("batch")
    assert capsys.readouterr().err.count("Ostraka is compiling Arkantar") == 2
