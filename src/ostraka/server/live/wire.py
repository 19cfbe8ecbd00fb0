"""The wire under a live connection: uvicorn's WebSocket protocol, with shorter ways for messages.

At thousands of messages a second most of the time would go into handing each through queues, tasks
and dictionaries. Here a message that is already text leaves by one call, and one that comes is put
where its connection awaits it. Handshake, control frames, fragments and compression stay uvicorn's.

Every frame is counted before anything is done with it. Messages have limits of their own (see
`connection`); who sends more control frames or fragments than `FRAMES_BURST` is cut off unheard.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from ostraka.server.http.limits import FRAME, Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask


EXTENSION = "ostraka.wire"
AHEAD = 16  # messages that may wait to be read before no more are taken from the network
TEXT = 0x81  # the first byte of a frame that is a whole text
MASKED = 0x80  # what is added to the second byte of every frame from a client
WHOLE = (0x81, 0x82)  # the first byte of a whole message, apart from the bit of compression
COMPRESSED = 0x40
FRAMES_RATE, FRAMES_BURST = 10.0, 200.0  # control frames and fragments a second, and saved up
LAST_WORDS = 5.0  # seconds after which a connection that was cut off is gone


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket, as uvicorn serves it."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._heard: deque[str | bytes | None] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._said: list[bytes] = []
        self._cut = False
        self._rest = b""
        self._frames = Bucket(FRAMES_RATE, FRAMES_BURST, self.loop.time())
        self.flooded = False
        """Whether it was cut off for its frames."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find the wire in its scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = {**(self.scope["extensions"] or {}), EXTENSION: self}
            self.scope["extensions"] = extensions
            self._cut = True

    # -- hearing --------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Cut what comes into frames; a whole text is heard at once, all else is uvicorn's."""
        if self.flooded:
            return
        if not self._cut:
            super().data_received(data)
            return
        plain = not self.conn.extensions
        if self._rest:
            data = self._rest + data
        start, end = 0, len(data)
        while end - start >= 2:
            size, head = data[start + 1] & 127, start + 6
            if size > 125:
                head += 2 if size == 126 else 8
                size = int.from_bytes(data[start + 2 : head - 4], "big")
            if size > FRAME or data[start + 1] < MASKED:
                self._cut = False  # uvicorn says what is wrong with it
                super().data_received(data[start:])
                return
            if end < head + size:
                break
            if data[start] & ~COMPRESSED not in WHOLE and self._frames.take(self.loop.time()):
                self._cut_off()
                return
            if plain and data[start] == TEXT and not self.frames:
                self._take(apply_mask(data[head : head + size], data[head - 4 : head]))
            else:
                super().data_received(data[start : head + size])
            start = head + size
        self._rest = data[start:]

    def _cut_off(self) -> None:
        """Read nothing more of a connection that floods us; its application closes it."""
        self.flooded, self._rest = True, b""
        self._heard.clear()
        self._hear(None)
        self.transport.pause_reading()
        self.loop.call_later(LAST_WORDS, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Keep a message for who awaits it; None stands for the end."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._take(bytes(data))

    def _take(self, data: bytes) -> None:
        if self.close_sent:
            return
        self._hear(data)
        if len(self._heard) > AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _hear(self, data: bytes | None) -> None:
        self._heard.append(data)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more will be heard."""
        super().connection_lost(exc)
        self._hear(None)

    def handle_close(self, event: Any) -> None:
        """The other side takes its leave."""
        super().handle_close(event)
        self._hear(None)

    def handle_parser_exception(self) -> None:
        """The other side does not speak the protocol."""
        super().handle_parser_exception()
        self._hear(None)

    def shutdown(self) -> None:
        """The server goes away."""
        self.flush()
        super().shutdown()
        self._hear(None)

    async def hear(self) -> str | bytes | None:
        """The next message, None once there are no more."""
        while not self._heard:
            self._waiting = self.loop.create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        data = self._heard.popleft()
        if self.read_paused and not self._heard:
            self.read_paused = False
            self.transport.resume_reading()
        return data

    # -- saying ---------------------------------------------------------------------------------

    def say(self, text: bytes) -> None:
        """Send a text; what is said in one turn of the event loop leaves together."""
        if not self._said:
            self.loop.call_soon(self.flush)
        self._said.append(text)

    def flush(self) -> None:
        """Send what was said; nothing if the connection is ending."""
        texts, self._said = self._said, []
        if not texts or self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if self.conn.extensions:  # compressed, one connection at a time
            try:
                for text in texts:
                    self.conn.send_text(text)
            except InvalidState:
                return
            frames = self.conn.data_to_send()
        else:
            frames = [part for text in texts for part in (_head(len(text)), text)]
        self.transport.write(b"".join(frames))

    @property
    def unread(self) -> int:
        """Bytes that wait for a slow reader."""
        return self.transport.get_write_buffer_size()


def _head(size: int) -> bytes:
    """What stands before a text of this many bytes."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65536:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


def wire_of(scope: Any) -> Wire:
    """The wire of a WebSocket's scope."""
    wire = scope["extensions"].get(EXTENSION)
    if not isinstance(wire, Wire):
        raise RuntimeError("the server must be run with the settings of ostraka.server.live.wire")
    return wire


def configured(app: Any, **wanted: Any) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        ws=Wire,
        ws_max_size=FRAME,
        log_config=None,
        access_log=False,
        server_header=False,
        **wanted,
    )
