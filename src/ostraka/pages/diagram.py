"""The positions that the rules pages show: one table for all languages, one entry for a diagram.

A diagram is a position as `Game.from_position` reads it, perhaps with options, actions played from
it, and the seat whose eyes it is seen with. Who draws it makes the state and asks for its view, so
that a picture in the rules is always a table of the real game.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ostraka.core.game.registry import load
from ostraka.core.game.roles import Position
from ostraka.core.play.state import State
from ostraka.core.show.view import ViewShape
from ostraka.pages.source import source


@dataclass(frozen=True)
class Diagram:
    """One position of a game that a page shows."""

    game: str
    id: str
    position: Position
    options: dict[str, Any] = field(default_factory=dict)
    actions: Sequence[str] = ()
    """What has been played from the position."""
    seat: int | None = None
    """Whose eyes it is seen with; None: a spectator's."""
    seed: int = 0
    """Where what the position leaves open comes from."""

    def state(self) -> State:
        """The position as a state that can be played on."""
        state = load(self.game).from_position(self.position, seed=self.seed, **self.options)
        for action in self.actions:
            state.play(action)
        return state

    def view(self) -> ViewShape:
        """What is drawn."""
        return self.state().view(self.seat)

    def text(self, locale: str = "en") -> str:
        """The position drawn as text."""
        return load(self.game).display.draw(self.view(), locale)


@cache
def diagrams(game: str) -> dict[str, Diagram]:
    """The diagrams of a game by their ids."""
    found = source(game, "diagrams", f"{game}.toml")
    tables = {} if found is None else tomllib.loads(found.read_text(encoding="utf-8"))
    return {
        name: Diagram(
            game,
            name,
            **table | {"position": read(table["position"])},
        )
        for name, table in tables.items()
    }


def read(text: str) -> Position:
    """A position as it stands in a table: a line of text, or a JSON document."""
    document: Position = json.loads(text) if text.lstrip().startswith("{") else text
    return document
