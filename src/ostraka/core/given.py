"""What somebody gives us where a text belongs."""

from __future__ import annotations

from ostraka.core.errors import InvalidOption
from ostraka.core.message import Message
from ostraka.core.quoted import quoted

__all__ = ["check_texts"]


def check_texts(*given: object) -> None:
    """Refuse what is not a text, such as a word that is looked up, or the name of a language."""
    for text in given:
        if not isinstance(text, str):
            raise InvalidOption(Message("error-text-type", given=quoted(text)))
