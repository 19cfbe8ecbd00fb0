"""What somebody gave us, quoted in the sentence that refuses it."""

from __future__ import annotations

__all__ = ["quoted"]


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
