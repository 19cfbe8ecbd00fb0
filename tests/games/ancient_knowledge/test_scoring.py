"""Final scoring, its categories, and the tie-break."""

from __future__ import annotations

from ostraka.games.ancient_knowledge import GAME

from .table import Table


def test_the_five_categories_add_up() -> None:
    table = Table(
        past="C7 C5*", line={3: "C29:5", 4: "M5"}, learned="T28 T1", lost=2, artifacts="A1",
        hand="C1 C2",
    )  # fmt: skip
    parts = GAME.breakdown(table.state.raw)[0]
    assert parts == {"past": 7, "endgame": 2, "technologies": 3, "timeline": 2, "lost": -2}
    assert table.scores[0] == sum(parts.values()) == 12
    assert GAME.card_points(table.state.raw)[0] == {"C7": 7, "C5": 2, "T28": 3, "T1": 0}


def test_a_score_may_be_negative() -> None:
    assert Table(lost=5).scores[0] == -5


def test_endgame_effects_count_only_from_the_past() -> None:
    assert Table(line={3: "C5"}, past="C7").scores[0] == 8


def test_fewer_lost_knowledge_breaks_a_tie_and_then_the_victory_is_shared() -> None:
    both = Table(past="C9", lost=1, others=[{"past": "C31", "lost": 2}], phase="over",
                 document={"ending": True})  # fmt: skip
    assert both.scores == (0, 0)
    assert both.state.outcome is not None
    assert both.state.outcome.winners == (0,)
    shared = Table(phase="over", document={"ending": True})
    assert shared.state.outcome is not None
    assert shared.state.outcome.winners == (0, 1)


def test_a_tie_that_is_not_broken_is_said() -> None:
    shared = GAME.scoring.reason(Table(phase="over").state.raw)
    assert str(shared).endswith("they share the victory.")
    decided = GAME.scoring.reason(Table(lost=1, phase="over").state.raw)
    assert str(decided).endswith("the round is complete.")


def test_less_lost_knowledge_breaks_a_tie_and_is_said() -> None:
    worth = GAME.pack.card(GAME.pack.numbers["C26"]).vp
    others = [{"past": "C26", "lost": worth}]
    table = Table(others=others, phase="over")
    assert table.scores[0] == table.scores[1]
    message = str(GAME.scoring.reason(table.state.raw))
    assert message.startswith("A Past holds fourteen monuments")
    assert "Player 1 wins with less lost knowledge (0)" in message
