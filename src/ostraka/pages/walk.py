"""Walking through a lesson: where the learner is, what may be done, what is said.

A walk follows from the lesson and the learner's actions alone, so that whoever serves it need not
keep anything: `walk(game, actions)` is where these actions lead. Once a step is done its table is
held, so that what came of it can be looked at before the next step is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ostraka.core.errors import IllegalAction
from ostraka.core.i18n.message import Message
from ostraka.core.play.action import Action
from ostraka.core.play.parts import Gathering, Parts
from ostraka.core.play.state import State
from ostraka.core.show.change import Change
from ostraka.core.show.view import ViewShape
from ostraka.pages.lesson import Lesson, LessonStep, lesson


@dataclass(frozen=True)
class Held:
    """A step that is done, with the table as it became."""

    number: int
    step: LessonStep
    before: ViewShape
    """The view from which the step began."""
    view: ViewShape
    """The view when the learner has acted and the opponent has answered."""
    told: list[Change]
    """All that happened in between."""

    def as_json(self) -> dict[str, Any]:
        """What a browser shows until the learner continues."""
        return {
            "number": self.number,
            "close": self.step.close.as_json(),
            "before": self.before,
            "view": self.view,
            "told": [change.as_json() for change in self.told],
        }


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
        self.held: Held | None = None
        """The step that the last action completed, if it did."""
        self._last = (self.state, self.state.ply)
        self._begun = self._beginning()

    def _beginning(self) -> tuple[int, ViewShape]:
        """The ply and the view at which a step begins."""
        return self.state.ply, self.state.view(self.lesson.seat)

    @property
    def closed(self) -> LessonStep | None:
        """The step that the last action completed, if it did."""
        return self.held.step if self.held else None

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
    def step(self) -> LessonStep:
        """The step that the learner is at."""
        if self.over:
            raise IllegalAction(Message("lesson-over"))
        return self.lesson.steps[self.number]

    @property
    def task(self) -> Message:
        """What the learner is asked to do now."""
        return self.step.then if self.stage > 0 else self.step.task

    def allowed(self) -> list[Action]:
        """The actions that do what is asked; everything else is veiled."""
        return [] if self.over else self.step.stages[self.stage].allowed(self.state)

    def lures(self) -> list[Action]:
        """The actions that may be tried beside them, and teach by being refused."""
        return [] if self.over or self.stage > 0 else self.step.lure.allowed(self.state)

    def why_not(self, text: str) -> Message | None:
        """Why an action is not for now: the rules forbid it, or the step asks for another."""
        refused = self.state.why_not(text)
        if refused is not None:
            return refused
        return None if text in self._texts() else self._not_asked(text)

    def _not_asked(self, text: str) -> Message:
        return self.step.lured if self.step.lure.fits(text) else self.task

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
        self.state, self.stage, self.held = tried, stage, None
        self.actions += tried.actions[before:]
        done = stage == len(step.stages)
        for answer in step.answer if done else ():
            tried.play(answer)
        self._last = (tried, before)
        if done:
            self._hold(step)
            self._go_on()
        return self

    def _reached(self, tried: State, before: int) -> int:
        """The stage after the actions since a ply; refuses them if one is not asked for."""
        stages, number = self.step.stages, self.stage
        for text in tried.actions[before:]:
            if number < len(stages) and stages[number].repeated and not stages[number].fits(text):
                number += 1
            if number == len(stages) or not stages[number].fits(text):
                raise IllegalAction(self._not_asked(text))
            number += not stages[number].repeated
        if number < len(stages) and stages[number].repeated and not stages[number].allowed(tried):
            number += 1
        return number

    def _hold(self, done: LessonStep) -> None:
        """Keep the table as the step has left it."""
        seat, (since, before) = self.lesson.seat, self._begun
        told = self.state.changes(seat, since=since)
        self.held = Held(self.number, done, before, self.state.view(seat), told)

    def _go_on(self) -> None:
        """The next step: on a table of its own, or on this one."""
        self.stage = 0
        self.number += 1
        if not self.over and self.step.position is not None:
            self.state = self.lesson.begin(self.number)
        self._begun = self._beginning()

    def choice(self) -> dict[str, Any]:
        """What is lit: rows of parts, and the choice of several things if that is what is asked."""
        rows = [action.parts for action in (*self.allowed(), *self.lures())]
        gathering = self.state.gathering if rows else None
        if gathering is None or all(row["verb"] != gathering.verb for row in rows):
            return {"legal": rows, "gathering": None}
        asked = [row for row in rows if row["verb"] == gathering.verb]
        rows = [row for row in rows if row["verb"] not in (gathering.verb, gathering.done)]
        wanted = _together(asked, gathering) if gathering.at_once else self._in_turn(gathering)
        return {"legal": rows, "gathering": gathering.as_json() | wanted}

    def _in_turn(self, gathering: Gathering) -> dict[str, Any]:
        """What of a choice is asked for, where the rules take one thing after the other."""
        stages = self.step.stages[self.stage :]
        things = {
            thing: most
            for thing, most in gathering.things.items()
            if any(stage.fits(f"{gathering.verb} {thing}") for stage in stages)
        }
        if any(stage.repeated for stage in stages):
            return {"things": things}
        count = min(gathering.most, sum(stage.begins(gathering.verb) for stage in stages))
        return {"things": things, "least": count, "most": count}

    def _lure(self) -> dict[str, Any] | None:
        """Which of the rows that are lit only teach, and what they teach."""
        rows = [action.parts for action in self.lures()]
        return {"legal": rows, "message": self.step.lured.as_json()} if rows else None

    def as_json(self) -> dict[str, Any]:
        """What a browser shows."""
        asked = None if self.over else self.step
        return {
            "game": self.lesson.game,
            "seat": self.lesson.seat,
            "steps": [{"id": step.id, "task": step.task.as_json()} for step in self.lesson.steps],
            "number": self.number,
            "laid": asked is not None and self.stage == 0 and asked.position is not None,
            "actions": list(self.actions),
            "teach": asked.teach.as_json() if asked else None,
            "task": self.task.as_json() if asked else None,
            "lure": self._lure(),
            "rule": asked.rule if asked else None,
            "terms": list(asked.terms) if asked else [],
            "held": self.held.as_json() if self.held else None,
            "told": [change.as_json() for change in self.told],
            "view": self.state.view(self.lesson.seat),
            **self.choice(),
            "show": None if self.over else self.shown(),
            "over": self.over,
        }


def _together(rows: Sequence[Parts], gathering: Gathering) -> dict[str, Any]:
    """What of a choice is asked for, where the rules take all of it in one action."""
    asked = [Counter(str(row[gathering.slot]).split()) for row in rows]
    counts = [counted.total() for counted in asked]
    often = {thing: max(counted[thing] for counted in asked) for thing in gathering.things}
    things = {thing: most for thing, most in often.items() if most}
    return {"things": things, "least": min(counts), "most": max(counts)}


def walk(game: str, actions: Sequence[str | Parts] = ()) -> Walk:
    """Where a learner is after these actions."""
    under_way = Walk(lesson(game))
    for action in actions:
        under_way.play(action)
    return under_way
