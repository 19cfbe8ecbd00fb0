"""What a released version wrote can still be read, replayed and continued."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ostraka import __version__
from ostraka.core.packs.shelf import put
from ostraka.core.play.record import Record
from ostraka.games.ancient_knowledge.solo.best import BestScores
from ostraka.games.ancient_knowledge.solo.campaign import Campaign
from ostraka.server.http.schema import live_schema
from ostraka.terminal.library import read_game
from tests.compatibility.writing import FOLDER, observations
from tests.games.ancient_knowledge.packs.boxes import empty_shelf
from tests.server.serving import serving

RELEASES = sorted(path for path in FOLDER.iterdir() if (path / "tables.json").is_file())
every_release = pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)


def document(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def test_this_version_has_its_files() -> None:
    assert __version__ in [path.name for path in RELEASES], (
        "run `python -m tests.compatibility.writing` and commit what it writes"
    )


@every_release
def test_records_replay_to_their_last_action(
    release: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OSTRAKA_DATA_DIR", str(tmp_path))
    empty_shelf(monkeypatch)
    put(release / "pack")
    records = list(release.glob("record-*.json"))
    assert len(records) >= 5
    for path in records:
        written = document(path)
        state = Record.from_json(written).replay()
        assert state.record.as_json()["actions"] == written["actions"], path.name


@every_release
def test_a_saved_game_is_continued(release: Path) -> None:
    saved = read_game(release / "save.json").saved
    state = saved.record.replay()
    assert saved.seats == ("person", "5")
    assert len(saved.record.actions) == 9
    assert not state.over
    assert state.legal


@every_release
def test_a_campaign_is_continued(release: Path) -> None:
    campaign = Campaign.from_json(document(release / "campaign.json"))
    state = campaign.resume()
    assert campaign.name == "Thebes"
    assert state is not None
    assert state.legal
    ended = Campaign.from_json(document(release / "campaign-ended.json"))
    assert len(ended.games) == 1


@every_release
def test_best_scores_are_kept(release: Path) -> None:
    best = BestScores.from_json(document(release / "challenges.json")).best(1, "hand1")
    assert best is not None
    assert Record.from_json(best.record).replay().over


@every_release
def test_a_server_opens_the_database_and_its_tables(release: Path, tmp_path: Path) -> None:
    file = tmp_path / "server.db"
    with sqlite3.connect(file) as database:
        database.executescript((release / "server.sql").read_text(encoding="utf-8"))

    async def opened() -> None:
        async with serving(f"sqlite:///{file}") as served:
            for game, ident in document(release / "tables.json").items():
                table = (await served.context.registry.session(ident)).table
                assert table.state.game.name == game
                assert table.ply > 0
                assert table.state.legal or table.state.over

    asyncio.run(opened())


@every_release
def test_the_protocol_only_grows_under_one_number(release: Path) -> None:
    """Old clients find every field they read; what they send is still enough."""
    old, new = document(release / "protocol.json"), live_schema()
    if old["version"] != new["version"]:
        assert new["version"] > old["version"]
        return
    for direction in ("FromServer", "FromClient"):
        messages, present = _messages(old, direction), _messages(new, direction)
        assert set(messages) <= set(present)
        for kind, shape in messages.items():
            fields, needed = present[kind]["properties"], set(present[kind].get("required", ()))
            assert set(shape["properties"]) <= set(fields), kind
            if direction == "FromServer":
                assert set(shape.get("required", ())) <= needed, kind
            else:
                assert needed <= set(shape.get("required", ())), kind


@every_release
def test_observations_change_only_with_their_version(release: Path) -> None:
    old, new = document(release / "observations.json"), observations()
    assert set(old) <= set(new)
    for game, kept in old.items():
        assert new[game] == kept or new[game]["version"] > kept["version"], (
            f"{game}: raise observation_version, so that no network misreads what it is shown"
        )


def _messages(schema: Any, direction: str) -> dict[str, Any]:
    """The messages of one direction, by their type."""
    found = {}
    for choice in schema["$defs"][direction]["oneOf"]:
        shape = schema["$defs"][choice["$ref"].rsplit("/", 1)[1]]
        found[shape["properties"]["type"]["const"]] = shape
    return found
