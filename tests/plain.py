"""Python without compilation: a script run with Numba switched off."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import ostraka

PLACES = [str(Path(ostraka.__file__).parents[1]), str(Path(__file__).parents[1])]
"""Where the package is, and the tests."""


def without_compilation(script: str | Path, *words: str) -> str:
    """What a script prints where every kernel is plain Python."""
    done = subprocess.run(
        [sys.executable, str(script), *words],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(PLACES)},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
