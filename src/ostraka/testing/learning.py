"""What every game promises to those who learn from it: its action space and its observations.

Two states that look alike to a seat must be alike to it: equal observations of a seat mean an equal
table, question and seats to act in its view, and equal indices of legal actions. Names, the number
of actions played, and what the view says about the past alone are not compared. Random play seldom
meets such a pair, so the children of a state are compared as well: they differ in little.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from ostraka.core.game.game import Game
from ostraka.core.kernel.compile import records
from ostraka.core.kernel.random import below
from ostraka.core.learn.observation import CELL
from ostraka.core.play.state import State
from ostraka.core.show.view import Snapshot

CHILDREN = 6
"""How many children of a state are looked at."""


class Sights:
    """The observations that have been met, and the states behind them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._states: dict[tuple[int, bytes], bytes] = {}
        self._choices: dict[bytes, bytes] = {}

    def note(self, state: State) -> None:
        """Compare a state with those that looked the same to one of the seats."""
        self.note_state(state.raw, state.tobytes())

    def note_state(self, s: Any, content: bytes) -> None:
        """Compare a state with those that looked the same to one of the seats."""
        for seat in range(int(s["players"])):
            seen = self.game.observe(s, seat).tobytes()
            known = self._states.setdefault((seat, seen), content)
            if known != content:
                assert self._shown(known, seat) == self._shown(content, seat), (
                    f"seat {seat} has equal observations of states that it can tell apart"
                )
            if seat == s["seat"]:
                other = self._choices.setdefault(seen, content)
                assert self._choice(other) == self._choice(content), (
                    "equal observations go with different legal actions"
                )

    def _record(self, data: bytes) -> Any:
        return records(data, self.game.dtype)[0]

    def _shown(self, data: bytes, seat: int) -> str:
        view = Snapshot(self.game, self._record(data), {}, 0).view(seat)
        compared = {name: view[name] for name in ("players", "table", "question", "to_act", "over")}
        return json.dumps(compared, sort_keys=True)

    def _choice(self, data: bytes) -> list[int]:
        return sorted(self.game.legal_indices(self._record(data)))


def the_action_space_is_as_declared(game: Game) -> None:
    """Every index has a row of a known verb, and can be described from every seat."""
    table = game.action_table
    assert 0 <= table["verb"].min() <= table["verb"].max() < len(game.actions.kinds), (
        "a row has no verb"
    )
    verbs = list(game.actions.kinds)
    for seat in range(max(game.players)):
        for index in range(game.action_count):
            parts = game.describe_index(index, seat)
            assert parts["verb"] == verbs[table[index]["verb"]], f"index {index} has two verbs"
    described = [tuple(sorted(game.describe_index(i).items())) for i in range(game.action_count)]
    assert len(set(described)) == game.action_count, "two indices mean the same"


def check_learning(state: State, stream: Any, sights: Sights) -> None:
    """Everything that learners rely on, in one state."""
    indices_lead_to_their_actions_and_back(state)
    observations_keep_to_their_declaration(state)
    observations_tell_what_may_be_known(state, below(stream, 1 << 30))
    sights.note(state)
    for _ in range(min(CHILDREN, len(state.codes))):
        sights.note(state.fork().play(state.codes[below(stream, len(state.codes))]))


def indices_lead_to_their_actions_and_back(state: State) -> None:
    """Legal actions have different indices of the action space, whose rows agree with them."""
    game, s = state.game, state.raw
    indices = state.indices
    assert len(set(indices)) == len(indices), "two legal actions have the same index"
    for action, index in zip(state.legal, indices, strict=True):
        assert 0 <= index < game.action_count, f"index {index} is outside the action space"
        back = game.kernel_action(s, game.data, index)
        assert back == action.code, f"index {index} does not lead back to {action.text!r}"
        described, parts = game.describe_index(index, int(s.seat)), action.parts
        for name in described.keys() & parts.keys():
            assert described[name] == parts[name], f"index {index} is not {action.text!r}: {name}"


def observations_keep_to_their_declaration(state: State) -> None:
    """An observation is one row of bytes, each within the bounds of its field."""
    layout = state.game.observation
    for seat in range(state.players):
        seen = state.observation(seat)
        assert seen.dtype == CELL, "an observation is not of single bytes"
        assert seen.shape == (layout.size,), "an observation has not the declared size"
        wrong = np.flatnonzero((seen < layout.low) | (seen > layout.high))
        assert not len(wrong), f"{_field_at(state.game, wrong)} is out of its bounds"


def observations_tell_what_may_be_known(state: State, seed: int) -> None:
    """Redraw what a seat cannot know: its own observation stays, and what is public of others'."""
    public = ~state.game.observation.private
    for seat in range(state.players):
        other = state.reshuffled(seat, seed)
        for observer in range(state.players):
            changed = state.observation(observer) != other.observation(observer)
            assert observer != seat or not changed.any(), (
                f"the observation of seat {seat} depends on what it cannot know"
            )
            wrong = np.flatnonzero(changed & public)
            assert not len(wrong), (
                f"{_field_at(state.game, wrong)} is called public, but seat {seat} cannot know it"
            )


def _field_at(game: Game, places: Any) -> str:
    """The name of the field in which the first of some numbers stands."""
    layout = game.observation
    return next(f.name for f in layout if places[0] < layout.at(f.name) + f.size)
