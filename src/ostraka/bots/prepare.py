"""Making the bots of a game ready: what they search with compiled, by a process of its own.

Compiling holds the interpreter for a long time, so whoever has other things to do (a server, a page
that is being looked at) has it done elsewhere and finds the result in the cache of compiled code.

    python -m ostraka.bots.prepare arkantar      lets bots of that game take a small decision
"""

from __future__ import annotations

import sys
from pathlib import Path

from ostraka.bots.spec import bot
from ostraka.core.game.game import Game
from ostraka.core.game.registry import load
from ostraka.core.game.study import Budget
from ostraka.core.kernel.cache import cache_folder
from ostraka.core.kernel.compile import COMPILED
from ostraka.core.kernel.prepare import Hands
from ostraka.core.kernel.sources import sources_digest

LEVELS = 3, 8  # which between them use all that levels search with
SMALL = Budget(iterations=2, nodes=2)


def _note(game: Game, what: str = "bots") -> Path:
    """The file which says that a game's bots are compiled, as all they are made from is now."""
    home = sys.modules[type(game).__module__].__file__ or ""
    folders = {Path(__file__).resolve().parent, Path(home).resolve().parent}
    modules = frozenset(path for folder in folders for path in folder.rglob("*.py"))
    name = f"{game.name}-{game.dtype.itemsize}-{sources_digest(modules)[:24]}.{what}"
    return cache_folder() / name


def bots_are_prepared(game: Game) -> bool:
    """Whether the bots of a game can think at once."""
    return not COMPILED or _note(game).is_file()


def has_thought(game: Game, what: str) -> bool:
    """Whether a bot of a game has done such a thing on this machine before."""
    return bots_are_prepared(game) or _note(game, what).is_file()


def note_thought(game: Game, what: str) -> None:
    """Remember that it has, and was compiled for it."""
    if COMPILED and cache_folder().is_dir():
        _note(game, what).touch()


def prepare_bots(game: Game, hands: Hands | None = None) -> None:
    """Have the bots of a game compiled, if they are not; the caller only waits."""
    if bots_are_prepared(game):
        return
    hands = hands or Hands()
    with hands.employ([sys.executable, "-m", "ostraka.bots.prepare", game.reference]) as worker:
        worker.communicate()
        hands.dismiss(worker)
    if worker.returncode == 0 and cache_folder().is_dir():
        _note(game).touch()


def main() -> None:
    """Take a small decision at each kind of level."""
    game = load(sys.argv[1])
    state = game.start(seed=0)
    while len(state.codes) == 1:
        state.play(state.codes[0])
    for level in LEVELS:
        bot(game, level=level, seed=0, budget=SMALL).choose(state.fork())


if __name__ == "__main__":
    main()
