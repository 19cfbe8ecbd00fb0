"""Colour and weight on boards: there where the terminal has them, and never alone."""

from __future__ import annotations

import pytest

import ostraka
from ostraka.terminal.console import painted


@pytest.mark.parametrize("name", ostraka.game_names())
def test_an_accent_changes_no_letter_of_a_drawing(name: str) -> None:
    state = ostraka.load(name).start(seed=1)
    drawing = str(state)
    assert painted(state.game.display.accents, drawing).plain == drawing


@pytest.mark.parametrize(
    ("name", "what"), [("arkantar", {"S", "k", "#"}), ("ankhor", {"b", "w", "k", "g", "r"})]
)
def test_boards_have_accents(name: str, what: set[str]) -> None:
    state = ostraka.load(name).start(seed=1)
    text = painted(state.game.display.accents, str(state))
    styled = {text.plain[span.start : span.end] for span in text.spans}
    assert what <= styled
    assert not any(len(word) > 6 for word in styled), "no whole sentence"
