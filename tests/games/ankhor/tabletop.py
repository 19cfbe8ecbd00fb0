"""Tables for the tests: positions written as shortly as the rule under test allows."""

from __future__ import annotations

from typing import Any

import pytest

import ostraka
from ostraka import Game, State

GAME: Game = ostraka.load("ankhor")

MARKERS = ["b w", "k g", "r b", "b w k", "w k g", "g r r"]

SQUARE = ("blue jackal @0,0", "white scarab @1,0", "black falcon @0,1", "green two @1,1")
"""Four tiles that can carry one."""


OPTIONS = [option.name for option in GAME.options]


def domain(
    *tiles: str, tokens: str = "", stored: str = "", bonus: int | None = None, **more: Any
) -> Any:
    """One player's domain."""
    given = {"tiles": list(tiles), "tokens": tokens, "stored": stored, **more}
    return given if bonus is None else {**given, "bonus": bonus}


def table(*domains: Any, seed: int = 1, **given: Any) -> State:
    """A game of as many players as domains (two if fewer), with the markers above.

    What else is given is an option of the game or a field of the position.
    """
    seats = [*domains, *[domain()] * (2 - len(domains))]
    options = {name: given.pop(name) for name in OPTIONS if name in given}
    return GAME.from_position({"markers": MARKERS, **given, "domains": seats}, seed=seed, **options)


def texts(state: State, verb: str = "") -> list[str]:
    """The texts of the legal actions that begin with a word."""
    return [action.text for action in state.legal if action.text.split()[0] == verb or not verb]


def tokens(state: State, seat: int) -> str:
    """A seat's stock as letters."""
    return str(state.game.positions.write(state.raw)["domains"][seat]["tokens"])  # type: ignore[index]


def stored(state: State, seat: int) -> str:
    """A seat's stored tokens as letters."""
    return str(state.game.positions.write(state.raw)["domains"][seat]["stored"])  # type: ignore[index]


def supply(state: State) -> dict[str, int]:
    """The supply by token letter."""
    return dict(state.view()["table"]["supply"])


def refused(state: State, text: str) -> str:
    """The key of the one sentence with which an action is refused; nothing may have changed."""
    before = state.tobytes()
    with pytest.raises(ostraka.IllegalAction) as caught:
        state.play(text)
    assert state.tobytes() == before
    (message,) = caught.value.messages
    assert text not in state.legal
    return message.key
