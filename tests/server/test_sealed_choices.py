"""Where all choose at once, choices are sealed until the last one is made."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from ostraka.client import RemoteTable
from tests.server.serving import Served
from tests.server.test_live_play import two_at_a_table

pytestmark = pytest.mark.anyio


def discards(table: RemoteTable, seat: int, first: int = 0) -> dict[str, Any]:
    """The cards to give away, beginning with one or another."""
    gathering = table.standings[seat]["gathering"]
    assert gathering is not None
    things = list(gathering["things"])[first : first + gathering["least"]]
    return {"verb": gathering["verb"], gathering["slot"]: things}


async def test_opening_hands_are_chosen_at_once_and_in_secret(server: Served) -> None:
    ada, bo, ident = await two_at_a_table(server, "ancient_knowledge")
    async with ada.live() as one, bo.live() as two:
        mine, theirs = await one.sit(ident), await two.sit(ident)
        await asyncio.gather(mine.asked(), theirs.asked())
        assert sorted(mine.views[0]["to_act"]) == [0, 1]
        heard: list[dict[str, Any]] = []
        mine.told.append(heard.append)

        chosen = discards(theirs, 1)
        assert (await theirs.act(chosen, 1))["sealed"]
        await mine.until(lambda: mine.info["seats"][1]["sealed"])
        revised = discards(theirs, 1, first=1)
        assert (await theirs.act(revised, 1))["sealed"]
        told = json.dumps(heard)
        assert not any(f'"{card}"' in told for card in revised["cards"]), "nothing is told"
        assert mine.views[0]["ply"] == 0

        answer = await mine.act(discards(mine, 0), 0)
        assert not answer["sealed"]
        await theirs.until(lambda: theirs.views[1]["ply"] > 0)
        session = await server.context.registry.session(ident)
        played = " ".join(session.table.state.actions).split()
        assert all(card in played for card in revised["cards"]), "the last choice counts"
        assert set(chosen["cards"]) - set(revised["cards"]), "the first one was another"
        assert not any(card in played for card in set(chosen["cards"]) - set(revised["cards"]))
        assert session.table.sealed == {}
        assert theirs.views[1] == session.table.state.view(1)


async def test_a_bot_seals_its_choice_and_waits_for_the_others(quick_server: Served) -> None:
    ada = await quick_server.person()
    made = await ada.play("ancient_knowledge", level=1, seat=0, players=2)
    async with ada.live() as live:
        table = await live.sit(made["table"])
        async with asyncio.timeout(300):
            await table.asked()
            await table.until(lambda: table.info["seats"][1]["sealed"])
            assert table.views[0]["ply"] == 0
            await table.act(discards(table, 0), 0)
            await table.until(lambda: table.views[0]["ply"] > 0)
