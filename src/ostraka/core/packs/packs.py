"""Packs: folders of TOML with which owners bring what their boxes hold.

A pack is data and never code. Whatever stands in it may come from a stranger, so its files are
counted and measured before they are read, and nothing is followed out of its folder. What the
tables in it mean is a matter of the game that takes it (`Game.with_packs`).

A pack is known by its name and by a digest of all that it says: comments, spaces and the place
where it lies may change, anything else makes it another version.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from ostraka.core.checks import quoted
from ostraka.core.documents import OneLine, Spelling, mistakes, read_document
from ostraka.core.errors import OstrakaError
from ostraka.core.i18n.message import Message
from ostraka.core.shape import Shape

MANIFEST = "pack.toml"
"""The file that says what a pack is called; all others hold what it brings."""
MOST_FILES = 64
LARGEST_FILE = 512 * 1024
LARGEST = 1024 * 1024
"""The most bytes that all files of a pack may have together."""
DEEPEST = 12
"""No table of a pack is nested more deeply."""
LONGEST_NAME, LONGEST_TITLE = 40, 60

_KEYS = {"name", "title", "game", "author"}
Title = Annotated[str, OneLine(LONGEST_TITLE)]


class InvalidPack(OstrakaError, ValueError):
    """A pack that cannot be used; one message for each mistake."""


_NAME = rf"[a-z0-9][a-z0-9-]{{0,{LONGEST_NAME - 1}}}"


class PackVersion(Shape):
    """A pack that something is played with, in which version."""

    name: Annotated[str, Spelling(_NAME, "egypt")]
    digest: Annotated[str, Spelling(r"[0-9a-f]{16}", "0" * 16)]


@dataclass(frozen=True, order=True)
class PackId:
    """Which pack, in which version."""

    name: str
    digest: str

    def __str__(self) -> str:
        return f"{self.name}@{self.digest}"

    @classmethod
    def of(cls, text: str) -> PackId:
        """What `str` gave."""
        name, _, digest = text.partition("@")
        return cls(name, digest)

    def as_json(self) -> PackVersion:
        """Ready for JSON."""
        return {"name": self.name, "digest": self.digest}

    @classmethod
    def from_json(cls, document: Any) -> PackId:
        """Read what `as_json` gave; refuses anything else."""
        return cls(**read_document(PackVersion, document, InvalidPack))


@dataclass(frozen=True)
class Bundle:
    """A pack as it was read: its tables, and what was wrong with its files."""

    folder: Path
    id: PackId
    title: str
    game: str
    """The game that it is for; empty where it does not say."""
    manifest: Mapping[str, Any]
    """What else stands in `pack.toml`, for the game to read."""
    files: tuple[tuple[str, Mapping[str, Any]], ...]
    """All other files that could be read, by name and in the order of their names."""
    problems: tuple[Message, ...] = ()


def problem(file: str, reason: Message) -> Message:
    """What is wrong with a file of a pack."""
    return Message("pack-problem", file=quoted(file), reason=reason)


def read_bundle(path: Path) -> Bundle:
    """The pack in a folder, or in a single file; refuses what is neither.

    Mistakes inside of its files are collected in `problems`, so that all can be told at once.
    """
    sources, problems = _sources(path)
    documents: list[tuple[str, Mapping[str, Any]]] = []
    for name, data in sources:
        document = _parsed(data)
        if isinstance(document, Message):
            problems.append(problem(name, document))
        else:
            documents.append((name, document))
    manifest: Mapping[str, Any] = dict(documents).get(MANIFEST, {})
    about, wrong = _about(path, manifest)
    rest = tuple((name, document) for name, document in documents if name != MANIFEST)
    if not rest and not problems:
        problems.append(problem(path.name, Message("pack-empty")))
    return Bundle(
        folder=path.resolve(),
        id=PackId(about["name"], _digest(documents)),
        title=about["title"] or about["name"],
        game=about["game"],
        manifest={key: value for key, value in manifest.items() if key not in _KEYS},
        files=rest,
        problems=(*problems, *(problem(MANIFEST, reason) for reason in wrong)),
    )


# -- bytes -----------------------------------------------------------------------------------------


def _sources(path: Path) -> tuple[list[tuple[str, bytes]], list[Message]]:
    """The files of a pack by name, and what is wrong with some; refuses what is no pack at all."""
    try:
        mode = path.stat().st_mode
        if not stat.S_ISDIR(mode):
            if path.suffix != ".toml" or not stat.S_ISREG(mode):
                raise InvalidPack(Message("pack-not-a-folder", path=str(path)))
            return _one(path)
        with os.scandir(path) as entries:
            names = sorted(_toml(entries))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise InvalidPack(Message("error-file-unreadable", path=str(path), reason=reason)) from None
    if not names:
        raise InvalidPack(Message("pack-no-files", path=str(path)))
    if len(names) > MOST_FILES:
        raise InvalidPack(Message("pack-many-files", path=str(path), most=MOST_FILES))
    found: list[tuple[str, bytes]] = []
    problems: list[Message] = []
    for name in names:
        try:
            found.append((name, _bytes(path / name, follow=False)))
        except InvalidPack as error:
            problems.append(problem(name, error.messages[0]))
        except OSError as error:
            detail = error.strerror or type(error).__name__
            problems.append(problem(name, Message("pack-unreadable", detail=detail)))
    if sum(len(data) for _, data in found) > LARGEST:
        raise InvalidPack(Message("pack-large", path=str(path), limit=LARGEST))
    return found, problems


def _one(path: Path) -> tuple[list[tuple[str, bytes]], list[Message]]:
    """A pack that is a single file, which may lie anywhere."""
    try:
        return [(path.name, _bytes(path, follow=True))], []
    except InvalidPack as error:
        raise InvalidPack(problem(path.name, error.messages[0])) from None


def _toml(entries: Iterator[os.DirEntry[str]]) -> Iterator[str]:
    """The names of the files that belong to a pack; no more than are needed to refuse it."""
    count = 0
    for entry in entries:
        if entry.name.endswith(".toml") and not entry.name.startswith("."):
            count += 1
            yield entry.name
        if count > MOST_FILES:
            return


def _bytes(path: Path, follow: bool) -> bytes:
    """What a file holds: a plain one of a moderate size, and not a link to somewhere else."""
    if not follow and path.is_symlink():
        raise InvalidPack(Message("pack-link"))
    nofollow = 0 if follow else getattr(os, "O_NOFOLLOW", 0)
    handle = os.open(path, os.O_RDONLY | nofollow | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise InvalidPack(Message("pack-link"))
        data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise InvalidPack(Message("pack-file-large", limit=LARGEST_FILE))
    return data


# -- tables ----------------------------------------------------------------------------------------


def _parsed(data: bytes) -> Mapping[str, Any] | Message:
    """The document in a file, or what is wrong with it."""
    try:
        document = tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError:
        return Message("pack-unreadable", detail="UTF-8")
    except RecursionError:
        return Message("pack-deep")
    except (tomllib.TOMLDecodeError, ValueError) as error:
        return Message("pack-unreadable", detail=quoted(error, 200))
    return Message("pack-deep") if _is_deep(document) else document


def _is_deep(document: Any) -> bool:
    """Whether something is nested beyond what any pack needs."""
    level = [document]
    for _ in range(DEEPEST):
        level = [
            inner
            for value in level
            for inner in (value.values() if isinstance(value, dict) else value)
            if isinstance(inner, (dict, list))
        ]
    return bool(level)


def _digest(documents: list[tuple[str, Mapping[str, Any]]]) -> str:
    """What a pack says, in short."""
    text = json.dumps(documents, ensure_ascii=False, sort_keys=True, default=str)
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:16]


def _about(path: Path, manifest: Mapping[str, Any]) -> tuple[dict[str, str], list[Message]]:
    """What a pack is called and which game it is for, and what is wrong with that."""
    about = dict.fromkeys(sorted(_KEYS), "")
    wrong: list[Message] = []
    for key in sorted(about.keys() & manifest.keys()):
        found = [reason for _, reason in mistakes(Title, manifest[key])]
        wrong += [Message("document-problem", place=key, reason=reason) for reason in found]
        about[key] = "" if found else manifest[key]
    if not about["name"]:
        stem = path.stem if path.suffix == ".toml" else path.resolve().name
        about["name"] = re.sub(r"[^a-z0-9]+", "-", stem.lower()).strip("-")[:LONGEST_NAME] or "pack"
    if not re.fullmatch(_NAME, about["name"]):
        wrong.append(Message("pack-name", name=quoted(about["name"])))
        about["name"] = "pack"
    return about, wrong
