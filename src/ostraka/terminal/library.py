"""The library of games: every game played here, one file each, never written over by another.

    {"format": "ostraka-save", "version": 1, "begun": "2026-11-16T14:05:09+00:00", "changed": …,
     "seats": ["person", "5"], "over": false, "notes": {}, "record": {…}, "check": "…"}

A saved game is a record and who sits where. A plain record is read as one in which people hold all
seats. The file's name (arkantar-3) stays with the game; its number in the list does not.
"""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

from ostraka.core.documents import mistakes
from ostraka.core.errors import InvalidRecord, OstrakaError
from ostraka.core.files import Kept, StaleDocument, digest, sweep
from ostraka.core.folders import user_folder
from ostraka.core.i18n.message import Message
from ostraka.core.play.record import FORMAT as RECORD_FORMAT
from ostraka.core.play.record import Record
from ostraka.core.play.state import State
from ostraka.core.shape import Shape
from ostraka.terminal.console import program
from ostraka.terminal.table.seating import PERSON, Seating

FORMAT = "ostraka-save"
VERSION = 1
LARGEST = 16 * 2**20


def now() -> str:
    """The moment that is written down."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class SavedShape(Shape):
    """A game as it is kept, as a document."""

    format: Literal["ostraka-save"]
    version: Literal[1]
    begun: str
    changed: str
    seats: list[str]
    over: Any
    notes: dict[str, Any]
    record: dict[str, Any]
    check: str


@dataclass(frozen=True)
class Saved:
    """A game as it is kept."""

    record: Record
    seats: Seating
    begun: str
    changed: str
    over: bool = False
    notes: dict[str, Any] = field(default_factory=dict)
    """What else belongs to the game, such as the challenge that it is."""

    @classmethod
    def of(cls, state: State, seats: Seating, notes: dict[str, Any]) -> Saved:
        """A game that begins to be kept."""
        moment = now()
        return cls(state.record, seats, moment, moment, state.over, notes)

    def as_json(self) -> dict[str, Any]:
        """The document."""
        document: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "begun": self.begun,
            "changed": self.changed,
            "seats": list(self.seats),
            "over": self.over,
            "notes": self.notes,
            "record": self.record.as_json(),
        }
        return {**document, "check": digest(document)}

    @classmethod
    def from_json(cls, document: Any, changed: str) -> Saved:
        """Read a document, a plain record too; refuses what is neither."""
        if isinstance(document, dict) and document.get("format") == RECORD_FORMAT:
            record = Record.from_json(document)
            over = record.agreed is not None
            return cls(record, (PERSON,) * record.players, changed, changed, over)
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            raise InvalidRecord(Message("error-record-format"))
        if document.get("version") != VERSION:
            version = str(document.get("version"))[:20]
            raise InvalidRecord(Message("error-record-version", version=version, known=VERSION))
        rest = {name: value for name, value in document.items() if name != "check"}
        if document.get("check") != digest(rest):
            raise InvalidRecord(Message("error-record-edited"))
        for place, reason in mistakes(SavedShape, document):
            raise InvalidRecord(Message("error-record-form", field=place, reason=reason))
        record, seats = Record.from_json(rest["record"]), tuple(rest["seats"])
        if len(seats) != record.players:
            raise InvalidRecord(Message("error-record-field", field="seats"))
        return cls(
            record, seats, rest["begun"], rest["changed"], rest["over"] is True, rest["notes"]
        )


class GameFile:
    """One game and the file it is kept in."""

    def __init__(self, kept: Kept, saved: Saved) -> None:
        self.kept = kept
        self.saved = saved

    @property
    def path(self) -> Path:
        """The file."""
        return self.kept.path

    @property
    def place(self) -> str:
        """Where the game is kept, for people."""
        return str(self.path)

    @property
    def command(self) -> str:
        """The command that resumes it."""
        inside = self.path.parent == user_folder("saves")
        return f"{program()} resume {self.path.stem if inside else shlex.quote(self.place)}"

    def keep(self, state: State, seats: Seating, **notes: Any) -> None:
        """Bring the game as it stands to the disk; refused where another terminal continued."""
        saved = replace(
            self.saved,
            record=state.record,
            seats=seats,
            changed=now(),
            over=state.over,
            notes={**self.saved.notes, **notes},
        )
        try:
            self.kept.write(saved.as_json())
        except StaleDocument:
            raise StaleDocument(Message("terminal-stale", command=self.command)) from None
        self.saved = saved

    @classmethod
    def begin(cls, path: Path, state: State, seats: Seating) -> GameFile:
        """Begin to keep a game in a file of the player's choice."""
        file = cls(Kept(path), Saved.of(state, seats, {}))
        file.kept.write(file.saved.as_json())
        return file


def read_game(path: Path) -> GameFile:
    """The game in a file: a saved one, or a plain record."""
    kept = Kept(path)
    try:
        document = kept.read(LARGEST)
        changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise InvalidRecord(
            Message("error-file-unreadable", path=str(path), reason=reason)
        ) from None
    except ValueError as error:
        key = "error-file-large" if str(error) == "too large" else "error-file-json"
        raise InvalidRecord(Message(key, path=str(path))) from None
    return GameFile(kept, Saved.from_json(document, changed.isoformat(timespec="milliseconds")))


@dataclass(frozen=True)
class LibraryEntry:
    """A line of the list: a game, or a file that cannot be read and why."""

    number: int
    path: Path
    file: GameFile | None
    reason: OstrakaError | None = None

    @property
    def name(self) -> str:
        """The name that stays with the game."""
        return self.path.stem

    @property
    def open(self) -> bool:
        """Whether the game can be gone on with."""
        return self.file is not None and not self.file.saved.over


class Library:
    """All games that are kept in the user's folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or user_folder("saves")
        sweep(self.folder)

    def entries(self) -> list[LibraryEntry]:
        """All games, the one played last first."""
        found = [(path, *_read(path)) for path in self.folder.glob("[!.]*.json")]
        found.sort(key=lambda row: (_changed(row[0], row[1]), row[0].name), reverse=True)
        return [LibraryEntry(number, *row) for number, row in enumerate(found, 1)]

    def begin(self, state: State, seats: Seating, **notes: Any) -> GameFile:
        """Keep a new game under a name of its own."""
        stem = state.game.name
        taken = re.compile(rf"{re.escape(stem)}-(\d+)")
        numbers = [taken.fullmatch(path.stem) for path in self.folder.glob(f"{stem}-*.json")]
        first = 1 + max((int(found[1]) for found in numbers if found), default=0)
        saved = Saved.of(state, seats, notes)
        return GameFile(Kept.create(self.folder, stem, saved.as_json(), first), saved)

    def find(self, wanted: str) -> LibraryEntry:
        """A game by its number in the list, or by its name."""
        entries = self.entries()
        for entry in entries:
            if wanted in (str(entry.number), entry.name):
                return entry
        raise InvalidRecord(
            Message("terminal-no-such-save", wanted=wanted[:60], count=len(entries))
        )

    def open(self, wanted: str) -> GameFile:
        """The same, as a game; refuses a file that cannot be read."""
        entry = self.find(wanted)
        if entry.file is None:
            assert entry.reason is not None
            raise entry.reason
        return entry.file

    def unfinished(self, game: str | None = None) -> list[LibraryEntry]:
        """The games that can be gone on with, the one played last first."""
        return [
            entry
            for entry in self.entries()
            if entry.open and entry.file and game in (None, entry.file.saved.record.game)
        ]


def _read(path: Path) -> tuple[GameFile | None, OstrakaError | None]:
    try:
        return read_game(path), None
    except OstrakaError as error:
        return None, error


def _changed(path: Path, file: GameFile | None) -> str:
    if file is not None:
        return file.saved.changed
    return datetime.fromtimestamp(path.stat().st_mtime, UTC).isoformat()
