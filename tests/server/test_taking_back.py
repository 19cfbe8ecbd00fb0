"""Taking back: free only where nobody could learn anything from it, and nobody was asked since."""

from __future__ import annotations

import random

import pytest

from ostraka.client import Refused
from ostraka.server.tables.commands import undo_of
from tests.server.serving import Served
from tests.server.tabletop import Writer


def test_an_action_of_two_steps_is_free_to_take_back_only_if_neither_showed_anything() -> None:
    chance = random.Random(4)
    writer = Writer(game="ancient_knowledge", players=2)
    table, shown_first, passed_on = writer.table, 0, 0
    for at in range(400):
        state = table.state
        seat, before = state.seat, int(state.raw["reveals"])
        if seat is None:
            break
        steps = state.fork()
        texts: list[str] = []
        while steps.seat == seat and len(texts) < 2:
            action = steps.legal.named(chance.choice(list(steps.codes)))
            texts.append(action.text)
            steps.play(action)
        writer.write("act", {"seat": seat, "actions": texts}, at)
        if state.over:
            break
        quiet = int(state.raw["reveals"]) == before and state.choosing == (seat,)
        passed_on += state.seat != seat
        assert undo_of(table, seat) == ("free" if quiet else "ask")
        shown_first += not quiet and state.undo_is_free(seat)
    assert passed_on, "nobody's turn ever ended"
    assert shown_first, "the first of two steps never showed anything"


def turn_passed(writer: Writer) -> None:
    """Let Black end the first turn."""
    for at in range(3):
        if writer.table.state.seat == 0:
            writer.act(at)
    assert writer.table.state.seat == 1


def test_once_another_is_asked_they_must_agree() -> None:
    writer = Writer()
    writer.act(0)
    assert undo_of(writer.table, 0) == "free"
    turn_passed(writer)
    assert undo_of(writer.table, 0) == "ask"
    assert undo_of(writer.table, 1) is None


def test_at_one_screen_the_last_action_of_either_can_be_taken_back() -> None:
    seats = [{"who": "guest", "guest": "g0"}, {"who": "screen", "guest": "g0", "name": "Bo"}]
    writer = Writer(seats=seats)
    turn_passed(writer)
    assert [undo_of(writer.table, seat) for seat in (0, 1)] == ["free", "free"]
    last = writer.table.last_of(1)
    assert last is not None
    assert last.seat == 0


def test_bots_always_agree() -> None:
    writer = Writer(seats=[{"who": "guest", "guest": "g0"}, {"who": "bot", "level": 1}])
    turn_passed(writer)
    writer.act(9)
    assert undo_of(writer.table, 0) == "free"


@pytest.mark.anyio
async def test_taking_back_is_never_silent(quick_server: Served) -> None:
    ada, bo = await quick_server.person("Ada"), await quick_server.person("Bo")
    made = await ada.create("arkantar")
    await bo.join(str(made["invite"]))
    async with ada.live() as one, bo.live() as two:
        mine, theirs = await one.sit(made["table"]), await two.sit(made["table"])
        while await mine.asked() == 0 and mine.views[0]["to_act"] == [0]:
            await mine.act(mine.rows(0)[0])
            if mine.views[0]["ply"] == 1:
                await mine.undo()
                await theirs.until(lambda: bool(theirs.info["events"]))
                [event] = theirs.info["events"]
                assert (event["event"], event["seat"], event["actions"]) == ("undone", 0, 1)
                await mine.act(mine.rows(0)[-1])
            if mine.views[0]["to_act"] == [1]:
                break
        with pytest.raises(Refused) as refused:
            await mine.undo()
        assert refused.value.message["key"] == "server-undo-ask"
        await mine.do("offer", offer="takeback")
        await theirs.until(lambda: bool(theirs.info["offers"]))
        [offer] = theirs.info["offers"]
        assert (offer["by"], offer["waiting"], offer["actions"]) == (0, [1], 1)
        assert offer["first"] is not None
        assert offer["first"]["key"].startswith("arkantar")
        await theirs.do("answer", offer="takeback", yes=False)
        await mine.until(lambda: mine.info["events"][-1]["event"] == "refused")
        assert mine.info["events"][-1] | {"number": 0} == {
            "number": 0,
            "event": "refused",
            "seat": 1,
            "name": None,
            "offer": "takeback",
            "ply": mine.views[0]["ply"],
            "actions": 0,
        }
        await mine.do("offer", offer="draw")
        await mine.do("answer", offer="draw", yes=False)
        await theirs.until(lambda: theirs.info["events"][-1]["event"] == "withdrawn")
        assert theirs.info["offers"] == []
