"""Completion in the shell: shown, or installed where the shell reads it."""

from __future__ import annotations

import os
from pathlib import Path

import click
from click.shell_completion import get_completion_class

from ostraka.core.errors import InvalidOption
from ostraka.core.folders import user_folder
from ostraka.core.i18n.message import Message
from ostraka.terminal.console import asked_language, out, say

NAME = "ostraka"
VARIABLE = "_OSTRAKA_COMPLETE"
"""The environment variable by which the shell asks for completions; Click reads it."""

START_FILES = {"bash": ".bashrc", "zsh": ".zshrc"}


def _script(command: click.Command) -> tuple[str, str]:
    """The user's shell, and the completion script for it."""
    shell = Path(os.environ.get("SHELL", "")).name
    found = get_completion_class(shell)
    if found is None:
        raise InvalidOption(Message("cli-completion-unknown"))
    return shell, found(command, {}, NAME, VARIABLE).source()


def show(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Print the script."""
    if wanted and not ctx.resilient_parsing:
        out.print(_script(ctx.command)[1], markup=False)
        ctx.exit()


def install(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Write the script to a file, and let the shell read that file when it starts."""
    if not wanted or ctx.resilient_parsing:
        return
    shell, script = _script(ctx.command)
    if shell == "fish":  # it reads every file of this folder
        path = Path.home() / ".config" / "fish" / "completions" / f"{NAME}.fish"
        path.parent.mkdir(parents=True, exist_ok=True)
    else:
        path = user_folder("completion") / f"{NAME}.{shell}"
    path.write_text(script, encoding="utf-8")
    if shell in START_FILES:
        _read_at_start(Path.home() / START_FILES[shell], f'. "{path}"')
    say("cli-completion-installed", asked_language(), path=str(path))
    ctx.exit()


def _read_at_start(file: Path, line: str) -> None:
    """Add a line to a file that the shell reads when it starts, once."""
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    if line not in before.splitlines():
        end = "" if not before or before.endswith("\n") else "\n"
        with file.open("a", encoding="utf-8") as start:
            start.write(f"{end}{line}\n")
