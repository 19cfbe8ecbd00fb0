"""What a bot thinks of moves that somebody tries in a review: a short thought for each.

A person who tries the next move no longer waits for the last verdict, so the newest question
of a person takes the place of an older one that is still being thought about.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ostraka.bots.analysis import judged
from ostraka.core.errors import OstrakaError
from ostraka.core.game.study import Budget, Stop
from ostraka.core.i18n.message import Message
from ostraka.core.play.state import State
from ostraka.protocol.study import JudgementAnswer
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.work.bots import BotThreads

SECONDS = 0.25
"""How long a tried move is thought about, less under load."""
AGAIN = 0.3
"""Seconds after which a client may ask again for a verdict that was overtaken."""


class Tries:
    """The questions about tried moves that are being thought about, one for each person."""

    def __init__(self, bot_threads: BotThreads) -> None:
        self.bot_threads = bot_threads
        self._asked: dict[str, Stop] = {}

    async def judge(self, guest: str, game: str, branch: Callable[[], State]) -> JudgementAnswer:
        """The best action after the tried ones, and each seat's chance with it."""
        stop: Stop = np.zeros(1, np.int8)
        older = self._asked.get(guest)
        if older is not None:
            older[0] = 1
        self._asked[guest] = stop

        def work() -> JudgementAnswer:
            _unless_overtaken(stop)
            state = branch()
            try:
                found = judged(state, self.bot_threads.budget(Budget(seconds=SECONDS)), stop)
            except OstrakaError as error:
                raise refusal_of(error, "state") from None
            _unless_overtaken(stop)
            return {
                "seat": found.seat,
                "ply": state.ply,
                "text": found.action,
                "wins": [round(share, 4) for share in found.wins],
                "sure": found.sure,
            }

        try:
            await self.bot_threads.ready(game)
            return await self.bot_threads.judge(work)
        finally:
            if self._asked.get(guest) is stop:
                del self._asked[guest]


def _unless_overtaken(stop: Stop) -> None:
    if stop[0]:
        raise Refusal("stale", Message("server-overtaken"), retry_after=AGAIN)
