"""Counts of action sequences, an exact test of the rules: one table for each game."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import ostraka

TABLES = sorted(Path(__file__).parent.glob("*.toml"))


def rows() -> list[Any]:
    return [
        pytest.param(path.stem, row, id=f"{path.stem}: {row['title']}")
        for path in TABLES
        for row in tomllib.loads(path.read_text(encoding="utf-8"))["position"]
    ]


@pytest.mark.parametrize(("game", "row"), rows())
def test_perft_is_as_in_the_table(game: str, row: dict[str, Any]) -> None:
    state = ostraka.load(game).from_position(row["text"], seed=1)
    before = state.tobytes()
    counts = [state.perft(depth) for depth in range(1, len(row["counts"]) + 1)]
    assert counts == row["counts"]
    assert state.tobytes() == before


@pytest.mark.parametrize(("game", "row"), rows())
def test_divide_splits_perft_by_the_first_action(game: str, row: dict[str, Any]) -> None:
    state = ostraka.load(game).from_position(row["text"], seed=1)
    depth = min(3, len(row["counts"]))
    parts = state.divide(depth)
    assert list(parts) == [action.text for action in state.legal]
    assert sum(parts.values()) == row["counts"][depth - 1]
    first = next(iter(parts))
    assert parts[first] == state.fork().play(first).perft(depth - 1)


def test_the_start_written_as_a_position_is_the_start() -> None:
    game = ostraka.load("arkantar")
    start = game.start(seed=1)
    assert start.position == "SMLKLMS/#######/......./......./......./#######/smlklms b -"
    assert start.perft(0) == 1
    assert game.from_position(start.position, seed=1).tobytes() == start.tobytes()
