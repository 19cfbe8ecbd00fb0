"""Commands that explain themselves in the user's language.

Help is written in English where a command is declared. When it is shown, each sentence is replaced
by the message of the catalogues whose key is made of its first words.
"""

from __future__ import annotations

import re
from types import MethodType
from typing import Any

from typer import rich_utils

from ostraka.core.message import Message, is_known

__all__ = ["help_key", "spoken"]

LONGEST = 7  # so many words make a key


def help_key(text: str) -> str:
    """The key of the message for a sentence of help."""
    return "help-" + "-".join(re.findall(r"[a-z0-9]+", text.lower())[:LONGEST])


def _said(text: str | None, lang: str) -> str | None:
    if text is None:
        return None
    key = help_key(text.strip())
    return Message(key).text(lang) if is_known(key) else text


def spoken(command: Any, name: str, lang: str) -> Any:
    """A command whose help, and that of its options and sub-commands, is in a language."""
    key = f"cli-{name}"
    command.help = Message(key).text(lang) if is_known(key) else _said(command.help, lang)
    command.short_help = None
    for parameter in command.params:
        if getattr(parameter, "help", None):
            parameter.help = _said(parameter.help, lang)
    _dress(command, lang)
    for sub, inner in getattr(command, "commands", {}).items():
        spoken(inner, f"{name}-{sub}", lang)
    _frame(lang)
    return command


def _dress(command: Any, lang: str) -> None:
    """The line that shows how a command is used, and its option --help, in a language."""
    command.options_metavar = Message("help-options-word").text(lang)
    if hasattr(command, "subcommand_metavar"):
        command.subcommand_metavar = Message("help-command-word").text(lang)
    usage, helping = type(command).get_usage, type(command).get_help_option

    def get_usage(self: Any, context: Any) -> str:
        return str(usage(self, context)).replace("Usage:", Message("help-usage").text(lang), 1)

    def get_help_option(self: Any, context: Any) -> Any:
        option = helping(self, context)
        if option is not None:
            option.help = _said(option.help, lang)
        return option

    command.get_usage = MethodType(get_usage, command)
    command.get_help_option = MethodType(get_help_option, command)


def _frame(lang: str) -> None:
    """The titles and the small words of all help, in a language."""
    for title in ("arguments", "options", "commands"):
        words = Message(f"help-panel-{title}").text(lang)
        setattr(rich_utils, f"{title.upper()}_PANEL_TITLE", words)
    rich_utils.DEFAULT_STRING = Message("help-default", value="{}").text(lang)
    rich_utils.REQUIRED_LONG_STRING = Message("help-required").text(lang)
