"""The AlphaZero-like example in a shortened form."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

import ostraka

torch = pytest.importorskip("torch", reason="PyTorch is not installed: see requirements/torch.in")

sys.path.append(str(Path(__file__).parents[2] / "examples" / "alphazero"))

import alphazero  # noqa: E402

WON = "#######/#..K..#/#.....#/#.....#/#.....#/#..k..#/####### b -"
"""Black’s Monarch sees White’s."""


def test_what_wins_at_once_is_tried_and_becomes_the_policy() -> None:
    game = ostraka.load("arkantar")
    play = alphazero.SelfPlay(games=1, tries=64, depth=1, seed=1)
    state = game.from_position(WON, seed=1, **alphazero.OPTIONS)
    for row in range(64):
        play.batch.load(row, state)
    capture = state.indices[[action.text for action in state.legal].index("d2xd6")]
    chosen, improved = play.think(alphazero.fresh(1))
    assert chosen.tolist() == [capture]
    assert improved[0].argmax() == capture
    assert play.batch.state(5).tobytes() == state.tobytes()


def test_it_learns_to_beat_what_it_was() -> None:
    said: list[str] = []
    network, shares = alphazero.train(
        9, games=8, tries=8, depth=2, rounds=3, plies=40, seed=3, tell=said.append
    )
    assert len(shares) == 1
    assert "against its start" in said[0]
    assert shares[0] > 0.5
    liking, outlook = network.ask(ostraka.envs.Batch("arkantar", 2, seed=1, **alphazero.OPTIONS))
    assert np.isfinite(liking).all()
    assert (abs(outlook) <= 1).all()
