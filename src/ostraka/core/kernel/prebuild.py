"""Compiling all games for any processor of this platform, for a wheel to carry.

    python -m ostraka.core.kernel.prebuild FOLDER [GAME …]

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

ANY_PROCESSOR = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}


def carry(folder: Path, games: list[str]) -> int:
    """Fill a folder with the compiled rules of some games; how many files it holds then."""
    with tempfile.TemporaryDirectory() as scratch:
        environment = os.environ | ANY_PROCESSOR
        environment |= {"OSTRAKA_CACHE_DIR": scratch, "OSTRAKA_COMPILED_DIR": scratch}
        command = [sys.executable, "-m", "ostraka.core.kernel.prebuild", "--compile", *games]
        subprocess.run(command, env=environment, check=True)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(Path(scratch) / "kernels", folder)
    return len(list(folder.iterdir()))


def _compile(games: list[str]) -> None:
    from ostraka.core.game.registry import load
    from ostraka.core.kernel.prepare import prepare

    for game in map(load, games):
        print(game.title, flush=True)
        prepare(game, lambda done, of, chore: print(f"  {done}/{of} {chore}", flush=True))


def main() -> None:
    """Compile here and now, or have it done for any processor."""
    from ostraka.core.game.registry import game_names

    first, *games = sys.argv[1:]
    if first == "--compile":
        _compile(games)
    else:
        print(carry(Path(first), games or game_names()), "files")


if __name__ == "__main__":
    main()
