"""Tables: making, finding, joining and leaving them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Path, Query, Request
from sqlalchemy import Select, select

from ostraka.core.errors import OstrakaError
from ostraka.core.i18n.message import Message
from ostraka.core.play.record import Record
from ostraka.protocol import http
from ostraka.protocol.base import Seat
from ostraka.protocol.setup import SeatSetup
from ostraka.protocol.table import CreateTable, TableInfo, TableSummary
from ostraka.server import ids
from ostraka.server.api.common import (
    Caller,
    Context,
    Invite,
    Me,
    TableIdent,
    game_of,
    info_of,
    refusals,
    seen,
)
from ostraka.server.context import ServerContext
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.http.limits import neighbourhood
from ostraka.server.live.messages import told_apart
from ostraka.server.people import Guest
from ostraka.server.record.strength import NEAR, rating_of
from ostraka.server.store.schema import places, tables
from ostraka.server.tables.entries import Draft
from ostraka.server.tables.session import TableSession
from ostraka.server.tables.setup import bot_seat, make_table, new_setup, setup_of
from ostraka.server.tables.table import GameTable

router = APIRouter(tags=["tables"])
Code = Annotated[
    str,
    Path(alias="code", max_length=40, description="Case, spaces and dashes do not matter."),
]
GameQuery = Annotated[str | None, Query(pattern=r"^[a-z0-9_]{1,40}$")]
Status = Annotated[Literal["waiting", "playing", "over"] | None, Query()]

LISTED = 100
LONGEST_RECORD = 20_000

# -- making --------------------------------------------------------------------------------------


@router.post(
    "/api/tables",
    status_code=201,
    response_model=TableInfo,
    responses=refusals(401, 404, 409),
)
async def create(context: Context, guest: Me, body: CreateTable) -> Any:
    """A new table."""
    game = await asyncio.to_thread(context.packs.played_with, game_of(body.game), body.packs)
    session = await make_table(
        context, guest, setup_of(game, guest, body, context.settings.offered_bots)
    )
    return info_of(context, session, guest)


@router.post(
    "/api/play",
    status_code=201,
    response_model=TableInfo,
    responses=refusals(401, 404, 409),
)
async def play_now(context: Context, guest: Me, body: http.QuickPlay) -> Any:
    """Play now against bots."""
    game = await asyncio.to_thread(context.packs.played_with, game_of(body.game), body.packs)
    bot = bot_seat(context.settings.offered_bots, game, body.level, body.bot)
    wanted = CreateTable(
        game=body.game, players=body.players, options=body.options, seed=body.seed, hints=True
    )
    made = setup_of(game, guest, wanted, context.settings.offered_bots)
    players = made.players
    mine = secrets.randbelow(players) if body.seat is None else body.seat
    if mine >= players:
        raise Refusal("illegal", Message("error-seat", seat=str(mine), players=players))
    seats: list[SeatSetup] = [bot] * players
    seats[mine] = {"who": "guest", "guest": guest.id}
    seed = made.seed if body.seed is None else body.seed
    made = replace(made, seats=tuple(seats), seed=seed)
    return info_of(context, await make_table(context, guest, made), guest)


@router.post(
    "/api/tables/import",
    status_code=201,
    response_model=TableInfo,
    responses=refusals(401, 404, 409, 413),
)
async def bring(context: Context, guest: Me, body: http.ImportRecord) -> Any:
    """A record to look at, review or play on; all seats are mine."""
    context.study_rate.spend(guest.id)
    try:
        record = Record.from_json(body.record)
    except OstrakaError as error:
        raise refusal_of(error) from None
    game = await asyncio.to_thread(context.packs.loaded, game_of(record.game), record.packs)
    if len(record.actions) > LONGEST_RECORD:
        raise Refusal("large", Message("server-large"))
    if record.position is not None and not game.positions.is_settled(record.position):
        raise Refusal("illegal", Message("server-half-done"))
    seats: list[SeatSetup] = [
        {"who": "screen", "guest": guest.id, "name": name}
        for name in _players(record.names, min(record.players, 16))
    ]
    brought = replace(record, names=()).as_json()
    made = new_setup(game, guest, seats, record=brought, analysis=True, title=body.title)
    return info_of(context, await make_table(context, guest, made), guest)


def _players(called: Sequence[str], players: int) -> list[str | None]:
    """The names in a record; a seat without one is called as the game calls it."""
    found: list[str | None] = [None] * players
    for seat, name in enumerate(called[:players]):
        with suppress(Refusal):
            found[seat] = ids.clean(name)
    return found


# -- finding -------------------------------------------------------------------------------------


_LATER: dict[str, Any] = {
    "packs": [],
    "known": False,
    "hints": False,
    "near": False,
    "ply": 0,
    "result": None,
    "cancelled": False,
    **dict.fromkeys(("campaign", "challenge", "hand", "day")),
}
"""What summaries of earlier versions lack."""


async def _listed(
    context: ServerContext, wanted: Select[Any], guest: Guest | None
) -> list[TableSummary]:
    """Tables as lists say them, with names and with who is here."""
    rows = await context.store.read(lambda connection: connection.execute(wanted).all())
    heads = context.registry.heads
    found: list[TableSummary] = [
        _LATER | orjson.loads(heads.summary(row.id) or row.summary) for row in rows
    ]
    await context.people.learn(seat["guest"] for table in found for seat in table["seats"])
    for table in found:
        if table["result"] is not None:
            table["result"].setdefault("reason", None)
        session = context.registry.sessions.get(table["table"])
        present = set(session.present) if session else set()
        for seat in table["seats"]:
            seat["you"] = guest is not None and seat["guest"] == guest.id
            if seat["who"] == "guest":
                seat["name"] = seat["name"] or context.people.name(seat["guest"])
            seat["present"] = seat["who"] == "bot" or seat["seat"] in present
        called = told_apart(seat["name"] for seat in table["seats"])
        for seat, name in zip(table["seats"], called, strict=True):
            seat["name"] = name
        table["yours"] = [seat["seat"] for seat in table["seats"] if seat["you"]]
    return found


@router.get("/api/tables", response_model=list[TableSummary], responses=refusals(401))
async def lobby(context: Context, caller: Caller, game: GameQuery = None) -> Any:
    """Public tables: first those with an open seat, then games to watch."""
    wanted = select(tables.c.id, tables.c.summary).where(
        tables.c.public.is_(True), tables.c.status.in_(("waiting", "playing"))
    )
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    wanted = wanted.order_by(tables.c.status.desc(), tables.c.moved.desc()).limit(LISTED)
    return await _listed(context, wanted, caller)


@router.get("/api/me/tables", response_model=list[TableSummary], responses=refusals(401))
async def mine(context: Context, guest: Me, status: Status = None) -> Any:
    """My tables; those where I am due first."""
    held = select(places.c.table).where(places.c.guest == guest.id)
    wanted = select(tables.c.id, tables.c.summary).where(tables.c.id.in_(held))
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    found = await _listed(context, wanted.order_by(tables.c.moved.desc()).limit(LISTED), guest)
    rank = {"playing": 1, "waiting": 2, "over": 3}
    return sorted(found, key=lambda t: 0 if set(t["due"]) & set(t["yours"]) else rank[t["status"]])


@router.get("/api/tables/{table}", response_model=TableInfo, responses=refusals(401, 403, 404))
async def table_info(
    context: Context, caller: Caller, table: TableIdent, invite: Invite = None
) -> Any:
    """One table."""
    session = await seen(context, table, caller, invite)
    async with session.lock:
        return info_of(context, session, caller)


async def _invited(context: ServerContext, request: Request, code: str) -> TableSession:
    """The table of a code. Wrong ones are counted by address, so that nobody guesses for long."""
    guesser = neighbourhood(request.client.host if request.client else "")
    context.guess_rate.spend(guesser)
    wanted = select(tables.c.id).where(tables.c.invite.in_(ids.readings(code)))
    ident = await context.store.read(lambda connection: connection.execute(wanted).scalar())
    if ident is None:
        raise Refusal("unknown", Message("server-no-invite"))
    context.guess_rate.give_back(guesser)
    return await context.registry.session(ident)


@router.get("/api/invites/{code}", response_model=TableSummary, responses=refusals(401, 404))
async def invitation(context: Context, request: Request, caller: Caller, code: Code) -> Any:
    """The table behind an invitation."""
    session = await _invited(context, request, code)
    async with session.lock:
        return info_of(context, session, caller)


# -- sitting down and standing up ------------------------------------------------------------------


async def sit_down(
    context: ServerContext, session: TableSession, guest: Guest, seat: int | None
) -> TableInfo:
    """Take a seat, the first that is open if none is named; who sits there already stays."""

    def plan(table: GameTable) -> list[Draft]:
        if seat is None and table.seats_of(guest.id):
            return []
        if table.status != "waiting":
            key = "server-cancelled" if table.cancelled else "server-seats-full"
            raise Refusal("state", Message(key))
        empty = [n for n, holder in enumerate(table.seats) if holder.who == "open"]
        if seat is not None and seat not in empty:
            raise Refusal("state", Message("server-seat-taken"))
        drafts: list[Draft] = [("stand", {"seat": held}) for held in table.seats_of(guest.id)]
        return [*drafts, ("sit", {"seat": empty[0] if seat is None else seat, "guest": guest.id})]

    await context.registry.enter(session, plan)
    return info_of(context, session, guest)


@router.post(
    "/api/invites/{code}/join", response_model=TableInfo, responses=refusals(401, 404, 409)
)
async def join_by_code(
    context: Context, request: Request, guest: Me, code: Code, body: http.Join
) -> Any:
    """Take a seat by an invitation."""
    return await sit_down(context, await _invited(context, request, code), guest, body.seat)


@router.post(
    "/api/tables/{table}/join", response_model=TableInfo, responses=refusals(401, 403, 404, 409)
)
async def join(context: Context, guest: Me, table: TableIdent, body: http.Join) -> Any:
    """Take a seat at a public table."""
    session = await seen(context, table, guest)
    await _check_near(context, session.table, guest)
    return await sit_down(context, session, guest, body.seat)


async def _check_near(context: ServerContext, table: GameTable, guest: Guest) -> None:
    """Refuse who is not as strong as somebody looks for; by an invitation anybody comes."""
    near = table.setup.near
    if near is None or table.seats_of(guest.id):
        return
    mine = await context.store.read(rating_of(guest.id, table.setup.game))
    if mine is None or abs(mine - near) > NEAR:
        raise Refusal("forbidden", Message("server-not-near"))


@router.post(
    "/api/tables/{table}/leave", response_model=TableInfo, responses=refusals(401, 403, 404, 409)
)
async def leave(context: Context, guest: Me, table: TableIdent) -> Any:
    """Give one's seat back while the table waits."""
    session = await seen(context, table, guest)

    def plan(table: GameTable) -> list[Draft]:
        if not table.seats_of(guest.id):
            raise Refusal("forbidden", Message("server-not-your-seat"))
        if table.status != "waiting":
            raise Refusal("state", Message(f"server-table-{table.status}"))
        return [("stand", {"seat": seat}) for seat in table.seats_of(guest.id)]

    await context.registry.enter(session, plan)
    return info_of(context, session, guest)


def _hosted(table: GameTable, guest: Guest) -> None:
    if table.setup.host != guest.id:
        raise Refusal("forbidden", Message("server-not-host"))
    if table.status != "waiting":
        raise Refusal("state", Message(f"server-table-{table.status}"))


@router.post(
    "/api/tables/{table}/cancel", response_model=TableInfo, responses=refusals(401, 403, 404, 409)
)
async def cancel(context: Context, guest: Me, table: TableIdent) -> Any:
    """The host cancels a table that waits."""
    session = await seen(context, table, guest)

    def plan(table: GameTable) -> list[Draft]:
        _hosted(table, guest)
        return [("cancel", {})]

    await context.registry.enter(session, plan)
    return info_of(context, session, guest)


def _bot(
    context: ServerContext, table: GameTable, seat: int, body: http.ChangeSeat | http.Fill
) -> Draft:
    """A bot takes a seat."""
    taken = bot_seat(context.settings.offered_bots, table.state.game, body.level, body.bot)
    return "bot", {"seat": seat, "level": taken["level"], "name": taken.get("name")}


@router.post(
    "/api/tables/{table}/seats/{seat}",
    response_model=TableInfo,
    responses=refusals(401, 403, 404, 409),
)
async def change_seat(
    context: Context, guest: Me, table: TableIdent, seat: Seat, body: http.ChangeSeat
) -> Any:
    """The host changes a seat while the table waits."""
    session = await seen(context, table, guest)

    def plan(table: GameTable) -> list[Draft]:
        _hosted(table, guest)
        if seat >= table.players:
            raise Refusal("unknown", Message("error-seat", seat=str(seat), players=table.players))
        if body.who == "open":
            return [("stand", {"seat": seat})]
        return [_bot(context, table, seat, body)]

    await context.registry.enter(session, plan)
    return info_of(context, session, guest)


@router.post(
    "/api/tables/{table}/fill", response_model=TableInfo, responses=refusals(401, 403, 404, 409)
)
async def fill(context: Context, guest: Me, table: TableIdent, body: http.Fill) -> Any:
    """The host gives all open seats to bots."""
    session = await seen(context, table, guest)

    def plan(table: GameTable) -> list[Draft]:
        _hosted(table, guest)
        seats = enumerate(table.seats)
        return [_bot(context, table, n, body) for n, h in seats if h.who == "open"]

    await context.registry.enter(session, plan)
    return info_of(context, session, guest)
