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
from ostraka.protocol import http
from ostraka.protocol.setup import SeatSetup
from ostraka.protocol.table import PackName, TableInfo
from ostraka.server.api.common import Caller, Me, Stage, game_of, info_of, refusals
from ostraka.server.context import Scene
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.people import Guest
from ostraka.server.solo import campaign_info, read_campaign
from ostraka.server.tables.room import Room
from ostraka.server.tables.setup import make_table, new_setup

router = APIRouter(tags=["alone"])
CampaignIdent = Annotated[str, Path(alias="campaign", pattern=r"^[a-z0-9]{8,24}$")]


async def _game(scene: Scene, packs: Iterable[str]) -> AncientKnowledgeSolo:
    """The solo game with packs of this server."""
    game = await asyncio.to_thread(scene.packs.played_with, game_of(GAME), packs)
    assert isinstance(game, AncientKnowledgeSolo)
    return game


async def _table(
    scene: Scene, game: Game, guest: Guest, options: dict[str, Any], **more: Any
) -> Room:
    try:
        checked = game.check_options(options)
    except OstrakaError as error:
        raise refusal_of(error) from None
    seat: SeatSetup = {"who": "guest", "guest": guest.id}
    return await make_table(scene, guest, new_setup(game, guest, [seat], options=checked, **more))


@router.get("/api/solo", response_model=http.SoloInfo, responses=refusals(401))
async def solo(
    scene: Stage,
    caller: Caller,
    pack: Annotated[list[PackName] | None, Query(max_length=8)] = None,
) -> Any:
    """All that can be played alone, with the best scores; with packs of this server, by name."""
    return await scene.solo.info(caller, await _game(scene, pack or ()))


@router.post(
    "/api/solo/challenges/{number}",
    status_code=201,
    response_model=TableInfo,
    responses=refusals(401, 404, 409),
)
async def challenge(
    scene: Stage,
    guest: Me,
    number: Annotated[int, Path(ge=1, le=99)],
    body: http.PlayChallenge,
) -> Any:
    """Begin a challenge."""
    game = await _game(scene, body.packs)
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
    room = await _table(scene, game, guest, options, challenge=number, hand=body.hand)
    return info_of(scene, room, guest)


@router.post(
    "/api/solo/campaigns",
    status_code=201,
    response_model=http.CampaignInfo,
    responses=refusals(401, 409),
)
async def new_campaign(scene: Stage, guest: Me, body: http.NewCampaign) -> Any:
    """Begin a campaign."""
    scene.table_rate.spend(guest.id)
    game = await _game(scene, body.packs)
    ident = await scene.solo.create(guest, body.name, game.packs, body.options)
    return campaign_info(await scene.solo.row(guest, ident))


@router.post(
    "/api/solo/campaigns/import",
    status_code=201,
    response_model=http.CampaignInfo,
    responses=refusals(401, 409, 413),
)
async def import_campaign(scene: Stage, guest: Me, body: http.ImportCampaign) -> Any:
    """Bring a campaign along."""
    scene.table_rate.spend(guest.id)
    campaign = await asyncio.to_thread(read_campaign, body.document)
    await asyncio.to_thread(scene.packs.loaded, game_of(GAME), campaign.packs)
    ident = await scene.solo.keep(guest, campaign)
    return campaign_info(await scene.solo.row(guest, ident))


@router.get(
    "/api/solo/campaigns/{campaign}",
    response_model=http.CampaignInfo,
    responses=refusals(401, 404),
)
async def one_campaign(scene: Stage, guest: Me, campaign: CampaignIdent) -> Any:
    """A campaign: its journal, its piles, what comes next."""
    return campaign_info(await scene.solo.row(guest, campaign))


@router.get("/api/solo/campaigns/{campaign}/export", responses=refusals(401, 404))
async def export_campaign(scene: Stage, guest: Me, campaign: CampaignIdent) -> dict[str, Any]:
    """The document of a campaign."""
    document: dict[str, Any] = orjson.loads((await scene.solo.row(guest, campaign)).document)
    return document


@router.post(
    "/api/solo/campaigns/{campaign}/play",
    response_model=TableInfo,
    responses=refusals(401, 404, 409),
)
async def play_campaign(
    scene: Stage, guest: Me, campaign: CampaignIdent, body: http.PlayCampaign
) -> Any:
    """The game under way, or the next one."""
    row = await scene.solo.row(guest, campaign)
    if row.current is not None:
        try:
            room = await scene.hall.room(row.current)
            if room.table.status != "over":
                return info_of(scene, room, guest)
        except Refusal:
            pass  # the table was swept away: the game begins anew
    stand = await asyncio.to_thread(Campaign.from_json, orjson.loads(row.document))
    game = await asyncio.to_thread(scene.packs.loaded, game_of(GAME), stand.packs)
    try:
        options = {**stand.options(), "heritage": body.heritage}
    except OstrakaError as error:
        raise refusal_of(error, "state") from None
    room = await _table(scene, game, guest, options, campaign=campaign, title=stand.name[:60])
    await scene.solo.set_current(campaign, room.table.id)
    return info_of(scene, room, guest)


@router.delete("/api/solo/campaigns/{campaign}", status_code=204, responses=refusals(401, 404))
async def delete_campaign(scene: Stage, guest: Me, campaign: CampaignIdent) -> Response:
    """Delete a campaign."""
    await scene.solo.remove(guest, campaign)
    return Response(status_code=204)
