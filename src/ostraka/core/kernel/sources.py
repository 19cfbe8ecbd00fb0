"""Which files compiled code is made of, and one digest of them.

A package declares its kernel files in a `kernel.toml`: modules and data, as patterns relative to
its folder. A kernel depends on the files of its own package, on those of core, and on those of the
game whose states it is given. Where nothing is declared it depends on every module of its package,
and on all our kernels, so that it is never stale. `tests/core/test_fingerprint.py` checks that
nothing was forgotten.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

DECLARATION = "kernel.toml"
HOME = Path(__file__).resolve().parents[2]
CORE, OTHERS = HOME / "core", (HOME / "bots", HOME / "envs")
INSTALLED = ("site-packages", "dist-packages")


@cache
def kernel_files(module: Path) -> frozenset[Path]:
    """The files of which the kernels of a module's package are made."""
    folder = module.parent
    while (folder / "__init__.py").exists() and not (folder / DECLARATION).exists():
        folder = folder.parent
    if (folder / DECLARATION).exists():
        return declared(folder)
    return frozenset({module, *_beside(module)}).union(*map(declared, OTHERS))


@cache
def declared(folder: Path) -> frozenset[Path]:
    """The kernel files that a folder declares; refuses a pattern that fits nothing."""
    found: set[Path] = set()
    for pattern in tomllib.loads((folder / DECLARATION).read_text(encoding="utf-8"))["files"]:
        fitting = set(folder.glob(pattern))
        if not fitting:
            raise FileNotFoundError(f"{folder / DECLARATION}: nothing fits {pattern}")
        found |= fitting
    return frozenset(found)


def _beside(module: Path) -> Iterable[Path]:
    """All modules of a module's package, or those beside it if it belongs to none."""
    folder = module.parent
    if not (folder / "__init__.py").exists():
        return () if folder.name in INSTALLED else folder.glob("*.py")
    while (folder.parent / "__init__.py").exists():
        folder = folder.parent
    return folder.rglob("*.py")


@cache
def _content(path: Path) -> bytes:
    return hashlib.sha256(path.name.encode() + b"\n" + path.read_bytes()).digest()


def files_digest(files: Iterable[Path]) -> str:
    """One digest for several files, whatever their order and wherever they lie."""
    digest = hashlib.sha256()
    for content in sorted(_content(path) for path in files):
        digest.update(content)
    return digest.hexdigest()


@cache
def sources_digest(modules: frozenset[Path]) -> str:
    """One digest for all that the kernels of modules are made of."""
    return files_digest(declared(CORE).union(*map(kernel_files, modules)))
