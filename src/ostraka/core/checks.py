"""Checks of what callers give: integers, texts, and quoting it in a refusal."""

from __future__ import annotations

from operator import index

from ostraka.core.errors import InvalidOption
from ostraka.core.i18n.message import Message


def quoted(given: object, most: int = 40) -> str:
    """The beginning of it as a text that can be printed and sent, whatever it is.

    A number may have too many digits to write down, a list may be nested too deep, and half a
    character cannot be encoded: none of them may turn a refusal into another error.
    """
    try:
        text = str(given)[:most]
    except Exception:
        text = type(given).__name__[:most]
    return text.encode(errors="replace").decode()


def check_texts(*given: object) -> None:
    """Refuse what is not a text, such as a word that is looked up, or the name of a language."""
    for text in given:
        if not isinstance(text, str):
            raise InvalidOption(Message("error-text-type", given=quoted(text)))


def whole(number: object) -> int | None:
    """A whole number as Python has it; None for what is none, as truths and fractions are none."""
    if type(number) is int:
        return number
    if isinstance(number, bool):
        return None
    try:
        return index(number)  # type: ignore[arg-type]
    except Exception:  # whatever it is, it is no number
        return None
