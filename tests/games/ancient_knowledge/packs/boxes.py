"""Packs for tests: a small one, one with as many cards as the house has, and an empty shelf."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ostraka.core.game import registry
from ostraka.core.packs import shelf
from ostraka.games.ancient_knowledge.language.compiler import BASE, HERITAGE

CITY = """
[[card]]
id = "EG1"
name = "Harbour of Wadi al-Jarf"
names = { fr = "Port du ouadi al-Jarf" }
kind = "city"
country = "Egypt"
start = 2
cost = 0
knowledge = 1
vp = 4
[card.decline]
do = [{ draw = 2 }]
"""


def box(folder: Path, text: str = CITY, manifest: str = 'name = "egypt"\n') -> Path:
    """A pack of one file and a manifest."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "cards.toml").write_text(text, encoding="utf-8")
    (folder / "pack.toml").write_text(manifest, encoding="utf-8")
    return folder


def large_box(folder: Path) -> Path:
    """A pack that brings each card of the house once more, under another id."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in (*BASE, HERITAGE):
        text = path.read_text(encoding="utf-8")
        text = re.sub(r'^id = "(\w+)"', r'id = "X\1"', text, flags=re.MULTILINE)
        text = re.sub(r"^hand = \d\n", "", text, flags=re.MULTILINE)
        (folder / path.name).write_text(text, encoding="utf-8")
    (folder / "pack.toml").write_text('name = "twice"\ntitle = "Everything twice"\n')
    return folder


def empty_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if on another day: nobody has given a pack, and no game is loaded."""
    monkeypatch.setenv(shelf.VARIABLE, "")
    registry.forget()
