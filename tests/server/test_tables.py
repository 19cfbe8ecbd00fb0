"""Tables over HTTP: making, finding, joining, leaving."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka.client import Refused
from tests.server.serving import Served

pytestmark = pytest.mark.anyio


async def refused(call: Any) -> str:
    with pytest.raises(Refused) as error:
        await call
    return error.value.code


async def test_every_game_says_what_can_be_chosen(quick_server: Served) -> None:
    someone = await quick_server.visitor()
    info = await someone.get("/api")
    for game in await someone.get("/api/games"):
        assert game["game"] in info["games"]
        assert game["levels"], "bots of several levels"
        one = await someone.get(f"/api/games/{game['game']}")
        assert one == game
        schemas = await someone.get(f"/api/games/{game['game']}/schemas")
        assert set(schemas) == {"view", "table", "catalogue", "parts"}
        assert isinstance(
            await someone.get(f"/api/games/{game['game']}/catalogue", locale="de"), dict
        )


async def test_a_table_begins_when_no_seat_is_open(server: Served) -> None:
    ada, bo = await server.person("Ada"), await server.person("Bo")
    made = await ada.create("ankhor", players=3, public=True)
    assert made["status"] == "waiting"
    assert [seat["who"] for seat in made["seats"]] == ["guest", "open", "open"]
    lobby = await bo.get("/api/tables")
    assert [table["table"] for table in lobby] == [made["table"]]
    joined = await bo.post(f"/api/tables/{made['table']}/join", {"seat": 2})
    assert joined["yours"] == [2]
    filled = await ada.post(f"/api/tables/{made['table']}/fill", {"level": 1})
    assert filled["status"] == "playing"
    assert filled["seats"][1]["level"] == 1
    mine = await bo.get("/api/me/tables")
    assert [(table["table"], table["yours"]) for table in mine] == [(made["table"], [2])]


async def test_a_seat_is_given_back_while_the_table_waits(server: Served) -> None:
    ada, bo = await server.person("Ada"), await server.person("Bo")
    made = await ada.create("ankhor", players=3, public=True)
    path = f"/api/tables/{made['table']}"
    await bo.post(f"{path}/join", {})
    left = await bo.post(f"{path}/leave")
    assert [seat["who"] for seat in left["seats"]] == ["guest", "open", "open"]
    assert await refused(bo.post(f"{path}/leave")) == "forbidden"


async def test_only_the_host_changes_seats(server: Served) -> None:
    ada, bo = await server.person("Ada"), await server.person("Bo")
    made = await ada.create("ankhor", players=3, public=True)
    path = f"/api/tables/{made['table']}/seats/1"
    assert await refused(bo.post(path, {"who": "bot", "level": 1})) == "forbidden"
    assert await refused(ada.post(path, {"who": "bot", "level": 99})) == "illegal"
    changed = await ada.post(path, {"who": "bot", "level": 2})
    assert changed["seats"][1]["who"] == "bot"
    assert (await ada.post(path, {"who": "open"}))["seats"][1]["who"] == "open"


async def test_a_taken_seat_is_refused(server: Served) -> None:
    ada, bo, cy = [await server.person(name) for name in ("Ada", "Bo", "Cy")]
    made = await ada.create("arkantar", public=True)
    await bo.join(str(made["invite"]))
    again = await bo.join(str(made["invite"]))
    assert again["yours"] == [1], "who sits already stays"
    assert await refused(cy.join(str(made["invite"]))) == "state"
    assert await refused(cy.join("nosuchcode")) == "unknown"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown"),
        ({"game": "arkantar", "players": 3}, "illegal"),
        ({"game": "arkantar", "options": {"speed": 9}}, "illegal"),
        ({"game": "arkantar", "seats": [{"who": "me"}]}, "illegal"),
        ({"game": "arkantar", "seats": [{"who": "me"}, {"who": "me"}]}, "illegal"),
        ({"game": "arkantar", "seats": [{"who": "me"}, {"who": "bot"}]}, "illegal"),
        ({"game": "arkantar", "colour": "red"}, "malformed"),
        ({"game": "arkantar", "seed": 7}, "forbidden"),
        ({"game": "arkantar", "clock": {"kind": "turns", "base": 1}}, "malformed"),
    ],
)
async def test_what_a_game_has_not_is_refused(
    quick_server: Served, body: dict[str, Any], code: str
) -> None:
    ada = await quick_server.person()
    assert await refused(ada.post("/api/tables", body)) == code


async def test_one_person_has_a_limited_number_of_tables(quick_server: Served) -> None:
    ada = await quick_server.person()
    object.__setattr__(quick_server.context.settings, "tables_per_guest", 2)
    await ada.create("arkantar")
    await ada.create("arkantar")
    assert await refused(ada.create("arkantar")) == "busy"


async def test_bots_play_a_whole_game_by_themselves(server: Served) -> None:
    ada = await server.person()
    seats = [{"who": "bot", "level": 1}, {"who": "bot", "level": 1}]
    made = await ada.create("arkantar", seats=seats, public=True)
    async with ada.live() as live:
        table = await live.sit(made["table"])
        await table.until(lambda: table.over)
        assert table.views[None]["outcome"] is not None
