"""What bots say to people: advice for the seat to act."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ostraka.bots.levels import Level, levels, sensible
from ostraka.core.errors import GameOver
from ostraka.core.game.study import Budget, Findings, Line, Stop
from ostraka.core.i18n.message import Message
from ostraka.core.play.action import Action
from ostraka.core.play.parts import Gathering, Parts
from ostraka.core.play.state import State


@dataclass(frozen=True)
class Advised:
    """The best action that the highest level finds for the seat to act."""

    action: Action
    findings: Findings
    best: Line
    gathering: Gathering | None
    chosen: Mapping[str, int]
    """Where several things are chosen together: all of them."""

    @property
    def parts(self) -> Parts:
        """What is to be played, whole."""
        if self.gathering is None:
            return self.action.parts
        return self.gathering.parts(self.chosen)

    @property
    def text(self) -> str:
        """The same as a person may type it."""
        if self.gathering is None:
            return self.action.text
        things = (thing if n == 1 else f"{thing}={n}" for thing, n in self.chosen.items())
        return " ".join([self.gathering.verb, *things])


def advised(
    state: State, budget: Budget | None = None, seed: int = 0, stop: Stop | None = None
) -> Advised:
    """Search for the best action, once for each thing where several are chosen together."""
    if state.over:
        raise GameOver(Message("error-over"))
    level = levels(state.game)[-1]
    limit = budget or level.budget
    findings = _searched(level, state, limit, seed, stop)
    best = sensible(state, findings)
    action = _of(state, best.code)
    chosen = _several(state, action, lambda fork: _searched(level, fork, limit, seed, stop))
    return Advised(action, findings, best, state.gathering if chosen else None, chosen)


def advice(
    state: State, budget: Budget | None = None, seed: int = 0, stop: Stop | None = None
) -> Message:
    """The best action in a sentence, with its chance to win.

    Where several things are chosen together it names all of them. Alone no chance is told: there
    the search weighs objectives and points, not opponents.
    """
    found = advised(state, budget, seed, stop)
    said: dict[str, Any] = {"action": found.text}
    if found.gathering is None:
        said["sentence"] = found.action.message
    key = "bots-hint" if found.gathering is None else "bots-hint-several"
    if found.findings.exact:
        return Message(f"{key}-sure", **said)
    if state.players == 1:
        return Message(f"{key}-alone", **said)
    return Message(key, **said, percent=round(100 * found.best.wins[found.findings.seat]))


def _searched(level: Level, state: State, budget: Budget, seed: int, stop: Stop | None) -> Findings:
    return level.start(state.game, seed, playing=False).run(state, budget, stop)


def _of(state: State, code: int) -> Action:
    return state.legal[state.legal.codes.index(code)]


def _several(
    state: State, action: Action, search: Callable[[State], Findings]
) -> Mapping[str, int]:
    """All that is chosen together with an action, and how often; empty where it goes alone.

    The rules ask for one thing after the other; what they take themselves in the end, because so
    much must be chosen, are the last things.
    """
    begun = state.gathering
    if begun is None or begun.at_once or begun.most < 2 or action.parts["verb"] != begun.verb:
        return {}
    chosen: Counter[str] = Counter()
    fork = state.fork()
    here: Gathering | None = begun
    while here is not None and here.key == begun.key and action.parts["verb"] == begun.verb:
        chosen[str(action.parts[begun.one])] += action.parts[begun.amount] if begun.amount else 1
        fork.play(action)
        here = None if fork.over or fork.seat != state.seat else fork.gathering
        if here is not None and here.key == begun.key:
            action = _of(fork, sensible(fork, search(fork)).code)
    left = begun.least - chosen.total()
    if left > 0 and begun.amount is None:
        chosen.update([thing for thing in begun.things if thing not in chosen][-left:])
    return chosen
