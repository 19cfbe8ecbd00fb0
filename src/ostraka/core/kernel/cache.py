"""Where compiled kernels are kept between runs.

Numba's own cache looks only at the file in which a function stands, so a change in another file of
the same game would go unnoticed, and its index can be torn by two processes that compile at the
same time. This cache has one file for each compiled function and signature, named by everything
that it depends on; files are written whole and then renamed. A stale file is never read, because
nothing asks for its name any more.

`OSTRAKA_CACHE_DIR` moves the folder. Where nothing can be written, kernels are compiled every time.

A wheel may carry kernels that were compiled for any processor of its platform (`make wheel`). They
are used where the cache has nothing better; where they do not fit, nothing asks for them.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import numba
from numba.core.caching import _Cache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps
from platformdirs import user_cache_path

from ostraka.core.kernel.sources import sources_digest, taken_from

VERBS = Path(__file__).resolve().with_name("verbs.py")
SEAL = hashlib.sha256().digest_size  # a file begins with the digest of what follows
GENERIC = "generic", ""  # a processor without a name or any features of its own
SEALED = os.environ.get("OSTRAKA_SEALED", "1") != "0"
"""Whether compiled code calls sealed rules through their addresses, see `sealed`."""
KEEP_DAYS = 30  # a compiled file that has not been used for so long is removed

origins: dict[tuple[str, ...], dict[str, Path]] = {}
"""By the field names of each state record: the modules of its game's rules, by verb."""


def cache_folder() -> Path:
    """The folder of compiled kernels."""
    given = os.environ.get("OSTRAKA_CACHE_DIR")
    return (Path(given) if given else user_cache_path("ostraka")) / "kernels"


def carried_folder() -> Path:
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
        for verb in taken_from(self._module, VERBS):  # generic code holds rules of its game
            homes = (origins.get(names, {}) for names in _records_in(getattr(sig, "args", sig)))
            modules.update(home[verb] for home in homes if verb in home)
        parts = (
            numba.__version__,
            "sealed" if SEALED else "plain",
            str(sys.implementation.cache_tag),
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
        payload = _unsealed(own)
        if payload is None:
            payload = _unsealed(carried_folder() / self._name_of(sig, (here[0], *GENERIC)))
        else:
            _touch(own)
        if payload is None:
            return None
        return CompileResult._rebuild(  # type: ignore[no-untyped-call]
            target_context, *pickle.loads(payload)
        )

    def save_overload(self, sig: Any, data: Any) -> None:
        if not self._enabled or data.library.has_dynamic_globals:
            return
        path = cache_folder() / self._name_of(sig, data.codegen.magic_tuple())
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(dir=path.parent, suffix=".new")
            payload: bytes = dumps(data._reduce())  # type: ignore[no-untyped-call]
            with os.fdopen(handle, "wb") as file:
                file.write(hashlib.sha256(payload).digest() + payload)
            Path(temporary).replace(path)
            _sweep(path.parent)
        except OSError:
            self._enabled = False


def _unsealed(path: Path) -> bytes | None:
    """What a file holds; None if there is none, or a damaged one, which is then written anew."""
    try:
        sealed = path.read_bytes()
    except OSError:
        return None
    whole = hashlib.sha256(sealed[SEAL:]).digest() == sealed[:SEAL]
    return sealed[SEAL:] if whole else None


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
