"""Words at the prompt that only look: help, points, the log, what things mean, the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.game.game import Game
from ostraka.core.i18n.message import Message
from ostraka.pages.page import games, look_up
from ostraka.terminal.console import option_text, say, write
from ostraka.terminal.table.end import print_scores
from ostraka.terminal.table.tell import told_lines

if TYPE_CHECKING:
    from ostraka.terminal.table.table import Table


def help_(table: Table, rest: str) -> None:
    """What can be typed at this table."""
    lines = Message("terminal-help").text(table.lang).splitlines()
    unknown = {"position"} if table.state.game.hidden else set()
    if not table.state.game.draws:
        unknown.add("draw")
    if table.state.game.going_on is None:
        unknown.add("step")
    if table.state.players == 1:
        unknown.add("resign")
    for line in lines:
        if not (line.split()[:1] and line.startswith(" ") and line.split()[0] in unknown):
            write(line)


def score(table: Table, rest: str) -> None:
    """The points of each seat by category."""
    print_scores(table.state, table.lang)


def log(table: Table, rest: str) -> None:
    """All that has happened so far, as the seat to act has been told."""
    changes = table.state.changes(table.state.seat)
    for line in told_lines(changes, table.lang, numbered=True):
        write(line)


def what(table: Table, rest: str) -> None:
    """What a word on the table means."""
    explain(table.state.game, rest, table.lang)


def explain(game: Game, word: str, lang: str) -> None:
    """What a word means on the table of a game."""
    said = game.describe(word, lang) if word else None
    if said is None and word and game.name in games():
        entry = look_up(game.name, word, lang)
        if entry is not None:
            words = ", ".join(entry.words)
            said = Message("labelled", label=words, text=entry.meaning).text(lang)
    if said is None:
        say("terminal-what-unknown", lang, word=word[:40])
    else:
        write(said)


def rules(table: Table, rest: str) -> None:
    """The whole game explained, or the section with a word in its title."""
    from ostraka.terminal.commands.rules import show_rules

    show_rules(table.state.game, table.lang, rest)


def rulings(table: Table, rest: str) -> None:
    """Where the rulebook is silent and what we decided."""
    for ruling in table.state.game.rulings:
        write("· " + ruling.text(table.lang))


def greeting(table: Table) -> None:
    """Who plays, and the options that are not the usual ones; the edition always."""
    state = table.state
    say("terminal-welcome", table.lang, game=state.game.title)
    options = [
        option_text(state.game, option, state.options[option.name], table.lang)
        for option in state.game.options
        if option.name == "edition" or state.options[option.name] != option.default
    ]
    write(" · ".join([*_who(table), *options]))


def setup(table: Table, rest: str) -> None:
    """Who plays, and with which options."""
    for name in _who(table):
        write(name)
    for option in table.state.game.options:
        value = table.state.options[option.name]
        write(option_text(table.state.game, option, value, table.lang))


def _who(table: Table) -> list[str]:
    return [
        Message("terminal-seat", seat=table.seat_name(seat), who=who).text(table.lang)
        for seat, who in enumerate(table.seats)
    ]


def position(table: Table, rest: str) -> None:
    """The position as text, of games in which nothing is hidden."""
    if table.state.game.hidden:
        say("terminal-position-hidden", table.lang)
    else:
        write(str(table.state.position))
