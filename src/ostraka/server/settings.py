"""How a server is set up: flags of `ostraka serve`, or environment variables `OSTRAKA_…`.

A flag wins over the environment, the environment over the defaults here.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from typing import Any

from ostraka.core.errors import InvalidOption
from ostraka.core.folders import data_folder
from ostraka.core.i18n.message import Message


@dataclass(frozen=True)
class Settings:
    """Everything about a server that can be chosen."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """`sqlite:///FILE` or `postgresql://…`; empty: a file in the user's data folder."""
    workers: int = 1
    origins: str = ""
    """Further origins, with commas, whose pages may open WebSockets; its own always may."""
    proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded-For is believed."""
    packs: str = ""
    """Folders of packs with which tables may be played, side by side as in `PATH`."""
    bots: str = ""
    """Bots, `BOT` or `NAME=BOT` with commas, that tables may have beside the levels."""
    bot_threads: int = 0
    """Threads in which bots think; 0: one for each core."""
    pace: float = 0.7
    """Seconds that pass at least before a bot acts."""
    floor: float = 0.25
    """The least share of its time that a bot thinks under load."""
    warm: bool = True
    """Whether all games are made ready at the start, in the background."""
    review_seconds: float = 0.15
    """How long each decision of a review is thought about."""
    log_format: str = "json"
    """`json` or `text`."""
    log_level: str = "info"
    keep_waiting_days: int = 7
    """Tables that nobody began are removed after this many days."""
    keep_over_days: int = 180
    """Finished games are kept so long; 0: for ever."""
    keep_idle_days: int = 60
    """Unfinished games without an action for so long are removed."""
    message_rate: float = 30.0
    """Live messages a second from one connection, on average; the burst is four times that."""
    request_rate: float = 20.0
    """HTTP requests a second from one address, on average; the burst is four times that."""
    guest_rate: float = 0.2
    """New guests a second from one address, on average; the burst is twenty."""
    table_rate: float = 0.5
    """New tables a second of one person, on average; the burst is thirty."""
    connections_per_address: int = 64
    connections: int = 10_000
    tables_per_guest: int = 200
    """Tables that are not over which one person may have made."""
    tables_in_memory: int = 5_000
    idle_seconds: float = 75.0
    """A connection from which nothing was heard for so long is closed."""
    away_seconds: float = 120.0
    """After so long without a connection the others may give a person's seat to a bot."""
    shutdown_seconds: float = 3.0
    """How long clients are told to wait when the server goes away."""
    hsts: bool = False
    """Whether to promise browsers that this server always speaks HTTPS."""

    def __post_init__(self) -> None:
        if not self.database:
            object.__setattr__(self, "database", f"sqlite:///{data_folder()}/server.db")
        if self.workers > 1 and not self.database.startswith("postgres"):
            raise InvalidOption(Message("server-workers-postgres"))

    @classmethod
    def from_environment(cls, **flags: Any) -> Settings:
        """The settings of the environment, and the flags that were given (not None)."""
        found: dict[str, Any] = {}
        for setting in fields(cls):
            text = os.environ.get(f"OSTRAKA_{setting.name.upper()}")
            if text is not None:
                found[setting.name] = _read(setting.name, str(setting.type), text)
        found |= {name: value for name, value in flags.items() if value is not None}
        return cls(**found)

    @property
    def offered_bots(self) -> dict[str, str]:
        """The bots that tables may have beside the levels: by what they are called, their spec."""
        found = {}
        for entry in filter(None, map(str.strip, self.bots.split(","))):
            name, sign, spec = entry.partition("=")
            found[name.strip() if sign else entry.rpartition(":")[2]] = spec.strip() or entry
        return found


def _read(name: str, kind: str, text: str) -> Any:
    try:
        if kind == "bool":
            return {"1": True, "true": True, "0": False, "false": False}[text.lower()]
        return {"int": int, "float": float}.get(kind, str)(text)
    except (KeyError, ValueError):
        variable = f"OSTRAKA_{name.upper()}"
        raise InvalidOption(Message("server-setting", name=variable, value=text[:40])) from None
