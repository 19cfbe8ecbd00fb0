"""An option of a game, as the protocol says it."""

from __future__ import annotations

from ostraka.core.game.options import Choice, Flag, Number, Option
from ostraka.protocol.http import OptionInfo


def option_info(option: Option) -> OptionInfo:
    """Its name, its kind, its default and the values it takes."""
    found: OptionInfo = {
        "name": option.name,
        "kind": "other",
        "default": option.default,
        "choices": None,
        "lowest": None,
        "highest": None,
        "allowed": option.allowed,
    }
    if isinstance(option, Flag):
        found["kind"] = "flag"
    elif isinstance(option, Choice):
        found["kind"], found["choices"] = "choice", list(option.choices)
    elif isinstance(option, Number):
        found["kind"] = "number"
        found["lowest"], found["highest"] = option.lowest, option.highest
    return found
