"""Click's commands, options and arguments, with help in the user's language.

A command is explained by the message `cli-NAME`, or `cli-GROUP-NAME` within a group, else by its
docstring; an option or an argument by the key that is given as its `help`. Messages are looked up
when help is shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from ostraka.core.errors import OstrakaError
from ostraka.core.i18n.message import LOCALES, Message, is_known
from ostraka.terminal.console import asked_language, known_language, language
from ostraka.terminal.mistakes import Decimal, Mistake, Whole

WIDEST = 100
"""Help is no wider than this."""

PATH = click.Path(path_type=Path)
NUMBERS = (click.types.IntParamType, click.types.FloatParamType)

F = TypeVar("F", bound=Callable[..., Any])


def text(key: str, **values: object) -> str:
    """A message in the language that the command line asks for."""
    return Message(key, **values).text(asked_language())


def value_name(name: str) -> str:
    """What stands for a value, such as `FILE` or `NAME=VALUE`, in the user's language."""

    def word(match: re.Match[str]) -> str:
        key = f"help-word-{match[0].lower()}"
        return text(key) if is_known(key) else match[0]

    return re.sub(r"[A-Z]{3,}", word, name)


def _key(ctx: click.Context) -> str:
    """The key of the message that explains a command: the names of its groups and its own."""
    names: list[str] = []
    while ctx.parent is not None:
        names.insert(0, str(ctx.info_name))
        ctx = ctx.parent
    return "-".join(["cli", *names]) if names else "cli-ostraka"


class TranslatedOption(click.Option):
    """An option whose `help` is the key of a message."""

    def make_metavar(self, ctx: click.Context) -> str:
        if self.metavar is not None:
            return value_name(self.metavar)
        return "N" if isinstance(self.type, NUMBERS) else value_name("TEXT")

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """The names of the option, and its explanation with what is required, usual, allowed."""
        names = ", ".join(sorted(self.opts, key=len))
        if self.secondary_opts:
            names += " / " + ", ".join(self.secondary_opts)
        if not self.is_flag:
            names += " " + self.make_metavar(ctx)
        notes = [text(str(self.help), languages=", ".join(LOCALES))]
        if isinstance(self.type, Whole | Decimal) and (limits := self.type.limits):
            notes.append(f"[{limits}]")
        if self.required:
            notes.append(text("help-required"))
        elif self.default is not None and not self.is_flag:
            notes.append(text("help-default", value=str(self.default)))
        return names, " ".join(notes)


class TranslatedArgument(click.Argument):
    """An argument whose `help` is the key of a message."""

    def __init__(self, names: Any, *, key: str, metavar: str, **rest: Any) -> None:
        super().__init__(names, metavar=metavar, **rest)
        self.help = key

    def make_metavar(self, ctx: click.Context) -> str:
        name = value_name(str(self.metavar))
        return name if self.required else f"[{name}]"

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """The name of the argument, and its explanation."""
        return value_name(str(self.metavar)), text(str(self.help))


def _show_help(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        click.echo(ctx.get_help(), color=ctx.color)
        ctx.exit()


HELP = TranslatedOption(
    ["-h", "--help"],
    is_flag=True,
    default=False,
    is_eager=True,
    expose_value=False,
    help="help-help",
    callback=_show_help,
)


class _Translated(click.Command):
    """What commands and groups have in common: usage, explanation, arguments, options."""

    def get_help_option(self, ctx: click.Context) -> click.Option:
        return HELP

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.format_usage(ctx, formatter)
        self.format_help_text(ctx, formatter)
        self.format_options(ctx, formatter)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = [text("help-options-word")]
        for parameter in self.get_params(ctx):
            pieces += parameter.get_usage_pieces(ctx)
        if isinstance(self, click.Group):
            pieces.append(text("help-command-word"))
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{text('help-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            key = _key(ctx)
            formatter.write_text(text(key) if is_known(key) else self.help or "")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        parameters = self.get_params(ctx)
        arguments = [each for each in parameters if isinstance(each, TranslatedArgument)]
        options = [each for each in parameters if isinstance(each, TranslatedOption)]
        _list("help-panel-arguments", [one.get_help_record(ctx) for one in arguments], formatter)
        _list("help-panel-options", [one.get_help_record(ctx) for one in options], formatter)


def _list(title: str, rows: list[tuple[str, str]], formatter: click.HelpFormatter) -> None:
    """A titled list of names and what they mean."""
    if rows:
        formatter.write_paragraph()
        formatter.write(click.style(text(title), bold=True) + "\n")
        with formatter.indentation():
            formatter.write_dl([(click.style(name, fg="cyan"), said) for name, said in rows])


class TranslatedCommand(_Translated):
    """A command that explains itself in the user's language."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        left = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:
            words = " ".join(left)[:80]
            raise Mistake(Message("cli-mistake-word", words=words), ctx)
        return left


class TranslatedGroup(_Translated, click.Group):
    """A group of commands that explains itself and lists its commands in the user's language."""

    command_class = TranslatedCommand

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        key = _key(ctx).removesuffix("-ostraka")
        rows = [(name, self._said(ctx, key, name)) for name in self.list_commands(ctx)]
        _list("help-panel-commands", rows, formatter)

    def _said(self, ctx: click.Context, key: str, name: str) -> str:
        """What a command does; one that has no message is loaded and says so itself."""
        if is_known(f"{key}-{name}"):
            return text(f"{key}-{name}")
        try:
            found = self.get_command(ctx, name)
        except OstrakaError as error:
            return error.text(asked_language())
        return found.get_short_help_str(WIDEST) if found else ""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None and not ctx.resilient_parsing:
            raise Mistake(Message("cli-mistake-command", name=args[0][:40]), ctx)
        return super().resolve_command(ctx, args)


def command(name: str | None = None) -> Callable[[Callable[..., Any]], TranslatedCommand]:
    """Declare a command."""
    return click.command(name, cls=TranslatedCommand)


def group(name: str | None = None, **rest: Any) -> Callable[[Callable[..., Any]], TranslatedGroup]:
    """Declare a group of commands; without arguments it shows its help."""
    return click.group(name, cls=TranslatedGroup, **rest)


def option(*names: str, key: str, **rest: Any) -> Callable[[F], F]:
    """Declare an option; the message of the key explains it."""
    return click.option(*names, cls=TranslatedOption, help=key, **{"default": None, **rest})


def flag(*names: str, key: str) -> Callable[[F], F]:
    """Declare an option that takes no value."""
    return option(*names, key=key, is_flag=True, default=False)


def argument(name: str, metavar: str, key: str, **rest: Any) -> Callable[[F], F]:
    """Declare an argument; the message of the key explains it."""
    return click.argument(name, cls=TranslatedArgument, metavar=metavar, key=key, **rest)


def _language(ctx: click.Context, _: click.Parameter, wanted: str | None) -> str:
    """The language of this command, else that given before it, else the user's."""
    return language(known_language(wanted) or ctx.find_root().params.get("lang"))


lang_option = option("--lang", key="help-lang", callback=_language)
json_option = flag("--json", "as_json", key="help-json")
