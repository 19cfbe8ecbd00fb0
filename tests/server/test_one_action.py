"""The way of one action through server and page, as docs/architecture.md has it."""

from __future__ import annotations

import asyncio
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.server.serving import serving

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "ostraka"

Call = tuple[str, str]


def way(title: str) -> list[Call]:
    """The files and functions of a section's table, in their order."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.split(f"### {title}\n")[1].split("\n#")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")][2:]
    cells = [row.strip("|").split("|")[1].strip().strip("`") for row in rows]
    return [(file, function) for file, _, function in (cell.partition(": ") for cell in cells)]


@contextmanager
def traced() -> Iterator[list[Call]]:
    """Every call of our functions, of all threads that begin in it."""
    called: list[Call] = []

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(str(SOURCES)):
            file = Path(frame.f_code.co_filename).relative_to(SOURCES).as_posix()
            called.append((file, frame.f_code.co_qualname))

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


@pytest.mark.anyio
async def test_an_action_goes_through_the_server_as_the_table_says(tmp_path: Path) -> None:
    told = way("One action through the server")
    with traced() as called:
        async with serving(f"sqlite:///{tmp_path}/s.db") as served:
            ada = await served.person("Ada")
            made = await ada.create("arkantar", seats=[{"who": "me"}, {"who": "screen"}])
            async with ada.live() as live:
                table = await live.sit(made["table"])
                seat = await table.asked()
                row = table.rows(seat or 0)[0]
                called.clear()
                await table.act(row, seat)
                async with asyncio.timeout(20):
                    await table.until(lambda: table.views[0]["ply"] == 1)
            calls = iter(list(called))
    for call in told:
        assert call in calls, f"{call} was not called, or not after what stands before it"


@pytest.mark.parametrize("title", ["From a touch to the server", "From a message to the board"])
def test_the_page_calls_the_functions_of_the_table(title: str) -> None:
    told = way(title)
    assert len(told) > 3
    before = ""
    for file, function in told:
        text = (ROOT / "web" / "src" / file).read_text(encoding="utf-8")
        declared = rf"(function |^  (private |async )*){function}(<\w+>)?\("
        assert re.search(declared, text, re.M), f"{file} declares no {function}"
        before += re.sub(declared, "", text, flags=re.M)
        assert re.search(rf"\b{function}\b", before), f"nothing before {file} uses {function}"
