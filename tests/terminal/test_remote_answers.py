"""What is typed where several things are chosen, at a server's table as at one's own."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from ostraka.core.play.parts import Gathering
from ostraka.terminal.table.choice import Picked, gather


def played(*lines: str, least: int = 0) -> list[Any]:
    """What is played of the lines where up to two of two cards may be chosen."""
    found: list[Any] = []
    seat = SimpleNamespace(
        gathering=Gathering("discard", "cards", "card", {"C5": 1, "A4": 1}, least, 2),
        moment=0,
        is_legal=lambda text: False,
        play=found.append,
    )
    table: Any = SimpleNamespace(seat=seat, picked=Picked(), lang="en")
    for line in lines:
        assert gather(table, line)
    return found


@pytest.mark.parametrize("words", ["done", "discard done"])
def test_done_chooses_nothing_where_nothing_need_be_chosen(words: str) -> None:
    assert played(words) == [{"verb": "discard", "cards": []}]


def test_done_ends_a_choice() -> None:
    assert played("c5", least=1) == []
    assert played("c5", "done", least=1) == [{"verb": "discard", "cards": ["C5"]}]
