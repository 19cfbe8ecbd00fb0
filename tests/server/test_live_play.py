"""Live play: views, changes, acknowledgements, undo, offers, chat, coming back."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest

from ostraka.client import Client, Refused, RemoteTable
from ostraka.server.tables import registry
from tests.server.serving import Served

pytestmark = pytest.mark.anyio


async def moved(table: RemoteTable, version: int) -> None:
    """Wait until every viewpoint is past a version."""
    await table.until(lambda: all(s["version"] > version for s in table.standings.values()))


async def two_at_a_table(server: Served, game: str = "arkantar", **wanted: Any) -> Any:
    """Two people at one table, and their live connections."""
    ada, bo = await server.person("Ada"), await server.person("Bo")
    made = await ada.create(game, **wanted)
    await bo.join(str(made["invite"]))
    return ada, bo, made["table"]


@pytest.mark.parametrize("game", ["arkantar", "ankhor"])
async def test_two_people_play_sixty_actions_and_see_the_same_game(
    server: Served, game: str
) -> None:
    ada, bo, ident = await two_at_a_table(server, game)
    chance = random.Random(1)
    async with ada.live() as one, bo.live() as two:
        tables = [await one.sit(ident), await two.sit(ident)]

        async def play(table: RemoteTable) -> None:
            def done() -> bool:
                return table.over or any(view["ply"] >= 60 for view in table.views.values())

            while True:
                await table.until(lambda: done() or table.due is not None)
                if done() or table.due is None:
                    return
                await table.act(table.random_choice(table.due, chance), table.due)

        await asyncio.wait_for(asyncio.gather(*(play(table) for table in tables)), 300)
        first = tables[0].version
        await asyncio.wait_for(tables[1].until(lambda: tables[1].version >= first), 5)
        session = await server.context.registry.session(ident)
        for seat, table in enumerate(tables):
            await asyncio.wait_for(
                table.until(lambda t=table: t.version == session.table.version), 5
            )
            assert table.views[seat] == session.table.state.view(seat), "patches lead to the view"


async def test_an_action_sent_twice_is_played_once(server: Served) -> None:
    ada, bo, ident = await two_at_a_table(server)
    async with ada.live() as live:
        table = await live.sit(ident)
        await table.asked()
        command = {
            "type": "act",
            "table": ident,
            "id": "same",
            "version": table.version,
            "parts": table.rows(0)[0],
        }
        answers = []
        table.told.append(lambda m: answers.append(m) if m["type"] == "ack" else None)
        await live._send(command)
        await live._send(command)
        await asyncio.wait_for(table.until(lambda: len(answers) == 2), 5)
        assert [answer["again"] for answer in answers] == [False, True]
        assert answers[0]["version"] == answers[1]["version"]
        assert (await server.context.registry.session(ident)).table.ply == 1
    del bo


async def test_a_stale_version_is_refused_with_the_current_one(server: Served) -> None:
    ada, bo, ident = await two_at_a_table(server)
    async with ada.live() as live:
        table = await live.sit(ident)
        await table.asked()
        row = table.rows(0)[0]
        with pytest.raises(Refused) as refused:
            await table.do("act", version=table.version - 1, parts=row)
        assert refused.value.code == "stale"
        assert refused.value.version == table.version
    del bo


async def test_chat_does_not_make_a_version_stale_and_survives_an_undo(server: Served) -> None:
    ada, bo, ident = await two_at_a_table(server)
    async with ada.live() as one, bo.live() as two:
        mine, theirs = await one.sit(ident), await two.sit(ident)
        await mine.asked()
        await theirs.do("chat", text="  good   luck\u0000 ")
        await theirs.do("chat", quick="hello")
        await mine.act(mine.rows(0)[0])
        await mine.until(lambda: mine.standings[0]["undo"] == "free")
        await mine.undo()
        await mine.until(lambda: mine.views[0]["ply"] == 0)
        assert [(line["text"], line["quick"]) for line in mine.chat] == [
            ("good luck", None),
            (None, "hello"),
        ]


async def test_nobody_acts_for_another_seat_or_out_of_turn(server: Served) -> None:
    ada, bo, ident = await two_at_a_table(server)
    async with ada.live() as one, bo.live() as two:
        mine, theirs = await one.sit(ident), await two.sit(ident)
        await mine.asked()
        row = mine.rows(0)[0]
        with pytest.raises(Refused) as turn:
            await theirs.do("act", version=theirs.version, parts=row)
        assert turn.value.code == "state"
        with pytest.raises(Refused) as seat:
            await theirs.do("act", seat=0, version=theirs.version, parts=row)
        assert seat.value.code == "forbidden"
        assert theirs.standings[1]["legal"] is None


async def test_the_rules_refuse_with_their_own_sentence(server: Served) -> None:
    ada, bo, ident = await two_at_a_table(server)
    async with ada.live() as one:
        table = await one.sit(ident)
        await table.asked()
        with pytest.raises(Refused) as refused:
            await table.act({"verb": "move", "piece": "d1", "to": "a7"})
        assert refused.value.code == "illegal"
        assert refused.value.message["key"].startswith("arkantar")
        why = await table.ask("why", parts={"verb": "move", "piece": "d1", "to": "a7"})
        assert why["message"] == refused.value.message
    del bo


async def test_a_take_back_that_is_not_free_needs_the_other_player(server: Served) -> None:
    ada, bo, ident = await two_at_a_table(server)
    async with ada.live() as one, bo.live() as two:
        mine, theirs = await one.sit(ident), await two.sit(ident)
        for _ in range(3):
            seat = await mine.asked()
            assert seat == 0
            await mine.act(mine.rows(0)[-1])
            await mine.until(lambda: mine.standings[0]["legal"] != [] and mine.due != -1)
            if mine.due is None:
                break
        await theirs.asked()
        await theirs.act(theirs.rows(1)[0])
        await mine.until(lambda: mine.standings[0]["undo"] == "ask")
        with pytest.raises(Refused):
            await mine.undo()
        ply = mine.views[0]["ply"]
        await mine.do("offer", offer="takeback")
        await theirs.until(lambda: bool(theirs.info["offers"]))
        assert theirs.info["offers"][0]["waiting"] == [1]
        await theirs.do("answer", offer="takeback", yes=True)
        await mine.until(lambda: mine.views[0]["ply"] < ply)
        assert mine.views[0]["to_act"] == [0]
        assert mine.info["offers"] == []


async def test_a_draw_is_agreed_and_a_rematch_rotates_the_seats(server: Served) -> None:
    ada, bo, ident = await two_at_a_table(server)
    async with ada.live() as one, bo.live() as two:
        mine, theirs = await one.sit(ident), await two.sit(ident)
        await mine.do("offer", offer="draw")
        await theirs.do("answer", offer="draw", yes=True)
        await mine.until(lambda: mine.info["status"] == "over")
        assert mine.views[0]["agreed"] == ["draw", -1]
        assert (mine.info["events"][-1]["event"], mine.info["events"][-1]["seat"]) == (
            "drawn",
            None,
        )
        await theirs.do("offer", offer="rematch")
        await mine.do("answer", offer="rematch", yes=True)
        await theirs.until(lambda: theirs.info["rematch"] is not None)
        again = await ada.get(f"/api/tables/{theirs.info['rematch']}")
        assert [seat["name"] for seat in again["seats"]] == ["Bo", "Ada"]
        assert again["status"] == "playing"
        assert again["rematch_of"] == ident


async def test_who_resigns_loses(server: Served) -> None:
    ada, bo, ident = await two_at_a_table(server)
    async with bo.live() as two:
        theirs = await two.sit(ident)
        await theirs.do("resign")
        await theirs.until(lambda: theirs.over)
        assert theirs.views[1]["outcome"]["winners"] == [0]
        await theirs.until(lambda: bool(theirs.info["events"]))
        event = theirs.info["events"][-1]
        assert (event["event"], event["seat"], event["name"]) == ("resigned", 1, None)
    del ada


async def test_a_bot_takes_the_seat_of_who_is_away_by_agreement(server: Served) -> None:
    ada, bo, ident = await two_at_a_table(server)
    async with ada.live() as one:
        table = await one.sit(ident)
        await table.do("offer", offer="bot", of=1, level=1)
        await table.until(lambda: table.info["seats"][1]["who"] == "bot")
        event = table.info["events"][-1]
        assert (event["event"], event["seat"], event["name"]) == ("replaced", 1, "Bo")
        for _ in range(6):
            seat = await table.asked()
            if seat is None:
                break
            await table.act(table.rows(0)[0])
    del bo


async def test_a_seat_is_not_lost_by_losing_the_connection_for_a_moment(
    quick_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient = replace(quick_server.context.settings, away_seconds=600.0)
    monkeypatch.setattr(quick_server.context, "settings", patient)
    ada, bo, ident = await two_at_a_table(quick_server)
    async with ada.live() as one:
        table = await one.sit(ident)
        async with bo.live() as two:
            await two.sit(ident)
        with pytest.raises(Refused, match="away for a while"):
            await table.do("offer", offer="bot", of=1, level=1)


async def test_where_turns_take_days_nobody_is_away(quick_server: Served) -> None:
    ada, bo = await quick_server.person("Ada"), await quick_server.person("Bo")
    made = await ada.create("arkantar", clock={"kind": "days", "base": 86_400})
    await bo.join(str(made["invite"]))
    async with ada.live() as one:
        table = await one.sit(made["table"])
        with pytest.raises(Refused, match="days for a turn"):
            await table.do("offer", offer="bot", of=1, level=1)


async def test_talk_leaves_room_for_the_game(
    quick_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "LONGEST_TALK", 6)
    ada, bo, ident = await two_at_a_table(quick_server)
    async with ada.live() as one:
        table = await one.sit(ident)
        while (await quick_server.context.registry.session(ident)).table.number < 6:
            await table.do("chat", text="so much to say")
        with pytest.raises(Refused, match="journal of this table is full"):
            await table.do("chat", text="and more")
        await table.act(table.rows(0)[0])
    del bo


async def test_who_comes_back_gets_what_was_missed_in_order(server: Served) -> None:
    ada, bo, ident = await two_at_a_table(server)
    async with ada.live() as one, bo.live() as two:
        mine, theirs = await one.sit(ident), await two.sit(ident)
        heard: list[dict[str, Any]] = []
        theirs.told.append(heard.append)
        await mine.asked()
        assert two._socket is not None
        await two._socket.close()
        while mine.due == 0:
            version = mine.version
            await mine.act(mine.rows(0)[0])
            await moved(mine, version)
        await asyncio.wait_for(theirs.until(lambda: theirs.version == mine.version), 10)
        kinds = [message["type"] for message in heard]
        assert "changes" in kinds
        assert "view" not in kinds
        session = await server.context.registry.session(ident)
        assert theirs.views[1] == session.table.state.view(1)


async def test_a_spectator_sees_the_public_view_and_cannot_act(server: Served) -> None:
    ada, bo, ident = await two_at_a_table(server, "ankhor", public=True)
    eve: Client = await server.visitor()
    async with eve.live() as live:
        table = await live.sit(ident)
        await table.until(lambda: None in table.views)
        session = await server.context.registry.session(ident)
        assert table.views[None] == session.table.state.view(None)
        with pytest.raises(Refused) as refused:
            await table.do("act", version=table.version, text="anything")
        assert refused.value.code == "secret"
    del ada, bo


async def test_a_private_table_opens_only_by_invitation(server: Served) -> None:
    ada, bo, ident = await two_at_a_table(server)
    code = (await ada.get(f"/api/tables/{ident}"))["invite"]
    eve = await server.person("Eve")
    with pytest.raises(Refused) as refused:
        await eve.get(f"/api/tables/{ident}")
    assert refused.value.code == "forbidden"
    assert (await eve.get(f"/api/tables/{ident}", invite=code))["invite"] is None
    async with eve.live() as live:
        with pytest.raises(Refused):
            await live.sit(ident)
        table = await live.sit(ident, invite=code)
        await table.until(lambda: None in table.views)
    del bo


async def test_two_players_at_one_screen_hold_two_viewpoints(server: Served) -> None:
    ada = await server.person()
    seats = [{"who": "me"}, {"who": "screen", "name": "Bo"}]
    made = await ada.create("ankhor", players=2, seats=seats, seed=3)
    async with ada.live() as live:
        table = await live.sit(made["table"])
        await table.until(lambda: len(table.views) == 2)
        acted = set()
        for _ in range(8):
            seat = await table.asked()
            assert seat is not None
            acted.add(seat)
            version = table.version
            await table.act(table.random_choice(seat, random.Random(2)), seat)
            await moved(table, version)
        assert acted == {0, 1}


async def test_a_preview_tells_what_is_certain_and_changes_nothing(server: Served) -> None:
    ada, bo, ident = await two_at_a_table(server)
    async with ada.live() as one:
        table = await one.sit(ident)
        await table.asked()
        before = (await server.context.registry.session(ident)).table.state.tobytes()
        seen = await table.ask("preview", version=table.version, parts=table.rows(0)[0])
        assert seen["changes"][0]["kind"] == "action"
        assert (await server.context.registry.session(ident)).table.state.tobytes() == before
    del bo


async def test_hints_and_undo_can_be_forbidden_at_a_table(server: Served) -> None:
    ada, bo, ident = await two_at_a_table(server, hints=False, undo=False)
    async with ada.live() as one:
        table = await one.sit(ident)
        await table.asked()
        with pytest.raises(Refused) as refused:
            await table.ask("hint")
        assert refused.value.code == "forbidden"
        assert await table.ask("preview", version=table.version, parts=table.rows(0)[0])
        await table.act(table.rows(0)[0])
        with pytest.raises(Refused):
            await table.undo()
        assert table.standings[0]["undo"] is None
    del bo


async def test_a_hint_names_a_legal_action(quick_server: Served) -> None:
    ada = await quick_server.person()
    made = await ada.play("arkantar", level=1, seat=0)
    async with ada.live() as live:
        table = await live.sit(made["table"])
        await table.asked()
        hint = await table.ask("hint")
        assert hint["parts"] in table.rows(0)
        assert hint["wins"] is not None
        assert len(hint["wins"]) == 2


async def test_a_hint_names_all_that_is_to_be_chosen_together(quick_server: Served) -> None:
    ada = await quick_server.person()
    made = await ada.play("ancient_knowledge_solo")
    async with ada.live() as live:
        table = await live.sit(made["table"])
        await table.asked()
        hint = await table.ask("hint")
        gathering = table.standings[0]["gathering"]
        assert gathering is not None
        assert len(set(hint["parts"]["cards"])) == gathering["least"] > 1
        assert sorted(hint["text"].split()[1:]) == sorted(hint["parts"]["cards"])
        await table.act(hint["parts"])


async def test_with_three_players_who_resigns_is_played_on_by_a_bot(server: Served) -> None:
    ada, bo, cy = [await server.person(name) for name in ("Ada", "Bo", "Cy")]
    made = await ada.create("ankhor", players=3)
    for other in (bo, cy):
        await other.join(str(made["invite"]))
    async with ada.live() as one, bo.live() as two:
        mine, theirs = await one.sit(made["table"]), await two.sit(made["table"])
        assert mine.info["agreements"] == ["resign"]
        await theirs.do("resign")
        await mine.until(lambda: mine.info["seats"][1]["who"] == "bot")
        await mine.until(lambda: mine.views[0]["left"] == [1])
        assert not mine.over
        event = mine.info["events"][-1]
        assert (event["event"], event["seat"], event["name"]) == ("resigned", 1, "Bo")
        await theirs.until(lambda: None in theirs.views)
        assert theirs.info["yours"] == []
