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
    assert not done.stderr, done.stderr
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


async def test_resigning_at_a_server_is_asked_once_and_says_who_won(
    quick_server: Served, tmp_path: Path
) -> None:
    given = "resign\nn\nwhat wall\nlegal nonsense\nresign\ny\n"
    shown = await typed(quick_server, tmp_path, given, "arkantar", "--level", "1", "--name", "Ada")
    assert shown.count("Really resign? (y/N)") == 2
    assert "Wall, #: the raised side of a tile." in shown
    assert "Nothing that can be done now has “nonsense” in it." in shown
    reason, winner = shown.strip().splitlines()[-2:]
    assert reason.endswith(" resigned.")
    assert winner.endswith(" wins.")
    assert "Ada" not in winner


async def test_a_new_table_has_the_players_and_options_that_are_typed(
    quick_server: Served, tmp_path: Path
) -> None:
    words = ("ankhor", "--level", "1", "--players", "3", "-o", "edition=fr")
    shown = await typed(quick_server, tmp_path, "quit\n", *words)
    assert "French rulebook" in shown
    assert "Player 3" in shown
    assert shown.count(": take three tokens or buy a tile") == 1, (
        "what is asked stands at the prompt"
    )


@pytest.mark.parametrize("word", [("--bot", "2=3"), ("--practice",), ("--random", "2")])
async def test_what_a_server_cannot_do_is_refused(
    quick_server: Served, tmp_path: Path, word: tuple[str, ...]
) -> None:
    with pytest.raises(AssertionError, match=f"{word[0]} cannot be used together with --server"):
        await typed(quick_server, tmp_path, "", "arkantar", *word)
