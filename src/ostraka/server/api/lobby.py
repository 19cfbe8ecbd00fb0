"""The lobby: looking for somebody to play with.

Who seeks sits down at the open table that fits and has waited longest, or opens one. A seek among
people of equal strength meets only others of its kind; how strong anybody is stays on the server.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import orjson
from fastapi import APIRouter
from sqlalchemy import Connection, select

from ostraka.core.i18n.message import Message
from ostraka.protocol.http import Seek
from ostraka.protocol.setup import TableSetup
from ostraka.protocol.table import CreateTable, TableInfo
from ostraka.server.api.common import Context, Me, game_of, info_of, refusals
from ostraka.server.api.tables import sit_down
from ostraka.server.errors import Refusal
from ostraka.server.people import Guest
from ostraka.server.record.strength import NEAR, rating_of
from ostraka.server.store.schema import entries, tables
from ostraka.server.tables.setup import make_table, setup_of

router = APIRouter(tags=["tables"])
LOOKED_AT = 100


@router.post("/api/seek", response_model=TableInfo, responses=refusals(401, 404, 409))
async def seek(context: Context, guest: Me, body: Seek) -> Any:
    """Find somebody: sit down where somebody waits for the same, or wait for others."""
    game = game_of(body.game)
    if max(game.players) < 2:
        raise Refusal("illegal", Message("server-seek-alone", game=game.title))
    near = await context.store.read(rating_of(guest.id, game.name)) if body.near else None
    if body.near and near is None:
        raise Refusal("state", Message("server-seek-unrated", game=game.title))
    players = max(2, min(game.players))
    wanted = CreateTable(
        game=body.game, players=players, public=True, clock=body.clock, hints=False
    )
    setup = setup_of(game, guest, wanted, context.settings.offered_bots)
    async with context.seeking:
        for ident in await context.store.read(lambda c: _fitting(c, setup, guest, near)):
            try:
                session = await context.registry.session(ident)
                return await sit_down(context, session, guest, None)
            except Refusal:  # somebody was faster
                continue
        session = await make_table(context, guest, replace(setup, near=near))
    return info_of(context, session, guest)


def _fitting(
    connection: Connection, setup: TableSetup, guest: Guest, near: int | None
) -> list[str]:
    """The tables that wait for somebody like this, one's own first, then the oldest."""
    first = (entries.c.table == tables.c.id) & (entries.c.number == 1)
    wanted = (
        select(tables.c.id, tables.c.summary, entries.c.body)
        .join(entries, first)
        .where(tables.c.public.is_(True), tables.c.status == "waiting", tables.c.game == setup.game)
        .order_by(tables.c.created)
        .limit(LOOKED_AT)
    )
    own: list[str] = []
    others: list[str] = []
    for row in connection.execute(wanted):
        found = TableSetup.from_json(orjson.loads(row.body))
        if _same(setup, found) and _is_near(near, found.near):
            seats = orjson.loads(row.summary)["seats"]
            mine = any(seat["guest"] == guest.id for seat in seats)
            (own if mine else others).append(row.id)
    return own + others


def _same(wanted: TableSetup, found: TableSetup) -> bool:
    """Whether a table is what somebody would open, apart from who sits there."""
    names = ("players", "options", "packs", "clock", "hints", "undo", "analysis")
    return all(getattr(wanted, name) == getattr(found, name) for name in names)


def _is_near(mine: int | None, theirs: int | None) -> bool:
    if mine is None or theirs is None:
        return mine is None and theirs is None
    return abs(mine - theirs) <= NEAR
