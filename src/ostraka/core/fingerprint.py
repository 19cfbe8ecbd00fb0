"""What the compiled form of a rule depends on: the text of the sources behind it.

Compiled kernels are kept between runs. A kernel may be kept only as long as nothing it was made
from has changed: its own game's folder, the core, and (for generic code such as search) the folder
of whichever game it was compiled for. This module turns a folder into a short digest of every rule
and data file in it.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

__all__ = ["folder_of", "folders_digest"]

SOURCES = (".py", ".toml")


@cache
def _folder_digest(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(p for p in folder.rglob("*") if p.suffix in SOURCES and p.is_file()):
        digest.update(path.relative_to(folder).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def folders_digest(folders: frozenset[Path]) -> str:
    """One digest for several folders, whatever their order."""
    joined = "".join(sorted(_folder_digest(folder) for folder in folders))
    return hashlib.sha256(joined.encode()).hexdigest()


@cache
def folder_of(source: str) -> Path:
    """The folder that counts as the origin of a function defined in the file `source`."""
    return Path(source).resolve().parent
