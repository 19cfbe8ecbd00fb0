"""Looking for somebody: who wants the same meets, and nobody waits at a second table."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ostraka.client import Client
from ostraka.server.record import strength
from tests.server.serving import Served
from tests.server.test_tables import refused

pytestmark = pytest.mark.anyio
QUICK = {"kind": "turns", "base": 600, "increment": 5}


async def sought(client: Client, game: str = "arkantar", **more: Any) -> Any:
    return await client.post("/api/seek", {"game": game, **more})


def rated(monkeypatch: pytest.MonkeyPatch, ratings: dict[str, int]) -> None:
    """Gives people ratings as if they had played for them."""

    def of(guest: str) -> Any:
        return lambda _: [{"game": "arkantar", "rating": ratings.get(guest)}]

    monkeypatch.setattr(strength, "strengths_of", of)


async def test_who_seeks_first_waits_and_who_seeks_next_sits_down(server: Served) -> None:
    ada, bo = await server.person("Ada"), await server.person("Bo")
    waiting = await sought(ada, clock=QUICK)
    assert (waiting["status"], waiting["public"], waiting["hints"]) == ("waiting", True, False)
    found = await sought(bo, clock=QUICK)
    assert (found["table"], found["status"]) == (waiting["table"], "playing")


async def test_who_seeks_the_same_twice_has_one_table(server: Served) -> None:
    ada = await server.person()
    first = await sought(ada)
    assert (await sought(ada))["table"] == first["table"]
    assert len(await ada.get("/api/tables")) == 1


async def test_many_who_seek_at_once_meet_in_pairs(server: Served) -> None:
    people = [await server.person(f"Guest {number}") for number in range(4)]
    found = await asyncio.gather(*(sought(person) for person in people))
    assert len({table["table"] for table in found}) == 2


@pytest.mark.parametrize("other", [{"game": "ankhor"}, {"clock": QUICK}])
async def test_another_game_or_clock_does_not_fit(
    quick_server: Served, other: dict[str, Any]
) -> None:
    ada, bo = await quick_server.person("Ada"), await quick_server.person("Bo")
    waiting = await sought(ada)
    assert (await sought(bo, **other))["table"] != waiting["table"]


async def test_a_table_with_hints_or_options_of_its_own_is_no_answer(quick_server: Served) -> None:
    ada, bo = await quick_server.person("Ada"), await quick_server.person("Bo")
    made = [
        await ada.create("arkantar", public=True, hints=True),
        await ada.create("arkantar", public=True, options={"board": "5x5"}),
        await ada.create("arkantar"),
    ]
    assert (await sought(bo))["table"] not in {table["table"] for table in made}


async def test_a_seek_that_was_withdrawn_is_gone(server: Served) -> None:
    ada, bo = await server.person("Ada"), await server.person("Bo")
    waiting = await sought(ada)
    await ada.post(f"/api/tables/{waiting['table']}/cancel")
    assert await bo.get("/api/tables") == []
    assert (await sought(bo))["table"] != waiting["table"]


async def test_people_of_equal_strength_find_each_other(
    quick_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("Ada", "Bo", "Cy")
    ada, bo, cy = [await quick_server.person(name) for name in names]
    ids = [(await each.get("/api/me"))["guest"] for each in (ada, bo, cy)]
    rated(monkeypatch, dict(zip(ids, (1500, 1900, 1650), strict=True)))
    waiting = await sought(ada, near=True)
    assert waiting["near"] is True
    assert "1500" not in str(await bo.get("/api/tables")), "how strong she is nobody is told"
    assert (await sought(bo, near=True))["table"] != waiting["table"]
    assert (await sought(bo))["table"] != waiting["table"]
    assert await refused(bo.post(f"/api/tables/{waiting['table']}/join", {})) == "forbidden"
    assert (await sought(cy, near=True))["table"] == waiting["table"]


async def test_who_has_no_rating_cannot_seek_by_it(quick_server: Served) -> None:
    ada = await quick_server.person()
    assert await refused(sought(ada, near=True)) == "state"
    assert await ada.get("/api/tables") == []


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown"),
        ({"game": "ancient_knowledge_solo"}, "illegal"),
        ({"game": "arkantar", "clock": {"kind": "turns", "base": 1}}, "malformed"),
        ({"game": "arkantar", "players": 9}, "malformed"),
    ],
)
async def test_what_cannot_be_sought_is_refused(
    quick_server: Served, body: dict[str, Any], code: str
) -> None:
    ada = await quick_server.person()
    assert await refused(ada.post("/api/seek", body)) == code
    assert await ada.get("/api/tables") == []
