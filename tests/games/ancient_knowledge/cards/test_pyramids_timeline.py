"""Pyramids that act in each timeline phase of their owner, while they stand in the timeline."""

from __future__ import annotations

from typing import Any

from ..table import Table

EVERYTHING = [f"{kind}{n}" for kind in "CMPA" for n in range(1, 37)]


def phase(**table: Any) -> Table:
    """The start of the timeline phase of seat 0."""
    return Table(phase="timeline", **table)


def over(table: Table) -> bool:
    """Nothing is left to choose in the turn of seat 0."""
    return table.state.seat == 1


def test_p24_removes_up_to_two_when_the_timeline_carries_eleven_knowledge() -> None:
    table = phase(line={3: "P24:4", 5: "M8:7"})
    assert set(table.legal) == {
        "done",
        "remove P24 1",
        "remove P24 2",
        "remove M8 1",
        "remove M8 2",
    }
    table.play("remove M8 2")
    assert over(table)
    assert (table.knowledge("P24"), table.knowledge("M8")) == (4, 5)


def test_p24_may_share_its_two_take_one_only_or_none() -> None:
    table = phase(line={3: "P24:4", 5: "M8:7"}).play("remove P24 1", "remove M8 1")
    assert over(table)
    assert (table.knowledge("P24"), table.knowledge("M8")) == (3, 6)
    table = phase(line={3: "P24:4", 5: "M8:7"}).play("remove P24 1", "done")
    assert over(table)
    assert (table.knowledge("P24"), table.knowledge("M8")) == (3, 7)
    table = phase(line={3: "P24:4", 5: "M8:7"}).play("done")
    assert over(table)
    assert (table.knowledge("P24"), table.knowledge("M8")) == (4, 7)
    assert table.lost == 0


def test_p24_leaves_the_amount_to_the_owner_even_with_a_single_candidate() -> None:
    table = phase(line={3: "P24:11"})
    assert set(table.legal) == {"done", "remove P24 1", "remove P24 2"}
    assert phase(line={3: "P24:0", 5: "M8:11"}).play("remove M8 1").knowledge("M8") == 10


def test_p24_does_nothing_below_eleven_knowledge_of_its_owner() -> None:
    assert over(phase(line={3: "P24:4", 5: "M8:6"}))
    assert over(phase(line={3: "P24:4", 5: "M8:6"}, others=[{"line": {2: "C7:9"}}]))


def test_p24_tests_its_condition_when_it_is_resolved() -> None:
    line = {3: "P24:4", 5: "P30:7"}
    table = phase(line=line)
    assert set(table.legal) == {"use P24", "use P30"}
    table.play("use P30")
    assert over(table)
    assert table.knowledge("P24") == 3
    table = phase(line=line).play("use P24", "remove P30 2")
    assert over(table)
    assert (table.knowledge("P24"), table.knowledge("P30")) == (3, 5)


def relieves_neighbours(pyramid: str, kind: str, other: str) -> None:
    """One knowledge off every neighbour of a kind that has any; nothing else loses any."""
    beside, diagonal, above, bare, corner, far, foreign = (f"{kind}{n}" for n in range(11, 18))
    table = phase(
        line={
            2: f"{beside}:2 {diagonal}:2",
            3: f"{pyramid}:2 {above}:3",
            4: f"{bare}:0 {corner}:2",
            5: f"{far}:2",
        },
        others=[{"line": {3: f"{foreign}:2"}}],
    )
    left = {card: table.knowledge(card) for card in table.line()}
    relieved = {beside: 1, above: 2}
    assert left == {pyramid: 2, diagonal: 2, bare: 0, corner: 2, far: 2, **relieved}
    assert over(table)
    assert table.lost == 0
    assert table.knowledge(foreign, seat=1) == 2
    # On the upper level it has upper neighbours, and the one below it; another kind is left alone.
    table = phase(
        line={2: f"{other}11:2 {beside}:2", 3: f"{other}12:3 {pyramid}", 4: f"{diagonal}:1"}
    )
    assert [table.knowledge(card) for card in (beside, diagonal)] == [1, 1]
    assert [table.knowledge(f"{other}{n}") for n in (11, 12)] == [2, 3]
    # All three neighbours lose one.
    table = phase(line={3: f"{beside}:1", 4: f"{pyramid}:1 {above}:2", 5: f"{far}:3"})
    assert [table.knowledge(card) for card in (beside, above, far)] == [0, 1, 2]
    # The timeline does not wrap around, and without a neighbour nothing happens.
    table = phase(line={6: pyramid, 2: f"{beside}:2"})
    assert over(table)
    assert table.knowledge(beside) == 2


def test_p25_takes_one_knowledge_off_each_adjacent_megalith() -> None:
    relieves_neighbours("P25", "M", "C")


def test_p26_takes_one_knowledge_off_each_adjacent_megalith() -> None:
    relieves_neighbours("P26", "M", "C")


def test_p27_takes_one_knowledge_off_each_adjacent_city() -> None:
    relieves_neighbours("P27", "C", "M")


def test_p28_takes_one_knowledge_off_each_adjacent_city() -> None:
    relieves_neighbours("P28", "C", "M")


def test_p29_removes_one_knowledge_with_at_most_four_lost_and_a_past() -> None:
    table = phase(line={5: "P29:3", 3: "M8:2"}, past="C6", lost=4)
    assert set(table.legal) == {"remove M8 1", "remove P29 1"}
    table.play("remove P29 1")
    assert over(table)
    assert (table.knowledge("P29"), table.knowledge("M8")) == (2, 2)
    assert table.lost == 4


def test_p29_does_nothing_with_five_lost_or_an_empty_past() -> None:
    for seat in ({"past": "C6", "lost": 5}, {"past": "", "lost": 0}):
        table = phase(line={5: "P29:3", 3: "M8:2"}, others=[{"past": "C7"}], **seat)
        assert over(table)
        assert (table.knowledge("P29"), table.knowledge("M8")) == (3, 2)


def test_p29_needs_knowledge_to_remove_and_takes_the_only_one_there_is() -> None:
    assert over(phase(line={5: "P29:0", 3: "M8:0"}, past="C6"))
    assert phase(line={5: "P29:1", 3: "M8:0"}, past="C6").knowledge("P29") == 0


def test_p29_may_follow_an_effect_that_brings_the_lost_knowledge_down_to_four() -> None:
    table = phase(line={5: "P29:3", 3: "M31:0"}, past="C6", lost=5)
    # M31 recovers 1 first, being the only effect that can be resolved; then P29 can be.
    assert over(table)
    assert table.lost == 4
    assert table.knowledge("P29") == 2


def test_p30_removes_one_knowledge_from_another_monument_of_its_owner() -> None:
    table = phase(line={5: "P30:4", 2: "M8:1", 6: "C11:2"}, others=[{"line": {2: "C12:2"}}])
    assert set(table.legal) == {"remove M8 1", "remove C11 1"}
    table.play("remove C11 1")
    assert over(table)
    assert [table.knowledge(card) for card in ("P30", "M8", "C11")] == [4, 1, 1]


def test_p30_never_relieves_itself_and_is_skipped_without_another_candidate() -> None:
    table = phase(line={5: "P30:4", 2: "M8:0"}, others=[{"line": {2: "C12:2"}}])
    assert over(table)
    assert table.knowledge("P30") == 4
    assert table.knowledge("C12", seat=1) == 2
    assert phase(line={5: "P30:4", 2: "M8:1"}).knowledge("M8") == 0


def test_p31_draws_a_card_in_each_timeline_phase() -> None:
    table = phase(line={4: "P31:4"}, hand="C6", deck="M9 M10")
    assert over(table)
    assert table.hand == ["C6", "M9"]
    table.play("search", "search", "search", "search")
    assert table.state.seat == 1
    assert len(table.hand) == 2 + 2 + 1


def test_p31_draws_nothing_with_ten_cards_in_hand() -> None:
    table = phase(line={4: "P31:4"}, hand="C6 C7 C8 C9 C10 C11 C12 C13 C14", deck="M9 M10")
    assert len(table.hand) == 10
    table = phase(line={4: "P31:4"}, hand="C6 C7 C8 C9 C10 C11 C12 C13 C14 C15", deck="M9 M10")
    assert over(table)
    assert len(table.hand) == 10
    assert table.position("deck")[0] == "M9"


def test_p31_shuffles_the_discard_pile_when_the_deck_has_run_out() -> None:
    pile = [card for card in EVERYTHING if card != "P31"]
    table = phase(line={4: "P31:4"}, discard=" ".join(pile))
    assert over(table)
    assert len(table.hand) == 1
    assert table.hand[0] in pile
    assert len(table.position("deck")) == 142
    assert table.position("discard") == []
