"""A first start: rules are compiled while the server already answers, and given up when it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from ostraka.core.game.registry import load
from ostraka.core.kernel.compile import COMPILED
from ostraka.core.kernel.prepare import Cancelled, TaskProcesses, prepare

SOON = 20.0
"""Seconds: compiling all games takes minutes of computing, and a busy machine takes its time."""


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")
def test_a_server_that_is_interrupted_while_it_compiles_ends_soon(tmp_path: Path) -> None:
    own = {"OSTRAKA_CACHE_DIR": tmp_path / "cache", "OSTRAKA_COMPILED_DIR": tmp_path / "none"}
    options = ("--port", "0", "--database", f"sqlite:///{tmp_path}/server.db")
    with subprocess.Popen(
        [sys.executable, "-m", "ostraka.cli", "serve", *options, "--log-level", "error"],
        env={**os.environ, **{name: str(path) for name, path in own.items()}},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        assert server.stdout is not None
        address = next(word for word in server.stdout.readline().split() if "http" in word)
        path = f"{address}/api/games/arkantar/ready"
        while not (answer := httpx.get(path, timeout=60).json())["of"]:
            time.sleep(0.05)
        assert not answer["ready"]
        begun = time.monotonic()
        server.send_signal(signal.SIGINT)
        said = server.communicate(timeout=120)[0]
        assert time.monotonic() - begun < SOON
        assert "Traceback" not in said


def test_who_goes_away_gives_up_what_is_under_way() -> None:
    workers = TaskProcesses()
    worker = workers.start([sys.executable, "-c", "input()"])
    workers.cancel()
    with worker:
        assert worker.wait(60) != 0
    with pytest.raises(Cancelled):
        workers.start([sys.executable, "-c", "input()"])
    with pytest.raises(Cancelled):
        prepare(load("arkantar"), workers=workers)
