"""The pages about environments tell the truth."""

from __future__ import annotations

import doctest
from pathlib import Path

from tools.observation_tables import PAGE, contents

ROOT = Path(__file__).parents[2]


def test_the_examples_of_the_page_run_as_they_stand() -> None:
    page = ROOT / "docs" / "environments.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried > 20
    assert failed == 0


def test_the_tables_of_observations_are_up_to_date() -> None:
    written = (ROOT / PAGE).read_text(encoding="utf-8")
    assert written == contents(), "run: python -m tools.observation_tables"
