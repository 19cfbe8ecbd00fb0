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
    Invite,
    Me,
    Stage,
    TableIdent,
    game_of,
    info_of,
    refusals,
    seen,
)
from ostraka.server.context import Scene
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.http.limits import neighbourhood
from ostraka.server.live.messages import told_apart
from ostraka.server.people import Guest
from ostraka.server.store.schema import places, tables
from ostraka.server.tables.commands import Draft
from ostraka.server.tables.room import Room
from ostraka.server.tables.setup import check_level, make_table, new_setup, setup_of
from ostraka.server.tables.table import Table

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
async def create(scene: Stage, guest: Me, body: CreateTable) -> Any:
    """A new table."""
    game = await asyncio.to_thread(scene.packs.played_with, game_of(body.game), body.packs)
    room = await make_table(scene, guest, setup_of(game, guest, body))
    return info_of(scene, room, guest)


@router.post(
    "/api/play",
    status_code=201,
    response_model=TableInfo,
    responses=refusals(401, 404, 409),
)
async def play_now(scene: Stage, guest: Me, body: http.QuickPlay) -> Any:
    """Play now against bots."""
    game = await asyncio.to_thread(scene.packs.played_with, game_of(body.game), body.packs)
    level = check_level(game, body.level)
    wanted = CreateTable(
        game=body.game, players=body.players, options=body.options, seed=body.seed, hints=True
    )
    made = setup_of(game, guest, wanted)
    players = made.players
    mine = secrets.randbelow(players) if body.seat is None else body.seat
    if mine >= players:
        raise Refusal("illegal", Message("error-seat", seat=str(mine), players=players))
    seats: list[SeatSetup] = [{"who": "bot", "level": level} for _ in range(players)]
    seats[mine] = {"who": "guest", "guest": guest.id}
    seed = made.seed if body.seed is None else body.seed
    made = replace(made, seats=tuple(seats), seed=seed)
    return info_of(scene, await make_table(scene, guest, made), guest)


@router.post(
    "/api/tables/import",
    status_code=201,
    response_model=TableInfo,
    responses=refusals(401, 404, 409, 413),
)
async def bring(scene: Stage, guest: Me, body: http.ImportRecord) -> Any:
    """A record to look at, review or play on; all seats are mine."""
    scene.study_rate.spend(guest.id)
    try:
        record = Record.from_json(body.record)
    except OstrakaError as error:
        raise refusal_of(error) from None
    game = await asyncio.to_thread(scene.packs.loaded, game_of(record.game), record.packs)
    if len(record.actions) > LONGEST_RECORD:
        raise Refusal("large", Message("server-large"))
    if record.position is not None and not game.is_settled(record.position):
        raise Refusal("illegal", Message("server-half-done"))
    seats: list[SeatSetup] = [
        {"who": "screen", "guest": guest.id, "name": name}
        for name in _players(record.names, min(record.players, 16))
    ]
    brought = replace(record, names=()).as_json()
    made = new_setup(game, guest, seats, record=brought, analysis=True, title=body.title)
    return info_of(scene, await make_table(scene, guest, made), guest)


def _players(called: Sequence[str], players: int) -> list[str | None]:
    """The names in a record; who has none there is called as the game calls the seat."""
    found: list[str | None] = [None] * players
    for seat, name in enumerate(called[:players]):
        with suppress(Refusal):
            found[seat] = ids.clean(name)
    return found


# -- finding -------------------------------------------------------------------------------------


_LATER: dict[str, Any] = {
    "packs": [],
    "ply": 0,
    "result": None,
    "cancelled": False,
    **dict.fromkeys(("campaign", "challenge", "hand")),
}
"""What summaries of earlier versions lack."""


async def _listed(scene: Scene, wanted: Select[Any], guest: Guest | None) -> list[TableSummary]:
    """Tables as lists say them, with names and with who is here."""
    rows = await scene.store.read(lambda connection: connection.execute(wanted).all())
    found: list[TableSummary] = [_LATER | orjson.loads(row.summary) for row in rows]
    await scene.people.learn(seat["guest"] for table in found for seat in table["seats"])
    for table in found:
        room = scene.hall.rooms.get(table["table"])
        present = set(room.present) if room else set()
        for seat in table["seats"]:
            seat["you"] = guest is not None and seat["guest"] == guest.id
            if seat["who"] == "guest":
                seat["name"] = seat["name"] or scene.people.name(seat["guest"])
            seat["present"] = seat["who"] == "bot" or seat["seat"] in present
        called = told_apart(seat["name"] for seat in table["seats"])
        for seat, name in zip(table["seats"], called, strict=True):
            seat["name"] = name
        table["yours"] = [seat["seat"] for seat in table["seats"] if seat["you"]]
    return found


@router.get("/api/tables", response_model=list[TableSummary], responses=refusals(401))
async def lobby(scene: Stage, caller: Caller, game: GameQuery = None) -> Any:
    """Public tables: first those with an open seat, then games to watch."""
    wanted = select(tables.c.summary).where(
        tables.c.public.is_(True), tables.c.status.in_(("waiting", "playing"))
    )
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    wanted = wanted.order_by(tables.c.status.desc(), tables.c.moved.desc()).limit(LISTED)
    return await _listed(scene, wanted, caller)


@router.get("/api/me/tables", response_model=list[TableSummary], responses=refusals(401))
async def mine(scene: Stage, guest: Me, status: Status = None) -> Any:
    """My tables; those where I am due first."""
    held = select(places.c.table).where(places.c.guest == guest.id)
    wanted = select(tables.c.summary).where(tables.c.id.in_(held))
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    found = await _listed(scene, wanted.order_by(tables.c.moved.desc()).limit(LISTED), guest)
    rank = {"playing": 1, "waiting": 2, "over": 3}
    return sorted(found, key=lambda t: 0 if set(t["due"]) & set(t["yours"]) else rank[t["status"]])


@router.get("/api/tables/{table}", response_model=TableInfo, responses=refusals(401, 403, 404))
async def table_info(scene: Stage, caller: Caller, table: TableIdent, invite: Invite = None) -> Any:
    """One table."""
    room = await seen(scene, table, caller, invite)
    async with room.lock:
        return info_of(scene, room, caller)


async def _invited(scene: Scene, request: Request, code: str) -> Room:
    """The table of a code. Wrong ones are counted by address, so that nobody guesses for long."""
    guesser = neighbourhood(request.client.host if request.client else "")
    scene.guess_rate.spend(guesser)
    wanted = select(tables.c.id).where(tables.c.invite.in_(ids.readings(code)))
    ident = await scene.store.read(lambda connection: connection.execute(wanted).scalar())
    if ident is None:
        raise Refusal("unknown", Message("server-no-invite"))
    scene.guess_rate.give_back(guesser)
    return await scene.hall.room(ident)


@router.get("/api/invites/{code}", response_model=TableSummary, responses=refusals(401, 404))
async def invitation(scene: Stage, request: Request, caller: Caller, code: Code) -> Any:
    """The table behind an invitation."""
    room = await _invited(scene, request, code)
    async with room.lock:
        return info_of(scene, room, caller)


# -- sitting down and standing up ------------------------------------------------------------------


async def _sit(scene: Scene, room: Room, guest: Guest, seat: int | None) -> TableInfo:
    def plan(table: Table) -> list[Draft]:
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

    await scene.hall.enter(room, plan)
    return info_of(scene, room, guest)


@router.post(
    "/api/invites/{code}/join", response_model=TableInfo, responses=refusals(401, 404, 409)
)
async def join_by_code(
    scene: Stage, request: Request, guest: Me, code: Code, body: http.Join
) -> Any:
    """Take a seat by an invitation."""
    return await _sit(scene, await _invited(scene, request, code), guest, body.seat)


@router.post(
    "/api/tables/{table}/join", response_model=TableInfo, responses=refusals(401, 403, 404, 409)
)
async def join(scene: Stage, guest: Me, table: TableIdent, body: http.Join) -> Any:
    """Take a seat at a public table."""
    return await _sit(scene, await seen(scene, table, guest), guest, body.seat)


@router.post(
    "/api/tables/{table}/leave", response_model=TableInfo, responses=refusals(401, 403, 404, 409)
)
async def leave(scene: Stage, guest: Me, table: TableIdent) -> Any:
    """Give one's seat back while the table waits."""
    room = await seen(scene, table, guest)

    def plan(table: Table) -> list[Draft]:
        if not table.seats_of(guest.id):
            raise Refusal("forbidden", Message("server-not-your-seat"))
        if table.status != "waiting":
            raise Refusal("state", Message(f"server-table-{table.status}"))
        return [("stand", {"seat": seat}) for seat in table.seats_of(guest.id)]

    await scene.hall.enter(room, plan)
    return info_of(scene, room, guest)


def _hosted(table: Table, guest: Guest) -> None:
    if table.setup.host != guest.id:
        raise Refusal("forbidden", Message("server-not-host"))
    if table.status != "waiting":
        raise Refusal("state", Message(f"server-table-{table.status}"))


@router.post(
    "/api/tables/{table}/cancel", response_model=TableInfo, responses=refusals(401, 403, 404, 409)
)
async def cancel(scene: Stage, guest: Me, table: TableIdent) -> Any:
    """The host cancels a table that waits."""
    room = await seen(scene, table, guest)

    def plan(table: Table) -> list[Draft]:
        _hosted(table, guest)
        return [("cancel", {})]

    await scene.hall.enter(room, plan)
    return info_of(scene, room, guest)


@router.post(
    "/api/tables/{table}/seats/{seat}",
    response_model=TableInfo,
    responses=refusals(401, 403, 404, 409),
)
async def change_seat(
    scene: Stage, guest: Me, table: TableIdent, seat: Seat, body: http.ChangeSeat
) -> Any:
    """The host changes a seat while the table waits."""
    room = await seen(scene, table, guest)

    def plan(table: Table) -> list[Draft]:
        _hosted(table, guest)
        if seat >= table.players:
            raise Refusal("unknown", Message("error-seat", seat=str(seat), players=table.players))
        if body.who == "open":
            return [("stand", {"seat": seat})]
        level = check_level(table.state.game, body.level)
        return [("bot", {"seat": seat, "level": level})]

    await scene.hall.enter(room, plan)
    return info_of(scene, room, guest)


@router.post(
    "/api/tables/{table}/fill", response_model=TableInfo, responses=refusals(401, 403, 404, 409)
)
async def fill(scene: Stage, guest: Me, table: TableIdent, body: http.Fill) -> Any:
    """The host gives all open seats to bots."""
    room = await seen(scene, table, guest)

    def plan(table: Table) -> list[Draft]:
        _hosted(table, guest)
        level = check_level(table.state.game, body.level)
        seats = enumerate(table.seats)
        return [("bot", {"seat": n, "level": level}) for n, h in seats if h.who == "open"]

    await scene.hall.enter(room, plan)
    return info_of(scene, room, guest)
