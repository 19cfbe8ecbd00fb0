"""The command `ostraka`: what it prints, what it keeps, and how it refuses.

A few tests run the real command in a process of its own; the many others call it in this one.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ostraka
from ostraka import LOCALES, Record
from ostraka.games.arkantar import GAME
from ostraka.terminal import app

from .commands import START, main_refuses, newest, ok, process

# -- the real command -------------------------------------------------------------------------


def test_the_real_command_counts_and_its_second_start_compiles_nothing(tmp_path: Path) -> None:
    cache = {"OSTRAKA_CACHE_DIR": str(tmp_path / "cache")}
    first = process("perft", "arkantar", "3", **cache)
    assert (first.returncode, first.stdout) == (0, "21598\n"), first.stderr
    compiled = {path.name for path in (tmp_path / "cache" / "kernels").iterdir()}
    assert compiled
    second = process("perft", "arkantar", "3", "--json", **cache)
    assert json.loads(second.stdout)["nodes"] == 21598
    assert {path.name for path in (tmp_path / "cache" / "kernels").iterdir()} == compiled


def test_the_real_command_plays_saves_and_resumes(tmp_path: Path) -> None:
    first = process("play", "arkantar", "--seed", "1", typed="+d4\n-d2\n")
    assert first.returncode == 0, first.stderr
    assert newest().actions == ("+d4", "-d2")
    second = process("resume", typed="log\nd1-d3\nquit\n")
    assert second.returncode == 0, second.stderr
    assert "1  Black builds a Wall on d4." in second.stdout
    assert "2  Black breaks the Wall on d2." in second.stdout
    assert newest().actions == ("+d4", "-d2", "d1-d3")


def test_the_real_command_refuses_with_a_sentence_and_status_2(tmp_path: Path) -> None:
    path = tmp_path / "cut.json"
    path.write_text('{"format": "ostraka-rec')
    refused = process("replay", str(path))
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert refused.stderr == f"The file {path} is not a complete JSON document.\n"
    assert path.read_text() == '{"format": "ostraka-rec'


# -- games ------------------------------------------------------------------------------------


def test_games_lists_what_can_be_played() -> None:
    text = ok("games")
    assert "arkantar" in text
    assert "inertia" in text
    listed = {game["name"]: game for game in json.loads(ok("games", "--json"))}
    assert listed["arkantar"]["players"] == [2]
    assert listed["arkantar"]["hidden"] is False
    defaults = {o["name"]: o["default"] for o in listed["arkantar"]["options"]}
    usual = {"stuck": "pass", "repetition": True, "inertia": 60, "board": "7x7"}
    assert defaults == usual


# -- perft ------------------------------------------------------------------------------------


def test_perft_counts() -> None:
    for depth, count in enumerate([1, 28, 791, 21598]):
        assert ok("perft", "arkantar", str(depth)).splitlines()[0] == str(count)


def test_perft_from_a_position_divided_and_as_json() -> None:
    words = ("perft", "arkantar", "2", "--position", START, "--divide")
    lines = [line for line in ok(*words).splitlines() if not line.endswith("nodes/s")]
    assert len(lines) == 28 + 1
    assert lines[-1] == "791"
    assert sum(int(line.split(": ")[1]) for line in lines[:-1]) == 791
    document = json.loads(ok(*words, "--json"))
    assert (document["game"], document["depth"], document["nodes"]) == ("arkantar", 2, 791)
    assert sum(document["divide"].values()) == 791
    assert "divide" not in json.loads(ok("perft", "arkantar", "1", "--json"))


def test_perft_takes_options() -> None:
    assert ok("perft", "arkantar", "2", "-o", "inertia=1", "-o", "stuck=lose").startswith("791")
    assert ok("perft", "arkantar", "2", "-o", "repetition=false").startswith("791")


# -- replay -----------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    state = GAME.start(seed=7)
    for action in ("+d4", "-d2", "d1-d3", "-d6"):
        state.play(action)
    state.resign(1).record.save(tmp_path / "game.json")
    return tmp_path / "game.json"


def test_replay_goes_forwards_and_backwards(file: Path) -> None:
    before = file.read_bytes()
    text = ok("replay", str(file), typed="\nn\nb\ne\ns\n3\n99\nxyzzy\nq\n")
    said = re.findall(r"^(\d)\. ", text, re.MULTILINE)
    assert said == ["1", "2", "1", "4", "3", "4"]
    assert text.count("White resigned.") == 2
    assert file.read_bytes() == before


def test_replay_shows_one_moment(file: Path) -> None:
    assert "3. d1-d3\nBlack moves the Monarch" in ok("replay", str(file), "--at", "3")
    assert "White resigned." in ok("replay", str(file), "--at", "99")
    assert " — " not in ok("replay", str(file), "--at", "0")


def test_replay_as_json(file: Path) -> None:
    end = json.loads(ok("replay", str(file), "--json"))
    assert end["ply"] == 4
    assert end["outcome"] == {"places": [1, 2], "reason": "White resigned."}
    assert Record.from_json(end["record"]) == Record.load(file)
    middle = json.loads(ok("replay", str(file), "--json", "--at", "2"))
    assert (middle["ply"], middle["outcome"]) == (2, None)
    assert middle["view"]["table"]["used"] == 2


# -- bench, help, completion, languages -------------------------------------------------------


def test_bench_measures() -> None:
    (speed,) = json.loads(ok("bench", "arkantar", "--seconds", "0.1", "--json"))
    assert speed["game"] == "arkantar"
    assert speed["state_bytes"] < 300
    assert speed["kernel_actions_per_second"] > speed["python_actions_per_second"] > 0
    assert "arkantar" in ok("bench", "arkantar", "--seconds", "0.1")


@pytest.mark.parametrize("words", [[], ["games"], ["play"], ["perft"], ["replay"], ["bench"]])
def test_every_command_has_help(words: list[str]) -> None:
    assert "Usage:" in ok(*words, "--help")


def test_the_completion_script_can_be_shown() -> None:
    shown = process("--show-completion", SHELL="/bin/bash")
    assert shown.returncode == 0, shown.stderr
    assert "COMPREPLY" in shown.stdout


@pytest.mark.parametrize(("shell", "file"), [("bash", ".bashrc"), ("zsh", ".zshrc"), ("fish", "")])
def test_completion_is_installed_once(
    shell: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("SHELL", f"/bin/{shell}")
    for _ in range(2):
        assert "Completion is installed in" in ok("--install-completion")
    (script,) = tmp_path.rglob(f"ostraka.{shell}")
    assert "_OSTRAKA_COMPLETE" in script.read_text()
    if file:
        assert (tmp_path / file).read_text() == f'. "{script}"\n'


def test_a_shell_without_completion_is_refused(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SHELL", "/bin/sh")
    (said,) = main_refuses("--install-completion", monkeypatch=monkeypatch, capfd=capfd)
    assert "bash, fish and zsh" in said


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("ostraka st", "plain,standings"),
        ("ostraka perft ark", "plain,arkantar"),
        ("ostraka solo leg", "plain,legacy"),
        ("ostraka serve --log-l", "plain,--log-level"),
    ],
)
def test_commands_games_and_options_are_completed(typed: str, completed: str) -> None:
    count = str(len(typed.split()) - 1)
    asked = {"_OSTRAKA_COMPLETE": "bash_complete", "COMP_WORDS": typed, "COMP_CWORD": count}
    shown = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; sys.argv[0] = 'ostraka'; import ostraka.cli as c; c.main()",
        ],
        env={**os.environ, **asked},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert shown.stdout.strip() == completed, shown.stderr


def test_the_version_is_told() -> None:
    assert ok("--version") == f"ostraka {ostraka.__version__}\n"


def test_mistakes_are_explained_in_the_language_asked_for(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    said = {
        lang: main_refuses(
            "perft", "arkantar", "99", "--lang", lang, monkeypatch=monkeypatch, capfd=capfd
        )[0]
        for lang in LOCALES
    }
    assert len(set(said.values())) == 4
    assert said["de"].startswith("Die Tiefe")


# -- bad input --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["perft", "chess", "2"], "There is no game called “chess”"),
        (["perft", "arkanta", "2"], "did you mean “arkantar”"),
        (["perft", "arkantar", "31"], "The depth is a whole number"),
        (["perft", "arkantar", "2", "--players", "3"], "cannot be played by 3"),
        (["perft", "arkantar", "2", "--seed", "-3"], "is not a seed"),
        (["perft", "arkantar", "2", "-o", "inertia"], "is not of the form NAME=VALUE"),
        (["perft", "arkantar", "2", "-o", "inertia=--5"], "cannot be “--5”"),
        (["perft", "arkantar", "2", "-o", "inertia=500"], "cannot be “500”"),
        (["perft", "arkantar", "2", "-o", "colour=red"], "has no option “colour”"),
        (["perft", "arkantar", "2", "--lang", "klingon"], "is not one of the languages"),
        (["perft", "arkantar", "2", "--position", START[:-4]], "A position has 3 fields"),
        (["perft", "arkantar", "2", "--position", "absent.json"], "cannot be read"),
        (["play", "arkantar", "--random", "0009"], "is not a list of seats"),
        (["play", "arkantar", "--random", "3"], "is not a list of seats"),
        (["play", "arkantar", "--bot", "0=3"], "the seats are 1 to 2"),
        (["play", "arkantar", "--players", "2", "--position", START[:-4]], "A position has 3"),
        (["resume", "chess-9"], "There is no game “chess-9” in the library"),
        (["play", "arkantar", "--resume", "absent.json"], "cannot be read"),
        (["play", "arkantar", "--save", "absent/x.json"], "absent/x.json cannot be written"),
        (["resume"], "There is no unfinished game"),
        (["replay", "absent.json"], "cannot be read"),
        (["replay", "."], "Is a directory"),
        (["bench", "chess"], "There is no game called “chess”"),
        (["serve", "--log-level", "loud"], "“log-level” cannot be “loud”; it can be: debug, info"),
        (["serve", "--log-format", "xml"], "“log-format” cannot be “xml”"),
        (["serve", "--host", "192.0.2.1"], "Cannot listen on 192.0.2.1:8000:"),
        (["solo", "legacy", "show", "Thebes"], "none has been started yet"),
    ],
)
def test_bad_input_is_one_sentence_and_status_2(
    words: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    lines = main_refuses(*words, monkeypatch=monkeypatch, capfd=capfd)
    assert len(lines) == 1
    assert sentence in lines[0]
    assert not list(tmp_path.rglob("*.json")), "nothing was written"


def test_everything_wrong_with_a_position_is_said_line_by_line(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    wrong = START.replace("...", "..K", 1).replace(" b -", " x q")
    words = ("perft", "arkantar", "1", "--position", wrong)
    lines = main_refuses(*words, monkeypatch=monkeypatch, capfd=capfd)
    assert len(lines) == 3


def test_a_limit_is_told_to_its_last_digit(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    words = ("bench", "arkantar", "--seconds", "0")
    said, _ = main_refuses(*words, monkeypatch=monkeypatch, capfd=capfd)
    assert said == "--seconds must be at least 0.1."


@pytest.mark.parametrize("words", [["nosuch"], ["perft", "arkantar", "x"], ["replay"]])
def test_a_command_line_of_the_wrong_form_is_status_2(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    said, more = main_refuses(*words, monkeypatch=monkeypatch, capfd=capfd)
    assert said.endswith(".")
    assert "--help" in more


@pytest.mark.parametrize("change", ["edited", "version", "cut", "action", "garbage"])
def test_a_record_with_a_fault_is_refused_and_left_alone(
    change: str,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    document = json.loads(file.read_text(encoding="utf-8"))
    if change == "edited":
        file.write_text(json.dumps({**document, "seed": 8}))
    elif change == "version":
        file.write_text(json.dumps({**document, "version": 2}))
    elif change == "cut":
        file.write_text(file.read_text(encoding="utf-8")[:-20])
    elif change == "action":
        del document["check"]
        file.write_text(json.dumps({**document, "actions": ["+d4", "+d4"]}))
    else:
        file.write_bytes(b"\xff\x00\x80")
    before = file.read_bytes()
    for words in (["replay", str(file)], ["play", "arkantar", "--resume", str(file)]):
        assert len(main_refuses(*words, monkeypatch=monkeypatch, capfd=capfd)) == 1
    assert file.read_bytes() == before


def test_a_fault_of_our_own_is_a_sentence_as_well(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def broken() -> None:
        raise RuntimeError("oh")

    monkeypatch.setattr(app, "app", broken)
    with pytest.raises(SystemExit) as left:
        app.run()
    assert left.value.code == 1
    error = capfd.readouterr().err
    assert "Something went wrong inside Ostraka (RuntimeError: oh)" in error
    assert "Traceback" not in error
    monkeypatch.setenv("OSTRAKA_DEBUG", "1")
    with pytest.raises(RuntimeError, match="oh"):
        app.run()


def test_an_interruption_is_status_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(app, "app", interrupted)
    with pytest.raises(SystemExit) as left:
        app.run()
    assert left.value.code == 130
