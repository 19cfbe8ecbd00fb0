"""One string names a bot everywhere: `NAME[@BUDGET]`.

    8               a level
    5@400it         a level that thinks for 400 iterations
    uct@100ms       plain UCT, a tenth of a second for each decision
    random          any legal action
    absent          lets its turns pass, as far as the rules allow
    greedy          what brings most points at once
    eager           the same, and of equal actions what looks best
    myopic          what looks best one action later
    bold            a bot of another package, by its entry point in the group `ostraka.bots`
    my_bots:Bold    a callable of a module that can be imported
    bots/my.py:Bold a callable of a file

A budget is a time (`100ms`, `1.5s`), a number of iterations (`400it`) or of nodes (`20000n`). Only
levels and `uct` take one: every other bot knows for itself how long to think.

    bot("arkantar", level=5)    bot("arkantar", "5@400it")    bot("ankhor", "my_bots:Bold")
"""

from __future__ import annotations

import hashlib
import re
import secrets
import sys
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from ostraka.bots.errors import UnknownBot
from ostraka.bots.levels import NAMED, LevelBot, bot_names, levels, uct
from ostraka.bots.simple import Bot
from ostraka.core.checks import quoted
from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.game.registry import load
from ostraka.core.game.study import Budget
from ostraka.core.i18n.message import Message

LONGEST = 200
MOST_THREADS = 256
BUDGET = re.compile(r"(\d{1,9}(?:\.\d{1,6})?)(ms|s|it|n)")
FIELDS = {"ms": "seconds", "s": "seconds", "it": "iterations", "n": "nodes"}
OWN = ("absent", "random", "greedy", "eager", "myopic", "uct")


@dataclass(frozen=True)
class Spec:
    """A bot by name, and what it may spend on a decision."""

    name: str
    budget: Budget | None = None

    def __str__(self) -> str:
        return self.name if self.budget is None else f"{self.name}@{budget_text(self.budget)}"

    @property
    def level(self) -> int | None:
        """The number of a level, None for other bots."""
        return int(self.name) if self.name.isdecimal() else None

    @property
    def own(self) -> bool:
        """Whether it is one of our bots, which are trusted not to hang."""
        return self.level is not None or self.name in OWN

    def check(self, game: Game) -> None:
        """Refuse what is not there: a level, a name, a module, a budget for a bot without one."""
        if self.level is not None:
            last = len(levels(game))
            if not 1 <= self.level <= last:
                raise UnknownBot(Message("bots-level", level=self.name[:20], last=last))
            return
        if self.budget is not None and self.name != "uct":
            raise InvalidOption(Message("bots-budget-none", name=self.name[:40]))
        if self.name not in OWN:
            self.source(game)

    def source(self, game: Game) -> Any:
        """The callable that makes a bot of this name: `make(game, seed=…)`."""
        if self.name in NAMED:
            return NAMED[self.name]
        if ":" in self.name:
            return _imported(self.name)
        for point in entry_points(group="ostraka.bots"):
            if point.name == self.name:
                return _callable(self.name, point.load)
        known, last = ", ".join(bot_names()), len(levels(game))
        raise UnknownBot(Message("bots-unknown", name=self.name[:40], known=known, last=last))

    def make(self, game: Game, seed: int, threads: int = 1) -> Bot:
        """A bot for one seat of one game."""
        self.check(game)
        if self.level is not None:
            level = levels(game)[self.level - 1]
            return LevelBot(game, level, seed=seed, budget=self.budget, threads=threads)
        if self.name == "uct":
            return uct(game, seed=seed, budget=self.budget, threads=threads)
        made: Bot = self.source(game)(game, seed=seed)
        return made


def bot(
    game: str | Game,
    name: str | None = None,
    *,
    level: int | None = None,
    seed: int | None = None,
    budget: Budget | None = None,
    threads: int = 1,
) -> Bot:
    """A bot for a game, by its level or by its spec.

    A bot with a seed and a budget of iterations always chooses alike.
    """
    loaded = game if isinstance(game, Game) else load(game)
    drawn = secrets.randbelow(2**31) if seed is None else loaded.check_seed(seed)
    if name is None or level is not None:
        last = len(levels(loaded))
        known = type(level) is int and 1 <= level <= last
        if name is not None or not known:
            raise UnknownBot(Message("bots-level", level=quoted(level, 20), last=last))
        name = str(level)
    if budget is not None and not isinstance(budget, Budget):
        raise InvalidOption(Message("error-budget"))
    if type(threads) is not int or not 1 <= threads <= MOST_THREADS:
        raise InvalidOption(Message("error-threads", number=quoted(threads), most=MOST_THREADS))
    spec = parse_spec(name)
    return (spec if budget is None else replace(spec, budget=budget)).make(loaded, drawn, threads)


def parse_spec(text: str) -> Spec:
    """Read a spec; refuses what has not its form. Whether the bot is there, `check` says."""
    if not isinstance(text, str):
        raise UnknownBot(Message("bots-spec-form", text=quoted(text)))
    name, sign, limit = text.strip().partition("@")
    name = name.strip()
    if not name or len(text) > LONGEST or any(mark.isspace() or mark == "," for mark in name):
        raise UnknownBot(Message("bots-spec-form", text=text[:40]))
    if name.isdecimal():
        name = str(int(name[:6]))
    return Spec(name, parse_budget(limit.strip()) if sign else None)


def parse_budget(text: str) -> Budget:
    """Read a budget: `100ms`, `1.5s`, `400it` or `20000n`."""
    found = BUDGET.fullmatch(text)
    if found is None or (found[2] in ("it", "n") and "." in found[1]) or not float(found[1]):
        raise InvalidOption(Message("bots-budget-form", text=text[:40]))
    number, unit = found[1], found[2]
    if unit in ("it", "n"):
        return Budget(**{FIELDS[unit]: int(number)})
    return Budget(seconds=float(number) / (1000 if unit == "ms" else 1))


def budget_text(budget: Budget) -> str:
    """The shortest text of a budget; a spec has one limit only."""
    if budget.seconds is not None:
        if budget.seconds < 1:
            return f"{round(budget.seconds * 1000, 6):g}ms"
        return f"{budget.seconds:g}s"
    return f"{budget.nodes}n" if budget.iterations is None else f"{budget.iterations}it"


def _imported(name: str) -> Any:
    module, _, path = name.partition(":")

    def load() -> Any:
        if str(Path.cwd()) not in sys.path:
            sys.path.append(str(Path.cwd()))  # a bot may stand in the current folder
        found: Any = _of_file(Path(module)) if module.endswith(".py") else import_module(module)
        for word in path.split("."):
            found = getattr(found, word)
        return found

    return _callable(name, load)


def _of_file(path: Path) -> ModuleType:
    """The module that is made of a file, once."""
    name = f"ostraka_bot_{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:12]}"
    if name not in sys.modules:
        spec = spec_from_file_location(name, path.resolve())
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        sys.modules[name] = module
    return sys.modules[name]


def _callable(name: str, load: Any) -> Any:
    """What a name stands for; whatever goes wrong when it is loaded is one sentence."""
    try:
        found = load()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:200]
        raise UnknownBot(Message("bots-load", name=name[:80], reason=reason)) from None
    if not callable(found):
        reason = f"{type(found).__name__} is not callable"
        raise UnknownBot(Message("bots-load", name=name[:80], reason=reason))
    return found
