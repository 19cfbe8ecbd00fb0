"""What is half done in a position is refused where it cannot have come about, by its field."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ostraka.core.errors import InvalidPosition
from ostraka.core.play.state import State
from ostraka.games.ancient_knowledge import GAME
from ostraka.games.ancient_knowledge_solo import GAME as SOLO

from ..table import Table

Change = Callable[[dict[str, Any]], Any]


def paying() -> dict[str, Any]:
    """C16 is being created, and one of the two cards it costs has been discarded."""
    table = Table(hand="C16 C1 C2 C3", line={3: "M1:2"}, others=[{"hand": "M2", "line": {2: "P1"}}])
    return written(table.play("create C16 2", "discard C1").state)


def stealing() -> dict[str, Any]:
    """M14 is declining, and its owner takes a card of an opponent."""
    table = Table(line={1: "M14"}, others=[{"hand": "C1 C2"}, {}], phase="decline")
    return written(table.state)


def discarding() -> dict[str, Any]:
    """T26 lets both opponents discard a card; the first has chosen."""
    tiles = ["T3 T4 T26", "T5 T6 T9", "T28 T29 T30"]
    table = Table(tiles=tiles, others=[{"hand": "C1 C2"}, {"hand": "M1 M2"}])
    return written(table.play("learn T26", "discard C2").state)


def written(state: State) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(state.position))
    return found


def frame(number: int, column: int, value: Any) -> Change:
    def change(waiting: dict[str, Any]) -> None:
        waiting["frames"][number][column] = value

    return change


def put(key: str, value: Any) -> Change:
    return lambda waiting: waiting.update({key: value})


WHAT, CARD, AMOUNT, CONTEXT = 1, 2, 3, 6


@pytest.mark.parametrize("half_done", [paying, stealing, discarding])
def test_what_the_program_writes_is_read_again(half_done: Any) -> None:
    document = half_done()
    assert written(GAME.from_position(document, seed=1)) == document


@pytest.mark.parametrize(
    ("half_done", "change", "field"),
    [
        (paying, frame(-1, AMOUNT, 3), "pending.frames[1]: 3 cannot be asked for here"),
        (paying, frame(-1, AMOUNT, 0), "pending.frames[1]: 0 cannot be asked for here"),
        (paying, lambda waiting: waiting["frames"].pop(), "pending.frames[0]"),
        (paying, lambda waiting: waiting["frames"].pop(0), "pending.frames[0]"),
        (paying, lambda waiting: waiting["frames"].append(waiting["frames"][0]), "frames[2]"),
        (paying, put("frames", []), "pending.frames: what is half done does not belong"),
        (paying, put("frames", [["action", 0, None, 0, 0, 0, 0, 0]]), "pending.limbo: nothing"),
        (paying, frame(0, CONTEXT, 1), "pending.frames[0]: this unfinished step"),
        (paying, put("marks", [0, 1]), "pending.marks[1]"),
        (paying, put("marks", [0, 0, 0]), "pending.marks: "),
        (paying, put("declining", "M1"), "pending.declining"),
        (paying, put("parts", [1] * 300), "pending.parts: "),
        (stealing, put("declining", None), "pending.declining"),
        (stealing, put("declining", "M2"), "pending.declining"),
        (stealing, frame(-1, WHAT, 0), "pending.frames[4]: this unfinished step"),
        (stealing, frame(-2, CARD, "M2"), "pending.frames[3]: nothing that is half done"),
        (stealing, frame(-2, AMOUNT, 0), "pending.frames[4]: nothing that is half done"),
        (stealing, lambda waiting: waiting["frames"].pop(0), "pending.frames: what is half done"),
        (discarding, put("marks", [0, 0, 0]), "pending.marks[1]: this seat cannot"),
        (discarding, put("marks", [0, 4, 0]), "pending.marks[1]: this seat cannot"),
        (discarding, put("marks", [1, 2, 0]), "pending.marks[0]: this seat cannot"),
        (discarding, put("marks", [0, 2, 1]), "pending.marks[2]: this seat cannot"),
        (discarding, frame(-1, AMOUNT, 2), "pending.frames[2]: 2 cannot be asked for here"),
    ],
)
def test_nonsense_is_refused_by_its_field(half_done: Any, change: Change, field: str) -> None:
    document = half_done()
    change(document["pending"])
    with pytest.raises(InvalidPosition) as refusal:
        GAME.from_position(document, seed=1)
    assert field in str(refusal.value)


def test_a_cause_is_in_play() -> None:
    document = stealing()
    document["players"][1]["past"] = [{"card": "M14"}]
    document["players"][0]["timeline"] = []
    with pytest.raises(InvalidPosition, match=r"frames\[3\]: M14 cannot be the cause"):
        GAME.from_position(document, seed=1)
    del document["players"][1]["past"]
    with pytest.raises(InvalidPosition, match=r"declining: M14 cannot be the cause"):
        GAME.from_position(document, seed=1)


def test_an_effect_that_waits_is_one_of_a_card_in_play() -> None:
    document = written(Table(hand="C1 C2").state)
    waiting = document["pending"]
    waiting["frames"] = [["set", 0, None, 1, 0, 0, 0, 0]]
    waiting["parts"] = [int(GAME.pack.data.effect[GAME.pack.numbers["M14"]].max())]
    with pytest.raises(InvalidPosition, match=r"parts\[0\]: M14 cannot be the cause"):
        GAME.from_position(document, seed=1)
    waiting["parts"] = [int(GAME.pack.data.coffer_effect[0])]
    with pytest.raises(InvalidPosition, match=r"parts\[0\]: nothing that is half done"):
        GAME.from_position(document, seed=1)


def test_a_tile_is_turned_or_asked_for_once_seven_monuments_are_in_a_past() -> None:
    past = " ".join(f"C{n}" for n in range(1, 7))
    document = written(Table(past=past, line={1: "C7"}, phase="decline").state)
    assert document["pending"]["frames"][-1][0] == "tile"
    document["pending"]["frames"].pop()
    with pytest.raises(InvalidPosition, match="turned: "):
        GAME.from_position(document, seed=1)


@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_random_games_is_read_again(seed: int) -> None:
    chance = Random(seed)
    game = SOLO if seed == 3 else GAME
    state = game.start(seed=seed, players=1 if seed == 3 else seed + 2, heritage=seed > 0)
    while not state.over:
        state.play(chance.choice(state.codes))
        if not state.over:
            document = written(state)
            again = game.from_position(document, seed=1, **state.options)
            assert written(again) == document
