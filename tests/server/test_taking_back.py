"""Taking back: free only where nobody could learn anything from it."""

from __future__ import annotations

import random

from ostraka.server.deeds import undo_of
from tests.server.tabletop import Writer


def test_an_action_of_two_steps_is_free_to_take_back_only_if_neither_showed_anything() -> None:
    chance = random.Random(4)
    writer = Writer(game="ancient_knowledge", players=2)
    table, shown_first = writer.table, 0
    for at in range(400):
        state = table.state
        seat, before = state.seat, int(state.raw["reveals"])
        if seat is None:
            break
        steps = state.fork()
        texts: list[str] = []
        while steps.seat == seat and len(texts) < 2:
            action = steps.legal.named(chance.choice(list(steps.codes)))
            texts.append(action.text)
            steps.play(action)
        writer.write("act", {"seat": seat, "actions": texts}, at)
        if state.over:
            break
        quiet = int(state.raw["reveals"]) == before
        assert undo_of(table, seat) == ("free" if quiet else "ask")
        shown_first += not quiet and state.undo_is_free(seat)
    assert shown_first, "the first of two steps never showed anything"
