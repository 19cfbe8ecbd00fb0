"""Challenges and campaigns: scores and journals are entered when a game ends."""

from __future__ import annotations

import random

import pytest

from ostraka.core.game.registry import load
from ostraka.games.ancient_knowledge.solo.campaign import Campaign
from ostraka.protocol.setup import SeatSetup
from ostraka.server.tables.commands import acted, undo_of
from ostraka.server.tables.entries import Draft
from ostraka.server.tables.setup import new_setup
from ostraka.server.tables.table import GameTable
from tests.server.serving import Served
from tests.server.test_tables import refused

pytestmark = pytest.mark.anyio


async def played(server: Served, ident: str, seed: int = 1) -> GameTable:
    """Play a table to its end, at random."""
    session = await server.context.registry.session(ident)
    chance = random.Random(seed)

    def plan(table: GameTable) -> list[Draft]:
        code = chance.choice(list(table.state.codes))
        return acted(table, 0, table.state.legal.named(code).text)

    while session.table.status == "playing":
        await server.context.registry.enter(session, plan)
    return session.table


async def test_the_journal_of_a_campaign_continues_by_itself(server: Served) -> None:
    ada = await server.person()
    made = await ada.post("/api/solo/campaigns", {"name": "Thebes"})
    path = f"/api/solo/campaigns/{made['campaign']}"
    table = await ada.post(f"{path}/play", {})
    again = await ada.post(f"{path}/play", {})
    assert again["table"] == table["table"], "the game under way is resumed"
    assert (await ada.get(path))["table"] == table["table"]
    finished = await played(server, table["table"])
    after = await ada.get(path)
    assert after["table"] is None
    assert after["games"][0]["score"] == finished.state.scores[0]
    assert after["games"][0]["table"] == table["table"]

    document = await ada.get(f"{path}/export")
    assert Campaign.from_json(document).games[0].result.score == finished.state.scores[0]
    bo = await server.person("Bo")
    brought = await bo.post("/api/solo/campaigns/import", {"document": document})
    assert brought["games"][0]["score"] == after["games"][0]["score"]
    assert await refused(bo.get(path)) == "unknown"
    document["games"][0]["score"] += 1
    import_again = bo.post("/api/solo/campaigns/import", {"document": document})
    assert await refused(import_again) == "illegal"
    await bo.request("DELETE", f"/api/solo/campaigns/{brought['campaign']}")
    assert (await bo.get("/api/solo"))["campaigns"] == []


async def test_a_won_challenge_enters_the_table_of_best_scores(server: Served) -> None:
    ada = await server.person()
    guest = await server.context.people.known(str(ada.secret))
    game = load("ancient_knowledge_solo")
    seats: list[SeatSetup] = [{"who": "guest", "guest": guest.id}]
    scores = []
    for seed in (1, 2):  # nothing is asked of these two, so they are won
        setup = new_setup(game, guest, seats, challenge=1, hand="hand1", seed=seed)
        session = await server.context.registry.make(setup)
        scores.append((await played(server, session.table.id, seed)).state.scores[0])
    info = await ada.get("/api/solo")
    best = info["challenges"][0]["best"]["hand1"]
    assert (best["score"], best["name"]) == (max(scores), "Ada")
    assert info["challenges"][0]["mine"]["hand1"]["table"] is not None
    bo = await server.person("Bo")
    seen = (await bo.get("/api/solo"))["challenges"][0]
    assert seen["best"]["hand1"]["table"] is None
    assert seen["mine"] == {}


async def test_what_came_to_light_in_a_scored_game_is_not_taken_back(quick_server: Served) -> None:
    ada = await quick_server.person()
    made = await ada.post("/api/solo/challenges/1", {"hand": "hand1"})
    session = await quick_server.context.registry.session(made["table"])
    chance = random.Random(3)

    def plan(table: GameTable) -> list[Draft]:
        code = chance.choice(list(table.state.codes))
        return acted(table, 0, table.state.legal.named(code).text)

    while undo_of(session.table, 0) is not None or not session.table.played:
        await quick_server.context.registry.enter(session, plan)
    async with ada.live() as live:
        table = await live.sit(made["table"])
        await table.asked()
        assert table.standings[0]["undo"] is None
        assert await refused(table.undo(0)) == "state"


async def test_a_game_of_a_campaign_has_no_rematch_and_a_challenge_stays_one(
    server: Served,
) -> None:
    ada = await server.person()
    made = await ada.post("/api/solo/campaigns", {"name": "Thebes"})
    table = await ada.post(f"/api/solo/campaigns/{made['campaign']}/play", {})
    await played(server, table["table"])
    challenge = await ada.post("/api/solo/challenges/1", {"hand": "hand1"})
    await played(server, challenge["table"])
    async with ada.live() as live:
        over = await live.sit(table["table"])
        assert await refused(over.do("offer", offer="rematch")) == "state"
        over = await live.sit(challenge["table"])
        await over.do("offer", offer="rematch")
    info = await ada.get(f"/api/tables/{challenge['table']}")
    again = await ada.get(f"/api/tables/{info['rematch']}")
    assert (again["challenge"], again["hand"]) == (1, "hand1")


async def test_doubtful_rules_are_read_as_a_campaign_or_a_challenge_says(
    quick_server: Served,
) -> None:
    ada = await quick_server.person()
    info = await ada.get("/api/solo")
    assert [option["name"] for option in info["readings"]] == ["learn_order", "solo_opponents"]
    assert {option["name"] for option in info["campaign_options"]} >= {"hindrances", "given_up"}
    assert {one["source"] for one in info["challenges"]} == {"read", "unsure", "rebuilt"}
    options = {"hindrances": "back-cover", "solo_opponents": "whole"}
    made = await ada.post("/api/solo/campaigns", {"name": "Thebes", "options": options})
    assert made["options"] == options
    assert (made["hindrances"][2]["fewer"], made["hindrances"][2]["time"]) == (1, 3)
    table = await ada.post(f"/api/solo/campaigns/{made['campaign']}/play", {})
    assert table["options"]["solo_opponents"] == "whole"
    asked = {"hand": "hand1", "options": {"learn_order": "any"}}
    challenge = await ada.post("/api/solo/challenges/1", asked)
    assert challenge["options"]["learn_order"] == "any"
    for body in ({"learn_order": "first"}, {"heritage": "no"}):
        wrong = ada.post("/api/solo/challenges/1", {"options": body})
        assert await refused(wrong) == "illegal"
    wrong = ada.post("/api/solo/campaigns", {"name": "Argos", "options": {"given_up": "never"}})
    assert await refused(wrong) == "illegal"


async def test_a_challenge_is_laid_out_as_asked(quick_server: Served) -> None:
    ada = await quick_server.person()
    table = await ada.post("/api/solo/challenges/1", {"hand": "hand1"})
    assert table["challenge"] == 1
    assert table["options"]["deal"] == "hand1"
    assert await refused(ada.post("/api/solo/challenges/77", {})) == "unknown"
    assert await refused(ada.post("/api/solo/challenges/1", {"hand": "hand9"})) == "illegal"
