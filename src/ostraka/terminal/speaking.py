"""Commands that explain themselves in the user's language.

Help is written in English where a command is declared. When it is shown, each sentence is replaced
by the message of the catalogues whose key is made of its first words.
"""

from __future__ import annotations

import re
from types import MethodType
from typing import Any

from typer import rich_utils

from ostraka.core.i18n.message import Message, is_known

LONGEST = 7  # so many words make a key


def help_key(text: str) -> str:
    """The key of the message for a sentence of help."""
    return "help-" + "-".join(re.findall(r"[a-z0-9]+", text.lower())[:LONGEST])


def _said(text: str | None, lang: str) -> str | None:
    if text is None:
        return None
    key = help_key(text.strip())
    return Message(key).text(lang) if is_known(key) else text


def value_word(text: str, lang: str) -> str:
    """What stands for a value, such as `FILE` or `NAME=VALUE`, in a language."""

    def word(match: re.Match[str]) -> str:
        key = f"help-word-{match[0].lower()}"
        return Message(key).text(lang) if is_known(key) else match[0]

    return re.sub(r"[A-Z]{3,}", word, text)


def _name_values(parameter: Any, lang: str) -> None:
    """Let an option say what it takes: nothing, a number, or what stands for its value."""
    if parameter.metavar is not None:
        parameter.metavar = value_word(parameter.metavar, lang).strip("[]")

    def display_type_rich(self: Any, ctx: Any) -> str | None:
        if self.param_type_name == "argument" or getattr(self, "is_flag", False):
            return None
        if self.metavar is not None:
            return str(self.metavar)
        shown = str(self.display_type(ctx)).strip("<>").split()[0]
        return "N" if shown in ("int", "float") else value_word("TEXT", lang)

    parameter.display_type_rich = MethodType(display_type_rich, parameter)


def spoken(command: Any, name: str, lang: str) -> Any:
    """A command whose help, and that of its options and sub-commands, is in a language."""
    key = f"cli-{name}"
    command.help = Message(key).text(lang) if is_known(key) else _said(command.help, lang)
    command.short_help = None
    for parameter in command.params:
        if getattr(parameter, "help", None):
            parameter.help = _said(parameter.help, lang)
        _name_values(parameter, lang)
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
        line = str(usage(self, context)).replace("Usage:", Message("help-usage").text(lang), 1)
        return re.sub(r"\{([^{}]+)\}", r"\1", line)

    def get_help_option(self: Any, context: Any) -> Any:
        option = helping(self, context)
        if option is not None:
            option.help = _said(option.help, lang)
            _name_values(option, lang)
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
