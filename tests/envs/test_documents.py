"""The pages about environments tell the truth."""

from __future__ import annotations

import doctest
from pathlib import Path
from types import ModuleType

import pytest

from tools import environment_cards, observation_tables

ROOT = Path(__file__).parents[2]


def test_the_examples_of_the_page_run_as_they_stand() -> None:
    page = ROOT / "docs" / "environments.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried > 20
    assert failed == 0


@pytest.mark.parametrize("tool", [observation_tables, environment_cards])
def test_the_tables_of_the_environments_are_up_to_date(tool: ModuleType) -> None:
    written = (ROOT / tool.PAGE).read_text(encoding="utf-8")
    assert written == tool.contents(), f"run: python -m {tool.__name__}"
