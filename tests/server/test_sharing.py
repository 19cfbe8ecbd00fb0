"""Links and codes: what opens a table for whom, and what it never opens."""

from __future__ import annotations

import random
from typing import Any

import orjson
import pytest

import ostraka
from ostraka.client import Client, Refused
from ostraka.protocol.table import TableInfo
from ostraka.server import ids
from ostraka.server.http.limits import neighbourhood
from ostraka.server.tables.access import may_see
from ostraka.server.tables.entries import JournalEntry
from ostraka.server.tables.table import GameTable
from tests.server.serving import Served, serving
from tests.server.tabletop import created
from tests.server.test_tables import refused

pytestmark = pytest.mark.anyio


def table(waiting: bool = False, **more: Any) -> GameTable:
    body = created(invite="K4M7TQX9", key="q" * 20, **more)
    if waiting:
        body["seats"][1] = {"who": "open"}
    return GameTable("tableaaa", [JournalEntry("create", body, 0, 1)])


@pytest.mark.parametrize(
    ("given", "private", "unwatched", "waiting"),
    [
        (None, False, False, False),
        ("q" * 20, True, False, True),
        ("K4M7TQX9", True, False, True),
        ("k4m7-tqx9", True, False, True),
        ("K4M7TQX8", False, False, False),
        ("Q" * 20, False, False, False),
        ("", False, False, False),
        ("é" * 20, False, False, False),
    ],
)
def test_what_a_stranger_may_see_with_a_code_or_a_key(
    given: str | None, private: bool, unwatched: bool, waiting: bool
) -> None:
    assert may_see(table(), "stranger", given) is private
    assert may_see(table(watch=False), "stranger", given) is unwatched
    assert may_see(table(waiting=True), "stranger", given) is waiting


def test_a_shared_link_opens_a_game_that_is_over_even_where_nobody_may_watch() -> None:
    unwatched = table(watch=False)
    unwatched.status = "over"
    assert may_see(unwatched, None, "q" * 20)
    assert not may_see(unwatched, None, "K4M7TQX9")


def test_a_table_that_was_made_before_there_were_keys_has_one_of_its_own() -> None:
    body = created(invite="hk7pqz2mabcd")
    one, other = (
        GameTable(ident, [JournalEntry("create", body, 0, 1)]) for ident in ("tablea", "tableb")
    )
    assert len(one.key) == 20
    assert one.key != other.key
    assert may_see(one, None, one.key)
    assert not may_see(one, None, other.key)
    assert may_see(one, None, "HK7P qz2m abcd"), "its code is still good, in any case"


def test_a_code_can_be_read_out_and_typed_carelessly() -> None:
    code = ids.code()
    assert len(code) == 8
    assert ids.same(f" {code[:4].lower()} - {code[4:]} ", code)
    assert ids.same("oilz sbu7", "011258V7")
    assert not set(ids.CODE) & set("OILZSBUAE")


def test_addresses_of_one_household_count_as_one() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff")
    assert neighbourhood("2001:db8::1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")
    assert neighbourhood("") == ""


async def test_wrong_codes_are_refused_for_a_while_and_right_ones_do_not_count(
    quick_server: Served,
) -> None:
    ada, eve = await quick_server.person("Ada"), await quick_server.person("Eve")
    code = str((await ada.create("arkantar"))["invite"])
    for _ in range(40):
        assert (await ada.get(f"/api/invites/{code.lower()}"))["status"] == "waiting"
    answers = [await refused(eve.get(f"/api/invites/{ids.code()}")) for _ in range(25)]
    assert answers[:19] == ["unknown"] * 19
    assert answers[-1] == "busy"
    assert await refused(eve.join(code)) == "busy", "nor is a right one tried after so many"


@pytest.mark.parametrize("code", ["x", "no", "%20", "a" * 40, "…", "K4M7 TQX9"])
async def test_a_code_that_no_table_has_is_said_in_one_sentence(
    quick_server: Served, code: str
) -> None:
    someone = await quick_server.visitor()
    with pytest.raises(Refused) as error:
        await someone.get(f"/api/invites/{code}")
    assert error.value.code == "unknown"


# -- what a shared link shows ----------------------------------------------------------------------


async def at_hidden_hands(server: Served) -> tuple[Client, Client, TableInfo]:
    """Two people with hands of cards at a private table."""
    ada, bo = await server.person("Ada"), await server.person("Bo")
    made = await ada.create("ancient_knowledge", players=2)
    await bo.join(str(made["invite"]))
    return ada, bo, made


async def watches_only(eve: Client, ident: str, key: str) -> None:
    """What comes over a live connection is the spectator's view, and no other can be had."""
    async with eve.live() as live:
        shown = await live.sit(ident, invite=key)
        await shown.until(lambda: None in shown.views)
        assert list(shown.views) == [None]
        assert shown.standings[None]["legal"] is None
        with pytest.raises(Refused):
            await live.sit(ident, invite=key, seat=0)


async def test_a_link_shows_what_spectators_see_and_gives_no_seat(server: Served) -> None:
    ada, bo, made = await at_hidden_hands(server)
    ident, key = made["table"], made["key"]
    path = f"/api/tables/{ident}"
    for eve in (await server.visitor(), await server.person("Eve")):
        assert await refused(eve.get(path)) == "forbidden"
        info = await eve.get(path, invite=key)
        assert (info["invite"], info["key"], info["yours"]) == (None, key, [])
        seen = await eve.get(f"{path}/replay", ply=0, invite=key)
        session = await server.context.registry.session(ident)
        assert seen["view"] == orjson.loads(orjson.dumps(session.table.state.view(None)))
        for wanted in ({"seat": 0}, {"seat": 1}, {"all": True}):
            got = refused(eve.get(f"{path}/replay", ply=0, invite=key, **wanted))
            assert await got == "forbidden"
        assert await refused(eve.get(f"{path}/changes", seat=0, invite=key)) == "forbidden"
        assert await refused(eve.get(f"{path}/record", invite=key)) == "forbidden"
        body = {"ply": 0, "actions": []}
        branch = eve.request("POST", f"{path}/branch", body, invite=key)
        assert await refused(branch) == "forbidden"
        await watches_only(eve, ident, key)
    eve = await server.person("Eve")
    assert await refused(eve.join(key)) == "unknown", "the key is no invitation"
    assert await refused(eve.post(f"{path}/join", {})) == "forbidden"
    del ada, bo


async def test_the_key_of_a_table_that_waits_gives_no_seat(server: Served) -> None:
    ada, eve = await server.person("Ada"), await server.person("Eve")
    made = await ada.create("arkantar")
    assert await refused(eve.join(made["key"])) == "unknown"
    path = f"/api/tables/{made['table']}/join"
    assert await refused(eve.post(path, {})) == "forbidden"
    assert await refused(eve.request("POST", path, {}, invite=made["key"])) == "forbidden"


async def test_everything_of_a_finished_game_opens_by_its_link(server: Served) -> None:
    ada, eve = await server.person("Ada"), await server.visitor()
    state = ostraka.load("arkantar").start(seed=3)
    chance = random.Random(3)
    while not state.over:
        state.play(chance.choice(list(state.codes)))
    made = await ada.post("/api/tables/import", {"record": state.record.as_json()})
    path, key = f"/api/tables/{made['table']}", made["key"]
    parts: list[tuple[str, dict[str, Any]]] = [
        ("", {}),
        ("/replay", {"ply": 3, "all": True}),
        ("/replay", {"ply": 3, "seat": 1}),
        ("/changes", {}),
        ("/record", {}),
    ]
    for part, wanted in parts:
        assert await eve.get(path + part, invite=key, **wanted)
        assert await refused(eve.get(path + part, **wanted)) == "forbidden"
    assert (await eve.get(f"{path}/review", invite=key))["state"] == "none"
    body = {"ply": 2, "actions": []}
    tried = await eve.request("POST", f"{path}/branch", body, invite=key)
    assert tried["legal"]


# -- people ----------------------------------------------------------------------------------------


async def test_a_new_name_reaches_the_others_at_once(server: Served) -> None:
    ada, bo = await server.person("Guest"), await server.person("guest")
    made = await ada.create("arkantar")
    await bo.join(str(made["invite"]))
    async with ada.live() as live:
        table = await live.sit(made["table"])
        assert [seat["name"] for seat in table.info["seats"]] == ["Guest", "guest 2"]
        await bo.request("PATCH", "/api/me", {"name": "Bo"})
        await table.until(lambda: table.info["seats"][1]["name"] == "Bo")
    listed = await ada.get("/api/me/tables")
    assert [seat["name"] for seat in listed[0]["seats"]] == ["Guest", "Bo"]


async def test_a_new_name_reaches_other_processes(cluster: Any) -> None:
    database = cluster.create("test_renaming")
    async with serving(database) as one, serving(database) as two:
        ada, bo = await one.person("Ada"), await one.person("Bo")
        made = await ada.create("arkantar")
        await bo.join(str(made["invite"]))
        elsewhere = Client(two.address, ada.secret)
        async with elsewhere, elsewhere.live() as live:
            table = await live.sit(made["table"])
            await bo.request("PATCH", "/api/me", {"name": "Bodo"})
            await table.until(lambda: table.info["seats"][1]["name"] == "Bodo")


async def test_hints_are_for_those_who_play_against_bots_unless_the_table_says_so(
    quick_server: Served,
) -> None:
    ada = await quick_server.person()
    bots = [{"who": "me"}, {"who": "bot", "level": 1}]
    here = [{"who": "me"}, {"who": "screen", "name": "Bo"}]
    assert (await ada.play("arkantar", level=1))["hints"]
    assert (await ada.create("arkantar", seats=bots))["hints"]
    assert not (await ada.create("arkantar"))["hints"]
    assert not (await ada.create("arkantar", seats=here))["hints"]
    assert (await ada.create("arkantar", hints=True))["hints"]


async def test_a_table_that_waits_can_be_cancelled_by_its_host(server: Served) -> None:
    ada, bo, cy = [await server.person(name) for name in ("Ada", "Bo", "Cy")]
    made = await ada.create("ankhor", players=3, title="our evening")
    path = f"/api/tables/{made['table']}"
    await bo.join(str(made["invite"]))
    assert await refused(bo.post(f"{path}/cancel")) == "forbidden"
    async with bo.live() as live:
        table = await live.sit(made["table"])
        await ada.post(f"{path}/cancel")
        await table.until(lambda: table.info["cancelled"])
        assert table.views == {}
    found = await bo.get(path)
    assert (found["cancelled"], found["title"], found["invite"]) == (True, "", None)
    assert await ada.get("/api/me/tables") == []
    assert await refused(cy.join(str(made["invite"]))) == "state"
    assert await refused(ada.post(f"{path}/cancel")) == "state"
    assert await refused(ada.get(f"{path}/replay", ply=0)) == "state"


async def test_lists_say_how_a_game_ended(quick_server: Served) -> None:
    ada = await quick_server.person()
    made = await ada.play("arkantar", level=1, seat=0)
    assert made["result"] is None
    async with ada.live() as live:
        table = await live.sit(made["table"])
        await table.asked()
        await table.do("resign")
        await table.until(lambda: table.over)
    [listed] = await ada.get("/api/me/tables")
    assert listed["result"]["winners"] == [1]
    assert listed["ply"] == table.views[0]["ply"]


async def test_a_record_names_the_players_and_keeps_their_names(quick_server: Served) -> None:
    ada, cy = await quick_server.person("Ada"), await quick_server.person("Cy")
    made = await ada.play("arkantar", level=3, seat=1)
    async with ada.live() as live:
        table = await live.sit(made["table"])
        await table.do("resign")
        await table.until(lambda: table.over)
    record = await ada.get(f"/api/tables/{made['table']}/record")
    assert record["names"] == ["Talos 3", "Ada"]
    brought = await cy.post("/api/tables/import", {"record": record})
    assert [seat["name"] for seat in brought["seats"]] == ["Talos 3", "Ada"]
    assert await cy.get(f"/api/tables/{brought['table']}/record") == record
    assert brought["yours"] == [0, 1]


@pytest.mark.parametrize("called", ["Ada", ["Ada"], ["Ada", 3], ["Ada", "B" * 61], [["a"], "b"]])
def test_names_that_are_none_are_refused(called: Any) -> None:
    document = ostraka.load("arkantar").start(seed=1).record.as_json()
    del document["check"]
    with pytest.raises(ostraka.OstrakaError):
        ostraka.Record.from_json({**document, "names": called})
