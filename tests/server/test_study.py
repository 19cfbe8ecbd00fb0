"""Looking back: replay, records, branches, analysis, reviews, puzzles."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import ostraka
from ostraka.client import Client, Refused
from ostraka.core.show.shapes import accepts
from ostraka.protocol.study import AnalysisShape
from tests.server.serving import Served
from tests.server.test_tables import refused

pytestmark = pytest.mark.anyio


def finished(game: str = "arkantar", seed: int = 3) -> Any:
    """A game played at random."""
    state = ostraka.load(game).start(seed=seed)
    chance = random.Random(seed)
    while not state.over:
        state.play(chance.choice(list(state.codes)))
    return state


async def brought(ada: Client, state: Any) -> str:
    made = await ada.post("/api/tables/import", {"record": state.record.as_json()})
    return str(made["table"])


async def test_a_record_comes_in_and_goes_out_unchanged(server: Served) -> None:
    ada = await server.person()
    state = finished()
    table = await brought(ada, state)
    assert await ada.get(f"/api/tables/{table}/record") == state.record.as_json()


async def test_who_brings_a_record_without_names_lends_it_none(quick_server: Served) -> None:
    ada = await quick_server.person("Ada")
    table = await brought(ada, finished())
    seats = (await ada.get(f"/api/tables/{table}"))["seats"]
    assert [seat["name"] for seat in seats] == [None, None], "the game calls them Black and White"
    assert all(seat["you"] for seat in seats)


async def test_a_record_that_does_not_replay_is_refused(quick_server: Served) -> None:
    ada = await quick_server.person()
    document = finished().record.as_json()
    for broken in (
        {},
        {**document, "actions": [*document["actions"], "+a1"]},
        {**document, "players": 9, "check": None},
        {**document, "game": "chess"},
    ):
        assert await refused(ada.post("/api/tables/import", {"record": broken})) in (
            "illegal",
            "unknown",
        )


async def test_a_record_that_begins_in_the_middle_of_a_step_is_refused(
    quick_server: Served,
) -> None:
    ada = await quick_server.person()
    game = ostraka.load("ancient_knowledge")
    begun = game.start(seed=2)
    begun.play(begun.codes[0])
    assert "state" in begun.position
    record = game.from_position(begun.position, seed=2).record.as_json()
    with pytest.raises(Refused, match="middle of a step"):
        await ada.post("/api/tables/import", {"record": record})


@pytest.mark.parametrize("game", ["arkantar", "ankhor"])
async def test_a_game_is_seen_at_any_ply(quick_server: Served, game: str) -> None:
    ada = await quick_server.person()
    state = finished(game)
    path = f"/api/tables/{await brought(ada, state)}/replay"
    record = state.record
    for ply, seen in enumerate(record.states()):
        if ply % 7:
            continue
        found = await ada.get(path, ply=ply, seat=1)
        assert found["view"] == seen.view(1)
        assert found["last"] == len(record.actions)
        shown = await ada.get(path, ply=ply, all=True)
        assert shown["seat"] == (seen.seat if seen.seat is not None else found["turns"][-1])
    assert await refused(ada.get(path, ply=9999)) == "unknown"


async def test_hidden_things_stay_hidden_until_the_game_is_over(quick_server: Served) -> None:
    ada, bo = await quick_server.person("Ada"), await quick_server.person("Bo")
    made = await ada.create("ankhor", public=True)
    await bo.join(str(made["invite"]))
    path = f"/api/tables/{made['table']}"
    assert await refused(ada.get(f"{path}/record")) == "forbidden"
    assert await refused(ada.get(f"{path}/replay", ply=0, seat=1)) == "forbidden"
    assert await refused(ada.get(f"{path}/replay", ply=0, all=True)) == "forbidden"
    assert await refused(ada.get(f"{path}/changes", seat=1)) == "forbidden"
    assert await refused(ada.post(f"{path}/branch", {"ply": 0})) == "forbidden"
    assert await refused(ada.post(f"{path}/analysis", {"ply": 0})) == "forbidden"
    assert await refused(ada.post(f"{path}/judgement", {"ply": 0})) == "forbidden"
    async with bo.live() as live:
        await (await live.sit(made["table"])).do("resign")
    assert (await ada.get(f"{path}/replay", ply=0, seat=1))["seat"] == 1
    assert (await ada.get(f"{path}/record"))["agreed"] == ["resign", 1]


async def test_another_way_is_tried_and_analysed(quick_server: Served) -> None:
    ada = await quick_server.person()
    path = f"/api/tables/{await brought(ada, finished())}"
    start = await ada.post(f"{path}/branch", {"ply": 0})
    row = start["legal"][3]
    after = await ada.post(f"{path}/branch", {"ply": 0, "actions": [row]})
    assert after["view"]["ply"] == 1
    assert after["changes"][0]["kind"] == "action"
    found = await ada.post(f"{path}/analysis", {"ply": 0, "actions": [row], "seconds": 0.05})
    assert found["verdicts"][0]["parts"] in after["legal"]
    assert accepts(AnalysisShape, found) is None
    assert any(verdict["sure"] for verdict in found["verdicts"])
    wrong = {"ply": 0, "actions": ["nonsense"]}
    assert await refused(ada.post(f"{path}/branch", wrong)) == "illegal"


async def test_a_finished_game_is_reviewed_once_for_all(server: Served) -> None:
    ada = await server.person()
    state = finished(seed=8)
    path = f"/api/tables/{await brought(ada, state)}/review"
    assert (await ada.get(path))["state"] == "none"
    await ada.post(path)
    async with asyncio.timeout(300):
        while (found := await ada.get(path))["state"] != "done":
            await asyncio.sleep(0.1)
    assert len(found["decisions"]) == state.ply
    assert [d["ply"] for d in found["decisions"]] == list(range(state.ply))
    assert all(len(d["wins"]) == 2 for d in found["decisions"])
    assert await ada.post(path) == found


async def test_a_puzzle_is_solved_or_failed(quick_server: Served) -> None:
    someone = await quick_server.visitor()
    puzzle = await someone.get("/api/puzzles/first")
    assert puzzle["solution"] is None
    assert puzzle["legal"]
    path = f"/api/puzzles/{puzzle['puzzle']}"
    shown = await someone.post(path, {"reveal": True})
    solution = [action["text"] for action in shown["solution"]]
    assert all(action["message"]["key"].startswith("arkantar-say-") for action in shown["solution"])
    solved = await someone.post(path, {"actions": solution})
    assert solved["solved"]
    assert not solved["failed"]
    assert await someone.post(path, {"actions": [a["parts"] for a in shown["solution"]]}) == solved
    wrong: list[Any] = []
    state = puzzle
    while not state["failed"] and not state["solved"]:
        wrong.append(state["legal"][0])
        state = await someone.post(path, {"actions": wrong})
    assert state["failed"]
    assert state["solution"] is None, "a wrong try shows the solution"
    with pytest.raises(Refused):
        await someone.get("/api/puzzles/3-1")
