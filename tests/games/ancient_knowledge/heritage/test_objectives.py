"""House objectives ask for play: who only draws cards meets none and wins no challenge."""

from __future__ import annotations

from bench.objectives import idle, idly_met, idly_won, won


def test_idle_play_meets_no_objective() -> None:
    assert idly_met(games=2) == ""


def test_idle_play_wins_no_challenge() -> None:
    assert idly_won(games=2) == []


def test_idle_play_is_really_idle() -> None:
    """Without an objective nothing can be missed, so the games above were played to their end."""
    assert won(idle, 1, "classic", "")
