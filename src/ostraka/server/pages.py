"""The web client: its built files, and its one page for every path that is not a file."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response

from ostraka.core.message import Message

__all__ = ["router", "static_folder"]

router = APIRouter(include_in_schema=False)
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/plain", ".ftl")


def static_folder() -> Path:
    """Where the built client lies; the wheel carries it."""
    return Path(str(files("ostraka.server"))) / "static"


def _file(path: str) -> Path | None:
    """A file of the client, never anything outside its folder."""
    folder = static_folder().resolve()
    if "\x00" in path or len(path) > 300:
        return None
    wanted = (folder / path).resolve()
    return wanted if wanted.is_relative_to(folder) and wanted.is_file() else None


def _sent(request: Request, found: Path, kept: str) -> Response:
    """A file, compressed as it was built if the browser can read that."""
    headers = {"cache-control": kept}
    kind = mimetypes.guess_type(found.name)[0]
    small = found.with_name(found.name + ".gz")
    if small.is_file():
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            found = small
    return FileResponse(found, media_type=kind, headers=headers)


@router.get("/{path:path}")
async def page(path: str, request: Request) -> Response:
    """A file, or the page that shows what the path means."""
    found = _file(path) if path else None
    if found is not None:
        lasts = path.startswith("assets/")
        kept = "public, max-age=31536000, immutable" if lasts else "no-cache"
        return _sent(request, found, kept)
    index = _file("index.html")
    last = path.rsplit("/", 1)[-1]
    if index is None or path.startswith("api/") or "." in last:
        key = "server-no-page" if index is not None else "server-no-client"
        return PlainTextResponse(Message(key).text("en") + "\n", 404)
    return _sent(request, index, "no-cache")
