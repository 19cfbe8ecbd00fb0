"""What an action of Ankh'or changed, told step by step from the tables before and after.

Places have short names: `supply`, `stock-1` (player 1's), `column-4`, `pile-2`, `removed`; in a
domain a place is written as in actions, and a warehouse is named by its tile.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ostraka.core.i18n.message import Message, listed, message_of
from ostraka.core.show.change import Cause, Told
from ostraka.games.ankhor.face.flows import tell_tokens
from ostraka.games.ankhor.face.formations import tell_groups
from ostraka.games.ankhor.face.table import END_TILES, tile_id
from ostraka.games.ankhor.face.words import seat_name, surplus_list
from ostraka.games.ankhor.rules import turn
from ostraka.games.ankhor.rules.codes import BUY, kind_of, refresh_pile
from ostraka.games.ankhor.rules.tables import DATA
from ostraka.games.ankhor.rules.turn import advance
from ostraka.games.ankhor.state_types import AnkhorState


def beats(s: AnkhorState, code: int) -> Iterator[Cause]:
    """Carry out an action step by step, as the rules do; the cause of each step."""
    step = turn.PAY
    while step != turn.DONE:
        cause = _cause(s, code, step)
        step = int(advance(s, DATA, code, step))
        yield cause


def _cause(s: AnkhorState, code: int, step: int) -> Cause:
    """Why a step happens: the action, its price, a tile's effect, covering a tile, or a rule."""
    if step == turn.PAY:
        return Cause("price" if kind_of(code) == BUY else "action")
    if step in (turn.PLACE, turn.CLEAR):
        return Cause("action")
    if step == turn.FILL:
        return Cause("action", f"pile-{int(refresh_pile(code)) + 1}")
    newest = tile_id(int(s.seat), int(s.tiles[s.seat]) - 1)
    if step == turn.STOCK or (step == turn.NEXT and s.extra):
        return Cause("effect", newest)
    return Cause("cover" if step == turn.COVER else "rule")


def tell(
    before: dict[str, Any], after: dict[str, Any], cause: Cause, seat: int | None
) -> Iterator[Told]:
    """The small changes between two views."""
    old, new = before["table"], after["table"]
    yield from tell_tokens(old, new, cause)
    yield from _tiles(old, new)
    if old["columns"] != new["columns"] and old["bought"] == new["bought"]:
        yield from _offer(old, new, cause)
    for seat, (mine, now) in enumerate(zip(old["domains"], new["domains"], strict=True)):
        if mine is not now:  # views share what is the same in them
            yield from tell_groups(mine, now, seat)
            yield from _bonus(mine, now, seat)
    if new["last_round"] and not old["last_round"]:
        yield Told("round", Message("ankhor-told-last-round", count=END_TILES))
    yield from _turn(old, new, after)


def tell_unknown(before: dict[str, Any], after: dict[str, Any], cause: Cause) -> Iterator[Told]:
    """From which pile how many tiles come, before they are turned up."""
    old, new = before["table"], after["table"]
    for was, now in zip(old["piles"], new["piles"], strict=True):
        count = was["size"] - now["size"]
        if count:
            said = Message("ankhor-told-comes", pile=was["pile"], count=count)
            yield Told("draw", said, None, f"pile-{was['pile']}", after=count)


def _tiles(old: dict[str, Any], new: dict[str, Any]) -> Iterator[Told]:
    """A tile that was bought, or moved: the action's own sentence says it."""
    for seat, (mine, now) in enumerate(zip(old["domains"], new["domains"], strict=True)):
        if mine is now:
            continue
        places = {tile["id"]: tile["place"] for tile in mine["tiles"]}
        for tile in now["tiles"]:
            source = places.get(tile["id"], _bought_from(old, new))
            if source != tile["place"]:
                said = Message(
                    "ankhor-told-placed",
                    seat=seat_name(seat),
                    tile=_tile_name(tile),
                    place=tile["place"],
                )
                yield Told("move", said, tile["id"], source, tile["place"], seat=seat, quiet=True)


def _tile_name(tile: dict[str, Any]) -> Message:
    return Message("ankhor-tile", colour=tile["colour"], kind=tile["kind"])


def _bought_from(old: dict[str, Any], new: dict[str, Any]) -> str | None:
    """The column that a tile has left."""
    for was, now in zip(old["columns"], new["columns"], strict=True):
        if was["tile"] and not now["tile"]:
            return f"column-{was['column']}"
    return None


def _offer(old: dict[str, Any], new: dict[str, Any], cause: Cause) -> Iterator[Told]:
    """Tiles that leave the game, slide to the left, or come from the piles."""
    was = {c["tile"]["id"]: c for c in old["columns"] if c["tile"]}
    now = {c["tile"]["id"]: c for c in new["columns"] if c["tile"]}
    for tile, column in was.items():
        if tile not in now:
            said = Message("ankhor-told-removed", tile=_tile_name(column["tile"]))
            yield Told("move", said, tile, f"column-{column['column']}", "removed")
    drawn = [column for tile, column in now.items() if tile not in was]
    if drawn:
        names = listed([_tile_name(column["tile"]) for column in drawn])
        yield Told("draw", Message("ankhor-told-drawn", tiles=names, count=len(drawn)))
    piles = _drawn_from(old, cause)
    for tile, column in now.items():
        source = f"column-{was[tile]['column']}" if tile in was else next(piles)
        target = f"column-{column['column']}"
        if source != target:
            key = "ankhor-told-slid" if tile in was else "ankhor-told-turned-up"
            said = Message(key, tile=_tile_name(column["tile"]), column=column["column"])
            yield Told("move", said, tile, source, target, quiet=True)


def _drawn_from(old: dict[str, Any], cause: Cause) -> Iterator[str]:
    """The pile of each tile drawn: the chosen one until it runs out, then the other."""
    chosen = next((p for p in old["piles"] if f"pile-{p['pile']}" == cause.thing), old["piles"][0])
    for pile in (chosen, *(p for p in old["piles"] if p is not chosen)):
        for _ in range(pile["size"]):
            yield f"pile-{pile['pile']}"


def _bonus(mine: dict[str, Any], now: dict[str, Any], seat: int) -> Iterator[Told]:
    """Bonus tokens gained and lost."""
    was, has = mine["bonus"], now["bonus"]
    if was == has:
        return
    ends = ("bonus", f"stock-{seat + 1}")
    source, target = ends if has > was else ends[::-1]
    key = "ankhor-told-bonus" if has > was else "ankhor-told-bonus-lost"
    said = Message(key, seat=seat_name(seat), count=abs(has - was))
    yield Told("amount", said, "bonus", source, target, was, has, seat)


def _turn(old: dict[str, Any], new: dict[str, Any], after: dict[str, Any]) -> Iterator[Told]:
    """Tokens over the limit, extra turns, the next turn, a new round, the end."""
    seat = new["acting"]
    if after["over"]:
        yield Told("over", message_of(after["outcome"]["reason"]))
    elif new["phase"] == "return" != old["phase"]:
        over = surplus_list(**new["surplus"])
        said = Message("ankhor-told-limit", seat=seat_name(seat), surplus=over)
        yield Told("limit", said, seat=seat)
    elif new["turns"] != old["turns"]:
        if new["round"] != old["round"]:
            yield Told("round", Message("ankhor-told-round", round=new["round"]))
        key = "ankhor-told-extra" if seat == old["acting"] else "ankhor-told-turn"
        yield Told("turn", Message(key, seat=seat_name(seat)), seat=seat)
