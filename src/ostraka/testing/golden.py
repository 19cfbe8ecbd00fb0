"""Golden playthroughs: a whole game written out, so that any change of behaviour shows as a diff.

A playthrough file holds a record, and below it what playing it shows: for each action the seat, how
many actions were legal, a digest of all of them, the text and the sentence; now and then the table;
at the end the scores and the outcome.

    python -m ostraka.testing ankhor 5 --players 3 > tests/golden/ankhor/three.txt
    python -m ostraka.testing --rewrite tests/golden
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ostraka.core.game.game import Game
from ostraka.core.game.registry import load
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.play.record import Record

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
    """Rewrite every playthrough below a folder, after an intended change."""
    for path in sorted(folder.glob("*/*.txt")):
        record = Record.from_json(json.loads(path.read_text(encoding="utf-8").split("\n", 1)[0]))
        path.write_text(playthrough(load(record.game), record), encoding="utf-8")
        print(path)
