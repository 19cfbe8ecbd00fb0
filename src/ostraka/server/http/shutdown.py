"""Taking leave: on SIGTERM and SIGINT clients hear when to come back before connections close."""

from __future__ import annotations

import asyncio
import signal
import threading
from types import FrameType

from ostraka.server.context import Scene


def take_leave(scene: Scene) -> None:
    """Say goodbye when the process is asked to end, then let the web server end as it does."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)
        if not callable(before):
            continue

        def leave(signum: int, frame: FrameType | None, before: object = before) -> None:
            loop.call_soon_threadsafe(scene.say_goodbye)
            if callable(before):
                before(signum, frame)

        signal.signal(number, leave)
