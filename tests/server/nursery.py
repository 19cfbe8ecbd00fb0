"""A process in which everything is loaded, and which bears servers that can be killed.

Each line on its standard input, `PORT DATABASE`, starts a server in a fork of it; the answer is the
fork's process id. Loading Python, the rules and their kernels once makes fifty starts affordable.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from dataclasses import replace

import uvicorn

import ostraka
from ostraka.server.app import create_app
from ostraka.server.limits import FRAME
from tests.server.serving import QUIET


def serve(port: int, database: str) -> None:
    app = create_app(replace(QUIET, database=database, port=port))
    config = uvicorn.Config(
        app, port=port, ws="websockets-sansio", ws_max_size=FRAME, log_config=None, access_log=False
    )
    asyncio.run(uvicorn.Server(config).serve())


def main() -> None:
    ostraka.load("arkantar").prepare()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        port, database = line.split()
        child = os.fork()
        if child == 0:
            try:
                serve(int(port), database)
            finally:
                os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
