"""The end of a deal of the day: its result is entered in the transaction of the last action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from sqlalchemy import Connection, update

from ostraka.protocol.daily import DealResult
from ostraka.server.live.broadcast import Before
from ostraka.server.store.schema import deal_games
from ostraka.server.store.writer import Job
from ostraka.server.tables.entries import JournalEntry
from ostraka.server.tables.table import GameTable

RESULTS: tuple[DealResult, ...] = get_args(DealResult)
"""From the best to the worst; the store keeps which."""


def deal_job(table: GameTable, before: Before, entries: Sequence[JournalEntry]) -> Job[None] | None:
    """What a deal of the day that has just ended enters; it is entered once."""
    if table.setup.day is None or table.status != "over" or before.status == "over":
        return None
    outcome = table.state.outcome
    assert outcome is not None
    mine, other = outcome.scores
    resigned = any(entry.kind in ("resign", "flag") for entry in entries)
    result: DealResult = "draw" if outcome.draw else "won" if outcome.winner == 0 else "lost"
    values = {
        "ended": table.moved,
        "result": RESULTS.index("resigned" if resigned else result),
        "margin": mine - other,
        "score": mine,
    }
    enter = update(deal_games).where(deal_games.c.table == table.id, deal_games.c.ended.is_(None))

    def job(connection: Connection) -> None:
        connection.execute(enter.values(values))

    return job
