"""What is said at the prompt: help, points, the log, what things mean, the rules, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.game.game import Game
from ostraka.core.i18n.message import Message, message_of
from ostraka.pages.page import games, look_up
from ostraka.terminal.console import option_text, say, write
from ostraka.terminal.table.seat import TerminalSeat
from ostraka.terminal.table.tell import log_lines

if TYPE_CHECKING:
    from ostraka.terminal.table.table import TerminalTable

OWN_COMMANDS = ("step", "position", "save", "say", "accept", "decline")
"""What can be typed at one kind of seat only."""


def help_(table: TerminalTable, rest: str) -> None:
    """What can be typed at this table."""
    game, own = table.seat.game, table.seat.commands
    missing = {word for word in OWN_COMMANDS if word not in own}
    missing |= {"position"} if game.hidden else set()
    missing |= set() if game.draws else {"draw"}
    missing |= {"step"} if game.actions.going_on is None else set()
    missing |= {"resign"} if len(table.seat.names()) == 1 else set()
    for line in Message("terminal-help").text(table.lang).splitlines():
        if not (line.startswith(" ") and line.split()[0] in missing):
            write(line)


def score(table: TerminalTable, rest: str) -> None:
    """The points of each seat by category."""
    print_scores(table.seat)


def print_scores(seat: TerminalSeat) -> None:
    """The points of each seat, and where they come from."""
    view, lang = seat.view(), seat.lang
    rows = zip(seat.names(), view["scores"], view["breakdown"], strict=True)
    for name, points, parts in rows:
        say("labelled", lang, label=name, text=points)
        for category, value in parts.items() if len(parts) > 1 else ():
            if value:
                write(f"{value:6}  {seat.game.label('points', category).text(lang)}")


def log(table: TerminalTable, rest: str) -> None:
    """All that has happened so far."""
    for line in log_lines(table.seat.log(), table.lang):
        write(line)


def what(table: TerminalTable, rest: str) -> None:
    """What a word on the table means."""
    explain(table.seat.game, rest, table.lang)


def explain(game: Game, word: str, lang: str) -> None:
    """What a word means on the table of a game."""
    said = game.display.describe(word, lang) if word else None
    if said is None and word and game.name in games():
        entry = look_up(game.name, word, lang)
        if entry is not None:
            words = ", ".join(entry.words)
            said = Message("labelled", label=words, text=entry.meaning).text(lang)
    if said is None:
        say("terminal-what-unknown", lang, word=word[:40])
    else:
        write(said)


def rules(table: TerminalTable, rest: str) -> None:
    """The whole game explained, or the section with a word in its title."""
    from ostraka.terminal.commands.rules import show_rules

    show_rules(table.seat.game, table.lang, rest)


def rulings(table: TerminalTable, rest: str) -> None:
    """Where the rulebook is silent and what we decided."""
    for ruling in table.seat.game.rulings:
        write("· " + ruling.text(table.lang))


def greeting(table: TerminalTable) -> None:
    """Who plays, and the options that are not the usual ones; the edition always."""
    game, options = table.seat.game, table.seat.options
    say("terminal-welcome", table.lang, game=game.title)
    shown = [
        option_text(game, option, options[option.name], table.lang)
        for option in game.options
        if option.name == "edition" or options[option.name] != option.default
    ]
    write(" · ".join([*table.seat.who(), *shown]))


def setup(table: TerminalTable, rest: str) -> None:
    """Who plays, and with which options."""
    game, options = table.seat.game, table.seat.options
    for name in table.seat.who():
        write(name)
    for option in game.options:
        write(option_text(game, option, options[option.name], table.lang))


def announce(table: TerminalTable) -> None:
    """Why the game ended and how a tie was broken, the points, and who won it."""
    names, outcome = table.seat.names(), table.seat.view()["outcome"]
    assert outcome is not None
    write(message_of(outcome["reason"]).to(table.seat.reader).text(table.lang))
    if any(outcome["scores"]):
        print_scores(table.seat)
    winners = [names[seat] for seat in outcome["winners"]]
    if len(set(outcome["places"])) == 1 < len(names):
        say("terminal-drawn", table.lang)
    elif len(names) > 1:
        say("terminal-won", table.lang, winners=", ".join(winners), count=len(winners))
