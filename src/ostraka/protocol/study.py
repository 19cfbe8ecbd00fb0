"""Studying games: moments, branches, analysis, reviews, puzzles and lessons."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field, StringConstraints

from ostraka.core.i18n.message import Sentence
from ostraka.core.play.parts import PartsShape
from ostraka.core.play.record import RecordShape
from ostraka.core.shape import Shape
from ostraka.core.show.change import ChangeShape
from ostraka.core.show.view import ViewShape
from ostraka.protocol.base import AskedChoice, Incoming, Parts, Ply, Seat

Text = Annotated[str, StringConstraints(max_length=200)]
Played = Annotated[list[Parts | Text], Field(max_length=200)]


class ReplayMoment(Shape):
    """A game at one ply."""

    table: str
    seat: int | None
    """The viewpoint."""
    ply: int
    last: int
    """The last ply there is."""
    view: ViewShape
    changes: list[ChangeShape]
    """What led here from the ply before."""
    turns: list[int]
    """The seat that acted at each ply, from the first on."""


class ChangeList(Shape):
    """All changes from a ply on."""

    ply: int
    changes: list[ChangeShape]


class Branch(Incoming):
    """Another way from a moment of a game."""

    ply: Ply
    actions: Played = Field(default_factory=list)
    seat: Seat | None = Field(default=None, description="The viewpoint; null: whoever is to act.")


class PositionAnswer(AskedChoice):
    """A state outside any table: its view and what could be played."""

    view: ViewShape
    changes: list[ChangeShape]
    """Of the last action."""


class AskAnalysis(Incoming):
    """Analyse a moment of a game, or a branch of it."""

    ply: Ply
    actions: Played = Field(default_factory=list)
    seconds: float = Field(default=1.0, gt=0, le=5)
    best: int = Field(default=5, ge=1, le=500)


class ActionStep(Shape):
    """One action of a line."""

    text: str
    parts: PartsShape
    message: Sentence


class VerdictShape(ActionStep):
    """What is thought of one action."""

    sentence: str
    """The message in English, for logs and programs."""
    wins: list[float]
    """Each seat's share of the victory."""
    scores: list[float]
    """The points that each seat may expect at the end."""
    visits: int
    sure: bool
    """Whether it was studied as well as the best ones; else it is a first guess."""
    line: list[str]
    """The action and what is expected to follow."""


class AnalysisShape(Shape):
    """The best actions of the seat to act: those studied well first, by the chance to win."""

    format: Literal["ostraka-analysis"]
    version: Literal[2]
    game: str
    seat: int
    ply: int
    exact: bool
    """Whether the first one is proven to win."""
    iterations: int
    seconds: float
    verdicts: list[VerdictShape]


class AskJudgement(Incoming):
    """Judge a moment of a game, or a branch of it, in short."""

    ply: Ply
    actions: Played = Field(default_factory=list)


class JudgementAnswer(Shape):
    """The best action of the seat to act, and each seat's share of the victory with it."""

    seat: int
    ply: int
    text: str
    wins: list[float]
    sure: bool
    """Whether it was studied well; else it is a first guess."""


Grade = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]


class DecisionShape(Shape):
    """One decision of a game, graded. What is not required, reviews kept for long may lack."""

    ply: int
    seat: int
    text: str
    message: Sentence
    sentence: NotRequired[str]
    """The message in English, for logs and programs."""
    parts: NotRequired[PartsShape | None]
    best: str
    best_message: Sentence | None
    wins: list[float]
    """Each seat's share of the victory before the decision, as the seat to act saw it."""
    loss: float
    """What the decision gave away."""
    grade: Grade
    line: NotRequired[list[str]]
    """The better action and what was expected to follow; empty where none was better."""
    better: NotRequired[list[ActionStep]]
    """The better line, as far as the same seat acts."""


class Grades(Shape):
    """The decisions of a game, and what they add up to."""

    decisions: list[DecisionShape]
    turning_points: list[int]
    """Plies."""
    mean_loss: list[float]
    """Per seat."""


class ReviewShape(Grades):
    """A review as a document."""

    format: Literal["ostraka-review"]
    version: Literal[2]
    record: RecordShape
    seats: list[str]
    outcome: str | None
    places: list[int]


class ReviewAnswer(Grades):
    """A review at a server: under way, or done."""

    state: Literal["none", "running", "done"]
    done: int
    """Decisions judged."""
    total: int


class PuzzleAnswer(AskedChoice):
    """A puzzle as it stands after the actions played in it."""

    puzzle: str
    """Its name, for links: it is always the same position."""
    game: str
    turns: int
    difficulty: int
    seat: int
    next: str
    """The name of the next puzzle."""
    played: int
    solved: bool
    failed: bool
    view: ViewShape
    changes: list[ChangeShape]
    solution: list[ActionStep] | None
    """Only when it is asked for."""


class TryPuzzle(Incoming):
    """The actions played in a puzzle so far."""

    actions: Played = Field(default_factory=list)
    reveal: bool = Field(default=False, description="Show the solution.")


class TryLesson(Incoming):
    """The actions played so far in a lesson or on a diagram."""

    actions: Played = Field(default_factory=list)
