"""Positions of Ancient Knowledge for the browser to look at, reached by playing at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import ostraka
from ostraka.core.play.state import State
from tests.browser.player import Player

Wanted = Callable[[State, dict[str, Any]], bool]
SEEDS = 60


def reached(wanted: Wanted, game: str = "ancient_knowledge", **options: Any) -> State:
    """The first position of some game played at random that is as wanted."""
    for seed in range(1, SEEDS):
        state = ostraka.load(game).start(seed=seed, **options)
        chance = random.Random(seed)
        while not state.over:
            if wanted(state, state.view(state.seat)["table"]):
                return state
            state.play(chance.choice(list(state.codes)))
    raise AssertionError("no game came to such a position")


def acting(table: dict[str, Any]) -> dict[str, Any] | None:
    """The seat that chooses an action now."""
    choice = table["choice"]
    seat: dict[str, Any] = table["seats"][table["turn"]]
    return seat if choice and choice["kind"] == "action" and seat["hand"] is not None else None


@cache
def holding(cards: int) -> State:
    """A player with this many cards in hand chooses an action, some turns into the game."""
    return reached(
        lambda state, table: (
            state.ply > 20 and (seat := acting(table)) is not None and len(seat["hand"]) == cards
        )
    )


@cache
def crowded(players: int = 2, game: str = "ancient_knowledge") -> State:
    """Late in a game, with much of everything before whoever chooses an action."""

    def full(_: State, table: dict[str, Any]) -> bool:
        seat = acting(table)
        return (
            seat is not None
            and len(seat["hand"]) >= (9 if players == 2 else 5)
            and len(seat["past"]) >= (6 if players > 1 else 3)
            and len(seat["collection"]) >= 6
            and min(len(seat["timeline"]), len(seat["artifacts"])) >= 1
        )

    return reached(full, game, **({"players": players} if players > 2 else {}))


@cache
def full() -> State:
    """Ten cards, five artifacts and sixteen technologies before one player."""
    line = {"P19": 4, "C9": 1, "M11": 3, "C12": 6}
    mine = {
        "hand": ["C1", "C2", "P3", "M4", "A5", "C6", "P7", "M8", "A9", "P10"],
        "timeline": [
            {"card": card, "space": space, "level": "lower", "knowledge": 2}
            for card, space in line.items()
        ],
        "artifacts": ["A1", "A2", "A3", "A4", "A6"],
        "past": ["C13", "C14", "P15", "P16", "M17", "M18", "C19"],
        "collection": [f"T{number}" for number in range(20, 36)],
        "lost": 9,
    }
    position = {
        "players": [mine, {"hand": ["C20"]}],
        "tiles": [["T40", "T41", "T42"], ["T3", "T2", "T5"], ["T39", "T36", "T38"]],
        "phase": "action",
        "actions": 2,
    }
    return ostraka.load("ancient_knowledge").from_position(position, seed=1)


@cache
def with_objectives() -> State:
    """Alone, late in a game: one objective is currently met, the others are not."""

    def begun(_: State, table: dict[str, Any]) -> bool:
        met = list(table["solo"]["objectives"].values())
        return acting(table) is not None and table["solo"]["turn"] > 8 and met.count(True) == 1

    return reached(begun, "ancient_knowledge_solo", objectives="CHK", effects="LM")


@cache
def about_to_meet_an_objective() -> tuple[State, str, str]:
    """Alone: a technology that can be learned, and the letter of the objective that it meets."""
    found: list[tuple[str, str]] = []

    def near(state: State, table: dict[str, Any]) -> bool:
        before = table["solo"]["objectives"]
        for row in state.rows if acting(table) else []:
            if row["verb"] != "learn":
                continue
            after = state.fork().play(row)
            now = {} if after.over else after.view(after.seat)["table"]["solo"]["objectives"]
            found.extend(
                (row["card"], one) for one, met in before.items() if now.get(one) and not met
            )
        return bool(found)

    state = reached(near, "ancient_knowledge_solo", objectives="CHK", effects="LM")
    return state, *found[0]


@cache
def inherited() -> State:
    """A game with the cards of Heritage: one that never declines stands on a third place."""
    return reached(
        lambda _, table: (
            (seat := acting(table)) is not None
            and any(one["level"] == "third" for one in seat["timeline"])
            and len(seat["hand"]) >= 4
        ),
        heritage=True,
    )


@cache
def excavating(monuments: int) -> State:
    """Somebody may excavate this many monuments or more, and has rotated as many before."""

    def deep(state: State, table: dict[str, Any]) -> bool:
        seat = acting(table)
        return (
            seat is not None
            and sum(row["verb"] == "excavate" for row in state.rows) >= monuments
            and sum(one["rotated"] for one in seat["past"]) >= monuments
        )

    return reached(deep)


@cache
def looking_at(cards: int) -> State:
    """Somebody looks at this many cards or more, and chooses among them."""
    return reached(lambda _, table: len(table["limbo"]) >= cards)


@cache
def effects_due() -> State:
    """Three effects or more are due together."""
    return reached(
        lambda state, table: (
            table["choice"] is not None
            and table["choice"]["kind"] == "set"
            and len(list(state.codes)) >= 3
        )
    )


@cache
def choosing_theirs() -> State:
    """A player chooses among another's monuments, none of which stands where one of theirs does."""

    def theirs(state: State, table: dict[str, Any]) -> bool:
        if state.seat is None or {row["verb"] for row in state.rows} != {"add"}:
            return False
        own, other = (table["seats"][seat]["timeline"] for seat in (state.seat, 1 - state.seat))
        places = [{(one["space"], one["level"]) for one in standing} for standing in (own, other)]
        return (
            {row["card"] for row in state.rows} == {one["card"] for one in other}
            and len(state.rows) > 1
            and not places[0] & places[1]
        )

    return reached(theirs)


@cache
def choosing_a_tile() -> State:
    """A player chooses a whole tile of technologies."""
    return reached(
        lambda state, _: (
            state.gathering is None
            and len(state.rows) > 1
            and all(set(row) == {"verb", "tile"} for row in state.rows)
        )
    )


def seat_at(player: Player, state: State, **settings: Any) -> None:
    """Sit down in the middle of a game, at one screen with the others."""
    made = player.ask("/api/tables/import", {"record": state.record.as_json()})
    player.come(f"/t/{made['table']}", **settings)
    uncover(player)


def uncover(player: Player) -> None:
    """Take the screen that was handed on, if it was, and wait until something is asked."""
    page = player.page
    page.locator(".curtain .button, main [data-lit]").first.wait_for()
    if page.locator(".curtain .button").count():
        page.locator(".curtain .button").click()
        page.mouse.move(2, 2)  # it would point at whatever lies below the curtain
    page.locator("main [data-lit]").first.wait_for()
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")


def path_to(state: State) -> Callable[[Player], str]:
    """Lay a game out as a table, and say where it is."""

    def made(player: Player) -> str:
        record = {"record": state.record.as_json()}
        return f"/t/{player.ask('/api/tables/import', record)['table']}"

    return made
