"""Analysis, review and advice, in Python and at the command line."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import ostraka
from ostraka.bots import Budget, bot
from ostraka.bots.advice import advice
from ostraka.bots.analysis import analyse, grade, review
from ostraka.bots.page import page
from ostraka.core.errors import GameOver
from ostraka.core.i18n.message import LOCALES
from ostraka.core.play.record import Record
from ostraka.core.show.shapes import accepts
from ostraka.protocol.study import AnalysisShape, ReviewShape

ARKANTAR = ostraka.load("arkantar")
WON = "..#M#.S/..###.#/....#../##k#s.#/K#.##../#..##L./##m#l#. w LMSlms"


def run(*words: str, given: str = "", folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "OSTRAKA_DATA_DIR": str(folder), "OSTRAKA_LANG": "en"}
    return subprocess.run(
        [sys.executable, "-m", "ostraka.cli", *words],
        input=given,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )


@pytest.fixture(scope="module")
def record() -> Record:
    """A short game between two weak bots."""
    players = [bot(ARKANTAR, level=2, seed=seed) for seed in range(2)]
    state = ARKANTAR.start(seed=1)
    while not state.over and state.ply < 24:
        assert state.seat is not None
        state.play(players[state.seat].choose(state))
    return state.record


def test_analysis_finds_the_winning_turn_and_says_that_it_is_certain() -> None:
    found = analyse(ARKANTAR.from_position(WON, seed=0), Budget(nodes=100))
    assert found.exact
    assert found.verdicts[0].line == ("-b3", "a3-c3", "c3xc4")
    assert found.verdicts[0].wins == (0.0, 1.0)
    document = json.loads(json.dumps(found.as_json()))
    assert document["verdicts"][0]["text"] == "-b3"
    assert accepts(AnalysisShape, document) is None


def test_an_analysis_is_ordered_by_what_it_shows() -> None:
    state = ostraka.load("ankhor").start(seed=3)
    for _ in range(6):
        state.play(state.legal[0])
    found = analyse(state, Budget(iterations=400), best=8)
    shown = [verdict.wins[found.seat] for verdict in found.verdicts if verdict.sure]
    assert shown == sorted(shown, reverse=True)
    assert [v.sure for v in found.verdicts] == sorted(
        (v.sure for v in found.verdicts), reverse=True
    )


def test_analysis_of_a_finished_game_is_refused() -> None:
    state = ARKANTAR.from_position(WON, seed=0)
    for action in ("-b3", "a3-c3", "c3xc4"):
        state.play(action)
    with pytest.raises(GameOver):
        analyse(state)


def test_a_hint_names_the_action_and_its_chance() -> None:
    assert "wins by force" in str(advice(ARKANTAR.from_position(WON, seed=0), Budget(nodes=50)))
    assert "%" in str(advice(ARKANTAR.start(seed=1), Budget(nodes=50)))


def test_a_hint_for_a_single_player_tells_no_chance() -> None:
    state = ostraka.load("ancient_knowledge_solo").start(seed=1)
    told = str(advice(state, Budget(iterations=50)))
    assert "%" not in told
    assert any(told.startswith(action.text) for action in state.legal)


def test_a_hint_names_all_that_is_to_be_chosen_together() -> None:
    state = ostraka.load("ancient_knowledge").start(seed=1)
    told = str(advice(state, Budget(iterations=50)))
    verb, *things = told.partition(" (chance")[0].split()
    assert len(set(things)) == 4
    assert state.play({"verb": verb, "cards": things}).seat == 0


def test_grades_follow_what_was_given_away() -> None:
    losses = (0.0, 0.02, 0.05, 0.15, 0.5, 1.0)
    words = [grade(loss) for loss in losses]
    assert words == ["best", "good", "inaccuracy", "mistake", "blunder", "blunder"]


def test_a_review_grades_every_decision(record: Record) -> None:
    steps: list[tuple[int, int]] = []
    found = review(
        record, Budget(nodes=400), progress=lambda done, last: steps.append((done, last))
    )
    assert [decision.action for decision in found.decisions] == list(record.actions)
    assert steps[-1] == (len(record.actions), len(record.actions))
    for decision in found.decisions:
        assert sum(decision.wins) == pytest.approx(1.0)
        best = decision.action == decision.best
        assert decision.grade == "forced" or decision.grade == grade(decision.loss, best=best)
        assert best == (decision.loss == 0.0)
        assert best == (decision.grade in ("best", "forced")), "best never beside a better one"
    again = review(record, Budget(nodes=400))
    assert again.as_json() == found.as_json()
    assert accepts(ReviewShape, json.loads(json.dumps(found.as_json()))) is None


def test_a_missed_win_is_a_blunder() -> None:
    state = ARKANTAR.from_position(WON, seed=0)
    for action in ("+a7", "+b7", "+a6"):
        state.play(action)
    found = review(state.record, Budget(nodes=3000))
    assert "blunder" in {decision.grade for decision in found.decisions}
    assert found.turning_points
    shown = page(found, "en")
    assert shown.count("<pre>") == len(found.turning_points), "each with its board"
    assert "by how much of the chance to win" in shown


class Page(HTMLParser):
    """Counts tags, and notes everything that would be fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        links = [value or "" for name, value in attrs if name in ("src", "href")]
        self.outside += [link for link in links if not link.startswith("#")]


@pytest.mark.parametrize("lang", LOCALES)
def test_a_page_has_charts_and_needs_nothing_else(record: Record, lang: str) -> None:
    found = Page()
    found.feed(page(review(record, Budget(nodes=50)), lang))
    assert found.outside == []
    assert "script" not in found.tags
    assert found.tags.count("polyline") == 2
    assert found.tags.count("tr") == 1 + len(record.actions)


def test_the_commands_study_a_game(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record.save(file)
    done = run("analyse", "--record", str(file), "--at", "2", "--iterations", "50", "--json",
               folder=tmp_path)  # fmt: skip
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["ply"] == 2
    html = tmp_path / "review.html"
    done = run("review", str(file), "--iterations", "50", "--html", str(html), folder=tmp_path)
    assert done.returncode == 0
    assert "<svg" in html.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "words",
    [
        ("play", "arkantar", "--bot", "1=9"),
        ("play", "arkantar", "--bot", "1=nobody"),
        ("play", "arkantar", "--bot", "0=1"),
        ("play", "arkantar", "--bot", "1"),
        ("puzzle", "ankhor"),
        ("review", "no-such-file.json"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(words: tuple[str, ...], tmp_path: Path) -> None:
    done = run(*words, folder=tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_a_person_plays_against_a_bot_and_asks_for_a_hint(tmp_path: Path) -> None:
    done = run(
        "play", "arkantar", "--bot", "2=1",
        given="+a4\nundo\n+a4\nend\nlog\nhint\nquit\n", folder=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0
    assert "White" in done.stdout
    assert "Taken back" in done.stdout
    assert "chance to win" in done.stdout or "wins by force" in done.stdout


def test_a_review_judges_actions_whose_turn_is_listed_in_another_order() -> None:
    state = ARKANTAR.start(seed=8)
    chance = random.Random(8)
    while not state.over:
        state.play(chance.choice(list(state.codes)))
    found = review(state.record, Budget(nodes=400))
    assert [decision.ply for decision in found.decisions] == list(range(state.ply))
