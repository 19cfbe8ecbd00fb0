"""Campaign files: several at a time, exported and imported, safe against being killed."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ostraka.core.files import StaleDocument
from ostraka.games.ancient_knowledge.solo.best import BestScores, InvalidScores
from ostraka.games.ancient_knowledge.solo.campaign import InvalidCampaign, Result
from ostraka.games.ancient_knowledge.solo.store import Store

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
    assert store.names() == ["Thebes", "Ur, again", "Übergang"]
    file = store.open("ur,  AGAIN")
    changed = file.campaign.finished(Result(50, "A", "A"), TODAY)
    file.save(changed)
    assert store.open("Ur, again").campaign == changed
    assert store.open("Thebes").campaign.achieved == 0


def test_names_are_free_text_in_any_script(tmp_path: Path) -> None:
    store = Store(tmp_path)
    names = ["Θήβαι", "Ἀθῆναι", "日本", "中国", "¡!", "../../etc"]
    for name in names:
        store.create(name, TODAY)
    assert sorted(store.names()) == sorted(names)
    for name in names:
        assert store.open(name).campaign.name == name
    assert all(path.parent == store.campaigns for path in store.paths())
    assert all(path.name.isascii() for path in store.paths())


def test_a_copied_file_is_a_campaign_of_its_own(tmp_path: Path) -> None:
    store = Store(tmp_path)
    original = store.create("Thebes", TODAY).path
    copy = original.with_name("copy.json")
    copy.write_bytes(original.read_bytes())
    before = original.read_bytes()
    with pytest.raises(InvalidCampaign, match="Several campaigns are called “Thebes”"):
        store.open("Thebes")
    file = store.open("copy")
    file.save(file.campaign.finished(Result(50, "A", "A"), TODAY))
    assert original.read_bytes() == before
    assert store.open("copy").campaign.achieved == 1


def test_who_opened_a_campaign_before_it_was_played_on_elsewhere_is_refused(
    tmp_path: Path,
) -> None:
    store = Store(tmp_path)
    stale = store.create("Thebes", TODAY)
    other = Store(tmp_path).open("Thebes")
    other.save(other.campaign.finished(Result(60, "AB", "AB"), TODAY))
    with pytest.raises(StaleDocument, match="has been continued in another terminal"):
        stale.save(stale.campaign)
    assert store.open("Thebes").campaign.achieved == 2


def test_a_finished_game_is_entered_when_the_campaign_is_next_opened(tmp_path: Path) -> None:
    store = Store(tmp_path)
    file = store.create("Thebes", TODAY)
    state = file.campaign.begin(seed=3)
    while not state.over:
        state.play(state.legal[0])
    file.save(file.campaign.playing(state))  # and here the program is killed
    found = store.open("Thebes").campaign
    assert found.current is None
    assert [game.result.record for game in found.games] == [state.record.as_json()]
    assert store.open("Thebes").campaign == found, "it is entered once"


def test_what_a_killed_program_left_half_written_is_cleaned_up(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.create("Thebes", TODAY)
    fresh, old = store.campaigns / ".a.json.x.new", store.campaigns / ".b.json.y.new"
    for path in (fresh, old):
        path.write_text("{")
    os.utime(old, (1, 1))
    Store(tmp_path)
    assert fresh.exists(), "someone may be writing it now"
    assert not old.exists()


def test_a_taken_name_and_an_unknown_name_are_refused(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.create("Thebes", TODAY)
    with pytest.raises(InvalidCampaign):
        store.create("thebes", TODAY)
    with pytest.raises(InvalidCampaign) as refusal:
        store.open("Troy")
    assert "Thebes" in str(refusal.value)


def test_a_campaign_can_be_exported_and_imported(tmp_path: Path) -> None:
    store, other = Store(tmp_path / "a"), Store(tmp_path / "b")
    campaign = store.create("Thebes", TODAY).campaign
    store.export("Thebes", tmp_path / "out.json")
    assert other.take_in(tmp_path / "out.json").campaign == campaign
    with pytest.raises(InvalidCampaign):
        other.take_in(tmp_path / "out.json")
    with pytest.raises(InvalidCampaign):
        other.take_in(tmp_path / "nothing.json")


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"format": "ostraka-campaign"}', "\x00\xff"])
def test_a_damaged_file_is_refused_and_left_as_it_is(tmp_path: Path, damage: str) -> None:
    store = Store(tmp_path)
    file = store.create("Thebes", TODAY)
    path = file.path
    path.write_text(damage, encoding="latin-1")
    before = path.read_bytes()
    with pytest.raises(InvalidCampaign) as refusal:
        store.open("thebes-1")
    assert str(path) in str(refusal.value)
    with pytest.raises(StaleDocument):
        file.save(file.campaign)
    assert path.read_bytes() == before


def test_a_truncated_file_is_refused_wherever_it_was_cut(tmp_path: Path) -> None:
    store = Store(tmp_path)
    file = store.create("Thebes", TODAY)
    file.save(file.campaign.finished(Result(60, "AB", "AB"), TODAY))
    path = file.path
    whole = path.read_bytes()
    for cut in range(0, len(whole) - 1, 17):
        path.write_bytes(whole[:cut])
        with pytest.raises(InvalidCampaign):
            store.open("thebes-1")


def test_killed_at_any_moment_a_campaign_is_the_old_or_the_new_one(tmp_path: Path) -> None:
    store = Store(tmp_path)
    file = store.create("Thebes", "2026-11-15")
    old, path = file.campaign, file.path
    chance, seen = random.Random(1), set()
    for _ in range(12):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            time.sleep(chance.uniform(0.0, 0.08))
            process.kill()
        found = store.open("Thebes").campaign
        assert found == old or (found.unlocked == "AB" and len(found.games) == 1)
        seen.add(len(found.games))
    assert seen <= {0, 1}
    assert store.names() == ["Thebes"]


def test_a_failed_write_leaves_the_old_campaign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    file = store.create("Thebes", TODAY)
    old = file.campaign

    def broken(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("ostraka.core.files.os.fsync", broken)
    with pytest.raises(OSError, match="No space") as refusal:
        file.save(old.finished(Result(60, "AB", "AB"), TODAY))
    assert refusal.value.filename == str(file.path), "never the name of a temporary file"
    monkeypatch.undo()
    assert store.open("Thebes").campaign == old
    assert [path.name for path in store.campaigns.iterdir()] == ["thebes-1.json"]


def test_the_table_of_challenges_is_kept_and_a_damaged_one_left_as_it_is(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert store.scores() == BestScores()
    won = Result(40, "CK", "CK")
    assert store.enter(5, "classic", won, TODAY)
    assert not store.enter(5, "classic", won, TODAY), "it is no better"
    assert store.scores() == BestScores().entered(5, "classic", won, TODAY)
    document = json.loads(store.scores_path().read_text(encoding="utf-8"))
    document["best"][0]["score"] = 400
    for damage in (document, {"format": "x"}):
        store.scores_path().write_text(json.dumps(damage), encoding="utf-8")
        before = store.scores_path().read_bytes()
        with pytest.raises(InvalidScores):
            store.scores()
        with pytest.raises(InvalidScores):
            store.enter(5, "classic", Result(50, "CK", "CK"), TODAY)
        assert store.scores_path().read_bytes() == before


def test_a_table_of_challenges_without_a_digest_is_read_as_well(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.enter(5, "classic", Result(40, "CK", "CK"), TODAY)
    document = json.loads(store.scores_path().read_text(encoding="utf-8"))
    del document["check"]
    store.scores_path().write_text(json.dumps(document | {"version": 1}), encoding="utf-8")
    best = store.scores().best(5, "classic")
    assert best is not None
    assert best.score == 40


def test_the_folder_follows_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OSTRAKA_DATA_DIR", str(tmp_path))
    assert Store().folder == tmp_path / "solo"
