"""Bad input: typed errors or a clean close, and other tables notice nothing."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from ostraka.client import Refused
from ostraka.protocol.live import server_messages
from ostraka.server.errors import STATUS
from ostraka.server.http.limits import Rates
from tests.server.serving import Served, serving

pytestmark = pytest.mark.anyio


def live(server: Served) -> str:
    return server.address.replace("http", "ws") + "/api/live"


async def greeted(server: Served, secret: str | None = None, **more: Any) -> ClientConnection:
    socket = await websockets.connect(live(server), max_size=None, **more)
    await socket.send(json.dumps({"type": "hello", "protocol": 1, "secret": secret}))
    await socket.recv()
    return socket


async def answer(socket: ClientConnection, frame: str | bytes) -> dict[str, Any]:
    await socket.send(frame)
    found: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 10))
    return found


@pytest.mark.parametrize(
    "first",
    [
        "",
        "hello",
        "[]",
        "{}",
        '{"type": "hello"}',
        '{"type": "hello", "protocol": 99}',
        '{"type": "hello", "protocol": 1, "secret": "guess"}',
        '{"type": "subscribe", "table": "aaaaaaaa"}',
    ],
)
async def test_who_does_not_say_hello_is_refused_and_closed(
    quick_server: Served, first: str
) -> None:
    async with websockets.connect(live(quick_server)) as socket:
        assert (await answer(socket, first))["type"] == "refused"
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), 5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def frames(chance: random.Random, table: str) -> Any:
    """Frames of all sorts of wrongness, without end."""
    kinds = ["act", "undo", "subscribe", "chat", "offer", "answer", "why", "preview", "mute", "x"]
    values: list[Any] = [
        *(None, True, -1, 2**70, 1.5, "", "x" * 500, [], {}, [[]], {"verb": "move"}),
        *({"verb": {"a": 1}}, {"verb": ["x"] * 99}, "\ud800", "\x00", table, float("1e400")),
    ]
    names = ["table", "id", "version", "parts", "text", "seat", "ref", "offer", "yes", "on", "of"]
    while True:
        message: dict[str, Any] = {"type": chance.choice(kinds), "table": table}
        for name in chance.sample(names, chance.randrange(5)):
            message[name] = chance.choice(values)
        text = json.dumps(message)
        choice = chance.random()
        if choice < 0.1:
            text = text[: chance.randrange(len(text))]
        elif choice < 0.15:
            text = "[" * chance.randrange(2000)
        elif choice < 0.2:
            yield bytes(chance.randrange(256) for _ in range(40))
            continue
        yield text


async def test_a_fuzzer_of_frames_gets_typed_errors_and_the_table_stays(
    quick_server: Served,
) -> None:
    ada, bo = await quick_server.person("Ada"), await quick_server.person("Bo")
    made = await ada.create("arkantar")
    await bo.join(str(made["invite"]))
    table = made["table"]
    session = await quick_server.context.registry.session(table)
    before = session.table.state.tobytes()
    chance = random.Random(6)
    source = frames(chance, table)
    socket = await greeted(quick_server, ada.secret)
    for _ in range(400):
        await socket.send(next(source))
    found = await answer(socket, '{"type": "ping", "ref": 77}')
    codes = set()
    while found.get("ref") != 77 or found["type"] != "pong":
        server_messages.validate_python(found)
        if found["type"] == "refused":
            assert found["code"] in STATUS
            codes.add(found["code"])
        found = json.loads(await asyncio.wait_for(socket.recv(), 10))
    await socket.close()
    assert "malformed" in codes
    assert session.table.state.tobytes() == before or session.table.ply > 0


async def test_an_oversized_frame_closes_only_its_connection(quick_server: Served) -> None:
    one, two = await greeted(quick_server), await greeted(quick_server)
    await one.send("x" * 200_000)
    with pytest.raises(websockets.ConnectionClosed):
        await asyncio.wait_for(one.recv(), 5)
    assert (await answer(two, '{"type": "ping"}'))["type"] == "pong"
    await two.close()


async def flood(socket: ClientConnection) -> None:
    for _ in range(2000):
        await socket.send('{"type": "ping"}')
        await asyncio.sleep(0)
    while True:
        await asyncio.wait_for(socket.recv(), 5)


async def test_a_flood_is_refused_and_then_cut_off(tmp_path: Any) -> None:
    async with serving(f"sqlite:///{tmp_path}/s.db", message_rate=5.0) as server:
        socket = await greeted(server)
        calm = await greeted(server)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await flood(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        assert (await answer(calm, '{"type": "ping"}'))["type"] == "pong"
        await calm.close()


async def test_nobody_may_be_shown_tables_as_fast_as_messages_may_come(tmp_path: Any) -> None:
    """A whole view costs more than other answers, so it has a limit of its own."""
    async with serving(f"sqlite:///{tmp_path}/s.db", message_rate=30.0) as server:
        ada = await server.person("Ada")
        made = await ada.create("arkantar", seats=[{"who": "me"}, {"who": "screen"}])
        socket = await greeted(server, ada.secret)
        for _ in range(110):
            await socket.send(json.dumps({"type": "subscribe", "table": made["table"]}))
        await socket.send('{"type": "ping", "ref": 7}')  # answered while the others wait
        shown, refused = 0, 0
        while shown + refused < 110:
            heard = json.loads(await asyncio.wait_for(socket.recv(), 60))
            shown += heard["type"] == "table"
            if heard["type"] == "refused":
                assert heard["code"] == "busy", heard  # few enough for the limit of messages
                refused += 1
        assert shown >= 64, "who comes back with many tables is shown them all"
        assert refused, "but not again and again"
        await socket.close()


async def test_who_says_nothing_is_closed(tmp_path: Any) -> None:
    async with serving(f"sqlite:///{tmp_path}/s.db", idle_seconds=0.3) as server:
        socket = await greeted(server)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), 5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408


async def test_a_slow_reader_is_cut_off_and_nobody_waits_for_them(quick_server: Served) -> None:
    from ostraka.server.live import connection as connections

    ada = await quick_server.person("Ada")
    seats = [{"who": "me"}, {"who": "screen"}]
    made = await ada.create("arkantar", seats=seats, public=True)
    slow = await greeted(quick_server, compression=None)
    await slow.send(json.dumps({"type": "subscribe", "table": made["table"]}))
    await asyncio.sleep(0.2)
    session = await quick_server.context.registry.session(made["table"])
    viewer: Any = next(iter(session.viewers))
    assert isinstance(viewer, connections.LiveConnection)
    for _ in range(3 * connections.UNREAD // 65536):  # far more than the network holds
        viewer.send(b'"%s"' % (b"x" * 65536))
    async with ada.live() as mine:
        table = await mine.sit(made["table"])
        seat = await table.asked()
        await asyncio.wait_for(table.act(table.rows(seat or 0)[0], seat), 5)
    async with asyncio.timeout(5):
        while viewer in session.viewers:
            await asyncio.sleep(0.02)
    await slow.close()


async def test_pages_of_other_origins_may_not_connect(quick_server: Served) -> None:
    for origin, good in ((quick_server.address, True), ("https://evil.example", False)):
        try:
            socket = await websockets.connect(live(quick_server), origin=origin)  # type: ignore[arg-type]
        except websockets.InvalidStatus:
            assert not good
        else:
            assert good
            await socket.close()


async def test_another_persons_secret_is_needed_for_their_seat(quick_server: Served) -> None:
    ada, eve = await quick_server.person("Ada"), await quick_server.person("Eve")
    made = await ada.play("arkantar", level=1, seat=0)
    socket = await greeted(quick_server, eve.secret)
    found = await answer(socket, json.dumps({"type": "subscribe", "table": made["table"]}))
    assert (found["type"], found["code"]) == ("refused", "forbidden")
    command = {"type": "act", "table": made["table"], "id": "1", "version": 1, "text": "+c4"}
    assert (await answer(socket, json.dumps(command)))["code"] == "state"
    await socket.close()


async def test_bodies_are_limited_and_answers_carry_the_headers(quick_server: Served) -> None:
    async with httpx.AsyncClient(base_url=quick_server.address) as client:
        large = await client.post("/api/guests", content=b"x" * 100_000)
        assert large.status_code == 413
        assert large.json()["code"] == "large"

        async def chunks() -> Any:
            for _ in range(40):
                yield b"x" * 4096

        assert (await client.post("/api/guests", content=chunks())).status_code == 413
        for path in ("/api", "/api/nothing", "/healthz", "/", "/../../etc/passwd"):
            found = await client.get(path)
            assert "default-src 'none'" in found.headers["content-security-policy"]
            assert found.headers["x-content-type-options"] == "nosniff"
        assert (await client.get("/api/tables/%00%00%00")).status_code in (404, 422)


async def test_too_many_requests_are_told_when_to_come_back(tmp_path: Any) -> None:
    async with serving(f"sqlite:///{tmp_path}/s.db", request_rate=2.0) as server:
        async with httpx.AsyncClient(base_url=server.address) as client:
            answers = [await client.get("/api") for _ in range(20)]
        refused = [found for found in answers if found.status_code == 429]
        assert refused
        assert refused[0].json()["code"] == "busy"
        assert int(refused[0].headers["retry-after"]) >= 1


async def test_a_household_may_open_the_page_together_and_a_flood_of_files_is_refused(
    tmp_path: Path,
) -> None:
    async with (
        serving(f"sqlite:///{tmp_path}/s.db", request_rate=20.0) as server,
        httpx.AsyncClient(base_url=server.address) as client,
    ):
        opened = [(await client.get("/assets/any.js")).status_code for _ in range(300)]
        assert 429 not in opened
        server.context.files = Rates(2.0, 8.0)
        opened = [(await client.get("/assets/any.js")).status_code for _ in range(20)]
        assert 429 in opened


async def test_who_asks_too_much_about_the_past_is_refused_for_a_while(tmp_path: Path) -> None:
    async with serving(f"sqlite:///{tmp_path}/past.db", request_rate=2.0) as served:
        ada = await served.person("Ada")
        made = await ada.create("arkantar", seats=[{"who": "me"}, {"who": "screen"}])
        path = f"/api/tables/{made['table']}/changes"
        served.context.requests = Rates(10_000, 10_000)

        async def curious() -> None:
            for _ in range(30):
                await ada.get(path)

        with pytest.raises(Refused) as refused:
            await curious()
        assert refused.value.code == "busy"
        assert (await ada.get("/api/me"))["name"] == "Ada"


async def test_nobody_is_flooded_with_offers(
    quick_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick_server.context, "chat_rate", Rates(0.001, 1))
    ada, bo = await quick_server.person("Ada"), await quick_server.person("Bo")
    made = await ada.create("arkantar")
    await bo.join(str(made["invite"]))
    socket = await greeted(quick_server, ada.secret)
    await socket.send(json.dumps({"type": "subscribe", "table": made["table"]}))
    for offer in ("draw", "takeback"):
        command = {"type": "offer", "table": made["table"], "id": offer, "offer": offer}
        await socket.send(json.dumps(command))
    heard: list[dict[str, Any]] = []
    while not heard or heard[-1]["type"] != "refused":
        heard.append(json.loads(await asyncio.wait_for(socket.recv(), 10)))
    assert [message["id"] for message in heard if message["type"] == "ack"] == ["draw"]
    assert (heard[-1]["id"], heard[-1]["code"]) == ("takeback", "busy")
    await socket.close()
