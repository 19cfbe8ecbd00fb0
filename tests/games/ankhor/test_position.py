"""Position documents: round trips, and every mistake reported."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ostraka
from ostraka import LOCALES

from .tabletop import GAME, MARKERS, SQUARE, domain, table


def problems(document: Any, edition: str = "en") -> list[str]:
    with pytest.raises(ostraka.InvalidPosition) as caught:
        GAME.from_position(document, seed=1, edition=edition)
    for locale in LOCALES:
        assert all(message.text(locale) for message in caught.value.messages)
    return sorted(message.key.removeprefix("ankhor-") for message in caught.value.messages)


def two(*domains: Any, **fields: Any) -> dict[str, Any]:
    return {"domains": [*domains, *[domain()] * (2 - len(domains))], "markers": MARKERS, **fields}


@settings(max_examples=80, deadline=None)
@given(
    st.integers(0, 10_000),
    st.sampled_from([2, 3, 4]),
    st.sampled_from(["en", "es", "fr"]),
    st.integers(0, 10_000),
)
def test_every_state_of_a_random_game_reads_back_byte_for_byte(
    seed: int, players: int, edition: str, stop: int
) -> None:
    from ostraka.core.random import below, new_stream

    state = GAME.start(seed=seed, players=players, edition=edition)
    stream = new_stream(seed)
    for _ in range(stop % 300):
        if not state.over:
            state.play(int(state.legal.codes[below(stream, len(state.legal))]))
    document = json.loads(json.dumps(state.position))
    again = GAME.from_position(document, seed=seed, edition=edition)
    assert again.position == state.position
    again.raw.chance, again.raw.reveals = state.raw.chance, state.raw.reveals
    assert again.tobytes() == state.tobytes()


def test_a_document_can_be_given_as_text() -> None:
    document = table(domain(*SQUARE), domain()).position
    assert GAME.from_position(json.dumps(document), seed=1).position == document


def test_only_the_domains_are_needed_and_the_seed_deals_the_rest() -> None:
    state = GAME.from_position({"domains": [domain(*SQUARE), domain()]}, seed=1)
    GAME.check(state.raw)
    view = state.view()["table"]
    assert all(column["tile"] for column in view["columns"])
    assert sum(pile["size"] for pile in view["piles"]) == 55 - 4 - 6
    other = GAME.from_position({"domains": [domain(*SQUARE), domain()]}, seed=2)
    assert other.position != state.position


def test_a_document_without_bonus_tokens_gets_those_that_are_deserved() -> None:
    greens = [f"green {kind} @{x},0" for x, kind in enumerate(("jackal",) * 2 + ("scarab",) * 2)]
    state = table(domain(*greens, "green two @4,0"), domain())
    assert state.view()["table"]["domains"][0]["bonus"] == 1
    missed = table(domain(*greens, "green two @4,0", bonus=0), domain())
    assert missed.view()["table"]["domains"][0]["bonus"] == 0


def test_play_goes_on_from_a_position_and_its_record_replays() -> None:
    state = table(domain(*SQUARE, tokens="w a"), domain(), offer=["blue two", *[None] * 5])
    state.play("buy 1 @0.5,0.5 spare b").play("refresh 1")
    assert GAME.replay(state.record.as_json()).tobytes() == state.tobytes()


@pytest.mark.parametrize("document", ["", "[]", "{", "null", "[" * 5000])
def test_what_is_no_json_object_is_refused(document: str) -> None:
    assert problems(document) == ["position-json"]


def test_every_mistake_of_form_is_reported_at_once() -> None:
    document = {
        "edition": "fr",
        "domains": [
            {"tiles": ["blue jakal @0,0", "blue two", 7], "tokens": "b x", "stored": "a"},
            {"tiles": "none", "tokens": 3, "bonus": -1, "colour": "red"},
        ],
        "markers": ["b", "k g", "r b", "b w q", "w k g", "g r r"],
        "offer": ["red two", "nothing"],
        "piles": [["blue cat"]],
        "turn": {"seat": 5, "phase": "late", "idle": True, "bought": 1, "when": 0},
        "extra": 1,
    }
    assert problems(document) == sorted(
        [
            *("position-unknown", "position-unknown", "position-unknown", "position-edition"),
            *("position-tile", "bad-place", "position-tile", "bad-token", "bad-resource"),
            *("position-field", "position-field", "position-field"),  # tiles, tokens, bonus
            *("position-column", "bad-resource", "position-tile", "position-offer"),
            "position-field",  # piles
            *("position-field", "position-field", "position-field", "position-field"),
        ]
    )


@pytest.mark.parametrize("domains", [None, {}, [], [domain()], [domain()] * 5])
def test_there_must_be_two_three_or_four_domains(domains: Any) -> None:
    assert problems({"domains": domains}) == ["position-players"]


def test_the_edition_of_a_document_must_be_that_of_the_game() -> None:
    assert problems(two(edition="fr")) == ["position-edition"]
    assert problems(two(edition=["fr"])) == ["position-edition"]


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        (two(domain("blue scribe @0,0", "blue scribe @1,0")), ["position-tile-mix"]),
        (two(domain(tokens="b b b"), domain(tokens="b b")), ["position-tokens"]),
        (two(domain("blue two @0,0", "red two @0,0")), ["position-apart", "position-place"]),
        (two(domain("blue two @3,0")), ["position-origin"]),
        (two(domain("blue two @0,0", "red two @5,0")), ["position-apart"]),
        (two(domain(*SQUARE[:3], "red two @0.5,0.5")), ["position-air"]),
        (two(domain(*SQUARE, "red two @1.5,0.5")), ["position-air"]),
        (two(domain("red two @0,0", "red two @1,0", stored="b")), ["position-stored"]),
        (two(domain("blue warehouse @0,0", stored="b b")), ["position-stored-twice"]),
        (two(domain(tokens="b b b w w w")), ["position-limit"]),
        (two(domain(tokens="a a a")), ["position-limit"]),
        (two(domain("red two @0,0", bonus=1)), ["position-bonus"]),
        (two(markers=["b b", "w w", "r r", "b w k", "k k g", "g g r"]), []),
        (two(markers=["b b", "w k", "r r", "b w k", "k w r", "g g g"]), ["position-alike"]),
        (two(markers=["b b", "w k", "r r", "b b k", "k g r", "g g w"]), ["position-markers"] * 2),
        (two(offer=[None] * 6, removed=["red two"] * 3), ["position-removed"]),
        (two(offer=[None] * 6, piles=[[], []]), ["position-nothing-left"]),
        (two(offer=[None] * 6, piles=[["red two"], []], removed=[]), ["position-removed"]),
        (two(piles=[["red two"], []]), ["position-piles-offer"]),
        (two(offer=[None] * 6, piles=[[], ["red two"] * 28]), ["position-pile"]),
        (two(turn={"idle": 40}), ["position-idle"]),
        (two(turn={"first": 2}), ["position-field"]),
        (two(turn={"round": 0}), ["position-field"]),
        (two(turn={"bought": True}), ["position-bought"]),
        (two(turn={"extra": True}), ["position-extra"]),
        (two(turn={"phase": "after"}), ["position-after"]),
        (two(turn={"phase": "return"}), ["position-return"]),
        (two(domain(tokens="a"), turn={"spendable": 0}), ["position-spendable"]),
        (two(turn={"spendable": 1}), ["position-spendable"]),
        (two(turn={"over": "thirteen"}), ["position-over"]),
        (two(turn={"over": "boredom"}), ["position-field"]),
        (two(turn={"over": "thirteen", "seat": 0}), ["position-field"]),
        (
            two(turn={"over": "given-up", "idle": 40, "phase": "after"}),
            ["position-over-turn"],
        ),
        (
            two(domain("red warehouse @0,0", tokens="b b w w w r"), turn={"phase": "return"}),
            ["position-storable"],
        ),
    ],
)
def test_whatever_breaks_a_rule_is_reported(document: dict[str, Any], expected: list[str]) -> None:
    if expected:
        assert problems(document) == expected
    else:
        GAME.from_position(document, seed=1)


ROW = [f"blue {kind}" for kind in ("jackal", "jackal", "scarab", "scarab", "falcon", "falcon")]
THIRTEEN = [
    *(f"{face} @{x},0" for x, face in enumerate(ROW)),
    *(f"{face.replace('blue', 'red')} @{x},1" for x, face in enumerate(ROW)),
    "white two @0,2",
]


def test_a_player_who_has_not_had_this_turn_cannot_have_thirteen_tiles() -> None:
    assert problems(two(domain(), domain(*THIRTEEN))) == ["position-ended"]
    assert problems(two(domain(*THIRTEEN))) == ["position-ended"]
    GAME.from_position(two(domain(*THIRTEEN), domain(), turn={"seat": 1}), seed=1)


def test_beyond_thirteen_tiles_only_scribes_can_have_been_bought() -> None:
    more = [*THIRTEEN, "white two @1,2"]
    assert "position-beyond" in problems(two(domain(*more), domain(), turn={"seat": 1}))


def test_more_tiles_than_a_domain_can_have_are_refused() -> None:
    tiles = [f"red two @{x},0" for x in range(19)]
    assert problems(two(domain(*tiles))) == ["position-many-tiles"]


def test_with_three_players_no_tile_may_be_missing() -> None:
    document = {"domains": [domain()] * 3, "offer": [None] * 6, "piles": [["red two"], []]}
    assert problems(document) == ["position-missing"]


def test_a_floor_that_the_edition_does_not_have_is_refused() -> None:
    from .test_buying import pyramid

    tiles = [*pyramid(), "red two @1,1^2"]
    document = two(domain(*tiles), domain(), turn={"seat": 1})
    GAME.from_position(document, seed=1)
    assert problems(document, "fr") == ["why-floors"]


def test_a_stored_token_cannot_lie_on_a_covered_warehouse() -> None:
    tiles = (*SQUARE[:3], "green warehouse @1,1", "red two @0.5,0.5")
    assert problems(two(domain(*tiles, stored="g"))) == ["position-stored"]


def test_more_bonus_tokens_than_there_are_cannot_be_held() -> None:
    from .test_groups import crowded

    document = crowded().play("move 2,2 5,0").position
    document["domains"][0]["bonus"] = 4
    assert problems(document) == ["position-bonus-supply"]
