"""The command `ostraka play`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ostraka.core.errors import InvalidOption, InvalidRecord
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.terminal.arguments import (
    begin,
    game_options,
    given_options,
    optional_game,
    packs_option,
    played_with,
    players_option,
    position_option,
    seed_option,
    shelve,
)
from ostraka.terminal.command import PATH, command, flag, lang_option, option
from ostraka.terminal.files import allowed
from ostraka.terminal.library import GameFile, read_game
from ostraka.terminal.mistakes import Whole
from ostraka.terminal.prompt import Lines, interactive
from ostraka.terminal.table.questions import ask_seating, chosen_game, going_on
from ostraka.terminal.table.seating import seated
from ostraka.terminal.table.session import play_new, resume_game


@command()
@optional_game
@players_option
@seed_option()
@game_options
@packs_option
@position_option
@option("--random", "at_random", metavar="SEATS", key="help-play-random")
@option("--bot", "bots", multiple=True, metavar="SEAT=BOT", key="help-play-bot")
@flag("--practice", key="help-play-practice")
@option("--resume", type=PATH, metavar="FILE", key="help-play-resume")
@option("--save", type=PATH, metavar="FILE", key="help-play-save")
@flag("--force", key="help-play-force")
@option("--server", metavar="URL", key="help-play-server")
@option("--join", metavar="CODE", key="help-play-join")
@option("--level", type=Whole(1), key="help-play-level")
@option("--name", key="help-play-name")
@lang_option
def play(
    game: str | None,
    players: int | None,
    seed: int | None,
    options: tuple[str, ...],
    packs: tuple[Path, ...],
    position: str | None,
    at_random: str | None,
    bots: tuple[str, ...],
    practice: bool,
    resume: Path | None,
    save: Path | None,
    force: bool,
    server: str | None,
    join: str | None,
    level: int | None,
    name: str | None,
    lang: str,
) -> None:
    """Play a game in the terminal; every action is saved."""
    lines = Lines()
    if server is not None:
        from ostraka.terminal.table.connection import play_remote

        local: dict[str, Any] = {"--bot": bots, "--random": at_random, "--position": position}
        local |= {"--practice": practice, "--resume": resume, "--save": save}
        _refuse_with_server(local)
        wish = _wish(game, players, seed, options, packs, lang)
        play_remote(server, game, level, join, name, lang, wish)
        return
    if resume is not None:
        shelve(packs)
        file = read_game(resume)
        if game is not None and load(game).name != file.saved.record.game:
            record, other = file.saved.record.game, load(game).name
            raise InvalidRecord(Message("error-record-game", game=record, other=other))
        resume_game(file, lang, lines)
        return
    open_question = interactive() and not (bots or at_random or position)
    if open_question and seed is None and not (options or packs) and players is None:
        left = going_on(load(game).name if game else None, lang, lines)
        if left is not None:
            resume_game(left, lang, lines)
            return
    name = game or chosen_game(lang, lines)
    if open_question:
        seats = ask_seating(load(name), players, lang, lines)
        state = begin(name, seed, len(seats), options, None, lang, edition=lang, packs=packs)
    else:
        edition = lang if position is None else None
        state = begin(name, seed, players, options, position, lang, edition=edition, packs=packs)
        seats = seated(state.game, state.players, at_random, bots)
    own = None
    if save is not None:
        if not allowed(save, lang, force=force):
            return
        own = GameFile.begin(save, state, seats)
    play_new(state, seats, lang, file=own, practice=practice, lines=lines)


def _refuse_with_server(local: dict[str, Any]) -> None:
    """Refuse options that have no meaning at a server's table."""
    for option_name, value in local.items():
        if value:
            values = {"option": option_name, "other": "--server"}
            raise InvalidOption(Message("cli-mistake-together", **values))


def _wish(
    game: str | None,
    players: int | None,
    seed: int | None,
    options: Sequence[str],
    packs: Sequence[Path],
    lang: str,
) -> dict[str, Any]:
    """With how many, which options and packs a new table of a server is played."""
    wish: dict[str, Any] = {"players": players, "seed": seed}
    if game is None:
        shelve(packs)
    else:
        played = played_with(game, packs)
        wish["options"] = given_options(played, options, lang)
        wish["packs"] = [each.name for each in played.packs]
    return {word: value for word, value in wish.items() if value not in (None, {}, [])}
