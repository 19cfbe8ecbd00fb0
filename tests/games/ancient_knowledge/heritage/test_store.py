"""Campaign files: several at a time, exported and imported, safe against being killed."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ostraka.games.ancient_knowledge.solo.best import BestScores, InvalidScores
from ostraka.games.ancient_knowledge.solo.campaign import Campaign, InvalidCampaign, Result
from ostraka.games.ancient_knowledge.solo.store import Store, solo_folder

TODAY = "2026-11-15"

WRITER = """
import sys
from pathlib import Path
from ostraka.games.ancient_knowledge.solo.campaign import Campaign, Result
from ostraka.core.files import write_document

path = Path(sys.argv[1])
old = Campaign.new("Thebes", "2026-11-15")
new = old.finished(Result(60, "AB", "AB", record={"filling": "x" * 200_000}), "2026-11-16")
print("ready", flush=True)
while True:
    write_document(path, new.as_json())
    write_document(path, old.as_json())
"""


def test_several_campaigns_live_side_by_side(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for name in ("Thebes", "Ur, again", "Übergang"):
        store.create(name, TODAY)
    assert store.names() == ["thebes", "ubergang", "ur-again"]
    changed = store.load("Ur, again").finished(Result(50, "A", "A"), TODAY)
    store.save(changed)
    assert store.load("ur-again") == changed
    assert store.load("Thebes").achieved == 0


def test_a_taken_name_and_an_unknown_name_are_refused(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.create("Thebes", TODAY)
    with pytest.raises(InvalidCampaign):
        store.create("thebes", TODAY)
    with pytest.raises(InvalidCampaign) as refusal:
        store.load("Troy")
    assert "thebes" in str(refusal.value)


def test_a_campaign_can_be_exported_and_imported(tmp_path: Path) -> None:
    store, other = Store(tmp_path / "a"), Store(tmp_path / "b")
    campaign = store.create("Thebes", TODAY)
    store.export("Thebes", tmp_path / "out.json")
    assert other.take_in(tmp_path / "out.json") == campaign
    with pytest.raises(InvalidCampaign):
        other.take_in(tmp_path / "out.json")
    with pytest.raises(InvalidCampaign):
        other.take_in(tmp_path / "nothing.json")


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"format": "ostraka-campaign"}', "\x00\xff"])
def test_a_damaged_file_is_refused_and_left_as_it_is(tmp_path: Path, damage: str) -> None:
    store = Store(tmp_path)
    campaign = store.create("Thebes", TODAY)
    path = store.path("Thebes")
    path.write_text(damage, encoding="latin-1")
    before = path.read_bytes()
    with pytest.raises(InvalidCampaign) as refusal:
        store.load("Thebes")
    assert str(path) in str(refusal.value)
    with pytest.raises(InvalidCampaign):
        store.save(campaign)
    assert path.read_bytes() == before


def test_a_truncated_file_is_refused_wherever_it_was_cut(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.save(Campaign.new("Thebes", TODAY).finished(Result(60, "AB", "AB"), TODAY))
    path = store.path("Thebes")
    whole = path.read_bytes()
    for cut in range(0, len(whole) - 1, 17):
        path.write_bytes(whole[:cut])
        with pytest.raises(InvalidCampaign):
            store.load("Thebes")


def test_killed_at_any_moment_a_campaign_is_the_old_or_the_new_one(tmp_path: Path) -> None:
    store = Store(tmp_path)
    old = store.create("Thebes", "2026-11-15")
    path = store.path("Thebes")
    chance, seen = random.Random(1), set()
    for _ in range(12):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            time.sleep(chance.uniform(0.0, 0.08))
            process.kill()
        found = store.load("Thebes")
        assert found == old or (found.unlocked == "AB" and len(found.games) == 1)
        seen.add(len(found.games))
    assert seen <= {0, 1}
    assert store.names() == ["thebes"]


def test_a_failed_write_leaves_the_old_campaign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    old = store.create("Thebes", TODAY)

    def broken(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("ostraka.games.ancient_knowledge.solo.store.os.fsync", broken)
    with pytest.raises(OSError, match="No space"):
        store.save(old.finished(Result(60, "AB", "AB"), TODAY))
    monkeypatch.undo()
    assert store.load("Thebes") == old
    assert [p.name for p in store.path("Thebes").parent.iterdir()] == ["thebes.json"]


def test_the_table_of_challenges_is_kept_and_a_damaged_one_left_as_it_is(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert store.scores() == BestScores()
    scores = BestScores().entered(5, "classic", Result(40, "CK", "CK"), TODAY)
    store.save_scores(scores)
    assert store.scores() == scores
    store.scores_path.write_text(json.dumps({"format": "x"}), encoding="utf-8")
    before = store.scores_path.read_bytes()
    with pytest.raises(InvalidScores):
        store.scores()
    with pytest.raises(InvalidScores):
        store.save_scores(scores)
    assert store.scores_path.read_bytes() == before


def test_the_folder_follows_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OSTRAKA_DATA_DIR", str(tmp_path))
    assert solo_folder() == tmp_path / "solo"
