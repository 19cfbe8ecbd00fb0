"""Solo challenges and legacy campaigns: what is kept of them beside their tables.

A finished game enters its score, or its campaign, in the transaction of its last action.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import orjson
from sqlalchemy import Connection, delete, func, insert, select, update

from ostraka.core.errors import OstrakaError
from ostraka.core.i18n.message import Message
from ostraka.core.packs.packs import PackId
from ostraka.games.ancient_knowledge.solo.campaign import (
    GAME,
    OPTIONS,
    Campaign,
    Hindrance,
    Result,
    hindrances,
    result_of,
)
from ostraka.games.ancient_knowledge.solo.challenges import HANDS
from ostraka.games.ancient_knowledge.solo.game import READINGS, AncientKnowledgeSolo
from ostraka.server import ids
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.live.broadcast import Before
from ostraka.server.options import option_info
from ostraka.server.people import Guest
from ostraka.server.store.schema import campaigns, guests, scores
from ostraka.server.store.store import ServerStore
from ostraka.server.store.writer import Job
from ostraka.server.tables.entries import JournalEntry
from ostraka.server.tables.table import GameTable

MOST_CAMPAIGNS = 50


def enters_result(
    table: GameTable, before: Before, entries: Sequence[JournalEntry]
) -> Job[None] | None:
    """What a solo game that has just ended enters."""
    solo = table.setup.challenge is not None or table.setup.campaign is not None
    if not solo or table.status != "over" or before.status == "over":
        return None
    result, guest, date = result_of(table.state), table.seats[0].guest, ids.today()
    if table.setup.campaign is not None:
        return _enters_campaign(table.id, table.setup.campaign, result, date)
    row = {
        "table": table.id,
        "guest": guest,
        "challenge": table.setup.challenge,
        "hand": table.setup.hand,
        "score": result.score,
        "date": date,
        "packs": packs_text(table.setup.packs),
    }

    def job(connection: Connection) -> None:
        there = connection.execute(select(scores.c.table).where(scores.c.table == table.id))
        known = connection.execute(select(guests.c.id).where(guests.c.id == guest))
        if result.won and there.first() is None and known.first() is not None:
            connection.execute(insert(scores).values(row))

    return job


def _enters_campaign(table: str, ident: str, result: Result, date: str) -> Job[None]:
    def job(connection: Connection) -> None:
        found = connection.execute(
            select(campaigns).where(campaigns.c.id == ident, campaigns.c.current == table)
        ).first()
        if found is None:
            return
        after = Campaign.from_json(orjson.loads(found.document)).finished(result, date)
        connection.execute(
            update(campaigns)
            .where(campaigns.c.id == ident)
            .values(
                document=orjson.dumps(after.as_json()).decode(),
                games=orjson.dumps([*orjson.loads(found.games), table]).decode(),
                current=None,
            )
        )

    return job


def _hindrance(row: Hindrance) -> dict[str, Any]:
    return {"title": row.title, "fewer": row.fewer, "time": row.time, "least": row.least}


def campaign_info(row: Any) -> dict[str, Any]:
    """A campaign as the protocol says it."""
    campaign = Campaign.from_json(orjson.loads(row.document))
    at = orjson.loads(row.games)
    return {
        "campaign": row.id,
        "name": campaign.name,
        "begun": campaign.begun,
        "to_do": campaign.to_do,
        "unlocked": campaign.unlocked,
        "spent": campaign.spent,
        "games": [
            {
                "date": game.date,
                "score": game.result.score,
                "title": game.title,
                "won": game.result.won,
                "objectives": game.result.objectives,
                "met": game.result.met,
                "given_up": game.result.given_up,
                "used": game.result.used,
                "table": at[number] if number < len(at) else None,
            }
            for number, game in enumerate(campaign.games)
        ],
        "over": campaign.over,
        "won": campaign.won,
        "achieved": campaign.achieved,
        "hindrance": _hindrance(campaign.hindrance),
        "table": row.current,
        "packs": [pack.as_json() for pack in campaign.packs],
        "options": dict(campaign.chosen),
        "out": campaign.out,
        "hindrances": [_hindrance(row) for row in campaign.hindrances],
    }


def packs_text(packs: Iterable[PackId]) -> str:
    """The packs that a score was reached with, as the store keeps them."""
    return "+".join(map(str, packs))


def read_campaign(document: dict[str, Any]) -> Campaign:
    """A campaign that somebody brings along; a game under way stays behind."""
    try:
        return replace(Campaign.from_json(document), current=None)
    except OstrakaError as error:
        raise refusal_of(error) from None


class SoloStore:
    """Scores and campaigns in the store."""

    def __init__(self, store: ServerStore) -> None:
        self.store = store

    async def info(self, guest: Guest | None, game: AncientKnowledgeSolo) -> dict[str, Any]:
        """All that can be played alone, with the best scores; those with packs stand apart."""

        def job(connection: Connection) -> dict[str, Any]:
            rows = connection.execute(
                select(scores, guests.c.name)
                .join(guests, guests.c.id == scores.c.guest)
                .where(scores.c.packs == packs_text(game.packs))
                .order_by(scores.c.score, scores.c.date.desc())
            ).all()
            best: dict[tuple[int, str], Any] = {}
            mine: dict[tuple[int, str], Any] = {}
            for row in rows:  # the last of equal keys stays: the highest, and of those the first
                own = guest is not None and row.guest == guest.id
                entry = {"score": row.score, "date": row.date, "name": row.name}
                best[row.challenge, row.hand] = entry | {"table": row.table if own else None}
                if own:
                    mine[row.challenge, row.hand] = entry | {"table": row.table}
            held = select(campaigns).where(campaigns.c.guest == (guest.id if guest else ""))
            return {
                "game": GAME,
                "hands": list(HANDS),
                "challenges": [
                    {
                        "number": each.number,
                        "name": each.name,
                        "objectives": each.objectives,
                        "effects": each.effects,
                        "source": each.source,
                        "mine": {
                            h: mine[each.number, h] for h in HANDS if (each.number, h) in mine
                        },
                        "best": {
                            h: best[each.number, h] for h in HANDS if (each.number, h) in best
                        },
                    }
                    for each in game.pack.challenges
                ],
                "hindrances": [_hindrance(row) for row in hindrances()],
                "campaigns": [campaign_info(row) for row in connection.execute(held)],
                "packs": [pack.as_json() for pack in game.packs],
                "readings": [option_info(option) for option in READINGS],
                "campaign_options": [option_info(option) for option in OPTIONS],
            }

        return await self.store.read(job)

    async def row(self, guest: Guest, ident: str) -> Any:
        """A campaign of somebody's."""
        wanted = select(campaigns).where(campaigns.c.id == ident, campaigns.c.guest == guest.id)
        row = await self.store.read(lambda connection: connection.execute(wanted).first())
        if row is None:
            raise Refusal("unknown", Message("server-no-campaign"))
        return row

    async def keep(self, guest: Guest, campaign: Campaign) -> str:
        """A new campaign; its id."""
        ident = ids.ident()
        row = {
            "id": ident,
            "guest": guest.id,
            "document": orjson.dumps(campaign.as_json()).decode(),
            "games": "[]",
            "current": None,
        }

        def job(connection: Connection) -> bool:
            mine = select(func.count()).where(campaigns.c.guest == guest.id)
            if (connection.execute(mine).scalar() or 0) >= MOST_CAMPAIGNS:
                return False
            there = connection.execute(select(campaigns.c.id).where(campaigns.c.id == ident))
            if there.first() is None:
                connection.execute(insert(campaigns).values(row))
            return True

        if not await self.store.write(job):
            raise Refusal("busy", Message("server-too-many-tables"), retry_after=3600.0)
        return ident

    async def create(
        self, guest: Guest, name: str, packs: Iterable[PackId], options: Mapping[str, str]
    ) -> str:
        """Begin a campaign."""
        try:
            return await self.keep(guest, Campaign.new(name, ids.today(), packs, options))
        except OstrakaError as error:
            raise refusal_of(error) from None

    async def set_current(self, ident: str, table: str) -> None:
        """Say at which table the game under way is played."""
        change = update(campaigns).where(campaigns.c.id == ident).values(current=table)
        await self.store.write(lambda connection: connection.execute(change).rowcount)

    async def remove(self, guest: Guest, ident: str) -> None:
        """Delete a campaign."""
        await self.row(guest, ident)
        gone = delete(campaigns).where(campaigns.c.id == ident)
        await self.store.write(lambda connection: connection.execute(gone).rowcount)
