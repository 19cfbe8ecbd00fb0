"""Making a game ready: tasks shared out to processes, progress told, and a note for later."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostraka.core.kernel.compile import COMPILED
from ostraka.core.kernel.prepare import is_prepared, prepare
from ostraka.games.arkantar import GAME


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled where compilation is off")
def test_the_first_preparation_tells_every_task_and_the_second_finds_all_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OSTRAKA_CACHE_DIR", str(tmp_path))
    told: list[tuple[int, int, str]] = []
    assert not is_prepared(GAME)
    prepare(GAME, lambda done, of, task: told.append((done, of, task)), processes=2)
    tasks = list(GAME.compile_tasks())
    assert [done for done, _, _ in told] == list(range(1, len(tasks) + 1))
    assert {of for _, of, _ in told} == {len(tasks)}
    assert sorted(task for _, _, task in told) == sorted(tasks)
    assert is_prepared(GAME)
    compiled = {path.name for path in (tmp_path / "kernels").glob("*.bin")}
    assert any("step" in name for name in compiled)
    told.clear()
    prepare(GAME, lambda done, of, task: told.append((done, of, task)))
    assert told == []


def test_a_task_that_fails_in_its_process_is_done_by_who_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Elsewhere(type(GAME)):  # type: ignore[misc]
        name = "a game that no process can load"

    monkeypatch.setenv("OSTRAKA_CACHE_DIR", str(tmp_path))
    game = Elsewhere()
    prepare(game, processes=1)
    assert game.start(seed=1).play("+c4").ply == 1
