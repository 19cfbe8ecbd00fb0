"""Dependencies point one way.

core ← games, protocol ← bots ← arena, envs, client, terminal, server ← cli
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ostraka

SOURCE = Path(ostraka.__file__).parent
GAMES = {path.parent.name for path in (SOURCE / "games").glob("*/__init__.py")}

FRONTS = {"client", "terminal", "server", "cli"}

ABOVE = {
    "core": {"games", "protocol", "bots", "arena", "envs", "testing", "pages", *FRONTS},
    "games": {"protocol", "bots", "arena", "envs", "testing", *FRONTS},
    "protocol": {"games", "bots", "arena", "envs", "testing", "pages", *FRONTS},
    "bots": {"games", "arena", "envs", "testing", *FRONTS},
    "arena": {"games", "envs", *FRONTS},
    "envs": {"games", "testing", *FRONTS},
    "testing": {"games", "arena", "envs", *FRONTS},
    "pages": {"games", "bots", "arena", "testing", *FRONTS},
    "client": {"games", "bots", "arena", "envs", "testing", "pages", "terminal", "server", "cli"},
    "terminal": {"cli"},
    "server": {"client", "cli"},
}
"""What a part of the house may not import."""

OF_ONE_GAME = {
    *(
        "terminal/commands/cards.py",
        "terminal/solo/campaigns.py",
        "terminal/solo/challenges.py",
        "terminal/solo/coffers.py",
        "terminal/commands/pack.py",
    ),
    *("server/solo.py", "server/api/solo.py"),
}
"""Rooms for what only one game has: its cards, its campaigns. No other front end knows a game."""


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
        wrong = parts_of(imported(path)) & ABOVE[part]
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


@pytest.mark.parametrize("part", ["terminal", "server"])
def test_front_ends_know_no_game_but_in_rooms_of_its_own(part: str) -> None:
    knowing = {
        path.relative_to(SOURCE).as_posix()
        for path in modules(part)
        if "games" in parts_of(imported(path))
    }
    assert knowing <= OF_ONE_GAME, f"{sorted(knowing - OF_ONE_GAME)} import a game"


@pytest.mark.parametrize("part", ["core", "protocol", "bots", "arena", "envs", "testing", "client"])
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
