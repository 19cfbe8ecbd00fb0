"""The table of Ancient Knowledge fits on every screen, whatever lies on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import Server, Windows
from tests.browser.fit import DESKTOPS, PHONES, TABLETS, TOUCHED, faults_at
from tests.browser.knowledge import (
    crowded,
    effects_due,
    inherited,
    looking_at,
    path_to,
    uncover,
    with_objectives,
)
from tests.browser.player import Player


def campaign(player: Player) -> str:
    """The first game of a campaign, in which coffers are chosen."""
    made = player.ask("/api/solo/campaigns", {"name": "Thebes", "packs": []})
    play = f"/api/solo/campaigns/{made['campaign']}/play"
    return f"/t/{player.ask(play, {'heritage': True})['table']}"


TABLES: dict[str, Callable[[Player], str]] = {
    "two": lambda player: path_to(crowded())(player),
    "four": lambda player: path_to(crowded(4))(player),
    "cards looked at": lambda player: path_to(looking_at(8))(player),
    "effects due": lambda player: path_to(effects_due())(player),
    "alone": lambda player: path_to(crowded(1, "ancient_knowledge_solo"))(player),
    "objectives": lambda player: path_to(with_objectives())(player),
    "Heritage": lambda player: path_to(inherited())(player),
    "choosing coffers": campaign,
}


@pytest.mark.parametrize("name", TABLES)
def test_the_table_fits(windows: Windows, server: Server, name: str) -> None:
    wrong = []
    for look, sizes in ((TOUCHED, [*PHONES, *TABLETS]), ({}, DESKTOPS)):
        player = Player(windows.open(**look), server.address)
        player.come(TABLES[name](player))
        uncover(player)
        wrong += faults_at(player.page, sizes)
    assert not wrong, "\n".join(["", *wrong])
