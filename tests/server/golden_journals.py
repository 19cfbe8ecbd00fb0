"""Golden journals: what older versions wrote stays readable.

    python -m tests.server.golden_journals

writes the journals that are missing, one for each game; existing ones are never changed.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

from ostraka.server.tables.entries import JournalEntry
from ostraka.server.tables.table import GameTable
from tests.server.tabletop import Writer

FOLDER = Path(__file__).with_name("golden")
GAMES = {"arkantar": 2, "ankhor": 3, "ancient_knowledge": 2, "ancient_knowledge_solo": 1}
LENGTH = 120


def digest(table: GameTable) -> dict[str, Any]:
    """What a journal adds up to."""
    return {
        "version": table.version,
        "ply": table.ply,
        "status": table.status,
        "actions": hashlib.sha256(" ".join(table.state.actions).encode()).hexdigest()[:16],
        "scores": list(table.state.scores),
        "seats": [holder.who for holder in table.seats],
        "chat": len(table.chat),
        "left": table.clock.left if table.clock else None,
    }


def written(game: str, players: int) -> list[JournalEntry]:
    """A journal with entries of all kinds."""
    chance = random.Random(game)
    seats: list[dict[str, Any]] = [{"who": "guest", "guest": "g0"}]
    seats += [{"who": "open"} for _ in range(players - 1)]
    clock = {"kind": "turns", "base": 3600, "increment": 10} if players > 1 else None
    writer = Writer(game=game, players=players, seats=seats, seed=11, clock=clock)
    for seat in range(1, players):
        writer.write("sit", {"seat": seat, "guest": f"g{seat}"}, 100 * seat)
    at = 1000
    while writer.table.status == "playing" and writer.table.ply < LENGTH:
        at += 700
        luck = chance.random()
        if luck < 0.05:
            text = {"guest": "g0", "seat": 0, "text": "well", "quick": None, "id": f"g0:{at}"}
            writer.write("chat", text, at)
        elif luck < 0.1 and writer.table.played:
            last = writer.table.played[-1]
            writer.write("undo", {"seat": last.seat, "ply": last.ply}, at)
        elif luck < 0.12 and players > 1:
            offer = {"offer": "takeback", "seat": 0, "waiting": [1], "of": None, "level": None}
            writer.write("offer", offer, at)
            writer.write("answer", {"offer": "takeback", "seat": 1, "yes": False}, at + 1)
        else:
            writer.act(at, chance.choice(list(writer.table.state.codes)))
    if writer.table.status == "playing" and players == 3:
        writer.write("bot", {"seat": 2, "level": 2}, at + 1)
    if writer.table.status == "playing" and players > 1:
        writer.write("resign", {"seat": 1, "level": 3}, at + 2)
    return writer.entries


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game, players in GAMES.items():
        path = FOLDER / f"{game}.json"
        if path.exists():
            continue
        entries = written(game, players)
        document = {
            "entries": [
                {"number": e.number, "at": e.at, "kind": e.kind, "body": e.body} for e in entries
            ],
            "digest": digest(GameTable("golden00", entries)),
        }
        text = json.dumps(document, ensure_ascii=False, indent=None, separators=(",", ":"))
        path.write_text(text.replace('{"number"', '\n{"number"') + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
