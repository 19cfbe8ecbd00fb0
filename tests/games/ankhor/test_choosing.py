"""Actions as sentences with slots, and tokens chosen in any order."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ostraka
from ostraka.core.play.parts import NOTHING

from .tabletop import GAME, SQUARE, domain, table


def rows(state: ostraka.State, verb: str) -> list[dict[str, Any]]:
    """The parts of the legal actions of one kind."""
    return [row for row in state.rows if row["verb"] == verb]


def test_every_kind_of_action_has_its_parts_and_its_text() -> None:
    state = table(domain(*SQUARE, tokens="w a"), domain(), offer=["blue two", *[None] * 5], seed=2)
    assert {"verb": "take", "tokens": "b b a"} in state.rows
    assert rows(state, "buy") == [{"verb": "buy", "column": 1, "place": "0.5,0.5", "spare": "b"}]
    assert rows(state, "refresh") == [
        {"verb": "refresh", "pile": 1},
        {"verb": "refresh", "pile": 2},
    ]
    assert {"verb": "move", "tile": "0,0", "place": "2,1"} in state.rows
    for action in state.legal:
        assert state.action(action.parts) == action
        assert state.action(json.loads(json.dumps(action.parts))).text == action.text
    state.play({"verb": "buy", "column": 1, "place": "0.5,0.5", "spare": "b"})
    assert state.actions == ["buy 1 @0.5,0.5 spare b"]
    assert rows(state, "end") == [{"verb": "end"}]


@pytest.mark.parametrize("chosen", [["a", "b", "b"], ["b", "a", "b"], {"b": 2, "a": 1}, "b a b"])
def test_tokens_are_taken_in_any_order(chosen: Any) -> None:
    state = table(domain(), domain())
    assert state.action({"verb": "take", "tokens": chosen}).text == "take b b a"
    state.play({"verb": "take", "tokens": chosen})
    assert state.actions == ["take b b a"]
    assert state.undo().ply == 0


def test_what_is_returned_is_chosen_in_any_order_and_ankhs_go_with_it() -> None:
    state = table(domain(tokens="b b w w a a"), domain()).play("take k k a")
    state.play("end")
    gathering = state.gathering
    assert gathering is not None
    assert gathering.as_json()["things"] == {"b": 1, "w": 1, "k": 1}
    assert (gathering.least, gathering.most) == (1, 1)
    assert {"verb": "return", "tokens": "w", "ankhs": 1} in state.rows
    state.play({"verb": "return", "tokens": ["w"]})
    assert state.actions[-1] == "return w a"


def test_where_only_ankhs_are_over_they_are_returned_by_naming_them() -> None:
    state = table(domain(tokens="a a"), domain()).play("take k k a").play("end")
    gathering = state.gathering
    assert gathering is not None
    assert gathering.as_json()["things"] == {"a": 1}
    assert (gathering.least, gathering.most) == (1, 1)
    assert state.rows == [{"verb": "return", "tokens": "a"}]
    assert state.play({"verb": "return", "tokens": ["a"]}).actions[-1] == "return a"


def test_narrowing_asks_for_the_verb_first_and_for_tokens_all_at_once() -> None:
    state = table(domain(tokens="b w k g r"), domain())
    first = state.narrow()
    assert (first.slot, first.things) == ("verb", ["take", "buy"])
    take = state.narrow(verb="take")
    assert (take.slot, take.things) == ("tokens", ["b", "w", "k", "g", "r", "a"])
    assert take.gathering is not None
    assert take.gathering.things["b"] == 3
    column = state.narrow(verb="buy")
    assert (column.slot, column.things) == ("column", [1, 2, 3, 4, 5])
    done = state.narrow(verb="buy", column=2)
    assert (done.slot, done.rows) == (None, [{"verb": "buy", "column": 2, "place": "0,0"}])


def test_a_page_lights_places_and_then_what_may_be_spared() -> None:
    state = table(domain(*SQUARE, tokens="b w k g r"), domain(), offer=["blue two", *[None] * 5])
    up = state.narrow(verb="buy", column=1, place="0.5,0.5")
    assert (up.slot, up.things) == ("spare", ["b", "w"])
    assert "1.0,0" not in state.narrow(verb="buy", column=1).things


@pytest.mark.parametrize(
    ("parts", "key"),
    [
        ({"verb": "take", "tokens": ["b", "b"]}, "error-gather-exactly"),
        ({"verb": "take", "tokens": ["b", "b", "x"]}, "error-gather-thing"),
        ({"verb": "take", "tokens": ["b", "b", "b", "b"]}, "error-gather-often"),
        ({"verb": "take"}, "ankhor-bad-form-take"),
        ({"verb": "buy", "place": "0,0"}, "ankhor-bad-form-buy"),
        ({"verb": "buy", "column": 1}, "ankhor-why-price"),
        ({"verb": "buy", "column": 2}, "ankhor-why-gap"),
        ({"column": 1}, "ankhor-why-price"),
        ({"pile": 1}, "ankhor-why-ankh-none"),
        ({"tile": "0,0"}, "ankhor-why-ankh-none"),
        ({"verb": "buy", "column": 1, "place": "0,0", "spare": NOTHING}, "ankhor-why-price"),
        ({"verb": "buy", "column": 9, "place": "0,0"}, "ankhor-bad-number"),
        ({"verb": "refresh", "pile": 1}, "ankhor-why-ankh-none"),
        ({"verb": "move", "tile": "0,0", "place": "1,0"}, "ankhor-why-ankh-none"),
        ({"verb": "return", "tokens": ["b"]}, "ankhor-why-no-return"),
        ({"verb": "end"}, "ankhor-why-main-first"),
        ({"verb": "steal", "tokens": "b"}, "ankhor-bad-verb"),
    ],
)
def test_parts_that_are_not_legal_are_refused_with_the_reason(
    parts: dict[str, Any], key: str
) -> None:
    state = table(domain(), domain(), offer=["blue two", *[None] * 5])
    before = state.tobytes()
    with pytest.raises(ostraka.IllegalAction) as caught:
        state.play(parts)
    assert state.tobytes() == before
    assert caught.value.messages[0].key == key
    if len(parts) > 1 and parts["verb"] != "buy":
        reason = state.why_not(parts)
        assert reason is not None
        assert reason.key == key


def test_the_edition_follows_the_language_where_there_is_one() -> None:
    assert [GAME.options_for(locale) for locale in ("en", "fr", "es", "de")] == [
        {"edition": "en"},
        {"edition": "fr"},
        {"edition": "es"},
        {"edition": "en"},
    ]
