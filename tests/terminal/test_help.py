"""Help in the user's language, for every command and every option."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
import typer

from ostraka import LOCALES, Message
from ostraka.core.i18n.message import is_known
from ostraka.terminal.console import language
from ostraka.terminal.lazy import MODULES
from ostraka.terminal.speaking import help_key

from .commands import main_refuses, ok

TERMS = {"hand", "kind", "activation"}
"""Parameters whose help is a list of words that are typed as they are."""


def plain(text: str) -> str:
    """The words of a text, without frames and line breaks."""
    return " ".join(text.replace("│", " ").split())


def sentences(command: Any, depth: int = 0) -> Iterator[tuple[str, str]]:
    """Every sentence of help below a command, with the name of what it explains."""
    if depth:
        yield command.name, command.help
    for parameter in command.params:
        if getattr(parameter, "help", None):
            yield parameter.name, parameter.help
    for inner in getattr(command, "commands", {}).values():
        yield from sentences(inner, depth + 1)


@pytest.mark.parametrize("name", MODULES)
def test_every_sentence_of_help_has_its_message(name: str) -> None:
    assert is_known(f"cli-{name}")
    for what, text in sentences(typer.main.get_command(import_module(MODULES[name]).app)):
        if what not in TERMS:
            assert Message(help_key(text)).text("en") == text.strip(), what


@pytest.mark.parametrize("lang", LOCALES)
def test_help_speaks_the_language_that_is_asked_for(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["ostraka", "--lang", lang])
    shown = plain(ok("play", "--help"))
    assert plain(Message("cli-play").text(lang)) in shown
    assert plain(Message(help_key("Everything may be taken back.")).text(lang)) in shown
    assert plain(Message("cli-rules").text(lang)) in plain(ok("--help"))
    assert plain(Message("help-usage").text(lang)) in shown
    assert plain(Message(help_key("Show this message and exit.")).text(lang)) in shown
    assert plain(Message("help-required").text(lang)) in plain(ok("perft", "--help"))


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
    ("play", "--practice=1"): Message("cli-mistake-no-value", name="--practice"),
}


@pytest.mark.parametrize("lang", LOCALES)
def test_a_mistake_in_a_command_line_is_explained_in_the_language_that_is_asked_for(
    lang: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OSTRAKA_LANG", lang)
    for words, message in MISTAKES.items():
        said = main_refuses(*words, monkeypatch=monkeypatch, capfd=capfd)
        assert said[0] == message.text(lang), words


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
    assert not re.search(r"<\w+|\[\[|\{", shown)
    for word in ("folder", "text", "depth", "number"):
        assert Message(f"help-word-{word}").text(lang) in shown
