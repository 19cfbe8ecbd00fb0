"""Which code has played: a digest of the rules and of the bots.

Results of different code do not belong together. Our own part is every source of the core, of the
bots and of the game; of other people's bots it is the file that defines them.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
from pathlib import Path

import ostraka.bots
import ostraka.core
from ostraka.arena.contest import Contest
from ostraka.core.fingerprint import folder_of, folders_digest
from ostraka.core.registry import load

__all__ = ["code_digest"]


def code_digest(contest: Contest) -> str:
    """A digest of all that decides how a contest's games are played."""
    game = load(contest.game)
    homes = (ostraka.core.__file__, ostraka.bots.__file__, sys.modules[type(game).__module__])
    sources = [home if isinstance(home, str) else home.__file__ or "" for home in homes]
    digest = hashlib.sha256(folders_digest(frozenset(map(folder_of, sources))).encode())
    for spec in contest.specs:
        if not spec.own:
            digest.update(_source(spec.source(game)))
    return digest.hexdigest()[:16]


def _source(made_by: object) -> bytes:
    """The text of the file in which a callable stands; nothing where there is no such file."""
    try:
        return Path(inspect.getfile(made_by)).read_bytes()  # type: ignore[arg-type]
    except (TypeError, OSError):
        return b""
