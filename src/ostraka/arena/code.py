"""Which code has played: a digest of the rules and of the bots.

Results of different code do not belong together. Our own part is every source of the core, of the
bots and of the game's package; of other people's bots it is the file that defines them.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import ostraka.bots
import ostraka.core
from ostraka.arena.contest import Contest
from ostraka.core.game.game import Game
from ostraka.core.game.registry import load
from ostraka.core.kernel.sources import files_digest


def rules_digest(game: Game) -> str:
    """A digest of a game's rules and of all our bots."""
    homes = {_folder(ostraka.core), _folder(ostraka.bots), _home(game)}
    return files_digest(path for home in homes for path in _sources(home))


def code_digest(contest: Contest) -> str:
    """A digest of all that decides how a contest's games are played."""
    game = load(contest.game)
    digest = hashlib.sha256(rules_digest(game).encode())
    for spec in contest.specs:
        if not spec.own:
            digest.update(_source(spec.source(game)))
    return digest.hexdigest()[:16]


def _folder(module: ModuleType) -> Path:
    return Path(module.__file__ or "").resolve().parent


def _home(game: Game) -> Path:
    """The folder of a game: for ours the one below `games`, for others their whole package."""
    names = type(game).__module__.split(".")
    ours = names[:2] == ["ostraka", "games"]
    return _folder(sys.modules[".".join(names[: 3 if ours else 1])])


def _sources(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.suffix in (".py", ".toml"))


def _source(made_by: object) -> bytes:
    """The text of the file in which a callable stands; nothing where there is no such file."""
    try:
        return Path(inspect.getfile(made_by)).read_bytes()  # type: ignore[arg-type]
    except (TypeError, OSError):
        return b""
