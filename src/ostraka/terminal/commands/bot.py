"""`ostraka bot`: a bot takes a seat at a table of a server and plays the game to its end.

    ostraka bot my_bots:Bold --server http://127.0.0.1:8000 --join CODE
    ostraka bot 8@200it --server http://127.0.0.1:8000 --game ankhor --players 3

It is given what its seat knows, and a state in which everything else was drawn by lot.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from ostraka.bots.errors import BotFailed
from ostraka.bots.spec import Spec, parse_spec
from ostraka.client import Client, Disconnected, Refused, RemoteTable
from ostraka.core.errors import InvalidOption, OstrakaError
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message, message_of
from ostraka.core.play.state import State
from ostraka.terminal.arguments import (
    game_options,
    given_options,
    names,
    players_option,
    seed_option,
)
from ostraka.terminal.command import argument, command, lang_option, option
from ostraka.terminal.console import say, warn, write
from ostraka.terminal.table.connection import ServerRefused

LONGEST_NAME = 24


@command()
@argument("spec", "BOT", "help-bot-spec")
@option("--server", metavar="URL", required=True, key="help-play-server")
@option("--join", metavar="CODE", key="help-play-join")
@option("--game", metavar="GAME", shell_complete=names, key="help-bot-game")
@players_option
@game_options
@option("--name", key="help-bot-name")
@seed_option(None, "help-bot-seed")
@lang_option
def bot(
    spec: str,
    server: str,
    join: str | None,
    game: str | None,
    players: int | None,
    options: tuple[str, ...],
    name: str | None,
    seed: int | None,
    lang: str,
) -> None:
    """Let a bot play at a server’s table: one it is invited to, or a new one."""
    if (join is None) == (game is None):
        raise InvalidOption(Message("bot-where"))
    parsed = parse_spec(spec)
    wish: dict[str, Any] = {}
    if game is not None:
        loaded = load(game)
        parsed.check(loaded)
        wish = {"game": loaded.name, "options": given_options(loaded, options)}
        wish |= {} if players is None else {"players": loaded.check_players(players)}
    called = name or parsed.name.rpartition(":")[2][:LONGEST_NAME]
    drawn = secrets.randbelow(2**31) if seed is None else seed
    try:
        asyncio.run(_play(server, parsed, called, drawn, join, wish, lang))
    except Refused as error:
        raise ServerRefused(message_of(error.message)) from None
    except Disconnected:
        raise ServerRefused(Message("server-remote-lost", address=server[:80])) from None


async def _play(
    server: str,
    spec: Spec,
    name: str,
    seed: int,
    code: str | None,
    wish: dict[str, Any],
    lang: str,
) -> None:
    """Sit down, play, and say how it ended."""
    async with Client(server, tell=lambda words: write(words, warn)) as client:
        await client.sign_in(name)
        info = await (client.create(**wish) if code is None else client.join(code))
        if code is None and info["invite"] is not None:
            say("bot-waits", lang, warn, code=info["invite"])
        game = load(info["game"])
        player = await asyncio.to_thread(spec.make, game, game.check_seed(seed))
        async with client.live() as live:
            table = await live.sit(info["table"])

            def choose(state: State) -> Any:
                try:
                    return state.code(player.choose(state))
                except Exception as error:
                    reason = " ".join(f"{type(error).__name__}: {error}".split())[:300]
                    raise BotFailed(
                        Message("bots-failed", name=str(spec)[:80], reason=reason)
                    ) from None

            try:
                await table.play(choose)
            except OstrakaError:
                await _resign(table)
                raise
            _tell_end(table, lang)


async def _resign(table: RemoteTable) -> None:
    """Leave the others a game that they can finish."""
    for seat in table.info["yours"]:
        try:
            await table.do("resign", seat)
        except (Refused, Disconnected):
            continue


def _tell_end(table: RemoteTable, lang: str) -> None:
    outcome = next(iter(table.views.values()))["outcome"]
    if outcome is not None:
        places = ", ".join(str(outcome["places"][seat]) for seat in table.info["yours"])
        say("bot-over", lang, place=places)
