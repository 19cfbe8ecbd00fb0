"""Questions about a table that change nothing: what would happen, why not, what is best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ostraka.core.errors import OstrakaError
from ostraka.core.i18n.message import Message, Sentence
from ostraka.core.show.change import PreviewShape
from ostraka.protocol import live
from ostraka.server.context import Scene
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.tables.commands import seat_of
from ostraka.server.tables.room import Room
from ostraka.server.tables.table import Table


def _asked(table: Table, guest: str | None, wanted: int | None) -> int:
    """The seat that asks: only who is to act may ask about actions."""
    seat = seat_of(table, guest, wanted)
    if table.status != "playing" or seat not in table.choosing:
        raise Refusal("state", Message("server-not-your-turn"))
    return seat


def previewed(table: Table, seat: int, parts: Mapping[str, Any]) -> PreviewShape:
    """What an action would certainly do, as its seat may know it."""
    try:
        return table.state.turn_of(seat).preview(dict(parts), seat).as_json()
    except OstrakaError as error:
        raise refusal_of(error) from None


def explained(table: Table, seat: int, parts: Mapping[str, Any]) -> Sentence | None:
    """Why no action with these parts can be played by a seat that is to act."""
    reason = table.state.turn_of(seat).why_not(dict(parts))
    return reason.as_json() if reason else None


async def preview(
    scene: Scene, room: Room, guest: str | None, message: live.AskPreview
) -> live.PreviewAnswer:
    """What an action would certainly do."""
    async with room.lock:
        table = room.table
        seat = _asked(table, guest, message.seat)
        if message.version != table.version:
            raise Refusal("stale", Message("server-stale"), version=table.version)
        found = previewed(table, seat, message.parts)
    return {"type": "preview", "table": message.table, "ref": message.ref, **found}


async def why(scene: Scene, room: Room, guest: str | None, message: live.AskWhy) -> live.WhyAnswer:
    """Why something cannot be played."""
    async with room.lock:
        seat = _asked(room.table, guest, message.seat)
        reason = explained(room.table, seat, message.parts)
    return {"type": "why", "table": message.table, "ref": message.ref, "message": reason}


async def hint(
    scene: Scene, room: Room, guest: str | None, message: live.AskHint
) -> live.HintAnswer:
    """What the strongest level would play."""
    async with room.lock:
        if not room.table.setup.hints:
            raise Refusal("forbidden", Message("server-no-hints"))
        seat = _asked(room.table, guest, message.seat)
        state, version = room.table.state.turn_of(seat), room.table.version
    scene.study_rate.spend(guest)
    found = await scene.thinkers.advise(state)
    return {
        "type": "hint",
        "table": message.table,
        "ref": message.ref,
        "version": version,
        **found,
    }
