"""What the compiled form of a rule depends on: the text of the files behind it.

Compiled kernels are kept between runs. A kernel may be kept only as long as nothing it was made
from has changed: the modules that its own module imports, near and far, and for generic code such
as search the modules behind the rules of whichever game it was compiled for. This module turns
files into a short digest.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from ostraka.core.imports import made_from

__all__ = ["files_digest", "sources_digest"]


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
    """One digest for all that modules are made from."""
    return files_digest(frozenset[Path]().union(*(made_from(module) for module in modules)))
