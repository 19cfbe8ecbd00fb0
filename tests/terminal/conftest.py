"""Every test here has folders of its own and speaks English."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written to the user's folders, and the language is English."""
    monkeypatch.setenv("OSTRAKA_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("OSTRAKA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("OSTRAKA_DEBUG", raising=False)
