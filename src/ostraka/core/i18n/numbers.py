"""Numbers as a reader of a language writes them: its decimal sign, its groups, its percent.

Sentences of the catalogues write numbers themselves; this is for columns of tables and for pages.
"""

from __future__ import annotations

NARROW = "\u202f"
"""A narrow space at which no line breaks."""

SIGNS = {"en": (",", "."), "fr": (NARROW, ","), "es": (".", ","), "de": (".", ",")}
"""What stands between groups of three digits, and before the first digit after the point."""


def number(
    value: float, digits: int | None, lang: str, *, signed: bool = False, grouped: bool = False
) -> str:
    """A number with so many digits after the point, None for the three that count; a true minus."""
    plus, group = "+" if signed else "", "," if grouped else ""
    text = f"{value:{plus}{group}.3g}" if digits is None else f"{value:{plus}{group}.{digits}f}"
    if not text.strip("+-0."):
        text = text.lstrip("+-")
    between, point = SIGNS.get(lang, SIGNS["en"])
    return text.translate({ord(","): between, ord("."): point, ord("-"): "−"})


def percent(share: float, lang: str, digits: int = 0) -> str:
    """A share in percent, with its sign."""
    return number(100 * share, digits, lang) + ("%" if lang == "en" else NARROW + "%")
