"""A contest as it is played: its games as a job of numbered pieces (`ostraka.work`).

A bot that takes longer than the limit loses its game, and its process is ended. A game whose
process dies is played again: once. If it dies again while the same bot is thinking, that bot has
crashed; else the game is void.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Iterable, Sequence
from typing import Any

from ostraka.arena.contest import Contest, Fixture
from ostraka.arena.heartbeat import NOBODY, counted, new_heartbeat, read_heartbeat
from ostraka.arena.ledger import Ledger
from ostraka.arena.result import Fault, GameResult, forfeit
from ostraka.arena.table import play_table, too_slow
from ostraka.bots.spec import Spec
from ostraka.core.game.registry import load
from ostraka.core.game.study import Budget
from ostraka.work.job import Job
from ostraka.work.pool import resume, run

LOOK = 0.25
"""Seconds between two looks at a game that nobody is thinking in."""


class ContestJob(Job[GameResult]):
    """The games of a contest."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.page = new_heartbeat(contest.players)

    def prepare(self) -> None:
        """Make the rules and our own bots ready, each by one small decision.

        Bots of others are left alone: what they do is watched, and here nobody watches.
        """
        contest, game = self.contest, load(self.contest.game)
        game.prepare()
        state = game.start(seed=0, players=contest.players, **contest.options)
        while len(state.codes) == 1:  # where there is no choice, nobody searches
            state.play(state.codes[0])
        for spec in contest.specs if not state.over else ():
            if spec.own:
                searches = spec.level is not None or spec.name == "uct"
                small = Spec(spec.name, Budget(iterations=1) if searches else None)
                small.make(game, 0).choose(state.fork())

    def digest(self) -> str:
        """Which rules and bots play here."""
        return self.contest.code

    def do(self, number: int, page: Any = None) -> GameResult:
        """Play one game."""
        heartbeat = read_heartbeat(
            bytearray(self.page) if page is None else page, self.contest.players
        )
        return play_table(self.contest, self.contest.fixture(number), heartbeat)

    def watch(self, number: int, page: Any) -> float | GameResult:
        """Look whether a bot hangs."""
        heartbeat, limit = read_heartbeat(page, self.contest.players), self.contest.limit
        seat, deadline = int(heartbeat.seat), float(heartbeat.deadline)
        if seat == NOBODY:
            return LOOK
        wait = deadline - time.monotonic() + LOOK / 10
        if wait > 0 or heartbeat.deadline != deadline:
            return max(0.0, wait)
        found = counted(heartbeat)
        for name, of in (("seconds", sum), ("slowest", max)):
            spent = list(found[name])
            spent[seat] = round(of((spent[seat], limit)), 6)
            found[name] = tuple(spent)
        return self._forfeit(number, Fault(seat, "hang", too_slow(limit)), found)

    def lost(self, number: int, pages: Sequence[bytes], reason: str) -> GameResult:
        """Blame the bot that was thinking whenever the process died."""
        heartbeats = [read_heartbeat(page, self.contest.players) for page in pages if page]
        blamed = (
            {int(heartbeat.seat) for heartbeat in heartbeats} if len(heartbeats) == 2 else {NOBODY}
        )
        seat = blamed.pop() if len(blamed) == 1 and blamed != {NOBODY} else None
        fault = Fault(
            seat, "void" if seat is None else "crash", f"the process died twice ({reason})"
        )
        return self._forfeit(number, fault, counted(heartbeats[-1]) if heartbeats else {})

    def failed(self, number: int, reason: str) -> GameResult:
        """A game that ended by no bot's fault counts for nobody."""
        return self._forfeit(number, Fault(None, "void", reason), {})

    def _forfeit(self, number: int, fault: Fault, found: dict[str, Any]) -> GameResult:
        return forfeit(self.contest.fixture(number), fault, **found)


def play(
    contest: Contest, fixtures: Iterable[Fixture], workers: int = 1
) -> Generator[GameResult, None, None]:
    """Play games in this many processes and give their results as they come.

    With no workers at all they are played in this very process, where a debugger can stop and a bot
    that hangs is not noticed.
    """
    return run(ContestJob(contest), (fixture.number for fixture in fixtures), workers)


def compete(
    ledger: Ledger, rounds: int, *, workers: int | None = 1, ray: str | None = None
) -> Generator[GameResult, None, None]:
    """Play the games of this many rounds that are not in the ledger yet, see `ostraka.work.resume`.

    Each result is given once it is on the disk; closing the iterator loses only the games that were
    being played.
    """
    missing = [f.number for f in ledger.contest.fixtures(rounds) if f.number not in ledger]
    return resume(ContestJob(ledger.contest), missing, ledger.append, workers=workers, ray=ray)
