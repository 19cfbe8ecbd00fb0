"""Entropy: what is hidden is drawn from it and from nothing that is public."""

from __future__ import annotations

import pickle
import secrets

import pytest

from ostraka import load
from ostraka.core.errors import InvalidOption, InvalidRecord
from ostraka.core.game.registry import game_names
from ostraka.core.play.record import Record

ONE, OTHER = "1f" * 32, "e0" * 32
SECRETIVE = [name for name in game_names() if load(name).hidden]


def test_some_games_hide_something() -> None:
    assert {"ankhor", "ancient_knowledge"} <= set(SECRETIVE)


@pytest.mark.parametrize("name", SECRETIVE)
def test_equal_entropy_deals_alike_and_other_entropy_otherwise(name: str) -> None:
    game = load(name)
    first = game.start(seed=7, entropy=ONE)
    assert first.tobytes() == game.start(seed=7, entropy=ONE).tobytes()
    assert first.tobytes() != game.start(seed=7, entropy=OTHER).tobytes()
    assert first.tobytes() != game.start(seed=7).tobytes()


def test_the_public_beginning_says_nothing_about_what_is_hidden() -> None:
    """Whatever is hidden, one seed shows one beginning; so the beginning tells the seed at most."""
    dealt = [load("ankhor").start(seed=7, entropy=secrets.token_hex(32)) for _ in range(20)]
    assert len({str(state.view(None)["table"]) for state in dealt}) == 1
    assert len({state.tobytes() for state in dealt}) == 20


def test_no_hand_follows_from_the_seed() -> None:
    game = load("ancient_knowledge")
    dealt = [game.start(seed=7, entropy=secrets.token_hex(32)) for _ in range(12)]
    for seat in range(dealt[0].players):
        assert len({str(state.view(seat)["table"]) for state in dealt}) == 12


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_record_keeps_its_entropy_and_replays(name: str) -> None:
    state = load(name).start(seed=7, entropy=ONE)
    for _ in range(20):
        if not state.over:
            state.play(state.legal[len(state.legal) // 2].text)
    record = Record.of(state)
    again = Record.from_json(record.as_json())
    assert again == record
    assert again.replay().tobytes() == state.tobytes()
    assert pickle.loads(pickle.dumps(state)).record == record
    assert state.fork().record == record
    state.back_to(0)
    assert state.tobytes() == load(name).start(seed=7, entropy=ONE).tobytes()


def test_bad_entropy_is_refused_with_a_sentence() -> None:
    for bad in ("", "1f", "x" * 64, "1F" * 32, 7):
        with pytest.raises(InvalidOption, match="64 hexadecimal digits"):
            load("ankhor").start(entropy=bad)  # type: ignore[arg-type]
        document: dict[str, object] = {**load("ankhor").start(seed=7).record.as_json()}
        del document["check"]
        with pytest.raises(InvalidRecord, match="entropy"):
            Record.from_json({**document, "entropy": bad})
