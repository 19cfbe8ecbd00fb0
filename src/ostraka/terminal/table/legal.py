"""The legal actions: by kind, all of them, or those with a word in them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ostraka.terminal.console import say, write
from ostraka.terminal.table.choice import print_gathering
from ostraka.terminal.table.seat import Offered

if TYPE_CHECKING:
    from ostraka.terminal.table.table import TerminalTable


SHOWN = 16
"""This many actions are listed at once unless all are asked for."""


def legal(table: TerminalTable, rest: str) -> None:
    """The legal actions, numbered and by kind; with a word, those that have it.

    Without a word and with many actions, one line for each kind says how many there are.
    """
    actions = list(enumerate(table.seat.legal, 1))
    gathering = table.seat.gathering
    if gathering is not None and not rest:
        print_gathering(gathering, table.picked.at(table, gathering), table.lang)
        actions = [
            (number, action)
            for number, action in actions
            if action.parts["verb"] not in (gathering.verb, gathering.done)
        ]
        if not actions:
            return
    wanted = rest.casefold()
    if not wanted and len(actions) > SHOWN:
        _kinds(table, actions)
        return
    if wanted and wanted not in ("all", "*"):
        actions = [pair for pair in actions if _has(pair[1], wanted, table.lang)]
    if not actions:
        say("terminal-legal-none", table.lang, word=rest[:40])
    _print(actions, table.lang)


def _has(action: Offered, wanted: str, lang: str) -> bool:
    """Whether a text is an action's verb, or stands in its text or in its sentence."""
    return (
        wanted == str(action.parts["verb"]).casefold()
        or wanted in action.text.casefold()
        or wanted in action.sentence(lang, you=True).casefold()
    )


def _by_verb(actions: Iterable[tuple[int, Offered]]) -> dict[str, list[tuple[int, Offered]]]:
    kinds: dict[str, list[tuple[int, Offered]]] = {}
    for number, action in actions:
        kinds.setdefault(str(action.parts["verb"]), []).append((number, action))
    return kinds


def _kinds(table: TerminalTable, actions: list[tuple[int, Offered]]) -> None:
    """How many actions of each kind there are, with an example."""
    kinds = _by_verb(actions)
    for verb, pairs in kinds.items():
        action = pairs[0][1]
        if len(pairs) == 1:
            _print(pairs, table.lang)
        else:
            example = " — ".join(filter(None, (action.text, action.sentence(table.lang, you=True))))
            write(f"{len(pairs):4} × {verb:12} {example}")
    most = max(kinds, key=lambda verb: len(kinds[verb]))
    say("terminal-kinds", table.lang, verb=most, count=len(actions))


def _print(actions: list[tuple[int, Offered]], lang: str) -> None:
    width = max((len(action.text) for _, action in actions), default=0)
    for pairs in _by_verb(actions).values():
        for number, action in pairs:
            write(f"{number:4}  {action.text:{width}}  {action.sentence(lang, you=True)}".rstrip())
