"""Counting what players could take, and took."""

from __future__ import annotations

import pytest

import ostraka
from ostraka import LOCALES
from ostraka.core.game.items import Item, Tally
from ostraka.core.kernel.random import below, new_stream


def test_a_game_without_items_counts_nothing() -> None:
    state = ostraka.load("arkantar").start(seed=1)
    tally = Tally(state.game, 2)
    for _ in range(10):
        code = state.codes[0]
        tally.note(state, code)
        state.play(code)
    assert tally.counts == {}


@pytest.mark.parametrize("name", ["ankhor", "ancient_knowledge"])
def test_whatever_is_taken_was_within_reach_and_has_a_name_in_every_language(name: str) -> None:
    game = ostraka.load(name)
    state, stream = game.start(seed=3, players=3), new_stream(3)
    tally, seen, items = Tally(game, 3), 0, game.items
    assert items is not None
    while not state.over:
        code = state.codes[below(stream, len(state.codes))]
        takes = {items.taken(state.raw, other) for other in state.codes} - {None}
        reach = set(items.within_reach(state.raw, state.codes))
        assert takes <= reach
        seen += items.taken(state.raw, code) is not None
        tally.note(state, code)
        state.play(code)
    (sort, seats), *others = tally.counts.items()
    assert not others
    assert len(seats) == 3
    assert sum(sum(counts.values()) for counts in seats) == seen > 0
    assert any(taken == 0 for counts in seats for taken in counts.values())
    for locale in LOCALES:
        assert game.label("items", sort).text(locale)
        for item in (Item(sort, text) for counts in seats for text in counts):
            assert items.label(item).text(locale)
            assert items.group(item).text(locale)


def test_a_thing_taken_twice_counts_twice_and_one_left_counts_nothing() -> None:
    game = ostraka.load("ankhor")
    offer = ["blue jackal", "white desert", "blue jackal", "green desert", "red desert", None]
    document = {
        "markers": ["b w", "k g", "r b", "b w k", "w k g", "g r r"],
        "offer": offer,
        "domains": [{"tiles": [], "tokens": "b b r w"}, {"tiles": [], "tokens": ""}],
    }
    state = game.from_position(document, seed=1)
    tally = Tally(game, 2)
    for text in ("buy 1 @0,0", "take b b w", "buy 3 @1,0"):
        tally.note(state, state.action(text).code)
        state.play(text)
    assert tally.counts == {"tile": [{"blue jackal": 2}, {}]}
