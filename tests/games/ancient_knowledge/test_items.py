"""Which cards count as played, and which as within reach."""

from __future__ import annotations

from ostraka.core.game.items import Item, Tally
from ostraka.games.ancient_knowledge import GAME

from .table import Table


def reach(table: Table) -> set[str]:
    return {item.name for item in GAME.items.within_reach(table.state.raw, table.state.codes)}


def test_a_held_card_is_within_reach_even_if_it_cannot_be_paid() -> None:
    assert {"C16", "P1"} <= reach(Table(hand="C16 P1"))


def test_the_card_created_is_taken_and_the_card_paid_is_not() -> None:
    table = Table(hand="C16 C1 C2 C3")  # Heracleion costs two cards
    tally = Tally(GAME, 2)
    for text in ("create C16 2", "discard C1", "discard C2"):
        state = table.state
        tally.note(state, state.action(text).code)
        table.play(text)
    counts = tally.counts["card"][0]
    assert [counts[card] for card in ("C16", "C1", "C2", "C3")] == [1, 0, 0, 0]


def test_a_technology_is_within_reach_of_whoever_may_learn_it_and_taken_when_learned() -> None:
    tiles = ["T5 T6 T9", "T2 T10 T11", "T28 T32 T34"]
    table = Table(past="C1 C2 C3 M1 M2 P1", tiles=tiles)
    learnable = [text.split()[1] for text in table.legal if text.startswith("learn")]
    assert learnable
    assert set(learnable) == {name for name in reach(table) if name.startswith("T")}
    code = table.state.action(f"learn {learnable[0]}").code
    assert GAME.items.taken(table.state.raw, code) == Item("card", learnable[0])
