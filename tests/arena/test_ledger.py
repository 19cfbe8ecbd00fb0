"""The file of results: what is in it stays in it."""

from __future__ import annotations

import json
import os
import signal
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ostraka.arena import Contest, Fault, GameResult, Ledger, play
from ostraka.arena.ledger import set_aside
from ostraka.arena.result import forfeit
from ostraka.core.errors import InvalidRecord

CONTEST = Contest.of("arkantar", ["random", "greedy"], options={"inertia": 4}, seed=3)
RESULTS = tuple(play(CONTEST, CONTEST.fixtures(2), 0))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    with Ledger.open(tmp_path / "x.jsonl", CONTEST) as ledger:
        ledger.append(*RESULTS[:3])
    return tmp_path / "x.jsonl"


def refused(path: Path, sentence: str, contest: Contest = CONTEST) -> None:
    """Both ways of opening refuse the file, and leave every byte of it."""
    before = path.read_bytes()
    with pytest.raises(InvalidRecord, match=sentence):
        Ledger.open(path, contest)
    assert path.read_bytes() == before


def test_a_result_is_one_line_that_reads_back() -> None:
    for result in RESULTS:
        assert GameResult.from_json(json.loads(json.dumps(result.as_json()))) == result
    fixture = CONTEST.fixture(0)
    for fault in (Fault(1, "hang", "no answer"), Fault(None, "void", "gone")):
        result = forfeit(fixture, fault)
        assert GameResult.from_json(json.loads(json.dumps(result.as_json()))) == result


@pytest.mark.parametrize(
    "change",
    [
        {"points": [1]},
        {"points": "10"},
        {"seats": []},
        {"plies": "7"},
        {"fault": "crash"},
        {"fault": {"seat": 5, "kind": "crash", "text": ""}},
        {"fault": {"seat": None, "kind": "crash", "text": ""}},
        {"fault": {"seat": 0, "kind": "sloth", "text": ""}},
        {"items": []},
        {"more": 1},
    ],
)
def test_a_line_of_another_form_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(InvalidRecord):
        GameResult.from_json({**RESULTS[0].as_json(), **change})


def test_results_are_read_in_the_order_of_their_fixtures(tmp_path: Path) -> None:
    with Ledger.open(tmp_path / "x.jsonl", CONTEST) as ledger:
        for result in reversed(RESULTS):
            ledger.append(result)
    found = Ledger.read(tmp_path / "x.jsonl")
    assert found.results == RESULTS
    assert found.contest == CONTEST
    assert not found.cut
    assert len(found) == 4
    assert 3 in found
    assert 4 not in found


def test_the_header_says_who_played(path: Path) -> None:
    header = json.loads(path.read_text().splitlines()[0])
    assert (header["format"], header["version"]) == ("ostraka-arena", 1)
    assert header["contest"]["bots"] == ["random", "greedy"]
    assert len(header["code"]) == 16


def test_a_file_is_gone_on_with(path: Path) -> None:
    with Ledger.open(path, CONTEST) as ledger:
        assert ledger.results == RESULTS[:3]
        ledger.append(*RESULTS)
    assert Ledger.read(path).results == RESULTS
    assert len(path.read_text().splitlines()) == 5, "no result is written twice"


@pytest.mark.parametrize("cut", [1, 2, 30])
def test_a_last_line_that_was_cut_off_is_dropped_and_the_rest_is_kept(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    torn = path.read_bytes()
    found = Ledger.read(path)
    assert found.results == RESULTS[:2]
    assert found.cut
    assert path.read_bytes() == torn, "reading changes nothing"
    with Ledger.open(path, CONTEST) as ledger:
        assert ledger.cut
        ledger.append(RESULTS[2])
    assert Ledger.read(path).results == RESULTS[:3]


@pytest.mark.parametrize("size", [0, 1, 40])
def test_a_header_that_was_cut_off_is_written_again(path: Path, size: int) -> None:
    path.write_bytes(path.read_bytes()[:size])
    with Ledger.open(path, CONTEST) as ledger:
        ledger.append(*RESULTS)
    assert Ledger.read(path).results == RESULTS


def test_a_line_in_the_middle_that_is_damaged_refuses_the_file(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], b"{broken\n", *lines[2:]]))
    refused(path, "Line 2 of .* is damaged")
    with pytest.raises(InvalidRecord, match="Line 2"):
        Ledger.read(path)


def test_a_result_that_does_not_belong_to_the_contest_refuses_the_file(path: Path) -> None:
    with Ledger.open(path, CONTEST) as ledger:
        ledger.append(replace(RESULTS[3], deal=1))
    refused(path, "Line 5 of .* is damaged")


def test_another_contest_is_refused_and_what_differs_is_named(path: Path) -> None:
    refused(path, "another contest .different: seed, limit.", replace(CONTEST, seed=4, limit=1.0))


def test_other_code_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Contest, "code", "other")
    refused(path, "other rules or other bots")


@pytest.mark.parametrize("text", ["", "a diary\nof mine\n", "a diary of mine", '{"format": 1}\n'])
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary"
    path.write_text(text)
    with pytest.raises(InvalidRecord, match="not a file of contest results"):
        Ledger.read(path)
    if text:
        refused(path, "not a file of contest results")


def test_a_later_version_is_refused(path: Path) -> None:
    path.write_text(path.read_text().replace('"version":1', '"version":2', 1))
    refused(path, "has version 2; version 1 can be read")


def test_a_folder_and_a_device_are_no_results(tmp_path: Path) -> None:
    for path in (tmp_path, Path("/dev/full")):
        with pytest.raises(InvalidRecord, match="not a file of contest results"):
            Ledger.open(path, CONTEST)


def test_two_processes_never_write_one_file(path: Path) -> None:
    with Ledger.open(path, CONTEST):
        refused(path, "Another process is writing")
        assert Ledger.read(path).results == RESULTS[:3], "but it may be read"
    Ledger.open(path, CONTEST).close()


def test_a_write_that_fails_leaves_the_file_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = path.read_bytes()
    with Ledger.open(path, CONTEST) as ledger:
        real = os.write

        def short(handle: int, data: bytes) -> int:
            if len(data) < 50:
                raise OSError(28, "No space left on device")
            return real(handle, data[: len(data) - 40])

        with monkeypatch.context() as patch:
            patch.setattr(os, "write", short)
            with pytest.raises(OSError, match="No space left on device") as full:
                ledger.append(RESULTS[3])
        assert full.value.filename == str(path)
        assert path.read_bytes() == before
        assert 3 not in ledger
        ledger.append(RESULTS[3])
    assert Ledger.read(path).results == RESULTS


@pytest.mark.parametrize("at", ["write", "fsync"])
def test_an_interruption_waits_until_a_result_is_written_and_counted(
    path: Path, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    real = getattr(os, at)

    def interrupted(*words: Any) -> Any:
        signal.raise_signal(signal.SIGINT)
        return real(*words)

    usual = signal.getsignal(signal.SIGINT)
    with Ledger.open(path, CONTEST) as ledger:
        with monkeypatch.context() as patch:
            patch.setattr(os, at, interrupted)
            with pytest.raises(KeyboardInterrupt):
                ledger.append(RESULTS[3])
        assert ledger.results == RESULTS
    assert Ledger.read(path).results == RESULTS
    assert signal.getsignal(signal.SIGINT) is usual


def test_other_threads_write_as_well(path: Path) -> None:
    with Ledger.open(path, CONTEST) as ledger:
        thread = threading.Thread(target=ledger.append, args=RESULTS[3:])
        thread.start()
        thread.join()
    assert Ledger.read(path).results == RESULTS


def test_old_results_are_set_aside_under_a_free_name(path: Path) -> None:
    text = path.read_text()
    assert set_aside(path) == path.with_name("x.1.jsonl")
    assert set_aside(path) is None
    path.write_text("second")
    assert set_aside(path) == path.with_name("x.2.jsonl")
    assert path.with_name("x.1.jsonl").read_text() == text


def test_a_text_with_half_a_character_can_be_written(tmp_path: Path) -> None:
    odd = forfeit(CONTEST.fixture(0), Fault(0, "crash", "half \ud800 a character"))
    with Ledger.open(tmp_path / "x.jsonl", CONTEST) as ledger:
        ledger.append(odd)
    assert Ledger.read(tmp_path / "x.jsonl").results == (odd,)
