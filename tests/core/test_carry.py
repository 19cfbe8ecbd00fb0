"""Compiled rules that a wheel carries: used where they fit, ignored where they do not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ostraka.core.kernel.compile import COMPILED
from ostraka.core.kernel.prebuild import carry

FIRST_ACTION = """
import ostraka
from ostraka.core.kernel.prepare import is_prepared, prepare
game = ostraka.load("arkantar")
print(is_prepared(game))
prepare(game, processes=1)
print(game.start(seed=7).play("+c4").play("-d2").play("d1-d5").position)
"""


def _played(cache: Path, carried: Path) -> list[str]:
    environment = os.environ | {
        "OSTRAKA_CACHE_DIR": str(cache),
        "OSTRAKA_COMPILED_DIR": str(carried),
    }
    done = subprocess.run(
        [sys.executable, "-c", FIRST_ACTION], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split("\n")


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled where compilation is off")
def test_carried_rules_are_used_where_they_fit_and_a_damaged_one_is_compiled_anew(
    tmp_path: Path,
) -> None:
    carried, cache = tmp_path / "carried", tmp_path / "cache"
    assert carry(carried, ["arkantar"]) > 10
    position = "SMLKLMS/#######/...k.../..#..../......./###.###/sml.lms w -"
    assert _played(cache, carried)[:2] == ["True", position]
    assert not list(cache.rglob("*.bin")), "something was compiled although all was carried"

    damaged = next(carried.glob("ostraka.core.kernel.step.step-*.bin"))
    damaged.write_bytes(damaged.read_bytes()[:-9])
    assert _played(cache, carried)[:2] == ["True", position]
    assert {path.name.split("-")[0] for path in cache.rglob("*.bin")} >= {
        "ostraka.core.kernel.step.step"
    }
