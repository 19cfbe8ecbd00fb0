"""Non-interference: no message depends on what its reader may not know.

At random moments of random games everything that a seat cannot know is dealt anew. Every message
that the server would send to that seat, and to spectators, must stay the same, byte for byte.
"""

from __future__ import annotations

import random
from typing import Any

import orjson
import pytest

import ostraka
from ostraka.core.errors import OstrakaError
from ostraka.core.play.state import State
from ostraka.server.live.messages import changes_message, summary, table_info, view_message
from ostraka.server.live.questions import explained, previewed
from ostraka.server.tables.table import Table
from tests.server.tabletop import Writer

GAMES = [
    ("arkantar", 2),
    ("ankhor", 2),
    ("ankhor", 4),
    ("ancient_knowledge", 3),
    ("ancient_knowledge_solo", 1),
]
MOMENTS = 12


def name(guest: str | None) -> str | None:
    return guest


def messages(table: Table, seat: int | None, chance: random.Random) -> bytes:
    """Every message that a viewpoint can get as the table stands."""
    guest = None if seat is None else f"g{seat}"
    told: list[Any] = [
        view_message(table, seat),
        table_info(table, guest, name, [], 0),
        summary(table, guest, name),
    ]
    if seat is not None and seat in table.due:
        rows = table.state.turn_of(seat).rows
        for row in chance.sample(rows, min(3, len(rows))):
            told.append(previewed(table, seat, row))
            told.append(explained(table, seat, {**row, "verb": "nonsense"}))
            told.append(explained(table, seat, dict(list(row.items())[:2])))
    return orjson.dumps(told)


def swapped(table: Table, state: State) -> Table:
    """The same table in another world."""
    other = Table.__new__(Table)
    other.__dict__.update(table.__dict__)
    other.state = state
    return other


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_no_message_depends_on_what_its_reader_may_not_know(game: str, players: int) -> None:
    chance = random.Random(players)
    writer = Writer(game=game, players=players, undo=False, seed=3)
    table = writer.table
    moments = sorted(chance.sample(range(160), MOMENTS))
    for ply in range(moments[-1] + 1):
        if table.status == "over":
            break
        code = chance.choice(list(table.state.codes))
        if ply in moments:
            compare(table, code, chance.randrange(2**30))
        writer.act(ply, code)


def compare(table: Table, code: int, seed: int) -> None:
    """What each seat hears before and after an action, here and where the rest is dealt anew."""
    for seat in range(table.players):
        here = table.state.reshuffled(seat, seed)  # both without a past, so that only this differs
        here_first = swapped(table, here)
        there = swapped(table, table.state.reshuffled(seat, seed + 1))
        for viewer in (seat, None):
            assert messages(here_first, viewer, random.Random(seed)) == messages(
                there, viewer, random.Random(seed)
            ), f"a message to {viewer} tells what it may not know"
        follow(here_first, there, code, seat)


def follow(here: Table, there: Table, code: int, seat: int) -> None:
    """The same action in both worlds is told alike, unless something came to light."""
    ply = here.ply
    acting = here.state.seat
    try:
        text = here.state.legal.named(code).text if code in here.state.codes else None
        if text is None or code not in there.state.codes:
            return
        for table in (here, there):
            table.state.play(code)
            table.ply = table.state.ply
            table._await()
    except OstrakaError:
        return
    for viewer in (seat, None):
        if here.state.view(viewer) != there.state.view(viewer):
            continue  # what the action brought to light differs
        one = changes_message(here, viewer, 1, ply)
        two = changes_message(there, viewer, 1, ply)
        assert orjson.dumps(one) == orjson.dumps(two), f"seat {viewer} hears of {acting}'s secrets"


def test_what_is_hidden_really_differs_in_the_other_world() -> None:
    """The test above could not fail if dealing anew changed nothing."""
    state = ostraka.load("ancient_knowledge").start(seed=1, players=2)
    assert any(state.reshuffled(0, n).tobytes() != state.tobytes() for n in range(3))
    other = state.reshuffled(0, 5)
    assert other.view(1) != state.view(1)
