"""The user's folders are found in one place, and packs at hand are not packs on offer."""

from __future__ import annotations

from pathlib import Path

import pytest

import ostraka
from ostraka.core.folders import data_folder, user_folder
from ostraka.core.packs import shelf
from ostraka.server.settings import Settings

SOURCE = Path(ostraka.__file__).parent


def test_one_file_asks_where_the_users_data_is() -> None:
    asking = [
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if "user_data_path" in path.read_text(encoding="utf-8")
        or '"OSTRAKA_DATA_DIR"' in path.read_text(encoding="utf-8")
    ]
    assert asking == ["core/folders.py"]


def test_the_data_folder_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OSTRAKA_DATA_DIR", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data"
    assert Settings().database == f"sqlite:///{tmp_path}/data/server.db"
    assert not data_folder().exists(), "asking creates nothing"
    assert user_folder("saves").is_dir()


def test_a_server_does_not_offer_the_packs_that_its_owner_plays_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(shelf.VARIABLE, "/somewhere/mine")
    monkeypatch.delenv("OSTRAKA_PACKS", raising=False)
    assert Settings.from_environment().packs == ""
