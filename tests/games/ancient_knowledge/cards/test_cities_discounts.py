"""Cities that enter with less knowledge, or let other monuments enter with less."""

from __future__ import annotations

import pytest

from ..table import Table

THREE_CITIES = "C1 C2* C3"


def test_c18_lets_other_cities_enter_with_one_knowledge_less_when_the_past_holds_a_city() -> None:
    table = Table(hand="C25", line={6: "C18:2"}, past="C1*").play("create C25 3")
    assert table.knowledge("C25") == 5
    assert table.knowledge("C18") == 2


def test_c18_does_nothing_while_no_city_is_in_the_past() -> None:
    others = [{"past": "C1"}]
    table = Table(hand="C25", line={6: "C18:2"}, past="M1 P1", others=others)
    assert table.play("create C25 3").knowledge("C25") == 6


def test_c18_does_not_reduce_itself_nor_other_kinds() -> None:
    table = Table(hand="C18", past="C1").play("create C18 6")
    assert table.knowledge("C18") == 2
    table = Table(hand="M8 P7", line={6: "C18:2"}, past="C1").play("create M8 4", "create P7 3")
    assert table.knowledge("M8") == 3
    assert table.knowledge("P7") == 3


def test_c18_in_the_past_reduces_nothing_any_more() -> None:
    table = Table(hand="C25", past="C18 C1").play("create C25 3")
    assert table.knowledge("C25") == 6


def test_c18_adds_up_with_other_reductions_down_to_zero() -> None:
    table = Table(hand="C25", line={6: "C18:2", 5: "C24:3 P22:3"}, past="C1", artifacts="A28")
    assert table.play("create C25 3").knowledge("C25") == 2
    table = Table(hand="C13", line={6: "C18:2", 5: "C24:3"}, past="C1", artifacts="A28")
    assert table.play("create C13 4", "swap C24 C13").knowledge("C13") == 0


def test_c18_reduces_a_city_created_through_the_effect_of_another_card() -> None:
    table = Table(hand="C25", line={1: "M11:0", 6: "C18:2"}, past="C1", phase="decline")
    assert table.play("create C25 3").knowledge("C25") == 5


def test_c22_enters_with_five_knowledge_less_when_the_past_holds_three_cities() -> None:
    table = Table(hand="C22", past=THREE_CITIES).play("create C22 2")
    assert table.knowledge("C22") == 1
    assert table.line() == {"C22": (2, "lower")}


def test_c22_enters_with_all_its_knowledge_when_the_past_holds_two_cities() -> None:
    table = Table(hand="C22", line={4: "C5"}, past="C1 C2 M1 M2 M3 P1").play("create C22 2")
    assert table.knowledge("C22") == 6


def test_c22_adds_its_discount_to_others_but_enters_with_no_less_than_nothing() -> None:
    table = Table(hand="C22", past=THREE_CITIES, artifacts="A28").play("create C22 2")
    assert table.knowledge("C22") == 0
    line = {5: "C24:3 P22:3"}
    table = Table(hand="C22", line=line, past=THREE_CITIES, artifacts="A28").play("create C22 2")
    assert table.knowledge("C22") == 0


def test_c23_enters_with_six_knowledge_less_when_the_past_holds_three_cities() -> None:
    assert Table(hand="C23", past=THREE_CITIES).play("create C23 3").knowledge("C23") == 2


def test_c23_enters_with_all_its_knowledge_when_the_past_holds_two_cities() -> None:
    table = Table(hand="C23", line={4: "C5"}, past="C1 C2* M1 P1 P2 P3").play("create C23 3")
    assert table.knowledge("C23") == 8


def test_c23_adds_its_discount_to_others_but_enters_with_no_less_than_nothing() -> None:
    table = Table(hand="C23", past=THREE_CITIES, artifacts="A28").play("create C23 3")
    assert table.knowledge("C23") == 1
    line = {5: "C24:3 P22:3"}
    table = Table(hand="C23", line=line, past=THREE_CITIES, artifacts="A28").play("create C23 3")
    assert table.knowledge("C23") == 0


def test_c24_lets_other_cities_enter_with_one_knowledge_less() -> None:
    table = Table(hand="C25 C26", line={5: "C24:3"}).play("create C25 3", "create C26 3")
    assert table.knowledge("C25") == 5
    assert table.knowledge("C26") == 6
    assert table.knowledge("C24") == 3


def test_c24_does_not_reduce_itself_nor_other_kinds() -> None:
    assert Table(hand="C24").play("create C24 5").knowledge("C24") == 3
    table = Table(hand="M8 P7", line={5: "C24:3"}).play("create M8 4", "create P7 3")
    assert table.knowledge("M8") == 3
    assert table.knowledge("P7") == 3


def test_c24_reduces_nothing_from_the_past_or_for_another_player() -> None:
    assert Table(hand="C25", past="C24").play("create C25 3").knowledge("C25") == 6
    table = Table(hand="C25", others=[{"line": {5: "C24:3"}}]).play("create C25 3")
    assert table.knowledge("C25") == 6


def test_c24_reduces_no_city_below_zero() -> None:
    table = Table(hand="C9", line={5: "C24:3"}, artifacts="A28").play("create C9 4")
    assert table.knowledge("C9") == 0


@pytest.mark.parametrize("learned", ["T10 T11 T34", "T10 T34 T35 T36"])
def test_c33_enters_with_five_knowledge_less_with_three_secret_technologies(learned: str) -> None:
    assert Table(hand="C33", learned=learned).play("create C33 2").knowledge("C33") == 1


def test_c33_enters_with_all_its_knowledge_with_two_secret_technologies() -> None:
    table = Table(hand="C33", learned="T10 T34 T1 T2 T19 T20", others=[{"learned": "T11"}])
    assert table.play("create C33 2").knowledge("C33") == 6


def test_c33_adds_its_discount_to_others_but_enters_with_no_less_than_nothing() -> None:
    table = Table(hand="C33", learned="T10 T11 T12", line={5: "C24:3"}).play("create C33 2")
    assert table.knowledge("C33") == 0
    table = Table(hand="C33", learned="T10 T11 T12", line={5: "C24 P22"}).play("create C33 2")
    assert table.knowledge("C33") == 0


def test_c34_lets_pyramids_enter_with_one_knowledge_less() -> None:
    table = Table(hand="P9 P7", line={5: "C34:2"}).play("create P9 4", "create P7 3")
    assert table.knowledge("P9") == 1
    assert table.knowledge("P7") == 2


def test_c34_does_not_reduce_cities_nor_megaliths() -> None:
    table = Table(hand="C25 M8", line={5: "C34:2"}).play("create C25 3", "create M8 4")
    assert table.knowledge("C25") == 6
    assert table.knowledge("M8") == 3


def test_c34_reduces_nothing_from_the_past_nor_pyramids_already_there() -> None:
    table = Table(hand="P7", past="C34").play("create P7 3")
    assert table.knowledge("P7") == 3
    table = Table(hand="C34", line={4: "P7:3"}).play("create C34 5")
    assert table.knowledge("P7") == 3


def test_c34_adds_up_with_other_reductions_down_to_zero() -> None:
    table = Table(hand="P7", line={5: "C34:2"}, artifacts="A36").play("create P7 3")
    assert table.knowledge("P7") == 1
    table = Table(hand="P26", line={5: "C34:2"}, artifacts="A36").play("create P26 2")
    assert table.knowledge("P26") == 0
