"""Clocks, as they follow from the moments in a journal."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ostraka.protocol.setup import TableSetup
from tests.server.serving import Served
from tests.server.tabletop import Writer, created

TURNS = {"kind": "turns", "base": 60, "increment": 5}
DAYS = {"kind": "days", "base": 86_400, "increment": 0}


def left(writer: Writer) -> list[int]:
    assert writer.table.clock is not None
    return writer.table.clock.left


def a_turn(writer: Writer, begin: int, step: int) -> int:
    """Play until the turn is passed on, this many milliseconds for each action; when it is over."""
    seat, at = writer.table.state.seat, begin
    while writer.table.state.seat == seat:
        at += step
        writer.act(at)
    return at


def test_time_runs_for_the_seat_to_act_and_a_turn_passed_on_earns_the_increment() -> None:
    writer = Writer(clock=TURNS)
    assert left(writer) == [60_000, 60_000]
    at = a_turn(writer, 0, 1000)
    assert left(writer) == [60_000 - at + 5000, 60_000]
    later = a_turn(writer, at, 2000)
    assert left(writer) == [65_000 - at, 60_000 - (later - at) + 5000]


def test_an_action_within_a_turn_earns_nothing() -> None:
    writer = Writer(clock=TURNS)
    writer.act(1000)
    assert writer.table.state.seat == 0, "a turn of Arkantar has several actions"
    assert left(writer) == [59_000, 60_000]


def test_a_turn_that_is_taken_back_loses_what_it_earned() -> None:
    writer = Writer(clock=TURNS)
    at = a_turn(writer, 0, 1000)
    last = writer.table.played[-1]
    writer.write("undo", {"seat": 0, "ply": last.ply}, at)
    assert left(writer) == [60_000 - at, 60_000]


def test_slow_clocks_give_every_turn_its_days() -> None:
    writer = Writer(clock=DAYS)
    at = a_turn(writer, 0, 3_600_000)
    assert left(writer) == [86_400_000, 86_400_000]
    a_turn(writer, at, 1000)
    assert left(writer) == [86_400_000, 86_400_000]


def test_bots_and_open_tables_lose_no_time() -> None:
    seats: list[dict[str, Any]] = [{"who": "bot", "level": 1}, {"who": "guest", "guest": "g1"}]
    writer = Writer(clock=TURNS, seats=seats)
    writer.act(5000)
    assert left(writer)[0] == 60_000
    waiting = Writer(clock=TURNS, seats=[{"who": "guest", "guest": "g0"}, {"who": "open"}])
    assert waiting.table.clock is None
    waiting.write("sit", {"seat": 1, "guest": "g1"}, 9000)
    waiting.act(9500)
    assert left(waiting)[0] == 59_500


def test_who_runs_out_of_time_loses_a_game_of_two() -> None:
    writer = Writer(clock=TURNS)
    assert writer.table.clock is not None
    assert writer.table.clock.deadline == 60_000
    assert writer.table.clock.fallen(59_999) == []
    assert writer.table.clock.fallen(60_000) == [0]
    writer.write("flag", {"seat": 0, "level": 3}, 60_000)
    assert writer.table.status == "over"
    assert writer.table.state.outcome is not None
    assert list(writer.table.state.outcome.winners) == [1]
    assert writer.table.seats[0].late
    assert [event.event for event in writer.table.events] == ["late"]


def test_in_a_larger_game_a_bot_plays_on_for_who_is_late() -> None:
    writer = Writer(game="ankhor", players=3, clock=TURNS)
    writer.write("flag", {"seat": 0, "level": 3}, 60_000)
    assert writer.table.status == "playing"
    assert (writer.table.seats[0].who, writer.table.seats[0].late) == ("bot", True)


@pytest.mark.anyio
async def test_a_clock_falls_by_itself(server: Served) -> None:
    registry = server.context.registry
    clock = {"kind": "turns", "base": 1, "increment": 0}
    session = await registry.make(TableSetup.from_json(created(clock=clock, invite="fallingclock")))
    async with asyncio.timeout(10):
        while session.table.status != "over":
            await asyncio.sleep(0.05)
    assert session.table.seats[0].late
