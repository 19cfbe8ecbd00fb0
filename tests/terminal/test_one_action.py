"""The way of one action through the files, as the table in docs/architecture.md has it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.plain import without_compilation

ROOT = Path(__file__).parents[2]
WAY = Path(__file__).with_name("way.py")
ACTIONS = (
    ("arkantar", "build"),
    ("ankhor", "buy"),
    ("ancient_knowledge", "create"),
    ("ancient_knowledge_solo", "create"),
)
"""The columns of the table."""

Call = tuple[str, str]


def columns() -> list[list[Call]]:
    """The files and functions of the table, by column; `=` stands for what is on the left."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.split("### One action from the keyboard")[1].split("\n#")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")][2:]
    found: list[list[Call]] = [[] for _ in ACTIONS]
    for row in rows:
        _, *cells = (cell.strip() for cell in row.strip("|").split("|"))
        for column, cell in enumerate(cells):
            if cell == "=":
                found[column].append(found[column - 1][-1])
            elif cell != "–":  # nothing of its own happens there
                file, _, function = cell.strip("`").partition(": ")
                found[column].append((file, function))
    return found


@pytest.mark.parametrize("column", range(len(ACTIONS)), ids=[game for game, _ in ACTIONS])
def test_an_action_goes_through_the_files_of_the_table_in_its_order(
    column: int, tmp_path: Path
) -> None:
    told = columns()[column]
    assert len({file for file, _ in told}) == len(told), "a file stands in two rows"
    printed = without_compilation(WAY, *ACTIONS[column], str(tmp_path))
    called: list[Call] = [(file, function) for file, function in json.loads(printed)]
    for file, function in told:
        assert (file, function) in called, f"{file}: {function} was not called"
    assert [call for call in called if call in told] == told
