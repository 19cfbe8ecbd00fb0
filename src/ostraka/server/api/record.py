"""My record: how strong I am, and the deal of the day."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from ostraka.protocol.daily import DealOfTheDay
from ostraka.protocol.strength import GameStrength
from ostraka.protocol.table import TableInfo
from ostraka.server.api.common import Caller, Context, Me, info_of, refusals
from ostraka.server.record.daily import begin, deal_of_the_day
from ostraka.server.record.strength import strengths_of

router = APIRouter(tags=["record"])


@router.get("/api/me/strength", response_model=list[GameStrength], responses=refusals(401))
async def strength(context: Context, guest: Me) -> Any:
    """How strong I am at each game."""
    return await context.store.read(strengths_of(guest.id))


@router.get("/api/daily", response_model=DealOfTheDay, responses=refusals(401))
async def daily(context: Context, caller: Caller) -> Any:
    """Today's deal, and how I have played it."""
    return await deal_of_the_day(context, caller)


@router.post("/api/daily", response_model=TableInfo, responses=refusals(401, 409))
async def play_daily(context: Context, guest: Me) -> Any:
    """My one game of today's deal: it begins, or it is the one that I have."""
    session = await begin(context, guest)
    async with session.lock:
        return info_of(context, session, guest)
