"""The file of a contest's results: JSON lines, written as the games end.

The first line is the header, each other line a result:

    {"format": "ostraka-arena", "version": 1, "ostraka": "0.1.0", "contest": {…}, "code": "…"}

A result counts once its line is on the disk. A last line that was cut off, by a power cut or a full
disk, is dropped when the file is opened for writing, and its game is played again. Whatever else is
wrong with a file refuses it, and leaves it as it is. One process at a time writes a file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Self

from ostraka import __version__
from ostraka.arena.contest import Contest
from ostraka.arena.result import GameResult
from ostraka.core.checks import quoted
from ostraka.core.errors import InvalidRecord
from ostraka.core.files import locked, settle, uninterrupted
from ostraka.core.i18n.message import Message

FORMAT = "ostraka-arena"
VERSION = 1


class Ledger:
    """The results of a contest, and the file they are kept in."""

    def __init__(self, path: Path, contest: Contest, code: str, version: str = __version__) -> None:
        self.path = path
        self.contest = contest
        self.code = code
        self.version = version
        """The version of Ostraka that began the file."""
        self.cut = False
        """Whether the last line was not whole."""
        self._results: dict[int, GameResult] = {}
        self._size = 0
        self._handle: int | None = None

    # -- reading --------------------------------------------------------------------------------

    @property
    def results(self) -> tuple[GameResult, ...]:
        """All results, in the order of their fixtures."""
        return tuple(self._results[number] for number in sorted(self._results))

    def __contains__(self, fixture: int) -> bool:
        return fixture in self._results

    def __len__(self) -> int:
        return len(self._results)

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> Ledger:
        """Read a file that may still be growing."""
        target = Path(path)
        _check_kind(target)
        try:
            with target.open("rb") as file:
                ledger = cls._read(target, file)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise InvalidRecord(
                Message("error-file-unreadable", path=str(target), reason=reason)
            ) from None
        if ledger is None:
            raise InvalidRecord(Message("arena-file-foreign", path=str(target)))
        return ledger

    @classmethod
    def _read(cls, path: Path, file: BinaryIO) -> Ledger | None:
        """What is in a file; None if not even a header is."""
        lines = _lines(path, file)
        header = next(lines, None)
        if header is None:
            return None
        ledger = cls(path, *_header(path, header[1]))
        ledger._size = header[2]
        for number, document, end in lines:
            if document is None:
                ledger.cut = True
                break
            ledger._note(_result(path, number, document, ledger.contest))
            ledger._size = end
        return ledger

    def _note(self, result: GameResult) -> None:
        self._results.setdefault(result.fixture, result)

    # -- writing --------------------------------------------------------------------------------

    @classmethod
    def open(cls, path: str | os.PathLike[str], contest: Contest) -> Ledger:
        """Begin a file, or continue with one of the same contest and the same code."""
        target = Path(path)
        _check_kind(target)
        code = contest.code
        flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
        handle = os.open(target, flags, 0o666)
        try:
            if not locked(handle):
                raise InvalidRecord(Message("arena-file-busy", path=str(target)))
            ledger = cls._opened(target, contest, code, handle)
        except BaseException:
            os.close(handle)
            raise
        return ledger

    @classmethod
    def _opened(cls, path: Path, contest: Contest, code: str, handle: int) -> Ledger:
        header = _line(_header_document(contest, code))
        with path.open("rb") as file:
            begun = file.read(len(header))
            fresh = len(begun) < len(header) and header.startswith(begun)
            file.seek(0)
            found = None if fresh else cls._read(path, file)
        if found is None and not fresh:
            raise InvalidRecord(Message("arena-file-foreign", path=str(path)))
        ledger = found or cls(path, contest, code)
        if ledger.contest != contest:
            different = ", ".join(_differences(ledger.contest, contest))
            raise InvalidRecord(Message("arena-file-contest", path=str(path), different=different))
        if ledger.code != code:
            raise InvalidRecord(Message("arena-file-code", path=str(path)))
        ledger._handle = handle
        if ledger.cut or (begun and fresh):
            os.ftruncate(handle, ledger._size)
        if fresh:
            ledger._write(header)
            settle(path.parent)
        return ledger

    def append(self, *results: GameResult) -> None:
        """Write results; when this returns they are on the disk.

        An interruption waits meanwhile, so that what is written is also counted.
        """
        fresh = [result for result in results if result.fixture not in self]
        data = b"".join(_line(result.as_json()) for result in fresh)
        with uninterrupted():
            self._write(data)
            for result in fresh:
                self._note(result)

    def _write(self, data: bytes) -> None:
        """Write all or nothing."""
        assert self._handle is not None, "the ledger was opened for reading"
        try:
            left = memoryview(data)
            while left:
                left = left[os.write(self._handle, left) :]
            os.fsync(self._handle)
        except OSError as error:
            with suppress(OSError):
                os.ftruncate(self._handle, self._size)
            raise type(error)(error.errno, error.strerror, str(self.path)) from None
        self._size += len(data)

    def close(self) -> None:
        """Let others write the file."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _check_kind(path: Path) -> None:
    """Refuse what is there but is no file: a folder, a device."""
    if path.exists() and not path.is_file():
        raise InvalidRecord(Message("arena-file-foreign", path=str(path)))


def set_aside(path: Path) -> Path | None:
    """Give a file another name, so that a new one can take its place; the new name."""
    if not path.exists():
        return None
    number = 1
    while (kept := path.with_name(f"{path.stem}.{number}{path.suffix}")).exists():
        number += 1
    path.rename(kept)
    return kept


# -- lines ------------------------------------------------------------------------------------


def _line(document: dict[str, Any]) -> bytes:
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "backslashreplace") + b"\n"


def _lines(path: Path, file: BinaryIO) -> Iterator[tuple[int, Any, int]]:
    """Number, document and end of each line; None instead of a document for a last line cut off."""
    end, number, waiting = 0, 0, b""
    for line in file:
        if waiting:
            raise InvalidRecord(Message("arena-file-line", path=str(path), line=number))
        end, number = end + len(line), number + 1
        document = _document(line)
        if document is None and number == 1:
            return
        if document is None:
            waiting = line
        else:
            yield number, document, end
    if waiting:
        yield number, None, end


def _document(line: bytes) -> Any:
    """A line that is whole, as JSON; None for a piece of one."""
    if not line.endswith(b"\n"):
        return None
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _header_document(contest: Contest, code: str) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "ostraka": __version__,
        "contest": contest.as_json(),
        "code": code,
    }


def _header(path: Path, document: Any) -> tuple[Contest, str, str]:
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise InvalidRecord(Message("arena-file-foreign", path=str(path)))
    version = document.get("version")
    if version != VERSION or isinstance(version, bool):
        raise InvalidRecord(
            Message(
                "arena-file-version", path=str(path), version=quoted(version, 20), known=VERSION
            )
        )
    code, program = document.get("code"), document.get("ostraka")
    if not isinstance(code, str) or not isinstance(program, str):
        raise InvalidRecord(Message("arena-file-line", path=str(path), line=1))
    try:
        return Contest.from_json(document.get("contest")), code, program
    except InvalidRecord:
        raise InvalidRecord(Message("arena-file-line", path=str(path), line=1)) from None


def _result(path: Path, number: int, document: Any, contest: Contest) -> GameResult:
    """A result that fits its contest."""
    try:
        result = GameResult.from_json(document)
    except InvalidRecord:
        result = None
    if result is not None and result.fixture >= 0:
        fixture = contest.fixture(result.fixture)
        if (result.deal, result.seats) == (fixture.deal, fixture.seats):
            return result
    raise InvalidRecord(Message("arena-file-line", path=str(path), line=number))


def _differences(one: Contest, other: Contest) -> list[str]:
    here, there = one.as_json(), other.as_json()
    return [name for name in here if here[name] != there[name]]
