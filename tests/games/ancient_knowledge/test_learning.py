"""What learners see of Ancient Knowledge: its action space and its observations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from ostraka.core.errors import InvalidOption
from ostraka.core.kernel.compile import records
from ostraka.core.kernel.random import new_stream
from ostraka.core.packs.packs import read_bundle
from ostraka.core.play.state import State
from ostraka.games import ancient_knowledge
from ostraka.games.ancient_knowledge import GAME
from ostraka.games.ancient_knowledge.game import AncientKnowledge
from ostraka.games.ancient_knowledge.language import tables as tb
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.learning import space
from ostraka.games.ancient_knowledge.rules.codes import Verb
from ostraka.games.ancient_knowledge.rules.state import ARTIFACT_SPACES, HAND_LIMIT
from ostraka.games.ancient_knowledge_solo import GAME as SOLO
from ostraka.testing.learning import Sights, check_learning

from .table import Table

LAYOUT = GAME.observation
DATA: Any = GAME.data
CARDS = Path(ancient_knowledge.__file__).parent / "cards"


def seen(state: State, seat: int) -> dict[str, npt.NDArray[np.int8]]:
    return LAYOUT.split(state.observation(seat))


def number(card: str) -> int:
    """The place of a card in a plane."""
    return GAME.pack.numbers[card] - 1


# -- the action space -----------------------------------------------------------------------------


def test_the_action_space_is_made_from_the_cards_alone() -> None:
    assert GAME.action_count == SOLO.action_count == len(GAME.action_table) == 6710
    verbs = np.bincount(GAME.action_table["verb"])
    counts = dict(zip(GAME.actions.kinds, verbs.tolist(), strict=True))
    assert counts["create"] == 135 * 6 + 45
    assert counts["remove"] == 135 * 20
    assert counts["swap"] == 12 * 11 // 2
    assert counts["learn"] == counts["bury"] == 57
    assert counts["rob"] == 3


def test_cards_have_the_numbers_that_the_action_space_takes_for_granted() -> None:
    cards = range(1, len(GAME.pack.cards))
    monuments = tuple(n for n in cards if DATA.kind[n] in words.MONUMENTS.values())
    assert monuments == space.MONUMENTS
    assert tuple(n for n in cards if DATA.kind[n] == words.ARTIFACT) == space.ARTIFACTS
    assert tuple(n for n in cards if DATA.level[n]) == space.TECHNOLOGIES
    assert (int(DATA.base_builders), int(DATA.builders)) == (space.BASE_BUILDERS, space.BUILDERS)


def amounts(op: int, flags: int = 0) -> list[int]:
    """The most that each step of a sort can ask for."""
    most = {0: 1, words.ARTIFACTS: ARTIFACT_SPACES, words.HAND: HAND_LIMIT}
    found = []
    for row in DATA.effects:
        steps = [DATA.steps[i] for i in range(row[tb.E_DO], row[tb.E_DO] + row[tb.E_DOS])]
        for i, step in enumerate(steps):
            if step[tb.S_OP] == op and step[tb.S_FLAGS] & flags == flags:
                per = int(step[tb.S_PER])
                if per == words.DISCARDED:
                    artifacts = steps[i - 1][tb.S_OP] == words.DESTROY_ARTIFACTS
                    times = ARTIFACT_SPACES if artifacts else int(steps[i - 1][tb.S_N])
                else:
                    times = most[per]
                found.append(int(step[tb.S_N]) * times)
    return found


def test_no_card_asks_for_more_than_the_action_space_has() -> None:
    assert max(HAND_LIMIT, *amounts(words.REMOVE)) == space.MOST_REMOVED
    assert max(amounts(words.GIVE)) == space.MOST_GIVEN
    assert max(amounts(words.RECOVER, words.UP_TO)) == space.MOST_RECOVERED


def test_every_effect_that_may_be_chosen_has_an_index() -> None:
    for row in DATA.effects:
        card = int(row[tb.E_CARD])
        if card == 0 or row[9] == words.ENDGAME:
            continue
        found = space.START[Verb.USE, card] + int(row[9])
        described = GAME.describe_index(int(found))
        assert described["verb"] == "use"
        assert described["card"] == GAME.pack.card(card).id
        assert described["effect"] == list(words.ACTIVATIONS)[row[9]]


def test_a_swap_is_told_by_its_slots_and_a_robbery_by_distance() -> None:
    assert GAME.describe_index(GAME.action_count - 1) == {
        "verb": "swap",
        "slot": 10,
        "other_slot": 11,
    }
    robberies = np.flatnonzero(GAME.action_table["verb"] == list(GAME.actions.kinds).index("rob"))
    assert [GAME.describe_index(int(i))["distance"] for i in robberies] == [1, 2, 3]


def test_cards_of_an_owner_have_no_place() -> None:
    mine = AncientKnowledge(read_bundle(CARDS / "cities.toml"))
    state = mine.start(seed=1)
    with pytest.raises(InvalidOption, match="cards of the boxes"):
        state.observation(0)
    with pytest.raises(InvalidOption, match="cards of the boxes"):
        _ = state.indices


# -- observations ---------------------------------------------------------------------------------


def test_an_opponents_monument_cannot_move_without_a_trace() -> None:
    lines = [{2: "C5:2"}, {3: "C5:2"}, {2: "C5:3"}, {2: "M3:0 C5:2"}]
    tables = [Table(others=[{"line": line}]).state for line in lines]
    rows = {
        seen(state, 0)["line"].tobytes() + seen(state, 0)["knowledge"].tobytes() for state in tables
    }
    assert len(rows) == len(lines)


def test_four_players_are_told_apart_by_distance() -> None:
    state = Table(
        line={1: "C1:1"},
        others=[{"line": {1: f"C{n}:1"}, "artifacts": f"A{n}", "past": f"M{n}"} for n in (2, 3, 4)],
    ).state
    for seat in range(4):
        fields = seen(state, seat)
        for n in range(4):
            distance = (n - seat) % 4
            name = f"C{n + 1}"
            assert fields["owner"][number(name)] == distance
            assert fields["own_line" if distance == 0 else "line"][number(name)] == 1


def test_a_choice_tells_its_sort_its_cause_and_its_amount() -> None:
    table = Table(hand="C5 C6 C7 M3 M4 P1")
    before = seen(table.state, 0)
    assert np.flatnonzero(before["choice"]).tolist() == [1]
    create = next(
        a.text for a in table.state.legal if a.parts["verb"] == "create" and _costs(a.text)
    )
    table.play(create)
    fields = seen(table.state, 0)
    assert np.flatnonzero(fields["choice"]).tolist() == [4], "paying"
    card = create.split()[1]
    assert fields["under_way"][number(card)] == 6, "created, and the cause of what is asked"
    assert int(fields["amount"]) == 1
    assert fields["apart"][number(card)] == 1
    assert int(fields["last_card"]) == number(card) + 1 - 128


def _costs(text: str) -> bool:
    card, space = text.split()[1], int(text.split()[2])
    n = GAME.pack.numbers[card]
    return int(DATA.cost[n]) + abs(space - int(DATA.start[n])) == 1


def test_what_is_discarded_from_a_hand_is_told_to_its_owner_alone() -> None:
    state = GAME.start(seed=3, players=2)
    first = state.seat
    assert first is not None
    state.play(state.legal[0])
    own, other = seen(state, first), seen(state, 1 - first)
    assert int(own["last_card"]) > -128
    assert int(other["last_card"]) == -128
    assert np.count_nonzero(own["hand"] == 2) == 1
    assert not other["hand"][own["hand"] == 2].any()
    assert np.array_equal(own["last_verb"], other["last_verb"])


def test_marks_and_cursors_are_the_choosers_alone() -> None:
    state = GAME.start(seed=3, players=2)
    first = state.seat
    assert first is not None
    state.play(state.legal[2])
    assert int(seen(state, first)["cursor"]) > 0
    assert int(seen(state, 1 - first)["cursor"]) == 0


def test_many_cards_are_counted_without_wrapping() -> None:
    state = GAME.start(seed=1, players=2, heritage=True)
    record = records(state.tobytes(), GAME.dtype)[0]
    assert int(seen(state, 0)["deck"]) == int(record.deck_size) - 128 == 160 - 128
    record.lost[0] = 300
    record.turns = 200
    fields = LAYOUT.split(GAME.observe(record, 0))
    assert fields["lost"][0].tolist() == [2, 44]
    assert fields["turns"].tolist() == [1, 72]
    assert int(fields["points"][0]) == -128


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("heritage", [False, True])
def test_equal_observations_are_equal_choices(players: int, heritage: bool) -> None:
    _walk(GAME.start(seed=players, players=players, heritage=heritage), Sights(GAME))


@pytest.mark.parametrize(
    "options", [{}, {"objectives": "ABC", "effects": "DEFGH"}, {"to_do": "ABCDEFGHIJ"}]
)
def test_the_same_alone(options: dict[str, Any]) -> None:
    _walk(SOLO.start(seed=5, **options), Sights(SOLO))


def _walk(state: State, sights: Sights) -> None:
    chance = np.random.default_rng(1)
    draws = new_stream(9)
    while not state.over:
        if state.ply % 9 == 0:
            check_learning(state, draws, sights)
        sights.note(state)
        state.play(int(chance.choice(state.legal.codes)))


def test_every_field_changes_in_some_game() -> None:
    met: dict[str, set[bytes]] = {field.name: set() for field in LAYOUT}
    chance = np.random.default_rng(5)
    games: list[tuple[Any, dict[str, Any]]]
    games = [(GAME, {"players": n, "heritage": True}) for n in (2, 3, 4)]
    games += [(GAME, {"players": 2}), (SOLO, {"to_do": "ABCDEFGHIJKLMNO", "time": 3})]
    games += [(SOLO, {"effects": "CDEFG", "objectives": "A"})]
    games += [(SOLO, {"effects": "CDEFG", "learn_order": "any", "solo_opponents": "whole"})]
    for seed, (game, options) in enumerate(games):
        state = game.start(seed=seed, **options)
        while not state.over:
            state.play(int(chance.choice(state.legal.codes)))
            for name, part in LAYOUT.split(state.observation(0)).items():
                met[name].add(part.tobytes())
    rare = {"unlearning_skipped", "given_up"}
    assert not [name for name, values in met.items() if len(values) < 2 and name not in rare]


def test_what_seldom_happens_alone_is_seen_too() -> None:
    state = SOLO.start(seed=1, objectives="AB")
    record = records(state.tobytes(), SOLO.dtype)[0]
    record.unlearning_skipped = 1
    record.given_up = 0b101
    fields = LAYOUT.split(SOLO.observe(record, 0))
    assert int(fields["unlearning_skipped"]) == 1
    assert np.flatnonzero(fields["given_up"]).tolist() == [0, 2]
