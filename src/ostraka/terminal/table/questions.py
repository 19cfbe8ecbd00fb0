"""Before a game: which one, whether to continue with one that was left, and who plays.

Questions are asked only where a person sits at a terminal and the command line left them open; a
script gets a table of people, as it always did.
"""

from __future__ import annotations

from datetime import datetime

import click

from ostraka.bots.levels import levels
from ostraka.core.errors import InvalidOption, OstrakaError
from ostraka.core.game.game import Game
from ostraka.core.game.registry import game_names, load
from ostraka.core.i18n.message import Message
from ostraka.terminal.console import out, say, write
from ostraka.terminal.library import GameFile, Library, LibraryEntry
from ostraka.terminal.prompt import QUIT, Lines, interactive
from ostraka.terminal.table.seating import PERSON, Seating, people

SUGGESTED = 3
"""The level that a newcomer is offered."""

OFFERED = 5  # this many unfinished games are offered


class EndOfInput(click.exceptions.Exit):
    """Nobody answers any more."""


def chosen_game(lang: str, lines: Lines) -> str:
    """The game that the person at the terminal picks from the list."""
    names = game_names()
    for number, name in enumerate(names, 1):
        write(f"{number}  {_title(name)}")
    while True:
        try:
            answer = _read(lines, Message("terminal-which", count=len(names)).text(lang)).lower()
        except EndOfInput:
            if interactive():
                raise
            raise InvalidOption(Message("terminal-which-none", known=", ".join(names))) from None
        if answer.isdecimal() and 1 <= int(answer[:3]) <= len(names):
            return names[int(answer) - 1]
        if answer in names:
            return answer


def _read(lines: Lines, prompt: str) -> str:
    """An answer; leaving is one everywhere."""
    try:
        answer = lines.read(prompt)
    except EOFError:
        out.print()
        raise EndOfInput from None
    if answer.lower() in QUIT:
        raise click.exceptions.Exit
    return answer


def _number(lines: Lines, prompt: Message, lang: str, least: int, most: int, usual: int) -> int:
    """A number within limits; Enter means the usual one."""
    while True:
        answer = _read(lines, prompt.text(lang))
        if not answer:
            return usual
        if answer.isdecimal() and least <= int(answer[:4]) <= most:
            return int(answer)
        say("terminal-number-between", lang, least=least, most=most)


def ask_seating(game: Game, players: int | None, lang: str, lines: Lines) -> Seating:
    """Who plays: one person against bots (suggested), several people, or a mix."""
    if players is None and len(game.players) > 1:
        first, last = game.players[0], game.players[-1]
        question = Message("terminal-how-many", least=first, most=last)
        players = _number(lines, question, lang, first, last, first)
    count = players or game.players[0]
    if count == 1:
        return (PERSON,)
    level = min(SUGGESTED, len(levels(game)))
    say("terminal-who", lang, game=game.title, level=level)
    wish = _number(lines, Message("terminal-who-choice"), lang, 1, 3, 1)
    if wish == 2:
        return (PERSON,) * count
    if wish == 1:
        seat = _number(lines, Message("terminal-which-seat", last=count), lang, 1, count, 1)
        bot = str(_level(game, lang, lines, Message("terminal-level", last=len(levels(game)))))
        return tuple(PERSON if each == seat else bot for each in range(1, count + 1))
    seats = []
    for each in range(1, count + 1):
        prompt = Message("terminal-seat-who", number=each, last=len(levels(game)))
        number = _number(lines, prompt, lang, 0, len(levels(game)), 0)
        seats.append(str(number) if number else PERSON)
    return tuple(seats)


def _level(game: Game, lang: str, lines: Lines, prompt: Message) -> int:
    last = len(levels(game))
    return _number(lines, prompt, lang, 1, last, min(SUGGESTED, last))


def entry_text(entry: LibraryEntry, lang: str) -> str:
    """A game of the library in one line."""
    if entry.file is None:
        assert entry.reason is not None
        return f"{entry.number:3}  {entry.name}  {entry.reason.text(lang)}"
    saved = entry.file.saved
    opponents = ", ".join(
        Message("terminal-who-person" if who == PERSON else "terminal-who-bot", who=who).text(lang)
        for who in saved.seats
    )
    key = "terminal-save-over" if saved.over else "terminal-save-open"
    line = Message(
        key,
        number=entry.number,
        name=entry.name,
        game=_title(saved.record.game),
        who=opponents,
        count=len(saved.record.actions),
        when=_moment(saved.changed),
    )
    return line.text(lang)


def _title(game: str) -> str:
    """What a game is called; its name where it is not installed any more."""
    try:
        return load(game).title
    except OstrakaError:
        return game


def _moment(written: str) -> str:
    """A moment as the clock on the wall here shows it."""
    try:
        return f"{datetime.fromisoformat(written).astimezone():%Y-%m-%d %H:%M}"
    except ValueError:
        return written


def going_on(game: str | None, lang: str, lines: Lines) -> GameFile | None:
    """A game that was left and is gone on with; None: a new one is wanted."""
    entries = [entry for entry in Library().unfinished(game) if _is_worth_it(entry)][:OFFERED]
    if not entries:
        return None
    say("terminal-left-games", lang, count=len(entries))
    for entry in entries:
        write(entry_text(entry, lang))
    while True:
        answer = _read(lines, Message("terminal-go-on").text(lang)).lower()
        if not answer or answer in ("n", "new"):
            return None
        for entry in entries:
            if answer in (str(entry.number), entry.name):
                return entry.file


def _is_worth_it(entry: LibraryEntry) -> bool:
    """Whether a person plays in a game, and something has been played."""
    assert entry.file is not None
    saved = entry.file.saved
    return bool(people(saved.seats) and saved.record.actions)
