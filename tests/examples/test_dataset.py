"""The sample of the data set can be read, and its positions are those that were played."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("pyarrow", reason="the extra 'selfplay' is not installed")

from ostraka.envs.selfplay import read_decisions

DATASET = Path(__file__).parents[2] / "examples" / "dataset"
SAMPLES = sorted(path.name for path in (DATASET / "sample").iterdir())


@pytest.mark.parametrize("game", SAMPLES)
def test_positions_of_the_sample_are_replayed_as_they_were_seen(game: str) -> None:
    decisions = read_decisions(DATASET / "sample" / game)
    for row in np.linspace(0, len(decisions) - 1, 12).astype(int).tolist():
        state = decisions.state(row)
        legal = decisions.legal[decisions.offsets[row] : decisions.offsets[row + 1]]
        seen = state.observation(int(decisions.seats[row]))
        assert seen.tolist() == decisions.observations[row].tolist()
        assert sorted(state.indices) == sorted(legal.tolist())
        assert int(decisions.chosen[row]) in legal


def test_the_card_counts_the_decisions_of_the_sample() -> None:
    decisions = sum(len(read_decisions(DATASET / "sample" / game)) for game in SAMPLES)
    assert f"{decisions:,} decisions" in (DATASET / "README.md").read_text(encoding="utf-8")


def test_more_games_continue_the_sample(tmp_path: Path) -> None:
    """The command's first games are those of the sample, whatever the machine."""
    make = [sys.executable, str(DATASET / "make.py"), str(tmp_path), "--game", "arkantar"]
    subprocess.run([*make, "--games", "8"], check=True, capture_output=True)
    made, kept = (read_decisions(folder / "arkantar") for folder in (tmp_path, DATASET / "sample"))
    assert made.chosen.tolist() == kept.chosen.tolist()
    assert made.visits.tolist() == kept.visits.tolist()
