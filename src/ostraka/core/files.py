"""Documents in files, so that nothing acknowledged is ever lost.

A document is written whole under another name, brought to the disk, and then renamed: whenever the
program is killed, the file is the old document or the new one. Someone who holds a file open as a
`Kept` document is refused once another program has written to it, so that a window left open
yesterday cannot undo what was played in another one today.
"""

from __future__ import annotations

import hashlib
import json
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from ostraka.core.errors import OstrakaError
from ostraka.core.i18n.message import Message

LEFT_OVER = 600.0
"""A document unfinished for this many seconds belongs to a program that was killed."""


class StaleDocument(OstrakaError):
    """A file that another program has written since it was read."""


def digest(document: Mapping[str, Any]) -> str:
    """A short digest of a document, by which one notices that it was edited or cut."""
    text = json.dumps(document, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]


def write_document(path: Path, document: Mapping[str, Any]) -> None:
    """Replace a file by a JSON document: it is the old one or the new one, never a part of it."""
    write_whole(path, _text(document))


def write_whole(path: Path, content: bytes) -> None:
    """The same for any content."""
    with _about(path):
        _write(path, content, Path.replace)


def _text(document: Mapping[str, Any]) -> bytes:
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()


@contextmanager
def _about(path: Path) -> Iterator[None]:
    """Whatever the system refuses is said of the file that was asked for."""
    try:
        yield
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(path)) from None


def _write(path: Path, content: bytes, put: Callable[[Path, Path], Any]) -> None:
    """Bring a document to the disk under another name, and then to its place."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".new")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        put(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)
    settle(path.parent)


def settle(folder: Path) -> None:
    """Bring a folder to the disk: a new name in it is there only once the folder is."""
    if os.name == "posix":
        with _opened(folder) as handle:
            os.fsync(handle)


def _put_new(temporary: Path, path: Path) -> None:
    """Give a finished file its name, unless something has that name already."""
    path.hardlink_to(temporary)


@contextmanager
def _opened(folder: Path) -> Iterator[int]:
    handle = os.open(folder, os.O_RDONLY)
    try:
        yield handle
    finally:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def locked(handle: int) -> bool:
        """Lock an open file until it is closed; False where another process holds the lock."""
        os.lseek(handle, 2**40, os.SEEK_SET)  # a byte that is never written
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def locked(handle: int) -> bool:
        """Lock an open file until it is closed; False where another process holds the lock."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Keep other programs of ours out of a folder for a moment, where the system can do that."""
    if sys.platform == "win32":
        yield
        return
    with _opened(folder) as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let Ctrl-C wait until the block is done.

    Only the main thread is ever interrupted, so elsewhere there is nothing to hold back.
    """
    usual = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(usual):
        yield
        return
    waiting: list[FrameType | None] = []
    signal.signal(signal.SIGINT, lambda _, frame: waiting.append(frame))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
        if waiting:
            usual(signal.SIGINT, waiting[0])


def sweep(folder: Path) -> None:
    """Remove what programs that were killed while writing have left in a folder."""
    for path in folder.glob(".*.new"):
        try:
            if time.time() - path.stat().st_mtime > LEFT_OVER:
                path.unlink()
        except OSError:
            continue  # gone, or not ours: nothing is lost by leaving it


class Kept:
    """A document kept in one file by one program at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._looked = False
        self._seen: bytes | None = None

    @classmethod
    def create(cls, folder: Path, stem: str, document: dict[str, Any], number: int = 1) -> Kept:
        """Keep a document in a new file STEM-NUMBER.json; a later number where that is taken."""
        while True:
            kept = cls(folder / f"{stem}-{number}.json")
            try:
                with _about(kept.path):
                    _write(kept.path, _text(document), _put_new)
            except FileExistsError:
                number += 1
            else:
                kept.look()
                return kept

    def read(self, largest: int) -> Any:
        """The document; ValueError if the file holds none, or one that is too large."""
        if self.path.stat().st_size > largest:
            raise ValueError("too large")
        self.look()
        try:
            return json.loads((self._seen or b"").decode())
        except RecursionError:
            raise ValueError("too deep") from None

    def write(self, document: dict[str, Any]) -> None:
        """Replace the document; refuses where another program has written since."""
        with _about(self.path), alone_in(self.path.parent):
            if self._looked and self._now() != self._seen:
                raise StaleDocument(Message("error-file-stale", path=str(self.path)))
            write_document(self.path, document)
            self.look()

    def look(self) -> None:
        """Remember the file as it is, or that there is none: from now on it must stay so."""
        self._looked, self._seen = True, self._now()

    def _now(self) -> bytes | None:
        return self.path.read_bytes() if self.path.exists() else None
