"""Replay, records, branches, analysis and reviews."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Request, Response

from ostraka.core.i18n.message import Message
from ostraka.core.play.record import RecordShape
from ostraka.protocol import study
from ostraka.protocol.base import Ply, Seat
from ostraka.server.api.common import Caller, Context, Invite, Me, TableIdent, refusals, seen
from ostraka.server.errors import Refusal
from ostraka.server.live.messages import names_of
from ostraka.server.tables.access import check_viewpoint
from ostraka.server.tables.table import GameTable
from ostraka.server.work.study import analysed, branched, moment, position

router = APIRouter(tags=["study"])
PlyQuery = Annotated[Ply, Query()]
PLIES = 25
"""To tell this many is counted as another request."""
SeatQuery = Annotated[Seat | None, Query()]


def _begun(table: GameTable) -> None:
    if table.begun is None:
        raise Refusal("state", Message("server-table-waiting"))


def _spend(context: Context, request: Request, amount: float = 1.0) -> None:
    """Telling the past costs time, which an address may have only so much of."""
    context.past_rate.spend(request.client.host if request.client else "", amount)


def _open(table: GameTable) -> None:
    """Refuse to look further while that would help somebody in a game under way."""
    _begun(table)
    if table.status != "over" and not (table.setup.analysis and table.open_book):
        raise Refusal("forbidden", Message("server-analysis-later"))


@router.get(
    "/api/tables/{table}/replay",
    response_model=study.ReplayMoment,
    responses=refusals(401, 403, 404, 409),
)
async def replay(
    context: Context,
    request: Request,
    caller: Caller,
    table: TableIdent,
    ply: PlyQuery,
    seat: SeatQuery = None,
    everyone: Annotated[bool, Query(alias="all")] = False,
    invite: Invite = None,
) -> Any:
    """A game at a ply."""
    session = await seen(context, table, caller, invite)
    async with session.lock:
        _begun(session.table)
        check_viewpoint(session.table, caller.id if caller else None, seat)
        if everyone and session.table.status != "over":
            raise Refusal("forbidden", Message("server-record-later"))
        state = session.table.state.fork()
    _spend(context, request)
    return await context.bot_threads.recall(lambda: moment(table, state, ply, seat, everyone))


@router.get(
    "/api/tables/{table}/changes",
    response_model=study.ChangeList,
    responses=refusals(401, 403, 404, 409),
)
async def changes(
    context: Context,
    request: Request,
    caller: Caller,
    table: TableIdent,
    since: PlyQuery = 0,
    seat: SeatQuery = None,
    invite: Invite = None,
) -> Any:
    """All changes from a ply on."""
    session = await seen(context, table, caller, invite)
    async with session.lock:
        _begun(session.table)
        check_viewpoint(session.table, caller.id if caller else None, seat)
        state = session.table.state.fork()
    if since > state.ply:
        raise Refusal("unknown", Message("server-ply", ply=since, last=state.ply))
    _spend(context, request, 1 + (state.ply - since) / PLIES)

    def work() -> bytes:  # as text, since a long game is long to check and to write
        told = [change.as_json() for change in state.changes(seat, since)]
        return orjson.dumps({"ply": state.ply, "changes": told})

    return Response(await context.bot_threads.recall(work), media_type="application/json")


@router.get("/api/tables/{table}/record", responses=refusals(401, 403, 404, 409))
async def record(
    context: Context, request: Request, caller: Caller, table: TableIdent, invite: Invite = None
) -> RecordShape:
    """The record, once it can betray nothing."""
    session = await seen(context, table, caller, invite)
    async with session.lock:
        _begun(session.table)
        if session.table.status != "over" and not session.table.open_book:
            raise Refusal("forbidden", Message("server-record-later"))
        state = session.table.state.fork()
        names = names_of(session.table, context.people.name)
    _spend(context, request)
    return await context.bot_threads.recall(lambda: replace(state.record, names=names).as_json())


@router.post(
    "/api/tables/{table}/branch",
    response_model=study.PositionAnswer,
    responses=refusals(401, 403, 404, 409),
)
async def branch(
    context: Context,
    request: Request,
    caller: Caller,
    table: TableIdent,
    body: study.Branch,
    invite: Invite = None,
) -> Any:
    """Try another way from a moment of a game."""
    session = await seen(context, table, caller, invite)
    async with session.lock:
        _open(session.table)
        if body.seat is not None and body.seat >= session.table.players:
            raise Refusal("unknown", Message("server-not-your-seat"))
        state = session.table.state.fork()

    def work() -> study.PositionAnswer:
        there, before = branched(state, body.ply, body.actions)
        return position(there, body.seat, before)

    _spend(context, request)
    return await context.bot_threads.recall(work)


@router.post(
    "/api/tables/{table}/analysis",
    response_model=study.AnalysisShape,
    responses=refusals(401, 403, 404, 409),
)
async def analysis(
    context: Context, guest: Me, table: TableIdent, body: study.AskAnalysis, invite: Invite = None
) -> Any:
    """The best actions at a moment of a game, or in a branch of it."""
    session = await seen(context, table, guest, invite)
    async with session.lock:
        _open(session.table)
        state = session.table.state.fork()
    context.study_rate.spend(guest.id)

    def work() -> study.AnalysisShape:
        there, _ = branched(state, body.ply, body.actions)
        return analysed(there, body.seconds, body.best)

    await context.bot_threads.ready(state.game.name)
    return await context.bot_threads.study(work)


@router.post(
    "/api/tables/{table}/judgement",
    response_model=study.JudgementAnswer,
    responses=refusals(401, 403, 404, 409),
)
async def judgement(
    context: Context, guest: Me, table: TableIdent, body: study.AskJudgement, invite: Invite = None
) -> Any:
    """What a short thought makes of a branch; the newest question of a person ends an older one."""
    session = await seen(context, table, guest, invite)
    async with session.lock:
        _open(session.table)
        state = session.table.state.fork()
    context.try_rate.spend(guest.id)
    return await context.tries.judge(
        guest.id, state.game.reference, lambda: branched(state, body.ply, body.actions)[0]
    )


@router.get(
    "/api/tables/{table}/review",
    response_model=study.ReviewAnswer,
    responses=refusals(401, 403, 404),
)
async def review(context: Context, caller: Caller, table: TableIdent, invite: Invite = None) -> Any:
    """A review as it stands."""
    session = await seen(context, table, caller, invite)
    return await context.reviews.found(table, session.table.ply)


@router.post(
    "/api/tables/{table}/review",
    response_model=study.ReviewAnswer,
    responses=refusals(401, 403, 404, 409),
)
async def begin_review(
    context: Context, guest: Me, table: TableIdent, invite: Invite = None
) -> Any:
    """Begin a review of a game that is over."""
    session = await seen(context, table, guest, invite)
    async with session.lock:
        if session.table.status != "over":
            raise Refusal("state", Message("server-analysis-later"))
        record = session.table.state.record
    context.study_rate.spend(guest.id, 2)
    return await context.reviews.begin(table, record)
