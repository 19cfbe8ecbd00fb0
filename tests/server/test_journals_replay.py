"""Whatever people and bots enter, in whatever order: a journal read again is the table it was."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ostraka.server.errors import Refusal
from ostraka.server.tables.commands import acted, undo_of
from ostraka.server.tables.entries import Draft
from ostraka.server.tables.table import GameTable
from tests.server.tabletop import Writer


def chosen(table: GameTable, seat: int, chance: random.Random) -> dict[str, Any]:
    """Something that a seat may choose, several things at once where it may, in any order."""
    turn = table.state if table.choosing == [seat] else table.state.turn_of(seat)
    gathering = turn.gathering
    if gathering is None or chance.random() < 0.2:
        return dict(chance.choice(turn.rows))
    things = [thing for thing, most in gathering.things.items() for _ in range(most)]
    count = chance.randint(gathering.least, min(gathering.most, len(things)))
    return {"verb": gathering.verb, gathering.slot: chance.sample(things, count)}


def drafted(table: GameTable, chance: random.Random) -> list[Draft]:
    """What somebody enters next: mostly actions; sealed ones may be revised, many are undone."""
    last = table.played[-1] if table.played else None
    if last is not None and chance.random() < 0.1 and undo_of(table, last.seat) == "free":
        return [("undo", {"seat": last.seat, "ply": last.ply})]
    if table.players - len(table.state.left) > 2 and chance.random() < 0.005:
        seat = chance.choice([s for s in range(table.players) if s not in table.state.left])
        return [("resign", {"seat": seat, "level": 1})]
    seat = chance.choice(table.choosing)
    return acted(table, seat, chosen(table, seat, chance))


@pytest.mark.parametrize("seed", range(3))
def test_a_journal_of_sealed_gathered_and_undone_choices_replays(seed: int) -> None:
    chance = random.Random(seed)
    writer = Writer(game="ancient_knowledge", players=3, options={"heritage": True}, seed=seed)
    kinds = set()
    while len(writer.entries) < 150 and writer.table.status == "playing":
        try:
            drafts = drafted(writer.table, chance)
        except Refusal:
            continue  # a part of what is sealed as a whole
        for kind, body in drafts:
            writer.write(kind, dict(body), len(writer.entries))
            kinds.add(kind)
        if len(writer.entries) % 5 == 0:
            again = GameTable(writer.table.id, writer.entries)
            assert again.state.tobytes() == writer.table.state.tobytes()
            assert (again.sealed, again.due) == (writer.table.sealed, writer.table.due)
            assert again.state.gathered == writer.table.state.gathered
    assert kinds >= {"act", "seal", "undo"}
