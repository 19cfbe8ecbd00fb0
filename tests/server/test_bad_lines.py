"""Lines that die without a word, break late or are closed: clients notice and return."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest
import websockets

from ostraka.client import Client, Refused
from ostraka.client import live as client_live
from ostraka.server.live import connection as server_live
from tests.server.proxy import bad_line
from tests.server.serving import Served

pytestmark = pytest.mark.anyio


async def test_a_line_that_dies_without_a_word_is_noticed_and_nothing_is_lost(
    quick_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_live, "BEAT", 0.3)
    monkeypatch.setattr(client_live, "DEADLINE", 0.3)
    ada = await quick_server.person()
    ident = (await ada.play("arkantar", level=1))["table"]
    async with bad_line(quick_server.address) as line, asyncio.timeout(60):
        away = Client(f"http://127.0.0.1:{line.port}", ada.secret)
        async with away, away.live() as live:
            table = await live.sit(ident)
            seat = await table.asked()
            assert seat is not None
            before = line.connections
            line.swallows = True
            acting = asyncio.create_task(table.act(next(table.choices(seat)), seat))
            while line.connections == before:
                await asyncio.sleep(0.05)
            line.swallows = False
            assert (await acting)["type"] == "ack"
            assert await table.asked() is not None


async def test_a_connection_that_lived_longer_than_ones_patience_is_made_again(
    quick_server: Served,
) -> None:
    ada = await quick_server.person()
    ident = (await ada.play("arkantar", level=1))["table"]
    async with asyncio.timeout(60), ada.live(patience=0.5) as live:
        table = await live.sit(ident)
        assert await table.asked() is not None
        begun = time.monotonic()
        while time.monotonic() - begun < 1.0:
            await asyncio.sleep(0.05)
        for connection in list(quick_server.context.connections):
            connection.close(4408)
        while not quick_server.context.connections:
            await asyncio.sleep(0.01)
        seat = await table.asked()
        assert seat is not None
        assert (await table.act(next(table.choices(seat)), seat))["type"] == "ack"


async def test_a_ping_is_answered_while_a_hint_is_thought_about(
    quick_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody must take a long thought for a dead line."""
    may_answer = asyncio.Event()

    async def think(*given: Any) -> dict[str, Any]:
        await may_answer.wait()
        return {"type": "hint", "version": 0}

    monkeypatch.setitem(server_live.QUESTIONS, "hint", think)
    ada = await quick_server.person()
    ident = (await ada.play("arkantar", level=1))["table"]
    address = quick_server.address.replace("http", "ws") + "/api/live"
    async with asyncio.timeout(60), websockets.connect(address) as socket:

        async def say(**message: Any) -> None:
            await socket.send(json.dumps(message))

        async def until(kind: str) -> list[str]:
            heard = []
            while kind not in heard:
                heard.append(json.loads(await socket.recv())["type"])
            return heard

        await say(type="hello", protocol=1, secret=ada.secret)
        await say(type="subscribe", table=ident)
        await until("view")
        await say(type="hint", table=ident, ref=1)
        await say(type="chat", table=ident, id="c1", quick="hello")
        await say(type="ping", ref=2)
        assert {"hint", "ack"}.isdisjoint(await until("pong"))
        may_answer.set()
        heard = await until("ack")
        assert heard.index("hint") < heard.index("ack")


async def test_a_secret_that_was_replaced_is_refused_at_once_and_not_tried_for_ever(
    quick_server: Served,
) -> None:
    ada = await quick_server.person()
    old = ada.secret
    await ada.post("/api/me/renew")
    async with asyncio.timeout(20):
        with pytest.raises(Refused) as refused:
            async with Client(quick_server.address, old).live():
                pass
    assert refused.value.code == "secret"
