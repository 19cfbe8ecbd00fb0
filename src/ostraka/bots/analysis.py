"""What the best bot thinks of a position, and of every decision of a game.

Everything is judged with the eyes of the seat that had to decide: a search begins by redrawing
all that this seat could not know at that moment, so no verdict rests on what nobody had seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ostraka.bots.levels import levels
from ostraka.bots.outlook import expected_scores
from ostraka.core.errors import GameOver
from ostraka.core.game.study import Budget, Line, Search, Stop
from ostraka.core.i18n.message import Message
from ostraka.core.play.action import Action
from ostraka.core.play.record import Record
from ostraka.core.play.state import State

if TYPE_CHECKING:
    from ostraka.protocol.study import (
        ActionStep,
        AnalysisShape,
        DecisionShape,
        Grade,
        Grades,
        ReviewShape,
        VerdictShape,
    )

GRADES: tuple[tuple[Grade, float], ...] = (
    ("best", 0.005),
    ("good", 0.03),
    ("inaccuracy", 0.08),
    ("mistake", 0.2),
    ("blunder", 1.0),
)
"""What a decision is called by the share of the victory that it gave away, at most."""

TURNING = 0.1  # a decision that gives away so much turns the game
MOST_TURNING = 5


@dataclass(frozen=True)
class Verdict:
    """What is thought of one action."""

    action: Action
    wins: tuple[float, ...]
    """Each seat's share of the victory."""
    scores: tuple[float, ...]
    """The points that each seat may expect at the end of the game."""
    visits: int
    line: tuple[str, ...]
    """The action and what is expected to follow."""
    sure: bool
    """Whether it was studied as well as the best ones."""

    def as_json(self) -> VerdictShape:
        """Ready for JSON."""
        return {
            **_step(self.action),
            "sentence": str(self.action.message),
            "wins": [round(share, 4) for share in self.wins],
            "scores": [round(points, 2) for points in self.scores],
            "visits": self.visits,
            "sure": self.sure,
            "line": list(self.line),
        }


@dataclass(frozen=True)
class Analysis:
    """The actions of a position: by the chance to win, those studied well before the others."""

    game: str
    seat: int
    ply: int
    verdicts: tuple[Verdict, ...]
    iterations: int
    seconds: float
    exact: bool
    """Whether the first one is proven to win."""

    def as_json(self) -> AnalysisShape:
        """Ready for JSON."""
        return {
            "format": "ostraka-analysis",
            "version": 2,
            "game": self.game,
            "seat": self.seat,
            "ply": self.ply,
            "exact": self.exact,
            "iterations": self.iterations,
            "seconds": round(self.seconds, 3),
            "verdicts": [verdict.as_json() for verdict in self.verdicts],
        }


def strongest(state: State, seed: int, threads: int = 1) -> Search:
    """The search of the game's highest level, without memory of other positions."""
    return levels(state.game)[-1].start(state.game, seed, threads, playing=False)


def analyse(
    state: State,
    budget: Budget | None = None,
    *,
    seed: int = 0,
    threads: int = 1,
    best: int = 5,
    stop: Stop | None = None,
) -> Analysis:
    """The best actions of the seat to act; `stop` ends the search with what is known by then."""
    if state.over:
        raise GameOver(Message("error-over"))
    search = strongest(state, seed, threads)
    findings = search.run(state, budget or levels(state.game)[-1].budget, stop)
    seat, final = findings.seat, findings.final
    lines = sorted(findings.lines[:best], key=lambda line: (not line.sure, -line.wins[seat]))
    return Analysis(
        game=state.game.name,
        seat=findings.seat,
        ply=state.ply,
        verdicts=tuple(_verdict(state, line, seed, final) for line in lines),
        iterations=findings.iterations,
        seconds=findings.seconds,
        exact=findings.exact,
    )


@dataclass(frozen=True)
class Judgement:
    """What a short thought makes of a position."""

    seat: int
    action: str
    """The best that was found for the seat to act."""
    wins: tuple[float, ...]
    """Each seat's share of the victory with it."""
    sure: bool
    """Whether it was studied well; else it is a first guess."""


def judged(state: State, budget: Budget, stop: Stop | None = None) -> Judgement:
    """How a position stands, and no more than that: neither points nor how it may continue."""
    if state.over:
        raise GameOver(Message("error-over"))
    findings = strongest(state, 0).run(state, budget, stop)
    best = findings.best
    text = state.legal[state.legal.codes.index(best.code)].text
    return Judgement(findings.seat, text, best.wins, best.sure)


def _verdict(state: State, line: Line, seed: int, final: bool) -> Verdict:
    return Verdict(
        action=state.legal[state.legal.codes.index(line.code)],
        wins=line.wins,
        scores=line.scores if final else expected_scores(state, line.code, seed),
        visits=line.visits,
        line=tuple(_texts(state, line.codes, seed)),
        sure=line.sure,
    )


def _texts(state: State, codes: tuple[int, ...], seed: int) -> Iterator[str]:
    """The texts of a line, played in a state with nothing in it that the seat cannot know."""
    assert state.seat is not None
    table = state.reshuffled(state.seat, seed)
    for code in codes:
        if table.over or code not in table.legal.codes:
            return
        yield table.legal[table.legal.codes.index(code)].text
        table.play(code)


@dataclass(frozen=True)
class Decision:
    """One decision of a game, graded against the best that was found."""

    ply: int
    seat: int
    action: Action
    best: str
    wins: tuple[float, ...]
    """Each seat's share of the victory before the decision, as the seat to act saw it."""
    loss: float
    """What the decision gave away."""
    grade: Grade
    line: tuple[str, ...] = ()
    """The better action and what was expected to follow; nothing where none was better."""
    better: tuple[Action, ...] = ()
    """The better line, as far as the same seat acts."""

    def as_json(self) -> DecisionShape:
        """Ready for JSON."""
        better = [_step(action) for action in self.better]
        return {
            "ply": self.ply,
            "seat": self.seat,
            **_step(self.action),
            "sentence": str(self.action.message),
            "best": self.best,
            "best_message": better[0]["message"] if better else None,
            "better": better,
            "wins": [round(share, 4) for share in self.wins],
            "loss": round(self.loss, 4),
            "grade": self.grade,
            "line": list(self.line),
        }


@dataclass(frozen=True)
class Review:
    """A game, decision by decision."""

    record: Record
    title: str
    seats: tuple[Message, ...]
    decisions: tuple[Decision, ...]
    outcome: Message | None
    places: tuple[int, ...]

    @property
    def turning_points(self) -> list[Decision]:
        """The decisions that gave most away, in the order of the game."""
        worst = sorted(self.decisions, key=lambda decision: -decision.loss)[:MOST_TURNING]
        return sorted((d for d in worst if d.loss >= TURNING), key=lambda decision: decision.ply)

    @property
    def losses(self) -> list[float]:
        """What each seat gave away per decision, on average."""
        means = []
        for seat in range(len(self.seats)):
            mine = [d.loss for d in self.decisions if d.seat == seat and d.grade != "forced"]
            means.append(sum(mine) / len(mine) if mine else 0.0)
        return means

    def grades(self) -> Grades:
        """The decisions and what they add up to, ready for JSON."""
        return {
            "decisions": [decision.as_json() for decision in self.decisions],
            "turning_points": [decision.ply for decision in self.turning_points],
            "mean_loss": [round(loss, 4) for loss in self.losses],
        }

    def as_json(self) -> ReviewShape:
        """Ready for JSON."""
        return {
            "format": "ostraka-review",
            "version": 2,
            "record": self.record.as_json(),
            "seats": [str(seat) for seat in self.seats],
            "outcome": None if self.outcome is None else str(self.outcome),
            "places": list(self.places),
            **self.grades(),
        }


def grade(loss: float, *, best: bool = True) -> Grade:
    """What a decision that gave away so much is called; never best where another was better."""
    words = GRADES if best else GRADES[1:]
    return next(word for word, most in words if loss <= most or word == GRADES[-1][0])


def review(
    record: Record,
    budget: Budget,
    *,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
    stop: Stop | None = None,
) -> Review:
    """Judge every decision of a record, each with the budget (half of it for the action played).

    `stop` ends it after the decisions that have been judged by then.
    """
    decisions: list[Decision] = []
    search: Search | None = None
    state = record.begin()
    texts = record.actions
    last: tuple[float, ...] | None = None
    for number, text in enumerate(texts):
        search = search or strongest(state, seed)
        decision = _decision(search, state, text, budget, last, stop, seed)
        if stop is not None and stop[0]:
            break
        decisions.append(decision)
        last = decision.wins
        state.play(text)
        if progress is not None:
            progress(number + 1, len(texts))
    final = record.replay(state.game)
    outcome = final.outcome
    return Review(
        record=record,
        title=state.game.title,
        seats=tuple(state.game.display.seat_name(state.raw, seat) for seat in range(state.players)),
        decisions=tuple(decisions),
        outcome=None if outcome is None else outcome.reason,
        places=() if outcome is None else outcome.places,
    )


def _decision(
    search: Search,
    state: State,
    text: str,
    budget: Budget,
    last: tuple[float, ...] | None,
    stop: Stop | None,
    seed: int,
) -> Decision:
    seat = state.seat
    assert seat is not None
    action = state.action(text)
    if len(state.legal) == 1:
        wins = last or tuple(1 / state.players for _ in range(state.players))
        return Decision(state.ply, seat, action, text, wins, 0.0, "forced")
    best = search.run(state, budget, stop).best
    if action.code == best.code:
        return Decision(state.ply, seat, action, text, best.wins, 0.0, "best")
    played = search.run(state, _half(budget), stop, only=action.code).best
    loss = best.wins[seat] - played.wins[seat]
    if loss <= 0:  # nothing better was found than what was played
        return Decision(state.ply, seat, action, text, played.wins, 0.0, "best")
    line = tuple(_texts(state, best.codes, seed))
    first = state.legal[state.legal.codes.index(best.code)]
    better = tuple(_turn(state.fork(), (first.text, *line[1:])))
    return Decision(
        ply=state.ply,
        seat=seat,
        action=action,
        best=first.text,
        wins=best.wins,
        loss=loss,
        grade=grade(loss, best=False),
        line=line,
        better=better,
    )


def _turn(state: State, texts: Iterable[str]) -> Iterator[Action]:
    """The actions of a line that the seat to act would play before anybody else is asked."""
    seat = state.seat
    for text in texts:
        action = next((one for one in state.legal if one.text == text), None)
        if action is None:
            return
        yield action
        state.play(action)
        if state.over or state.seat != seat:
            return


def _step(action: Action) -> ActionStep:
    return {"text": action.text, "parts": action.parts, "message": action.message.as_json()}


def _half(budget: Budget) -> Budget:
    return Budget(
        seconds=None if budget.seconds is None else budget.seconds / 2,
        iterations=None if budget.iterations is None else max(1, budget.iterations // 2),
        nodes=None if budget.nodes is None else max(1, budget.nodes // 2),
    )
