"""Pyramids that look through a deck when they decline: P7, P33 and P34."""

from __future__ import annotations

from typing import Any

from ..table import Table

EVERYTHING = [f"{kind}{n}" for kind in "CMPA" for n in range(1, 37)]
TILES = ["T2 T9 T10", "T19 T20 T24", "T35 T36 T37"]
# The rest of level II, lying with an opponent where a test wants the deck to be short.
LEVEL_TWO = [f"T{n}" for n in (28, 29, 30, 31, 32, 33, 34, 38, 39, 40, 41, 42, 43, 44, 45)]
TEN = "C6 C7 C8 C9 C10 C11 C12 C13 C14 C15"


def declining(**table: Any) -> Table:
    """The start of the decline phase of seat 0."""
    table.setdefault("tiles", TILES)
    return Table(phase="decline", **table)


def over(table: Table) -> bool:
    """Nothing is left to choose in the turn of seat 0."""
    return table.state.seat == 1


def looking(high: str, discard: str = "", **seat: Any) -> Table:
    """P7 declining with exactly this level II deck and discard pile."""
    there = [*high.split(), *discard.split(), *seat.get("learned", "").split()]
    elsewhere = " ".join(t for t in LEVEL_TWO if t not in there)
    return declining(
        line={1: "P7:3", **seat.pop("line", {})},
        technology_decks=["", high],
        others=[{"learned": elsewhere}],
        document={"technology_discards": [[], discard.split()]},
        **seat,
    )


def pile(*elsewhere: str) -> str:
    """All builder cards but those, for the discard pile."""
    return " ".join(card for card in EVERYTHING if card not in elsewhere)


def test_p7_learns_one_of_the_top_seven_and_puts_the_others_under_the_deck_in_order() -> None:
    table = looking("T28 T29 T30 T31 T34 T40 T41 T42 T43", past="C6 C7 C8 M8 M9 M10")
    assert set(table.legal) == {"learn T34", "learn T40"}  # three cities, three megaliths
    table.play("learn T40")
    table.refuses("learn T34", "place T40", "place T42", "done")
    table.play("place T41", "place T28", "place T34", "place T31", "place T29")
    assert table.position("technology_decks")[1] == [
        *("T42", "T43"),
        *("T41", "T28", "T34", "T31", "T29", "T30"),
    ]
    # P7 is the seventh monument: a tile is turned afterwards.
    assert table.seat()["collection"] == ["T40"]
    table.play("turn 1")
    assert over(table)
    assert table.past[-1] == "P7"
    assert table.lost == 3


def test_p7_must_learn_if_it_can_and_needs_no_choice_for_the_only_one() -> None:
    table = looking("T28 T34 T30", past="C6 C7 C8")
    assert set(table.legal) == {"place T28", "place T30"}
    table.play("place T30")
    assert over(table)
    assert table.seat()["collection"] == ["T34"]
    assert table.position("technology_decks")[1] == ["T30", "T28"]


def test_p7_learns_nothing_when_no_requirement_is_met() -> None:
    table = looking("T28 T34 T30")
    assert set(table.legal) == {"place T28", "place T34", "place T30"}
    table.play("place T34", "place T30")
    assert over(table)
    assert table.seat()["collection"] == []
    assert table.position("technology_decks")[1] == ["T34", "T30", "T28"]


def test_p7_counts_neither_itself_nor_its_knowledge_while_it_looks() -> None:
    # T32 asks for four pyramids in the Past, T30 for nine lost knowledge.
    table = looking("T30 T32", past="P8 P9 P10", lost=8)
    assert set(table.legal) == {"place T30", "place T32"}
    assert looking("T28 T32", past="P8 P9 P10 P11").seat()["collection"] == ["T32"]
    assert looking("T28 T30", lost=9).seat()["collection"] == ["T30"]


def test_p7_completes_the_seven_from_the_discard_pile() -> None:
    table = looking("T28 T29", "T30 T31 T34", past="C6 C7 C8")
    assert set(table.legal) == {f"place T{n}" for n in (28, 29, 30, 31)}
    assert table.position("technology_discards")[1] == []
    table.play("place T28", "place T29", "place T30")
    assert over(table)
    assert table.seat()["collection"] == ["T34"]
    table = looking("", "T30 T34", past="C6 C7 C8")
    assert over(table)
    assert table.seat()["collection"] == ["T34"]
    assert table.position("technology_decks")[1] == ["T30"]


def test_p7_does_nothing_without_any_technology_of_level_two() -> None:
    table = looking("", past="C6 C7 C8")
    assert over(table)
    assert table.past[-1] == "P7"
    assert table.seat()["collection"] == []


def test_p7_learns_with_reactions_and_relief_and_leaves_the_tiles_alone() -> None:
    table = looking(
        "T28 T34", past="C6 C7", line={4: "P19"}, artifacts="A19 A20", deck="M8 M9 M10 M11"
    )
    assert set(table.legal) == {"use A19", "use A20"}  # a secret technology has been learned
    table.play("use A20")
    assert over(table)
    assert table.hand == ["M8", "M9", "M10"]
    assert table.seat()["collection"] == ["T34"]
    assert table.position("tiles") == [tile.split() for tile in TILES]


def test_p7_shows_the_cards_to_its_owner_alone() -> None:
    table = looking("T28 T34 T40", past="C6 C7 C8 M8 M9 M10")
    assert set(table.state.view(0)["table"]["limbo"]) == {"T28", "T34", "T40"}
    for other in (1, None):
        view = table.state.view(other)["table"]
        assert view["limbo"] == []
        assert view["limbo_size"] == 3


def test_p33_turns_cards_over_until_two_cities_are_found() -> None:
    table = declining(line={1: "P33:1"}, hand="A1", deck="M8 C6 P7 A2 C7 C8 M9")
    assert over(table)
    assert set(table.hand) == {"A1", "C6", "C7"}
    assert table.position("discard") == ["M8", "P7", "A2"]
    assert table.position("deck")[:2] == ["C8", "M9"]
    assert table.past == ["P33"]
    assert table.lost == 1


def test_p33_shows_all_cards_turned_over_the_cities_included() -> None:
    table = declining(line={1: "P33"}, hand="A1", deck="M8 C6 P7 A2 C7", others=[{}, {}])
    for seat in (1, 2):
        view = table.state.view(seat)["table"]
        assert view["seats"][0]["known"] == ["C6", "C7"]
        assert set(view["discarded"]) == {"M8", "P7", "A2"}


def test_p33_stops_at_ten_cards_in_hand() -> None:
    table = declining(line={1: "P33"}, hand=TEN[3:], deck="M8 C20 M9 C21")
    assert len(table.hand) == 10
    assert "C20" in table.hand
    assert table.position("discard") == ["M8"]
    assert table.position("deck")[:2] == ["M9", "C21"]
    table = declining(line={1: "P33"}, hand=TEN, deck="C20 C21")
    assert table.hand == TEN.split()
    assert table.position("discard") == []
    assert table.position("deck")[0] == "C20"
    assert table.past == ["P33"]


def test_p33_goes_on_with_the_shuffled_discard_pile() -> None:
    table = declining(line={1: "P33"}, deck="M8 C20 M9", discard=pile("M8", "C20", "M9", "P33"))
    cities = [card for card in table.hand if card.startswith("C")]
    assert over(table)
    assert len(table.hand) == len(cities) == 2
    assert "C20" in cities


def test_p33_ends_when_no_city_is_left_to_be_found() -> None:
    # The 36 cities lie in hands, timelines and the Past; one of them still in the deck.
    cities = [f"C{n}" for n in range(1, 37)]
    free = pile("P33", *cities)
    seats: list[dict[str, Any]] = [
        {"hand": " ".join(cities[:10]), "past": " ".join(cities[10:15])},
        {"hand": " ".join(cities[15:25]), "past": " ".join(cities[25:30])},
        {"hand": " ".join(cities[30:35])},
    ]
    for last, found in (("", []), ("C36", ["C36"])):
        held = seats if last else [*seats[:2], {"hand": " ".join(cities[30:])}]
        table = declining(line={1: "P33"}, deck=f"M8 M9 {last}", others=held)
        assert over(table)
        assert table.hand == found
        assert len(table.position("deck")) + len(table.position("discard")) == len(free.split())
        table = declining(line={1: "P33"}, deck="", discard=f"{free} {last}", others=held)
        assert over(table)
        assert table.hand == found


def test_p34_keeps_one_of_the_top_eight_and_discards_the_others() -> None:
    table = declining(line={1: "P34"}, hand="A1", deck="C6 M8 P7 A2 C7 C8 M9 A3 M10")
    assert set(table.legal) == {
        f"keep {c}" for c in ["C6", "M8", "P7", "A2", "C7", "C8", "M9", "A3"]
    }
    table.play("keep A2")
    assert over(table)
    assert table.hand == ["A1", "A2"]
    assert table.past == ["P34"]
    assert set(table.position("discard")) == {"C6", "M8", "P7", "C7", "C8", "M9", "A3"}
    assert table.position("deck")[0] == "M10"


def test_p34_is_skipped_with_ten_cards_in_hand_and_fills_a_hand_of_nine() -> None:
    table = declining(line={1: "P34"}, hand=TEN, deck="M8 M9")
    assert over(table)
    assert table.hand == TEN.split()
    assert table.past == ["P34"]
    assert table.position("deck")[:2] == ["M8", "M9"]
    assert table.position("discard") == []
    table = declining(line={1: "P34"}, hand=TEN[3:], deck="M8 M9").play("keep M9")
    assert len(table.hand) == 10


def test_p34_completes_the_eight_from_the_discard_pile() -> None:
    table = declining(line={1: "P34"}, deck="C6 M8", discard=pile("C6", "M8", "P34"))
    assert len(table.legal) == 8
    assert {"keep C6", "keep M8"} < set(table.legal)
    table.play("keep M8")
    assert table.hand == ["M8"]
    assert len(table.position("discard")) == 7


def test_p34_shows_the_cards_to_its_owner_alone() -> None:
    table = declining(line={1: "P34"}, deck="C6 M8 P7 A2 C7 C8 M9 A3")
    assert len(table.state.view(0)["table"]["limbo"]) == 8
    assert table.state.view(1)["table"]["limbo"] == [] == table.state.view(None)["table"]["limbo"]
    table.play("keep A2")
    assert table.state.view(1)["table"]["seats"][0]["known"] == []
    assert table.state.view(1)["table"]["discarded"] == []


def test_p34_enters_without_knowledge() -> None:
    table = Table(hand="P34").play("create P34 2")
    assert table.knowledge("P34") == 0
