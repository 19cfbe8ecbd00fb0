"""Two tiles of one face in the offer keep their ids while they wait there."""

from __future__ import annotations

import pytest

from ostraka import Record, State

from .tabletop import domain, table


def offered(state: State) -> list[str | None]:
    """The ids in the offer, from the left."""
    columns = state.view()["table"]["columns"]
    return [column["tile"] and column["tile"]["id"] for column in columns]


@pytest.mark.parametrize(("column", "stays"), [(1, "red-two-2"), (2, "red-two-1")])
def test_a_twin_keeps_its_id_whichever_is_bought(column: int, stays: str) -> None:
    state = table(
        domain(tokens="b w k g r"),
        domain(tokens="a"),
        offer=["red two", "red two", "blue two", None, None, None],
        piles=[["green jackal"], ["red jackal"]],
    )
    assert offered(state)[:3] == ["red-two-1", "red-two-2", "blue-two-2"]
    state.play(next(row for row in state.rows if row.get("column") == column))
    while state.seat == 0:
        state.play("end" if "end" in state.legal else state.legal[0])
    assert [tile for tile in offered(state) if tile] == [stays, "blue-two-2"]
    again = Record.from_json(state.record.as_json()).replay()
    assert offered(again) == offered(state)
