"""Type checkers know the fields of every game's state and tables."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.state_types import GAMES, RECORDS, written

ROOT = GAMES.parents[2]


@pytest.mark.parametrize("game", RECORDS)
def test_the_types_of_a_game_are_those_of_its_dtypes(game: str) -> None:
    there = (GAMES / game / "state_types.py").read_text(encoding="utf-8")
    assert there == written(game), "run python -m tools.state_types"


def test_a_misspelt_field_is_an_error_of_mypy(tmp_path: Path) -> None:
    lines = ["from ostraka.core.kernel.compile import kernel"]
    for game, names in RECORDS.items():
        lines.append(f"from ostraka.games.{game}.state_types import {', '.join(names)}")
    for records in RECORDS.values():
        for name, dtype in records.items():
            (first, *_) = dtype.names or ()
            for field in (first, first + "s"):
                lines += ["@kernel", f"def {name}_{field}(s: {name}) -> object:"]
                lines.append(f"    return s.{field}")
    rules = tmp_path / "rules.py"
    rules.write_text("\n".join(lines) + "\n", encoding="utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), rules],
        cwd=ROOT,
        env={"MYPYPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )
    misspelt = [line for line in checked.stdout.splitlines() if "[attr-defined]" in line]
    assert len(misspelt) == sum(map(len, RECORDS.values())), checked.stdout + checked.stderr
    assert f"Found {len(misspelt)} errors" in checked.stdout
