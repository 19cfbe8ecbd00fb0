"""Setting tables up for tests: a position by a few words, played by texts, read back by card ids.

    table = Table(hand="C12 M3 A5", line={3: "C5:2 M7:1", 1: "P1"}, past="C1 C2* M4", lost=4)
    table.play("create C12 1", "discard M3")
    assert table.hand == ["A5"]

A line gives, per space, the lower and then the upper monument, with `:knowledge` and `+technology`
lying on it; a `*` in the Past means rotated. Everything of seat 0 is given by keyword; `others` has
a dictionary of the same words for each opponent (default: one opponent with nothing). What is not
named lies in the decks.
"""

from __future__ import annotations

from typing import Any, Self

import pytest

from ostraka.core.errors import IllegalAction
from ostraka.core.game.game import Game
from ostraka.core.play.state import State
from ostraka.games.ancient_knowledge import GAME

__all__ = ["Table", "board"]


def board(
    hand: str = "",
    line: dict[int, str] | None = None,
    artifacts: str = "",
    past: str = "",
    learned: str = "",
    lost: int = 0,
) -> dict[str, Any]:
    """One seat of a position document."""
    timeline = []
    for space, standing in (line or {}).items():
        for entry in standing.split():
            standing_card, _, technology = entry.partition("+")
            card, _, knowledge = standing_card.partition(":")
            place = {"card": card, "space": space, "knowledge": int(knowledge or 0)}
            timeline.append(place | ({"technology": technology} if technology else {}))
    return {
        "hand": hand.split(),
        "timeline": timeline,
        "artifacts": artifacts.split(),
        "past": [{"card": c.rstrip("*"), "rotated": c.endswith("*")} for c in past.split()],
        "collection": learned.split(),
        "lost": lost,
    }


class Table:
    """A game set up from a position; seat 0 is the active player unless `turn` says otherwise."""

    def __init__(
        self,
        *,
        others: list[dict[str, Any]] | None = None,
        deck: str = "",
        discard: str = "",
        tiles: list[str] | None = None,
        technology_decks: list[str] | None = None,
        seed: int = 1,
        phase: str = "action",
        actions: int | None = None,
        turn: int = 0,
        first: int = 0,
        document: dict[str, Any] | None = None,
        game: Game = GAME,
        options: dict[str, Any] | None = None,
        **seat: Any,
    ) -> None:
        self.document: dict[str, Any] = {
            "players": [board(**seat), *(board(**o) for o in ([{}] if others is None else others))],
            "deck": deck.split(),
            "discard": discard.split(),
            "turn": turn,
            "first": first,
            "phase": phase,
            **(document or {}),
        }
        if tiles is not None:
            self.document["tiles"] = [t.split() for t in tiles]
        if technology_decks is not None:
            self.document["technology_decks"] = [t.split() for t in technology_decks]
        if actions is not None:
            self.document["actions"] = actions
        self.game = game
        self.state: State = game.from_position(self.document, seed=seed, **(options or {}))

    # -- playing ----------------------------------------------------------------------------------

    def play(self, *actions: str) -> Self:
        """Play actions by their texts; the invariants are checked after each."""
        for action in actions:
            self.state.play(action)
            self.game.positions.check(self.state.raw)
        return self

    @property
    def legal(self) -> list[str]:
        """The texts of the legal actions."""
        return [action.text for action in self.state.legal]

    def refuses(self, *actions: str) -> None:
        """Assert that actions are illegal now, with a reason, and change nothing."""
        for action in actions:
            before = self.state.tobytes()
            with pytest.raises(IllegalAction) as refusal:
                self.state.play(action)
            assert str(refusal.value).strip()
            assert self.state.tobytes() == before

    # -- reading ----------------------------------------------------------------------------------

    def seat(self, seat: int = 0) -> dict[str, Any]:
        """A seat as the position document gives it now."""
        position = self.state.position
        assert isinstance(position, dict)
        players: list[dict[str, Any]] = position["players"]
        return players[seat]

    def position(self, key: str) -> Any:
        """Any entry of the position document (deck, discard, tiles, turned, phase …)."""
        position = self.state.position
        assert isinstance(position, dict)
        return position[key]

    @property
    def hand(self) -> list[str]:
        """The hand of seat 0."""
        hand: list[str] = self.seat()["hand"]
        return hand

    @property
    def lost(self) -> int:
        """The lost knowledge of seat 0."""
        return int(self.seat()["lost"])

    @property
    def past(self) -> list[str]:
        """The monuments in the Past of seat 0, in order of arrival."""
        return [entry["card"] for entry in self.seat()["past"]]

    def line(self, seat: int = 0) -> dict[str, tuple[int, str]]:
        """Where each monument of a timeline stands: card → (space, level)."""
        return {e["card"]: (e["space"], e["level"]) for e in self.seat(seat)["timeline"]}

    def knowledge(self, card: str, seat: int = 0) -> int:
        """The knowledge on a monument of a timeline."""
        return next(int(e["knowledge"]) for e in self.seat(seat)["timeline"] if e["card"] == card)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points as they stand."""
        return self.state.scores
