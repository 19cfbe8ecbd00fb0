"""The table as text: everything on it, in lines that fit."""

from __future__ import annotations

import pytest

from ostraka.core.i18n.message import LOCALES
from ostraka.games.ancient_knowledge import GAME
from ostraka.games.ancient_knowledge_solo import GAME as SOLO

from ..heritage.tabletop import Alone
from ..table import Table


def test_a_space_with_three_monuments_and_the_time_card_shows_them_all() -> None:
    solo = {"time": {"space": 4, "level": "third"}}
    lasting = next(c.id for c in SOLO.pack.cards if c is not None and c.never_declines)
    table = Alone(solo=solo, line={4: f"C5:1 M7:2 {lasting}:3"})
    drawn = str(table.state)
    for shown in ("C5 [1]", "M7 [2]", f"{lasting} [3]", "TIME"):
        assert shown in drawn


def test_a_hand_shows_cost_space_and_effect() -> None:
    drawn = str(Table(hand="P14").state)
    assert "P14 Tikal Temple I (Starting space 3 · Knowledge 4 · 2 VP · No cost)" in drawn
    assert "Immediate: You may LEARN a technology." in drawn


def test_free_artifact_spaces_are_counted() -> None:
    assert "(4 spaces free)" in str(Table(artifacts="A1").state)
    assert "(1 space free)" in str(Alone(solo={"objectives": "ABCD"}).state)


def test_emptied_places_keep_their_number_of_the_die() -> None:
    table = Alone(tiles=["T1 T2 T3", "T4 T5", "T28 T29 T30"])
    drawn = str(table.state)
    assert "(1) T1" in drawn
    assert "(6) –" in drawn
    assert "turn 1 of 16" in drawn


@pytest.mark.parametrize("locale", LOCALES)
def test_no_line_is_longer_than_a_terminal(locale: str) -> None:
    state = GAME.start(seed=3, players=4, heritage=True)
    while state.ply < 150:
        state.play(state.codes[state.ply * 5 % len(state.codes)])
        if state.ply % 30 == 0:
            drawn = state.game.display.draw(state.view(state.seat), locale)
            assert max(map(len, drawn.split("\n"))) < 80
