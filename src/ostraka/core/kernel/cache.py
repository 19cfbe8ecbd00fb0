"""Where compiled kernels are kept between runs.

Numba's own cache looks only at the file that defines a function, so a change in another file of
the same game would go unnoticed, and its index can be torn by two processes that compile at the
same time. This cache has one file for each compiled function and signature, named by everything
that it depends on; files are written whole and then renamed. A stale file is never read, because
nothing asks for its name any more.

`OSTRAKA_CACHE_DIR` moves the folder. Where nothing can be written, kernels are compiled every time.
Compiled code is executed, so a folder that belongs to another user, or that others may write to, is
not used: its checksums prove that a file is whole, not where it came from.

A wheel may contain kernels compiled for any processor of its platform (`make wheel`). They are
used where the cache has nothing better; where they do not fit, nothing asks for them.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import stat
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite  # type: ignore[import-untyped]
import numba
import numpy as np
from numba.core.caching import _Cache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps
from platformdirs import user_cache_path

from ostraka.core.kernel.sources import sources_digest

SEAL = hashlib.sha256().digest_size  # a file begins with the digest of what follows
GENERIC = "generic", ""  # a processor without a name or any features of its own
SEALED = os.environ.get("OSTRAKA_SEALED", "1") != "0"
"""Whether compiled code calls sealed rules through their addresses, see `sealed`."""
KEEP_DAYS = 30  # a compiled file that has not been used for this long is removed
COVERED = frozenset({"NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES"})
"""Flags of Numba that the name of a file covers as the processor."""

origins: dict[tuple[str, ...], dict[str, Path]] = {}
"""By the field names of each state array: the modules of its game's rules, by verb."""


def cache_folder() -> Path:
    """The folder of compiled kernels."""
    given = os.environ.get("OSTRAKA_CACHE_DIR")
    return (Path(given) if given else user_cache_path("ostraka")) / "kernels"


@cache
def trusted(folder: Path) -> bool:
    """Whether only this user can have written what a folder holds; a missing folder is created."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = folder.stat()
    except OSError:
        return False
    if os.name != "posix":
        return True
    ours = found.st_uid == os.geteuid()
    if ours and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        return True
    reason = "others may write to it" if ours else "it belongs to another user"
    warnings.warn(f"The cache {folder} is not used: {reason}.", RuntimeWarning, stacklevel=2)
    return False


def toolchain() -> str:
    """What compiles: its versions, and the flags that change what it makes."""
    flags = (f"{n}={v}" for n, v in os.environ.items() if n.startswith("NUMBA_"))
    chosen = sorted(flag for flag in flags if flag.partition("=")[0] not in COVERED)
    versions = (numba.__version__, llvmlite.__version__, np.__version__)
    calls = "sealed" if SEALED else "plain"
    return " ".join([*versions, str(sys.implementation.cache_tag), calls, *chosen])


def prebuilt_folder() -> Path:
    """The folder of kernels that came with the package; `OSTRAKA_COMPILED_DIR` moves it."""
    given = os.environ.get("OSTRAKA_COMPILED_DIR")
    return Path(given) if given else Path(__file__).resolve().parents[2] / "compiled"


def _records_in(kinds: Iterable[Any]) -> Iterator[tuple[str, ...]]:
    """The field names of every record among types, also in arrays and in tuples of them."""
    for kind in kinds:
        if isinstance(kind, numba.types.BaseTuple):
            yield from _records_in(kind.types)  # type: ignore[attr-defined]
        else:
            held = getattr(kind, "dtype", kind)
            if isinstance(held, numba.types.Record):
                yield tuple(held.fields)


class KernelCache(_Cache):
    """The compiled forms of one function."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._enabled = True
        self._name = f"{function.__module__}.{function.__qualname__}"
        self._module = Path(function.__code__.co_filename).resolve()

    @property
    def cache_path(self) -> str:
        return str(cache_folder())

    def enable(self) -> None:
        self._enabled = True

    def disable(self) -> None:
        self._enabled = False

    def flush(self) -> None:
        for path in cache_folder().glob(f"{self._name}-*.bin"):
            path.unlink(missing_ok=True)

    def _name_of(self, sig: Any, processor: Any) -> str:
        """The name of the file for a signature on a processor."""
        modules = {self._module}
        for names in _records_in(getattr(sig, "args", sig)):  # it may hold rules of their game
            modules.update(origins.get(names, {}).values())
        parts = (
            toolchain(),
            self._name,
            str(sig),
            repr(processor),
            sources_digest(frozenset(modules)),
        )
        digest = hashlib.sha256("\n".join(parts).encode()).hexdigest()
        return f"{self._name}-{digest[:24]}.bin"

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        if not self._enabled:
            return None
        target_context.refresh()
        here = target_context.codegen().magic_tuple()
        own = cache_folder() / self._name_of(sig, here)
        found = _read(own) if trusted(own.parent) else None
        if found is None:
            found = _read(prebuilt_folder() / self._name_of(sig, (here[0], *GENERIC)))
        else:
            _touch(own)
        if found is None:
            return None
        return CompileResult._rebuild(target_context, *found)  # type: ignore[no-untyped-call]

    def save_overload(self, sig: Any, data: Any) -> None:
        if not self._enabled or data.library.has_dynamic_globals:
            return
        path = cache_folder() / self._name_of(sig, data.codegen.magic_tuple())
        if not trusted(path.parent):
            return
        try:
            handle, temporary = tempfile.mkstemp(dir=path.parent, suffix=".new")
            payload: bytes = dumps(data._reduce())  # type: ignore[no-untyped-call]
            with os.fdopen(handle, "wb") as file:
                file.write(hashlib.sha256(payload).digest() + payload)
            Path(temporary).replace(path)
            _sweep(path.parent)
        except OSError:
            self._enabled = False


def _read(path: Path) -> Any:
    """A compiled function as Numba packed it; None if it must be compiled again.

    That is so if there is no file, a damaged one, or one that names modules which are gone.
    """
    try:
        sealed = path.read_bytes()
    except OSError:
        return None
    payload = sealed[SEAL:]
    if hashlib.sha256(payload).digest() != sealed[:SEAL]:
        return None
    try:
        return pickle.loads(payload)
    except (ImportError, AttributeError):
        return None


def _touch(path: Path) -> None:
    """Note that a file was used, once a day at most."""
    try:
        if time.time() - path.stat().st_mtime > 86_400:
            os.utime(path)
    except OSError:
        pass


def _sweep(folder: Path) -> None:
    """Remove what no version of the sources has asked for in a month."""
    limit = time.time() - KEEP_DAYS * 86_400
    for path in folder.iterdir():
        try:
            if path.stat().st_mtime < limit:
                path.unlink()
        except FileNotFoundError:  # another process was faster
            pass
