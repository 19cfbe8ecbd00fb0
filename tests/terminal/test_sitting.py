"""Before and after a game: who plays, which game is gone on with, bots that fail, another game."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import click
import pytest

import ostraka
from ostraka.core.errors import InvalidOption
from ostraka.games.arkantar import GAME
from ostraka.terminal.library import Library
from ostraka.terminal.prompt import Lines
from ostraka.terminal.table import questions
from ostraka.terminal.table.questions import ask_seating, chosen_game, going_on

from .commands import START, games, newest, ok, run


class Script(Lines):
    """Lines that were written beforehand."""

    def __init__(self, *answers: str) -> None:
        super().__init__()
        self.answers = list(answers)
        self.asked: list[str] = []

    def read(
        self,
        prompt: str,
        who: int | None = None,
        words: Callable[[], Iterable[str]] | None = None,
    ) -> str:
        self.asked.append(prompt)
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)


@pytest.mark.parametrize(
    ("game", "answers", "seats"),
    [
        ("arkantar", ["", "", ""], ("person", "3")),
        ("arkantar", ["1", "2", "8"], ("8", "person")),
        ("arkantar", ["2"], ("person", "person")),
        ("ankhor", ["", "1", "", ""], ("person", "3")),
        ("ankhor", ["4", "3", "", "2", "5", ""], ("person", "2", "5", "person")),
        ("ankhor", ["9", "x", "3", "1", "3", "1"], ("1", "1", "person")),
        ("ancient_knowledge_solo", [], ("person",)),
    ],
)
def test_who_plays_is_asked(game: str, answers: list[str], seats: tuple[str, ...]) -> None:
    lines = Script(*answers)
    assert ask_seating(ostraka.load(game), None, "en", lines) == seats
    assert lines.answers == []


def test_a_game_is_chosen_by_number_or_name_and_one_may_leave() -> None:
    assert chosen_game("en", Script("9", "2")) == "ankhor"
    assert chosen_game("en", Script("arkantar")) == "arkantar"
    with pytest.raises(click.exceptions.Exit):
        chosen_game("en", Script("quit"))
    with pytest.raises(
        InvalidOption, match="This is not an interactive terminal; name a game: arkantar"
    ):
        chosen_game("en", Script())


def test_at_a_terminal_the_end_of_input_leaves_as_quit_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(questions, "interactive", lambda: True)
    with pytest.raises(click.exceptions.Exit):
        chosen_game("en", Script())


def test_a_game_that_was_left_is_offered() -> None:
    assert going_on(None, "en", Script()) is None
    ok("play", "arkantar", typed="+d4\nquit\n")
    ok("play", "ankhor", typed="quit\n")
    ok("play", "arkantar", typed="resign\ny\n")
    file = going_on("arkantar", "en", Script("7", "arkantar-1"))
    assert file is not None
    assert file.saved.record.actions == ("+d4",)
    assert going_on(None, "en", Script("")) is None, "Enter begins a new game"


FAILING = """
class Failing:
    def __init__(self, game, *, seed=0): pass
    def choose(self, state): raise RuntimeError("out of ideas")

class Silent(Failing):
    def choose(self, state): return "+d4"
"""


@pytest.fixture
def failing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module with bots that fail, in the current folder."""
    (tmp_path / "failing_bots.py").write_text(FAILING)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])


@pytest.mark.usefixtures("failing")
def test_a_bot_that_fails_does_not_end_the_game() -> None:
    text = ok("play", "arkantar", "--bot", "1=failing_bots:Failing", typed="\n\nquit\n")
    assert text.count("The bot of Black failed: RuntimeError: out of ideas") == 3
    assert games()[0].open


@pytest.mark.usefixtures("failing")
def test_another_bot_may_take_the_seat_of_one_that_fails() -> None:
    words = ("play", "arkantar", "--bot", "1=failing_bots:Failing", "-o", "inertia=4")
    ok(*words, "--random", "2", typed="99\nrandom\n")
    assert not games()[0].open, "the game went on to its end"
    file = games()[0].file
    assert file is not None
    assert file.saved.seats == ("random", "random")


@pytest.mark.usefixtures("failing")
def test_the_person_may_take_the_seat_of_a_bot_that_fails() -> None:
    text = ok("play", "arkantar", "--bot", "1=failing_bots:Silent", typed="s\n+d4\nquit\n")
    assert "it answered str instead of an action" in text
    assert newest().actions == ("+d4",)


def test_a_position_has_as_many_players_as_it_has() -> None:
    position = Library().folder.parent / "position.json"
    position.write_text(json.dumps(ostraka.load("ankhor").start(seed=1).position))
    with pytest.raises(InvalidOption, match="The position is for 2 players"):
        run("play", "ankhor", "--players", "4", "--position", str(position))
    assert games() == []


def test_at_a_real_terminal_lines_are_edited_and_come_back(tmp_path: Path) -> None:
    """The program asks who plays, edits a line, remembers it, completes a word, and is left."""
    control, terminal = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "ostraka.cli", "play", "arkantar"],
        stdin=terminal, stdout=terminal, stderr=terminal, env=environment, close_fds=True,
    )  # fmt: skip
    os.close(terminal)
    seen = ""

    def until(text: str) -> None:
        nonlocal seen
        deadline = time.monotonic() + 90
        while text not in seen:
            assert time.monotonic() < deadline, seen
            if select.select([control], [], [], 1)[0]:
                seen += os.read(control, 65536).decode(errors="replace")

    def type_(keys: str) -> None:
        nonlocal seen
        seen = ""
        os.write(control, keys.encode())

    until("1, 2 or 3")
    type_("2\r")
    until("3 actions left. >")
    type_("+d5\x7f4\r")
    until("2 actions left. >")
    type_("undo\r")
    until("3 actions left. >")
    type_("\x1b[A\x1b[A\r")
    until("2 actions left. >")
    type_("quit\r")
    until("continue:")
    process.wait(timeout=30)
    os.close(control)
    assert newest().actions == ("+d4",)


def test_games_begin_from_positions_too() -> None:
    ok("play", "arkantar", "--position", START, typed="+d4\nquit\n")
    assert newest().position == START
    assert GAME.name == newest().game
