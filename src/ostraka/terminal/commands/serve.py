"""The command `ostraka serve`."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from dataclasses import asdict
from pathlib import Path

import segno
import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from ostraka.bots.spec import parse_spec
from ostraka.core.errors import InvalidOption, OstrakaError
from ostraka.core.game.registry import game_names, load
from ostraka.core.i18n.message import Message
from ostraka.server.app import create_app, tune_process
from ostraka.server.live.wire import configured
from ostraka.server.logs import configure
from ostraka.server.packs import OfferedPacks
from ostraka.server.settings import Settings
from ostraka.server.store.store import open_when_there
from ostraka.terminal.arguments import pack_option
from ostraka.terminal.command import command, flag, lang_option, option
from ostraka.terminal.console import say
from ostraka.terminal.mistakes import Whole

BACKLOG = 2048
EVERYWHERE = "0.0.0.0"
BEYOND = ("192.0.2.1", 9)
"""An address that no machine has: it only shows by which of ours packets would leave."""
FORMATS = ("json", "text")
LEVELS = ("debug", "info", "warning", "error")


class UnusableDatabase(OstrakaError):
    """A database that cannot be opened."""


class UnusableAddress(OstrakaError):
    """An address on which nobody can listen here."""


@command()
@option("--host", key="help-serve-host")
@option("--port", type=Whole(0, 65535), key="help-serve-port")
@option("--database", key="help-serve-database")
@option("--workers", type=Whole(1, 64), key="help-serve-workers")
@option("--origins", key="help-serve-origins")
@option("--proxies", key="help-serve-proxies")
@pack_option("help-serve-pack")
@option("--bots", metavar="BOT,BOT,…", key="help-serve-bots")
@option("--bot-threads", type=Whole(0, 256), key="help-serve-bot-threads")
@option("--log-format", key="help-serve-log-format")
@option("--log-level", key="help-serve-log-level")
@flag("--open", "opens", key="help-serve-open")
@flag("--lan", key="help-serve-lan")
@lang_option
def serve(
    host: str | None,
    port: int | None,
    database: str | None,
    workers: int | None,
    origins: str | None,
    proxies: str | None,
    packs: tuple[Path, ...],
    bots: str | None,
    bot_threads: int | None,
    log_format: str | None,
    log_level: str | None,
    opens: bool,
    lan: bool,
    lang: str,
) -> None:
    """Serve tables to browsers, terminals and bots. Every setting is also OSTRAKA_… (see docs)."""
    settings = Settings.from_environment(
        host=host or (EVERYWHERE if lan else None),
        port=port,
        database=database,
        workers=workers,
        origins=origins,
        proxies=proxies,
        packs=os.pathsep.join(str(folder.resolve()) for folder in packs) or None,
        bots=bots,
        bot_threads=bot_threads,
        log_format=log_format,
        log_level=log_level,
    )
    _check("log-format", settings.log_format, FORMATS)
    _check("log-level", settings.log_level, LEVELS)
    _check_address(settings)
    configure(settings)
    OfferedPacks(settings.packs)  # a mistake in a pack is found out before anyone comes
    for spec in settings.offered_bots.values():
        parse_spec(spec).check(load(game_names()[0]))  # and so is a bot that is not there
    try:
        open_when_there(settings.database).close()  # brought up to date before anyone comes
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error)).splitlines()[0][:200]
        raise UnusableDatabase(Message("server-database", reason=reason)) from None
    _run(settings, lang, opens, lan)


def _check(option: str, value: str, known: tuple[str, ...]) -> None:
    """Refuse a word that a setting does not know."""
    if value.lower() not in known:
        allowed = ", ".join(known)
        said = Message("error-option-value", option=option, value=value[:40], allowed=allowed)
        raise InvalidOption(said)


def _check_address(settings: Settings) -> None:
    """Refuse an address on which this server could not listen."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((settings.host, settings.port))
        except OSError as error:
            address = f"{settings.host}:{settings.port}"
            said = Message("server-address", address=address[:80], reason=error.strerror)
            raise UnusableAddress(said) from None


def _show(address: str) -> None:
    """Open the page once the server answers, where there is a screen to open it on."""
    if sys.platform == "linux" and not (os.getenv("DISPLAY") or os.getenv("WAYLAND_DISPLAY")):
        return
    timer = threading.Timer(1.0, webbrowser.open, (address,))
    timer.daemon = True
    timer.start()


def lan_address() -> str | None:
    """This machine's address for others in its network; None where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(BEYOND)  # sends nothing
        except OSError:
            return None
        found = str(asked.getsockname()[0])
        return None if found.startswith("127.") else found


def _invite(port: int, lang: str) -> None:
    """Show where phones in the same network join, as an address and as a QR code."""
    if (found := lan_address()) is None:
        say("server-lan-none", lang)
        return
    address = f"http://{found}:{port}"
    say("server-lan", lang, address=address)
    if sys.stdout.isatty():
        segno.make(address, error="l").terminal(compact=True)


def _run(settings: Settings, lang: str, opens: bool, lan: bool) -> None:
    several = settings.workers > 1
    if several:  # each worker process reads its settings from the environment
        for name, value in asdict(settings).items():
            os.environ[f"OSTRAKA_{name.upper()}"] = str(value)
    config = configured(
        "ostraka.server.app:from_environment" if several else create_app(settings),
        factory=several,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=75,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=10,
    )
    listening = config.bind_socket()
    listening.listen(BACKLOG)  # early connections wait instead of being refused
    shown = "127.0.0.1" if settings.host in (EVERYWHERE, "::") else settings.host
    port = listening.getsockname()[1]
    address = f"http://{shown}:{port}"
    say("server-listening", lang, address=address)
    if lan:
        _invite(port, lang)
    if opens:
        _show(address)
    if several:
        Multiprocess(config, sockets=[listening]).run()
    else:
        tune_process()
        uvicorn.Server(config).run(sockets=[listening])
