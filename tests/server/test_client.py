"""The loop that the documentation shows plays every game."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from ostraka.client import Client, RemoteTable
from tests.server.serving import Served
from tests.server.test_live_play import two_at_a_table

pytestmark = pytest.mark.anyio

GAMES = ["arkantar", "ankhor", "ancient_knowledge", "ancient_knowledge_solo"]
ENOUGH = 40
"""Plies after which a game has asked for everything that a loop could stumble over."""


async def documented_loop(client: Client, ident: str) -> RemoteTable:
    """As docs/protocol.md has it, but not to the end of a long game."""
    async with client.live() as live:
        table = await live.sit(ident)
        while (seat := await table.asked()) is not None and table.views[seat]["ply"] < ENOUGH:
            await table.act(next(table.choices(seat)), seat)
        return table


@pytest.mark.parametrize("game", GAMES)
async def test_the_documented_loop_plays_against_a_bot(quick_server: Served, game: str) -> None:
    ada = await quick_server.person()
    table = (await ada.play(game, level=1))["table"]
    async with asyncio.timeout(300):
        played = await documented_loop(ada, table)
    assert played.over or max(view["ply"] for view in played.views.values()) >= ENOUGH


async def test_two_loops_that_choose_in_secret_wait_for_each_other(quick_server: Served) -> None:
    ada, bo, ident = await two_at_a_table(quick_server, "ancient_knowledge")
    loops = {asyncio.create_task(documented_loop(client, ident)) for client in (ada, bo)}
    done, left = await asyncio.wait(loops, timeout=300, return_when=asyncio.FIRST_COMPLETED)
    for loop in left:  # it waits for the one that has seen enough
        loop.cancel()
    assert done
    for loop in done:
        assert max(view["ply"] for view in loop.result().views.values()) >= ENOUGH


async def test_who_returns_after_choosing_in_secret_is_not_asked_again(
    quick_server: Served,
) -> None:
    ada, _, ident = await two_at_a_table(quick_server, "ancient_knowledge")
    async with ada.live() as live:
        table = await live.sit(ident)
        seat = await table.asked()
        assert seat is not None
        await table.act(next(table.choices(seat)), seat)
        assert table.due is None
    async with ada.live() as live:
        table = await live.sit(ident)
        await table.until(lambda: seat in table.standings)
        assert table.due is None


class Standing:
    """A table that asks one seat for something."""

    def __init__(self, legal: list[dict[str, Any]], gathering: dict[str, Any] | None) -> None:
        self.table = RemoteTable(None, "table", None, None)  # type: ignore[arg-type]
        standing: Any = {"version": 1, "legal": legal, "gathering": gathering}
        self.table.standings[0] = standing


TOKENS = {"verb": "take", "slot": "tokens", "things": {"a": 2, "b": 1}, "least": 0, "most": 2}


def test_choices_are_the_rows_and_every_allowed_selection() -> None:
    table = Standing([{"verb": "buy"}], TOKENS).table
    picked = [choice.get("tokens") for choice in table.choices(0)]
    assert picked == [None, [], ["a"], ["b"], ["a", "a"], ["a", "b"]]


def test_a_random_choice_is_one_of_the_choices() -> None:
    table = Standing([{"verb": "buy"}], TOKENS).table
    allowed = [_sorted(choice) for choice in table.choices(0)]
    source = random.Random(5)
    drawn = [_sorted(table.random_choice(0, source)) for _ in range(200)]
    assert all(choice in drawn for choice in allowed)
    assert all(choice in allowed for choice in drawn)


def _sorted(choice: dict[str, Any]) -> dict[str, Any]:
    return {k: sorted(v) if isinstance(v, list) else v for k, v in choice.items()}
