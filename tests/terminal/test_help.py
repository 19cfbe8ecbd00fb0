"""Help in the user's language, for every command and every option."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.resources import files

import click
import pytest

from ostraka import LOCALES, Message
from ostraka.core.i18n.message import is_known
from ostraka.games.ancient_knowledge.cli.cards import GROUPS
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.solo.challenges import HANDS
from ostraka.terminal.app import app
from ostraka.terminal.command import TranslatedArgument, TranslatedGroup, TranslatedOption
from ostraka.terminal.console import language

from .commands import main_refuses, ok


def plain(text: str) -> str:
    """The words of a text, without frames and line breaks."""
    return " ".join(text.replace("│", " ").split())


def keys(command: click.Command, path: str) -> Iterator[str]:
    """The key of every message that explains a command, its parameters and what is below it."""
    yield path
    for parameter in command.params:
        assert isinstance(parameter, TranslatedArgument | TranslatedOption), parameter.name
        yield str(parameter.help)
    if isinstance(command, TranslatedGroup):
        for name, inner in command.commands.items():
            yield from keys(inner, f"{path}-{name}")


@pytest.mark.parametrize("name", app.list_commands(click.Context(app)))
def test_everything_that_help_explains_has_its_message(name: str) -> None:
    command = app.get_command(click.Context(app), name)
    assert command is not None
    for key in keys(command, f"cli-{name}"):
        assert is_known(key), key


def test_every_message_of_help_is_used() -> None:
    used = set(keys(app, "cli-ostraka"))
    for name in app.list_commands(click.Context(app)):
        used |= set(keys(app.get_command(click.Context(app), name) or app, f"cli-{name}"))
    text = (files("ostraka") / "locale" / "en" / "help.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^(help-[a-z0-9-]+) =", text, re.MULTILINE))
    frame = {key for key in known if re.match("help-(word|panel)-|help-.*-word$", key)}
    assert known - frame - used == {"help-help", "help-usage", "help-default", "help-required"}


def test_values_that_can_be_typed_stand_in_the_help() -> None:
    for key, known in (
        ("cards-kind", (*words.KINDS, *GROUPS)),
        ("cards-activation", words.ACTIVATIONS),
        ("challenge-hand", HANDS),
    ):
        for lang in LOCALES:
            said = Message(f"help-{key}").text(lang)
            assert [word for word in known if word not in said] == []


@pytest.mark.parametrize("lang", LOCALES)
def test_help_speaks_the_language_that_is_asked_for(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["ostraka", "--lang", lang])
    shown = plain(ok("play", "--help"))
    assert plain(Message("cli-play").text(lang)) in shown
    assert plain(Message("help-play-practice").text(lang)) in shown
    assert plain(Message("cli-rules").text(lang)) in plain(ok("--help"))
    assert plain(Message("help-usage").text(lang)) in shown
    assert plain(Message("help-help").text(lang)) in shown
    assert plain(Message("help-required").text(lang)) in plain(ok("arena", "--help"))


MISTAKES = {
    ("nix",): Message("cli-mistake-command", name="nix"),
    ("saves", "nix"): Message("cli-mistake-command", name="nix"),
    ("perft", "arkantar"): Message("cli-mistake-missing", name=Message("help-word-depth")),
    ("perft", "arkantar", "x"): Message(
        "cli-mistake-number", name=Message("help-word-depth"), kind="whole"
    ),
    ("perft", "arkantar", "1", "2"): Message("cli-mistake-word", words="2"),
    ("play", "--level", "0"): Message("cli-mistake-least", name="--level", least=1),
    ("play", "--plyers", "2"): Message(
        "cli-mistake-option-like", name="--plyers", like="--players"
    ),
    ("play", "--qqq"): Message("cli-mistake-option", name="--qqq"),
    ("play", "--players"): Message("cli-mistake-needs-value", name="--players"),
    ("--lang", "LANG"): Message("cli-mistake-missing-command"),
    ("bench", "--seconds", "61"): Message("cli-mistake-most", name="--seconds", most="60"),
    ("bench", "--seconds", "x"): Message("cli-mistake-number", name="--seconds", kind="number"),
    ("play", "--practice=1"): Message("cli-mistake-no-value", name="--practice"),
}


@pytest.mark.parametrize("lang", LOCALES)
def test_a_mistake_in_a_command_line_is_explained_in_the_language_that_is_asked_for(
    lang: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OSTRAKA_LANG", lang)
    for typed, message in MISTAKES.items():
        said, more = main_refuses(
            *(lang if word == "LANG" else word for word in typed),
            monkeypatch=monkeypatch,
            capfd=capfd,
        )
        assert said == message.text(lang), typed
        assert "--help" in more


def test_the_language_is_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OSTRAKA_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert language() == "de", "also where that locale is not installed"
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")
    assert language() == "fr"
    monkeypatch.setenv("OSTRAKA_LANG", "es")
    assert language() == "es"
    assert language("en") == "en"


@pytest.mark.parametrize("lang", LOCALES)
def test_what_an_option_takes_is_said_without_the_words_of_programs(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OSTRAKA_LANG", lang)
    shown = ok("serve", "--help") + ok("perft", "--help") + ok("solo", "challenge", "--help")
    assert not re.search(r"<\w+|\[\[|\{|INTEGER|FLOAT", shown)
    for word in ("folder", "text", "depth", "number"):
        assert Message(f"help-word-{word}").text(lang) in shown
