"""Saying what may be chosen, where several things are."""

from __future__ import annotations

from collections import Counter

from ostraka.core.parts import Gathering
from ostraka.terminal.screen import say

__all__ = ["print_gathering", "print_picked"]


def print_gathering(gathering: Gathering, picked: Counter[str], lang: str) -> None:
    """What may be chosen, how many of it, with which verb, and what is picked already."""
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
    if picked:
        print_picked(picked, lang)


def print_picked(picked: Counter[str], lang: str) -> None:
    """What is picked so far."""
    things = sorted(picked.elements())
    say("terminal-picked", lang, things=", ".join(things) or "–", count=len(things))
