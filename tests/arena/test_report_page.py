"""The page of a report: complete, in every language, safe, and in need of nothing."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ostraka
from ostraka import LOCALES
from ostraka.arena.contest import Contest
from ostraka.arena.ledger import Ledger
from ostraka.arena.report import report, write_report
from ostraka.arena.report.form import Form
from ostraka.arena.result import Fault, GameResult, forfeit
from ostraka.core.i18n.message import Message

from .test_report_numbers import played

VOID = {"meta", "br", "hr", "img", "link", "input"}
PARTS = ("played", "points", "matrix", "rating", "scores", "lengths", "seats", "times")
HOSTILE = '"><script>alert(1)</script>&$x$'


class Page(HTMLParser):
    """Reads a page strictly: every element that is opened is closed, and no id stands twice."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.ids: list[str] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []
        assert len(self.ids) == len(set(self.ids))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.note(tag, attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.note(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def note(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self.ids += [value or "" for name, value in attrs if name == "id"]

    def count(self, tag: str) -> int:
        return sum(name == tag for name, _ in self.tags)


def ledger(contest: Contest, results: list[GameResult]) -> Ledger:
    """A ledger that no file was needed for."""
    made = Ledger(Path("results.jsonl"), contest, "c0de")
    for result in results:
        made._note(result)
    return made


def games(contest: Contest, count: int, tiles: tuple[str, ...] = ()) -> list[GameResult]:
    random, found = Random(5), []
    for number in range(count):
        scores = [random.randrange(20) for _ in range(contest.players)]
        taken = [{tile: random.randrange(2) for tile in tiles} for _ in scores]
        items: dict[str, Any] = {"tile": taken} if tiles else {}
        found.append(played(contest, number, scores, items, plies=random.randrange(20, 200)))
    return found


@pytest.mark.parametrize("lang", LOCALES)
def test_a_report_has_every_part_in_every_language(lang: str) -> None:
    contest = Contest("ankhor", ("random", "greedy", "1@30it"), 2, {"edition": "fr"}, seed=77)
    tiles = ("blue jackal", "red scribe", "green desert")
    results = games(contest, 72, tiles)
    results[3] = forfeit(contest.fixture(3), Fault(1, "illegal", "said <nothing>"))
    text = report(ledger(contest, results), lang)
    page = Page(text)
    form = Form(lang)
    headings = dict(re.findall(r'<h2 id="([^"]+)">([^<]+)</h2>', text))
    assert headings.keys() == {*PARTS, "tile", "tile-groups"}
    assert all(headings[part] == form.say(part) for part in PARTS)
    assert page.count("svg") == page.count("figure") == len(headings) - 1
    assert page.count("details") == len(headings)  # the faults have theirs too
    words = "".join(page.words)
    for said in ("said <nothing>", "77", "edition=fr", ostraka.__version__, "c0de"):
        assert said in words
    assert Message("ankhor-tile", colour="red", kind="scribe").text(lang) in words
    assert ("html", {"lang": lang}) in page.tags


def test_every_picture_has_its_numbers_in_words() -> None:
    contest = Contest("ankhor", ("random", "greedy"), 2)
    page = Page(report(ledger(contest, games(contest, 20, ("blue jackal",)))))
    pictures = [attributes for tag, attributes in page.tags if tag == "svg"]
    assert pictures
    for attributes in pictures:
        assert attributes["role"] == "img"
        assert re.search(r": .*\d", attributes["aria-label"] or "")


def test_a_page_asks_for_nothing_from_elsewhere() -> None:
    contest = Contest("ankhor", ("random", "greedy"), 2)
    text = report(ledger(contest, games(contest, 20, ("blue jackal",))))
    assert not re.search(r"https?:|//[a-z]|@import|<script|<link|<img|src=", text)
    assert set(re.findall(r"url\((.)", text)) <= {"#"}
    page = Page(text)
    targets = [value for _, attributes in page.tags for name, value in attributes.items()
               if name == "href" and value is not None]  # fmt: skip
    assert targets
    assert {target.removeprefix("#") for target in targets} <= set(page.ids)


def test_the_same_results_give_the_same_bytes() -> None:
    contest = Contest("ankhor", ("random", "greedy"), 2)
    made = ledger(contest, games(contest, 20, ("blue jackal",)))
    assert report(made) == report(made)


def test_hostile_names_and_faults_are_text() -> None:
    contest = Contest("ankhor", (HOSTILE, "b'ot</style>$"), 2)
    results = games(contest, 4)
    results[1] = forfeit(contest.fixture(1), Fault(0, "crash", HOSTILE))
    text = report(ledger(contest, results))
    page = Page(text)
    assert page.count("script") == 0
    assert page.count("style") == 1
    assert HOSTILE in "".join(page.words)


def test_things_that_a_game_no_longer_has_keep_their_names() -> None:
    contest = Contest("ankhor", ("random", "greedy"), 2)
    text = report(ledger(contest, games(contest, 4, ("pink <sphinx>",))))
    assert "pink &lt;sphinx&gt;" in text


@pytest.mark.parametrize("items", [[], {"tile": 1}, {"tile": [{}]}, {"tile": [{}, {"a": "b"}]}])
def test_a_result_that_counts_things_in_another_form_is_refused(items: Any) -> None:
    contest = Contest("ankhor", ("random", "greedy"), 2)
    document = played(contest, 0, (1, 2)).as_json()
    assert GameResult.from_json(json.loads(json.dumps(document)))
    with pytest.raises(ostraka.OstrakaError):
        GameResult.from_json({**document, "items": items})


def test_things_taken_in_few_rounds_are_listed_but_not_drawn() -> None:
    contest = Contest("ankhor", ("random", "greedy"), 2)
    text = report(ledger(contest, games(contest, 6, ("blue jackal",))))
    assert '<h2 id="tile">' in text
    assert Page(text).count("svg") == len(PARTS) - 1
    assert text.count(Form("en").say("few")) == 2


@pytest.mark.parametrize("players", [3, 4])
def test_more_than_two_players(players: int) -> None:
    contest = Contest("ankhor", ("random", "greedy", "1", "2")[:players], players)
    page = Page(report(ledger(contest, games(contest, 3 * players))))
    assert page.count("svg") == len(PARTS) - 1


def test_one_game_is_enough_for_a_report() -> None:
    contest = Contest("arkantar", ("random", "greedy", "1"), 2)
    assert Page(report(ledger(contest, games(contest, 1)))).count("svg") == len(PARTS) - 1


def test_a_contest_that_has_not_begun_has_a_report() -> None:
    contest = Contest("arkantar", ("random", "greedy"), 2)
    page = Page(report(ledger(contest, []), "de"))
    assert page.count("svg") == 0
    assert Form("de").say("none") in page.words


def test_a_contest_of_faults_alone_has_a_report() -> None:
    contest = Contest("arkantar", ("random", "greedy"), 2)
    kinds = ("crash", "hang", "illegal")
    results = [forfeit(contest.fixture(n), Fault(0, kind, "x")) for n, kind in enumerate(kinds)]
    results.append(forfeit(contest.fixture(3), Fault(None, "void", "died")))
    headings = re.findall(r'<h2 id="([^"]+)"', report(ledger(contest, results)))
    assert headings == ["played", "points", "matrix", "rating"]


def test_many_bots_fit() -> None:
    contest = Contest("ankhor", tuple(f"bot{'x' * n}" for n in range(20)), 2)
    Page(report(ledger(contest, games(contest, contest.round_size))))


def test_a_report_is_written_from_a_file_of_results(tmp_path: Path) -> None:
    contest = Contest("ankhor", ("random", "greedy"), 2)
    source, target = tmp_path / "results.jsonl", tmp_path / "report.html"
    header = {
        "format": "ostraka-arena", "version": 1, "ostraka": "9.8.7",
        "contest": contest.as_json(), "code": "c0de",
    }  # fmt: skip
    lines = [header, *(result.as_json() for result in games(contest, 4))]
    source.write_text("\n".join(map(json.dumps, lines)) + '\n{"fixture": 4, "de', encoding="utf-8")
    write_report(source, target, "fr")
    text = target.read_text(encoding="utf-8")
    Page(text)
    assert "9.8.7" in text


def test_a_language_that_is_not_ours_gives_english() -> None:
    contest = Contest("ankhor", ("random", "greedy"), 2)
    assert '<html lang="en">' in report(ledger(contest, []), "eo")


def test_numbers_are_written_as_each_language_does() -> None:
    assert Form("en").number(-12.34, 1).text == "−12.3"
    assert Form("de").number(-12.34, 1).text == "−12,3"
    assert Form("en").percent(0.5, signed=True).text == "+50.0"
    assert Form("en").number(-0.04, 1, signed=True).text == "0.0"
    assert Form("fr").number(float("nan")).text == "–"
