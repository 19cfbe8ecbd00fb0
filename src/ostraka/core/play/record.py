"""A game written down: one JSON document from which every state can be rebuilt.

    {"format": "ostraka-record", "version": 1, "game": "arkantar", "players": 2,
     "options": {…}, "seed": 7, "actions": ["+c4", "-d2", …], "check": "…"}

`packs` is there when the game was played with packs of an owner's, and says which, in which
version; `position` when it did not begin from the ordinary start, `agreed` when the players ended
it themselves, `left` when some of more than two resigned and the others played on, `names` when
it is known what the players were called, `entropy` when its hidden things were not drawn from the
seed (`core/kernel/deal.py`), `steps` when several actions were chosen together, so
that they are taken back together. `check` is a
digest of everything else, so that a document that was edited or cut is noticed; one written by hand
may leave it out.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired

from ostraka.core.checks import quoted
from ostraka.core.documents import Limits, Spelling, mistakes
from ostraka.core.errors import InvalidRecord, OstrakaError
from ostraka.core.files import digest, write_document
from ostraka.core.game.game import Game
from ostraka.core.game.roles import Position
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.compile import SEATS
from ostraka.core.kernel.deal import ENTROPY
from ostraka.core.packs.packs import PackId, PackVersion
from ostraka.core.play.state import State
from ostraka.core.shape import JsonSchema, Shape
from ostraka.core.show.view import AGREED

FORMAT: Literal["ostraka-record"] = "ostraka-record"
VERSION: Literal[1] = 1
LARGEST_FILE = 16 * 2**20
MOST_PACKS = 16
LONGEST_NAME = 300  # of a file, in a sentence


class RecordShape(Shape):
    """A game as a document; docs/formats.md says what its fields mean."""

    format: Literal["ostraka-record"]
    version: Literal[1]
    game: str
    players: int
    options: dict[str, Any]
    seed: int
    entropy: NotRequired[Annotated[str, Spelling(rf"[0-9a-f]{{{ENTROPY}}}", "0" * ENTROPY)]]
    packs: NotRequired[Annotated[list[PackVersion], Limits(0, MOST_PACKS)]]
    position: NotRequired[Position]
    names: NotRequired[list[Annotated[str, Limits(0, 60)]]]
    actions: list[str]
    steps: NotRequired[list[Annotated[int, Limits(1, 10**6)]]]
    left: NotRequired[Annotated[list[Annotated[list[int], Limits(2, 2)]], Limits(0, SEATS - 1)]]
    agreed: NotRequired[Annotated[list[Any], JsonSchema(AGREED)]]
    check: NotRequired[str]


@dataclass(frozen=True)
class Record:
    """Game, players, options, seed, actions: everything needed to replay."""

    game: str
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    actions: tuple[str, ...] = ()
    position: Position | None = None
    agreed: tuple[str, int] | None = None
    left: tuple[tuple[int, int], ...] = ()
    """After how many actions which seat resigned while the others played on."""
    packs: tuple[PackId, ...] = ()
    """The owner's packs that it was played with."""
    steps: tuple[int, ...] = ()
    """How many actions were chosen together each time; empty where each was chosen alone."""
    entropy: str | None = None
    """What its hidden things were drawn from, where that is not the seed."""
    names: tuple[str, ...] = ()
    """What the players were called, in the order of their seats; an empty name is unknown."""

    @classmethod
    def of(cls, state: State) -> Record:
        """The record of a state."""
        if not isinstance(state, State):
            raise InvalidRecord(Message("error-state-type", type=type(state).__name__))
        return cls(
            game=state.game.name,
            players=state.players,
            seed=state.seed,
            entropy=state.entropy,
            options=dict(state.options),
            actions=tuple(state.actions),
            position=state.beginning,
            agreed=state.agreed,
            left=state.leaving,
            packs=state.game.packs,
            steps=_steps(len(state.actions), state.gathered),
        )

    # -- JSON -------------------------------------------------------------------------------

    def as_json(self) -> RecordShape:
        """The document."""
        document: RecordShape = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "actions": list(self.actions),
        }
        if self.entropy is not None:
            document["entropy"] = self.entropy
        if self.packs:
            document["packs"] = [pack.as_json() for pack in self.packs]
        if self.position is not None:
            document["position"] = self.position
        if any(self.names):
            document["names"] = list(self.names)
        if self.steps:
            document["steps"] = list(self.steps)
        if self.left:
            document["left"] = [list(pair) for pair in self.left]
        if self.agreed is not None:
            document["agreed"] = list(self.agreed)
        document["check"] = digest(document)
        return document

    @classmethod
    def from_json(cls, document: Any) -> Record:
        """Read a document; refuses what is not a record of a version that we know."""
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            raise InvalidRecord(Message("error-record-format"))
        version = document.get("version")
        if version != VERSION or isinstance(version, bool):
            raise InvalidRecord(
                Message("error-record-version", version=quoted(version, 20), known=VERSION)
            )
        given = {name: value for name, value in document.items() if value is not None}
        for place, reason in mistakes(RecordShape, given):
            raise InvalidRecord(Message("error-record-form", field=place, reason=reason))
        try:
            check = digest({name: document[name] for name in document if name != "check"})
        except (TypeError, ValueError, RecursionError):  # no JSON, half a character, no end
            raise InvalidRecord(Message("error-record-format")) from None
        if "check" in document and document["check"] != check:
            raise InvalidRecord(Message("error-record-edited"))
        record = cls(
            game=given["game"],
            players=given["players"],
            seed=given["seed"],
            entropy=given.get("entropy"),
            options=dict(given["options"]),
            actions=tuple(given["actions"]),
            position=given.get("position"),
            agreed=tuple(given["agreed"]) if "agreed" in given else None,
            left=tuple((ply, seat) for ply, seat in given.get("left", [])),
            packs=tuple(PackId(**pack) for pack in given.get("packs", [])),
            names=tuple(given.get("names", [])),
            steps=tuple(given.get("steps", [])),
        )
        for name, good in record._plausible():
            if not good:
                raise InvalidRecord(Message("error-record-field", field=name))
        return record

    def _plausible(self) -> Iterator[tuple[str, bool]]:
        """Which fields fit the others."""
        yield "names", len(self.names) in (0, self.players)
        yield "steps", not self.steps or sum(self.steps) == len(self.actions)
        seats = [("resign", seat) for seat in range(self.players)]
        yield "agreed", self.agreed in (None, ("draw", -1), *seats)

    # -- files ------------------------------------------------------------------------------

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the document: the file is the old one or the new one, never a part of it."""
        target = _path(path)
        try:
            write_document(target, self.as_json())
        except ValueError as error:  # no system has a file of such a name
            name, reason = quoted(target, LONGEST_NAME), quoted(error, LONGEST_NAME)
            raise InvalidRecord(
                Message("error-file-unwritable", path=name, reason=reason)
            ) from None

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """Read a file."""
        target = _path(path)
        name = quoted(target, LONGEST_NAME)
        try:
            too_large = target.stat().st_size > LARGEST_FILE
            document = None if too_large else json.loads(target.read_text(encoding="utf-8"))
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise InvalidRecord(
                Message("error-file-unreadable", path=name, reason=reason)
            ) from None
        except (ValueError, RecursionError):
            raise InvalidRecord(Message("error-file-json", path=name)) from None
        if too_large:
            raise InvalidRecord(Message("error-file-large", path=name))
        return cls.from_json(document)

    # -- replaying --------------------------------------------------------------------------

    def replay(self, game: str | Game | None = None) -> State:
        """The state at the end."""
        return list(self.states(game))[-1]

    def load_game(self) -> Game:
        """The game that it is of, with the packs that it was played with."""
        from ostraka.core.game.registry import load_with

        return load_with(self.game, self.packs)

    def begin(self, game: str | Game | None = None) -> State:
        """The state before the first action."""
        from ostraka.core.game.registry import load

        if game is not None and not isinstance(game, Game):
            game = load(game)
        if game is None or (game.name == self.game and game.packs != self.packs):
            game = self.load_game()
        if game.name != self.game:
            raise InvalidRecord(Message("error-record-game", game=self.game, other=game.name))
        try:
            if self.position is None:
                return game.start(
                    seed=self.seed, players=self.players, entropy=self.entropy, **self.options
                )
            state = game.from_position(self.position, seed=self.seed, **self.options)
        except TypeError:
            raise InvalidRecord(Message("error-record-field", field="options")) from None
        if state.players != self.players:
            raise InvalidRecord(Message("error-record-field", field="players"))
        return state

    def states(self, game: str | Game | None = None) -> Iterator[State]:
        """The one state object as it moves through the game: before each action and at the end."""
        state = self.begin(game)
        self._resign(state)
        yield state
        ends = dict(zip(accumulate(self.steps), self.steps, strict=True))
        for number, action in enumerate(self.actions, 1):
            try:
                state.play(action)
            except OstrakaError as error:
                raise InvalidRecord(
                    Message(
                        "error-record-action",
                        number=number,
                        action=action[:40],
                        reason=error.messages[0],
                    )
                ) from None
            state.gather(ends.get(number, 1))
            self._resign(state)
            yield state
        if self.agreed is not None:
            try:
                if self.agreed[0] == "resign":
                    state.resign(self.agreed[1])
                else:
                    state.agree_draw()
            except OstrakaError:
                raise InvalidRecord(Message("error-record-field", field="agreed")) from None
            yield state

    def _resign(self, state: State) -> None:
        """Those who resigned after the actions played so far."""
        for ply, seat in self.left:
            if ply == state.ply:
                try:
                    state.resign(seat)
                except OstrakaError:
                    raise InvalidRecord(Message("error-record-field", field="left")) from None


def _path(path: Any) -> Path:
    try:
        return Path(path)
    except TypeError:
        raise InvalidRecord(Message("error-path-type", type=type(path).__name__)) from None


def _steps(actions: int, gathered: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """How many actions were chosen together each time; empty where each was chosen alone."""
    steps: list[int] = []
    for first, length in gathered:
        steps += [1] * (first - sum(steps)) + [length]
    return tuple(steps + [1] * (actions - sum(steps))) if steps else ()
