"""What games add to the server: entry points of the group `ostraka.routes`."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cache

from fastapi import APIRouter

from ostraka.core.entry_points import failure, offered
from ostraka.server.tables.registry import ExtraJob

GROUP = "ostraka.routes"

log = logging.getLogger("ostraka.server")


@dataclass(frozen=True)
class Extension:
    """Routes of a game, below `/api`, and what else they need."""

    router: APIRouter
    writes: ExtraJob | None = None
    """Writes more in the transaction of a table's entries, given the table as it was before."""
    large: tuple[str, ...] = ()
    """Paths whose bodies may be as large as a record."""


@cache
def extensions() -> tuple[Extension, ...]:
    """All that are installed; the server does without one that cannot be loaded."""
    found = []
    for name, point in offered(GROUP).items():
        try:
            loaded = point.load()
            if not isinstance(loaded, Extension):
                raise TypeError(f"{point.value} is not an Extension")
        except Exception as error:
            log.error("the routes %s cannot be loaded: %s", name, failure(error))
            continue
        found.append(loaded)
    return tuple(found)
