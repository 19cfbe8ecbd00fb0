"""Numbers as a reader of a language writes them: its decimal sign, its groups, its percent.

The signs are messages of `core.ftl`. Sentences of the catalogues write numbers themselves; this is
for columns of tables and for pages.
"""

from __future__ import annotations

from ostraka.core.i18n.message import Message


def number(
    value: float, digits: int | None, lang: str, *, signed: bool = False, grouped: bool = False
) -> str:
    """A number with this many decimals, None for three significant digits; a true minus sign."""
    plus, group = "+" if signed else "", "," if grouped else ""
    text = f"{value:{plus}{group}.3g}" if digits is None else f"{value:{plus}{group}.{digits}f}"
    if not text.strip("+-0."):
        text = text.lstrip("+-")
    between, point = (Message(f"number-{sign}").text(lang) for sign in ("group", "point"))
    return text.translate({ord(","): between, ord("."): point, ord("-"): "−"})


def percent(share: float, lang: str, digits: int = 0) -> str:
    """A share in percent, with its sign."""
    return Message("number-percent", number=number(100 * share, digits, lang)).text(lang)
