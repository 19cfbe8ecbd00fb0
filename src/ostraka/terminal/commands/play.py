"""The command `ostraka play`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from ostraka.core.errors import InvalidOption, InvalidRecord
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.terminal.arguments.common import At, GameOrNone, Lang, Options, Players, Seed, begin
from ostraka.terminal.arguments.options import given_options
from ostraka.terminal.arguments.packs import Packs, played_with, shelve
from ostraka.terminal.console import language
from ostraka.terminal.library import GameFile, read_game
from ostraka.terminal.prompt import Lines, interactive
from ostraka.terminal.table.beginning import ask_seating, chosen_game, going_on
from ostraka.terminal.table.seating import seated
from ostraka.terminal.table.sitting import play_new, sit_down
from ostraka.terminal.table.writing import allowed

app = typer.Typer(pretty_exceptions_enable=False, add_completion=False)


@app.command()
def play(
    game: GameOrNone = None,
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    pack: Packs = None,
    position: At = None,
    at_random: Annotated[
        str | None,
        typer.Option("--random", metavar="SEATS", help="Seats played at random: 2 or 2,3."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="SEAT=BOT", help="A seat played by a bot: 2=5, 2=uct@2s."),
    ] = None,
    practice: Annotated[
        bool, typer.Option("--practice", help="Everything may be taken back.")
    ] = False,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with the game in this file.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Keep the game in this file, not in the library.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace that file.")] = False,
    server: Annotated[
        str | None, typer.Option(metavar="URL", help="Play at a table of this server.")
    ] = None,
    join: Annotated[
        str | None, typer.Option(metavar="CODE", help="Take a seat there by invitation.")
    ] = None,
    level: Annotated[
        int | None, typer.Option(min=1, help="Play there against bots of this level.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="What you are called there.")] = None,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal; every action is saved."""
    speech, lines = language(lang), Lines()
    if server is not None:
        from ostraka.terminal.table.remote import play_remote

        here: dict[str, Any] = {"--bot": bot, "--random": at_random, "--position": position}
        here |= {"--practice": practice, "--resume": resume, "--save": save}
        for unfit in (word for word, value in here.items() if value):
            raise InvalidOption(Message("ak-card-together", option=unfit, other="--server"))
        wish = _wish(game, players, seed, option, pack, speech)
        play_remote(server, game, level, join, name, speech, wish)
        return
    if resume is not None:
        shelve(pack)
        file = read_game(resume)
        if game is not None and load(game).name != file.saved.record.game:
            record, other = file.saved.record.game, load(game).name
            raise InvalidRecord(Message("error-record-game", game=record, other=other))
        sit_down(file, speech, lines)
        return
    open_question = interactive() and not (bot or at_random or position)
    if open_question and seed is None and not (option or pack) and players is None:
        left = going_on(load(game).name if game else None, speech, lines)
        if left is not None:
            sit_down(left, speech, lines)
            return
    name = game or chosen_game(speech, lines)
    if open_question:
        seats = ask_seating(load(name), players, speech, lines)
        state = begin(name, seed, len(seats), option, None, speech, edition=speech, packs=pack)
    else:
        edition = speech if position is None else None
        state = begin(name, seed, players, option, position, speech, edition=edition, packs=pack)
        seats = seated(state.game, state.players, at_random, bot)
    own = None
    if save is not None:
        if not allowed(save, speech, force=force):
            return
        own = GameFile.begin(save, state, seats)
    play_new(state, seats, speech, file=own, practice=practice, lines=lines)


def _wish(
    game: str | None,
    players: int | None,
    seed: int | None,
    option: list[str] | None,
    pack: list[Path] | None,
    lang: str,
) -> dict[str, Any]:
    """With how many, which options and packs a new table of a server is played."""
    wish: dict[str, Any] = {"players": players, "seed": seed}
    if game is None:
        shelve(pack)
    else:
        played = played_with(game, pack)
        wish["options"] = given_options(played, option or [], lang)
        wish["packs"] = [each.name for each in played.packs]
    return {word: value for word, value in wish.items() if value not in (None, {}, [])}
