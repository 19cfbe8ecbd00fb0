"""Journals of every game, as they were once written, still add up to the same tables."""

from __future__ import annotations

import json

import pytest

from ostraka.core.game.registry import game_names
from ostraka.server.tables.entries import JournalEntry
from ostraka.server.tables.table import GameTable
from tests.server.golden_journals import FOLDER, digest


@pytest.mark.parametrize("game", game_names())
def test_an_old_journal_is_read_as_it_was_written(game: str) -> None:
    document = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    entries = [
        JournalEntry(e["kind"], e["body"], e["at"], e["number"]) for e in document["entries"]
    ]
    assert digest(GameTable("golden00", entries)) == document["digest"]
