"""How far each objective is: counted by the rules that decide about it at the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ostraka.core.i18n.message import LOCALES
from ostraka.games.ancient_knowledge.language.challenges import house_challenges as challenges
from ostraka.games.ancient_knowledge.language.grammar import LETTERS

from .tabletop import SOLO, Alone
from .test_coffers import OBJECTIVES

FACES = {coffer["id"]: coffer for coffer in SOLO.display.catalogue("en")["coffers"]}
SAID: dict[str, tuple[list[int], list[int]]] = {
    "A": ([9], [8]),
    "B": ([3], [2]),
    "C": ([5], [4]),
    "D": ([2], [1]),
    "E": ([7, 5], [7, 6]),
    "F": ([2], [1]),
    "G": ([6], [5]),
    "H": ([6, 3], [5, 3]),
    "I": ([6], [5]),
    "J": ([5], [4]),
    "K": ([10], [9]),
    "L": ([3], [2]),
    "M": ([7], [6]),
    "N": ([5, 0], [5, 1]),
    "O": ([45], [43]),
}
"""What is there of each objective at the tables of OBJECTIVES, met and missed."""


def holds(asked: dict[str, Any], have: int) -> bool:
    number: int = asked["number"]
    return have >= number if asked["comparison"] == ">=" else have <= number


def told_alike(solo: dict[str, Any]) -> None:
    """An objective is met exactly when its progress says so."""
    assert list(solo["progress"]) == list(solo["objectives"])
    for letter, met in solo["objectives"].items():
        asks, progress = FACES[letter]["asks"], solo["progress"][letter]
        assert met == all(holds(a, have) for a, have in zip(asks, progress, strict=True))


@pytest.mark.parametrize("letter", LETTERS)
def test_the_table_says_how_far_an_objective_is(letter: str) -> None:
    for values, said in zip(OBJECTIVES[letter], SAID[letter], strict=True):
        solo = Alone(solo={"objectives": letter}, phase="over", **values).state.view(0)["table"][
            "solo"
        ]
        assert solo["progress"] == {letter: said}
        told_alike(solo)


def test_progress_moves_with_the_table_while_a_game_continues() -> None:
    table = Alone(hand="A5", artifacts="A1", solo={"objectives": "B"})
    assert table.state.view(0)["table"]["solo"]["progress"] == {"B": [1]}
    table.play("create A5")
    assert table.state.view(0)["table"]["solo"]["progress"] == {"B": [2]}


def test_an_objective_is_met_at_the_end_exactly_when_its_progress_says_so() -> None:
    ends = set()
    for challenge in challenges():
        chance = random.Random(challenge.number)
        state = SOLO.start(seed=challenge.number, **challenge.options("classic"))
        while not state.over:
            state.play(chance.choice(list(state.codes)))
            told_alike(state.view(0)["table"]["solo"])
        solo = state.view(0)["table"]["solo"]
        outcome = state.outcome
        assert outcome is not None
        assert (outcome.winner == 0) == all(solo["objectives"].values())
        ends.update(solo["objectives"].values())
    assert False in ends


def test_the_terminal_shows_progress_beside_each_objective() -> None:
    table = Alone(past="C10 C11", lost=4, solo={"objectives": "GH"})
    shown = " ".join(str(table.state).split())
    assert "[ ] objective G" in shown
    assert "in your Past. — 2 of 6" in shown
    assert "lost knowledge. (house) — 2 of 6; 4, at most 3" in shown


@pytest.mark.parametrize("locale", LOCALES)
def test_every_condition_of_an_objective_has_words(locale: str) -> None:
    for coffer in SOLO.display.catalogue(locale)["coffers"]:
        for asked in coffer["asks"]:
            assert str(asked["number"]) in asked["text"] or asked["number"] == 0
