"""A table as a client knows it: views kept up by patches, what is asked, what was said."""

from __future__ import annotations

import asyncio
import base64
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any, Literal, overload

import numpy as np
import numpy.typing as npt

from ostraka.client.errors import Refused
from ostraka.core.errors import OstrakaError
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.core.play.state import State
from ostraka.core.show.patch import patched

if TYPE_CHECKING:
    from ostraka.client.live import Live
    from ostraka.core.play.parts import Parts
    from ostraka.core.show.view import ViewShape
    from ostraka.protocol.live import (
        Ack,
        Changes,
        ChatMessage,
        FromServer,
        HintAnswer,
        PreviewAnswer,
        WholeView,
        WhyAnswer,
    )
    from ostraka.protocol.table import TableInfo


class OtherRules(OstrakaError):
    """The server's states have another form than ours: one of us is newer."""


@dataclass(frozen=True)
class Observation:
    """What a seat knows, for learners and for searches."""

    version: int
    seat: int
    row: npt.NDArray[np.int8]
    """The observation, see docs/observations.md."""
    legal: npt.NDArray[np.int32]
    """The indices of the legal actions."""
    state: State
    """A state in which all that the seat cannot know was drawn by lot."""

    @property
    def mask(self) -> npt.NDArray[np.int8]:
        """1 for each index that is a legal action."""
        mask = np.zeros(self.state.game.action_count, np.int8)
        mask[self.legal] = 1
        return mask


class RemoteTable:
    """One table, through the seats that one holds there."""

    info: TableInfo
    """There once `sit` has returned."""

    def __init__(self, live: Live, ident: str, seat: int | str | None, invite: str | None) -> None:
        self.live = live
        self.id = ident
        self.views: dict[int | None, ViewShape] = {}
        """By viewpoint: the envelope."""
        self.standings: dict[int | None, WholeView | Changes] = {}
        """By viewpoint: the last message about it, with `legal`, `gathering`, `undo`, `clocks`."""
        self.version = 0
        self.chat: list[ChatMessage] = []
        self.told: list[Callable[[FromServer], None]] = []
        """Called with every message."""
        self.lost = False
        """Whether a step was missed; a whole view is asked for then."""
        self._seat = seat
        self._invite = invite
        self._sealed: dict[int, int] = {}  # by seat: the version at which it chose in secret
        self._entered = 0  # the version after my last command; changes to it may be on their way
        self._news = asyncio.Event()
        self._failure: Exception | None = None

    # -- hearing --------------------------------------------------------------------------------

    def subscription(self, whole: bool = False) -> dict[str, Any]:
        """What asks for this table; after a break, only for what was missed."""
        message: dict[str, Any] = {"type": "subscribe", "table": self.id}
        if self._seat is not None:
            message["seat"] = self._seat
        if self._invite is not None:
            message["invite"] = self._invite
        if self.views and not whole and not self.lost:
            view = next(iter(self.views.values()))
            message |= {"since": self.version, "ply": view["ply"]}
        return message

    def hear(self, message: FromServer) -> None:
        """Take a message of the server."""
        if message["type"] == "table":
            self.info = message["info"]
            for seat in self.info["seats"]:
                if seat["sealed"]:
                    self._sealed[seat["seat"]] = self.info["version"]
        elif message["type"] == "view":
            self.lost = False
            self.views[message["seat"]] = message["view"]
            self._stand(message)
        elif message["type"] == "changes":
            self._change(message)
        elif message["type"] == "chat" and all(
            line["number"] != message["number"] for line in self.chat
        ):
            self.chat.append(message)
        elif message["type"] == "ack":
            self._entered = max(self._entered, message["version"])
        elif message["type"] == "presence":
            for seat in self.info["seats"] if hasattr(self, "info") else ():
                seat["present"] = seat["who"] == "bot" or seat["seat"] in message["present"]
        for call in list(self.told):
            call(message)
        self.wake()

    def _change(self, message: Changes) -> None:
        seat = message["seat"]
        standing = self.standings.get(seat)
        if standing is None or standing["version"] != message["since"]:
            self.lost = True
            return
        for change in message["changes"]:
            self.views[seat] = patched(self.views[seat], change["patch"])
        self._stand(message)

    def _stand(self, message: WholeView | Changes) -> None:
        self.standings[message["seat"]] = message
        self.version = max(self.version, message["version"])

    def wake(self) -> None:
        """Something is new."""
        self._news.set()

    def fail(self, error: Exception) -> None:
        """The connection is gone for good."""
        self._failure = error
        self.wake()

    # -- waiting --------------------------------------------------------------------------------

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so."""
        while not condition():
            if self._failure is not None:
                raise self._failure
            self._news.clear()
            await self._news.wait()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return any(view["over"] for view in self.views.values())

    @property
    def due(self) -> int | None:
        """The seat of mine that is asked something now; not one that has chosen in secret."""
        if self.lost:
            return None
        latest = max(self.version, self._entered)
        for seat, standing in self.standings.items():
            if seat is None or standing["version"] < latest:
                continue
            asked = standing["legal"] is not None or standing["gathering"] is not None
            if asked and self._sealed.get(seat) != standing["version"]:
                return seat
        return None

    async def asked(self) -> int | None:
        """Wait until a seat of mine is asked something; None when the game is over."""
        await self.until(lambda: self.due is not None or self.over)
        return self.due

    def rows(self, seat: int) -> list[Parts]:
        """The legal rows of a seat; several things that are chosen together are no rows."""
        return self.standings[seat]["legal"] or []

    def choices(self, seat: int) -> Iterator[Parts]:
        """Everything that a seat may do now: its rows, then every choice of several things."""
        yield from self.rows(seat)
        if (gathering := self.standings[seat]["gathering"]) is None:
            return
        things = gathering["things"]
        for count in range(gathering["least"], gathering["most"] + 1):
            for chosen in combinations_with_replacement(things, count):
                if all(chosen.count(thing) <= things[thing] for thing in set(chosen)):
                    yield {"verb": gathering["verb"], gathering["slot"]: list(chosen)}

    def random_choice(self, seat: int, source: random.Random) -> Parts:
        """Something that a seat may do now, drawn by lot."""
        rows, gathering = self.rows(seat), self.standings[seat]["gathering"]
        drawn = source.randrange(len(rows) + (gathering is not None))
        if drawn < len(rows) or gathering is None:
            return rows[drawn]
        pool = [thing for thing, times in gathering["things"].items() for _ in range(times)]
        count = source.randint(gathering["least"], min(gathering["most"], len(pool)))
        return {"verb": gathering["verb"], gathering["slot"]: source.sample(pool, count)}

    # -- doing ----------------------------------------------------------------------------------

    async def act(
        self, action: str | int | Sequence[int] | Mapping[str, Any], seat: int | None = None
    ) -> Ack:
        """Play an action on the current view; returns the acknowledgement.

        It is given by its text, its parts or its index; by several indices where all choose several
        things in secret at once.
        """
        said: dict[str, Any]
        if isinstance(action, Mapping):
            said = {"parts": dict(action)}
        elif isinstance(action, str):
            said = {"text": action}
        else:
            numbers = [action] if isinstance(action, (int, np.integer)) else action
            said = {"indices": [int(number) for number in numbers]}
        version, acting = self._seen(seat), self.due if seat is None else seat
        answer = await self.do("act", seat, version=version, **said)
        if answer["sealed"] and acting is not None:
            self._sealed[acting] = version
        return answer

    async def observation(self, seat: int | None = None) -> Observation:
        """What a seat of mine that is to act knows, as numbers and as a State to think with."""
        found = await self.ask("observation", seat)
        game = load(self.info["game"])
        record = base64.b64decode(found["state"])
        options = game.check_options(self.info["options"])
        fits = len(record) == game.dtype.itemsize
        state = State.standing(game, options, record, found["ply"]) if fits else None
        if state is None or state.layout != found["layout"]:
            raise OtherRules(Message("client-other-rules", game=game.title))
        return Observation(
            version=found["version"],
            seat=found["seat"],
            row=np.array(found["observation"], np.int8),
            legal=np.array(found["legal"], np.int32),
            state=state,
        )

    async def play(self, choose: Callable[[State], Any]) -> None:
        """Play my seats to the end of the game with a bot's `choose`, which runs in a thread.

        It is given a State in which all that its seat cannot know was drawn by lot, and answers
        with a legal action, its text or its code.
        """
        while (seat := await self.asked()) is not None:
            secret = len(self.views[seat]["to_act"]) > 1
            try:
                seen = await self.observation(seat)
                state, indices = seen.state, list[int]()
                while state.seat == seat and (secret or not indices):
                    code = state.code(await asyncio.to_thread(choose, state.fork()))
                    indices.append(state.indices[state.codes.tolist().index(code)])
                    state.play(code)
                await self.act(indices, seat)
            except Refused as error:
                if error.code not in ("stale", "state"):  # something else happened meanwhile
                    raise

    async def undo(self, seat: int | None = None) -> Ack:
        """Take one's last action back where that is free."""
        return await self.do("undo", seat, version=self._seen(seat))

    async def do(self, kind: str, seat: int | None = None, **more: Any) -> Ack:
        """Any command at this table."""
        command: dict[str, Any] = {"type": kind, "table": self.id, **more}
        if seat is not None:
            command["seat"] = seat
        return await self.live.do(command)

    @overload
    async def ask(
        self, kind: Literal["preview"], seat: int | None = None, **more: Any
    ) -> PreviewAnswer: ...
    @overload
    async def ask(
        self, kind: Literal["why"], seat: int | None = None, **more: Any
    ) -> WhyAnswer: ...
    @overload
    async def ask(
        self, kind: Literal["hint"], seat: int | None = None, **more: Any
    ) -> HintAnswer: ...
    @overload
    async def ask(self, kind: str, seat: int | None = None, **more: Any) -> Any: ...

    async def ask(self, kind: str, seat: int | None = None, **more: Any) -> Any:
        """Any question about this table."""
        question: dict[str, Any] = {"type": kind, "table": self.id, **more}
        if seat is not None:
            question["seat"] = seat
        return await self.live.ask(question)

    def _seen(self, seat: int | None) -> int:
        standing = self.standings.get(seat) if seat is not None else None
        return standing["version"] if standing else self.version
