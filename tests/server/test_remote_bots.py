"""Bots of others at a server: inside it by name, and from outside through the client."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ostraka
from ostraka import State
from ostraka.client import Client, OtherRules, Refused, RemoteTable
from ostraka.core.errors import OstrakaError
from tests.server.serving import Served, serving
from tests.server.test_live_play import two_at_a_table
from tests.terminal.commands import run

pytestmark = pytest.mark.anyio

GAMES = ["arkantar", "ankhor", "ancient_knowledge", "ancient_knowledge_solo"]

BOTS = """
class Bold:
    def __init__(self, game, *, seed=0):
        self.count = 0

    def choose(self, state):
        self.count += 1
        assert state.seat is not None
        return state.legal[len(state.legal) // 2]


class Broken(Bold):
    def choose(self, state):
        raise ValueError("a bad day")
"""


@pytest.fixture
def bold(tmp_path: Path) -> str:
    """A bot in a file."""
    path = tmp_path / "my_bots.py"
    path.write_text(BOTS)
    return f"{path}:Bold"


def first(state: State) -> Any:
    return state.legal[0]


class Enough(Exception):
    """So much of a game has been seen."""


def for_a_while(choices: int) -> Any:
    """A bot that plays at random, and has seen enough after this many choices."""
    source, left = random.Random(1), [choices]

    def choose(state: State) -> Any:
        left[0] -= 1
        if left[0] < 0:
            raise Enough
        return source.choice(list(state.legal))

    return choose


@pytest.mark.parametrize("game", GAMES)
async def test_a_bot_from_outside_plays_every_game(quick_server: Served, game: str) -> None:
    ada = await quick_server.person()
    table = await ada.play(game, level=1, seat=0)
    async with ada.live() as live, asyncio.timeout(300):
        seated = await live.sit(table["table"])
        try:
            await seated.play(for_a_while(25))
        except Enough:
            return
        assert seated.over


async def test_bots_from_outside_choose_in_secret_at_once(quick_server: Served) -> None:
    ada, bo, ident = await two_at_a_table(quick_server, "ancient_knowledge")
    chosen = []

    async def played(client: Client) -> None:
        async with client.live() as live:
            try:
                await (await live.sit(ident)).play(for_a_while(12))
            except Enough:
                chosen.append(client)

    async with asyncio.timeout(300):
        done, left = await asyncio.wait(
            [asyncio.create_task(played(client)) for client in (ada, bo)],
            return_when=asyncio.FIRST_COMPLETED,
        )
    for task in left:
        task.cancel()
    assert all(task.exception() is None for task in done)
    assert chosen


async def seated(server: Served, game: str, live: Any, ada: Client) -> tuple[RemoteTable, int]:
    table = await live.sit((await ada.play(game, level=1, seat=0))["table"])
    seat = await table.asked()
    assert seat is not None
    return table, seat


async def test_a_learner_is_given_its_row_its_mask_and_acts_by_index(quick_server: Served) -> None:
    ada = await quick_server.person()
    async with ada.live() as live:
        table, seat = await seated(quick_server, "ankhor", live, ada)
        seen = await table.observation(seat)
        real = quick_server.context.registry.sessions[table.id].table.state
        assert (seen.row == real.observation(seat)).all()
        assert sorted(seen.legal.tolist()) == sorted(real.indices)
        assert np.flatnonzero(seen.mask).tolist() == sorted(real.indices)
        assert seen.state.view(seat)["table"] == table.views[seat]["table"]
        ply = real.ply
        await table.act(int(seen.legal[0]), seat)
        assert real.game.describe_index(int(seen.legal[0]), seat)["verb"]
        assert quick_server.context.registry.sessions[table.id].table.state.ply > ply


async def test_the_state_that_is_sent_knows_nothing_that_the_seat_does_not(
    quick_server: Served,
) -> None:
    """It is drawn again for every question, and never from what is really hidden."""
    ada = await quick_server.person()
    async with ada.live() as live:
        table, seat = await seated(quick_server, "ancient_knowledge", live, ada)
        real = quick_server.context.registry.sessions[table.id].table.state
        seen = [await table.observation(seat) for _ in range(4)]
        states = {each.state.tobytes() for each in seen}
        assert len(states) == 4
        assert real.turn_of(seat).tobytes() not in states
        assert len({each.row.tobytes() for each in seen}) == 1


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"indices": [10**9]}, "illegal"),
        ({"indices": [-1]}, "malformed"),
        ({"indices": []}, "malformed"),
        ({"indices": ["1"]}, "malformed"),
        ({"indices": [14], "text": "+c4"}, "malformed"),
        ({}, "malformed"),
    ],
)
async def test_indices_that_mean_nothing_are_refused(
    quick_server: Served, given: Any, code: str
) -> None:
    ada = await quick_server.person()
    async with ada.live() as live:
        table, seat = await seated(quick_server, "arkantar", live, ada)
        with pytest.raises(Refused) as refused:
            await table.do("act", seat, version=table.version, **given)
        assert refused.value.code == code
        seen = await table.observation(seat)
        with pytest.raises(Refused, match="one index"):
            await table.act([int(seen.legal[0]), int(seen.legal[1])], seat)
        assert table.views[seat]["ply"] == 0


async def test_only_who_is_to_act_is_told(quick_server: Served) -> None:
    ada, bo, ident = await two_at_a_table(quick_server, "arkantar")
    async with ada.live() as mine, bo.live() as theirs:
        tables = [await mine.sit(ident), await theirs.sit(ident)]
        waiting = next(table for table in tables if table.due is None)
        with pytest.raises(Refused, match="turn"):
            await waiting.ask("observation")


async def test_a_program_with_other_rules_is_told_so(
    quick_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await quick_server.person()
    async with ada.live() as live:
        table, seat = await seated(quick_server, "arkantar", live, ada)
        answer = await table.ask("observation", seat)

        async def older(kind: str, seat: int | None = None, **more: Any) -> Any:
            return {**answer, "layout": "older"}

        monkeypatch.setattr(table, "ask", older)
        with pytest.raises(OtherRules, match="one of the two is out of date"):
            await table.observation(seat)


async def test_a_bot_of_a_file_sits_inside_the_server(tmp_path: Path, bold: str) -> None:
    async with serving(f"sqlite:///{tmp_path}/server.db", bots=f"greedy,{bold}") as server:
        ada = await server.person()
        assert (await ada.get("/api/games/arkantar"))["bots"] == ["greedy", "Bold"]
        info = await ada.play("arkantar", bot="Bold", seat=0)
        assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bold"]
        assert info["seats"][1]["level"] is None
        async with ada.live() as live, asyncio.timeout(120):
            table = await live.sit(info["table"])
            for _ in range(8):
                seat = await table.asked()
                assert seat == 0
                await table.act(next(table.choices(seat)), seat)
        state = server.context.registry.sessions[info["table"]].table.state
        assert state.ply > 8
        made = await ada.create("ankhor", seats=[{"who": "me"}, {"who": "bot", "bot": "greedy"}])
        assert made["seats"][1]["name"] == "greedy"
        for wrong in ({"bot": "nobody"}, {"bot": "8"}):
            with pytest.raises(Refused, match="does not offer the bot"):
                await ada.play("arkantar", **wrong)  # type: ignore[arg-type]


async def test_a_bot_that_fails_inside_the_server_plays_the_first_action(
    tmp_path: Path, bold: str
) -> None:
    broken = bold.replace("Bold", "Broken")
    async with serving(f"sqlite:///{tmp_path}/server.db", bots=f"weak={broken}") as server:
        ada = await server.person()
        info = await ada.play("arkantar", bot="weak", seat=1)
        async with ada.live() as live, asyncio.timeout(60):
            table = await live.sit(info["table"])
            assert await table.asked() == 1


async def test_the_client_waits_with_words_while_the_server_prepares(
    quick_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    ada = await quick_server.person()
    answers = iter([(0, 0), (3, 9), (3, 9), None])
    get = ada.get

    async def slowly(path: str, **query: Any) -> Any:
        found = next(answers) if path.endswith("/ready") else None
        if found is None:
            return await get(path, **query)
        return {"ready": False, "done": found[0], "of": found[1]}

    monkeypatch.setattr(ada, "get", slowly)
    monkeypatch.setattr(ada, "_tell", said.append)
    monkeypatch.setattr("ostraka.client.http.LOOK", 0.01)
    await ada.play("arkantar", level=1)
    assert said == [
        "The server is preparing arkantar: 0 of 0.",
        "The server is preparing arkantar: 3 of 9.",
    ]


async def test_the_command_plays_a_whole_game_by_invitation(
    quick_server: Served, bold: str
) -> None:
    ada = await quick_server.person()
    info = await ada.create("arkantar", players=2, options={"inertia": 3})

    async def mine() -> None:
        async with ada.live() as live:
            await (await live.sit(info["table"])).play(first)

    command = asyncio.to_thread(
        run, "bot", bold, "--server", quick_server.address, "--join", str(info["invite"])
    )
    async with asyncio.timeout(300):
        _, said = await asyncio.gather(mine(), command)
    assert "The game is over; the bot’s place:" in said.output


async def test_the_command_resigns_for_a_bot_that_fails(quick_server: Served, bold: str) -> None:
    ada = await quick_server.person()
    info = await ada.create("arkantar", players=2)
    broken = bold.replace("Bold", "Broken")

    async def mine() -> bool:
        async with ada.live() as live:
            table = await live.sit(info["table"])
            await table.play(first)
            return table.over

    words = "bot", broken, "--server", quick_server.address, "--join", str(info["invite"])
    playing = asyncio.create_task(mine())
    with pytest.raises(OstrakaError, match="ValueError: a bad day"):
        await asyncio.to_thread(run, *words)
    assert await asyncio.wait_for(playing, 60)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["greedy", "--server", "http://127.0.0.1:1"], "Say where the bot should play"),
        (["nobody", "--server", "http://127.0.0.1:1", "--game", "arkantar"], "nobody"),
        (["greedy", "--server", "http://127.0.0.1:1", "--game", "arkantar"], "127.0.0.1:1"),
        (["a b", "--server", "http://127.0.0.1:1", "--game", "arkantar"], "a b"),
    ],
)
def test_what_cannot_be_is_refused_with_one_sentence(words: list[str], sentence: str) -> None:
    with pytest.raises(OstrakaError, match=sentence) as refused:
        run("bot", *words)
    assert len(refused.value.messages) == 1


def test_a_bot_of_a_file_plays_wherever_a_level_does(bold: str) -> None:
    game = ostraka.load("arkantar")
    player = ostraka.bot(game, bold, seed=1)
    assert player.choose(game.start(seed=1)) in game.start(seed=1).legal
    with pytest.raises(OstrakaError, match="FileNotFoundError"):
        ostraka.bot(game, "nowhere/bots.py:Bold")
