"""A position in the middle of an effect carries its state, which only a program can write."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from random import Random
from typing import Any

import pytest

from ostraka.core.errors import InvalidPosition
from ostraka.core.play.state import State
from ostraka.games.ancient_knowledge import GAME
from ostraka.games.ancient_knowledge_solo import GAME as SOLO

from ..table import Table


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


@pytest.mark.parametrize("half_done", [paying, stealing, discarding])
def test_what_the_program_writes_is_read_again(half_done: Any) -> None:
    document = half_done()
    assert written(GAME.from_position(document, seed=1)) == document


def refused(document: Any, **options: Any) -> list[str]:
    with pytest.raises(InvalidPosition) as refusal:
        GAME.from_position(document, seed=1, **options)
    return [str(message) for message in refusal.value.messages]


NOT_OURS = ["state: this is not a state that the program wrote for these cards and options."]


def packed(text: str) -> str:
    """A text in the form of a state, with a digest that is not its own."""
    return f"{'0' * 32} {b64encode(zlib.compress(text.encode())).decode()}"


@pytest.mark.parametrize(
    "state",
    ["", "x", "x y", packed(""), packed("short"), packed("long" * 100_000)],
    ids=repr,
)
def test_garbage_gets_one_sentence(state: str) -> None:
    assert refused(paying() | {"state": state}) == NOT_OURS


@pytest.mark.parametrize("state", [None, 5, []])
def test_a_state_is_a_text(state: Any) -> None:
    assert refused(paying() | {"state": state}) == [f"state: Text is expected, not “{state}”."]


def test_a_changed_state_is_refused() -> None:
    document = paying()
    digest, text = document["state"].split(" ")
    record = bytearray(zlib.decompress(b64decode(text)))
    record[100] ^= 1
    changed = b64encode(zlib.compress(bytes(record))).decode()
    assert refused(document | {"state": f"{digest} {changed}"}) == NOT_OURS


def test_a_state_is_refused_with_other_cards_options_or_players() -> None:
    document = paying()
    assert refused(document, heritage=True) == NOT_OURS
    assert refused(document | {"players": document["players"] * 2}) == NOT_OURS
    alone = SOLO.start(seed=1)
    alone.play(alone.codes[0])
    assert refused(written(alone)) == NOT_OURS


def test_a_state_that_breaks_an_invariant_is_refused() -> None:
    state = GAME.from_position(paying(), seed=1)
    state.raw.lost[0] = -1
    assert refused(written(state) | {"players": paying()["players"]}) == NOT_OURS


def test_zones_say_the_same_as_the_state() -> None:
    document = paying()
    document["players"][1]["lost"] += 1
    del document["deck"]
    found = refused(document)
    assert [line.split(":")[0] for line in found] == ["deck", "players"]
    assert all("does not match the state of the unfinished step" in line for line in found)


def test_between_effects_the_zones_say_everything() -> None:
    state = GAME.start(seed=3)
    assert "state" not in state.position
    assert written(GAME.from_position(written(state), seed=1)) == written(state)
    state.play(state.codes[0])
    assert "state" in state.position
    while written(state)["phase"] == "opening":
        state.play(state.codes[0])
    assert "state" not in state.position
    assert written(GAME.from_position(written(state), seed=1)) == written(state)


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
