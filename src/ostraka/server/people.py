"""Guests: a name, and a secret of which only the hash is kept. There are no accounts."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, delete, insert, select, update

from ostraka.core.i18n.message import Message
from ostraka.server import ids
from ostraka.server.errors import Refusal
from ostraka.server.store.schema import (
    campaigns,
    deal_games,
    entries,
    guests,
    links,
    places,
    scores,
    secrets,
    tables,
)
from ostraka.server.store.store import ServerStore

LINK_MILLISECONDS = 10 * 60 * 1000
TRUSTED = 20.0  # seconds for which a secret that was found is not looked up again
KEPT = 20_000


@dataclass(frozen=True)
class Guest:
    """A person."""

    id: str
    name: str


class People:
    """Everyone whom the server knows."""

    def __init__(self, store: ServerStore) -> None:
        self.store = store
        self._found: OrderedDict[str, tuple[float, Guest]] = OrderedDict()
        self._names: OrderedDict[str, str] = OrderedDict()

    # -- being known ----------------------------------------------------------------------------

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """A new guest, and their secret."""
        guest = Guest(ids.ident(), ids.clean(name))
        word, at = ids.secret(), ids.now()

        def job(connection: Connection) -> None:
            values = {"id": guest.id, "name": guest.name, "created": at, "seen": at}
            if connection.execute(select(guests.c.id).where(guests.c.id == guest.id)).first():
                return
            connection.execute(insert(guests).values(values))
            row = {"hash": ids.digest(word), "guest": guest.id, "created": at}
            connection.execute(insert(secrets).values(row))

        await self.store.write(job)
        self._names[guest.id] = guest.name
        return guest, word

    async def known(self, word: str) -> Guest:
        """The guest with a secret."""
        hashed = ids.digest(word)
        found = self._found.get(hashed)
        if found is not None and time.monotonic() - found[0] < TRUSTED:
            return found[1]
        wanted = (
            select(guests.c.id, guests.c.name)
            .join(secrets, secrets.c.guest == guests.c.id)
            .where(secrets.c.hash == hashed)
        )
        row = await self.store.read(lambda connection: connection.execute(wanted).first())
        if row is None:
            self._found.pop(hashed, None)
            raise Refusal("secret", Message("server-secret"))
        guest = Guest(row.id, row.name)
        self._found[hashed] = (time.monotonic(), guest)
        self._names[guest.id] = guest.name
        while len(self._found) > KEPT:
            self._found.popitem(last=False)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Give oneself another name."""
        renamed = Guest(guest.id, ids.clean(name))
        change = update(guests).where(guests.c.id == guest.id).values(name=renamed.name)
        await self.store.write(lambda connection: connection.execute(change).rowcount)
        self.forget(guest.id)
        self._names[guest.id] = renamed.name
        return renamed

    # -- several devices --------------------------------------------------------------------------

    async def link(self, guest: Guest) -> tuple[str, int]:
        """A code for another device, and until when it is good."""
        word, expires = ids.secret(), ids.now() + LINK_MILLISECONDS
        row = {"hash": ids.digest(word), "guest": guest.id, "expires": expires}

        def job(connection: Connection) -> None:
            connection.execute(delete(links).where(links.c.hash == row["hash"]))
            connection.execute(delete(links).where(links.c.expires < ids.now()))
            connection.execute(insert(links).values(row))

        await self.store.write(job)
        return word, expires

    async def claim(self, word: str) -> tuple[Guest, str]:
        """Use a code: this device is the same guest, with a secret of its own."""
        hashed, fresh, at = ids.digest(word), ids.secret(), ids.now()
        wanted = (
            select(guests.c.id, guests.c.name, links.c.expires)
            .join(links, links.c.guest == guests.c.id)
            .where(links.c.hash == hashed)
        )

        def job(connection: Connection) -> Guest | None:
            row = connection.execute(wanted).first()
            used = connection.execute(delete(links).where(links.c.hash == hashed)).rowcount
            if row is None or used != 1 or row.expires < at:
                return None
            values = {"hash": ids.digest(fresh), "guest": row.id, "created": at}
            connection.execute(insert(secrets).values(values))
            return Guest(row.id, row.name)

        guest = await self.store.write(job)
        if guest is None:
            raise Refusal("unknown", Message("server-link"))
        return guest, fresh

    async def renew(self, guest: Guest) -> str:
        """A new secret; all others stop working."""
        fresh, at = ids.secret(), ids.now()

        def job(connection: Connection) -> None:
            connection.execute(delete(secrets).where(secrets.c.guest == guest.id))
            connection.execute(delete(links).where(links.c.guest == guest.id))
            row = {"hash": ids.digest(fresh), "guest": guest.id, "created": at}
            connection.execute(insert(secrets).values(row))

        await self.store.write(job)
        self.forget(guest.id)
        return fresh

    def forget(self, guest: str) -> None:
        """Look a guest's secrets up again."""
        for hashed in [word for word, (_, found) in self._found.items() if found.id == guest]:
            del self._found[hashed]

    # -- names ----------------------------------------------------------------------------------

    def name(self, guest: str | None) -> str | None:
        """A guest's name, if it is known here; see `learn`."""
        return None if guest is None else self._names.get(guest)

    async def relearn(self, guest: str) -> None:
        """Look a name up that has changed."""
        self.forget(guest)
        self._names.pop(guest, None)
        await self.learn([guest])

    async def learn(self, wanted: Iterable[str | None]) -> None:
        """Look up the names that are not known here yet."""
        missing = {guest for guest in wanted if guest is not None and guest not in self._names}
        if not missing:
            return
        look = select(guests.c.id, guests.c.name).where(guests.c.id.in_(missing))
        rows = await self.store.read(lambda connection: connection.execute(look).all())
        self._names.update({row.id: row.name for row in rows})
        while len(self._names) > KEPT:
            self._names.popitem(last=False)

    # -- one's own data ---------------------------------------------------------------------------

    async def export(self, guest: Guest) -> dict[str, Any]:
        """Everything that is kept about a guest."""

        def job(connection: Connection) -> dict[str, Any]:
            def rows(statement: Any) -> list[dict[str, Any]]:
                return [dict(row._mapping) for row in connection.execute(statement)]

            me = rows(select(guests).where(guests.c.id == guest.id))
            made = _told(connection, guest, "create")
            hosted = [row for row in made if _is_host(row["body"], guest)]
            return {
                "format": "ostraka-guest",
                "version": 1,
                "guest": me[0] if me else None,
                "secrets": len(rows(select(secrets).where(secrets.c.guest == guest.id))),
                "seats": rows(select(places).where(places.c.guest == guest.id)),
                "titles": {row["table"]: row["body"].get("title", "") for row in hosted},
                "chat": [
                    {name: row[name] for name in ("table", "at", "body")}
                    for row in _told(connection, guest, "chat")
                    if row["body"]["guest"] == guest.id
                ],
                "campaigns": [
                    orjson.loads(row["document"])
                    for row in rows(select(campaigns).where(campaigns.c.guest == guest.id))
                ],
                "scores": rows(select(scores).where(scores.c.guest == guest.id)),
                "deals": rows(select(deal_games).where(deal_games.c.guest == guest.id)),
            }

        return await self.store.read(job)

    async def delete(self, guest: Guest) -> set[str]:
        """Delete a guest: name, secrets, chat, titles, campaigns, scores; the tables they touch."""

        def job(connection: Connection) -> set[str]:
            held = select(places.c.table).where(places.c.guest == guest.id)
            touched = {str(row[0]) for row in connection.execute(held)}
            for row in _told(connection, guest, "chat"):
                if row["body"]["guest"] == guest.id:
                    row["body"] |= {"text": None, "quick": None}
                    _rewrite(connection, row)
                    touched.add(row["table"])
            for row in _told(connection, guest, "create"):
                if _is_host(row["body"], guest):
                    _unname(row["body"])
                    _rewrite(connection, row)
                    _unname_summary(connection, row["table"])
                    touched.add(row["table"])
            for row in _told(connection, guest, "rematch"):
                if _is_host(row["body"]["create"], guest):
                    _unname(row["body"]["create"])
                    _rewrite(connection, row)
            connection.execute(delete(places).where(places.c.guest == guest.id))
            connection.execute(delete(guests).where(guests.c.id == guest.id))
            return touched

        touched = await self.store.write(job)
        self.forget(guest.id)
        self._names.pop(guest.id, None)
        return touched


def _told(connection: Connection, guest: Guest, kind: str) -> list[dict[str, Any]]:
    """The entries of a kind, of all journals, that name a guest."""
    columns = (entries.c.table, entries.c.number, entries.c.at, entries.c.body)
    naming = entries.c.body.contains(guest.id, autoescape=True)
    rows = connection.execute(select(*columns).where(entries.c.kind == kind, naming))
    return [{**row._mapping, "body": orjson.loads(row.body)} for row in rows]


def _is_host(described: dict[str, Any], guest: Guest) -> bool:
    return bool(described.get("host") == guest.id)


def _rewrite(connection: Connection, row: dict[str, Any]) -> None:
    """The one change that a journal knows: what somebody wrote is gone."""
    connection.execute(
        update(entries)
        .where(entries.c.table == row["table"], entries.c.number == row["number"])
        .values(body=orjson.dumps(row["body"]).decode())
    )


def _unname(described: dict[str, Any]) -> None:
    """Take what its host wrote out of the description of a table."""
    described["title"] = ""
    for seat in described["seats"]:
        if "name" in seat:
            seat["name"] = None


def _unname_summary(connection: Connection, table: str) -> None:
    """The same in what lists say about it."""
    found = connection.execute(select(tables.c.summary).where(tables.c.id == table)).first()
    if found is not None:
        summary = orjson.loads(found.summary)
        _unname(summary)
        words = {"summary": orjson.dumps(summary).decode()}
        connection.execute(update(tables).where(tables.c.id == table).values(words))
