"""Compiling all games and their bots for any processor of this platform, to be shipped in a wheel.

    python -m ostraka.bots.prebuild FOLDER [GAME …]

Who installs such a wheel plays at once. The code is what `make wheel` puts into the package; it is
named by the very same digests as the cache of compiled code, so it is used exactly where it fits.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from ostraka.bots.analysis import analyse, review
from ostraka.bots.prepare import SMALL, prepare_bots
from ostraka.core.game.game import Game
from ostraka.core.game.registry import game_names, load
from ostraka.core.kernel.prepare import prepare

ANY_PROCESSOR = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
ACTIONS = 60
"""How long a game is played and looked at, so that what faces call is compiled too."""


def prebuild(folder: Path, games: list[str]) -> int:
    """Fill a folder with all that is compiled for some games; how many files it holds then."""
    with tempfile.TemporaryDirectory() as scratch:
        environment = os.environ | ANY_PROCESSOR
        environment |= {"OSTRAKA_CACHE_DIR": scratch, "OSTRAKA_COMPILED_DIR": scratch}
        command = [sys.executable, "-m", "ostraka.bots.prebuild", "--compile", *games]
        subprocess.run(command, env=environment, check=True)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(Path(scratch) / "kernels", folder)
    return len(list(folder.iterdir()))


def _compile(game: Game) -> None:
    print(game.title, flush=True)
    prepare(game, lambda done, of, chore: print(f"  {done}/{of} {chore}", flush=True))
    _look_at(game)
    print("  bots", flush=True)
    prepare_bots(game)
    _study(game)


def _look_at(game: Game) -> None:
    """Play a little, and see all that is shown."""
    state, chance = game.start(seed=1), Random(1)
    for _ in range(ACTIONS):
        if state.over:
            break
        for seat in (None, *range(state.players)):
            state.view(seat)
        action = chance.choice(state.legal)
        state.preview(action)
        state.play(action)
    state.changes(None)
    state.record.replay()


def _study(game: Game) -> None:
    """Ask for a hint and for a review of a few actions."""
    state, chance = game.start(seed=1), Random(1)
    for _ in range(4):
        state.play(chance.choice(state.legal))
    analyse(state, SMALL)
    review(state.record, SMALL)


def main() -> None:
    """Compile here and now, or have it done for any processor."""
    first, *games = sys.argv[1:]
    if first == "--compile":
        for name in games:
            _compile(load(name))
    else:
        print(prebuild(Path(first), games or game_names()), "files")


if __name__ == "__main__":
    main()
