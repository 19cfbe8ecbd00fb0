"""A folder of self-play: a document that says what is played, and Parquet files of whole games.

    selfplay.json           the plan, the version of Ostraka, a digest of rules and bots
    games-00000000.parquet  the games 0 to 15, one row for each choice
    games-00000016.parquet  …

A file is written whole under another name, brought to the disk, and then renamed. So whatever is
interrupted, every file that is there is complete, and what is missing is played again, exactly as
it would have been. One process at a time writes a folder. PyArrow comes with `ostraka[selfplay]`.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from ostraka import __version__
from ostraka.arena.code import rules_digest
from ostraka.arena.lock import locked
from ostraka.core.errors import InvalidOption, InvalidRecord
from ostraka.core.files import sweep, write_document, write_whole
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.envs.errors import MissingPackage
from ostraka.envs.selfplay.plan import SelfPlay
from ostraka.envs.selfplay.playing import SelfPlayGame

FORMAT, VERSION = "ostraka-selfplay", 1
DOCUMENT = "selfplay.json"
SHARD = 16
"""Games in a file, unless somebody wants others."""
MOST_IN_A_FILE = 10_000
LARGEST = 1_000_000
"""Bytes of a document."""
NAME = re.compile(r"games-(\d{8})\.parquet")


def _arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise MissingPackage("pyarrow", "selfplay") from None
    return pyarrow


class Folder:
    """The games of a plan, as far as they are on the disk."""

    def __init__(self, path: Path, plan: SelfPlay, shard: int, handle: int | None = None) -> None:
        self.path = path
        self.plan = plan
        self.shard = shard
        self._handle = handle
        self._waiting: dict[int, dict[int, SelfPlayGame]] = {}
        self.files = {int(found[1]) for found in map(NAME.fullmatch, _names(path)) if found}
        """The first games of the files that are there."""

    @classmethod
    def open(cls, path: str | os.PathLike[str], plan: SelfPlay, shard: int = SHARD) -> Folder:
        """Begin a folder, or go on with one of the same plan and the same code."""
        _arrow()
        if type(shard) is not int or not 1 <= shard <= MOST_IN_A_FILE:
            raise InvalidOption(Message("selfplay-shard", most=MOST_IN_A_FILE))
        home = Path(path)
        if home.exists() and not home.is_dir():
            raise InvalidRecord(Message("selfplay-foreign", path=str(home)))
        home.mkdir(parents=True, exist_ok=True)
        if not (home / DOCUMENT).exists() and any(name[0] != "." for name in _names(home)):
            raise InvalidRecord(Message("selfplay-foreign", path=str(home)))
        handle = os.open(home / ".lock", os.O_RDWR | os.O_CREAT, 0o666)
        try:
            if not locked(handle):
                raise InvalidRecord(Message("selfplay-busy", path=str(home)))
            _agree(home, _header(plan, shard))
            sweep(home)
        except BaseException:
            os.close(handle)
            raise
        return cls(home, plan, shard, handle)

    # -- what is there --------------------------------------------------------------------------

    def missing(self, games: int) -> list[int]:
        """The numbers of the games, of so many, that are not in a file yet."""
        return [n for n in range(games) if n - n % self.shard not in self.files]

    def rounded(self, games: int) -> int:
        """How many games fill whole files."""
        return -(-games // self.shard) * self.shard

    # -- writing --------------------------------------------------------------------------------

    def add(self, played: SelfPlayGame) -> None:
        """Take a game in; its file is written once all of its games are there."""
        first = played.number - played.number % self.shard
        games = self._waiting.setdefault(first, {})
        games[played.number] = played
        if len(games) == self.shard:
            rows = _parquet([games[n] for n in sorted(games)], _header(self.plan, self.shard))
            write_whole(self.path / f"games-{first:08d}.parquet", rows)
            del self._waiting[first]
            self.files.add(first)

    def close(self) -> None:
        """Let others write the folder."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _names(path: Path) -> list[str]:
    return sorted(entry.name for entry in path.iterdir())


def _header(plan: SelfPlay, shard: int) -> dict[str, Any]:
    game = load(plan.game)
    return {
        "format": FORMAT,
        "version": VERSION,
        "ostraka": __version__,
        "plan": plan.as_json(),
        "shard": shard,
        "code": rules_digest(game),
        "observation": {"version": game.observation_version, "size": game.observation.size},
        "actions": game.action_count,
    }


def _agree(home: Path, header: dict[str, Any]) -> None:
    """Write the document of a new folder; refuse a folder of something else."""
    path = home / DOCUMENT
    if not path.exists():
        write_document(path, header)
        return
    known = _document(home)
    wrong = [name for name in header["plan"] if known["plan"].get(name) != header["plan"][name]]
    if known["shard"] != header["shard"]:
        wrong.append("shard")
    if wrong:
        raise InvalidRecord(Message("selfplay-plan", path=str(home), different=", ".join(wrong)))
    if known["code"] != header["code"]:
        raise InvalidRecord(Message("selfplay-code", path=str(home)))


def _document(home: Path) -> dict[str, Any]:
    """The document of a folder; refuses what is none."""
    path = home / DOCUMENT
    try:
        if path.stat().st_size > LARGEST:
            raise ValueError
        known = json.loads(path.read_text(encoding="utf-8"))
        good = known["format"] == FORMAT and known["version"] == VERSION
        good &= isinstance(known["plan"], dict) and isinstance(known["code"], str)
        good &= isinstance(known["shard"], int)
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        good = False
    if not good:
        raise InvalidRecord(Message("selfplay-foreign", path=str(home)))
    return known  # type: ignore[no-any-return]


# -- Parquet --------------------------------------------------------------------------------------


def _parquet(games: Sequence[SelfPlayGame], header: dict[str, Any]) -> bytes:
    """Games as the bytes of a Parquet file."""
    arrow = _arrow()

    def lists(counts: Any, values: Any) -> Any:
        offsets = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
        return arrow.ListArray.from_arrays(offsets, arrow.array(values))

    def spread(name: str, kind: Any) -> Any:
        """What a whole game got, told with each of its choices."""
        each = [np.tile(np.array(getattr(game, name), kind), len(game.plies)) for game in games]
        players = len(games[0].places)
        flat = np.concatenate(each)
        return arrow.FixedSizeListArray.from_arrays(arrow.array(flat), players)

    def together(name: str) -> npt.NDArray[Any]:
        return np.concatenate([getattr(game, name) for game in games])

    seen = together("observations")
    counts = together("counts")
    numbers = np.repeat([game.number for game in games], [len(game.plies) for game in games])
    table = arrow.table(
        {
            "game": arrow.array(numbers.astype(np.int32)),
            "ply": arrow.array(together("plies")),
            "seat": arrow.array(together("seats")),
            "observation": arrow.FixedSizeListArray.from_arrays(
                arrow.array(seen.reshape(-1)), seen.shape[1]
            ),
            "legal": lists(counts, together("legal")),
            "visits": lists(counts, together("visits")),
            "chosen": arrow.array(together("chosen")),
            "value": arrow.array(together("values")),
            "result": arrow.array(together("results")),
            "scores": spread("scores", np.int32),
            "places": spread("places", np.int8),
        }
    ).replace_schema_metadata({"ostraka": json.dumps(header)})
    sink = arrow.BufferOutputStream()
    arrow.parquet.write_table(table, sink, compression="zstd")
    return sink.getvalue().to_pybytes()  # type: ignore[no-any-return]


@dataclass(frozen=True)
class Decisions:
    """All choices of a folder, ready for learning; the actions of all choices stand in one row."""

    plan: SelfPlay
    games: npt.NDArray[np.int32]
    seats: npt.NDArray[np.int8]
    observations: npt.NDArray[np.int8]
    offsets: npt.NDArray[np.int64]
    """The actions of choice i are those from offsets[i] to offsets[i + 1]."""
    legal: npt.NDArray[np.int32]
    visits: npt.NDArray[np.int32]
    chosen: npt.NDArray[np.int32]
    values: npt.NDArray[np.float32]
    results: npt.NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.games)


def read_decisions(path: str | os.PathLike[str]) -> Decisions:
    """All that lies in a folder, in the order of the games; it may still be growing."""
    arrow = _arrow()
    home = Path(path)
    document = _document(home)
    names = [name for name in _names(home) if NAME.fullmatch(name)]
    if not names:
        raise InvalidRecord(Message("selfplay-empty", path=str(home)))
    try:
        tables = [arrow.parquet.read_table(home / name) for name in names]
        table = arrow.concat_tables(tables).combine_chunks()
    except arrow.ArrowInvalid as error:
        reason = " ".join(str(error).split())[:200]
        raise InvalidRecord(Message("selfplay-damaged", path=str(home), reason=reason)) from None

    def plain(name: str) -> npt.NDArray[Any]:
        return table[name].to_numpy()  # type: ignore[no-any-return]

    def flat(name: str) -> npt.NDArray[Any]:
        return table[name].combine_chunks().flatten().to_numpy()  # type: ignore[no-any-return]

    counts = arrow.compute.list_value_length(table["legal"]).to_numpy()
    return Decisions(
        plan=SelfPlay.from_json(document["plan"]),
        games=plain("game"),
        seats=plain("seat"),
        observations=flat("observation").reshape(len(table), -1),
        offsets=np.concatenate([[0], np.cumsum(counts)]).astype(np.int64),
        legal=flat("legal"),
        visits=flat("visits"),
        chosen=plain("chosen"),
        values=plain("value"),
        results=plain("result"),
    )
