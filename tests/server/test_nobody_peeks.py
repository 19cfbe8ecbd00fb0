"""Non-interference: no message depends on what its reader may not know.

At random moments of random games everything that a seat cannot know is dealt again. Every message
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
from ostraka.server.tables.commands import acted
from ostraka.server.tables.table import GameTable
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


def messages(table: GameTable, seat: int | None, chance: random.Random) -> bytes:
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


def swapped(table: GameTable, state: State) -> GameTable:
    """The same table in another world."""
    other = GameTable.__new__(GameTable)
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


def compare(table: GameTable, code: int, seed: int) -> None:
    """What each seat hears before and after an action, here and where the rest is dealt again."""
    for seat in range(table.players):
        here = table.state.reshuffled(seat, seed)  # both without a past, so that only this differs
        here_first = swapped(table, here)
        there = swapped(table, table.state.reshuffled(seat, seed + 1))
        for viewer in (seat, None):
            assert messages(here_first, viewer, random.Random(seed)) == messages(
                there, viewer, random.Random(seed)
            ), f"a message to {viewer} tells what it may not know"
        follow(here_first, there, code, seat)


def follow(here: GameTable, there: GameTable, code: int, seat: int) -> None:
    """The same action in both worlds is told alike, unless something was revealed."""
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
    """The test above could not fail if dealing again changed nothing."""
    state = ostraka.load("ancient_knowledge").start(seed=1, players=2)
    assert any(state.reshuffled(0, n).tobytes() != state.tobytes() for n in range(3))
    other = state.reshuffled(0, 5)
    assert other.view(1) != state.view(1)


def discarded_in_secret(chance: random.Random) -> tuple[int, GameTable]:
    """A table at which seat 0 has chosen its discards at random; in how many steps it did."""
    writer = Writer(game="ancient_knowledge", players=3, undo=False, seed=3)
    table = writer.table
    while len(table.choosing) > len(table.sealed):
        seat = next(seat for seat in table.choosing if seat not in table.sealed)
        gathering = table.state.turn_of(seat).gathering
        assert gathering is not None
        things = list(gathering.things)
        cards = chance.sample(things, gathering.least) if seat == 0 else things[: gathering.least]
        for kind, body in acted(table, seat, {"verb": gathering.verb, gathering.slot: cards}):
            writer.write(kind, dict(body), len(writer.entries))
        if table.ply:
            break
    steps = next(entry for entry in writer.entries if entry.body.get("seat") == 0)
    return len(steps.body["actions"]), table


def test_what_was_discarded_in_secret_is_told_to_nobody_else() -> None:
    """Choices of as many steps are compared.

    The rules take a forced card without a step, and plies count steps: others can tell that number.
    """
    chance = random.Random(5)
    heard: dict[tuple[int, int | None], set[bytes]] = {}
    hands = set()
    for _ in range(40):
        steps, table = discarded_in_secret(chance)
        hands.add(orjson.dumps(table.state.view(0)["table"]["seats"][0]))
        for viewer in (1, 2, None):
            told = orjson.dumps(changes_message(table, viewer, 1, 0))
            all_of_it = told + messages(table, viewer, random.Random(1))
            heard.setdefault((steps, viewer), set()).add(all_of_it)
    assert len(hands) > 20
    assert {len(different) for different in heard.values()} == {1}
