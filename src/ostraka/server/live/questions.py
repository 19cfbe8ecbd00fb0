"""Questions about a table that change nothing: what would happen, why not, what is best."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Mapping
from typing import Any

from ostraka.core.errors import OstrakaError
from ostraka.core.i18n.message import Message, Sentence
from ostraka.core.show.change import PreviewShape
from ostraka.protocol import live
from ostraka.server.context import ServerContext
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.tables.commands import seat_of
from ostraka.server.tables.session import TableSession
from ostraka.server.tables.table import GameTable


def _asked(table: GameTable, guest: str | None, wanted: int | None) -> int:
    """The seat that asks: only a seat to act may ask about actions."""
    seat = seat_of(table, guest, wanted)
    if table.status != "playing" or seat not in table.choosing:
        raise Refusal("state", Message("server-not-your-turn"))
    return seat


def previewed(table: GameTable, seat: int, parts: Mapping[str, Any]) -> PreviewShape:
    """What an action would certainly do, as its seat may know it."""
    try:
        return table.state.turn_of(seat).preview(dict(parts), seat).as_json()
    except OstrakaError as error:
        raise refusal_of(error) from None


def explained(table: GameTable, seat: int, parts: Mapping[str, Any]) -> Sentence | None:
    """Why no action with these parts can be played by a seat that is to act."""
    reason = table.state.turn_of(seat).why_not(dict(parts))
    return reason.as_json() if reason else None


async def preview(
    context: ServerContext, session: TableSession, guest: str | None, message: live.AskPreview
) -> live.PreviewAnswer:
    """What an action would certainly do."""
    async with session.lock:
        table = session.table
        seat = _asked(table, guest, message.seat)
        if message.version != table.version:
            raise Refusal("stale", Message("server-stale"), version=table.version)
        found = previewed(table, seat, message.parts)
    return {"type": "preview", "table": message.table, "ref": message.ref, **found}


async def why(
    context: ServerContext, session: TableSession, guest: str | None, message: live.AskWhy
) -> live.WhyAnswer:
    """Why something cannot be played."""
    async with session.lock:
        seat = _asked(session.table, guest, message.seat)
        reason = explained(session.table, seat, message.parts)
    return {"type": "why", "table": message.table, "ref": message.ref, "message": reason}


async def observation(
    context: ServerContext, session: TableSession, guest: str | None, message: live.AskObservation
) -> live.ObservationAnswer:
    """What a seat knows; what it cannot know is drawn by lot in the state that it is given."""
    async with session.lock:
        seat = _asked(session.table, guest, message.seat)
        state, version = session.table.state.turn_of(seat), session.table.version
    try:
        state.game.check_learnable()
    except OstrakaError as error:
        raise refusal_of(error) from None
    thought = state.reshuffled(seat, secrets.randbelow(2**53))
    return {
        "type": "observation",
        "table": message.table,
        "ref": message.ref,
        "version": version,
        "seat": seat,
        "ply": state.ply,
        "observation": state.observation(seat).tolist(),
        "legal": state.indices,
        "state": base64.b64encode(thought.tobytes()).decode(),
        "layout": thought.layout,
    }


async def hint(
    context: ServerContext, session: TableSession, guest: str | None, message: live.AskHint
) -> live.HintAnswer:
    """What the strongest level would play."""
    async with session.lock:
        if not session.table.setup.hints:
            raise Refusal("forbidden", Message("server-no-hints"))
        seat = _asked(session.table, guest, message.seat)
        state, version = session.table.state.turn_of(seat), session.table.version
    context.study_rate.spend(guest)
    found = await context.bot_threads.advise(state)
    return {
        "type": "hint",
        "table": message.table,
        "ref": message.ref,
        "version": version,
        **found,
    }
