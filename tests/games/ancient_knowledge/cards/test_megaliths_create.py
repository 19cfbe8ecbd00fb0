"""Megaliths that grant a further CREATE: on entering, on declining, or after every CREATE."""

from __future__ import annotations

from ..table import Table
from .actions import actions_left

ELEVEN = "C1 C2 C3 C4 C5* P1 P2 P3 P4 P5 P6"


def creations(table: Table) -> set[str]:
    """The cards that may be created now."""
    return {text.split()[1] for text in table.legal if text.startswith("create")}


def test_m11_may_create_a_monument_when_it_declines() -> None:
    table = Table(line={1: "M11:2"}, hand="C12 P9 A5", phase="decline")
    assert creations(table) == {"C12", "P9"}  # no artifact
    # P9 one space beyond its own costs one card, as ever.
    table.play("create P9 5", "discard A5")
    assert table.line() == {"P9": (4, "lower")}  # slid with all others
    assert table.knowledge("P9") == 2
    assert (table.past, table.lost, table.hand) == (["M11"], 2, ["C12"])
    assert table.state.seat == 1


def test_m11_may_be_refused() -> None:
    table = Table(line={1: "M11:2"}, hand="C12 P9", phase="decline").play("pass")
    assert (table.past, table.line(), table.hand) == (["M11"], {}, ["C12", "P9"])


def test_m11_is_skipped_when_nothing_can_be_created() -> None:
    # No artifact may be created, and C4 costs two other cards.
    artifact = Table(line={1: "M11"}, hand="A5", phase="decline")
    assert (artifact.past, artifact.state.seat) == (["M11"], 1)
    poor = Table(line={1: "M11"}, hand="C4", phase="decline")
    assert (poor.past, poor.hand, poor.state.seat) == (["M11"], ["C4"], 1)


def test_m11_still_stands_in_space_one_while_the_new_monument_is_placed() -> None:
    # C12 belongs in space 1: M11 takes the lower level of it, C3 the upper: full.
    full = Table(line={1: "M11 C3"}, hand="C12 A1", phase="decline").play("decline M11")
    full.refuses("create C12 1")
    assert "create C12 2" in full.legal


def test_m11_created_monument_in_space_one_declines_in_the_same_phase() -> None:
    # M12 put in space 1 (one space before its own: 1 card; 2 for itself) draws four when it goes.
    table = Table(
        line={1: "M11", 2: "C1"}, hand="M12 A1 A2 A3", deck="C2 C3 C4 C5", phase="decline"
    )
    table.play("create M12 1")
    assert table.past == ["M11", "M12"]
    assert table.hand == ["C2", "C3", "C4", "C5"]
    assert table.lost == 2
    assert table.line() == {"C1": (1, "lower")}


def test_m11_created_monument_has_its_immediate_effect_and_is_answered() -> None:
    table = Table(line={1: "M11:2"}, hand="P18", artifacts="A22", deck="C9", phase="decline")
    table.play("create P18 1", "use A22", "remove P18 1")
    # A22 draws 1, P18 takes 1 of its own 2, then both decline.
    assert (table.past, table.lost, table.hand) == (["M11", "P18"], 2 + 1, ["C9"])


def test_m16_may_create_an_artifact_on_entering() -> None:
    table = Table(hand="M16 A1 A2 C12").play("create M16 2")
    assert creations(table) == {"A1", "A2"}  # no monument
    table.play("create A2")
    assert table.seat()["artifacts"] == ["A2"]
    assert table.hand == ["C12", "A1"]
    assert actions_left(table) == 1  # the grant cost no action
    assert table.knowledge("M16") == 3


def test_m16_may_be_refused() -> None:
    table = Table(hand="M16 A1 C12").play("create M16 2", "pass")
    assert table.seat()["artifacts"] == []
    assert (table.hand, actions_left(table)) == (["C12", "A1"], 1)


def test_m16_artifact_is_paid_from_the_hand_that_remains() -> None:
    # A12 costs three other cards.
    table = Table(hand="M16 A12 C1 C2 C3 C4").play("create M16 2", "create A12")
    table.play("discard C1", "discard C2", "discard C4")
    assert (table.seat()["artifacts"], table.hand) == (["A12"], ["C3"])
    poor = Table(hand="M16 A12 C1 C2").play("create M16 2")
    assert (actions_left(poor), poor.hand) == (1, ["C1", "C2", "A12"])


def test_m16_is_skipped_with_five_artifacts_or_none_in_hand() -> None:
    full = Table(hand="M16 A1", artifacts="A10 A14 A5 A4 A6").play("create M16 2")
    assert (full.hand, actions_left(full)) == (["A1"], 1)
    none = Table(hand="M16 C12").play("create M16 2")
    assert (none.hand, actions_left(none)) == (["C12"], 1)


def test_m16_artifact_is_answered_by_m26() -> None:
    table = Table(hand="M16 A1", line={6: "M26"}, deck="C9")
    table.play("create M16 2", "create A1")
    # M16 alone carries knowledge: M26 takes 1 of it, then draws.
    assert (table.knowledge("M16"), table.hand) == (2, ["C9"])


def test_m18_may_create_one_more_monument_on_entering() -> None:
    table = Table(hand="M18 C12 P9 A1").play("create M18 6")
    assert creations(table) == {"C12", "P9"}
    table.play("create P9 6")  # two spaces beyond its own: the two others go
    assert table.line() == {"M18": (6, "lower"), "P9": (6, "upper")}
    assert (table.hand, actions_left(table)) == ([], 1)


def test_m18_may_be_refused_and_is_skipped_when_impossible() -> None:
    table = Table(hand="M18 C12").play("create M18 6", "pass")
    assert (table.line(), table.hand) == ({"M18": (6, "lower")}, ["C12"])
    skipped = Table(hand="M18 A1").play("create M18 6")
    assert (actions_left(skipped), skipped.hand) == (1, ["A1"])


def test_m18_grant_does_not_free_a_locked_monument() -> None:
    table = Table(hand="M18 M14 C1 C2 C3").play("create M18 6")
    assert [text for text in table.legal if text.startswith("create M14")] == ["create M14 3"]


def test_m18_and_m27_chain() -> None:
    table = Table(hand="M18 M27 C12 M31").play("create M18 6", "create M27 3")
    assert creations(table) == {"M31"}  # M27 grants a megalith
    table.play("create M31 2")
    assert set(table.line()) == {"M18", "M27", "M31"}
    assert (table.hand, actions_left(table)) == (["C12"], 1)


def test_m27_may_create_one_more_megalith_on_entering() -> None:
    table = Table(hand="M27 M31 C12 P9 A1").play("create M27 3")
    assert creations(table) == {"M31"}
    table.play("create M31 1", "discard P9")
    assert table.line() == {"M31": (1, "lower"), "M27": (3, "lower")}
    assert (table.hand, actions_left(table)) == (["C12", "A1"], 1)


def test_m27_may_be_refused_and_is_skipped_without_a_megalith() -> None:
    table = Table(hand="M27 M31").play("create M27 3", "pass")
    assert (table.hand, actions_left(table)) == (["M31"], 1)
    skipped = Table(hand="M27 C12 P9").play("create M27 3")
    assert (skipped.hand, actions_left(skipped)) == (["C12", "P9"], 1)


def test_m27_grants_a_full_create_with_the_reductions_of_the_board() -> None:
    table = Table(hand="M27 M31", artifacts="A26").play("create M27 3", "create M31 2")
    assert (table.knowledge("M27"), table.knowledge("M31")) == (1, 2)


def test_m36_may_create_a_monument_after_each_created_monument() -> None:
    table = Table(past=ELEVEN, line={6: "M36"}, hand="C9 C10 C24 P9 P31 A1")
    table.play("create C9 4")
    assert creations(table) == {"C10", "C24", "P9", "P31"}
    table.play("create P9 4")
    # The one created through M36 does not set it off again.
    assert set(table.line()) == {"M36", "C9", "P9"}
    assert (table.hand, actions_left(table)) == (["C10", "C24", "P31", "A1"], 1)
    # No limit per turn: the second action has its extra monument too.
    table.play("create C10 3")
    assert (creations(table), "pass" in table.legal) == ({"C24", "P31"}, True)


def test_m36_may_be_refused_and_is_skipped_when_impossible() -> None:
    table = Table(past=ELEVEN, line={6: "M36"}, hand="C9 C10").play("create C9 4", "pass")
    assert (table.hand, actions_left(table)) == (["C10"], 1)
    skipped = Table(past=ELEVEN, line={6: "M36"}, hand="C9 A1").play("create C9 4")
    assert (skipped.hand, actions_left(skipped)) == (["A1"], 1)


def test_m36_needs_eleven_monuments_in_the_past() -> None:
    twelve = Table(past=ELEVEN + " M1", line={6: "M36"}, hand="C9 C10").play("create C9 4")
    assert set(twelve.legal) == {"create C10 3", "pass"}
    ten = ELEVEN.removesuffix(" P6")
    table = Table(past=ten, line={6: "M36"}, hand="C9 C10").play("create C9 4")
    assert (table.hand, actions_left(table)) == (["C10"], 1)


def test_m36_does_not_answer_an_artifact_nor_its_own_creation() -> None:
    artifact = Table(past=ELEVEN, line={6: "M36"}, hand="A1 C10").play("create A1")
    assert (artifact.hand, actions_left(artifact)) == (["C10"], 1)
    own = Table(past=ELEVEN, hand="M36 C10").play("create M36 6")
    assert (own.hand, actions_left(own)) == (["C10"], 1)


def test_m36_in_the_past_does_nothing() -> None:
    table = Table(past=ELEVEN + " M36", hand="C9 C10").play("create C9 4")
    assert (table.hand, actions_left(table)) == (["C10"], 1)


def test_m36_answers_monuments_created_through_other_cards() -> None:
    # M18 allows one monument from M36 and one from M18; the latter allows one more from M36.
    table = Table(past=ELEVEN, line={6: "M36"}, hand="M18 C9 C10 P9 P31")
    table.play("create M18 6")
    assert set(table.legal) == {"use M18", "use M36", "stop"}
    table.play("use M36", "create C9 4")  # from M36: not answered
    assert set(table.legal) >= {"create C10 3", "create P9 4", "pass"}  # M18's own grant
    table.play("create C10 3")
    assert creations(table) == {"P9", "P31"}  # M36 again
    table.play("create P9 4")
    assert set(table.line()) == {"M36", "M18", "C9", "C10", "P9"}
    assert (table.hand, actions_left(table)) == (["P31"], 1)


def test_m36_answers_the_grant_of_its_own_extra_monument() -> None:
    # C9, then M27 through M36; the megalith that M27 grants is answered by M36 once more.
    table = Table(past=ELEVEN, line={6: "M36"}, hand="C9 M27 M31 P9")
    table.play("create C9 4", "create M27 3", "create M31 2")
    assert creations(table) == {"P9"}
    table.play("create P9 4")
    assert (table.hand, actions_left(table)) == ([], 1)


def test_m36_answers_a_monument_created_in_the_decline_phase() -> None:
    table = Table(past=ELEVEN, line={1: "M11", 6: "M36"}, hand="C9 P9", phase="decline")
    table.play("create C9 4")
    assert set(table.legal) == {"create P9 4", "pass"}
    table.play("create P9 4")
    assert table.line() == {"C9": (3, "lower"), "P9": (3, "upper"), "M36": (5, "lower")}
    assert table.past[-1] == "M11"
