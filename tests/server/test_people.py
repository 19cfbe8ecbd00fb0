"""Guests: names, secrets, devices, one's own data."""

from __future__ import annotations

import asyncio
import json
from xml.etree import ElementTree

import pytest
import websockets
from sqlalchemy import select

import ostraka
from ostraka.client import Client, Refused
from ostraka.server.store.schema import entries, guests, secrets
from tests.server.serving import Served

pytestmark = pytest.mark.anyio


async def test_only_the_hash_of_a_secret_is_kept(server: Served) -> None:
    ada = await server.person("Ada")
    rows = await server.context.store.read(lambda c: c.execute(select(secrets)).all())
    assert len(rows) == 1
    assert ada.secret is not None
    assert ada.secret not in str(rows)
    assert len(ada.secret) >= 40


async def test_a_name_loses_what_cannot_be_seen_and_may_not_be_empty(server: Served) -> None:
    ada = await server.visitor()
    found = await ada.post("/api/guests", {"name": " A\u202e\u0007d\t\na\n "})
    assert found["name"] == "Ad a"
    with pytest.raises(Refused) as refused:
        await ada.post("/api/guests", {"name": "\u200b\u200b"})
    assert refused.value.code == "malformed"


async def test_a_wrong_secret_is_nobody(server: Served) -> None:
    async with Client(server.address, "guess") as eve:
        with pytest.raises(Refused) as refused:
            await eve.get("/api/me")
        assert refused.value.code == "secret"
        with pytest.raises(Refused):
            async with eve.live():
                pass


async def test_a_link_makes_another_device_the_same_person_once(server: Served) -> None:
    ada = await server.person("Ada")
    code = (await ada.post("/api/me/links"))["code"]
    phone = await server.visitor()
    found = await phone.post("/api/guests/link", {"code": code})
    assert found["guest"] == ada.guest
    assert found["secret"] != ada.secret
    phone.secret = found["secret"]
    assert (await phone.get("/api/me"))["name"] == "Ada"
    with pytest.raises(Refused) as refused:
        await phone.post("/api/guests/link", {"code": code})
    assert refused.value.code == "unknown"


async def test_a_renewed_secret_ends_all_others(server: Served) -> None:
    ada = await server.person("Ada")
    fresh = (await ada.post("/api/me/renew"))["secret"]
    with pytest.raises(Refused):
        await ada.get("/api/me")
    ada.secret = fresh
    assert (await ada.get("/api/me"))["guest"] == ada.guest


async def test_a_new_name_is_seen_at_the_tables(server: Served) -> None:
    ada = await server.person("Ada")
    made = await ada.play("arkantar", level=1, seat=0)
    await ada.request("PATCH", "/api/me", {"name": "Hypatia"})
    found = await ada.get(f"/api/tables/{made['table']}")
    assert found["seats"][0]["name"] == "Hypatia"


async def test_my_data_can_be_taken_along_and_deleted(server: Served) -> None:
    ada, bo = await server.person("Ada"), await server.person("Bo")
    made = await ada.create("arkantar", public=True, title="Come and play")
    await bo.join(str(made["invite"]))
    async with ada.live() as live:
        table = await live.sit(made["table"])
        await table.do("chat", text="my words")
    await ada.post("/api/solo/campaigns", {"name": "Thebes"})
    taken = await ada.get("/api/me/export")
    assert taken["guest"]["name"] == "Ada"
    assert [line["body"]["text"] for line in taken["chat"]] == ["my words"]
    assert taken["campaigns"][0]["name"] == "Thebes"
    assert len(taken["seats"]) == 1

    await ada.request("DELETE", "/api/me")
    with pytest.raises(Refused):
        await ada.get("/api/me")
    async with bo.live() as live:
        seen = await live.sit(made["table"])
        assert [line["text"] for line in seen.chat] in ([], [None])
        assert seen.info["seats"][0]["name"] is None
        assert seen.info["title"] == ""
    left = await server.context.store.read(lambda c: c.execute(select(guests.c.name)).all())
    assert [row.name for row in left] == ["Bo"]


async def test_nothing_that_i_wrote_stays_anywhere(server: Served) -> None:
    """Said as a spectator, titles in lists, names of players at my screen, records I brought."""
    ada, bo = await server.person("Ada"), await server.person("Bo")
    mine = await ada.create(
        "arkantar",
        public=True,
        title="my title",
        seats=[{"who": "open"}, {"who": "screen", "name": "my child"}],
    )
    record = ostraka.load("arkantar").start(seed=1).play("+a4").record.as_json()
    await ada.post("/api/tables/import", {"record": record, "title": "my record"})
    theirs = await bo.create("arkantar", public=True, seats=[{"who": "me"}, {"who": "screen"}])
    async with ada.live() as live:
        table = await live.sit(theirs["table"])
        await table.do("chat", text="my remark")
    taken = await ada.get("/api/me/export")
    assert [line["body"]["text"] for line in taken["chat"]] == ["my remark"]
    assert set(taken["titles"].values()) == {"my title", "my record"}
    await ada.request("DELETE", "/api/me")
    listed = next(row for row in await bo.get("/api/tables") if row["table"] == mine["table"])
    assert listed["title"] == ""
    assert [seat["name"] for seat in listed["seats"]] == [None, None]
    async with bo.live() as live:
        seen = await live.sit(theirs["table"])
        assert [line["text"] for line in seen.chat] in ([], [None])
    words = await server.context.store.read(lambda c: c.execute(select(entries.c.body)).all())
    assert not [row.body for row in words if "my " in row.body]


async def test_a_connection_ends_when_its_secret_does(server: Served) -> None:
    ada, bo = await server.person("Ada"), await server.person("Bo")
    for path, method in (("/api/me/renew", "POST"), ("/api/me", "DELETE")):
        async with websockets.connect(f"{server.address}/api/live".replace("http", "ws")) as thief:
            hello = {"type": "hello", "protocol": 1, "secret": ada.secret}
            await thief.send(json.dumps(hello))
            assert json.loads(await thief.recv())["name"] == "Ada"
            renewed = await ada.request(method, path)
            with pytest.raises(websockets.ConnectionClosed):
                await asyncio.wait_for(thief.recv(), 10)
            if renewed:
                ada.secret = renewed["secret"]
    assert (await bo.get("/api/me"))["name"] == "Bo"


async def test_a_qr_code_is_drawn_for_paths_of_this_server_only(quick_server: Served) -> None:
    someone = await quick_server.visitor()
    found = await someone._http.get("/api/qr.svg", params={"path": "/join/abc"})
    assert found.status_code == 200
    assert ElementTree.fromstring(found.text).tag == "{http://www.w3.org/2000/svg}svg"
    often = [await someone._http.get("/api/qr.svg", params={"path": f"/{n}"}) for n in range(30)]
    assert {answer.status_code for answer in often} == {200, 429}
    found = await someone._http.get("/api/qr.svg", params={"path": "https://example.org"})
    assert found.status_code == 422
