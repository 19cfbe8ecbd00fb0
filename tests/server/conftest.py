from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.cluster import Cluster, binary
from tests.server.serving import Served, serving

STORES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    if binary("initdb") is None or binary("postgres") is None:
        pytest.skip("PostgreSQL is not installed on this machine")
    found = Cluster()
    yield found
    found.close()


@pytest.fixture(params=STORES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/server.db"
    cluster: Cluster = request.getfixturevalue("cluster")
    word = "".join(mark if mark.isalnum() else "_" for mark in tmp_path.name.lower())
    return cluster.create(f"test_{word}"[:60])


@pytest.fixture
async def server(database: str) -> AsyncIterator[Served]:
    async with serving(database) as served:
        yield served


@pytest.fixture
async def quick_server(tmp_path: Path) -> AsyncIterator[Served]:
    """A server whose store does not matter to the test."""
    async with serving(f"sqlite:///{tmp_path}/server.db") as served:
        yield served
