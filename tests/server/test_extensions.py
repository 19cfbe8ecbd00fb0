"""Routes that games bring from other packages, and a server that does without a broken one."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostraka.server.app import create_app
from ostraka.server.extension import GROUP, extensions
from ostraka.server.settings import Settings
from tests.core.test_registry import offer


def test_a_server_does_without_routes_that_cannot_be_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    offer(tmp_path, monkeypatch, GROUP, broken="no_such_module:thing", odd="builtins:dict")
    extensions.cache_clear()
    try:
        paths = create_app(Settings(database="sqlite://")).openapi()["paths"]
    finally:
        extensions.cache_clear()
    assert "/api/solo" in paths
    said = [record.getMessage() for record in caplog.records]
    assert said == [
        "the routes broken cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'",
        "the routes odd cannot be loaded: TypeError: builtins:dict is not an Extension",
    ]
