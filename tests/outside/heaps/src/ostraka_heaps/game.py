"""Heaps, composed of its roles."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import numpy as np
from typing_extensions import TypedDict

from ostraka.core.errors import InvalidPosition
from ostraka.core.game.game import Game
from ostraka.core.game.options import Flag
from ostraka.core.game.roles import Actions, Display, Position, Positions, Scoring, Telling
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


def _seat_name(s: Any, seat: int) -> Message:
    return Message("heaps-seat", number=seat + 1)


def _parts(s: Any, code: int) -> Parts:
    heap, stones = divmod(code, rules.MOST)
    return {"verb": "take", "heap": NAMES[heap], "stones": stones + 1}


def _words(s: Any, parts: Parts) -> dict[str, Any]:
    return {**parts, "seat": _seat_name(s, int(s["seat"]))}


def _described(index: int, seat: int) -> Parts:
    row = ACTIONS[index]
    return {"verb": "take", "heap": NAMES[row["thing"]], "stones": int(row["number"])}


def _explain(s: Any, text: str) -> Message:
    return Message("heaps-refused", text=text[:40])


def _table(s: Any, seat: int | None) -> dict[str, Any]:
    heaps = dict(zip(NAMES, s["heaps"].tolist(), strict=True))
    return {"heaps": heaps, "last": int(s["last"]) if s["last"] >= 0 else None}


def _question(s: Any, seat: int | None) -> Message:
    return Message("heaps-question", seat=_seat_name(s, int(s["seat"])))


def _catalogue(locale: str) -> dict[str, Any]:
    return {"heaps": list(NAMES), "most": rules.MOST}


def _draw(view: dict[str, Any], locale: str) -> str:
    heaps = view["table"]["heaps"]
    return "\n".join(f"{heap}  {'o' * stones}" for heap, stones in heaps.items())


def _tell(
    before: dict[str, Any], after: dict[str, Any], cause: Cause, seat: int | None
) -> Iterator[Told]:
    for heap in NAMES:
        old, new = before["table"]["heaps"][heap], after["table"]["heaps"][heap]
        if old != new:
            message = Message("heaps-told", heap=heap, left=new)
            yield Told("amount", message, thing=heap, before=old, after=new)


def _write(s: Any) -> Position:
    return " ".join([*map(str, s["heaps"].tolist()), str(int(s["seat"]))])


def _read(position: Position, s: Any, options: Any, seed: int) -> None:
    found = POSITION.fullmatch(position) if isinstance(position, str) else None
    heaps = [int(stones) for stones in found.groups()[:3]] if found else []
    if found is None or not any(heaps):
        raise InvalidPosition(Message("heaps-position", text=str(position)[:40]))
    seeded(s, np.uint64(seed))
    s.players, s.seat, s.misere, s.last = 2, int(found[4]), options[0], -1
    s.heaps[:] = heaps


def _check(s: Any) -> None:
    """No heap ever grows beyond the largest, and the game is over when all are empty."""
    heaps = s["heaps"].tolist()
    assert all(0 <= stones <= rules.MOST for stones in heaps)
    assert (s["over"] != 0) == (sum(heaps) == 0)


def _reason(s: Any) -> Message:
    return Message("heaps-reason", seat=_seat_name(s, int(s["last"])))


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
    position_omits = ("last",)
    credits = "everybody's"

    actions = Actions(KINDS, parts=_parts, words=_words, explain=_explain, described=_described)
    display = Display(
        table=_table,
        seat_name=_seat_name,
        question=_question,
        draw=_draw,
        catalogue=_catalogue,
        table_shape=Table,
        catalogue_shape=Catalogue,
    )
    telling = Telling(_tell)
    positions = Positions(_write, _read, _check, omits=("last",))
    scoring = Scoring(_reason)
