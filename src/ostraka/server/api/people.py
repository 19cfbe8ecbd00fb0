"""Guests, their devices and their data."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Query, Request, Response

from ostraka import LOCALES, __version__
from ostraka.core.game.registry import game_names
from ostraka.protocol import PROTOCOL, http
from ostraka.protocol.base import ErrorBody
from ostraka.protocol.live import QUICK
from ostraka.server import ids
from ostraka.server.api.common import Context, Me, refusals

router = APIRouter(tags=["people"])


@router.get("/api", responses={**refusals(), 503: {"model": ErrorBody}})
async def server_info() -> http.ServerInfo:
    """What this server is."""
    return http.ServerInfo(
        name="ostraka",
        version=__version__,
        protocol=PROTOCOL,
        locales=list(LOCALES),
        games=game_names(),
        quick=list(QUICK),
        now=ids.now(),
    )


@router.post("/api/guests", status_code=201, responses=refusals())
async def new_guest(request: Request, context: Context, body: http.NewGuest) -> http.GuestSecret:
    """A person gives a name and is told a secret."""
    context.guest_rate.spend(request.client.host if request.client else "")
    guest, secret = await context.people.welcome(body.name)
    return http.GuestSecret(guest=guest.id, name=guest.name, secret=secret)


@router.post("/api/guests/link", responses=refusals(404))
async def use_link(request: Request, context: Context, body: http.UseLink) -> http.GuestSecret:
    """Another device of the same person."""
    context.guest_rate.spend(request.client.host if request.client else "")
    guest, secret = await context.people.claim(body.code)
    return http.GuestSecret(guest=guest.id, name=guest.name, secret=secret)


@router.get("/api/me", responses=refusals(401))
async def me(guest: Me) -> http.GuestInfo:
    """Who I am."""
    return http.GuestInfo(guest=guest.id, name=guest.name)


@router.patch("/api/me", responses=refusals(401))
async def rename(context: Context, guest: Me, body: http.NewGuest) -> http.GuestInfo:
    """Another name."""
    renamed = await context.people.rename(guest, body.name)
    await context.rename(guest.id)
    return http.GuestInfo(guest=renamed.id, name=renamed.name)


@router.post("/api/me/links", responses=refusals(401))
async def link(context: Context, guest: Me) -> http.DeviceLink:
    """A code for another device."""
    code, expires = await context.people.link(guest)
    return http.DeviceLink(code=code, path=f"/link#{code}", expires=expires)


@router.post("/api/me/renew", responses=refusals(401))
async def renew(context: Context, guest: Me) -> http.GuestSecret:
    """A new secret; all others stop working."""
    secret = await context.people.renew(guest)
    context.disconnect(guest.id)
    return http.GuestSecret(guest=guest.id, name=guest.name, secret=secret)


@router.get("/api/me/export", responses=refusals(401))
async def export(context: Context, guest: Me) -> dict[str, Any]:
    """Everything that is kept about me."""
    context.study_rate.spend(guest.id, 2)
    return await context.people.export(guest)


@router.delete("/api/me", status_code=204, responses=refusals(401))
async def delete(context: Context, guest: Me) -> Response:
    """Delete me: name, secrets, chat, campaigns, scores."""
    touched = await context.people.delete(guest)
    context.disconnect(guest.id)
    for ident in touched:
        await context.registry.reread(ident)
    return Response(status_code=204)


@router.get(
    "/api/qr.svg",
    responses={200: {"content": {"image/svg+xml": {}}}, **refusals()},
    response_class=Response,
)
async def qr(
    context: Context,
    request: Request,
    path: Annotated[str, Query(max_length=200, pattern=r"^/[!-~]*$")],
) -> Response:
    """A QR code for a path of this server."""
    context.qr_rate.spend(request.client.host if request.client else "")
    address = str(request.base_url).rstrip("/") + path
    drawn = await context.bot_threads.recall(lambda: _drawn(address))
    return Response(drawn, media_type="image/svg+xml")


@lru_cache(maxsize=256)
def _drawn(address: str) -> bytes:
    svg = io.BytesIO()
    segno.make(address, error="m").save(svg, kind="svg", scale=4, border=2)
    return svg.getvalue()
