"""The deal of the day: the same for everyone, once, with a place among all who have played it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select, update

from ostraka.client import Client
from ostraka.server import ids
from ostraka.server.store.schema import deal_games, deals
from tests.server.serving import Served
from tests.server.test_tables import refused

pytestmark = pytest.mark.anyio


async def resigned(client: Client) -> str:
    """Somebody begins the deal and gives it up."""
    made = await client.post("/api/daily")
    async with client.live() as live:
        await (await live.sit(made["table"])).do("resign")
    return str(made["table"])


async def finished(served: Served, client: Client, **values: int) -> None:
    """Somebody has played the deal with this result."""
    table = (await client.post("/api/daily"))["table"]
    row = {"ended": ids.now(), "margin": 0, "score": 20, **values}
    enter = update(deal_games).where(deal_games.c.table == table).values(row)
    await served.context.store.write(lambda connection: connection.execute(enter) and None)


async def test_everyone_gets_the_same_cards(server: Served) -> None:
    ada, bo = await server.person("Ada"), await server.person("Bo")
    one, other = [await each.post("/api/daily") for each in (ada, bo)]
    assert one["table"] != other["table"]
    starts = []
    for made in (one, other):
        state = (await server.context.registry.session(made["table"])).table.state.fork()
        while state.ply:  # the bot may have begun already
            state.undo()
        starts.append(state.raw.tobytes())
    assert starts[0] == starts[1]
    assert one["seats"][1]["level"] == (await ada.get("/api/daily"))["level"]


async def test_a_deal_is_played_once_by_each_person(server: Served) -> None:
    ada = await server.person()
    made = await asyncio.gather(*(ada.post("/api/daily") for _ in range(4)))
    assert len({table["table"] for table in made}) == 1
    table = await resigned(ada)
    assert (await ada.post("/api/daily"))["table"] == table, "it does not begin again"


async def test_no_hint_and_no_taking_back(quick_server: Served) -> None:
    made = await (await quick_server.person()).post("/api/daily")
    assert (made["hints"], made["undo"], made["analysis"], made["public"]) == (False,) * 4


async def test_nobody_chooses_the_deal_and_nobody_is_told_it_before_they_have_played(
    quick_server: Served,
) -> None:
    ada = await quick_server.person()
    made = await ada.post("/api/daily")
    drawn = select(deals)
    deal = await quick_server.context.store.read(lambda c: c.execute(drawn).one())
    for told in (made, await ada.get("/api/daily"), await ada.get("/api/me/tables")):
        assert deal.entropy not in str(told)
        assert str(deal.seed) not in str(told)
    assert await refused(ada.get(f"/api/tables/{made['table']}/record")) == "forbidden"
    alone = [{"who": "me"}, {"who": "bot", "level": 4}]
    practice = await ada.create(deal.game, seats=alone, seed=deal.seed)
    session = quick_server.context.registry.sessions[practice["table"]]
    same = quick_server.context.registry.sessions[made["table"]]
    assert session.table.state.raw.tobytes() != same.table.state.raw.tobytes()
    assert await refused(ada.post("/api/play", {"game": deal.game, "entropy": deal.entropy})) == (
        "malformed"
    )


async def test_nobody_else_sees_the_cards_on_the_same_day(quick_server: Served) -> None:
    ada, bo = await quick_server.person("Ada"), await quick_server.person("Bo")
    table = await resigned(ada)
    key = (await ada.get(f"/api/tables/{table}"))["key"]
    assert await refused(bo.get(f"/api/tables/{table}", invite=key)) == "forbidden"


async def test_a_deal_of_an_earlier_day_may_be_shared(
    quick_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = await quick_server.person("Ada"), await quick_server.person("Bo")
    table = await resigned(ada)
    key = (await ada.get(f"/api/tables/{table}"))["key"]
    monkeypatch.setattr(ids, "today", lambda: "2999-01-01")
    assert (await bo.get(f"/api/tables/{table}", invite=key))["day"] is not None


async def test_places_go_by_result_then_margin_then_score(server: Served) -> None:
    people = [await server.person(name) for name in ("Ada", "Bo", "Cy", "Di", "Eve")]
    results = [
        {"result": 2, "margin": -3},
        {"result": 0, "margin": 5},
        {"result": 0, "margin": 5, "score": 30},
        {"result": 0, "margin": 2, "score": 90},
        {"result": 0, "margin": 5, "score": 30},
    ]
    for person, result in zip(people, results, strict=True):
        await finished(server, person, **result)
    told = [await person.get("/api/daily") for person in people]
    assert [each["place"] for each in told] == [5, 3, 1, 4, 1]
    assert {each["players"] for each in told} == {5}


async def test_who_resigns_comes_last_and_the_day_counts(server: Served) -> None:
    ada, bo = await server.person("Ada"), await server.person("Bo")
    before: Any = await ada.get("/api/daily")
    assert (before["table"], before["place"], before["days"]) == (None, None, [])
    await finished(server, bo, result=2, margin=-40, score=0)
    table = await resigned(ada)
    after = await ada.get("/api/daily")
    assert (after["table"], after["result"], after["place"]) == (table, "resigned", 2)
    assert after["days"] == [after["day"]]


async def test_a_stranger_sees_the_deal_but_does_not_play(quick_server: Served) -> None:
    visitor = await quick_server.visitor()
    assert (await visitor.get("/api/daily"))["players"] == 0
    assert await refused(visitor.post("/api/daily")) == "secret"


async def test_a_rematch_of_the_deal_is_another_deal(quick_server: Served) -> None:
    ada = await quick_server.person()
    made = await ada.post("/api/daily")
    async with ada.live() as live:
        table = await live.sit(made["table"])
        await table.do("resign")
        await table.do("offer", offer="rematch")
    again = (await ada.get(f"/api/tables/{made['table']}"))["rematch"]
    rematch = await quick_server.context.registry.session(again)
    first = await quick_server.context.registry.session(made["table"])
    assert rematch.table.setup.day is None
    assert rematch.table.setup.entropy != first.table.setup.entropy


async def test_what_is_kept_of_deals_is_exported_and_deleted(server: Served) -> None:
    ada, bo = await server.person("Ada"), await server.person("Bo")
    table = await resigned(ada)
    assert [row["table"] for row in (await ada.get("/api/me/export"))["deals"]] == [table]
    await ada.request("DELETE", "/api/me")
    assert (await bo.get("/api/daily"))["players"] == 0
