"""Walking through a lesson: where the learner is, what may be done, what is said.

A walk follows from the lesson and the texts of the learner's actions alone, so that whoever serves
it need not keep anything: `walk(game, actions)` is where these actions lead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ostraka.core.action import Action
from ostraka.core.change import Change
from ostraka.core.errors import IllegalAction
from ostraka.core.message import Message
from ostraka.core.parts import Parts
from ostraka.core.state import State
from ostraka.pages.lesson import Lesson, Step, lesson

__all__ = ["Walk", "walk"]


class Walk:
    """A lesson under way."""

    def __init__(self, lesson: Lesson, number: int = 0) -> None:
        self.lesson = lesson
        self.actions: list[str] = []
        """What the learner has played, in all steps."""
        self.number = number
        """The step the learner is at; as many as there are steps once the lesson is over."""
        self.stage = 0
        self.state: State = lesson.begin(number)
        self.closed: Step | None = None
        """The step that the last action completed, if it did."""
        self._last = (self.state, self.state.ply)

    @property
    def told(self) -> list[Change]:
        """What the last action brought about, the opponent's answer included."""
        state, since = self._last
        return state.changes(self.lesson.seat, since=since)

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.number == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step that the learner is at."""
        if self.over:
            raise IllegalAction(Message("lesson-over"))
        return self.lesson.steps[self.number]

    def allowed(self) -> list[Action]:
        """The actions that do what is asked; everything else is veiled."""
        return [] if self.over else self.step.stages[self.stage].allowed(self.state)

    def why_not(self, text: str) -> Message | None:
        """Why an action is not for now: the rules forbid it, or the step asks for another."""
        refused = self.state.why_not(text)
        if refused is not None:
            return refused
        return None if text in self._texts() else self.step.task

    def shown(self) -> str:
        """The action that “show me” plays next."""
        (first, *_) = [text for text in self.step.show if text in self._texts()] or self._texts()
        return first

    def _texts(self) -> list[str]:
        return [action.text for action in self.allowed()]

    def play(self, action: str | Parts) -> Walk:
        """Do what is asked; refuses everything else with the reason.

        An action may name several things at once, where the game asks for several; all must fit.
        """
        step, before = self.step, self.state.ply
        tried = self.state.fork().play(action)
        stage = self._reached(tried, before)
        self.state, self.stage, self.closed = tried, stage, None
        self.actions += tried.actions[before:]
        done = stage == len(step.stages)
        for answer in step.answer if done else ():
            tried.play(answer)
        self._last = (tried, before)
        if done:
            self._go_on(step)
        return self

    def _reached(self, tried: State, before: int) -> int:
        """The stage after the actions since a ply; refuses them if one is not asked for."""
        stages, number = self.step.stages, self.stage
        for text in tried.actions[before:]:
            if number < len(stages) and stages[number].repeated and not stages[number].fits(text):
                number += 1
            if number == len(stages) or not stages[number].fits(text):
                raise IllegalAction(self.step.task)
            number += not stages[number].repeated
        if number < len(stages) and stages[number].repeated and not stages[number].allowed(tried):
            number += 1
        return number

    def _go_on(self, done: Step) -> None:
        """The next step: on a table of its own, or on this one."""
        self.closed = done
        self.stage = 0
        self.number += 1
        if not self.over and self.step.position is not None:
            self.state = self.lesson.begin(self.number)

    def choice(self) -> dict[str, Any]:
        """What is lit: rows of parts, and the choice of several things if that is what is asked."""
        rows = [action.parts for action in self.allowed()]
        gathering = self.state.gathering if rows else None
        if gathering is None or all(row["verb"] != gathering.verb for row in rows):
            return {"legal": rows, "gathering": None}
        things = {
            thing: most for thing, most in gathering.things.items() if self._asks(thing, rows)
        }
        rows = [row for row in rows if row["verb"] not in (gathering.verb, gathering.done)]
        return {"legal": rows, "gathering": gathering.as_json() | {"things": things}}

    def _asks(self, thing: str, rows: Sequence[Parts]) -> bool:
        """Whether a thing of several is asked for, now or in a later stage of the step."""
        gathering = self.state.gathering
        assert gathering is not None
        named = " ".join(str(row.get(gathering.slot, row.get(gathering.one))) for row in rows)
        text = f"{gathering.verb} {thing}"
        later = self.step.stages[self.stage :]
        return thing in named.split() or any(stage.fits(text) for stage in later)

    def as_json(self) -> dict[str, Any]:
        """What a browser shows."""
        asked = None if self.over else self.step
        return {
            "game": self.lesson.game,
            "seat": self.lesson.seat,
            "steps": [{"id": step.id, "task": step.task.as_json()} for step in self.lesson.steps],
            "number": self.number,
            "actions": list(self.actions),
            "teach": asked.teach.as_json() if asked else None,
            "task": asked.task.as_json() if asked else None,
            "rule": asked.rule if asked else None,
            "terms": list(asked.terms) if asked else [],
            "close": self.closed.close.as_json() if self.closed else None,
            "told": [change.as_json() for change in self.told],
            "view": self.state.view(self.lesson.seat),
            **self.choice(),
            "texts": self._texts(),
            "show": None if self.over else self.shown(),
            "over": self.over,
        }


def walk(game: str, actions: Sequence[str | Parts] = ()) -> Walk:
    """Where a learner is after these actions."""
    under_way = Walk(lesson(game))
    for action in actions:
        under_way.play(action)
    return under_way
