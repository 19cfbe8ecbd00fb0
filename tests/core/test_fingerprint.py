"""Compiled code depends on the files it is made from, wherever they lie, and on no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostraka.core.game.registry import load
from ostraka.core.kernel import sources
from ostraka.core.kernel.cache import origins
from ostraka.core.kernel.sources import files_digest, made_from, sources_digest, taken_from

SOURCE = Path(sources.__file__).resolve().parents[2]
GAMES = SOURCE / "games"


def package(folder: Path, **files: str) -> Path:
    """A package `sherds` with these files; `rooms_hall` stands for `rooms/hall.py`."""
    home = folder / "sherds"
    for name, text in files.items():
        path = home.joinpath(*name.split("_")).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        for above in (path.parent, home):
            (above / "__init__.py").touch()
    return home


def names(home: Path, module: str) -> set[str]:
    """What a module of the package is made from, our own files left out."""
    found = made_from(home / module)
    return {path.relative_to(home).as_posix() for path in found if home in path.parents}


def test_imports_are_followed_near_and_far(tmp_path: Path) -> None:
    home = package(
        tmp_path,
        kernel="from sherds.rooms.hall import (\n    a,  # b\n    c as d,\n)\nimport sherds.rules",
        rooms_hall="from . import cellar\nfrom ..words import W",
        rooms_cellar="A = 1",
        rooms_attic="B = 1",
        words="W = 1",
        rules="from ostraka.core.kernel.compile import kernel",
        face="from sherds import kernel",
    )
    assert names(home, "kernel.py") == {
        "kernel.py", "rooms/hall.py", "rooms/cellar.py", "words.py", "rules.py",
    }  # fmt: skip
    assert SOURCE / "core" / "kernel" / "compile.py" in made_from(home / "kernel.py")


def test_a_package_counts_where_a_name_is_taken_from_it(tmp_path: Path) -> None:
    home = package(tmp_path, kernel="from sherds import LIMIT", words="W = 1")
    (home / "__init__.py").write_text("from sherds.words import W as LIMIT")
    assert names(home, "kernel.py") == {"kernel.py", "__init__.py", "words.py"}


def test_an_import_for_type_checkers_alone_does_not_count(tmp_path: Path) -> None:
    text = "if TYPE_CHECKING:\n    from sherds.face import F\n\nfrom sherds.words import W\n"
    home = package(tmp_path, kernel=text, face="F = 1", words="W = 1")
    assert names(home, "kernel.py") == {"kernel.py", "words.py"}


@pytest.mark.parametrize(
    ("kernel", "tables", "counts"),
    [
        ("from sherds.tables import T", 'T = read("numbers.toml")', True),
        ("from sherds.tables import T", 'def t():\n    return "numbers.toml"\nT = t()', True),
        ("from sherds.tables import t", 'def t():\n    return "numbers.toml"\n', True),
        ("from sherds import tables", 'def t():\n    return "numbers.toml"\n', True),
        ("from sherds.tables import T", 'T = 1\ndef t():\n    return "numbers.toml"\n', False),
        ("from sherds.tables import T", 'T = "another.toml"', False),
    ],
)
def test_data_counts_if_it_can_be_read_at_the_import(
    tmp_path: Path, kernel: str, tables: str, counts: bool
) -> None:
    home = package(tmp_path, kernel=kernel, tables=tables)
    (home / "numbers.toml").write_text("x = 1")
    assert ("numbers.toml" in names(home, "kernel.py")) is counts


def test_a_digest_follows_content_and_not_order(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / f"{name}.py").write_text(name)
    a, b = tmp_path / "a.py", tmp_path / "b.py"
    assert files_digest([a, b]) == files_digest([b, a])
    assert len({files_digest([a]), files_digest([b]), files_digest([a, b])}) == 3
    assert sources_digest(frozenset({a})) == files_digest([a])


def behind(game: str) -> set[str]:
    """The files behind the rules of a game, relative to our package."""
    modules = origins[load(game).dtype.names or ()].values()
    return {path.relative_to(SOURCE).as_posix() for module in modules for path in made_from(module)}


def test_every_rule_file_of_ancient_knowledge_counts() -> None:
    game = GAMES / "ancient_knowledge"
    rules = {
        path.relative_to(SOURCE).as_posix()
        for room in ("rules", "knowledge")
        for path in (game / room).glob("*.py")
        if path.name != "__init__.py"
    }
    assert len(rules) > 25
    assert rules <= behind("ancient_knowledge")
    home = "games/ancient_knowledge"
    also = {f"{home}/language/words.py", f"{home}/language/tables.py", f"{home}/kernel.py"}
    assert also | {f"{home}/judgement/evaluate.py"} <= behind("ancient_knowledge")


def test_faces_texts_levels_and_cards_do_not_count() -> None:
    found = behind("ancient_knowledge")
    assert not [path for path in found if "/face/" in path or "/text/" in path or "/solo/" in path]
    assert not [path for path in found if path.endswith((".toml", "game.py"))]


def test_data_that_games_freeze_into_compiled_code_counts() -> None:
    found = behind("ankhor")
    assert {"games/ankhor/data.toml", "games/ankhor/weights.toml"} <= found
    assert "games/ankhor/levels.toml" not in found


def test_a_rule_does_not_depend_on_rules_that_only_the_game_needs() -> None:
    """Rules are compiled for their game's own record, but hold nothing of its other verbs."""
    timeline = made_from(GAMES / "ancient_knowledge" / "rules" / "timeline.py")
    assert not [path for path in timeline if path.name in ("evaluate.py", "turn.py", "verbs.py")]


def test_generic_code_depends_on_the_verbs_it_uses() -> None:
    verbs = SOURCE / "core" / "kernel" / "verbs.py"
    assert taken_from(SOURCE / "core" / "kernel" / "perft.py", verbs) == {"apply", "legal"}
    assert "evaluate" in taken_from(SOURCE / "bots" / "tree.py", verbs)
    assert not taken_from(GAMES / "ancient_knowledge" / "rules" / "turn.py", verbs)
