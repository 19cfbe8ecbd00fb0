"""Records: games written down, read back, and refused when something is wrong with them."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

import ostraka
from ostraka import LOCALES, IllegalAction, InvalidRecord, OstrakaError, Record
from ostraka.core.play import record as module
from ostraka.games.arkantar import GAME

PLAYED = ("+d4", "-d2", "d1-d3", "-d6", "end", "+a4")


def document(**changes: Any) -> dict[str, Any]:
    """A record, changed by hand: without its check, which could not fit."""
    state = GAME.start(seed=7)
    for action in PLAYED:
        state.play(action)
    made = state.record.as_json()
    del made["check"]
    return {**made, **changes}


def refusal(wrong: Any) -> str:
    """The one sentence with which a document is refused, to be read or to be replayed."""
    with pytest.raises(OstrakaError) as refused:
        Record.from_json(wrong).replay()
    assert len(refused.value.messages) == 1
    assert all(refused.value.text(locale) for locale in LOCALES)
    return str(refused.value)


def test_a_record_replays_exactly_through_json() -> None:
    record = Record.from_json(json.loads(json.dumps(document())))
    assert record.actions == PLAYED
    state = record.replay()
    assert state.actions == list(PLAYED)
    assert state.record == record
    assert [s.ply for s in record.states()] == list(range(7))


def test_a_record_keeps_options_position_and_agreement() -> None:
    begin = "...K.../......./......./......./......./......./...k... w LL"
    for end in ("resign", "draw"):
        state = GAME.from_position(begin, seed=3, inertia=9, stuck="lose").play("+a1")
        state = state.resign(0) if end == "resign" else state.agree_draw()
        again = Record.from_json(json.loads(json.dumps(state.record.as_json()))).replay()
        assert again.tobytes() == state.tobytes()
        assert again.outcome == state.outcome
        assert again.options == state.options
        assert again.record == state.record


def test_more_who_left_than_can_sit_at_a_table_are_refused_unread() -> None:
    many = [[10**6 + number, 0] for number in range(100_000)]
    assert "“left”" in refusal(document(left=many))


def test_a_game_replays_a_record_or_its_document() -> None:
    record = Record.from_json(document())
    assert GAME.replay(record).tobytes() == GAME.replay(document()).tobytes()


@pytest.mark.parametrize("wrong", [None, 1, "x", [], {}, {"format": "other"}, [document()]])
def test_what_is_no_record_is_refused(wrong: Any) -> None:
    assert refusal(wrong) == "This is not an Ostraka record."


@pytest.mark.parametrize("version", [0, 2, 99, "1", None, True, [1]])
def test_an_unknown_version_is_refused(version: Any) -> None:
    assert "format version" in refusal(document(version=version))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 7),
        ("game", None),
        ("players", "2"),
        ("players", 2.0),
        ("players", True),
        ("seed", "7"),
        ("seed", None),
        ("options", []),
        ("options", None),
        ("actions", "+d4"),
        ("actions", None),
        ("actions", ["+d4", 5]),
        ("actions", [["+d4"]]),
        ("position", 5),
        ("position", []),
        ("agreed", "draw"),
        ("agreed", ["resign", 2]),
        ("agreed", ["draw", 0]),
        ("agreed", ["resign", True]),
        ("agreed", ["resign"]),
    ],
)
def test_a_field_of_the_wrong_form_is_named(field: str, value: Any) -> None:
    said = refusal(document(**{field: value}))
    assert re.fullmatch(rf"The record’s “{field}(\[\d\])?”.*(expected|not|missing).*\.", said)


@pytest.mark.parametrize("field", ["game", "players", "seed", "options", "actions"])
def test_a_missing_field_is_named(field: str) -> None:
    wrong = document()
    del wrong[field]
    assert refusal(wrong) == f"The record’s “{field}”: This is missing."


def test_an_unknown_field_is_named() -> None:
    assert refusal(document(comment="hello")) == "The record’s “comment”: There is no such field."


def test_an_unknown_game_is_refused() -> None:
    assert "There is no game called “chess”" in refusal(document(game="chess"))


def test_a_record_of_another_game_is_refused() -> None:
    record = Record.from_json(document(game="ankhor"))
    with pytest.raises(InvalidRecord, match="of the game “ankhor”, not of “arkantar”"):
        record.replay(GAME)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"players": 3}, "cannot be played by 3"),
        ({"seed": -1}, "is not a seed"),
        ({"seed": 2**53}, "is not a seed"),
        ({"options": {"inertia": 500}}, "“inertia” cannot be “500”"),
        ({"options": {"colour": "red"}}, "no option “colour”"),
        ({"options": {"seed": 1}}, "“options” is missing or malformed"),
        ({"options": {"self": 1}}, "“options” is missing or malformed"),
        ({"position": "nonsense", "actions": []}, "A position has 3 fields"),
        ({"position": "...K.../" + "......./" * 5 + "...k... b -", "players": 3}, "“players”"),
        ({"actions": ["+d4", "+d4"]}, "Action 2 of the record, “+d4”, cannot be played: Tile d4"),
        ({"actions": ["xyzzy"]}, "Action 1 of the record, “xyzzy”, cannot be played"),
        ({"actions": ["x" * 10_000]}, "cannot be played: That is too long"),
        ({"agreed": ["draw", -1], "position": None}, ""),
    ],
)
def test_a_record_that_does_not_replay_says_where_and_why(
    changes: dict[str, Any], sentence: str
) -> None:
    wrong = document(**changes)
    if not sentence:
        assert Record.from_json(wrong).replay().over
        return
    if "position" in changes and "players" not in changes:
        with pytest.raises(OstrakaError, match=sentence):
            Record.from_json(wrong).replay()
        return
    assert sentence in refusal(wrong)


def test_an_agreement_after_the_end_is_refused() -> None:
    begin = "K....../......./......./......./......./......./s.....k b -"
    wrong = document(position=begin, actions=["a1xa7"], agreed=["resign", 0])
    assert "“agreed”" in refusal(wrong)


def test_an_edited_record_is_noticed_by_its_check() -> None:
    state = GAME.start(seed=7).play("+d4")
    for field, value in (("seed", 8), ("actions", ["+d5"]), ("options", {}), ("check", "0" * 16)):
        edited = {**state.record.as_json(), field: value}
        assert "has been changed since it was written" in refusal(edited)


def test_a_check_of_any_kind_that_does_not_fit_is_refused() -> None:
    wrong: list[Any] = [5, [], {}]
    for check in wrong:
        assert "“check”: Text is expected" in refusal(document(check=check))
    for check in (None, "", "0" * 16):
        assert "has been changed" in refusal(document(check=check))


def test_text_that_is_no_unicode_is_refused() -> None:
    for wrong in (document(actions=["\ud800"]), document(game="\ud800")):
        for whole in (wrong, {**wrong, "check": "0" * 16}):
            text = refusal(whole)
            text.encode()


def test_the_document_has_the_fields_that_are_described() -> None:
    made = GAME.start(seed=7).play("+d4").record.as_json()
    assert list(made) == [
        "format",
        "version",
        "game",
        "players",
        "options",
        "seed",
        "actions",
        "check",
    ]
    assert (made["format"], made["version"]) == ("ostraka-record", 1)


def test_version_1_as_it_was_first_written_stays_readable() -> None:
    """This text never changes: whoever changes the format keeps reading it."""
    text = (
        '{"format": "ostraka-record", "version": 1, "game": "arkantar", "players": 2, "options": '
        '{"stuck": "pass", "repetition": true, "inertia": 60}, "seed": 7, "actions": ["+d4", '
        '"-d2", "d1-d3", "-d6", "end", "+a4"], "check": "abd4a015ed708ef0"}'
    )
    state = Record.from_json(json.loads(text)).replay()
    assert state.position == "SMLKLMS/###.###/......./#..#.../...k.../###.###/sml.lms b - 1 a4 - d3"


# Files


def write(path: Path, content: bytes | str) -> Path:
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def file_refusal(path: Path) -> str:
    with pytest.raises(InvalidRecord) as refused:
        Record.load(path)
    assert len(refused.value.messages) == 1
    return str(refused.value)


def test_a_file_reads_back(tmp_path: Path) -> None:
    state = GAME.start(seed=7).play("+d4")
    state.record.save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json") == state.record
    assert Record.load(str(tmp_path / "game.json")).replay().tobytes() == state.tobytes()


@pytest.mark.parametrize("names", [5, ["Ada"], ["Ada", "Bo", "Cy"], ["Ada", 5], ["Ada", "x" * 61]])
def test_names_that_do_not_fit_the_seats_are_refused(names: Any) -> None:
    with pytest.raises(InvalidRecord, match="names"):
        Record.from_json(document(names=names))


def test_a_truncated_file_is_refused_wherever_it_was_cut(tmp_path: Path) -> None:
    state = GAME.start(seed=7).play("+d4")
    whole = json.dumps(state.record.as_json()).encode()
    for length in range(0, len(whole), 7):
        path = write(tmp_path / "cut.json", whole[:length])
        assert "is not a complete JSON document" in file_refusal(path)


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe\x00garbage\x80", bytes(range(256)), b"[" * 100_000, b'{"a":' * 50_000],
    ids=["empty", "garbage", "every byte", "deep lists", "deep objects"],
)
def test_garbage_is_refused(tmp_path: Path, content: bytes) -> None:
    assert "is not a complete JSON document" in file_refusal(write(tmp_path / "x.json", content))


@pytest.mark.parametrize("depth", [100, 500, 900, 950, 980, 990, 2000])
def test_nesting_of_any_depth_is_refused(tmp_path: Path, depth: int) -> None:
    nested = "[" * depth + "]" * depth
    for field in ("options", "position"):
        text = json.dumps(document(**{field: {"inertia": "HERE"}}))
        path = write(tmp_path / "deep.json", text.replace('"HERE"', nested))
        with pytest.raises(OstrakaError) as refused:
            Record.load(path).replay()
        assert str(refused.value)
        assert len(str(refused.value)) < 400


def test_a_file_that_is_not_there_or_a_folder_is_refused(tmp_path: Path) -> None:
    assert "cannot be read: No such file" in file_refusal(tmp_path / "absent.json")
    assert "cannot be read: Is a directory" in file_refusal(tmp_path)
    assert "cannot be read" in file_refusal(write(tmp_path / "file", "x") / "below.json")


def test_a_file_that_is_far_too_large_is_not_even_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LARGEST_FILE", 100)
    assert "too large" in file_refusal(write(tmp_path / "x.json", "x" * 101))


def test_saving_replaces_the_old_file_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    state = GAME.start(seed=7).play("+d4")
    state.record.save(path)
    old = path.read_bytes()
    state.play("+d5")

    def full(*arguments: object, **named: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            state.record.save(path)
    assert path.read_bytes() == old
    with monkeypatch.context() as broken:
        broken.setattr(Path, "replace", full)
        with pytest.raises(OSError, match="No space"):
            state.record.save(path)
    assert path.read_bytes() == old
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"], "nothing is left behind"
    state.record.save(path)
    assert Record.load(path).actions == ("+d4", "+d5")


def test_saving_into_a_folder_that_is_not_there_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        GAME.start(seed=7).record.save(tmp_path / "absent" / "game.json")
    with pytest.raises(OSError):
        GAME.start(seed=7).record.save(tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ostraka.game_names())
def test_undo_takes_back_the_same_after_saving_as_before(name: str) -> None:
    state = ostraka.load(name).start(seed=4)
    while state.ply < 40 and not state.over:
        gathering = state.gathering
        if gathering is None or gathering.amount is not None:
            state.play(state.codes[state.ply % len(state.codes)])
            continue
        pool = [thing for thing, times in gathering.things.items() for _ in range(times)]
        chosen = pool[: max(gathering.least, min(2, gathering.most))]
        try:
            state.play({"verb": gathering.verb, gathering.slot: chosen})
        except IllegalAction:
            state.play(state.codes[0])
    again = Record.from_json(json.loads(json.dumps(state.record.as_json()))).replay()
    assert again.gathered == state.gathered
    while state.ply:
        assert again.undo().ply == state.undo().ply
    steps = {"steps": [2, *state.record.actions]}
    with pytest.raises(InvalidRecord):
        Record.from_json({**state.record.as_json(), **steps, "check": None})
