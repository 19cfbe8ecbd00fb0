"""`ostraka play --server`: the terminal as a client."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import Served

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).resolve().parents[2]


async def typed(server: Served, folder: Path, given: str, *words: str) -> str:
    """What the command prints for what is typed."""

    def run() -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "ostraka.cli", "play", "--server", server.address, *words],
            input=given,
            capture_output=True,
            text=True,
            timeout=120,
            env={
                **os.environ,
                "PYTHONPATH": str(ROOT / "src"),
                "OSTRAKA_DATA_DIR": str(folder),
                "OSTRAKA_LANG": "en",
            },
        )

    done = await asyncio.to_thread(run)
    assert not done.stderr or "Error" not in done.stderr, done.stderr
    return done.stdout


async def test_a_game_is_played_and_gone_on_with_in_the_terminal(
    quick_server: Served, tmp_path: Path
) -> None:
    given = "\n1\nundo\n1\nnonsense\nsay hello there\nquit\n"
    shown = await typed(quick_server, tmp_path, given, "arkantar", "--level", "1", "--name", "Ada")
    assert "   1  " in shown, "what can be played is listed"
    assert "Ada: hello there" in shown
    assert "keeps your seat" in shown
    room = next(iter(quick_server.scene.hall.rooms.values()))
    assert room.table.ply >= 1
    again = await typed(quick_server, tmp_path, "quit\n")
    assert "keeps your seat" in again
