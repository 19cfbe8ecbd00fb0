"""What all routes share: the context, the caller, and how refusals are declared."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request

from ostraka.core.errors import OstrakaError, UnknownGame
from ostraka.core.game.game import Game
from ostraka.core.game.registry import game_names, load
from ostraka.core.i18n.message import Message
from ostraka.protocol.table import TableInfo
from ostraka.server.context import ServerContext
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.live.messages import table_info
from ostraka.server.people import Guest
from ostraka.server.tables.access import check_sight
from ostraka.server.tables.session import TableSession


def _context(request: Request) -> ServerContext:
    context: ServerContext = request.app.state.context
    return context


Context = Annotated[ServerContext, Depends(_context)]


async def _caller(request: Request, context: Context) -> Guest | None:
    header = request.headers.get("authorization")
    if header is None:
        return None
    kind, _, word = header.partition(" ")
    if kind.lower() != "bearer" or not word.strip():
        raise Refusal("secret", Message("server-secret"))
    return await context.people.known(word.strip())


Caller = Annotated[Guest | None, Depends(_caller)]
"""Whoever asks, if they say who they are."""


async def _me(caller: Caller) -> Guest:
    if caller is None:
        raise Refusal("secret", Message("server-secret"))
    return caller


Me = Annotated[Guest, Depends(_me)]
"""Whoever asks; they must say who they are."""

TableIdent = Annotated[str, Path(alias="table", pattern=r"^[a-z0-9]{8,24}$")]
Invite = Annotated[
    str | None,
    Query(max_length=40, description="The code of an invitation, or the key of a shared link."),
]


_REFUSED = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorBody"}}}}


def refusals(*codes: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for its documentation; `people.server_info` declares their form."""
    return dict.fromkeys((422, 429, 503, *codes), _REFUSED)


@cache
def _games() -> frozenset[str]:
    """The games that were installed when this server began: looking for them takes a while."""
    return frozenset(game_names())


def game_of(name: str) -> Game:
    """A game by its exact name."""
    if name not in _games():
        raise Refusal("unknown", Message("server-no-game"))
    try:
        return load(name)
    except UnknownGame as error:
        raise refusal_of(error, "unknown") from None
    except OstrakaError as error:
        raise refusal_of(error) from None


async def seen(
    context: ServerContext, ident: str, caller: Guest | None, invite: str | None = None
) -> TableSession:
    """A table that the caller may see."""
    session = await context.registry.session(ident)
    check_sight(session.table, caller.id if caller else None, invite)
    return session


def info_of(context: ServerContext, session: TableSession, caller: Guest | None) -> TableInfo:
    """A table as the caller may know it."""
    guest = caller.id if caller else None
    return table_info(session.table, guest, context.people.name, session.present, session.watching)
