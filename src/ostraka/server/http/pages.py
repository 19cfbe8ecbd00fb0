"""The web client: its built files, and its one page for every path that is not a file."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, PlainTextResponse, RedirectResponse, Response

from ostraka.core.i18n.message import Message
from ostraka.server.api.common import Context
from ostraka.server.context import ServerContext
from ostraka.server.http.preload import announced, spoken

router = APIRouter(include_in_schema=False)
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/plain", ".ftl")


def static_folder() -> Path:
    """Where the built client lies; the wheel carries it."""
    return Path(str(files("ostraka.server"))) / "static"


def site_folder() -> Path:
    """Where the built documentation lies; the wheel carries it."""
    return Path(str(files("ostraka.server"))) / "site"


def _inside(folder: Path, path: str) -> Path | None:
    """A path in a folder, never anything outside it."""
    if "\x00" in path or len(path) > 300:
        return None
    folder = folder.resolve()
    wanted = (folder / path).resolve()
    return wanted if wanted.is_relative_to(folder) else None


def _file(path: str) -> Path | None:
    """A file of the client."""
    wanted = _inside(static_folder(), path)
    return wanted if wanted is not None and wanted.is_file() else None


FORMS = (("br", ".br"), ("gzip", ".gz"))
"""The compressed forms that the build lays beside a file, the smallest first."""


def _sent(request: Request, found: Path, kept: str) -> Response:
    """A file, compressed as it was built if the browser can read that."""
    headers = {"cache-control": kept}
    kind = mimetypes.guess_type(found.name)[0]
    readable = request.headers.get("accept-encoding", "")
    for form, ending in FORMS:
        small = found.with_name(found.name + ending)
        if small.is_file():
            headers["vary"] = "accept-encoding"
            if form in readable:
                headers["content-encoding"] = form
                return FileResponse(small, media_type=kind, headers=headers)
    return FileResponse(found, media_type=kind, headers=headers)


def _played(context: ServerContext, path: str) -> str | None:
    """The game of a table that is open here, unless packs change it."""
    head, _, ident = path.partition("/")
    session = context.registry.sessions.get(ident) if head == "t" else None
    return None if session is None or session.table.setup.packs else session.table.setup.game


def _shown(context: ServerContext, request: Request, path: str) -> Response:
    """The one page, with hints at what this address needs."""
    language = spoken(request.headers.get("accept-language", ""))
    page = announced(static_folder(), path, language, _played(context, path))
    headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        page, headers["content-encoding"] = _packed(page), "gzip"
    return Response(page, media_type="text/html", headers=headers)


@lru_cache(maxsize=128)
def _packed(page: bytes) -> bytes:
    return gzip.compress(page, mtime=0)


@router.get("/docs")
async def docs_root() -> Response:
    """Relative links of the site need the slash."""
    return RedirectResponse("docs/")


@router.get("/docs/{path:path}")
async def docs(path: str) -> Response:
    """The documentation site, where it was built."""
    wanted = _inside(site_folder(), path)
    if wanted is not None and wanted.is_dir():
        wanted = wanted / "index.html"
    if wanted is None or not wanted.is_file():
        return PlainTextResponse(Message("server-no-page").text("en") + "\n", 404)
    return FileResponse(wanted, headers={"cache-control": "no-cache"})


@router.get("/{path:path}")
async def page(context: Context, path: str, request: Request) -> Response:
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
    return _shown(context, request, path)
