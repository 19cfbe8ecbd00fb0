"""`GET /api/heaps/345`: the action that wins."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from ostraka.server.extension import Extension
from ostraka_heaps.winning import winning

router = APIRouter(tags=["heaps"])


@router.get("/api/heaps/{stones}")
async def advice(stones: Annotated[str, Path(pattern="^[0-5]{3}$")]) -> dict[str, str | None]:
    """The action that wins, if there is one."""
    return {"action": winning([int(heap) for heap in stones])}


EXTENSION = Extension(router)
