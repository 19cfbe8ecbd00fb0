"""Write one file of each kind that people keep, as this version writes it.

    python -m tests.compatibility.writing

Run it once for a release. The folder of a version that is already there is never changed.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from ostraka import __version__
from ostraka.core.game.registry import game_names, load, load_with
from ostraka.core.packs.shelf import put
from ostraka.core.play.state import State
from ostraka.games.ancient_knowledge.solo.best import Best, BestScores
from ostraka.games.ancient_knowledge.solo.campaign import Campaign, result_of
from ostraka.server.http.schema import live_schema
from ostraka.terminal.library import Saved
from tests.games.ancient_knowledge.packs.boxes import box
from tests.server.serving import serving

FOLDER = Path(__file__).parent
DAY = "2026-11-18"


def played(state: State, actions: int) -> State:
    """The state after this many actions: always the one in the middle of those that are legal."""
    for _ in range(actions):
        if state.over:
            break
        state.play(int(state.codes[len(state.codes) // 2]))
    return state


def _write(path: Path, document: Any) -> None:
    text = json.dumps(document, ensure_ascii=False, indent=1)
    path.write_text(text + "\n", encoding="utf-8")


def _records(folder: Path) -> None:
    for name in game_names():
        state = played(load(name).start(seed=5), 400)
        _write(folder / f"record-{name}.json", state.record.as_json())
    state = played(load("arkantar").start(seed=6), 9)
    seats = ("person", "5")
    _write(folder / "save.json", Saved.of(state, seats, {}).as_json())


def _solo(folder: Path) -> None:
    begun = Campaign.new("Thebes", DAY)
    _write(folder / "campaign.json", begun.playing(played(begun.begin(seed=7), 20)).as_json())
    result = result_of(played(begun.begin(seed=7), 5000))
    _write(folder / "campaign-ended.json", begun.finished(result, DAY).as_json())
    best = BestScores((((1, "hand1"), Best(result.score, DAY, result.record)),))
    _write(folder / "challenges.json", best.as_json())


def _pack(folder: Path) -> None:
    pack = box(folder / "pack")
    state = load_with("ancient_knowledge", [put(pack).id]).start(seed=3, players=2)
    _write(folder / "record-pack.json", played(state, 40).record.as_json())


def observations() -> dict[str, Any]:
    """What a network that was trained on each game relies on: every field, and every action."""
    return {
        name: {
            "version": game.observation_version,
            "fields": [f"{one.name} {one.shape} {one.low} to {one.high}" for one in layout],
            "actions": game.action_count,
        }
        for name in game_names()
        if (game := load(name)) and (layout := game.observation)
    }


async def _database(folder: Path) -> None:
    """A server's database with a running table of each game, as SQL."""
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "server.db"
        tables = {}
        async with serving(f"sqlite:///{file}") as served:
            ada = await served.person("Ada")
            async with ada.live() as live:
                for name in game_names():
                    info = await ada.play(name, level=1)
                    table = await live.sit(info["table"])
                    seat = await table.asked()
                    assert seat is not None
                    await table.act(next(table.choices(seat)), seat)
                    tables[name] = info["table"]
        with sqlite3.connect(file) as database:
            (folder / "server.sql").write_text("\n".join(database.iterdump()) + "\n", "utf-8")
    _write(folder / "tables.json", tables)


def main() -> None:
    folder = FOLDER / __version__
    if folder.exists():
        sys.exit(f"{folder.name} is there already; what a release wrote is never written again")
    folder.mkdir()
    try:
        _records(folder)
        _solo(folder)
        _pack(folder)
        asyncio.run(_database(folder))
        _write(folder / "protocol.json", live_schema())
        _write(folder / "observations.json", observations())
    except BaseException:
        shutil.rmtree(folder)
        raise


if __name__ == "__main__":
    main()
