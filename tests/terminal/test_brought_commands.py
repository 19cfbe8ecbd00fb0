"""Commands that games bring from other packages; one that cannot be loaded says why."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostraka.core.errors import InvalidOption
from ostraka.core.game.registry import game_names, load_all
from tests.core.test_registry import offer

from .commands import ok, run

TALLY = '''
from ostraka.terminal.command import command


@command()
def tally():
    """Count the sherds."""
    print("seven")
'''


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a package that brings a good command, a bad one and one of a name of ours."""
    (tmp_path / "sherds_of_mine.py").write_text(TALLY, encoding="utf-8")
    values = {"tally": "sherds_of_mine:tally", "broken": "no_such_module:thing"}
    values |= {"odd": "builtins:dict", "games": "sherds_of_mine:tally"}
    offer(tmp_path, monkeypatch, "ostraka.commands", **values)
    return tmp_path


def test_a_command_without_messages_is_explained_by_its_docstring(site: Path) -> None:
    assert "Count the sherds." in ok("--help")
    assert "Count the sherds." in ok("tally", "--help")
    assert ok("tally") == "seven\n"


@pytest.mark.parametrize(
    ("name", "reason"),
    [("broken", "No module named 'no_such_module'"), ("odd", "builtins:dict is not a command")],
)
def test_a_command_that_cannot_be_loaded_says_why(site: Path, name: str, reason: str) -> None:
    assert f"The command “{name}” cannot be loaded" in " ".join(ok("--help").split())
    with pytest.raises(InvalidOption, match="cannot be loaded") as refused:
        run(name)
    assert reason in str(refused.value)


def test_a_game_that_cannot_be_loaded_leaves_the_others_in_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(tmp_path, monkeypatch, broken="no_such_module:GAME")
    assert [game.name for game in load_all()] == [name for name in game_names() if name != "broken"]
    result = run("games")
    assert "arkantar · Arkantar" in result.stdout
    assert "The game “broken” cannot be loaded" in result.stderr


def test_our_own_commands_keep_their_names(site: Path) -> None:
    assert "arkantar" in ok("games")
