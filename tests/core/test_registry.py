"""Games are discovered by entry points; ours are found whatever was installed, and when."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import ostraka
from ostraka import InvalidGame, UnknownGame
from ostraka.core.game.registry import GROUP, game_names, load
from ostraka.games import ENTRY_POINTS
from ostraka.games.arkantar import Arkantar

ROOT = Path(__file__).parents[2]
ours = ENTRY_POINTS[GROUP]


def offer(folder: Path, monkeypatch: pytest.MonkeyPatch, group: str = GROUP, **points: str) -> None:
    """Install a package that offers games, or something else."""
    home = folder / "sherds-1.0.dist-info"
    home.mkdir()
    (home / "METADATA").write_text("Metadata-Version: 2.1\nName: sherds\nVersion: 1.0\n")
    lines = [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (home / "entry_points.txt").write_text("\n".join(lines))
    monkeypatch.syspath_prepend(str(folder))


def test_our_games_and_what_they_bring_are_declared_as_those_of_any_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"] == ENTRY_POINTS
    assert list(ours) == game_names()[: len(ours)]
    for name in ours:
        assert load(name).name == name


def test_every_folder_of_games_is_listed() -> None:
    folders = {path.parent.name for path in (Path(ostraka.__file__).parent).glob("games/*/game.py")}
    assert folders <= set(ours)


def test_a_game_from_outside_stands_behind_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(tmp_path, monkeypatch, aardvark="ostraka.games.arkantar:Arkantar")
    assert game_names()[: len(ours)] == list(ours)
    assert "aardvark" in game_names()[len(ours) :]
    assert isinstance(load("Aardvark"), Arkantar), "a factory is called"


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("no_such_module:GAME", "No module named 'no_such_module'"),
        ("ostraka.games.arkantar:NOTHING", "NOTHING"),
        ("builtins:dict", "builtins:dict is not a Game"),
    ],
)
def test_a_game_that_cannot_be_loaded_says_why_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str, reason: str
) -> None:
    offer(tmp_path, monkeypatch, broken=value)
    with pytest.raises(InvalidGame, match="The game “broken” cannot be loaded") as refused:
        load("broken")
    assert reason in str(refused.value)


def test_a_game_that_is_not_there_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownGame, match="did you mean “arkantar”"):
        load("arkantor")
    with pytest.raises(UnknownGame, match="the games are arkantar, ankhor"):
        load("xyzzy")


@pytest.mark.parametrize("count", [(), (0,), (2, 5)])
def test_a_game_for_more_than_the_table_holds_is_refused(count: tuple[int, ...]) -> None:
    class Crowded(Arkantar):
        players = count  # type: ignore[assignment]

    with pytest.raises(InvalidGame, match="our tables seat 1 to 4"):
        Crowded()
