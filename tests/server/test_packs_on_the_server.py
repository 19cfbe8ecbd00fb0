"""Tables with packs of the server's owner: offered, drawn, journaled, and refused without them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ostraka.client import Refused
from ostraka.core import registry, shelf
from ostraka.core.packs import InvalidPack, read_bundle
from ostraka.server.packs import Offered
from ostraka.server.rematch import completed
from tests.server.serving import serving

pytestmark = pytest.mark.anyio

CARD = """
[[card]]
id = "EG1"
name = "Harbour of Wadi al-Jarf"
kind = "city"
start = 2
cost = 0
knowledge = 1
vp = 4
[card.decline]
do = [{ draw = 2 }]
"""
SCREEN: list[dict[str, Any]] = [{"who": "me"}, {"who": "screen", "name": "Bo"}]


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack, and an empty shelf."""
    forget(tmp_path, monkeypatch)
    folder = tmp_path / "egypt"
    folder.mkdir()
    (folder / "pack.toml").write_text('title = "Cards of Egypt"')
    (folder / "cards.toml").write_text(CARD)
    return folder


def forget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a server were started on another day."""
    monkeypatch.setenv(shelf.VARIABLE, "")
    monkeypatch.setenv("OSTRAKA_DATA_DIR", str(tmp_path / "data"))
    registry.forget()


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
        room = await server.scene.hall.room(made["table"])
        assert room.table.state.record.packs == (read_bundle(pack).id,)
        [(_, again)] = completed(room.table, [("rematch", {})])
        assert again["create"]["packs"] == [version]
        named = f"egypt@{version['digest']}"
        path = "/api/games/ancient_knowledge/catalogue"
        cards = (await ada.get(path, locale="fr", pack=named))["cards"]
        assert "EG1" in {card["id"] for card in cards}
        assert "EG1" not in {card["id"] for card in (await ada.get(path))["cards"]}
        assert "no pack" in await refused(ada.get(path, pack="egypt@" + "0" * 16))
        assert "no pack" in await refused(ada.create("ancient_knowledge", packs=["greece"]))
        assert "no pack" in await refused(ada.create("arkantar", packs=["egypt"]))
        kept = room.table.state.record.as_json()
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
    (pack / "cards.toml").write_text(CARD.replace("draw", "drew"))
    with pytest.raises(InvalidPack, match=r"cards\.toml, card EG1: There is no verb “drew”"):
        Offered(str(pack))
