"""Schemathesis on the OpenAPI document: whatever is sent, nothing breaks and errors are typed."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from ostraka.server.errors import STATUS
from ostraka.server.http.schema import http_schema
from tests.server.serving import serving


class Running:
    """A server in a thread of its own, and somebody who may use it."""

    def __init__(self, folder: Path) -> None:
        self._ended = threading.Event()
        self._ready = threading.Event()
        self.address = ""
        self._folder = folder
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(60)
        found = httpx.post(f"{self.address}/api/guests", json={"name": "Ada"}).json()
        self.secret = found["secret"]

    async def _serve(self) -> None:
        async with serving(f"sqlite:///{self._folder}/openapi.db", tables_per_guest=10**6) as s:
            context = s.context
            busy = (context.table_rate, context.study_rate, context.try_rate, context.puzzle_rate)
            for rates in busy:
                rates.rate = rates.burst = 1e6
            self.address = s.address
            self._ready.set()
            while not self._ended.is_set():
                await asyncio.sleep(0.05)

    def close(self) -> None:
        self._ended.set()
        self._thread.join(20)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    found = Running(tmp_path_factory.mktemp("openapi"))
    yield found
    found.close()


document = http_schema()
for slow in ("/api/puzzles/{puzzle}",):  # made by search; tested by themselves
    document["paths"].pop(slow)
schema = schemathesis.openapi.from_dict(document)


@schema.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)
def test_no_request_breaks_the_server(case: Any, running: Running) -> None:
    if case.method == "DELETE" and case.path == "/api/me":
        return  # it would be the end of who asks all this
    case.headers = {**(case.headers or {}), "authorization": f"Bearer {running.secret}"}
    if case.path in ("/api/me/renew",):
        case.headers = {}
    response = case.call(base_url=running.address)
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        body = response.json()
        assert body["code"] in STATUS
        assert body["sentence"]
    else:
        case.validate_response(
            response,
            checks=[schemathesis.checks.response_schema_conformance],
        )
