"""Mistakes in a command line, said in the user's language, as one sentence and where to read on.

The library that reads command lines knows English alone. What it objects to is told here anew, by
the kind of the mistake; a kind that nobody has met yet keeps its own words.
"""

from __future__ import annotations

import re
from typing import Any

from ostraka.core.i18n.message import Message

NUMBER = r"(-?\d+(?:\.\d+)?)"
NUMBERS = {"int": "whole", "float": "number"}


def mistake(error: Any) -> list[Message]:
    """A mistake in the words of the catalogues, and which command says more."""
    said = _SAID.get(type(error).__name__, _other)(error)
    context = getattr(error, "ctx", None)
    if context is None:
        return [said]
    return [said, Message("cli-mistake-help", command=f"{context.command_path} --help")]


def _name(error: Any) -> str:
    hint = error.param_hint or (error.param.get_error_hint() if error.param is not None else "")
    return str(hint).replace("'", "").partition(" (")[0]


def _no_option(error: Any) -> Message:
    like = ", ".join(sorted(error.possibilities or ()))
    key = "cli-mistake-option-like" if like else "cli-mistake-option"
    return Message(key, name=str(error.option_name)[:40], like=like)


def _missing(error: Any) -> Message:
    return Message("cli-mistake-missing", name=_name(error))


def _value(error: Any) -> Message:
    """What an option or an argument takes, where that is a number; else what is wrong with it."""
    kind = re.match(r"<(\w+)", error.param.display_type(error.ctx)) if error.param else None
    if kind is None or kind[1] not in NUMBERS:
        return Message("cli-mistake-value", name=_name(error), reason=str(error.message)[:200])
    least = re.search(rf"greater than or equal to {NUMBER}", error.message)
    most = re.search(rf"less than or equal to {NUMBER}", error.message)
    if least:
        return Message("cli-mistake-least", name=_name(error), least=_plain(least[1]))
    if most:
        return Message("cli-mistake-most", name=_name(error), most=_plain(most[1]))
    return Message("cli-mistake-number", name=_name(error), kind=NUMBERS[kind[1]])


def _plain(limit: str) -> str:
    """A limit as it would be typed, without groups of digits."""
    return limit.removesuffix(".0")


def _option_use(error: Any) -> Message:
    key = "cli-mistake-no-value" if "not take" in error.message else "cli-mistake-needs-value"
    return Message(key, name=str(error.option_name)[:40])


def _other(error: Any) -> Message:
    found = re.match(r"No such command '(.*?)'", error.message)
    if found:
        return Message("cli-mistake-command", name=found[1][:40])
    found = re.match(r"Got unexpected extra argument\w*(?:\(s\))? \((.*)\)", error.message)
    if found:
        return Message("cli-mistake-word", words=found[1][:80])
    if error.message.startswith("Missing command"):
        return Message("cli-mistake-missing-command")
    return Message("plain", text=str(error.format_message())[:200])


_SAID = {
    "NoSuchOption": _no_option,
    "MissingParameter": _missing,
    "BadParameter": _value,
    "BadOptionUsage": _option_use,
}
