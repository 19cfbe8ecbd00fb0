"""What a monument costs on a space and brings with it is told before it is created."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ostraka
from ostraka.core.i18n.message import message_of
from ostraka.core.play.state import State


def entered(state: State, seat: int, since: int, card: str) -> int | None:
    """The knowledge of a card when it came into the timeline; None if it has not come there."""
    for change in state.changes(seat, since):
        for patch in change.patch:
            if patch[1][-1] == "timeline" and isinstance(patch[2], list):
                for one in patch[2]:
                    if one["card"] == card:
                        knowledge: int = one["knowledge"]
                        return knowledge
    return None


def asked(state: State) -> tuple[str, Any]:
    """What is chosen now, and how many."""
    view = state.view(state.seat)
    assert view["question"] is not None
    what = message_of(view["question"]).values["what"]
    return view["table"]["choice"]["kind"], what.values.get("n")


@pytest.mark.parametrize("seed", range(4))
def test_what_is_told_of_a_creation_is_what_happens(seed: int) -> None:
    state = ostraka.load("ancient_knowledge").start(seed=seed)
    chance, paid, placed = random.Random(seed), 0, 0
    while not state.over:
        rows = [row for row in state.rows if row["verb"] == "create" and row.get("space")]
        if not rows:
            state.play(chance.choice(list(state.codes)))
            continue
        seat, since, row = state.seat, state.ply, chance.choice(rows)
        assert seat is not None
        told = state.view(seat)["table"]["choice"]["creations"][row["card"]]
        assert "creations" not in state.view(1 - seat)["table"]["choice"]
        assert "creations" not in state.view()["table"]["choice"]
        state.play(row)
        pay = told["pay"][row["space"] - 1]
        knowledge = entered(state, seat, since, row["card"])
        if knowledge is None and not state.over:
            assert asked(state) == ("pay", pay)
            paid += 1
        elif knowledge is not None:
            assert knowledge == told["knowledge"]
            placed += 1
    assert min(paid, placed) > 5
