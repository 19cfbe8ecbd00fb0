"""Learning: the rules pages, their diagrams to try things on, and the first games that teach."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Query, Request, Response

from ostraka.core.errors import OstrakaError
from ostraka.core.i18n.message import Message
from ostraka.pages import as_json, diagrams, page
from ostraka.pages.walk import walk
from ostraka.protocol import study
from ostraka.protocol.base import Locale
from ostraka.server.api.common import Context, game_of, refusals
from ostraka.server.context import ServerContext
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.work.study import position

router = APIRouter(tags=["learning"])
GameIdent = Annotated[str, Path(alias="game", pattern=r"^[a-z0-9_]{1,40}$")]
DiagramIdent = Annotated[str, Path(alias="diagram", pattern=r"^[a-z0-9-]{1,40}$")]


@cache
def _page(game: str, locale: str) -> bytes:
    return orjson.dumps(as_json(page(game, locale)))


@router.get("/api/games/{game}/page", responses=refusals(404))
async def rules_page(
    context: Context, game: GameIdent, locale: Annotated[Locale, Query()] = "en"
) -> Response:
    """The rules of a game, with their diagrams as views."""
    name = game_of(game).name
    await context.registry.ready(name)
    try:
        document = await context.bot_threads.study(lambda: _page(name, locale))
    except OstrakaError as error:
        raise refusal_of(error, "unknown") from None
    headers = {"cache-control": "public, max-age=300"}
    return Response(document, media_type="application/json", headers=headers)


async def _worked(context: ServerContext, request: Request, game: str, work: Any) -> Any:
    context.puzzle_rate.spend(request.client.host if request.client else "")
    await context.registry.ready(game)
    try:
        return await context.bot_threads.study(work)
    except OstrakaError as error:
        raise refusal_of(error) from None


@router.post(
    "/api/games/{game}/diagrams/{diagram}",
    response_model=study.PositionAnswer,
    responses=refusals(404, 409),
)
async def diagram(
    context: Context,
    request: Request,
    game: GameIdent,
    diagram: DiagramIdent,
    body: study.TryLesson,
) -> Any:
    """A diagram of the rules after some more actions."""
    known = diagrams(game_of(game).name)
    if diagram not in known:
        raise Refusal("unknown", Message("server-no-page"))

    def work() -> study.PositionAnswer:
        state = known[diagram].state()
        before = state.ply
        for action in body.actions:
            before = state.ply
            state.play(action)
        return position(state, None, before)

    return await _worked(context, request, game, work)


@router.post("/api/games/{game}/lesson", responses=refusals(404, 409))
async def lesson(context: Context, request: Request, game: GameIdent, body: study.TryLesson) -> Any:
    """Where a learner is in the first game after these actions, given as texts."""
    name = game_of(game).name
    return await _worked(context, request, name, lambda: walk(name, body.actions).as_json())
