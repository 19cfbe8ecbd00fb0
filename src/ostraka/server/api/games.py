"""The games: what can be chosen, what is drawn with, and the forms of their documents."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import StringConstraints

from ostraka.bots.levels import levels
from ostraka.core.game.game import Game
from ostraka.core.game.registry import load_all
from ostraka.core.packs.packs import Bundle, PackId
from ostraka.protocol import http
from ostraka.protocol.base import Locale
from ostraka.server.api.common import Context, game_of, refusals
from ostraka.server.options import option_info

router = APIRouter(tags=["games"])
GameIdent = Annotated[str, Path(alias="game", pattern=r"^[a-z0-9_]{1,40}$")]
PackRef = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9-]{0,39}@[0-9a-f]{16}$")]


def _info(game: Game, packs: Sequence[Bundle], bots: Iterable[str]) -> http.GameInfo:
    return http.GameInfo(
        game=game.name,
        title=game.title,
        players=list(game.players),
        hidden=game.hidden,
        chance=game.chance,
        starter_drawn=game.starter_drawn,
        credits=game.credits,
        options=[option_info(option) for option in game.options],
        levels=[
            http.LevelInfo(level=level.number, seconds=level.budget.seconds)
            for level in levels(game)
        ],
        bots=list(bots),
        rulings=[ruling.as_json() for ruling in game.rulings],
        packs=[
            http.PackInfo(name=pack.id.name, title=pack.title, digest=pack.id.digest)
            for pack in packs
        ],
    )


@lru_cache(maxsize=64)
def _catalogue(game: Game, locale: str, packed: bool) -> bytes:
    document = orjson.dumps(game.display.catalogue(locale))
    return gzip.compress(document, mtime=0) if packed else document


@cache
def _schemas(game: Game) -> bytes:
    return orjson.dumps(game.schemas())


@cache
def _texts(game: Game, locale: str) -> bytes:
    """The catalogues that a game brings; English follows, where the language lacks words."""
    found = []
    for language in dict.fromkeys((locale, "en")):
        folder = game.home / "locale" / language if game.home is not None else None
        if folder is not None and folder.is_dir():
            entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
            found += [e.read_text(encoding="utf-8") for e in entries if e.name.endswith(".ftl")]
    return "\n".join(found).encode()


def _static(document: bytes, media_type: str = "application/json", **headers: str) -> Response:
    """A document that changes only with the server's version."""
    kept = {"cache-control": "public, max-age=300"} | headers
    return Response(document, media_type=media_type, headers=kept)


@router.get("/api/games", responses=refusals())
async def games(context: Context) -> list[http.GameInfo]:
    """All games."""

    def found() -> list[http.GameInfo]:
        bots = context.settings.offered_bots
        return [_info(game, context.packs.of(game), bots) for game in load_all()]

    return await asyncio.to_thread(found)


@router.get("/api/games/{game}", responses=refusals(404))
async def game_info(context: Context, game: GameIdent) -> http.GameInfo:
    """One game."""
    found = game_of(game)
    bots = context.settings.offered_bots
    return await asyncio.to_thread(_info, found, context.packs.of(found), bots)


@router.get("/api/games/{game}/ready", responses=refusals(404))
async def ready(context: Context, game: GameIdent) -> http.Readiness:
    """Whether a game can begin, or how far its rules are compiled (the first time only)."""
    name = game_of(game).name
    done, of = context.warm_up.progress(name)
    at_hand = not context.settings.warm or context.warm_up.is_ready(name)
    return http.Readiness(ready=at_hand, done=done, of=of)


@router.get("/api/games/{game}/catalogue", responses=refusals(404))
async def catalogue(
    request: Request,
    context: Context,
    game: GameIdent,
    locale: Annotated[Locale, Query()] = "en",
    pack: Annotated[list[PackRef] | None, Query(max_length=8)] = None,
) -> Response:
    """All that never changes and a client draws with; with the packs of a table, `name@digest`."""
    packs = [PackId.of(each) for each in pack or ()]
    found = await asyncio.to_thread(context.packs.loaded, game_of(game), packs)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    document = await asyncio.to_thread(_catalogue, found, locale, packed)
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packed else {})
    return _static(document, **headers)


@router.get("/api/games/{game}/texts", responses=refusals(404))
async def texts(game: GameIdent, locale: Annotated[Locale, Query()] = "en") -> Response:
    """The Fluent catalogues that a game from outside brings; ours are part of every client."""
    document = await asyncio.to_thread(_texts, game_of(game), locale)
    return _static(document, "text/plain; charset=utf-8")


@router.get("/api/games/{game}/schemas", responses=refusals(404))
async def schemas(game: GameIdent) -> Response:
    """JSON Schemas of views, the table inside, the catalogue and parts."""
    return _static(await asyncio.to_thread(_schemas, game_of(game)))
