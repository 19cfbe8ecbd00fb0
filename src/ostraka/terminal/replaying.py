"""The command `ostraka replay`."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from ostraka.terminal.arguments import Json, Lang, Recorded, recorded
from ostraka.terminal.packs import Shelf
from ostraka.terminal.replay import Replay
from ostraka.terminal.screen import language, out

__all__ = ["app"]

app = typer.Typer(pretty_exceptions_enable=False, add_completion=False)


@app.command()
def replay(
    file: Recorded,
    at: Annotated[int | None, typer.Option(help="Show the state after so many actions.")] = None,
    pack: Shelf = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Walk through a record, forwards and backwards."""
    walk = Replay(recorded(file, pack), language(lang))
    if not as_json:
        walk.begin(at)
        return
    state = walk.at(walk.last if at is None else max(0, min(at, walk.last)))
    outcome = state.outcome
    document = {
        "record": walk.record.as_json(),
        "ply": state.ply,
        "view": state.view(None),
        "scores": state.scores,
        "outcome": outcome and {"places": outcome.places, "reason": str(outcome.reason)},
    }
    out.print_json(json.dumps(document))
