"""Help in the user's language, for every command and every option."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
import typer

from ostraka import LOCALES, Message
from ostraka.core.message import is_known
from ostraka.terminal.lazy import MODULES
from ostraka.terminal.speaking import help_key

from .commands import ok

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
