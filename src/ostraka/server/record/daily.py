"""The deal of the day: one game of the same deal for everyone, and a place among all who played it.

The deal is drawn at random when somebody first asks on a day, and stays in the store: no request
brings its seed, and tables tell theirs when they are over. Each person has one table of it, claimed
in the transaction that makes it, without hints and without taking back; nobody else may look at it
before the day is over.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from sqlalchemy import Connection, Table, and_, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from ostraka.arena.anchors import anchors
from ostraka.core.game.game import Game
from ostraka.core.game.registry import load, load_all
from ostraka.protocol.daily import DealOfTheDay
from ostraka.protocol.setup import SeatSetup, TableSetup
from ostraka.server import ids
from ostraka.server.context import ServerContext
from ostraka.server.people import Guest
from ostraka.server.record.ended import RESULTS
from ostraka.server.store.schema import deal_games, deals
from ostraka.server.store.writer import Job
from ostraka.server.tables.registry import Claimed
from ostraka.server.tables.session import TableSession
from ostraka.server.tables.setup import make_table, new_setup

LEVEL = 4
WEEK = 7


def _game_of(day: str) -> Game:
    """The game of a day: those with something to deal take turns."""
    games = [game for game in load_all() if game.chance and anchors(game)]
    return games[date.fromisoformat(day).toordinal() % len(games)]


def _put(connection: Connection, into: Table, row: dict[str, Any]) -> None:
    """Insert a row where there is none with its key."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(into).values(row).on_conflict_do_nothing())


def _deal(day: str) -> Job[Any]:
    """A job that finds the deal of a day; it is drawn when it is first wanted."""
    fresh = {"day": day, "game": _game_of(day).name, **ids.fresh_deal()}

    def job(connection: Connection) -> Any:
        _put(connection, deals, fresh)
        return connection.execute(select(deals).where(deals.c.day == day)).one()

    return job


# -- playing ---------------------------------------------------------------------------------------


async def begin(context: ServerContext, guest: Guest) -> TableSession:
    """The table at which somebody plays today's deal: a new one, or the one they have."""
    day = ids.today()
    held = select(deal_games.c.table).where(deal_games.c.day == day, deal_games.c.guest == guest.id)
    there = await context.store.read(lambda connection: connection.execute(held).scalar())
    if there is not None:
        return await context.registry.session(there)
    setup = _setup(await context.store.write(_deal(day)), guest)

    def claim(connection: Connection, ident: str) -> str:
        _put(connection, deal_games, {"day": day, "guest": guest.id, "table": ident})
        return str(connection.execute(held).scalar())

    try:
        return await make_table(context, guest, setup, claim)
    except Claimed as other:
        return await context.registry.session(other.table)


def _setup(deal: Any, guest: Guest) -> TableSetup:
    game = load(deal.game)
    seats: list[SeatSetup] = [
        {"who": "guest", "guest": guest.id},
        {"who": "bot", "level": LEVEL},
    ]
    return new_setup(
        game,
        guest,
        seats,
        options=game.check_options({}),
        watch=False,
        hints=False,
        undo=False,
        day=deal.day,
        seed=deal.seed,
        entropy=deal.entropy,
    )


# -- telling ---------------------------------------------------------------------------------------


async def deal_of_the_day(context: ServerContext, guest: Guest | None) -> DealOfTheDay:
    """Today's deal, as somebody may know it."""
    day = ids.today()
    return await context.store.read(_told(day, "" if guest is None else guest.id))


def _told(day: str, guest: str) -> Job[DealOfTheDay]:
    today = date.fromisoformat(day)
    week = [(today - timedelta(days)).isoformat() for days in range(WEEK)]
    games = deal_games.c
    mine = select(deal_games).where(games.day == day, games.guest == guest)
    done = select(games.day).where(
        games.day.in_(week), games.guest == guest, games.ended.is_not(None)
    )
    drawn = select(deals.c.game).where(deals.c.day == day)
    finished = (
        select(func.count())
        .select_from(deal_games)
        .where(games.day == day, games.ended.is_not(None))
    )

    def job(connection: Connection) -> DealOfTheDay:
        own = connection.execute(mine).first()
        over = own is not None and own.ended is not None
        return {
            "day": day,
            "game": connection.execute(drawn).scalar() or _game_of(day).name,
            "level": LEVEL,
            "ends": _midnight_after(today),
            "players": connection.execute(finished).scalar() or 0,
            "table": None if own is None else own.table,
            "result": RESULTS[own.result] if own is not None and over else None,
            "score": own.score if own is not None and over else None,
            "against": own.score - own.margin if own is not None and over else None,
            "place": _place(connection, own) if over else None,
            "days": sorted(row.day for row in connection.execute(done)),
        }

    return job


def _place(connection: Connection, own: Any) -> int:
    """One more than did better: a better result, then a larger margin, then a higher score."""
    games = deal_games.c
    same = and_(games.result == own.result, games.margin == own.margin)
    better = or_(
        games.result < own.result,
        and_(games.result == own.result, games.margin > own.margin),
        and_(same, games.score > own.score),
    )
    count = select(func.count()).select_from(deal_games).where(games.day == own.day, better)
    return 1 + (connection.execute(count).scalar() or 0)


def _midnight_after(day: date) -> int:
    midnight = datetime.combine(day + timedelta(1), time(), UTC)
    return round(midnight.timestamp() * 1000)
