"""Who sits where: people, and bots by their specs.

A seating is one word per seat: `person`, or the name of a bot as `--bot` takes it. It is kept with
a saved game, so that a game that is gone on with meets the same opponents at the same levels.
Seats are numbered as people count, from 1.
"""

from __future__ import annotations

from collections.abc import Iterable

from ostraka.bots.simple import Bot
from ostraka.bots.spec import parse_spec
from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.i18n.message import Message
from ostraka.core.play.state import State

PERSON = "person"

Seating = tuple[str, ...]


def people(seating: Seating) -> list[int]:
    """The seats that people hold."""
    return [seat for seat, who in enumerate(seating) if who == PERSON]


def make_bot(state: State, who: str) -> Bot:
    """The bot of a seat; the same game gives it the same seed again."""
    seed = state.seed % 2**31  # bots make longer numbers of theirs
    return parse_spec(who).make(state.game, seed)


def check_seating(game: Game, seating: Seating) -> None:
    """Refuse a bot that is not there."""
    for who in seating:
        if who != PERSON:
            parse_spec(who).check(game)


def seated(
    game: Game, players: int, at_random: str | None = None, given: Iterable[str] = ()
) -> Seating:
    """The seating that a command line asks for: `--random 2,3` and `--bot 2=5`."""
    seats = [PERSON] * players
    for part in at_random.split(",") if at_random else []:
        if not _is_seat(part, players):
            raise InvalidOption(Message("terminal-random-seats", text=str(at_random)[:40]))
        seats[int(part) - 1] = "random"
    for pair in given:
        seat, _, name = pair.partition("=")
        if not (_is_seat(seat, players) and name):
            raise InvalidOption(Message("bots-seat-form", text=pair[:40], players=players))
        seats[int(seat) - 1] = str(parse_spec(name))
    check_seating(game, tuple(seats))
    return tuple(seats)


def _is_seat(text: str, players: int) -> bool:
    return text in map(str, range(1, players + 1))
