"""Messages are heard alike however the network cuts and gathers their bytes."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import os
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode

from ostraka.server.live.wire import FRAMES_BURST
from tests.server.serving import Served

pytestmark = pytest.mark.anyio
EXTENSION = (
    "Sec-WebSocket-Extensions: permessage-deflate; server_no_context_takeover; "
    "client_no_context_takeover\r\n"
)


class Bare:
    """A WebSocket without a library: frames as bytes, in whatever pieces."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    @asynccontextmanager
    async def open(cls, server: Served, compressed: bool = False) -> AsyncIterator[Bare]:
        parts = urlsplit(server.address)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/live HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"{EXTENSION if compressed else ''}Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        self = cls(reader, writer)
        self.writer.write(text({"type": "hello", "protocol": 1}))
        if compressed:  # nothing here reads it
            await self.frame()
        else:
            assert (await self.answer())["type"] == "welcome"
        yield self
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()

    async def frame(self) -> tuple[int, bytes]:
        first, size = await asyncio.wait_for(self.reader.readexactly(2), 20)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        return first & 15, await self.reader.readexactly(size)

    async def flood(self, data: bytes) -> None:
        while True:
            self.writer.write(data)
            await self.writer.drain()

    async def answer(self) -> Any:
        kind, data = await self.frame()
        assert kind == Opcode.TEXT, data
        return json.loads(data)


def text(message: Any, padding: int = 0) -> bytes:
    data = json.dumps(message).encode() + b" " * padding
    return Frame(Opcode.TEXT, data).serialize(mask=True)


def ping(ref: int, padding: int = 0) -> bytes:
    return text({"type": "ping", "ref": ref}, padding)


@pytest.mark.parametrize("seed", range(3))
async def test_messages_are_heard_in_order_however_they_are_cut(
    quick_server: Served, seed: int
) -> None:
    async with Bare.open(quick_server) as socket:
        chance = random.Random(seed)
        sizes = (0, 90, 300, 5_000)
        stream = b"".join(ping(ref, chance.choice(sizes)) for ref in range(30))
        cuts = sorted(chance.sample(range(len(stream)), 40))
        for start, end in itertools.pairwise([0, *cuts, len(stream)]):
            socket.writer.write(stream[start:end])
            await socket.writer.drain()
            await asyncio.sleep(0)
        assert [(await socket.answer())["ref"] for _ in range(30)] == list(range(30))


async def test_a_text_in_fragments_and_a_ping_between_them_are_both_heard(
    quick_server: Served,
) -> None:
    async with Bare.open(quick_server) as socket:
        data = json.dumps({"type": "ping", "ref": 7}).encode()
        for frame in (
            Frame(Opcode.TEXT, data[:9], fin=False),
            Frame(Opcode.PING, b"still there?"),
            Frame(Opcode.CONT, data[9:]),
        ):
            socket.writer.write(frame.serialize(mask=True))
        assert await socket.frame() == (Opcode.PONG, b"still there?")
        assert (await socket.answer())["ref"] == 7


@pytest.mark.parametrize("compressed", [False, True])
@pytest.mark.parametrize(
    ("begin", "frame"),
    [
        (b"", Frame(Opcode.PING, b"?").serialize(mask=True)),
        (b"", Frame(Opcode.PONG, b"").serialize(mask=True)),
        (
            Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True),
            Frame(Opcode.CONT, b"", fin=False).serialize(mask=True),
        ),
    ],
    ids=["pings", "pongs", "fragments"],
)
async def test_a_flood_of_frames_is_cut_off_before_it_is_read_and_nobody_waits_for_it(
    quick_server: Served, begin: bytes, frame: bytes, compressed: bool
) -> None:
    ada = await quick_server.person("Ada")
    made = await ada.create("arkantar", seats=[{"who": "me"}, {"who": "screen"}])
    async with Bare.open(quick_server, compressed) as socket:  # little enough to be told why
        socket.writer.write(begin + frame * 400)
        kinds = [(await socket.frame())]
        while kinds[-1][0] == Opcode.PONG:
            kinds.append(await socket.frame())
        assert kinds[-1][0] == Opcode.CLOSE
        assert int.from_bytes(kinds[-1][1][:2], "big") == 4429
        assert len(kinds) - 1 <= FRAMES_BURST + 20
    async with Bare.open(quick_server, compressed) as socket, ada.live() as mine:
        table = await mine.sit(made["table"])
        socket.writer.write(begin)
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(socket.flood(frame * 20_000), 20)
        seat = await table.asked()
        await asyncio.wait_for(table.act(table.rows(seat or 0)[0], seat), 20)


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
        (Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True) + ping(1), 1002),
        (Frame(Opcode.TEXT, b"x" * 100_000).serialize(mask=True)[:20], 1009),
        (b"\x83\x80\0\0\0\0", 1002),
    ],
    ids=["without a mask", "a text within another", "too long", "of no known kind"],
)
async def test_who_breaks_the_protocol_is_told_so_and_closed(
    quick_server: Served, frames: bytes, code: int
) -> None:
    async with Bare.open(quick_server) as socket:
        socket.writer.write(frames)
        kind, data = await socket.frame()
        assert kind == Opcode.CLOSE
        assert int.from_bytes(data[:2], "big") == code
