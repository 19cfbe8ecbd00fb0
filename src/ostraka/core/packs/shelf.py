"""Where packs are: they are found here by name and digest.

Folders are put on the shelf by whoever gives them (`--pack FOLDER`). The shelf is the environment
variable `OSTRAKA_PACK_PATH`, folders side by side as in `PATH`, so that processes which play or
compile for this one find the same packs, and that owners may set it themselves. Which packs a
server offers is another matter (`OSTRAKA_PACKS`). Folders given before are remembered, so that a
game continues without being told again; a pack that has changed since is not the one that is looked
for, and is refused.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

from ostraka.core.errors import InvalidRecord
from ostraka.core.files import write_document
from ostraka.core.folders import data_folder
from ostraka.core.i18n.message import Message
from ostraka.core.packs.packs import Bundle, InvalidPack, PackId, read_bundle

VARIABLE = "OSTRAKA_PACK_PATH"
FORMAT = "ostraka-packs"
MOST_REMEMBERED = 64
LARGEST = 1024 * 1024


class MissingPack(InvalidRecord):
    """A game was played with a pack that is not here."""


def put(folder: Path) -> Bundle:
    """The pack in a folder, which from now on can be found by its name and digest."""
    bundle = read_bundle(folder)
    folders = [str(bundle.folder), *os.environ.get(VARIABLE, "").split(os.pathsep)]
    os.environ[VARIABLE] = os.pathsep.join(dict.fromkeys(filter(None, folders)))
    return bundle


def find(wanted: PackId) -> Bundle:
    """The pack of this name and version; a sentence says which one is missing."""
    other: Bundle | None = None
    for folder in dict.fromkeys((*_given(), *_remembered())):
        try:
            bundle = read_bundle(folder)
        except InvalidPack:
            continue
        if bundle.id == wanted:
            return bundle
        if bundle.id.name == wanted.name:
            other = other or bundle
    values = {"pack": wanted.name, "digest": wanted.digest}
    if other is not None:
        place = str(other.folder)
        message = Message("pack-other", found=other.id.digest, folder=place, **values)
        raise MissingPack(message)
    raise MissingPack(Message("pack-missing", **values))


def _given() -> Iterator[Path]:
    """The folders on the shelf."""
    return map(Path, filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)))


# -- what was given before ----------------------------------------------------------------------


def _memory() -> Path:
    """The file in which folders are remembered."""
    return data_folder() / "packs.json"


def _remembered() -> list[Path]:
    """The folders given before, the last one first; none where the file cannot be read."""
    try:
        with _memory().open(encoding="utf-8") as file:
            document = json.loads(file.read(LARGEST))
        if document["format"] != FORMAT:
            return []
        return [Path(folder) for folder in document["folders"] if isinstance(folder, str)]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return []


def remember(folder: Path) -> None:
    """Find the pack in this folder again when it is needed; a lost memory is no misfortune."""
    folders = dict.fromkeys([folder.resolve(), *_remembered()])
    document = {"format": FORMAT, "folders": [str(each) for each in folders][:MOST_REMEMBERED]}
    try:
        _memory().parent.mkdir(parents=True, exist_ok=True)
        write_document(_memory(), document)
    except OSError:
        pass
