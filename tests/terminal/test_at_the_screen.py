"""What people see between and after turns: whose eyes are on the screen, and what comes next."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

import ostraka
from ostraka import Message
from ostraka.core.game.study import Budget
from ostraka.terminal import console
from ostraka.terminal.library import Library
from ostraka.terminal.table import local, session
from ostraka.terminal.table.seating import PERSON
from ostraka.terminal.table.session import play_new

from .commands import ONE_TO_WIN, games, newest, ok
from .test_sitting import Script


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person sits there, though the lines come from a script."""
    for module in (local, session):
        monkeypatch.setattr(module, "interactive", lambda: True)


@pytest.mark.usefixtures("at_a_terminal")
@pytest.mark.parametrize(
    ("game", "hands_over"), [("arkantar", False), ("ankhor", False), ("ancient_knowledge", True)]
)
def test_the_screen_is_handed_over_only_where_a_seat_knows_what_others_do_not(
    game: str, hands_over: bool
) -> None:
    state = ostraka.load(game).start(seed=1)
    lines = Script()
    shown = local.LocalSeat(state, "en", (PERSON, PERSON), Library().begin(state, ()), lines=lines)
    shown.curtain(0)
    assert lines.asked == [], "nobody looked before"
    lines.answers.append("")
    shown.curtain(1)
    assert [question.startswith("It is ") for question in lines.asked] == [True] * hands_over


def test_position_is_in_the_help_only_where_it_is_allowed() -> None:
    def offered(game: str) -> bool:
        text = ok("play", game, "--seed", "1", typed="help\nquit\n")
        return any(line.split()[:1] == ["position"] for line in text.splitlines())

    assert offered("arkantar")
    assert not offered("ancient_knowledge")


def won_and_then(*wishes: str) -> Script:
    """A game won by its first action, and what the person types after it."""
    state = ostraka.load("arkantar").from_position(ONE_TO_WIN)
    script = Script("a1xa7", *wishes)
    play_new(state, (PERSON, "random"), "en", lines=script)
    return script


@pytest.mark.usefixtures("at_a_terminal")
def test_after_a_game_one_may_play_again() -> None:
    won_and_then("a", "+c4", "quit")
    assert len(games()) == 2
    assert newest().actions == ("+c4",)
    assert games()[0].file.saved.seats == (PERSON, "random")  # type: ignore[union-attr]


@pytest.mark.usefixtures("at_a_terminal")
def test_after_a_game_one_may_swap_seats() -> None:
    won_and_then("s", "quit")
    assert games()[0].file.saved.seats == ("random", PERSON)  # type: ignore[union-attr]


@pytest.mark.usefixtures("at_a_terminal")
def test_after_a_game_one_may_review_it_and_is_asked_once_more(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(session, "REVIEW", Budget(nodes=200))
    script = won_and_then("r", "")
    asked = Message("terminal-after").text("en")
    assert script.asked.count(asked) == 2
    assert "forced: no choice" in capsys.readouterr().out, "the words of the grades are explained"
    assert len(games()) == 1


def test_seats_are_numbered_as_people_count() -> None:
    text = ok("play", "arkantar", "--seed", "1", "--bot", "2=3@5ms", typed="setup\nquit\n")
    assert "Black: a person · White: bot 3@5ms" in text
    assert games()[0].file.saved.seats == (PERSON, "3@5ms")  # type: ignore[union-attr]


@pytest.mark.parametrize(("count", "words"), [(1, "1 jeton bleu"), (2, "2 jetons bleus")])
def test_french_tokens_agree_with_their_number(count: int, words: str) -> None:
    assert Message("ankhor-tokens", count=count, token="blue", place="only").text("fr") == words


def test_a_bot_says_only_the_first_time_that_it_is_prepared(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(console, "warn", Console(stderr=True, force_terminal=True, width=100))
    monkeypatch.setattr(console, "_thought_about", set())
    monkeypatch.setenv("OSTRAKA_CACHE_DIR", str(tmp_path))
    (tmp_path / "kernels").mkdir()
    game = ostraka.load("arkantar")
    words = Message("terminal-preparing-bots").text("en")
    for first in (True, False):
        with console.waiting("terminal-interrupted", game, "en"):
            pass
        assert (words in capfd.readouterr().err) == first
        console._thought_about.clear()  # as if the program was started again


def test_a_long_question_leaves_room_for_the_answer_and_breaks_no_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    question = "Joueur 1 : prendre trois jetons ou acheter une tuile ; 2 Ankhs à dépenser. > "
    monkeypatch.setattr(console, "out", Console(force_terminal=True, width=80))
    lines = console.fitted_prompt(question).split("\n")
    assert max(map(len, lines)) <= 80 - console.ROOM
    assert " ".join(map(str.strip, lines)) == question.strip()
    assert lines[-1].endswith("> ")
    monkeypatch.setattr(console, "out", Console(force_terminal=True, width=120))
    assert console.fitted_prompt(question) == question


@pytest.mark.parametrize(("lang", "share"), [("en", "%"), ("fr", "\u202f%"), ("de", "\u202f%")])
def test_studies_write_numbers_as_their_reader_does(lang: str, share: str, tmp_path: Path) -> None:
    point = "." if lang == "en" else ","
    text = ok("analyse", "arkantar", "--iterations", "20", "--lang", lang)
    assert re.search(rf"\d\{point}\d", text)
    assert re.search(rf"\d{share}", text)
    state = ostraka.load("arkantar").start(seed=1)
    state.play("+d4")
    state.record.save(tmp_path / "game.json")
    page = tmp_path / "page.html"
    words = ("review", str(tmp_path / "game.json"), "--html", str(page), "--iterations", "20")
    text = ok(*words, "--lang", lang) + re.sub(r"(?s)<svg.*?</svg>", "", page.read_text())
    assert re.search(rf"\d\{point}\d ", text)
    assert re.search(rf">\d+{share}</td>", text)
