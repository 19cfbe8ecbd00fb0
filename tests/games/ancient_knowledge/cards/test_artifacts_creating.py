"""Artifacts that answer the CREATE of a monument, or lower its knowledge."""

from __future__ import annotations

from ..table import Table
from .actions import actions_left

NINE = "C1 C2 C3 C4 C5 C6 C7 C8 C9"


def draws_one(artifact: str, card: str, space: int, wrong: list[str]) -> None:
    """One card after a monument of the kind was created, none after anything else."""
    table = Table(artifacts=artifact, hand=card, deck="C30 C31").play(f"create {card} {space}")
    assert (table.hand, actions_left(table)) == (["C30"], 1)
    for creation in wrong:
        other = Table(artifacts=artifact, hand=creation.split()[1], deck="C30")
        assert other.play(f"create {creation.split(maxsplit=1)[1]}").hand == []
    opponent = Table(others=[{"artifacts": artifact}], hand=card).play(f"create {card} {space}")
    assert (opponent.hand, opponent.seat(1)["hand"]) == ([], [])
    # Ten cards in hand, one created: one is drawn again, and no more.
    full = Table(artifacts=artifact, hand=f"{NINE} {card}", deck="C30").play(
        f"create {card} {space}"
    )
    assert len(full.hand) == 10


def test_a22_draws_one_card_after_a_pyramid() -> None:
    draws_one("A22", "P9", 4, ["create C12 1", "create M31 2", "create A1"])


def test_a22_answers_every_pyramid_also_one_created_through_a_card() -> None:
    table = Table(artifacts="A22", hand="M18 P9 P31", deck="C30 C31 C32")
    table.play("create M18 6", "create P9 4")
    assert table.hand == ["C30", "P31"]
    table.play("create P31 4")
    # A second card for P31; one more through P31 itself in the timeline phase.
    assert table.hand == ["C30", "C31", "C32"]


def test_a22_draws_nothing_with_a_full_hand() -> None:
    # P14 may LEARN before A22 is resolved: T5 draws the tenth card.
    table = Table(
        artifacts="A22",
        hand=f"{NINE} P14",
        tiles=["T5 T9 T3", "T19 T11 T26", "T40 T43 T30"],
        deck="C30 C31",
    ).play("create P14 3", "use P14", "learn T5")
    assert (table.hand, actions_left(table)) == ([*NINE.split(), "C30"], 1)
    assert table.position("deck")[0] == "C31"


def test_a22_is_resolved_in_any_order_with_the_immediate_effect() -> None:
    def table() -> Table:
        return Table(artifacts="A22", hand="P16 A1", deck="A2").play("create P16 2")

    # P16 may create an artifact, with or without the one that A22 draws.
    assert {"use P16", "use A22"} <= set(table().legal)
    assert set(table().play("use P16").legal) == {"create A1", "pass"}
    assert set(table().play("use A22").legal) == {"create A1", "create A2", "pass"}
    # Without an artifact in hand P16 becomes possible through A22's draw.
    late = Table(artifacts="A22", hand="P16", deck="A2").play("create P16 2")
    assert set(late.legal) == {"create A2", "pass"}


def test_a22_still_draws_if_p13_discards_it() -> None:
    table = Table(artifacts="A22", hand="P13", deck="C30").play("create P13 4", "use P13")
    table.play("destroy A22")
    assert table.seat()["artifacts"] == []
    assert (table.knowledge("P13"), table.hand) == (14 - 4, ["C30"])


def test_a23_draws_one_card_after_a_megalith() -> None:
    draws_one("A23", "M31", 2, ["create C12 1", "create P9 4", "create A1"])


def test_a23_answers_every_megalith_also_one_created_through_a_card() -> None:
    table = Table(artifacts="A23", hand="M27 M31", deck="C30 C31").play("create M27 3")
    assert {"use M27", "use A23"} <= set(table.legal)
    table.play("use M27", "create M31 2")
    assert table.hand == ["C30", "C31"]


def test_a23_has_to_lie_on_the_board_before_the_megalith_comes() -> None:
    # M16 grants A23, which does not answer the creation of M16.
    table = Table(hand="M16 A23", deck="C30").play("create M16 2", "create A23")
    assert (table.seat()["artifacts"], table.hand) == (["A23"], [])


def test_a24_may_remove_up_to_two_knowledge_after_a_monument_in_space_five_or_six() -> None:
    def table() -> Table:
        return Table(artifacts="A24", hand="P22", line={2: "C1:4"}).play("create P22 5")

    # The monument just created is a target too.
    split = table().play("remove C1 1", "remove P22 1")
    assert (split.knowledge("C1"), split.knowledge("P22")) == (3, 2)
    two = table().play("remove C1 2")
    assert (two.knowledge("C1"), two.knowledge("P22"), actions_left(two)) == (2, 3, 1)
    one = table().play("remove C1 1", "done")
    assert (one.knowledge("C1"), one.knowledge("P22")) == (3, 3)
    none = table().play("done")
    assert (none.knowledge("C1"), none.knowledge("P22"), none.lost) == (4, 3, 0)
    table().refuses("remove C1 3")


def test_a24_goes_by_the_space_the_monument_is_put_in() -> None:
    # P9 belongs in space 4: in space 6 it counts, in its own it does not.
    def table() -> Table:
        return Table(artifacts="A24", hand="P9 C2 C3", line={2: "C1:4"})

    assert "remove C1 2" in table().play("create P9 6").legal
    near = table().play("create P9 4")
    assert (actions_left(near), near.hand) == (1, ["C2", "C3"])
    # P22 belongs in space 5: in space 4 it does not count.
    away = Table(artifacts="A24", hand="P22 C2", line={2: "C1:4"}).play("create P22 4")
    assert (actions_left(away), away.hand) == (1, [])


def test_a24_does_not_answer_an_artifact() -> None:
    table = Table(artifacts="A24", hand="A1", line={5: "C1:4"}).play("create A1")
    assert (table.knowledge("C1"), actions_left(table)) == (4, 1)


def test_a24_is_skipped_without_knowledge_in_the_timeline() -> None:
    table = Table(artifacts="A24", hand="M36", line={2: "C1"}).play("create M36 6")
    assert actions_left(table) == 1


def test_a24_may_be_declined_with_a_single_candidate() -> None:
    table = Table(artifacts="A24", hand="P22").play("create P22 5")
    assert set(table.legal) == {"remove P22 1", "remove P22 2", "done"}
    assert table.play("done").knowledge("P22") == 3


def enters(card: str, space: int, artifacts: str = "A26", line: str = "") -> int:
    """The knowledge a card of the hand enters with."""
    table = Table(artifacts=artifacts, hand=card, line={5: line} if line else {})
    return table.play(f"create {card} {space}").knowledge(card)


def test_a26_lowers_the_knowledge_of_created_megaliths_by_one() -> None:
    assert enters("M31", 2) == 2
    assert enters("M8", 4) == 2
    assert enters("M31", 2, artifacts="") == 3


def test_a26_does_not_lower_cities_and_pyramids() -> None:
    assert enters("C12", 1) == 2
    assert enters("P9", 4) == 2


def test_a26_adds_up_with_m20_and_never_below_zero() -> None:
    assert enters("M31", 2, line="M20") == 1
    assert enters("M35", 2, line="M20") == 0
    assert enters("M36", 6) == 0


def test_a26_changes_neither_standing_megaliths_nor_those_of_opponents() -> None:
    table = Table(hand="A26", line={4: "M31:3"}).play("create A26")
    assert table.knowledge("M31") == 3
    opponent = Table(hand="M31", others=[{"artifacts": "A26"}]).play("create M31 2")
    assert opponent.knowledge("M31") == 3
