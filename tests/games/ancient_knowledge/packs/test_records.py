"""A record says which packs it was played with, and does not replay with any others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ostraka
from ostraka.bots.spec import bot
from ostraka.core.errors import InvalidOption, InvalidRecord
from ostraka.core.game.registry import load, load_with
from ostraka.core.game.study import Budget
from ostraka.core.packs.packs import PackId, read_bundle
from ostraka.core.packs.shelf import MissingPack, put, remember
from ostraka.core.play.record import Record
from ostraka.core.play.state import State
from ostraka.games.ancient_knowledge import GAME
from ostraka.games.ancient_knowledge.solo.campaign import Campaign, InvalidCampaign

from .boxes import CITY, box, empty_shelf


@pytest.fixture(autouse=True)
def own_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty shelf, and nothing remembered; what was loaded before is not known either."""
    monkeypatch.setenv("OSTRAKA_DATA_DIR", str(tmp_path / "data"))
    empty_shelf(monkeypatch)


def played(folder: Path, actions: int = 12) -> State:
    """The beginning of a game with the pack in a folder."""
    state = load_with("ancient_knowledge", [put(folder).id]).start(seed=3, players=2)
    for _ in range(actions):
        state.play(int(state.codes[-1]))
    return state


def test_a_record_names_its_packs_and_replays_with_them(tmp_path: Path) -> None:
    state = played(box(tmp_path / "p"))
    document = json.loads(json.dumps(state.record.as_json()))
    assert document["packs"] == [read_bundle(tmp_path / "p").id.as_json()]
    record = Record.from_json(document)
    assert record == state.record
    assert record.replay().tobytes() == state.tobytes()
    assert record.replay(load("ancient_knowledge")).game.packs == state.game.packs
    assert GAME.replay(document).tobytes() == state.tobytes()


def test_a_record_without_packs_is_as_it_always_was() -> None:
    state = GAME.start(seed=3, players=2)
    assert "packs" not in state.record.as_json()
    assert Record.from_json(state.record.as_json()).packs == ()


def test_a_record_whose_pack_is_missing_is_refused_with_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played(box(tmp_path / "p")).record
    empty_shelf(monkeypatch)
    with pytest.raises(MissingPack) as refused:
        record.replay()
    said = refused.value.text()
    assert "“egypt”" in said
    assert record.packs[0].digest in said
    assert "--pack FOLDER" in said
    assert isinstance(refused.value, InvalidRecord)


def test_a_pack_that_has_changed_is_not_the_one_that_is_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played(box(tmp_path / "p")).record
    empty_shelf(monkeypatch)
    box(tmp_path / "p", CITY.replace("vp = 4", "vp = 5"))
    other = put(tmp_path / "p").id
    with pytest.raises(MissingPack) as refused:
        record.replay()
    for word in (record.packs[0].digest, other.digest, str(tmp_path / "p")):
        assert word in refused.value.text()
    box(tmp_path / "p", "# as it was\n" + CITY)
    assert record.replay().ply == 12


def test_a_pack_is_found_again_wherever_it_lies_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played(box(tmp_path / "p")).record
    (tmp_path / "p").rename(tmp_path / "q")
    empty_shelf(monkeypatch)
    put(tmp_path / "q")
    assert record.replay().ply == 12


def test_folders_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(box(tmp_path / "p")).record
    remember(tmp_path / "p")
    remember(tmp_path / "gone")
    empty_shelf(monkeypatch)
    assert record.replay().ply == 12
    (tmp_path / "data" / "packs.json").write_text("{")
    empty_shelf(monkeypatch)
    with pytest.raises(MissingPack):
        record.replay()


@pytest.mark.parametrize(
    "packs",
    [
        3,
        {},
        ["egypt"],
        [{"name": "egypt"}],
        [{"name": "../../etc", "digest": "0" * 16}],
        [{"name": "egypt", "digest": "0" * 15}],
        [{"name": "egypt", "digest": "0" * 16, "folder": "/tmp"}],
        [{"name": "egypt", "digest": "0" * 16}] * 17,
    ],
)
def test_packs_that_are_none_are_refused(packs: Any) -> None:
    document = GAME.start(seed=3, players=2).record.as_json() | {"packs": packs}
    del document["check"]
    with pytest.raises(InvalidRecord, match="packs"):
        Record.from_json(document)


def test_games_without_packs_say_so(tmp_path: Path) -> None:
    pack = put(box(tmp_path / "p"))
    for name in ("arkantar", "ankhor"):
        with pytest.raises(InvalidOption, match="does not take packs"):
            ostraka.load(name).with_packs(pack)
        with pytest.raises(InvalidOption):
            load_with(name, [pack.id])


def test_a_game_is_loaded_by_its_reference_once(tmp_path: Path) -> None:
    game = played(box(tmp_path / "p"), 0).game
    assert load(game.reference) is game
    assert load("ancient_knowledge").packs == ()
    with pytest.raises(MissingPack):
        load("ancient_knowledge+egypt@0000000000000000")
    with pytest.raises(MissingPack):
        load("ancient_knowledge+")


def test_a_campaign_keeps_to_its_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = put(box(tmp_path / "p")).id
    campaign = Campaign.new("Thebes", "2026-11-16", [pack])
    state = campaign.begin(seed=5)
    assert state.game.packs == (pack,)
    kept = Campaign.from_json(json.loads(json.dumps(campaign.playing(state).as_json())))
    resumed = kept.resume()
    assert resumed is not None
    assert resumed.game.packs == (pack,)
    assert "packs" not in Campaign.new("Thebes", "2026-11-16").as_json()
    empty_shelf(monkeypatch)
    with pytest.raises(MissingPack):
        kept.begin(seed=6)


def test_a_campaign_with_a_game_of_other_packs_is_refused(tmp_path: Path) -> None:
    pack = put(box(tmp_path / "p")).id
    state = load_with("ancient_knowledge_solo", [pack]).start(seed=5)
    document = Campaign.new("Thebes", "2026-11-16").playing(state).as_json()
    with pytest.raises(InvalidCampaign):
        Campaign.from_json(document)


def test_a_pack_with_mistakes_is_refused_when_its_game_is_loaded(tmp_path: Path) -> None:
    pack = put(box(tmp_path / "p", CITY.replace("draw", "drew")))
    with pytest.raises(ostraka.OstrakaError, match="drew"):
        load_with("ancient_knowledge", [pack.id])
    assert PackId("egypt", pack.id.digest) == pack.id


def test_bots_play_with_added_cards(tmp_path: Path) -> None:
    state = played(box(tmp_path / "p", CITY + CITY.replace("EG1", "HC3")), 0)
    for level in (3, 8):
        thinker = bot(state.game, level=level, seed=0, budget=Budget(iterations=20))
        state.play(thinker.choose(state.fork()))
    assert state.ply == 2
