"""Where what belongs to the user is kept: saved games, campaigns, packs, the server's database."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The folder of the user's data; `OSTRAKA_DATA_DIR` moves it."""
    given = os.environ.get("OSTRAKA_DATA_DIR")
    return Path(given) if given else user_data_path("ostraka")


def user_folder(name: str) -> Path:
    """A folder in it, which is there from now on."""
    folder = data_folder() / name
    folder.mkdir(parents=True, exist_ok=True)
    return folder
