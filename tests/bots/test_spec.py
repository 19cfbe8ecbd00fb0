"""One string names a bot everywhere."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import ostraka
from ostraka.bots import Budget, GreedyBot, LevelBot, RandomBot, UnknownBot
from ostraka.bots.spec import Spec, parse_spec
from ostraka.core.errors import InvalidOption, OstrakaError

GAME = ostraka.load("arkantar")


@pytest.mark.parametrize(
    ("text", "spec", "canonical"),
    [
        ("8", Spec("8"), "8"),
        (" 05 ", Spec("5"), "5"),
        ("5@400it", Spec("5", Budget(iterations=400)), "5@400it"),
        ("8@20000n", Spec("8", Budget(nodes=20000)), "8@20000n"),
        ("uct@100ms", Spec("uct", Budget(seconds=0.1)), "uct@100ms"),
        ("uct@0.1s", Spec("uct", Budget(seconds=0.1)), "uct@100ms"),
        ("7@1.50s", Spec("7", Budget(seconds=1.5)), "7@1.5s"),
        ("7@2000ms", Spec("7", Budget(seconds=2.0)), "7@2s"),
        ("7@0.5ms", Spec("7", Budget(seconds=0.0005)), "7@0.5ms"),
        ("greedy", Spec("greedy"), "greedy"),
        ("my.bots:Bold", Spec("my.bots:Bold"), "my.bots:Bold"),
    ],
)
def test_a_spec_is_read_and_written(text: str, spec: Spec, canonical: str) -> None:
    assert parse_spec(text) == spec
    assert str(spec) == canonical
    assert parse_spec(canonical) == spec


@pytest.mark.parametrize(
    "text", ["", "@100ms", "a b", "8@", "8@100", "8@ms", "8@1.5it", "8@0s", "8@-1s", "8@1e3s"]
)
def test_what_is_no_spec_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(OstrakaError, match=r"does not name a bot|is not a budget"):
        parse_spec(text)


def test_levels_and_names_make_the_bots_they_name() -> None:
    level = parse_spec("5@7it").make(GAME, 3)
    assert isinstance(level, LevelBot)
    assert (level.level.number, level.budget, level.seed) == (5, Budget(iterations=7), 3)
    uct = parse_spec("uct@9it").make(GAME, 4)
    assert isinstance(uct, LevelBot)
    assert (uct.budget, uct.seed) == (Budget(iterations=9), 4)
    assert isinstance(parse_spec("random").make(GAME, 1), RandomBot)
    assert isinstance(parse_spec("greedy").make(GAME, 1), GreedyBot)


@pytest.mark.parametrize("text", ["random@1s", "greedy@5it", "ostraka.bots.simple:RandomBot@1s"])
def test_a_budget_for_a_bot_that_takes_none_is_refused(text: str) -> None:
    with pytest.raises(InvalidOption, match="takes no budget"):
        parse_spec(text).check(GAME)


def test_a_bot_is_made_from_any_spec() -> None:
    timed = ostraka.bot("arkantar", "3@5ms", seed=1)
    assert isinstance(timed, LevelBot)
    assert (timed.level.number, timed.budget) == (3, Budget(seconds=0.005))
    other = ostraka.bot("arkantar", "3@5ms", seed=1, budget=Budget(nodes=7))
    assert isinstance(other, LevelBot)
    assert other.budget == Budget(nodes=7)
    assert isinstance(ostraka.bot("arkantar", "ostraka.bots.simple:GreedyBot"), GreedyBot)


def test_a_bot_may_stand_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_bold_bots.py").write_text(
        "class Bold:\n"
        "    def __init__(self, game, *, seed=0): pass\n"
        "    def choose(self, state): return state.legal[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    state = GAME.start(seed=1)
    assert ostraka.bot(GAME, "my_bold_bots:Bold").choose(state) == state.legal[-1]


def test_a_seat_that_was_left_passes_as_far_as_the_rules_allow() -> None:
    state = GAME.start(seed=1).play("+d4")
    assert ostraka.bot(GAME, "absent").choose(state) == "end"
    for name in ("ankhor", "ancient_knowledge"):
        game = ostraka.load(name)
        state = game.start(seed=2, players=3)
        absent = ostraka.bot(game, "absent")
        while not state.over and state.ply < 60:
            state.play(absent.choose(state))
        assert state.seat is None or state.ply == 60


def test_a_bot_may_be_named_by_its_module() -> None:
    made = parse_spec("ostraka.bots.simple:RandomBot").make(GAME, 6)
    assert isinstance(made, RandomBot)
    assert made.seed == 6


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("0", "levels are 1 to 8"),
        ("9", "levels are 1 to 8"),
        ("nobody", "There is no bot called “nobody”"),
        ("no.such.module:Bot", "cannot be loaded: ModuleNotFoundError"),
        ("ostraka:NoSuch", "cannot be loaded: AttributeError"),
        ("ostraka:__version__", "is not callable"),
        (":", "cannot be loaded"),
    ],
)
def test_a_bot_that_is_not_there_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(UnknownBot, match=sentence):
        parse_spec(text).check(GAME)
