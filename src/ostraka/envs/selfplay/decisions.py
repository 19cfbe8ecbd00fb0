"""The choices of a folder, ready for learning: all at once, or file by file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ostraka.core.checks import quoted, whole
from ostraka.core.errors import InvalidOption, InvalidRecord
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.core.play.state import State
from ostraka.envs.selfplay.folder import folder_document, pyarrow_module, shards
from ostraka.envs.selfplay.plan import SelfPlay


@dataclass(frozen=True)
class Decisions:
    """Choices of whole games, in order; the actions of all choices stand in one row."""

    plan: SelfPlay
    games: npt.NDArray[np.int32]
    """The number of the game; `plan.deal(number)` is its seed."""
    plies: npt.NDArray[np.int32]
    """Actions played before."""
    seats: npt.NDArray[np.int8]
    """Who chooses."""
    observations: npt.NDArray[np.int8]
    """What that seat knows: `game.observation` says what the numbers mean."""
    offsets: npt.NDArray[np.int64]
    """The actions of choice i are those from offsets[i] to offsets[i + 1]."""
    legal: npt.NDArray[np.int32]
    """Indices of the legal actions."""
    visits: npt.NDArray[np.int32]
    """How often the search tried each of them."""
    chosen: npt.NDArray[np.int32]
    """The index that was played."""
    values: npt.NDArray[np.float32]
    """The share of the victory, from 0 to 1, that the search expected for the seat."""
    results: npt.NDArray[np.float32]
    """The share that it got. A reward of two players is 2 * share - 1."""
    scores: npt.NDArray[np.int32]
    """The points of all seats at the end."""
    places: npt.NDArray[np.int8]
    """Their places at the end."""

    def __len__(self) -> int:
        return len(self.games)

    def state(self, i: int) -> State:
        """The very state in which choice i was made, with its record; the game is replayed."""
        number = whole(i)
        if number is None or not 0 <= number < len(self):
            last = len(self) - 1
            raise InvalidOption(Message("selfplay-row", row=quoted(i), last=last))
        plan, game = self.plan, load(self.plan.game)
        deal = plan.deal(int(self.games[number]))
        state = game.start(seed=deal, players=plan.players, **plan.options)
        first = int(np.searchsorted(self.games, self.games[number]))
        for row in range(first, number + 1):
            while state.ply < self.plies[row]:  # where there is one action, nobody chooses
                state.play(state.codes[0])
            if row < number:
                legal = self.legal[self.offsets[row] : self.offsets[row + 1]].tolist()
                state.play(state.codes[legal.index(self.chosen[row])])
        return state


def stream_decisions(path: str | os.PathLike[str]) -> Iterator[Decisions]:
    """The choices of a folder file by file, in the order of the games; it may still be growing."""
    pa, home = pyarrow_module(), Path(path)
    plan = SelfPlay.from_json(folder_document(home)["plan"])
    for name in shards(home):
        try:
            table = pa.parquet.read_table(home / name).combine_chunks()
        except pa.ArrowInvalid as error:
            reason = " ".join(str(error).split())[:200]
            message = Message("selfplay-damaged", path=str(home), reason=reason)
            raise InvalidRecord(message) from None
        yield _decisions(pa, plan, table)


def read_decisions(path: str | os.PathLike[str]) -> Decisions:
    """All choices of a folder at once."""
    found = list(stream_decisions(path))
    if not found:
        raise InvalidRecord(Message("selfplay-empty", path=str(path)))
    names = [field.name for field in fields(Decisions) if field.name not in ("plan", "offsets")]
    counts = np.concatenate([np.diff(each.offsets) for each in found])
    joined: dict[str, Any] = {
        name: np.concatenate([getattr(each, name) for each in found]) for name in names
    }
    return Decisions(plan=found[0].plan, offsets=_offsets(counts), **joined)


def _offsets(counts: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
    return np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)


def _decisions(pa: Any, plan: SelfPlay, table: Any) -> Decisions:
    """One file; the arrays are copies, so that they can be written."""

    def plain(name: str) -> npt.NDArray[Any]:
        return np.array(table[name].to_numpy())

    def flat(name: str) -> npt.NDArray[Any]:
        return np.array(table[name].combine_chunks().flatten().to_numpy())

    def wide(name: str) -> npt.NDArray[Any]:
        return flat(name).reshape(len(table), -1)

    return Decisions(
        plan=plan,
        games=plain("game"),
        plies=plain("ply"),
        seats=plain("seat"),
        observations=wide("observation"),
        offsets=_offsets(pa.compute.list_value_length(table["legal"]).to_numpy()),
        legal=flat("legal"),
        visits=flat("visits"),
        chosen=plain("chosen"),
        values=plain("value"),
        results=plain("result"),
        scores=wide("scores"),
        places=wide("places"),
    )
