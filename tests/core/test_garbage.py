"""Whatever is given to a game or a state: one clear sentence, and nothing changes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ostraka
from ostraka import LOCALES, OstrakaError, Record, State
from ostraka.core.checks import quoted
from ostraka.core.game.study import Budget


class Mute:
    """A thing that cannot even be written down."""

    def __str__(self) -> str:
        raise ValueError


def nested() -> list[Any]:
    deep: list[Any] = []
    for _ in range(5000):
        deep = [deep]
    return deep


THINGS: tuple[Any, ...] = (
    None, True, -1, 10**5000, 2**63, 1.5, float("nan"), "", "\ud800", "é\x00", "9" * 5000, b"x",
    [], nested(), {}, {1: 2}, {"verb": nested()}, {"verb": ["move"]}, {"self": 1}, {"verb": True},
    {"verb": np.zeros(2)}, np.zeros(2), np.int64(99_999), object(), Mute(), {1, 2},
)  # fmt: skip


def refused(call: Any, *given: Any) -> None:
    """It is refused in words that can be printed, or there was nothing to refuse."""
    said = [b"nothing"]
    try:
        call(*given)
    except OstrakaError as error:
        said = [error.text(locale).encode() for locale in LOCALES]
    assert all(said)


def states() -> list[State]:
    """One state of each game, some actions on."""
    found = []
    for name in ostraka.game_names():
        state = ostraka.load(name).start(seed=5)
        for _ in range(7):
            state.play(state.codes[len(state.codes) // 2])
        found.append(state)
    return found


@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: type(thing).__name__)
def test_nothing_that_is_given_to_a_state_breaks_it(thing: Any) -> None:
    for state in states():
        before, ply = state.tobytes(), state.ply
        some: dict[str, Any] = {**state.rows[0], next(reversed(state.rows[0])): thing}
        for asked in (state.play, state.action, state.texts, state.why_not, state.preview):
            refused(asked, thing)
            refused(asked, some)
            gathering = state.gathering
            if gathering is not None:
                refused(asked, {"verb": gathering.verb, gathering.slot: [thing]})
        refused(lambda given, asked=state.narrow: asked(verb=given), thing)
        refused(state.changes, 0, thing)
        refused(state.preview, state.legal[0], thing)
        refused(state.reshuffled, thing, 1)
        with pytest.raises(ostraka.IllegalAction):
            state.legal.named(thing)
        for counted in (state.perft, state.divide):
            with pytest.raises(ostraka.InvalidOption, match="is not a depth"):
                counted(thing)
        refused(state.reshuffled, 0, thing)
        for seated in (state.view, state.log, state.undo_is_free, state.has_secrets, state.turn_of):
            refused(seated, thing)
        assert (state.tobytes(), state.ply) == (before, ply)


@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: type(thing).__name__)
def test_nothing_that_is_given_to_a_game_breaks_it(thing: Any) -> None:
    refused(ostraka.load, thing)
    for name in ostraka.game_names():
        game = ostraka.load(name)
        refused(lambda given, start=game.start: start(seed=given), thing)
        refused(lambda given, start=game.start: start(seed=1, players=given), thing)
        for option in game.options:
            refused(lambda given, o=option.name, s=game.start: s(seed=1, **{o: given}), thing)
        refused(lambda given, start=game.start: start(seed=1, nonsense=given), thing)
        refused(game.from_position, thing)
        refused(game.replay, thing)
        refused(game.describe_index, thing)
        refused(game.describe_index, 0, thing)
        refused(game.display.describe, thing)
        refused(game.display.describe, "C1", thing)
        refused(game.display.catalogue, thing)
        refused(game.options_for, thing)
        refused(game.label, "verb", thing)
        refused(game.label, thing, "move")
        refused(game.with_packs, thing)


@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: type(thing).__name__)
def test_nothing_that_is_given_to_a_record_breaks_it(thing: Any) -> None:
    refused(Record.of, thing)
    refused(Record.from_json, thing)
    refused(Record.load, thing)
    record = Record.of(states()[0])
    refused(record.begin, thing)
    refused(record.replay, thing)
    if not isinstance(thing, str) or not thing.isprintable():
        with pytest.raises(ostraka.InvalidRecord):
            record.save(thing)


@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: type(thing).__name__)
def test_nothing_that_is_given_to_a_bot_or_as_a_language_breaks_it(thing: Any) -> None:
    refused(ostraka.bot, thing, "random")
    refused(ostraka.bot, "arkantar", thing)
    for word in ("level", "seed", "budget", "threads"):
        given: dict[str, Any] = {"level": 1, word: thing}
        refused(lambda given=given: ostraka.bot("arkantar", **given))
    for limit in ("seconds", "iterations", "nodes"):
        refused(lambda limit=limit: Budget(**{limit: thing}))
    action = states()[0].legal[0]
    assert action.sentence(thing) == action.sentence("en")


@pytest.mark.parametrize("word", [None, 3, ["C1"]])
def test_what_is_not_a_text_is_said_to_be_none(word: Any) -> None:
    game = ostraka.load("ancient_knowledge")
    for asked in (game.display.describe, game.display.catalogue):
        with pytest.raises(ostraka.InvalidOption, match="is not text"):
            asked(word)
    with pytest.raises(ostraka.InvalidOption, match="is not text"):
        game.display.describe("C1", word)


def test_a_number_that_is_no_action_never_reaches_the_rules() -> None:
    for state in states():
        absent = max(state.codes) + 1
        for asked in (state.preview, state.texts):
            with pytest.raises(ostraka.IllegalAction, match="not a legal action"):
                asked(absent)  # type: ignore[arg-type]
        assert state.why_not(absent) is not None  # type: ignore[arg-type]


def test_true_is_no_number() -> None:
    state = next(state for state in states() if state.game.name == "ancient_knowledge")
    while not any(row.get("space") == 1 for row in state.rows):
        state.play(state.codes[0])
    row = next(row for row in state.rows if row.get("space") == 1)
    assert state.why_not(row) is None
    assert state.why_not({**row, "space": True}) is not None


def test_what_is_quoted_is_short_and_can_be_printed() -> None:
    assert quoted("d4") == "d4"
    assert quoted("x" * 99, 5) == "xxxx…"
    assert quoted(10**5000) == "int"
    assert quoted("a\ud800\n") == "a\ufffd\ufffd"
