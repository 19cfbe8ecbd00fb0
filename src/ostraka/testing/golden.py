"""Golden playthroughs: a whole game written out, so that any change of behaviour shows as a diff.

A playthrough file holds a record, and below it what playing it shows: for each action the seat, how
many actions were legal, a digest of all of them, the text and the sentence; now and then the table;
at the end the scores and the outcome.

    python -m ostraka.testing.golden ankhor 5 --players 3 > tests/golden/ankhor/three.txt
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ostraka.core.game import Game
from ostraka.core.random import below, new_stream
from ostraka.core.record import Record
from ostraka.core.registry import load

__all__ = ["check_golden", "playthrough", "random_record"]

TABLE_EVERY = 25


def _digest(texts: list[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:8]


def _lines(game: Game, record: Record) -> Iterator[str]:
    yield json.dumps(record.as_json(), ensure_ascii=False)
    actions = iter(record.actions)
    for state in record.states(game):
        if state.over:
            break
        if state.ply % TABLE_EVERY == 0:
            yield ""
            yield str(state)
            yield ""
        action = next(actions, None)
        if action is None:
            break
        legal = {legal.text: legal for legal in state.legal}
        yield (
            f"{state.ply + 1}. seat {state.seat}, {len(legal)} legal {_digest(list(legal))}: "
            f"{action} — {legal[action].sentence()}"
        )
    yield ""
    yield str(state)
    for seat, (points, parts) in enumerate(zip(state.scores, state.breakdown, strict=True)):
        yield f"seat {seat}: {points} = {json.dumps(parts, ensure_ascii=False)}"
    if state.outcome is not None:
        yield f"places {list(state.outcome.places)}: {state.outcome.reason}"


def playthrough(game: Game, record: Record) -> str:
    """A record written out."""
    lines = (line.rstrip() for chunk in _lines(game, record) for line in chunk.split("\n"))
    return "\n".join(lines) + "\n"


def check_golden(game: Game, folder: Path) -> None:
    """Every playthrough of the game still comes out as it stands, and there is one."""
    files = sorted((folder / game.name).glob("*.txt"))
    assert files, f"{game.title} has no golden playthrough in {folder / game.name}"
    for path in files:
        written = path.read_text(encoding="utf-8")
        record = Record.from_json(json.loads(written.split("\n", 1)[0]))
        assert playthrough(game, record) == written, f"{path.name} does not come out as it stands"


def random_record(game: Game, seed: int, players: int | None, options: dict[str, Any]) -> Record:
    """A game of random actions, for a playthrough."""
    state = game.start(seed=seed, players=players, **options)
    stream = new_stream(seed)
    while not state.over:
        state.play(state.codes[below(stream, len(state.codes))])
    return state.record


def rewrite(folder: Path) -> None:
    """Write every playthrough below a folder anew, after a change that was meant."""
    for path in sorted(folder.glob("*/*.txt")):
        record = Record.from_json(json.loads(path.read_text(encoding="utf-8").split("\n", 1)[0]))
        path.write_text(playthrough(load(record.game), record), encoding="utf-8")
        print(path)


def main() -> None:
    """Print a playthrough of a random game, or write all playthroughs of a folder anew."""
    parser = argparse.ArgumentParser(prog="ostraka.testing.golden", description=main.__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("seed", type=int, nargs="?", default=0)
    parser.add_argument("--rewrite", type=Path, metavar="FOLDER")
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=JSON")
    given = parser.parse_args()
    if given.rewrite is not None:
        rewrite(given.rewrite)
        return
    if given.game is None:
        parser.error("a game, or --rewrite FOLDER")
    game = load(given.game)
    options = {name: json.loads(value) for name, value in (o.split("=", 1) for o in given.option)}
    record = random_record(game, given.seed, given.players, options)
    print(playthrough(game, record), end="")


if __name__ == "__main__":
    main()
