"""The options of a game as they are typed: NAME=VALUE."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.game.options import Choice, Flag, Number, Option
from ostraka.core.i18n.message import Message
from ostraka.terminal.prompt import YES

NO = {"n", "no", "non", "nein"}
"""As rules pages write it; YES has the other word in all languages."""


def given_options(game: Game, given: Iterable[str], edition: str | None = None) -> dict[str, Any]:
    """NAME=VALUE pairs as the values that the game's options have.

    `edition` is taken where none was chosen and the game has that one.
    """
    editions = next((option for option in game.options if option.name == "edition"), None)
    known = isinstance(editions, Choice) and edition in editions.choices
    return ({"edition": edition} if known else {}) | typed(game.options, given)


def typed(options: Iterable[Option], given: Iterable[str]) -> dict[str, Any]:
    """NAME=VALUE pairs as the values that some options have."""
    kinds = {option.name: option for option in options}
    values: dict[str, Any] = {}
    for pair in given:
        name, sign, text = pair.partition("=")
        if not sign:
            raise InvalidOption(Message("terminal-option-form", text=pair[:40]))
        option = kinds.get(name)
        if isinstance(option, Flag):
            values[name] = _flag(text)
        elif isinstance(option, Number) and text.removeprefix("-").isdecimal():
            values[name] = int(text[:12])
        else:
            values[name] = text
    return values


def _flag(text: str) -> bool | str:
    """Yes or no, as documents write them or in one of the languages."""
    word = text.casefold()
    if word in YES | {"true"}:
        return True
    return False if word in NO | {"false"} else text
