"""Every coffer: its objective met and unmet, its effect, and when it may be used."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka.core.i18n.message import LOCALES
from ostraka.games.ancient_knowledge.language.coffers import coffers, mask
from ostraka.games.ancient_knowledge.language.grammar import LETTERS
from ostraka.games.ancient_knowledge.text.texts import coffer_texts

from .tabletop import SOLO, Alone

CITIES, MEGALITHS, PYRAMIDS = (
    " ".join(f"{kind}{n}" for n in range(10, 19)) for kind in ("C", "M", "P")
)


def first(cards: str, n: int) -> str:
    return " ".join(cards.split()[:n])


MIXED = f"{first(CITIES, 4)} {first(MEGALITHS, 3)} {first(PYRAMIDS, 3)}"
OBJECTIVES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "A": ({"past": first(MIXED, 9)}, {"past": first(MIXED, 8)}),
    "B": ({"artifacts": "A1 A2 A3"}, {"artifacts": "A1 A2"}),
    "C": ({"line": {1: "C5 C6", 2: "M5 M6", 3: "P1"}}, {"line": {1: "C5 C6", 2: "M5 M6"}}),
    "D": ({"line": {1: "P1 P2"}}, {"line": {1: "P1 C5"}}),
    "E": ({"past": first(MIXED, 7), "lost": 5}, {"past": first(MIXED, 7), "lost": 6}),
    "F": ({"past": "C10 C11 M10 M11 P10 P11"}, {"past": "C10 C11 M10 M11 P10"}),
    "G": ({"past": first(CITIES, 6)}, {"past": first(CITIES, 5) + " M10"}),
    "H": ({"past": first(MIXED, 6), "lost": 3}, {"past": first(MIXED, 5), "lost": 3}),
    "I": ({"past": first(MEGALITHS, 6)}, {"past": first(MEGALITHS, 5) + " C10"}),
    "J": ({"past": first(PYRAMIDS, 5)}, {"past": first(PYRAMIDS, 4) + " C10"}),
    "K": ({"past": MIXED}, {"past": first(MIXED, 9)}),
    "L": ({"learned": "T30 T31 T32"}, {"learned": "T30 T31 T1 T2"}),
    "M": ({"learned": "T1 T2 T3 T4 T5 T6 T30"}, {"learned": "T1 T2 T3 T4 T5 T6"}),
    "N": (
        {"past": first(MIXED, 5), "line": {3: "C5", 2: "HC4"}},
        {"past": first(MIXED, 5), "line": {3: "C5:1"}},
    ),
    "O": (
        {"past": "C26 C27 C28 C29 C30"},  # 7 + 8 + 10 + 12 + 8
        {"past": "C26 C27 C28 C29 P13 C35", "lost": 8},  # 7 + 8 + 10 + 12 + 8 + 6 - 8
    ),
}


@pytest.mark.parametrize("letter", LETTERS)
def test_an_objective_is_met_or_missed_at_the_end(letter: str) -> None:
    met, unmet = OBJECTIVES[letter]
    for values, code in ((met, 2), (unmet, 3)):
        table = Alone(solo={"objectives": letter}, phase="over", **values)
        assert table.state.raw.over == code
        assert SOLO.met(table.state.raw) == (mask(letter) if code == 2 else 0)
        outcome = table.state.outcome
        assert outcome is not None
        assert outcome.winner == (0 if code == 2 else None)
        assert not outcome.draw
        for locale in LOCALES:
            assert letter in outcome.reason.text(locale)


def test_challenge_5_is_won_with_5_monuments_in_the_timeline_and_10_in_the_past() -> None:
    line = {1: "C5 C6", 2: "M5 M6", 3: "P1"}
    table = Alone(solo={"objectives": "CK"}, past=MIXED, line=line, phase="over")
    assert table.state.raw.over == 2
    short = Alone(solo={"objectives": "CK"}, past=first(MIXED, 9), line=line, phase="over")
    assert short.state.raw.over == 3


def test_objectives_take_artifact_spaces() -> None:
    table = Alone(hand="A5", artifacts="A1 A2 A3", solo={"objectives": "CK"})
    table.refuses("create A5")
    free = Alone(hand="A5", artifacts="A1 A2", solo={"objectives": "CK"})
    assert "create A5" in free.legal


# -- effects --------------------------------------------------------------------------------------


def under(letter: str, **values: Any) -> Alone:
    """A table with one coffer under the board."""
    table = Alone(solo={"coffers": letter}, **values)
    assert f"coffer {letter}" in table.legal
    table.play(f"coffer {letter}")
    assert table.solo["coffers"] == ""
    assert table.solo["used"] == letter
    return table


def test_coffer_a_draws_three_cards() -> None:
    table = under("A", deck="C1 C2 C3 C4")
    assert table.hand == ["C1", "C2", "C3"]
    assert table.position("actions") == 2


def test_coffer_b_unloads_one_monument() -> None:
    table = under("B", line={3: "C5:6", 5: "M5:1"})
    table.play("remove C5 4")
    assert table.knowledge("C5") == 2


def test_coffer_c_moves_a_monument() -> None:
    table = under("C", line={3: "C5"}).play("move C5 6")
    assert table.line()["C5"] == (6, "lower")


def test_coffer_d_creates_an_artifact_without_its_cost() -> None:
    table = under("D", hand="A12").seat()
    assert table["artifacts"] == ["A12"]  # its discard cost is 3


def test_coffer_e_finds_up_to_three_lost_knowledge() -> None:
    assert under("E", lost=5).play("recover 2").lost == 3


def test_coffer_f_creates_a_monument_without_its_cost_but_pays_the_distance() -> None:
    table = under("F", hand="C17 C1")  # Jericho: start 3, cost 2
    assert "create C17 3" in table.legal
    assert "create C17 4" in table.legal
    assert "create C17 5" not in table.legal
    table.play("create C17 4")
    assert table.hand == []
    assert table.line()["C17"] == (4, "upper")


def test_coffer_g_gives_an_action_more() -> None:
    table = under("G")
    assert table.position("actions") == 3
    table.play("search", "search")
    assert table.position("phase") == "action"
    assert table.position("actions") == 1


def test_coffer_g_may_be_used_after_the_last_action() -> None:
    table = Alone(solo={"coffers": "G"}).play("search", "search")
    assert table.legal == ["go", "coffer G"]
    table.play("coffer G")
    assert "search" in table.legal
    table.play("search")
    assert table.position("turns") == 1
    assert len(table.hand) == 3


def test_coffer_h_unloads_every_monument() -> None:
    table = under("H", line={3: "C5:2", 5: "M5:1"})
    assert (table.knowledge("C5"), table.knowledge("M5")) == (1, 0)


def test_coffer_i_straightens_four_monuments() -> None:
    table = under("I", past="C10* C11* C12* C13* C14*")
    assert sum(entry["rotated"] for entry in table.seat()["past"]) == 1


def test_coffer_j_swaps_two_monuments() -> None:
    table = under("J", line={3: "C5", 6: "M5"})
    assert table.line() == {"M5": (3, "lower"), "C5": (6, "lower")}


def test_coffer_k_keeps_two_of_five_cards() -> None:
    table = under("K", deck="C1 C2 C3 C4 C5").play("keep C2", "keep C5")
    assert table.hand == ["C2", "C5"]
    assert sorted(table.position("discard")) == ["C1", "C3", "C4"]


def test_coffer_k_keeps_one_with_nine_cards_in_hand() -> None:
    hand = " ".join(f"P{n}" for n in range(1, 10))
    table = under("K", deck="C1 C2 C3 C4 C5", hand=hand).play("keep C2")
    assert len(table.hand) == 10


TILES = ["T1 T2 T7", "T4 T5 T6", "T28 T32 T33"]


def test_coffer_l_learns_level_one_whatever_the_requirement() -> None:
    table = under("L", tiles=TILES)
    assert table.legal == [f"learn T{n}" for n in (1, 2, 7, 4, 5, 6)]
    table.play("learn T7")
    assert table.seat()["collection"] == ["T7"]
    assert len(table.hand) == 4


def test_coffer_m_learns_with_a_requirement_lowered_by_one() -> None:
    table = under("M", tiles=TILES, past="P10 P11 P12")
    assert "learn T32" in table.legal  # four pyramids, here three
    assert "learn T28" not in table.legal
    table.play("learn T32")
    assert table.seat()["collection"] == ["T32"]


def test_coffer_n_skips_the_unlearning_phase_of_this_turn_only() -> None:
    table = under("N", tiles=TILES).play("search", "search")
    assert table.solo["die"] == 0
    assert table.position("tiles")[0] == ["T1", "T2", "T7"]
    table.play("search", "search")
    assert table.solo["die"] > 0


def test_coffer_o_renews_a_tile() -> None:
    table = under("O", tiles=TILES).play("renew 3")
    assert not set(table.position("tiles")[2]) & {"T28", "T32", "T33"}


def test_a_coffer_is_usable_before_and_after_every_phase_but_not_inside_an_effect() -> None:
    table = Alone(solo={"coffers": "A"}, hand="C3 C1 C2 C9", actions=1, line={1: "C5:1"})
    table.play("create C3 5")
    assert "coffer A" not in table.legal  # paying
    table.play("discard C1", "discard C2")
    phases = []
    while table.position("turns") == 0:
        assert "coffer A" in table.legal
        phases.append(table.position("phase"))
        table.play("go")
    assert phases == ["action", "timeline", "slid", "unlearned"]


def test_a_coffer_that_would_do_nothing_is_not_offered() -> None:
    assert "coffer E" not in Alone(solo={"coffers": "E"}, lost=0).legal
    assert "coffer I" not in Alone(solo={"coffers": "I"}, past="C10").legal


def test_a_coffer_on_the_board_cannot_be_used() -> None:
    Alone(solo={"objectives": "A"}).refuses("coffer A")


def test_every_coffer_has_its_texts_in_every_language() -> None:
    for locale in LOCALES:
        texts = [coffer_texts(coffer, locale) for coffer in coffers()]
        assert len({text["objective"] for text in texts}) == 15
        assert len({text["effect"] for text in texts}) == 15


# -- choosing and giving up -----------------------------------------------------------------------


def test_a_campaign_game_draws_five_coffers_and_chooses_one_to_five() -> None:
    state = SOLO.start(seed=3, to_do="ABCDEFGH")
    drawn = [action.text for action in state.legal]
    assert len(drawn) == 5
    assert "done" not in drawn
    state.play(drawn[1])
    assert "done" in [action.text for action in state.legal]
    state.play("done")
    assert state.raw.blocked == 1
    assert {action.text.split()[0] for action in state.legal} == {"discard"}


def test_with_fewer_than_five_coffers_left_all_are_drawn() -> None:
    state = SOLO.start(seed=3, to_do="CK")
    assert [action.text for action in state.legal] == ["objective C", "objective K"]
    last = SOLO.start(seed=3, to_do="K")
    assert last.raw.objectives == mask("K")


def test_hindrances_keep_fewer_cards() -> None:
    for fewer in (0, 1, 2):
        state = SOLO.start(seed=5, fewer=fewer)
        while state.raw.phase == 0:
            state.play(state.legal[0])
        assert state.raw.held[0] == 6 - fewer


def test_objectives_may_be_given_up_in_the_middle_of_a_campaign_game_all_but_one() -> None:
    table = Alone(
        solo={"objectives": "CEK", "legacy": True},
        past=first(MIXED, 6),
        line={1: "C5"},
        phase="decline",
        document={"turned": 0},
    )
    table.play("turn 1")
    assert table.legal == ["done", "abandon C", "abandon E", "abandon K"]
    table.play("abandon C", "abandon E")
    assert table.solo["objectives"] == "K"
    assert table.solo["given_up"] == "CE"
    assert table.state.raw.blocked == 1
    assert "done" not in table.legal  # the last one stays


def test_objectives_of_a_challenge_cannot_be_given_up() -> None:
    table = Alone(
        solo={"objectives": "CEK"},
        past=first(MIXED, 6),
        line={1: "C5"},
        phase="decline",
        document={"turned": 0},
    )
    table.play("turn 1")
    assert table.solo["objectives"] == "CEK"
    assert table.position("phase") == "action"


# -- effects that concern opponents ---------------------------------------------------------------


def test_hermes_keeps_two_of_five_cards() -> None:
    table = Alone(tiles=["T3 T5 T6", "T4 T9 T10", "T28 T29 T30"], deck="C1 C2 C3 C4 C5")
    table.play("learn T3", "take C2", "take C4")
    assert table.hand == ["C2", "C4"]
    assert sorted(table.position("discard")) == ["C1", "C3", "C5"]


def test_only_the_part_aimed_at_opponents_is_ignored() -> None:
    table = Alone(tiles=["T21 T26 T6", "T4 T9 T10", "T28 T29 T30"], deck="C1").play("learn T21")
    assert table.hand == ["C1"]
    table = Alone(line={1: "M15"}, lost=3, phase="decline")
    assert table.past == ["M15"]
    assert table.lost == 3
