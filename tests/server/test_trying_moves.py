"""Moves that somebody tries in a review are judged at once, and a flood of them is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ostraka.client import Client, Refused
from tests.server.serving import Served
from tests.server.test_study import brought, finished
from tests.server.test_tables import refused

pytestmark = pytest.mark.anyio

FAST = 16
"""Questions one after the other, as somebody asks who tries a move each second and is answered."""


async def outcomes(ada: Client, path: str, count: int) -> list[str]:
    """What becomes of questions that are asked all at once."""

    async def ask(ply: int) -> str:
        try:
            await ada.post(path, {"ply": ply})
        except Refused as error:
            return str(error)
        return "answered"

    return await asyncio.gather(*(ask(ply % 5) for ply in range(count)))


async def test_whoever_tries_moves_quickly_is_never_refused(quick_server: Served) -> None:
    ada = await quick_server.person()
    path = f"/api/tables/{await brought(ada, finished())}"
    rows: list[Any] = (await ada.post(f"{path}/branch", {"ply": 0}))["legal"]
    await ada.post(f"{path}/judgement", {"ply": 0})  # the bots of the game are ready
    for number in range(FAST):
        tried = {"ply": 0, "actions": [rows[number % len(rows)]]}
        found = await ada.post(f"{path}/judgement", tried)
        assert found["ply"] == 1
        assert sum(found["wins"]) == pytest.approx(1, abs=0.01)
        assert found["text"]


async def test_a_tried_move_does_not_wait_behind_a_long_analysis(quick_server: Served) -> None:
    ada, bo = await quick_server.person("Ada"), await quick_server.person("Bo")
    path = f"/api/tables/{await brought(ada, finished())}"
    await ada.post(f"{path}/judgement", {"ply": 0})
    mine = f"/api/tables/{await brought(bo, finished(seed=5))}"
    long = asyncio.create_task(bo.post(f"{mine}/analysis", {"ply": 0, "seconds": 5}))
    await asyncio.sleep(0.1)
    await ada.post(f"{path}/judgement", {"ply": 2})
    assert not long.done()
    await long


async def test_the_newest_question_takes_the_place_of_an_older_one(quick_server: Served) -> None:
    ada = await quick_server.person()
    path = f"/api/tables/{await brought(ada, finished())}/judgement"
    await ada.post(path, {"ply": 0})
    older = asyncio.create_task(refused(ada.post(path, {"ply": 1})))
    await asyncio.sleep(0.05)
    newer = await ada.post(path, {"ply": 2})
    assert newer["ply"] == 2
    assert await older == "stale"


async def test_a_flood_of_questions_is_refused_in_a_sentence(quick_server: Served) -> None:
    ada, bo = await quick_server.person("Ada"), await quick_server.person("Bo")
    path = f"/api/tables/{await brought(ada, finished())}/judgement"
    ends = await outcomes(ada, path, 70)
    assert "That was too much at once; wait a moment." in ends
    assert "answered" in ends
    mine = f"/api/tables/{await brought(bo, finished())}/judgement"
    assert (await bo.post(mine, {"ply": 0}))["text"], "nobody else is refused for it"


async def test_a_game_that_is_over_has_nothing_to_judge(quick_server: Served) -> None:
    ada = await quick_server.person()
    state = finished()
    path = f"/api/tables/{await brought(ada, state)}/judgement"
    assert await refused(ada.post(path, {"ply": state.ply})) == "state"
