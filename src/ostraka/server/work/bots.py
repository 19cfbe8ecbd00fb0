"""Where bots think: threads beside the event loop, shared fairly by all tables.

Kernels release the interpreter while they search, so threads are enough. Decisions are taken in the
order in which they came due. When more bots are due than there are threads, each thinks shorter,
in proportion, but never less than the floor's share of its level's time.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ostraka.bots.advice import advised
from ostraka.bots.levels import levels
from ostraka.bots.simple import Bot
from ostraka.bots.spec import Spec, bot, parse_spec
from ostraka.core.game.study import Budget
from ostraka.core.play.state import State
from ostraka.protocol.live import Hint
from ostraka.server.metrics import Metrics
from ostraka.server.work.warmup import Ready, at_once

T = TypeVar("T")
HINT_SECONDS = 1.0

log = logging.getLogger("ostraka.bots")


class BotThreads:
    """The threads in which bots think."""

    def __init__(
        self, threads: int, floor: float, metrics: Metrics, ready: Ready = at_once
    ) -> None:
        self.threads = threads or max(1, os.cpu_count() or 1)
        self.floor = floor
        self.metrics = metrics
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="bot")
        self._studies = ThreadPoolExecutor(1, thread_name_prefix="study")
        self._tries = ThreadPoolExecutor(self.threads, thread_name_prefix="try")
        self._reviews = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._memories = ThreadPoolExecutor(1, thread_name_prefix="memory")
        self._due = 0
        self._making = threading.Lock()
        self._bots: dict[tuple[str, str], tuple[Bot, threading.Lock]] = {}
        self.ready = ready
        """Waits until the bots of a game are ready."""

    def close(self) -> None:
        """Think no more."""
        for pool in (self._pool, self._studies, self._tries, self._reviews, self._memories):
            pool.shutdown(wait=False, cancel_futures=True)

    def share(self) -> float:
        """The share of their time that bots may think for now."""
        return min(1.0, max(self.floor, self.threads / max(1, self._due)))

    def budget(self, budget: Budget) -> Budget:
        """A level's budget under the load there is."""
        if budget.seconds is None:
            return budget
        return Budget(
            seconds=budget.seconds * self.share(),
            iterations=budget.iterations,
            nodes=budget.nodes,
        )

    async def choose(self, state: State, spec: str) -> str:
        """The action of a bot, by its name, in a state (a fork, which is nobody else's)."""
        await self.ready(state.game.reference)
        return await self._run(self._pool, lambda: self._chosen(state, parse_spec(spec)))

    def _chosen(self, state: State, spec: Spec) -> str:
        before = state.fork()
        try:
            if spec.level is None or spec.budget is not None:
                return self._of_others(state, spec)
            known = levels(state.game)
            number = min(spec.level, len(known))
            player = bot(state.game, level=number, budget=self.budget(known[number - 1].budget))
            return player.choose(state).text
        except Exception:
            log.exception("a bot failed; it plays the first legal action", extra={"bot": str(spec)})
            return before.legal[0].text

    def _of_others(self, state: State, spec: Spec) -> str:
        """The action of a bot that is no level: it is made once, and asked one thing at a time."""
        key = state.game.reference, str(spec)
        with self._making:
            if key not in self._bots:
                made = spec.make(state.game, secrets.randbelow(2**31))
                self._bots[key] = made, threading.Lock()
            player, free = self._bots[key]
        with free:
            answer = player.choose(state.fork())
        return state.legal[state.legal.codes.index(state.code(answer))].text

    async def advise(self, state: State) -> Hint:
        """What the strongest level would play, as the protocol says it."""
        await self.ready(state.game.reference)
        return await self._run(self._studies, lambda: _advice(state))

    async def study(self, job: Callable[[], T]) -> T:
        """Something long that nobody's game waits for."""
        return await self._run(self._studies, job)

    async def judge(self, job: Callable[[], T]) -> T:
        """Something short that somebody looks forward to: it does not wait behind studies."""
        return await self._run(self._tries, job)

    async def review(self, job: Callable[[], T]) -> T:
        """Something so long that not even a study waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self._reviews, job)

    async def recall(self, job: Callable[[], T]) -> T:
        """Something about the past; one at a time, so that those who play notice nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._memories, job)

    async def _run(self, pool: ThreadPoolExecutor, job: Callable[[], T]) -> T:
        self._due += 1
        self.metrics.thinking.inc()
        started = time.monotonic()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, job)
        finally:
            self._due -= 1
            self.metrics.thinking.dec()
            self.metrics.thought_seconds.observe(time.monotonic() - started)


def _advice(state: State) -> Hint:
    asked = state.gathering
    searches = asked.most if asked is not None and not asked.at_once else 1
    found = advised(state, Budget(seconds=HINT_SECONDS / min(max(searches, 1), 4)))
    alone = state.players == 1
    return {
        "parts": found.parts,
        "text": found.text,
        "message": found.action.message.as_json(),
        "wins": None if alone else [round(share, 4) for share in found.best.wins],
    }
