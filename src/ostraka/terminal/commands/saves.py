"""`ostraka saves`: the library of games, listed, gone on with, looked at and deleted."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from ostraka.core.errors import InvalidOption
from ostraka.core.i18n.message import Message
from ostraka.terminal.arguments.packs import Shelf, shelve
from ostraka.terminal.console import known_language, language, out, program, say, write
from ostraka.terminal.library import Library
from ostraka.terminal.prompt import Lines, interactive, yes
from ostraka.terminal.table.beginning import entry_text

app = typer.Typer(
    name="saves",
    help="List, resume, review, replay or delete the games that were played here.",
    pretty_exceptions_enable=False,
    add_completion=False,
)

Lang = Annotated[
    str | None, typer.Option("--lang", help="en, fr, es or de.", callback=known_language)
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Which = Annotated[str, typer.Argument(metavar="GAME", help="A number of the list, or a name.")]


@app.callback(invoke_without_command=True)
def saves(context: typer.Context, lang: Lang = None, as_json: Json = False) -> None:
    """List all games, the one played last first."""
    if context.invoked_subcommand is None:
        list_(lang, as_json)


@app.command("list")
def list_(lang: Lang = None, as_json: Json = False) -> None:
    """List all games, the one played last first."""
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
        out.print_json(json.dumps(rows))
        return
    speech = language(lang)
    if not entries:
        say("terminal-no-saves", speech)
    for entry in entries:
        write(entry_text(entry, speech))
    if entries:
        say("terminal-saves-help", speech, command=f"{program()} saves")


@app.command()
def resume(which: Which, pack: Shelf = None, lang: Lang = None) -> None:
    """Go on with a game."""
    shelve(pack)
    from ostraka.terminal.table.sitting import sit_down

    sit_down(Library().open(which), language(lang))


@app.command()
def replay(
    which: Which,
    at: Annotated[int | None, typer.Option(help="Show the state after so many actions.")] = None,
    pack: Shelf = None,
    lang: Lang = None,
) -> None:
    """Walk through a game, forwards and backwards."""
    shelve(pack)
    from ostraka.terminal.commands.replay import Replay

    Replay(Library().open(which).saved.record, language(lang)).begin(at)


@app.command()
def review(
    which: Which,
    pack: Shelf = None,
    lang: Lang = None,
) -> None:
    """Grade every decision of a game against the best that was possible."""
    shelve(pack)
    from ostraka.core.game.study import Budget
    from ostraka.terminal.study import study_game

    record = Library().open(which).saved.record
    study_game(record, Budget(seconds=0.3), language(lang))


@app.command()
def delete(
    which: Which,
    force: Annotated[bool, typer.Option("--force", help="Without asking.")] = False,
    lang: Lang = None,
) -> None:
    """Delete a game for good."""
    speech = language(lang)
    entry = Library().find(which)
    write(entry_text(entry, speech))
    if not force and not interactive():
        raise InvalidOption(Message("terminal-delete-force"))
    if force or yes(Lines(), Message("terminal-delete-sure", name=entry.name).text(speech)):
        entry.path.unlink()
        say("terminal-deleted", speech, name=entry.name)
