"""`ostraka play --server`: the terminal as a client."""

from __future__ import annotations

import asyncio
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ostraka
from ostraka.core.i18n.message import Message
from ostraka.core.play.state import State
from tests.server.serving import Served

pytestmark = pytest.mark.anyio
SOURCE = Path(ostraka.__file__).resolve().parents[1]
COMMAND = (sys.executable, "-m", "ostraka.cli", "play", "--server")


async def typed(server: Served, folder: Path, given: str, *words: str) -> str:
    """What the command prints for what is typed."""

    def run() -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, server.address, *words],
            input=given,
            capture_output=True,
            text=True,
            timeout=120,
            env={
                **os.environ,
                "PYTHONPATH": str(SOURCE),
                "OSTRAKA_DATA_DIR": str(folder),
                "OSTRAKA_LANG": "en",
            },
        )

    done = await asyncio.to_thread(run)
    assert not done.stderr, done.stderr
    return done.stdout


async def first_seat(server: Served, game: str) -> tuple[str, ...]:
    """The words that take the first seat of a new table, opposite to a bot."""
    host = await server.person("Host")
    seats = [{"who": "open"}, {"who": "bot", "level": 1}]
    info = await host.create(game, seats=seats, hints=True)
    return "--join", str(info["invite"]), "--name", "Ada"


def state_of(server: Served) -> State:
    """The game of the only table."""
    return next(iter(server.context.registry.sessions.values())).table.state


async def test_a_game_is_played_and_continued_in_the_terminal(
    quick_server: Served, tmp_path: Path
) -> None:
    given = "legal all\n1\nundo\n1\nnonsense\nsay hello there\nquit\n"
    shown = await typed(quick_server, tmp_path, given, "arkantar", "--level", "1", "--name", "Ada")
    assert "   1  " in shown, "what can be played is listed"
    assert "Ada: hello there" in shown
    assert "Your seat is kept" in shown
    session = next(iter(quick_server.context.registry.sessions.values()))
    assert session.table.ply >= 1
    again = await typed(quick_server, tmp_path, "quit\n")
    assert "Your seat is kept" in again


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
    assert shown.count("ake three tokens or buy a tile") == 1, "what is asked stands at the prompt"


@pytest.mark.parametrize("word", [("--bot", "2=3"), ("--practice",), ("--random", "2")])
async def test_what_a_server_cannot_do_is_refused(
    quick_server: Served, tmp_path: Path, word: tuple[str, ...]
) -> None:
    with pytest.raises(AssertionError, match=f"{word[0]} cannot be used together with --server"):
        await typed(quick_server, tmp_path, "", "arkantar", *word)


async def test_whole_turns_and_verbs_are_typed_as_at_a_table_of_ones_own(
    quick_server: Served, tmp_path: Path
) -> None:
    given = (
        "+c4 -d2 nonsense\n+c4 -d2 d1-d5 +a3\nbuild\nc9\n\nbreak d2\nundo\n+C4 -d2 d1-d5\nquit\n"
    )
    shown = await typed(quick_server, tmp_path, given, *await first_seat(quick_server, "arkantar"))
    assert shown.count("Nothing was played.") == 2
    assert "After “d1-d5” the turn is over" in shown
    assert "Nothing can be done with “c9” now." in shown
    assert "Nothing was changed." in shown, "an empty answer lets one think again"
    assert "Taken back." in shown
    assert state_of(quick_server).actions[:3] == ["+c4", "-d2", "d1-d5"]


async def test_things_are_picked_put_back_and_chosen_with_score_log_and_help(
    quick_server: Served, tmp_path: Path
) -> None:
    given = "\ng\nk\nundo\nk w\ndone\nscore\nlog\nhelp\nsetup\ndraw\nhint\nquit\n"
    shown = await typed(quick_server, tmp_path, given, *await first_seat(quick_server, "ankhor"))
    assert "Chosen (2): g, k" in shown
    assert "Chosen (1): g" in shown
    assert "take w k g" in state_of(quick_server).actions
    lines = shown.splitlines()
    assert re.search(r"(> |\n)Ada: \d", shown), "the score"
    assert re.search(r">    1  (Player \d takes|You take) ", shown), "the log"
    assert "> Player 1: Ada\nPlayer 2: bot 1\n" in shown, "the setup"
    assert any(line.strip().startswith("say TEXT") for line in lines)
    assert not any(line.strip().startswith(("save", "position", "step")) for line in lines)
    assert Message("error-no-draws", game="Ankh’or").text("en") in shown
    assert re.search(r"> \w+ .* — (Player \d|You) ", shown), "the hint"


async def test_a_draw_is_offered_accepted_and_refused(quick_server: Served, tmp_path: Path) -> None:
    bob = await quick_server.person("Bob")
    info = await bob.create("arkantar")
    async with bob.live() as live:
        table = await live.sit(info["table"])

        async def play() -> None:
            await table.until(lambda: bool(table.info["status"] == "playing" and table.views))
            mine = table.info["yours"][0]
            await table.do("offer", mine, offer="draw")
            await table.until(lambda: any(e["event"] == "refused" for e in table.info["events"]))
            await table.do("offer", mine, offer="draw")
            await table.until(lambda: table.over)

        playing = asyncio.create_task(play())
        given = "n\ny\n" if info["yours"][0] == 0 else "decline\naccept\n"
        shown = await typed(quick_server, tmp_path, given, "--join", str(info["invite"]))
        async with asyncio.timeout(60):
            await playing
    assert shown.count("Bob offers a draw; “accept” or “decline”.") == 2
    assert shown.rstrip().endswith("The game is a draw.")


async def test_what_another_has_answered_is_taken_back_only_if_they_agree(
    quick_server: Served, tmp_path: Path
) -> None:
    bob = await quick_server.person("Bob")
    info = await bob.create("arkantar", seats=[{"who": "open"}, {"who": "me"}])
    async with bob.live() as live:
        table = await live.sit(info["table"])

        async def answer() -> None:
            for _ in range(3):
                assert await table.asked() == 1
                await table.act(table.rows(1)[0], 1)

        answering = asyncio.create_task(answer())
        given = "+c4 -d2 d1-d5\nundo\nquit\n"
        shown = await typed(quick_server, tmp_path, given, "--join", str(info["invite"]))
        async with asyncio.timeout(60):
            await answering
            await table.until(lambda: bool(table.info["offers"]))
    assert "The others are asked whether you may take it back." in shown
    assert [offer["offer"] for offer in table.info["offers"]] == ["takeback"]


async def test_what_others_say_does_not_disturb_a_line_that_is_being_typed(
    quick_server: Served, tmp_path: Path
) -> None:
    bob = await quick_server.person("Bob")
    info = await bob.create("arkantar", seats=[{"who": "open"}, {"who": "me"}])
    control, terminal = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, quick_server.address, "--join", str(info["invite"]), "--name", "Ada"],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env={
            **os.environ,
            "PYTHONPATH": str(SOURCE),
            "OSTRAKA_DATA_DIR": str(tmp_path),
            "OSTRAKA_LANG": "en",
            "TERM": "xterm",
            "PROMPT_TOOLKIT_NO_CPR": "1",
        },
    )
    os.close(terminal)
    seen = ""

    async def until(text: str) -> None:
        nonlocal seen
        deadline = time.monotonic() + 90
        while text not in seen:
            assert time.monotonic() < deadline, seen
            if (await asyncio.to_thread(select.select, [control], [], [], 0.5))[0]:
                seen += os.read(control, 65536).decode(errors="replace")

    async with bob.live() as live:
        table = await live.sit(info["table"])
        await until("3 actions left. >")
        os.write(control, b"+c")
        await until("+c")
        seen = ""
        await table.do("chat", text="take your time")
        await until("Bob: take your time")
        await until("3 actions left. > +c")  # the line is drawn again below what was said
        os.write(control, b"4\r")
        await until("2 actions left. >")
        os.write(control, b"quit\r")
        await until("Your seat is kept")
    assert await asyncio.to_thread(process.wait, 30) == 0
    os.close(control)
    assert state_of(quick_server).actions == ["+c4"]
