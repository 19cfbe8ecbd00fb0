"""`ostraka saves`: the games that were played here, listed and deleted."""

from __future__ import annotations

import click

from ostraka.core.errors import InvalidOption
from ostraka.core.i18n.message import Message
from ostraka.terminal.command import argument, flag, group, json_option, lang_option
from ostraka.terminal.console import print_document, program, say, write
from ostraka.terminal.library import Library
from ostraka.terminal.prompt import Lines, interactive, yes
from ostraka.terminal.table.questions import entry_text


@group(invoke_without_command=True)
@lang_option
@json_option
@click.pass_context
def saves(ctx: click.Context, lang: str, as_json: bool) -> None:
    """List all games, most recent first."""
    if ctx.invoked_subcommand is None:
        _list(lang, as_json)


@saves.command("list")
@lang_option
@json_option
def list_saves(lang: str, as_json: bool) -> None:
    """List all games, most recent first."""
    _list(lang, as_json)


def _list(lang: str, as_json: bool) -> None:
    entries = Library().entries()
    if as_json:
        rows = []
        for entry in entries:
            row = {"number": entry.number, "name": entry.name, "path": str(entry.path)}
            if entry.file is None:
                rows.append(row | {"state": "damaged", "reason": str(entry.reason)})
                continue
            saved = entry.file.saved
            rows.append(
                row
                | {
                    "state": "over" if saved.over else "open",
                    "game": saved.record.game,
                    "seats": list(saved.seats),
                    "actions": len(saved.record.actions),
                    "begun": saved.begun,
                    "changed": saved.changed,
                }
            )
        print_document(rows)
        return
    if not entries:
        say("terminal-no-saves", lang)
    for entry in entries:
        write(entry_text(entry, lang))
    if entries:
        say("terminal-saves-help", lang, command=program())


@saves.command()
@argument("which", "GAME", "help-saves-game")
@flag("--force", key="help-saves-force")
@lang_option
def delete(which: str, force: bool, lang: str) -> None:
    """Delete a game for good."""
    entry = Library().find(which)
    write(entry_text(entry, lang))
    if not force and not interactive():
        raise InvalidOption(Message("terminal-delete-force"))
    if force or yes(Lines(), Message("terminal-delete-sure", name=entry.name).text(lang)):
        entry.path.unlink()
        say("terminal-deleted", lang, name=entry.name)
