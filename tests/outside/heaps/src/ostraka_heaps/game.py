"""The readable face of Heaps."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import numpy as np
from typing_extensions import TypedDict

from ostraka.core.errors import InvalidPosition
from ostraka.core.game.game import Game, Position
from ostraka.core.game.options import Flag
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.random import seeded
from ostraka.core.learn.index import NONE, action_table
from ostraka.core.play.parts import Kind, Parts
from ostraka.core.show.change import Cause, Told
from ostraka_heaps import kernel as rules

__all__ = ["Heaps"]

NAMES = "abc"
KINDS = {"take": Kind("take", "{heap}{stones}", "heaps-say-take", ("heap", "stones"))}
ACTIONS = action_table((0, heap, NONE, n + 1) for heap in range(3) for n in range(rules.MOST))
POSITION = re.compile(r"([0-5]) ([0-5]) ([0-5]) ([01])")


class Table(TypedDict):
    """What lies on the table."""

    heaps: dict[str, int]
    """How many stones each heap has."""
    last: int | None
    """The seat that took last."""


class Catalogue(TypedDict):
    """What never changes."""

    heaps: list[str]
    most: int


class Heaps(Game):
    """Two players, three heaps of stones."""

    name = "heaps"
    title = "Heaps"
    players = (2,)
    options = (Flag("misere", False),)
    dtype = rules.STATE
    max_legal = rules.HEAPS * rules.MOST
    action_table = ACTIONS
    observation = rules.LAYOUT
    hidden = False
    chance = False
    credits = "everybody's"
    kinds = KINDS
    table_shape = Table
    catalogue_shape = Catalogue

    def seat_name(self, s: Any, seat: int) -> Message:
        return Message("heaps-seat", number=seat + 1)

    def parts(self, s: Any, code: int) -> Parts:
        heap, stones = divmod(code, rules.MOST)
        return {"verb": "take", "heap": NAMES[heap], "stones": stones + 1}

    def describe_index(self, index: int, seat: int = 0) -> Parts:
        row = self.action_table[index]
        return {"verb": "take", "heap": NAMES[row["thing"]], "stones": int(row["number"])}

    def explain(self, s: Any, text: str) -> Message:
        return Message("heaps-refused", text=text[:40])

    def table(self, s: Any, seat: int | None) -> dict[str, Any]:
        heaps = dict(zip(NAMES, s["heaps"].tolist(), strict=True))
        return {"heaps": heaps, "last": int(s["last"]) if s["last"] >= 0 else None}

    def question(self, s: Any, seat: int | None) -> Message:
        return Message("heaps-question", seat=self.seat_name(s, int(s["seat"])))

    def catalogue(self, locale: str = "en") -> dict[str, Any]:
        return {"heaps": list(NAMES), "most": rules.MOST}

    def tell(
        self, before: dict[str, Any], after: dict[str, Any], cause: Cause, seat: int | None
    ) -> Iterable[Told]:
        for heap in NAMES:
            old, new = before["table"]["heaps"][heap], after["table"]["heaps"][heap]
            if old != new:
                message = Message("heaps-told", heap=heap, left=new)
                yield Told("amount", message, thing=heap, before=old, after=new)

    def draw(self, view: dict[str, Any], locale: str = "en") -> str:
        heaps = view["table"]["heaps"]
        return "\n".join(f"{heap}  {'o' * stones}" for heap, stones in heaps.items())

    def position(self, s: Any) -> Position:
        return " ".join([*map(str, s["heaps"].tolist()), str(int(s["seat"]))])

    def read_position(self, position: Position, s: Any, options: Any, seed: int) -> None:
        found = POSITION.fullmatch(position) if isinstance(position, str) else None
        heaps = [int(stones) for stones in found.groups()[:3]] if found else []
        if found is None or not any(heaps):
            raise InvalidPosition(Message("heaps-position", text=str(position)[:40]))
        seeded(s, np.uint64(seed))
        s.players, s.seat, s.misere, s.last = 2, int(found[4]), options[0], -1
        s.heaps[:] = heaps

    def reason(self, s: Any) -> Message:
        return Message("heaps-reason", seat=self.seat_name(s, int(s["last"])))

    def check(self, s: Any) -> None:
        """No heap ever grows beyond the largest, and the game is over when all are empty."""
        heaps = s["heaps"].tolist()
        assert all(0 <= stones <= rules.MOST for stones in heaps)
        assert (s["over"] != 0) == (sum(heaps) == 0)
