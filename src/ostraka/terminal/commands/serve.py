"""The command `ostraka serve`."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from dataclasses import asdict
from pathlib import Path

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from ostraka.core.errors import InvalidOption, OstrakaError
from ostraka.core.i18n.message import Message
from ostraka.server.app import create_app
from ostraka.server.live.wire import configured
from ostraka.server.logs import configure
from ostraka.server.packs import Offered
from ostraka.server.settings import Settings
from ostraka.server.store.store import open_store
from ostraka.terminal.arguments.output import lang_option
from ostraka.terminal.arguments.packs import pack_option
from ostraka.terminal.command import command, flag, option
from ostraka.terminal.console import say
from ostraka.terminal.mistakes import Whole

BACKLOG = 2048
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
@option("--thinkers", type=Whole(0, 256), key="help-serve-thinkers")
@option("--log-format", key="help-serve-log-format")
@option("--log-level", key="help-serve-log-level")
@flag("--open", "opens", key="help-serve-open")
@lang_option
def serve(
    host: str | None,
    port: int | None,
    database: str | None,
    workers: int | None,
    origins: str | None,
    proxies: str | None,
    packs: tuple[Path, ...],
    thinkers: int | None,
    log_format: str | None,
    log_level: str | None,
    opens: bool,
    lang: str,
) -> None:
    """Serve tables to browsers, terminals and bots. Every setting is also OSTRAKA_… (see docs)."""
    settings = Settings.from_environment(
        host=host,
        port=port,
        database=database,
        workers=workers,
        origins=origins,
        proxies=proxies,
        packs=os.pathsep.join(str(folder.resolve()) for folder in packs) or None,
        thinkers=thinkers,
        log_format=log_format,
        log_level=log_level,
    )
    _check("log-format", settings.log_format, FORMATS)
    _check("log-level", settings.log_level, LEVELS)
    _check_address(settings)
    configure(settings)
    Offered(settings.packs)  # a mistake in a pack is found out before anyone comes
    try:
        open_store(settings.database).close()  # its form is brought up to date before anyone comes
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error)).splitlines()[0][:200]
        raise UnusableDatabase(Message("server-database", reason=reason)) from None
    _run(settings, lang, opens)


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


def _run(settings: Settings, lang: str, opens: bool) -> None:
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
    listening.listen(BACKLOG)  # who comes before all is ready waits, and is not turned away
    shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    address = f"http://{shown}:{listening.getsockname()[1]}"
    say("server-listening", lang, address=address)
    if opens:
        _show(address)
    if several:
        Multiprocess(config, sockets=[listening]).run()
    else:
        uvicorn.Server(config).run(sockets=[listening])
