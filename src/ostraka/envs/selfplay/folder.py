"""A folder of self-play: a document that says what is played, and Parquet files of whole games.

    _selfplay.json          the plan, the version of Ostraka, a digest of rules and bots
    games-00000000.parquet  the games 0 to 15, one row for each choice
    games-00000016.parquet  …

A file is written whole under another name, brought to the disk, and then renamed. So whatever is
interrupted, every file that is there is complete, and what is missing is played again, exactly as
it would have been. One process at a time writes a folder. PyArrow comes with `ostraka[selfplay]`.

Readers of Parquet folders (`pandas.read_parquet`, `pyarrow.dataset.dataset`) skip names that begin
with `_` or `.`, so they open such a folder as it is.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from ostraka import __version__
from ostraka.core.errors import InvalidOption, InvalidRecord
from ostraka.core.extras import MissingPackage
from ostraka.core.files import locked, sweep, write_document, write_whole
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.envs.selfplay.plan import SelfPlay
from ostraka.envs.selfplay.playing import SelfPlayGame
from ostraka.work.code import code_digest

FORMAT, VERSION = "ostraka-selfplay", 1
DOCUMENT, LOCK = "_selfplay.json", ".lock"
SHARD = 16
"""Games in a file, unless somebody wants others."""
MOST_IN_A_FILE = 10_000
LARGEST = 1_000_000
"""Bytes of a document."""
NAME = re.compile(r"games-(\d{8})\.parquet")


def pyarrow_module() -> Any:
    """PyArrow, or one sentence that says how to install it."""
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
        self.files = {int(name[6:14]) for name in shards(path)}
        """The first games of the files that are there."""

    @classmethod
    def open(cls, path: str | os.PathLike[str], plan: SelfPlay, shard: int = SHARD) -> Folder:
        """Begin a folder, or continue with one of the same plan and the same code."""
        pyarrow_module()
        if type(shard) is not int or not 1 <= shard <= MOST_IN_A_FILE:
            raise InvalidOption(Message("selfplay-shard", most=MOST_IN_A_FILE))
        home = Path(path)
        if home.exists() and not home.is_dir():
            raise InvalidRecord(Message("selfplay-foreign", path=str(home)))
        home.mkdir(parents=True, exist_ok=True)
        if not (home / DOCUMENT).exists() and any(name[0] != "." for name in _names(home)):
            raise InvalidRecord(Message("selfplay-foreign", path=str(home)))
        handle = os.open(home / LOCK, os.O_RDWR | os.O_CREAT, 0o666)
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
        """The numbers of the games, of this many, that are not in a file yet."""
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
            path = self.path / f"games-{first:08d}.parquet"
            write_whole(path, rows)
            path.chmod((self.path / LOCK).stat().st_mode)  # readable by all who may read the folder
            del self._waiting[first]
            self.files.add(first)

    def close(self) -> None:
        """Let others write the folder."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def shards(path: Path) -> list[str]:
    """The names of the files of games in a folder, in the order of the games."""
    return [name for name in _names(path) if NAME.fullmatch(name)]


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
        "code": code_digest(game),
        "observation": {"version": game.observation_version, "size": game.observation.size},
        "actions": game.action_count,
    }


def _agree(home: Path, header: dict[str, Any]) -> None:
    """Write the document of a new folder; refuse a folder of something else."""
    path = home / DOCUMENT
    if not path.exists():
        write_document(path, header)
        return
    known = folder_document(home)
    wrong = [name for name in header["plan"] if known["plan"].get(name) != header["plan"][name]]
    if known["shard"] != header["shard"]:
        wrong.append("shard")
    if wrong:
        raise InvalidRecord(Message("selfplay-plan", path=str(home), different=", ".join(wrong)))
    if known["code"] != header["code"]:
        raise InvalidRecord(Message("selfplay-code", path=str(home)))


def folder_document(home: Path) -> dict[str, Any]:
    """The document of a folder; refuses anything else."""
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
    pa = pyarrow_module()

    def lists(counts: Any, values: Any) -> Any:
        offsets = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
        return pa.ListArray.from_arrays(offsets, pa.array(values))

    def spread(name: str, kind: Any) -> Any:
        """What a whole game got, told with each of its choices."""
        each = [np.tile(np.array(getattr(game, name), kind), len(game.plies)) for game in games]
        players = len(games[0].places)
        flat = np.concatenate(each)
        return pa.FixedSizeListArray.from_arrays(pa.array(flat), players)

    def together(name: str) -> npt.NDArray[Any]:
        return np.concatenate([getattr(game, name) for game in games])

    seen = together("observations")
    counts = together("counts")
    numbers = np.repeat([game.number for game in games], [len(game.plies) for game in games])
    table = pa.table(
        {
            "game": pa.array(numbers.astype(np.int32)),
            "ply": pa.array(together("plies")),
            "seat": pa.array(together("seats")),
            "observation": pa.FixedSizeListArray.from_arrays(
                pa.array(seen.reshape(-1)), seen.shape[1]
            ),
            "legal": lists(counts, together("legal")),
            "visits": lists(counts, together("visits")),
            "chosen": pa.array(together("chosen")),
            "value": pa.array(together("values")),
            "result": pa.array(together("results")),
            "scores": spread("scores", np.int32),
            "places": spread("places", np.int8),
        }
    ).replace_schema_metadata({"ostraka": json.dumps(header)})
    sink = pa.BufferOutputStream()
    pa.parquet.write_table(table, sink, compression="zstd")
    return sink.getvalue().to_pybytes()  # type: ignore[no-any-return]
