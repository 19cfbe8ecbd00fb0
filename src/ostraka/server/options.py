"""An option of a game, as the protocol says it."""

from __future__ import annotations

from typing import Any

from ostraka.core.game.options import Choice, Flag, Number, Option


def option_info(option: Option) -> dict[str, Any]:
    """Its name, its kind, its default and the values it takes."""
    found: dict[str, Any] = {
        "name": option.name,
        "kind": "other",
        "default": option.default,
        "allowed": option.allowed,
    }
    if isinstance(option, Flag):
        found |= {"kind": "flag"}
    elif isinstance(option, Choice):
        found |= {"kind": "choice", "choices": list(option.choices)}
    elif isinstance(option, Number):
        found |= {"kind": "number", "lowest": option.lowest, "highest": option.highest}
    return found
