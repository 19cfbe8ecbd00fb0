"""Dependencies point one way.

core ← protocol, games, bots; bots ← work ← arena, envs; above them client, terminal, server, cli.
Games and bots do not import each other.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ostraka

SOURCE = Path(ostraka.__file__).parent
GAMES = {path.parent.name for path in (SOURCE / "games").glob("*/__init__.py")}

FRONTS = {"client", "terminal", "server", "cli"}

ABOVE = {
    "core": {"games", "protocol", "bots", "work", "arena", "envs", "testing", "pages", *FRONTS},
    "games": {"protocol", "bots", "work", "arena", "envs", "testing", *FRONTS},
    "protocol": {"games", "bots", "work", "arena", "envs", "testing", "pages", *FRONTS},
    "bots": {"games", "work", "arena", "envs", "testing", *FRONTS},
    "work": {"games", "arena", "envs", "testing", *FRONTS},
    "arena": {"games", "envs", *FRONTS},
    "envs": {"games", "arena", "testing", *FRONTS},
    "testing": {"games", "work", "arena", "envs", *FRONTS},
    "pages": {"games", "bots", "work", "arena", "testing", *FRONTS},
    "client": {
        "games",
        "bots",
        "work",
        "arena",
        "envs",
        "testing",
        "pages",
        "terminal",
        "server",
        "cli",
    },
    "terminal": {"cli"},
    "server": {"client", "cli"},
}
"""What a part of the house may not import."""

BROUGHT = {"cli": {"terminal"}, "web": {"protocol", "server"}}
"""Folders of a game with what it adds to a front end, and what they alone may import."""


def modules(part: str) -> Iterator[Path]:
    """The files of a part of the house."""
    return (SOURCE / part).rglob("*.py")


def imported(path: Path) -> set[str]:
    """The modules that a file imports anywhere in it, inside functions as well."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relative to itself"
            module = node.module or ""
            found |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return found


def brought(path: Path) -> str:
    """The folder of a game's own to which a file belongs, `cli` for instance."""
    folders = path.relative_to(SOURCE).parts[2:-1]
    return folders[0] if folders and path.is_relative_to(SOURCE / "games") else ""


def parts_of(names: set[str]) -> set[str]:
    """The parts of the house that some of our modules belong to."""
    ours = (name.split(".") for name in names if name.startswith("ostraka."))
    return {words[1] for words in ours}


def texts(path: Path) -> set[str]:
    """The texts in a file's code; what explains the code does not count."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    notes = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes
    }


@pytest.mark.parametrize("part", ABOVE)
def test_nothing_imports_what_stands_above_it(part: str) -> None:
    files = list(modules(part))
    assert files, f"there is no {part}"
    for path in files:
        wrong = parts_of(imported(path)) & ABOVE[part] - BROUGHT.get(brought(path), set())
        assert not wrong, f"{path.relative_to(SOURCE)} imports {sorted(wrong)}"


def test_games_do_not_import_each_other() -> None:
    for path in modules("games"):
        home = path.relative_to(SOURCE / "games").parts[0]
        for name in imported(path):
            words = name.split(".")
            if words[:2] != ["ostraka", "games"] or len(words) < 3:
                continue
            own = words[2] == home or home == f"{words[2]}_solo"
            assert own, f"{path.relative_to(SOURCE)} imports {name}"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_packages_of_a_game_import_one_way(game: str) -> None:
    """None of them imports another that imports it, directly or by way of others."""
    home = SOURCE / "games" / game
    rooms = {path.parent.name for path in home.glob("*/__init__.py")}
    needs: dict[str, set[str]] = {room: set() for room in rooms}
    for room in rooms:
        for path in (home / room).rglob("*.py"):
            words = {(*name.split("."), "")[3] for name in imported(path) if f".{game}." in name}
            needs[room] |= words & rooms - {room}
    while needs:
        ready = [room for room, others in needs.items() if not others & needs.keys()]
        assert ready, f"these import each other: {needs}"
        needs = {room: others for room, others in needs.items() if room not in ready}


def test_no_room_holds_more_than_about_fifteen_files() -> None:
    for folder in {path.parent for path in SOURCE.rglob("*.py")}:
        files = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
        assert len(files) <= 16, f"{folder.relative_to(SOURCE)} holds {len(files)} files"


@pytest.mark.parametrize("part", ["terminal", "server"])
def test_front_ends_import_no_game(part: str) -> None:
    for path in modules(part):
        assert "games" not in parts_of(imported(path)), path.relative_to(SOURCE)


def test_only_entry_points_lead_to_what_a_game_adds_to_a_front_end() -> None:
    for path in modules("games"):
        for name in imported(path):
            words = name.split(".")
            led = words[:2] == ["ostraka", "games"] and words[3:4] and words[3] in BROUGHT
            assert not led or brought(path) == words[3], f"{path.relative_to(SOURCE)}: {name}"


def test_a_game_is_played_without_any_library_of_a_front_end() -> None:
    """Whoever trains on a game waits for no command line and for no server."""
    script = """
import sys
import ostraka
from ostraka.envs import Batch
for name in ostraka.game_names():
    ostraka.load(name)
fronts = {"click", "fastapi", "matplotlib", "prompt_toolkit", "pydantic", "rich", "sqlalchemy"}
print(*fronts & set(sys.modules))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=600, check=True
    )
    assert done.stdout.split() == []


@pytest.mark.parametrize("part", [part for part in ABOVE if part not in ("games", "pages")])
def test_what_serves_every_game_names_none(part: str) -> None:
    for path in modules(part):
        named = {game for game in GAMES for text in texts(path) if game in text.split(".")}
        assert not named, f"{path.relative_to(SOURCE)} names {sorted(named)}"


def test_the_search_for_imports_sees_those_inside_functions(tmp_path: Path) -> None:
    path = tmp_path / "sherd.py"
    path.write_text("def f():\n    from ostraka.games import arkantar\n    return arkantar\n")
    assert parts_of(imported(path)) == {"games"}
    path.write_text('"""arkantar"""\nload("arkantar")\n')
    assert texts(path) == {"arkantar"}
