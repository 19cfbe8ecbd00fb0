"""Commands that are loaded only when someone uses them.

Loading all games and bots takes longer than counting a million positions. The command line knows
the names of these commands and imports a module only when its command is asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

__all__ = ["LazyGroup"]

MODULES = {
    "arena": "ostraka.terminal.contest",
    "cards": "ostraka.terminal.cards",
    "serve": "ostraka.server.command",
    "solo": "ostraka.terminal.solo",
    "standings": "ostraka.terminal.standings",
}
"""Command → the module whose Typer application `app` it is."""


class LazyGroup(TyperGroup):
    """The command `ostraka` with its sub-applications."""

    def list_commands(self, ctx: Any) -> list[str]:
        return [*super().list_commands(ctx), *MODULES]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in MODULES:
            command = typer.main.get_command(import_module(MODULES[cmd_name]).app)
            command.name = cmd_name
            return command
        return super().get_command(ctx, cmd_name)
