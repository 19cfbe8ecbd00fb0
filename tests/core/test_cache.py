"""Compiled kernels are kept between runs, and never used when they are stale or damaged."""

from __future__ import annotations

import hashlib
import os
import pickle
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ostraka.core.kernel.cache import KernelCache, cache_folder

SCRIPT = """
from ostraka.core.kernel.compile import kernel

FACTOR = 3

@kernel
def scaled(x):
    return FACTOR * x

print(scaled(14), sum(scaled.stats.cache_hits.values()))
"""


def environment(cache: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    return {**kept, "OSTRAKA_CACHE_DIR": str(cache)}


def start(script: Path, cache: Path, **flags: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-W", "ignore", str(script)],
        env=environment(cache) | flags,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(process: subprocess.Popen[str]) -> tuple[int, int]:
    """What the script computed, and how many compiled functions it found in the cache."""
    out, error = process.communicate(timeout=120)
    assert process.returncode == 0, error
    assert error == ""
    value, hits = out.split()
    return int(value), int(hits)


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "rules" / "script.py"
    path.parent.mkdir()
    path.write_text(SCRIPT)
    return path


def test_a_second_process_finds_what_the_first_compiled(script: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert finish(start(script, cache)) == (42, 0)
    files = list((cache / "kernels").iterdir())
    assert len(files) == 1
    written = files[0].stat().st_mtime_ns
    assert finish(start(script, cache)) == (42, 1)
    assert list((cache / "kernels").iterdir()) == files
    assert files[0].stat().st_mtime_ns == written


def test_a_damaged_file_is_ignored_and_written_again(script: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    finish(start(script, cache))
    (path,) = (cache / "kernels").iterdir()
    whole = path.read_bytes()
    middle = len(whole) // 2
    path.write_bytes(whole[:middle] + bytes([whole[middle] ^ 255]) + whole[middle + 1 :])
    assert finish(start(script, cache)) == (42, 0)
    assert finish(start(script, cache)) == (42, 1)


@pytest.mark.parametrize("content", [b"", b"x", b"garbage" * 100, b"\x80\x05." * 50])
def test_whatever_lies_in_the_place_of_a_file_is_ignored(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OSTRAKA_CACHE_DIR", str(tmp_path))

    class Target:
        def refresh(self) -> None: ...
        def codegen(self) -> Target:
            return self

        def magic_tuple(self) -> tuple[str]:
            return ("here",)

    kept = KernelCache(environment)
    path = cache_folder() / kept._name_of((), Target().magic_tuple())
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    assert kept.load_overload((), Target()) is None


def test_a_changed_source_is_compiled_again(script: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert finish(start(script, cache)) == (42, 0)
    script.write_text(SCRIPT.replace("FACTOR = 3", "FACTOR = 5"))
    assert finish(start(script, cache)) == (70, 0)
    script.write_text(SCRIPT)
    assert finish(start(script, cache)) == (42, 1), "back to what was compiled first"


def test_a_file_that_is_not_declared_does_not_count(script: Path, tmp_path: Path) -> None:
    (script.parent / "kernel.toml").write_text('files = ["script.py"]')
    assert finish(start(script, tmp_path / "cache")) == (42, 0)
    (script.parent / "unrelated.py").write_text("cards = 189")
    assert finish(start(script, tmp_path / "cache")) == (42, 1)


def test_a_changed_import_is_compiled_again(script: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    script.write_text(SCRIPT.replace("FACTOR = 3", "from numbers_of_this_game import FACTOR"))
    (script.parent / "numbers_of_this_game.py").write_text("FACTOR = 3")
    assert finish(start(script, cache)) == (42, 0)
    assert finish(start(script, cache)) == (42, 1)
    (script.parent / "numbers_of_this_game.py").write_text("FACTOR = 5  # changed")
    assert finish(start(script, cache)) == (70, 0)


def test_two_processes_at_once_do_not_disturb_each_other(script: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    both = [start(script, cache) for _ in range(2)]
    assert [finish(process)[0] for process in both] == [42, 42]
    assert [path.suffix for path in (cache / "kernels").iterdir()] == [".bin"]
    assert finish(start(script, cache)) == (42, 1)


def test_where_nothing_can_be_written_kernels_are_compiled_every_time(
    script: Path, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert finish(start(script, blocked)) == (42, 0)
    assert finish(start(script, blocked)) == (42, 0)
    assert blocked.read_text() == "not a folder"


def test_other_flags_of_the_compiler_make_other_code(script: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert finish(start(script, cache)) == (42, 0)
    assert finish(start(script, cache, NUMBA_BOUNDSCHECK="1")) == (42, 0)
    assert finish(start(script, cache, NUMBA_BOUNDSCHECK="1")) == (42, 1)


def test_code_of_another_processor_is_not_used(script: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert finish(start(script, cache)) == (42, 0)
    generic = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
    assert finish(start(script, cache, **generic)) == (42, 0)
    assert finish(start(script, cache, **generic)) == (42, 1)


def test_a_file_that_names_a_module_which_is_gone_is_written_again(
    script: Path, tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    finish(start(script, cache))
    (path,) = (cache / "kernels").iterdir()
    gone = pickle.dumps(hashlib.sha256).replace(b"_hashlib", b"_nowhere")
    path.write_bytes(hashlib.sha256(gone).digest() + gone)
    assert finish(start(script, cache)) == (42, 0)
    assert finish(start(script, cache)) == (42, 1)


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such permissions")
def test_a_folder_that_others_may_write_to_is_not_used(script: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    finish(start(script, cache))
    (cache / "kernels").chmod(0o777)
    assert finish(start(script, cache)) == (42, 0)
    (cache / "kernels").chmod(0o700)
    assert finish(start(script, cache)) == (42, 1)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives away")
def test_a_folder_of_another_user_is_not_used(script: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    finish(start(script, cache))
    os.chown(cache / "kernels", 65534, -1)
    assert finish(start(script, cache)) == (42, 0)


def test_files_that_nobody_used_for_a_month_are_removed(script: Path, tmp_path: Path) -> None:
    folder = tmp_path / "cache" / "kernels"
    folder.mkdir(parents=True)
    for name, days in (("old.bin", 40), ("young.bin", 5)):
        (folder / name).write_text("x")
        then = time.time() - days * 86_400
        os.utime(folder / name, (then, then))
    finish(start(script, tmp_path / "cache"))
    names = {path.name for path in folder.iterdir()}
    assert "old.bin" not in names
    assert "young.bin" in names


def test_the_folder_can_be_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OSTRAKA_CACHE_DIR", str(tmp_path))
    assert cache_folder() == tmp_path / "kernels"
    monkeypatch.delenv("OSTRAKA_CACHE_DIR")
    assert "ostraka" in str(cache_folder())
