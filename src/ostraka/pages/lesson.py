"""First games that teach by doing: a row of small steps on real tables with the real rules.

A lesson is in `lessons/<game>.toml`. Each step either sets up a position or continues from where
the step before it ended. It teaches one sentence, sets a task, lets nothing else be done, has the
opponent answer with fixed actions, and closes with a sentence that tells what came of it. Sentences
are the messages `lesson-<words>-<step>-teach`, `-task` and `-close`, and `-then` for what is left
of a task once its first action is done; the things that a step `names` stand in them as the game
calls them, so that no sentence needs a card's number.

What a step asks is a row of stages. A stage is a pattern of action texts, alternatives parted by
`|`, with `*` for anything; one that ends in ` +` is asked again as long as anything fits it.

A step may let a wrong choice be tried: what fits its `lure` is lit as well, and refused with the
message `lesson-<words>-<step>-lure`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from ostraka.core.errors import UnknownGame
from ostraka.core.game.registry import load
from ostraka.core.game.roles import Position
from ostraka.core.i18n.message import Message
from ostraka.core.play.action import Action
from ostraka.core.play.state import State
from ostraka.pages.diagram import read
from ostraka.pages.source import source


@dataclass(frozen=True)
class Stage:
    """One thing that is asked: what fits it, and whether it is asked until nothing fits."""

    patterns: tuple[str, ...]
    repeated: bool

    @classmethod
    def of(cls, text: str) -> Stage:
        """A stage as it is written."""
        repeated = text.endswith(" +")
        return cls(tuple(text.removesuffix(" +").split("|")), repeated)

    def fits(self, text: str) -> bool:
        """Whether an action does what is asked."""
        return any(fnmatchcase(text, pattern) for pattern in self.patterns)

    def allowed(self, state: State) -> list[Action]:
        """The legal actions that do what is asked."""
        return [action for action in state.legal if self.fits(action.text)]

    def begins(self, verb: str) -> bool:
        """Whether it asks for this kind of action, as its texts begin with its verb."""
        return any(pattern.split()[0] == verb for pattern in self.patterns)

    @classmethod
    def nothing(cls) -> Stage:
        """What no action fits."""
        return cls((), False)


@dataclass(frozen=True)
class LessonStep:
    """One step of a lesson."""

    id: str
    words: str
    """The lesson's name in the keys of its messages."""
    stages: tuple[Stage, ...]
    show: tuple[str, ...]
    """The actions that “show me” plays."""
    rule: str
    """The section of the rules page where more is said."""
    terms: tuple[str, ...]
    """The words of the glossary that the step uses."""
    answer: tuple[str, ...] = ()
    """What the opponent plays afterwards."""
    position: Position | None = None
    """Where the step begins; None: where the one before it ended."""
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 0
    lure: Stage = field(default_factory=Stage.nothing)
    """What may be tried and is refused with a reason."""
    names: Mapping[str, Message] = field(default_factory=dict)
    """What the things in its sentences are called."""

    @property
    def teach(self) -> Message:
        """The sentence that the step teaches."""
        return self._say("teach")

    @property
    def task(self) -> Message:
        """What the learner is asked to do."""
        return self._say("task")

    @property
    def then(self) -> Message:
        """What is left to do once the first of several stages is done."""
        return self._say("then")

    @property
    def close(self) -> Message:
        """What came of it, said when it is done."""
        return self._say("close")

    @property
    def lured(self) -> Message:
        """Why what was tried is not what is asked."""
        return self._say("lure")

    def _say(self, part: str) -> Message:
        return Message(f"lesson-{self.words}-{self.id}-{part}", **self.names)


@dataclass(frozen=True)
class Lesson:
    """The first game that teaches a game."""

    game: str
    seat: int
    """The learner's seat."""
    steps: tuple[LessonStep, ...]

    def begin(self, number: int) -> State:
        """The table on which a step begins, when “show me” has played those it continues from."""
        first = max(n for n in range(number + 1) if self.steps[n].position is not None)
        state = self._laid_out(self.steps[first])
        for step in self.steps[first:number]:
            for action in (*step.show, *step.answer):
                state.play(action)
        return state

    def _laid_out(self, step: LessonStep) -> State:
        assert step.position is not None
        return load(self.game).from_position(step.position, seed=step.seed, **step.options)


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    name = load(game).name
    found = source(name, "lessons", f"{name}.toml")
    if found is None:
        raise UnknownGame(Message("pages-none", game=load(name).title))
    table = tomllib.loads(found.read_text(encoding="utf-8"))
    return Lesson(name, table["seat"], tuple(_step(name, table, one) for one in table["step"]))


def _step(name: str, table: dict[str, Any], one: dict[str, Any]) -> LessonStep:
    position = one.get("position")
    game: Any = load(name)  # one whose lesson names things says what they are called
    return LessonStep(
        id=one["id"],
        words=table["words"],
        stages=tuple(Stage.of(text) for text in one["ask"]),
        show=tuple(one["show"]),
        rule=one["rule"],
        terms=tuple(one["terms"]),
        answer=tuple(one.get("answer", ())),
        position=None if position is None else read(position),
        options=one.get("options", table.get("options", {})),
        seed=one.get("seed", 0),
        lure=Stage.of(one["lure"]) if "lure" in one else Stage.nothing(),
        names={word: game.named(thing) for word, thing in one.get("names", {}).items()},
    )
