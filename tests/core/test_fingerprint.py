"""Compiled code depends on the files that are declared, and no file behind it is undeclared."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ostraka.core.game.registry import load
from ostraka.core.kernel.cache import origins
from ostraka.core.kernel.sources import (
    CORE,
    DECLARATION,
    HOME,
    declared,
    files_digest,
    kernel_files,
    sources_digest,
)

GAMES = ("arkantar", "ankhor", "ancient_knowledge")
PACKAGES = ("core", "bots", "envs", *(f"games/{game}" for game in GAMES))
FOR_TYPES = "state_types.py"

IMPORTED = """
import importlib, importlib.util, json, sys
from pathlib import Path
home, package, modules = Path(sys.argv[1]), sys.argv[2], sys.argv[3:]
opened = []
sys.addaudithook(lambda event, args: event == "open" and opened.append(str(args[0])))
import ostraka
for name, folder in (("ostraka.games", home.parent), (package, home)):  # without the game itself
    places = [str(folder)]
    spec = importlib.util.spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=places
    )
    sys.modules[name] = importlib.util.module_from_spec(spec)
before = set(sys.modules)
for module in modules:
    importlib.import_module(module)
files = [m.__file__ for n, m in sys.modules.items() if n.startswith("ostraka.") and n not in before]
data = [path for path in opened if path.startswith(str(home)) and ".py" not in path]
print(json.dumps([file for file in files if file] + data))
"""


def python(*arguments: str, **settings: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"} | settings,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_imported_or_read_behind_a_games_rules_is_declared(game: str) -> None:
    home = HOME / "games" / game
    package = f"ostraka.games.{game}"
    modules = [
        ".".join([package, *path.relative_to(home).with_suffix("").parts])
        for path in declared(home)
        if path.suffix == ".py" and path.name != "__init__.py"
    ]
    behind = set(map(Path, json.loads(python("-c", IMPORTED, str(home), package, *modules))))
    assert len(behind) >= len(modules)
    known = declared(home) | declared(CORE)
    missing = {path for path in behind - known if path.name not in ("__init__.py", FOR_TYPES)}
    assert not missing, f"{home / DECLARATION} does not name {sorted(map(str, missing))}"


def uses(path: Path) -> set[Path]:
    """The files of ours from which the kernels of a module take something."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: dict[str, Path] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ostraka."):
            folder = HOME.joinpath(*(node.module or "").split(".")[1:])
            for alias in node.names:
                inner = (folder / alias.name).with_suffix(".py")
                found[alias.asname or alias.name] = (
                    inner if inner.exists() else folder.with_suffix(".py")
                )
    kernels = [
        node
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and any("kernel" in ast.dump(each) for each in node.decorator_list)
    ]
    names = {
        each.id for node in kernels for part in node.body for each in ast.walk(part)
        if isinstance(each, ast.Name)
    }  # fmt: skip
    return {found[name] for name in names & set(found)}


@pytest.mark.parametrize("package", PACKAGES)
def test_what_kernels_take_from_other_modules_is_declared(package: str) -> None:
    home = HOME / package
    known = {path.resolve() for path in declared(home) | declared(CORE)}
    for path in declared(home):
        if path.suffix == ".py":
            assert uses(path) <= known, path


def test_every_module_with_kernels_is_declared() -> None:
    with_kernels = [
        path for path in HOME.rglob("*.py") if "\n@kernel" in path.read_text(encoding="utf-8")
    ]
    assert len(with_kernels) > 30
    for path in with_kernels:
        assert path in kernel_files(path), f"{path} stands in no {DECLARATION}"


def test_faces_texts_levels_and_cards_do_not_count() -> None:
    for game in GAMES:
        found = {path.relative_to(HOME).as_posix() for path in declared(HOME / "games" / game)}
        assert not [path for path in found if "/face/" in path or "/text/" in path]
        assert not [path for path in found if path.endswith(("levels.toml", "game.py", "draw.py"))]
    cards = HOME / "games" / "ancient_knowledge"
    assert not [path for path in declared(cards) if path.suffix != ".py"]


def test_rules_are_found_where_their_games_declare_them() -> None:
    for game in GAMES:
        rules = origins[load(game).dtype.names or ()].values()
        assert set(rules) <= declared(HOME / "games" / game) | declared(CORE)


def test_a_pattern_that_fits_nothing_is_refused(tmp_path: Path) -> None:
    (tmp_path / DECLARATION).write_text('files = ["gone.py"]')
    with pytest.raises(FileNotFoundError, match=r"nothing fits gone\.py"):
        declared(tmp_path)


def test_where_nothing_is_declared_the_whole_package_counts(tmp_path: Path) -> None:
    home = tmp_path / "sherds"
    (home / "rooms").mkdir(parents=True)
    files = [home / "__init__.py", home / "words.py"]
    files += [home / "rooms" / "__init__.py", home / "rooms" / "hall.py"]
    for path in files:
        path.touch()
    assert set(files) < kernel_files(files[-1])
    assert HOME / "bots" / "tree.py" in kernel_files(files[-1])


def test_a_module_without_a_package_depends_on_no_others_that_are_installed(tmp_path: Path) -> None:
    folder = tmp_path / "site-packages"
    folder.mkdir()
    for name in ("mine.py", "other.py"):
        (folder / name).touch()
    assert {path.name for path in kernel_files(folder / "mine.py") if folder in path.parents} == {
        "mine.py"
    }


def test_a_digest_follows_content_and_not_order(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / f"{name}.py").write_text(name)
    a, b = tmp_path / "a.py", tmp_path / "b.py"
    assert files_digest([a, b]) == files_digest([b, a])
    assert len({files_digest([a]), files_digest([b]), files_digest([a, b])}) == 3


def test_installed_as_a_package_the_digest_is_the_same(tmp_path: Path) -> None:
    """Whatever else is installed beside it, so that compiled rules in a wheel are found."""
    installed = tmp_path / "site-packages"
    unneeded = shutil.ignore_patterns("__pycache__", "static", "site", "compiled", "locale")
    shutil.copytree(HOME, installed / "ostraka", ignore=unneeded)
    (installed / "numpyish.py").write_text("X = 1")
    script = """
from ostraka.core.kernel import sources
games = (sources.HOME / "games" / game / "kernel.py" for game in %r)
print(*(sources.sources_digest(frozenset({game})) for game in games))
"""
    found = python("-c", script % (GAMES,), PYTHONPATH=str(installed)).split()
    ours = [sources_digest(frozenset({HOME / "games" / game / "kernel.py"})) for game in GAMES]
    assert found == ours
