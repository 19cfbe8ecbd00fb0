"""Commands that are loaded only when someone uses them.

Loading all games and bots takes longer than counting a million positions. The command line knows
the names of these commands and imports a module only when its command is asked for.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from ostraka.core.i18n.message import Message
from ostraka.terminal.console import asked_language, say, warn, write
from ostraka.terminal.mistakes import mistake
from ostraka.terminal.speaking import spoken

MODULES = {
    "analyse": "ostraka.terminal.commands.analyse",
    "arena": "ostraka.terminal.commands.arena",
    "bench": "ostraka.terminal.commands.bench",
    "cards": "ostraka.terminal.commands.cards",
    "games": "ostraka.terminal.commands.games",
    "pack": "ostraka.terminal.commands.pack",
    "perft": "ostraka.terminal.commands.perft",
    "puzzle": "ostraka.terminal.commands.puzzle",
    "play": "ostraka.terminal.commands.play",
    "replay": "ostraka.terminal.commands.replay",
    "resume": "ostraka.terminal.commands.resume",
    "review": "ostraka.terminal.commands.review",
    "rules": "ostraka.terminal.commands.rules",
    "saves": "ostraka.terminal.commands.saves",
    "selfplay": "ostraka.terminal.commands.selfplay",
    "serve": "ostraka.terminal.commands.serve",
    "solo": "ostraka.terminal.commands.solo",
    "standings": "ostraka.terminal.commands.standings",
}
"""Command → the module whose Typer application `app` it is."""


class LazyGroup(TyperGroup):
    """The command `ostraka` with its sub-applications."""

    def list_commands(self, ctx: Any) -> list[str]:
        return [*super().list_commands(ctx), *MODULES]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A command as a list shows it: its name and one sentence, without its module."""
        if cmd_name not in MODULES:
            return super().get_command(ctx, cmd_name)
        return TyperCommand(cmd_name, help=Message(f"cli-{cmd_name}").text(asked_language()))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command itself, when it is used."""
        if args and args[0] in MODULES:
            command = typer.main.get_command(import_module(MODULES[args[0]]).app)
            command.name = args[0]
            return args[0], spoken(command, args[0], asked_language()), args[1:]
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """Run a command; an interruption is said, since the library would leave in silence."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            say("terminal-interrupted", asked_language(), warn)
            raise typer.Exit(130) from None

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **rest: Any,
    ) -> Any:
        """Run the command line; a mistake in it is explained in the user's language."""
        given = (args, prog_name, complete_var, False, windows_expand_args)
        if not standalone_mode:
            return super().main(*given, **rest)
        try:
            code = super().main(*given, **rest)
        except TyperException as error:
            if type(error).__name__ == "NoArgsIsHelpError":
                sys.exit(error.exit_code)  # the help has been shown
            for message in mistake(error):
                write(message.text(asked_language()), warn)
            sys.exit(error.exit_code)
        except typer.Abort:
            say("terminal-interrupted", asked_language(), warn)
            sys.exit(1)
        sys.exit(code if isinstance(code, int) else 0)

    def get_help(self, ctx: Any) -> Any:
        """The list of commands in the user's language."""
        spoken(self, "ostraka", asked_language())
        return super().get_help(ctx)
