"""A server killed at random moments under load, and PostgreSQL itself too."""

from __future__ import annotations

import pytest

from tests.server.chaos import run
from tests.server.cluster import Cluster

pytestmark = pytest.mark.anyio
KILLS = 20


async def test_twenty_kills_lose_nothing_and_do_nothing_twice(
    database: str, request: pytest.FixtureRequest
) -> None:
    shared = database.startswith("postgresql")
    cluster: Cluster | None = request.getfixturevalue("cluster") if shared else None
    found = await run(database, KILLS, 4, cluster)
    assert found["acknowledged"] >= KILLS
    assert found["actions"] > 0
