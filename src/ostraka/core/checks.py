"""Checks of what callers give: integers, texts, and quoting it in a refusal."""

from __future__ import annotations

from operator import index

from ostraka.core.errors import InvalidOption
from ostraka.core.i18n.message import Message


def quoted(given: object, most: int = 60) -> str:
    """Something in a sentence: one short line that can be printed and sent, whatever it is.

    A number may have too many digits to write down, a list may be nested too deeply, and some
    letters cannot be encoded or move a cursor: none of them may turn a refusal into another error.
    """
    if type(given) is str and len(given) <= most and given.isprintable():
        return given
    try:
        text = str(given)
    except Exception:
        text = type(given).__name__
    text = text if len(text) <= most else f"{text[: most - 1]}…"
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


def check_texts(*given: object) -> None:
    """Refuse what is not a text, such as a word that is looked up, or the name of a language."""
    for text in given:
        if not isinstance(text, str):
            raise InvalidOption(Message("error-text-type", given=quoted(text)))


def whole(number: object) -> int | None:
    """An integer of any library as Python's int, else None; bools and floats are not integers."""
    if type(number) is int:
        return number
    if isinstance(number, bool):
        return None
    try:
        return index(number)  # type: ignore[arg-type]
    except Exception:  # whatever it is, it is no number
        return None
