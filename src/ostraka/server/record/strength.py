"""How strong somebody is at each game: their finished games against the levels, rated.

What counts is a game that one person has finished against levels, with the cards of the box and a
deal that nobody chose. Games are read from the heads of tables, which keep who sat where and who
won.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, select

from ostraka.arena.anchors import anchors
from ostraka.arena.placing import Bout, placing
from ostraka.core.game.registry import load_all
from ostraka.protocol.strength import GameStrength
from ostraka.server.store.schema import places, tables
from ostraka.server.store.writer import Job

COUNTED = 1000
"""So many of somebody's last games are looked at."""
FEW = 5
"""With fewer games no single number is named."""
ROUND = 10
NEAR = 200
"""Two people with no more than this between their ratings are about equally strong."""


@dataclass(frozen=True)
class LevelGame:
    """A finished game against levels."""

    levels: tuple[int, ...]
    share: float
    """Of the victory."""


def level_game(summary: Mapping[str, Any], guest: str) -> LevelGame | None:
    """What a finished table says about somebody; None if it does not count."""
    result = summary.get("result")
    if not result or summary.get("packs") or summary.get("known"):
        return None
    mine = [seat for seat in summary["seats"] if seat["guest"] == guest]
    others = [seat for seat in summary["seats"] if seat["guest"] != guest]
    levels = tuple(seat["level"] for seat in others if seat["who"] == "bot" and seat["level"])
    if len(mine) != 1 or mine[0]["who"] != "guest" or not others or len(levels) < len(others):
        return None
    winners = result["winners"]
    return LevelGame(levels, 1 / len(winners) if mine[0]["seat"] in winners else 0.0)


def strengths_of(guest: str) -> Job[list[GameStrength]]:
    """A job that finds how strong somebody is at every game whose levels are rated."""
    held = select(places.c.table).where(places.c.guest == guest)
    wanted = (
        select(tables.c.game, tables.c.summary)
        .where(tables.c.id.in_(held), tables.c.status == "over")
        .order_by(tables.c.moved.desc())
        .limit(COUNTED)
    )

    def job(connection: Connection) -> list[GameStrength]:
        found: dict[str, list[LevelGame]] = defaultdict(list)
        for row in connection.execute(wanted):
            game = level_game(orjson.loads(row.summary), guest)
            if game is not None:
                found[row.game].append(game)
        rated = ((game.name, anchors(game)) for game in load_all())
        return [_strength(name, levels, found[name]) for name, levels in rated if levels]

    return job


def rating_of(guest: str, game: str) -> Job[int | None]:
    """A job that finds somebody's rating at a game; None while there are too few games."""
    found = strengths_of(guest)
    return lambda connection: next(
        (each["rating"] for each in found(connection) if each["game"] == game), None
    )


def _strength(game: str, levels: tuple[int, ...], played: list[LevelGame]) -> GameStrength:
    known = [each for each in played if max(each.levels) <= len(levels)]
    won = (max(each.levels) for each in known if each.share == 1)
    told: GameStrength = {
        "game": game,
        "games": len(known),
        "rating": None,
        "low": None,
        "high": None,
        "levels": list(levels),
        "beaten": max(won, default=0),
    }
    if known:
        found = placing(
            [Bout(tuple(levels[level - 1] for level in each.levels), each.share) for each in known]
        )
        told["low"], told["high"] = _rounded(found.low), _rounded(found.high)
        if len(known) >= FEW:
            told["rating"] = _rounded(found.rating)
    return told


def _rounded(rating: float) -> int:
    return ROUND * round(rating / ROUND)
