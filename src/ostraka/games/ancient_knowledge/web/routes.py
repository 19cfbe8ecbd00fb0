"""Playing alone: challenges, campaigns, best scores."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Query, Response

from ostraka.core.errors import OstrakaError
from ostraka.core.game.game import Game
from ostraka.core.game.options import validated
from ostraka.core.i18n.message import Message
from ostraka.games.ancient_knowledge.solo.campaign import GAME, Campaign
from ostraka.games.ancient_knowledge.solo.challenges import HANDS
from ostraka.games.ancient_knowledge.solo.game import READINGS, AncientKnowledgeSolo
from ostraka.games.ancient_knowledge.web import bodies
from ostraka.games.ancient_knowledge.web.kept import (
    SoloStore,
    campaign_info,
    enters_result,
    read_campaign,
)
from ostraka.protocol.setup import SeatSetup
from ostraka.protocol.table import PackName, TableInfo
from ostraka.server.api.common import Caller, Context, Me, game_of, info_of, refusals
from ostraka.server.context import ServerContext
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.extension import Extension
from ostraka.server.people import Guest
from ostraka.server.tables.session import TableSession
from ostraka.server.tables.setup import make_table, new_setup

router = APIRouter(tags=["alone"])
CampaignIdent = Annotated[str, Path(alias="campaign", pattern=r"^[a-z0-9]{8,24}$")]


async def _game(context: ServerContext, packs: Iterable[str]) -> AncientKnowledgeSolo:
    """The solo game with packs of this server."""
    game = await asyncio.to_thread(context.packs.played_with, game_of(GAME), packs)
    assert isinstance(game, AncientKnowledgeSolo)
    return game


async def _table(
    context: ServerContext, game: Game, guest: Guest, options: dict[str, Any], **more: Any
) -> TableSession:
    try:
        checked = game.check_options(options)
    except OstrakaError as error:
        raise refusal_of(error) from None
    seat: SeatSetup = {"who": "guest", "guest": guest.id}
    return await make_table(context, guest, new_setup(game, guest, [seat], options=checked, **more))


@router.get("/api/solo", response_model=bodies.SoloInfo, responses=refusals(401))
async def solo(
    context: Context,
    caller: Caller,
    pack: Annotated[list[PackName] | None, Query(max_length=8)] = None,
) -> Any:
    """All that can be played alone, with the best scores; with packs of this server, by name."""
    return await SoloStore(context.store).info(caller, await _game(context, pack or ()))


@router.post(
    "/api/solo/challenges/{number}",
    status_code=201,
    response_model=TableInfo,
    responses=refusals(401, 404, 409),
)
async def challenge(
    context: Context,
    guest: Me,
    number: Annotated[int, Path(ge=1, le=99)],
    body: bodies.PlayChallenge,
) -> Any:
    """Begin a challenge."""
    game = await _game(context, body.packs)
    challenges = game.pack.challenges
    if number > len(challenges):
        raise Refusal("unknown", Message("ak-solo-no-challenge", number=number))
    if body.hand not in HANDS:
        known = ", ".join(HANDS)
        raise Refusal("illegal", Message("ak-solo-no-hand", hand=body.hand, known=known))
    try:
        readings = validated(game.title, READINGS, body.options)
    except OstrakaError as error:
        raise refusal_of(error) from None
    options = {**challenges[number - 1].options(body.hand), "heritage": body.heritage, **readings}
    session = await _table(context, game, guest, options, challenge=number, hand=body.hand)
    return info_of(context, session, guest)


@router.post(
    "/api/solo/campaigns",
    status_code=201,
    response_model=bodies.CampaignInfo,
    responses=refusals(401, 409),
)
async def new_campaign(context: Context, guest: Me, body: bodies.NewCampaign) -> Any:
    """Begin a campaign."""
    context.table_rate.spend(guest.id)
    game = await _game(context, body.packs)
    ident = await SoloStore(context.store).create(guest, body.name, game.packs, body.options)
    return campaign_info(await SoloStore(context.store).row(guest, ident))


@router.post(
    "/api/solo/campaigns/import",
    status_code=201,
    response_model=bodies.CampaignInfo,
    responses=refusals(401, 409, 413),
)
async def import_campaign(context: Context, guest: Me, body: bodies.ImportCampaign) -> Any:
    """Bring a campaign along."""
    context.table_rate.spend(guest.id)
    campaign = await asyncio.to_thread(read_campaign, body.document)
    await asyncio.to_thread(context.packs.loaded, game_of(GAME), campaign.packs)
    ident = await SoloStore(context.store).keep(guest, campaign)
    return campaign_info(await SoloStore(context.store).row(guest, ident))


@router.get(
    "/api/solo/campaigns/{campaign}",
    response_model=bodies.CampaignInfo,
    responses=refusals(401, 404),
)
async def one_campaign(context: Context, guest: Me, campaign: CampaignIdent) -> Any:
    """A campaign: its journal, its piles, what comes next."""
    return campaign_info(await SoloStore(context.store).row(guest, campaign))


@router.get("/api/solo/campaigns/{campaign}/export", responses=refusals(401, 404))
async def export_campaign(context: Context, guest: Me, campaign: CampaignIdent) -> dict[str, Any]:
    """The document of a campaign."""
    document: dict[str, Any] = orjson.loads((await SoloStore(context.store).row(guest, campaign)).document)
    return document


@router.post(
    "/api/solo/campaigns/{campaign}/play",
    response_model=TableInfo,
    responses=refusals(401, 404, 409),
)
async def play_campaign(
    context: Context, guest: Me, campaign: CampaignIdent, body: bodies.PlayCampaign
) -> Any:
    """The game under way, or the next one."""
    row = await SoloStore(context.store).row(guest, campaign)
    if row.current is not None:
        try:
            session = await context.registry.session(row.current)
            if session.table.status != "over":
                return info_of(context, session, guest)
        except Refusal:
            pass  # the table was swept away: the game starts again
    stand = await asyncio.to_thread(Campaign.from_json, orjson.loads(row.document))
    game = await asyncio.to_thread(context.packs.loaded, game_of(GAME), stand.packs)
    try:
        options = {**stand.options(), "heritage": body.heritage}
    except OstrakaError as error:
        raise refusal_of(error, "state") from None
    session = await _table(context, game, guest, options, campaign=campaign, title=stand.name[:60])
    await SoloStore(context.store).set_current(campaign, session.table.id)
    return info_of(context, session, guest)


@router.delete("/api/solo/campaigns/{campaign}", status_code=204, responses=refusals(401, 404))
async def delete_campaign(context: Context, guest: Me, campaign: CampaignIdent) -> Response:
    """Delete a campaign."""
    await SoloStore(context.store).remove(guest, campaign)
    return Response(status_code=204)


EXTENSION = Extension(router, writes=enters_result, large=("/api/solo/campaigns/import",))
