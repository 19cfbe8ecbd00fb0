"""Tables with packs of the server's owner: offered, drawn, journaled, and refused without them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, select, text

from ostraka.client import Refused
from ostraka.core.packs.packs import InvalidPack, read_bundle
from ostraka.server.packs import OfferedPacks
from ostraka.server.store.schema import scores
from ostraka.server.store.store import upgrade
from ostraka.server.tables.rematch import completed
from tests.games.ancient_knowledge.packs.boxes import CITY, box, empty_shelf
from tests.server.serving import serving
from tests.server.test_solo_on_the_server import played

pytestmark = pytest.mark.anyio

SCREEN: list[dict[str, Any]] = [{"who": "me"}, {"who": "screen", "name": "Bo"}]


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack, and an empty shelf."""
    forget(tmp_path, monkeypatch)
    return box(tmp_path / "egypt", manifest='title = "Cards of Egypt"')


def forget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a server were started on another day."""
    monkeypatch.setenv("OSTRAKA_DATA_DIR", str(tmp_path / "data"))
    empty_shelf(monkeypatch)


async def refused(call: Any) -> str:
    with pytest.raises(Refused) as error:
        await call
    return str(error.value)


async def test_a_table_is_made_with_a_pack_and_refused_without_it(
    pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path}/server.db"
    version = read_bundle(pack).id.as_json()
    async with serving(database, packs=str(pack)) as server:
        ada = await server.person()
        infos = {info["game"]: info["packs"] for info in await ada.get("/api/games")}
        assert infos["ancient_knowledge"] == [version | {"title": "Cards of Egypt"}]
        assert infos["arkantar"] == []
        made = await ada.create(
            "ancient_knowledge", packs=["egypt"], seats=SCREEN, options={"deal": "pre-made"}
        )
        assert made["packs"] == [version]
        session = await server.context.registry.session(made["table"])
        assert session.table.state.record.packs == (read_bundle(pack).id,)
        [(_, again)] = completed(session.table, [("rematch", {})])
        assert again["create"]["packs"] == [version]
        named = f"egypt@{version['digest']}"
        path = "/api/games/ancient_knowledge/catalogue"
        cards = (await ada.get(path, locale="fr", pack=named))["cards"]
        assert "EG1" in {card["id"] for card in cards}
        assert "EG1" not in {card["id"] for card in (await ada.get(path))["cards"]}
        assert "no pack" in await refused(ada.get(path, pack="egypt@" + "0" * 16))
        assert "no pack" in await refused(ada.create("ancient_knowledge", packs=["greece"]))
        assert "no pack" in await refused(ada.create("arkantar", packs=["egypt"]))
        kept = session.table.state.record.as_json()
        brought = await ada.post("/api/tables/import", {"record": kept, "title": ""})
        assert brought["packs"] == [version]
        plain = await ada.create("ancient_knowledge", seats=SCREEN)
        assert plain["packs"] == []
    forget(tmp_path, monkeypatch)
    async with serving(database) as server:
        someone = await server.person()
        place = f"/api/tables/{made['table']}"
        said = await refused(someone.get(place, invite=made["invite"]))
        assert "the pack “egypt”" in said
        assert "no pack" in await refused(
            someone.post("/api/tables/import", {"record": kept, "title": ""})
        )
    forget(tmp_path, monkeypatch)
    async with serving(database, packs=str(pack)) as server:
        someone = await server.person()
        assert (await someone.get(place, invite=made["invite"]))["packs"] == [version]


async def test_a_server_does_not_begin_with_a_pack_that_has_mistakes(pack: Path) -> None:
    (pack / "cards.toml").write_text(CITY.replace("draw", "drew"))
    with pytest.raises(InvalidPack, match=r"cards\.toml, card EG1: There is no verb “drew”"):
        OfferedPacks(str(pack))


SOLO = """
[[coffer]]
id = "A"
name = "Chest of the Keeper"
objective = ["past >= 0"]
do = [{ draw = 2 }]

[[challenge]]
number = 1
name = "First Light"
names = { fr = "Première lumière" }
objectives = "A"
effects = "EG"
"""


async def test_challenges_of_a_pack_are_played_and_have_scores_of_their_own(
    pack: Path, tmp_path: Path
) -> None:
    (pack / "solo.toml").write_text(SOLO)
    version = read_bundle(pack).id.as_json()
    async with serving(f"sqlite:///{tmp_path}/server.db", packs=str(pack)) as server:
        ada = await server.person()
        house = (await ada.get("/api/solo"))["challenges"][0]
        mine = await ada.get("/api/solo", pack="egypt")
        assert mine["packs"] == [version]
        assert (mine["challenges"][0]["name"], house["name"]) == ("First Light", "New Era")
        assert mine["challenges"][0]["objectives"] == "A"
        wanted = {"hand": "hand1", "packs": ["egypt"]}
        made = await ada.post("/api/solo/challenges/1", wanted)
        assert made["packs"] == [version]
        assert made["options"]["effects"] == "EG"
        table = await played(server, made["table"])
        scored = (await ada.get("/api/solo", pack="egypt"))["challenges"][0]["mine"]
        assert scored["hand1"]["score"] == table.state.scores[0], "nothing is asked, so it is won"
        assert (await ada.get("/api/solo"))["challenges"][0]["mine"] == {}
        assert "no pack" in await refused(ada.get("/api/solo", pack="greece"))
        assert "no pack" in await refused(
            ada.post("/api/solo/challenges/1", wanted | {"packs": ["greece"]})
        )


async def test_a_campaign_keeps_its_packs_and_is_taken_in_where_they_are(
    pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (pack / "solo.toml").write_text(SOLO)
    version = read_bundle(pack).id.as_json()
    database = f"sqlite:///{tmp_path}/server.db"
    async with serving(database, packs=str(pack)) as server:
        ada = await server.person()
        made = await ada.post("/api/solo/campaigns", {"name": "Thebes", "packs": ["egypt"]})
        assert made["packs"] == [version]
        path = f"/api/solo/campaigns/{made['campaign']}"
        table = await ada.post(f"{path}/play", {})
        assert table["packs"] == [version]
        await played(server, table["table"])
        document = await ada.get(f"{path}/export")
        assert document["packs"] == [version]
        brought = await ada.post("/api/solo/campaigns/import", {"document": document})
        assert brought["packs"] == [version]
        begun = await ada.post("/api/solo/campaigns", {"name": "Argos", "packs": ["egypt"]})
        secret = ada.secret
    forget(tmp_path, monkeypatch)
    async with serving(database) as server:
        ada = await server.person()
        ada.secret = secret
        names = {each["name"] for each in (await ada.get("/api/solo"))["campaigns"]}
        assert names == {"Thebes", "Argos"}, "a campaign is shown though its pack is gone"
        play = ada.post(f"/api/solo/campaigns/{begun['campaign']}/play", {})
        assert "no pack" in await refused(play)
        again = ada.post("/api/solo/campaigns/import", {"document": document})
        assert "no pack" in await refused(again)


async def test_a_quick_game_is_played_with_a_pack(pack: Path, tmp_path: Path) -> None:
    async with serving(f"sqlite:///{tmp_path}/server.db", packs=str(pack)) as server:
        ada = await server.person()
        wanted = {"game": "ancient_knowledge", "level": 1, "packs": ["egypt"]}
        made = await ada.post("/api/play", wanted)
        assert made["packs"] == [read_bundle(pack).id.as_json()]
        assert "no pack" in await refused(ada.post("/api/play", wanted | {"packs": ["greece"]}))


def test_scores_of_an_older_store_were_reached_without_packs(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/server.db")
    upgrade(engine, "0001")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO guests VALUES ('ada', 'Ada', 0, 0)"))
        connection.execute(
            text("INSERT INTO scores VALUES ('t', 'ada', 1, 'hand1', 30, '2026-11-01')")
        )
    upgrade(engine)
    with engine.begin() as connection:
        assert connection.execute(select(scores.c.packs)).scalars().all() == [""]
