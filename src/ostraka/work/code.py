"""Which code does the work: a digest of the rules and of the bots.

Results of different code do not belong together. Our own part is every source of the core, of the
bots and of the game's package; of other people's bots it is the file that defines them.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType

import ostraka.bots
import ostraka.core
from ostraka.bots.spec import Spec
from ostraka.core.game.game import Game
from ostraka.core.kernel.sources import files_digest

FRONT_ENDS = ("cli", "web")
"""Folders of a game that play no part in its games."""


def code_digest(game: Game, specs: Iterable[Spec] = ()) -> str:
    """A digest of a game's rules, of all our bots and of some bots of others."""
    homes = {_folder(ostraka.core), _folder(ostraka.bots), _home(game)}
    ours = files_digest(path for home in homes for path in _sources(home))
    digest = hashlib.sha256(ours.encode())
    for spec in specs:
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
    for path in folder.rglob("*"):
        if path.suffix in (".py", ".toml") and path.relative_to(folder).parts[0] not in FRONT_ENDS:
            yield path


def _source(made_by: object) -> bytes:
    """The text of the file in which a callable stands; nothing where there is no such file."""
    try:
        return Path(inspect.getfile(made_by)).read_bytes()  # type: ignore[arg-type]
    except (TypeError, OSError):
        return b""
