"""Making a game ready: chores shared out to processes, progress told, and a note for later."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostraka.core.kernel.compile import COMPILED
from ostraka.core.kernel.prepare import is_prepared, prepare
from ostraka.games.arkantar import GAME


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled where compilation is off")
def test_the_first_preparation_tells_every_chore_and_the_second_finds_all_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OSTRAKA_CACHE_DIR", str(tmp_path))
    told: list[tuple[int, int, str]] = []
    assert not is_prepared(GAME)
    prepare(GAME, lambda done, of, chore: told.append((done, of, chore)), processes=2)
    chores = list(GAME.chores())
    assert [done for done, _, _ in told] == list(range(1, len(chores) + 1))
    assert {of for _, of, _ in told} == {len(chores)}
    assert sorted(chore for _, _, chore in told) == sorted(chores)
    assert is_prepared(GAME)
    compiled = {path.name for path in (tmp_path / "kernels").glob("*.bin")}
    assert any("step" in name for name in compiled)
    told.clear()
    prepare(GAME, lambda done, of, chore: told.append((done, of, chore)))
    assert told == []


def test_a_chore_that_fails_in_its_process_is_done_by_who_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Elsewhere(type(GAME)):  # type: ignore[misc]
        name = "a game that no process can load"

    monkeypatch.setenv("OSTRAKA_CACHE_DIR", str(tmp_path))
    game = Elsewhere()
    prepare(game, processes=1)
    assert game.start(seed=1).play("+c4").ply == 1
