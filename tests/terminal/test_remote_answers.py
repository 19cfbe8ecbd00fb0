"""What is typed at a server's table where several things are chosen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from ostraka.terminal.table.remote import Seat

MANY = {"verb": "discard", "slot": "cards", "things": {"C5": 1, "A4": 1}, "least": 0, "most": 2}


def answered(words: str, **more: Any) -> dict[str, Any] | None:
    table = SimpleNamespace(standings={0: {"gathering": MANY | more}})
    return Seat.gathered(SimpleNamespace(table=table), 0, words)  # type: ignore[arg-type]


@pytest.mark.parametrize("words", ["done", "discard", "discard done"])
def test_done_chooses_nothing_where_nothing_need_be_chosen(words: str) -> None:
    assert answered(words) == {"verb": "discard", "cards": []}


def test_done_is_no_thing_where_some_must_be_chosen() -> None:
    assert answered("done", least=1) is None
    assert answered("c5", least=1) == {"verb": "discard", "cards": ["C5"]}
