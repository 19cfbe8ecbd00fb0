"""Levels and names of bots, and what is said when there is none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import ostraka
from ostraka.bots import LevelBot, UnknownBot, bot, bot_names, levels


@pytest.mark.parametrize("name", ["arkantar", "ankhor"])
def test_every_game_has_eight_levels_that_answer_in_about_two_seconds(name: str) -> None:
    found = levels(ostraka.load(name))
    assert [level.number for level in found] == list(range(1, 9))
    for level in found:
        assert (level.budget.seconds or 0) <= 2


@pytest.mark.parametrize("level", [0, 9, -1, 10**9, True, 2.5, None])
def test_a_level_that_does_not_exist_is_refused(level: int | None) -> None:
    with pytest.raises(UnknownBot, match="levels are 1 to 8"):
        bot("arkantar", level=level)


@pytest.mark.parametrize("name", ["nobody", "x" * 150])
def test_a_bot_that_does_not_exist_is_refused_with_the_names_that_do(name: str) -> None:
    with pytest.raises(UnknownBot, match="random, greedy, eager, myopic, uct"):
        bot("arkantar", name)


def test_a_name_may_be_the_number_of_a_level() -> None:
    made = bot("arkantar", "3")
    assert isinstance(made, LevelBot)
    assert made.level.number == 3


def test_the_only_legal_action_is_chosen_without_thinking() -> None:
    game = ostraka.load("arkantar")
    text = "#######/#######/#######/#####K#/k######/#######/####### b LLMMSSllmmss 2 - m a3"
    state = game.from_position(text, seed=0)
    assert list(state.legal) == ["end"]
    assert bot(game, level=8).choose(state) == "end"


def test_a_package_can_bring_its_own_bot(tmp_path: Path) -> None:
    """A real distribution on the path, in a process of its own."""
    (tmp_path / "last_bot.py").write_text(
        "class Last:\n"
        "    def __init__(self, game, *, seed=0): pass\n"
        "    def choose(self, state): return state.legal[-1]\n"
    )
    info = tmp_path / "last_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: last-bot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[ostraka.bots]\nlast = last_bot:Last\n")
    code = (
        "import ostraka; g = ostraka.load('arkantar'); s = g.start(seed=1);"
        "print(ostraka.bot(g, 'last').choose(s) == s.legal[-1])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(tmp_path), "PATH": "", "HOME": str(Path.home())},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "True"
    assert "last" not in bot_names()
