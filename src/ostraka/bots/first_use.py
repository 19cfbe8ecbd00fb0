"""What was compiled on this machine before, and words for whoever waits while it is compiled.

Batches, environments and bots compile what they need when it is first used, which takes up to
minutes. Notes beside the compiled code say what has been. Terminal and server prepare games and
tell how far they are; a script or a notebook is told once, on the standard error.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ostraka.core.game.game import Game
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.cache import cache_folder, prebuilt_folder, toolchain
from ostraka.core.kernel.compile import COMPILED
from ostraka.core.kernel.sources import sources_digest

LEVEL = "level"
"""What bots of a level are compiled for, which terminal and server prepare."""

_used: set[tuple[str, int, str]] = set()
_told: set[str] = set()


def bots_note(game: Game, what: str = "bots") -> str:
    """The name of the file which says that a game's bots are compiled, as they are made now."""
    home = Path(sys.modules[type(game).__module__].__file__ or "").resolve()
    sources = sources_digest(frozenset({Path(__file__).resolve(), home}))
    digest = hashlib.sha256(f"{sources}\n{toolchain()}".encode()).hexdigest()
    return f"{game.name}-{game.dtype.itemsize}-{digest[:24]}.{what}"


def bots_are_prepared(game: Game) -> bool:
    """Whether the bots of a game can think at once: compiled here, or shipped in the package."""
    name = bots_note(game)
    folders = cache_folder(), prebuilt_folder()
    return not COMPILED or any((folder / name).is_file() for folder in folders)


def has_thought(game: Game, what: str) -> bool:
    """Whether a bot of a game has done such a thing on this machine before."""
    return bots_are_prepared(game) or was_used(game, what)


def was_used(game: Game, what: str) -> bool:
    """Whether something of a game was compiled because it was used."""
    return (cache_folder() / bots_note(game, what)).is_file()


def note_thought(game: Game, what: str) -> None:
    """Remember that it has, and was compiled for it."""
    if COMPILED and cache_folder().is_dir():
        (cache_folder() / bots_note(game, what)).touch()


@contextmanager
def first_use(game: Game, what: str) -> Iterator[None]:
    """Say that something is compiled, if it never was on this machine; remember that it is now."""
    name = game.reference, game.dtype.itemsize, what
    if not COMPILED or name in _used:
        yield
        return
    _used.add(name)
    known = was_used(game, what) or (what == LEVEL and bots_are_prepared(game))
    if not known and game.reference not in _told and _is_read():
        _told.add(game.reference)
        locale = os.environ.get("OSTRAKA_LANG", "en")
        print(Message("bots-first-use", game=game.title).text(locale), file=sys.stderr, flush=True)
    yield
    if not known:
        note_thought(game, what)


def _is_read() -> bool:
    """Whether somebody sits before the standard error: at a terminal or a notebook."""
    return "ipykernel" in sys.modules or (sys.stderr is not None and sys.stderr.isatty())
