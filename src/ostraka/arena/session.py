"""A contest as it is played: whatever its file lacks, each result safe before it is told."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing

from ostraka.arena.ledger import Ledger
from ostraka.arena.result import GameResult
from ostraka.arena.workers import cores, play


def compete(
    ledger: Ledger, rounds: int, *, workers: int | None = 1, ray: str | None = None
) -> Generator[GameResult, None, None]:
    """Play the games of so many rounds that are not in the ledger yet.

    Without a number of workers there is one for each core, here or of the cluster at the address
    `ray` (see `ostraka.arena.cluster`).

    Each result is given once it is on the disk. Closing the iterator ends everything that was
    started, and loses only the games that were being played.
    """
    contest = ledger.contest
    missing = [f for f in contest.fixtures(rounds) if f.number not in ledger]
    if ray is None:
        games = play(contest, missing, min(workers or cores(), len(missing) or 1))
    else:
        from ostraka.arena.cluster import play_on_ray

        games = play_on_ray(contest, missing, ray, workers)
    with closing(games):
        for result in games:
            ledger.append(result)
            yield result
