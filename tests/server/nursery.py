"""A process in which everything is loaded, and which bears servers that can be killed.

Each line on its standard input, a port, starts a server in a fork of it; the answer is the fork's
process id. Loading Python, the rules and their kernels once makes fifty starts affordable.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from dataclasses import replace

import uvicorn
from fastapi import FastAPI

import ostraka
from ostraka.server.app import create_app
from ostraka.server.live.wire import configured
from tests.server.serving import QUIET


def serve(app: FastAPI, port: int) -> None:
    config = configured(app, port=port)
    asyncio.run(uvicorn.Server(config).serve())


def main() -> None:
    ostraka.load("arkantar").prepare()
    app = create_app(replace(QUIET, database=sys.argv[1]))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            try:
                serve(app, int(line))
            finally:
                os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
