"""Who may see which table."""

from __future__ import annotations

from ostraka.core.i18n.message import Message
from ostraka.server import ids
from ostraka.server.errors import Refusal
from ostraka.server.tables.table import GameTable


def may_see(table: GameTable, guest: str | None, invite: str | None = None) -> bool:
    """Public tables are for all, private ones for those who sit there, or have a code or a link.

    Who comes by a link that somebody shared brings the table's key in place of the invitation's
    code. It shows what spectators see and gives no seat. Where nobody may watch, it opens the game
    once that is over.
    """
    if guest is not None and (table.setup.host == guest or table.seats_of(guest)):
        return True
    if table.cancelled:  # there is nothing to see but that
        return True
    if table.setup.day is not None and table.setup.day >= ids.today():  # others have yet to play it
        return False
    shared = invite is not None and ids.is_key(invite, table.key)
    if table.status != "waiting" and not table.setup.watch:
        return shared and table.status == "over"
    if table.setup.public or shared:
        return True
    return invite is not None and ids.same(invite, table.setup.invite)


def check_sight(table: GameTable, guest: str | None, invite: str | None = None) -> None:
    """Refuse people who may not see a table."""
    if not may_see(table, guest, invite):
        raise Refusal("forbidden", Message("server-private"))


def check_viewpoint(table: GameTable, guest: str | None, seat: int | None) -> None:
    """Refuse a viewpoint that is somebody else's, until the game is over."""
    if seat is None or seat in table.seats_of(guest):
        return
    if table.status != "over" or seat >= table.players:
        raise Refusal("forbidden", Message("server-not-your-seat"))
