"""The options of a game: what may vary from table to table.

Each option has a name, a default and the values it takes; the kernel is given their numbers in the
order of `Game.options`. Labels for people are messages `<game>-option-<name>`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ostraka.core.checks import quoted, whole
from ostraka.core.errors import InvalidOption
from ostraka.core.i18n.message import Message


@dataclass(frozen=True)
class Option(ABC):
    """One option of a game."""

    name: str
    default: Any

    @abstractmethod
    def code(self, value: Any) -> int | None:
        """The number that stands for a value in the kernel, None if the value is not allowed."""

    @abstractmethod
    def value(self, code: int) -> Any:
        """The value behind a number."""

    @property
    @abstractmethod
    def allowed(self) -> str:
        """The values it takes, for people."""


@dataclass(frozen=True)
class Flag(Option):
    """On or off."""

    default: bool

    def code(self, value: Any) -> int | None:
        return int(value) if isinstance(value, (bool, np.bool_)) else None

    def value(self, code: int) -> bool:
        return bool(code)

    @property
    def allowed(self) -> str:
        return "true, false"


@dataclass(frozen=True)
class Choice(Option):
    """One word out of several."""

    default: str
    choices: tuple[str, ...] = ()

    def code(self, value: Any) -> int | None:
        return (
            self.choices.index(value) if isinstance(value, str) and value in self.choices else None
        )

    def value(self, code: int) -> str:
        return self.choices[code]

    @property
    def allowed(self) -> str:
        return ", ".join(self.choices)


@dataclass(frozen=True)
class Number(Option):
    """A whole number within limits."""

    default: int
    lowest: int = 0
    highest: int = 0

    def code(self, value: Any) -> int | None:
        number = whole(value)
        return number if number is not None and self.lowest <= number <= self.highest else None

    def value(self, code: int) -> int:
        return int(code)

    @property
    def allowed(self) -> str:
        return f"{self.lowest} – {self.highest}"


def validated(game: str, options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value, defaults filled in; refuses unknown names and values."""
    if not given:
        return {option.name: option.default for option in options}
    known = {option.name: option for option in options}
    problems = [
        Message(
            "error-unknown-option", game=game, option=quoted(name), known=", ".join(known) or "-"
        )
        for name in given
        if name not in known
    ]
    for name, option in known.items():
        if name in given and option.code(given[name]) is None:
            problems.append(
                Message(
                    "error-option-value",
                    option=name,
                    value=quoted(given[name]),
                    allowed=option.allowed,
                )
            )
    if problems:
        raise InvalidOption(*problems)
    return {name: _plain(option, given.get(name, option.default)) for name, option in known.items()}


def _plain(option: Option, value: Any) -> Any:
    """A value that is allowed, as records keep it: 3 for NumPy's 3."""
    code = option.code(value)
    return value if code is None else option.value(code)
