"""Making tables: what somebody asks for, checked and put into the first entry of a journal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import func, select

from ostraka.bots.levels import levels
from ostraka.bots.spec import parse_spec
from ostraka.core.errors import OstrakaError
from ostraka.core.game.game import Game
from ostraka.core.i18n.message import Message
from ostraka.protocol.setup import SeatSetup, TableSetup
from ostraka.protocol.table import CreateTable, SeatPlan
from ostraka.server import ids
from ostraka.server.context import ServerContext
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.people import Guest
from ostraka.server.store.schema import places, tables
from ostraka.server.tables.clock import TimeControl
from ostraka.server.tables.registry import Claim
from ostraka.server.tables.session import TableSession


def check_level(game: Game, level: int | None) -> int:
    """A level that the game has."""
    last = len(levels(game))
    if level is None or not 1 <= level <= last:
        raise Refusal("illegal", Message("bots-level", level=str(level), last=last))
    return level


def bot_seat(
    offered: Mapping[str, str], game: Game, level: int | None, bot: str | None
) -> SeatSetup:
    """A seat for a bot: of a level that the game has, or of a name that the server offers."""
    if bot is None:
        return {"who": "bot", "level": check_level(game, level)}
    if bot not in offered:
        known = ", ".join(offered) or "—"
        raise Refusal("illegal", Message("server-bot-unknown", name=bot[:40], known=known))
    try:
        parse_spec(offered[bot]).check(game)
    except OstrakaError as error:
        raise refusal_of(error) from None
    return {"who": "bot", "level": None, "name": bot}


def _seat(game: Game, plan: SeatPlan, guest: Guest, offered: Mapping[str, str]) -> SeatSetup:
    if plan.who == "me":
        return {"who": "guest", "guest": guest.id}
    if plan.who == "screen":
        name = ids.clean(plan.name) if plan.name else None
        return {"who": "screen", "guest": guest.id, "name": name}
    if plan.who == "bot":
        return bot_seat(offered, game, plan.level, plan.bot)
    return {"who": "open"}


def _alone(plans: list[SeatPlan]) -> bool:
    """Whether only one person plays: between people nobody asks a bot what to do."""
    return all(plan.who in ("me", "bot") for plan in plans)


def new_setup(game: Game, guest: Guest, seats: Sequence[SeatSetup], **more: Any) -> TableSetup:
    """A table with what most tables want, and what this one wants besides."""
    setup = TableSetup(
        game=game.name,
        packs=game.packs,
        players=len(seats),
        **ids.fresh_deal(),
        seats=tuple(seats),
        host=guest.id,
        invite=ids.key(),
        key=ids.key(),
    )
    if "seed" in more and "entropy" not in more:  # somebody who plays alone wants this very deal
        setup = replace(setup, entropy=None)
    return replace(setup, **more)


def setup_of(
    game: Game, guest: Guest, wanted: CreateTable, offered: Mapping[str, str]
) -> TableSetup:
    """The table that somebody wants; refuses what the game has not."""
    plans = wanted.seats
    players = wanted.players if wanted.players is not None or plans is None else len(plans)
    try:
        count = game.check_players(players)
        options = game.check_options(wanted.options)
    except OstrakaError as error:
        raise refusal_of(error) from None
    if plans is None:
        plans = [SeatPlan(who="me"), *(SeatPlan(who="open") for _ in range(count - 1))]
    if len(plans) != count:
        raise Refusal("illegal", Message("server-seats", players=count, seats=len(plans)))
    if sum(plan.who == "me" for plan in plans) > 1:
        raise Refusal("illegal", Message("server-seats-me"))
    if wanted.seed is not None and any(plan.who == "open" for plan in plans):
        raise Refusal("forbidden", Message("server-seed"))
    return new_setup(
        game,
        guest,
        [_seat(game, plan, guest, offered) for plan in plans],
        options=options,
        **({} if wanted.seed is None else {"seed": wanted.seed}),
        **({"invite": ids.code()} if any(plan.who == "open" for plan in plans) else {}),
        public=wanted.public,
        watch=wanted.watch,
        clock=TimeControl(**wanted.clock).as_json() if wanted.clock else None,
        hints=wanted.hints if wanted.hints is not None else _alone(plans),
        undo=wanted.undo,
        analysis=wanted.analysis,
        title=ids.clean(wanted.title, 60) if wanted.title else "",
    )


async def make_table(
    context: ServerContext, guest: Guest, setup: TableSetup, claim: Claim | None = None
) -> TableSession:
    """Make a table, within the limits of one person; see `TableRegistry.make` on claims."""
    context.table_rate.spend(guest.id)
    held = (
        select(func.count(func.distinct(tables.c.id)))
        .select_from(tables)
        .join(places, places.c.table == tables.c.id)
        .where(places.c.guest == guest.id, tables.c.status != "over")
    )
    count = await context.store.read(lambda connection: connection.execute(held).scalar() or 0)
    if count >= context.settings.tables_per_guest:
        raise Refusal("busy", Message("server-too-many-tables"), retry_after=3600.0)
    while await _taken(context, setup.invite):
        setup = replace(setup, invite=ids.code())
    try:
        return await context.registry.make(setup, claim)
    except OstrakaError as error:
        raise refusal_of(error) from None


async def _taken(context: ServerContext, code: str) -> bool:
    """Whether another table has a code already: they are short, so two may be drawn alike."""
    wanted = select(tables.c.id).where(tables.c.invite == code)
    found = await context.store.read(lambda connection: connection.execute(wanted).first())
    return found is not None
