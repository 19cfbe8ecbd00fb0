"""How strong somebody is: finished games against the levels, rated on the server."""

from __future__ import annotations

from typing import Any

import pytest

import ostraka
from ostraka.bots.levels import LevelBot, levels
from ostraka.client import Client
from ostraka.server.live.messages import summary
from ostraka.server.record.strength import LevelGame, level_game
from tests.server.serving import Served
from tests.server.tabletop import Writer
from tests.server.test_tables import refused

pytestmark = pytest.mark.anyio
ME = {"who": "guest", "guest": "g0"}


def bot(level: int | None, **more: Any) -> dict[str, Any]:
    return {"who": "bot", "level": level, **more}


def counted(seats: list[dict[str, Any]], loser: int, **more: Any) -> LevelGame | None:
    """What a table says about g0 after somebody has resigned."""
    writer = Writer(players=len(seats), seats=seats, **more)
    writer.write("resign", {"seat": loser}, 1)
    return level_game(summary(writer.table, None, lambda _: None), "g0")


async def strength(client: Client, game: str = "arkantar") -> Any:
    return next(each for each in await client.get("/api/me/strength") if each["game"] == game)


def test_a_win_against_a_level_counts_as_one() -> None:
    assert counted([ME, bot(4)], loser=1) == LevelGame((4,), 1.0)
    assert counted([ME, bot(4)], loser=0) == LevelGame((4,), 0.0)


def test_games_against_people_say_nothing_about_levels() -> None:
    assert counted([ME, {"who": "guest", "guest": "g1"}], loser=1) is None
    assert counted([ME, {"who": "screen", "guest": "g0", "name": "Bo"}], loser=1) is None


def test_a_bot_that_is_no_level_does_not_count() -> None:
    assert counted([ME, bot(None, name="Bold")], loser=1) is None


def test_a_deal_that_was_chosen_does_not_count() -> None:
    assert counted([ME, bot(4)], loser=1, game="ankhor") is None
    assert counted([ME, bot(4)], loser=1, game="ankhor", entropy="0" * 64) is not None


async def test_who_has_not_played_has_no_rating_but_sees_the_scale(server: Served) -> None:
    ada = await server.person()
    found = await strength(ada)
    assert (found["games"], found["rating"], found["low"], found["beaten"]) == (0, None, None, 0)
    assert len(found["levels"]) == 8
    games = {each["game"] for each in await ada.get("/api/me/strength")}
    assert games == {"arkantar", "ankhor", "ancient_knowledge"}, "alone nobody is beaten"


async def test_fewer_than_five_games_name_no_single_number(server: Served) -> None:
    ada, bo = await server.person("Ada"), await server.person("Bo")
    for games in range(1, 6):
        made = await ada.play("arkantar", 2)
        async with ada.live() as live:
            await (await live.sit(made["table"])).do("resign")
        found = await strength(ada)
        assert found["games"] == games
        assert found["low"] < found["levels"][1]
        assert (found["rating"] is None) == (games < 5)
    assert found["low"] < found["rating"] < found["high"]
    assert (await strength(bo))["games"] == 0, "nobody else's"


async def test_a_won_game_is_a_rung_of_the_ladder(quick_server: Served) -> None:
    ada = await quick_server.person()
    game = ostraka.load("arkantar")
    strong = LevelBot(game, levels(game)[5], seed=1)
    made = await ada.play("arkantar", 1, seat=0)
    async with ada.live() as live:
        table = await live.sit(made["table"])
        await table.play(strong.choose)
    outcome = table.views[0]["outcome"]
    assert outcome is not None
    assert outcome["winners"] == [0]
    found = await strength(ada)
    assert (found["games"], found["beaten"]) == (1, 1)
    over = (await ada.get("/api/me/tables", status="over"))[0]
    assert over["result"]["reason"]["key"].startswith("ark")


async def test_a_stranger_has_no_strength(quick_server: Served) -> None:
    visitor = await quick_server.visitor()
    assert await refused(visitor.get("/api/me/strength")) == "secret"
