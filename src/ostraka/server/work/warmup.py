"""Warming up: the rules and the bots of every game are made ready before a table needs them.

Compiling would hold the whole server up, so it is done by other processes (`core.prepare`,
`bots.prepare`); what is asked of a game meanwhile waits for that game alone, and is told how far
it is. Games become ready one after the other; one that somebody waits for does not queue.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ostraka.bots.prepare import prepare_bots
from ostraka.core.game.registry import load, load_all
from ostraka.core.kernel.prepare import Cancelled, TaskProcesses, prepare

Ready = Callable[[str], Awaitable[None]]
"""Waits until something about a game, by its name, is ready."""

log = logging.getLogger("ostraka.warmup")


async def at_once(game: str) -> None:
    """Where nothing is warmed up nobody waits."""


class WarmUp:
    """Which games are ready, and how far the others are."""

    def __init__(self) -> None:
        self._rules: dict[str, asyncio.Task[None]] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._progress: dict[str, tuple[int, int]] = {}
        self._compiling = TaskProcesses()

    def begin(self) -> asyncio.Task[None]:
        """Make all games ready, one after the other."""
        return asyncio.create_task(self._all())

    def end(self) -> None:
        """Nobody waits any more: what is under way is given up."""
        self._compiling.cancel()

    async def _all(self) -> None:
        for game in load_all():
            await self.rules(game.name)
        for game in load_all():
            await self.bots(game.name)

    def is_ready(self, game: str) -> bool:
        """Whether a table of a game can be laid out at once."""
        task = self._rules.get(game)
        return task is not None and task.done()

    def progress(self, game: str) -> tuple[int, int]:
        """How many compile tasks of a game are done, of how many."""
        return self._progress.get(game, (0, 0))

    async def rules(self, game: str) -> None:
        """Wait until a game's rules are ready."""
        if game not in self._rules:
            self._rules[game] = asyncio.create_task(self._make_rules(game))
        await asyncio.shield(self._rules[game])

    async def bots(self, game: str) -> None:
        """Wait until a game's bots are ready."""
        if game not in self._bots:
            self._bots[game] = asyncio.create_task(self._make_bots(game))
        await asyncio.shield(self._bots[game])

    async def _make_rules(self, name: str) -> None:
        def tell(done: int, of: int, task: str) -> None:
            self._progress[name] = done, of

        await self._try(name, "rules", lambda: prepare(load(name), tell, workers=self._compiling))

    async def _make_bots(self, name: str) -> None:
        await self.rules(name)
        await self._try(name, "bots", lambda: prepare_bots(load(name), self._compiling))

    async def _try(self, name: str, what: str, work: Callable[[], None]) -> None:
        """What cannot be made ready is compiled when it is used."""
        try:
            await asyncio.to_thread(work)
            log.info("a game is ready", extra={"game": name, "ready": what})
        except Cancelled:
            log.debug("a game was not made ready", extra={"game": name})
        except Exception:
            log.exception("a game could not be made ready", extra={"game": name})
