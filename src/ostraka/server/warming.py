"""Warming up: the rules and the bots of every game are made ready before a table needs them.

It happens in a thread of its own after the start; a server that is asked sooner serves anyway.
"""

from __future__ import annotations

import logging
import threading

from ostraka.bots import bot
from ostraka.core.prepare import prepare
from ostraka.core.registry import game_names, load
from ostraka.core.study import Budget

__all__ = ["warm_up"]

log = logging.getLogger("ostraka.warming")


def warm_up(ended: threading.Event) -> None:
    """Make all games ready, one after the other, until the server ends."""

    def work() -> None:
        for name in game_names():
            if ended.is_set():
                return
            try:
                _make_ready(name)
            except Exception:
                log.exception("a game could not be made ready", extra={"game": name})

    threading.Thread(target=work, name="warming", daemon=True).start()


def _make_ready(name: str) -> None:
    game = load(name)
    prepare(game)
    state = game.start(seed=0)
    for seat in (None, *range(state.players)):
        state.view(seat)
    bot(game, level=3, seed=0, budget=Budget(iterations=2, nodes=2)).choose(state)
    log.info("a game is ready", extra={"game": name})
