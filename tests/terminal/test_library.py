"""The library of games: nothing that was played here is lost."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from ostraka.core.errors import InvalidOption, InvalidRecord
from ostraka.core.files import StaleDocument, digest
from ostraka.games.arkantar import GAME
from ostraka.terminal.library import Library
from ostraka.terminal.table.local import LocalSeat
from ostraka.terminal.table.table import TerminalTable

from .commands import games, newest, ok, run, started


def test_every_game_is_kept_and_none_is_replaced_by_the_next() -> None:
    ok("play", "arkantar", typed="+d4\nquit\n")
    ok("play", "arkantar", typed="resign\ny\n")
    ok("play", "arkantar", typed="")
    assert [entry.name for entry in games()] == ["arkantar-3", "arkantar-2", "arkantar-1"]
    assert [entry.open for entry in games()] == [True, False, True]
    listed = json.loads(ok("saves", "--json"))
    assert [row["state"] for row in listed] == ["open", "over", "open"]
    text = ok("saves")
    assert "2  arkantar-2  Arkantar (person, person), over after 0 actions" in text


def test_a_game_continues_with_the_same_bots_at_the_same_levels() -> None:
    ok("play", "arkantar", "--bot", "2=3@20n", "--random", "1", "--seed", "2", "-o", "inertia=6")
    whole = newest()
    ok("play", "arkantar", "--bot", "2=3@20n", "--seed", "2", typed="+d4 end\nquit\n")
    file = Library().open("1")
    assert file.saved.seats == ("person", "3@20n")
    before = len(file.saved.record.actions)
    text = ok("resume", typed="+a4 end\nquit\n")
    assert "White: bot 3@20n" in text
    assert len(newest().actions) > before + 1, "the bot answered"
    assert whole.replay().over


def test_resume_continues_with_the_last_unfinished_game_or_the_one_that_is_named() -> None:
    ok("play", "arkantar", typed="+d4\nquit\n")
    ok("play", "arkantar", typed="+d5\nquit\n")
    ok("play", "arkantar", typed="resign\ny\n")
    ok("resume", typed="+a3\nquit\n")
    assert newest().actions == ("+d5", "+a3")
    ok("resume", "arkantar-1", typed="+a3\nquit\n")
    assert newest().actions == ("+d4", "+a3")
    ok("resume", "2", typed="+b3\nquit\n")
    assert newest().actions == ("+d5", "+a3", "+b3")


def test_a_finished_game_can_be_replayed_and_reviewed_by_its_number() -> None:
    ok("play", "arkantar", typed="+d4 -d2 d1-d3\nresign\ny\n")
    assert "3. d1-d3" in ok("replay", "1", "--at", "3")
    assert "3. d1-d3" in ok("replay", "arkantar-1", "--at", "3")
    assert "given away per decision" in ok("review", "1", "--iterations", "20")


def test_a_game_is_deleted_only_on_purpose() -> None:
    ok("play", "arkantar", typed="quit\n")
    with pytest.raises(InvalidOption, match="use --force"):
        run("saves", "delete", "1")
    assert len(games()) == 1
    ok("saves", "delete", "1", "--force")
    assert games() == []


def test_a_name_is_not_given_twice() -> None:
    ok("play", "arkantar", typed="quit\n")
    ok("play", "arkantar", typed="quit\n")
    ok("saves", "delete", "arkantar-1", "--force")
    ok("play", "arkantar", typed="quit\n")
    assert sorted(entry.name for entry in games()) == ["arkantar-2", "arkantar-3"]


def test_a_damaged_file_is_listed_with_the_reason_and_left_as_it_is() -> None:
    ok("play", "arkantar", typed="+d4\nquit\n")
    path = games()[0].path
    document = json.loads(path.read_text())
    path.write_text(json.dumps(document | {"seats": ["person", "8"]}))
    before = path.read_bytes()
    assert "has been changed since it was written" in ok("saves")
    with pytest.raises(InvalidRecord):
        run("resume", "1")
    assert path.read_bytes() == before


ODD: list[Any] = [None, 5, 1.5, True, "x", "\ud800", [], ["a"], [[1, 2]], {}, {"a": []}]


@pytest.mark.parametrize("field", ["begun", "changed", "seats", "over", "notes", "record"])
def test_a_file_with_an_odd_field_spoils_no_other_line_of_the_list(field: str) -> None:
    """Even one whose digest was made for it."""
    ok("play", "arkantar", typed="+d4\nquit\n")
    path = games()[0].path
    document = json.loads(path.read_text())
    del document["check"]
    for number, odd in enumerate(ODD):
        other = document | {field: odd}
        text = json.dumps(other | {"check": digest(other)})
        path.with_name(f"odd-{number}.json").write_text(text)
    assert len(ok("saves").splitlines()) == len(ODD) + 2
    listed = {row["name"]: row["state"] for row in json.loads(ok("saves", "--json"))}
    assert listed.pop("arkantar-1") == "open"
    fits = {"begun": str, "changed": str, "notes": dict, "over": object}.get(field, ())
    assert listed == {
        f"odd-{number}": "open" if isinstance(odd, fits) and odd is not True else "damaged"
        for number, odd in enumerate(ODD)
    } | ({"odd-3": "over"} if field == "over" else {})


def test_a_game_that_is_not_installed_any_more_is_listed_by_its_name() -> None:
    ok("play", "arkantar", typed="+d4\nquit\n")
    path = games()[0].path
    document = json.loads(path.read_text())
    record = document["record"] | {"game": "gone"}
    del document["check"], record["check"]
    other = document | {"record": record | {"check": digest(record)}}
    path.with_name("gone-1.json").write_text(json.dumps(other | {"check": digest(other)}))
    text = ok("saves")
    assert "gone-1  gone (person, person)" in text
    assert "arkantar-1  Arkantar (person, person)" in text


def test_two_terminals_on_one_game_lose_nothing() -> None:
    ok("play", "arkantar", typed="+d4\nquit\n")
    file = Library().open("1")
    table = LocalSeat(file.saved.record.replay(), "en", file.saved.seats, file)
    ok("resume", typed="+d5\nquit\n")
    table.state.play("+a3")
    with pytest.raises(StaleDocument, match="continued in another terminal"):
        table.keep()
    assert newest().actions == ("+d4", "+d5")


def test_a_killed_program_loses_nothing_that_was_acknowledged() -> None:
    process = started("play", "arkantar")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("+d4\nlog\n")
    process.stdin.flush()
    for line in process.stdout:
        if "1  Black builds a Wall on d4." in line:
            break
    process.kill()
    process.communicate()
    assert newest().actions == ("+d4",)


def test_left_over_files_are_swept(tmp_path: Path) -> None:
    ok("play", "arkantar", typed="quit\n")
    left = Library().folder / ".arkantar-1.json.abc.new"
    left.write_text("{")
    os.utime(left, (1, 1))
    ok("saves")
    assert not left.exists()


def test_a_table_of_people_has_the_words_of_its_game_to_complete() -> None:
    ok("play", "arkantar", typed="quit\n")
    file = Library().open("1")
    table = TerminalTable(LocalSeat(GAME.start(seed=1), "en", file.saved.seats, file))
    assert {"+c4", "legal", "hint", "quit"} <= set(table.words())
