"""The command `ostraka`: its commands are imported when they are used.

Ours stand in `commands`; games bring others by entry points of the group `ostraka.commands`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

import ostraka
from ostraka.core.entry_points import failure, offered
from ostraka.core.errors import InvalidOption, OstrakaError
from ostraka.core.extras import missing
from ostraka.core.i18n.message import Message, add_catalogues
from ostraka.terminal import completion
from ostraka.terminal.command import WIDEST, F, TranslatedGroup, lang_option, option
from ostraka.terminal.console import asked_language, out, say, warn, write
from ostraka.terminal.mistakes import Mistake, explained

COMMANDS = (
    "analyse",
    "arena",
    "bench",
    "bot",
    "games",
    "perft",
    "play",
    "puzzle",
    "replay",
    "resume",
    "review",
    "rules",
    "saves",
    "selfplay",
    "serve",
    "standings",
)
"""Each is an object of its name in the module of its name."""

GROUP = "ostraka.commands"


def _brought() -> dict[str, EntryPoint]:
    """The commands that games bring; the words of their packages are known from now on."""
    found = offered(GROUP)
    for package in {point.module.partition(".")[0] for point in found.values()}:
        spec = find_spec(package)
        for home in (spec.submodule_search_locations if spec else None) or ():
            add_catalogues(Path(home) / "locale")
    return found


def _loaded(point: EntryPoint) -> click.Command:
    """A command that a game brings; refuses with the reason what cannot be loaded."""
    try:
        found = point.load()
        if not isinstance(found, click.Command):
            raise TypeError(f"{point.value} is not a command")
    except Exception as error:
        message = Message("cli-command-load", name=point.name, reason=failure(error))
        raise InvalidOption(message) from error
    return found


class LazyGroup(TranslatedGroup):
    """Commands that are imported when they are used: all games and bots take a second."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted({*COMMANDS, *_brought()})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in COMMANDS:
            module = import_module(f"ostraka.terminal.commands.{cmd_name}")
            found: click.Command = getattr(module, cmd_name)
            return found
        point = _brought().get(cmd_name)
        return None if point is None else _loaded(point)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[Any]:
        from click.shell_completion import CompletionItem

        names = self.list_commands(ctx)
        named = [CompletionItem(name) for name in names if name.startswith(incomplete)]
        return [*named, *click.Command.shell_complete(self, ctx, incomplete)]

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; Ctrl-C is said and is status 130."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            say("terminal-interrupted", asked_language(), warn)
            raise click.exceptions.Exit(130) from None

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command line; a mistake in it is explained in the user's language."""
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, standalone_mode, **extra)
        try:
            code = super().main(args, prog_name, complete_var, False, **extra)
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message())
            sys.exit(error.exit_code)
        except click.ClickException as error:
            for message in explained(error):
                write(message.text(asked_language()), warn)
            sys.exit(error.exit_code)
        except click.Abort:
            say("terminal-interrupted", asked_language(), warn)
            sys.exit(1)
        sys.exit(code if isinstance(code, int) else 0)


def _version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        out.print(f"ostraka {ostraka.__version__}")
        ctx.exit()


def _at_once(name: str, callback: Callable[..., None]) -> Callable[[F], F]:
    """An option that is carried out at once, whatever else is on the command line."""
    return option(
        name,
        key=f"help-{name.lstrip('-')}",
        is_flag=True,
        default=False,
        is_eager=True,
        expose_value=False,
        callback=callback,
    )


@click.group(
    "ostraka",
    cls=LazyGroup,
    invoke_without_command=True,
    no_args_is_help=True,
    context_settings={"max_content_width": WIDEST},
)
@_at_once("--version", _version)
@lang_option
@_at_once("--install-completion", completion.install)
@_at_once("--show-completion", completion.show)
@click.pass_context
def app(ctx: click.Context, lang: str) -> None:
    """Refuse a command line without a command; its language holds for the command."""
    if ctx.invoked_subcommand is None:
        raise Mistake(Message("cli-mistake-missing-command"), ctx)


def run() -> None:
    """Run the command; whatever goes wrong is one sentence and a status, never a traceback."""
    lang = asked_language()
    try:
        app()
    except OstrakaError as error:
        for message in error.messages:
            write(message.text(lang), warn)
        sys.exit(2)
    except KeyboardInterrupt:
        say("terminal-interrupted", lang, warn)
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        if error.filename is None:
            say("terminal-system", lang, warn, reason=reason)
        else:
            say("error-file-unwritable", lang, warn, path=str(error.filename), reason=reason)
        sys.exit(2)
    except Exception as error:
        needed = missing(error) if isinstance(error, ModuleNotFoundError) else None
        if needed is not None:
            write(needed.text(lang), warn)
            sys.exit(2)
        if os.environ.get("OSTRAKA_DEBUG"):
            raise
        reason = f"{type(error).__name__}: {error}"[:200]
        write(Message("terminal-inside", reason=reason).text(lang), warn)
        sys.exit(1)
