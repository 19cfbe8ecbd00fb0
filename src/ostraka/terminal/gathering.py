"""Saying what may be chosen, where several things are."""

from __future__ import annotations

from ostraka.core.parts import Gathering
from ostraka.terminal.screen import say

__all__ = ["print_gathering"]


def print_gathering(gathering: Gathering, lang: str) -> None:
    """What may be chosen, how many of it, and with which verb."""
    most, least = gathering.most, gathering.least
    sort = "exactly" if least == most else "between" if least else "most"
    things = ", ".join(
        thing if often == 1 else f"{thing} (×{often})" for thing, often in gathering.things.items()
    )
    verb = gathering.verb
    say(f"terminal-gather-{sort}", lang, verb=verb, things=things, least=least, most=most)
    several = next((thing for thing, often in gathering.things.items() if often > 1), None)
    if several is not None and most > 1:
        say("terminal-gather-amount", lang, thing=several)
