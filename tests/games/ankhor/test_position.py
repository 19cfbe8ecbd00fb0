"""Position documents: round trips, and every mistake reported."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ostraka
from ostraka import LOCALES
from ostraka.games.ankhor.rules.codes import REFRESH, TAKE, kind_of, take_token

from .tabletop import GAME, MARKERS, SQUARE, domain, table


def problems(document: Any, edition: str = "en") -> dict[str, str]:
    """What is wrong with a document: the reason for each field that is named."""
    with pytest.raises(ostraka.InvalidPosition) as caught:
        GAME.from_position(document, seed=1, edition=edition)
    found = {}
    for message in caught.value.messages:
        for locale in LOCALES:
            assert message.text(locale)
        field, reason = message.values.get("place", ""), message.values.get("reason", message)
        assert field not in found, "a field is reported once"
        found[field] = reason.key.removeprefix("ankhor-").removeprefix("document-")
    return found


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
    from ostraka.core.kernel.random import below, new_stream

    state = GAME.start(seed=seed, players=players, edition=edition)
    stream = new_stream(seed)
    for _ in range(stop % 300):
        if not state.over:
            state.play(int(state.legal.codes[below(stream, len(state.legal))]))
    document = json.loads(json.dumps(state.position))
    again = GAME.from_position(document, seed=seed, edition=edition)
    assert again.position == state.position
    for past in (
        "chance",
        "reveals",
        "actor",
        "last",
    ):  # a position does not tell how it came about
        again.raw[past] = state.raw[past]
    assert again.tobytes() == state.tobytes()


def test_a_document_can_be_given_as_text() -> None:
    document = table(domain(*SQUARE), domain()).position
    assert GAME.from_position(json.dumps(document), seed=1).position == document


def test_only_the_domains_are_needed_and_the_seed_deals_the_rest() -> None:
    state = GAME.from_position({"domains": [domain(*SQUARE), domain()]}, seed=1)
    GAME.positions.check(state.raw)
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


def test_play_continues_from_a_position_and_its_record_replays() -> None:
    state = table(domain(*SQUARE, tokens="w a"), domain(), offer=["blue two", *[None] * 5])
    state.play("buy 1 @0.5,0.5 spare b").play("refresh 1")
    assert GAME.replay(state.record.as_json()).tobytes() == state.tobytes()


@pytest.mark.parametrize("document", ["", "{", "[" * 5000])
def test_what_is_no_json_is_refused(document: str) -> None:
    assert problems(document) == {"": "position-json"}


@pytest.mark.parametrize("document", ["[]", "null", "7"])
def test_what_is_no_json_object_is_refused(document: str) -> None:
    assert problems(document) == {"": "object"}


def test_nothing_may_follow_the_document_however_far_away() -> None:
    document = json.dumps(two())
    assert problems(document + " x") == {"": "position-json"}
    assert problems(document + " " * 100_000 + "x") == {"": "position-long"}


def test_every_mistake_of_form_is_reported_at_once() -> None:
    document = {
        "edition": 5,
        "domains": [
            {"tiles": ["blue two", 7], "tokens": ["b"]},
            {"tiles": "none", "tokens": 3, "bonus": -1, "colour": "red"},
            "none",
        ],
        "markers": ["b"],
        "offer": ["red two", None],
        "piles": [["blue cat"]],
        "turn": {"seat": 5, "phase": "late", "idle": True, "bought": 1, "when": 0, "over": "soon"},
        "extra": 1,
    }
    assert problems(document) == {
        "extra": "unknown",
        "edition": "text",
        "domains[0].tiles[1]": "text",
        "domains[0].tokens": "text",
        "domains[1].colour": "unknown",
        "domains[1].tiles": "list",
        "domains[1].tokens": "text",
        "domains[1].bonus": "number",
        "domains[2]": "object",
        "markers": "length",
        "offer": "length",
        "piles": "exact-length",
        "turn.when": "unknown",
        "turn.seat": "number",
        "turn.phase": "word",
        "turn.bought": "flag",
        "turn.idle": "number",
        "turn.over": "word",
    }


def test_every_word_that_means_nothing_is_reported_at_once() -> None:
    document = {
        "edition": "fr",
        "domains": [
            {"tiles": ["blue jakal @0,0", "blue two"], "tokens": "b x", "stored": "a"},
            {"merged": ["pink"]},
        ],
        "markers": ["b", "k g", "r b", "b w q", "w k g", "g r r"],
        "offer": ["red two", "nothing", None, None, None, None],
        "piles": [["blue cat"], []],
        "turn": {"seat": 2, "resume": "main"},
    }
    assert problems(document) == {
        "edition": "position-edition",
        "domains[0].tiles[0]": "position-tile",
        "domains[0].tiles[1]": "bad-place",
        "domains[0].tokens": "bad-token",
        "domains[0].stored": "bad-resource",
        "domains[1].merged": "word",
        "markers[0]": "position-column",
        "markers[3]": "bad-resource",
        "offer[1]": "position-tile",
        "piles[0][0]": "position-tile",
        "turn.resume": "position-resume",
        "turn.seat": "number",
    }


@pytest.mark.parametrize(
    ("domains", "reason"),
    [(None, "list"), ({}, "list"), ([], "length"), ([domain()], "length"), ([{}] * 5, "length")],
)
def test_there_must_be_two_three_or_four_domains(domains: Any, reason: str) -> None:
    assert problems({"domains": domains}) == {"domains": reason}


def test_the_edition_of_a_document_must_be_that_of_the_game() -> None:
    assert problems(two(edition="fr")) == {"edition": "position-edition"}


TILES, TOKENS = "domains[0].tiles", "domains[0].tokens"


@pytest.mark.parametrize(
    ("document", "field", "reason"),
    [
        (two(domain("blue scribe @0,0", "blue scribe @1,0")), f"{TILES}[1]", "position-tile-mix"),
        (two(domain(tokens="b b b"), domain(tokens="b b")), "domains[1].tokens", "position-tokens"),
        (two(domain("blue two @0,0", "red two @0,0")), f"{TILES}[1]", "position-place"),
        (two(domain("blue two @3,0")), f"{TILES}[0]", "why-origin"),
        (two(domain("blue two @0,0", "red two @5,0")), TILES, "position-apart"),
        (two(domain(*SQUARE[:3], "red two @0.5,0.5")), f"{TILES}[3]", "position-air"),
        (two(domain(*SQUARE, "red two @1.5,0.5")), f"{TILES}[4]", "position-air"),
        (
            two(domain("red two @0,0", "red two @1,0", stored="b")),
            "domains[0].stored",
            "position-stored",
        ),
        (
            two(domain("blue warehouse @0,0", stored="b b")),
            "domains[0].stored",
            "position-stored-twice",
        ),
        (two(domain(tokens="b b b w w w")), TOKENS, "position-limit"),
        (two(domain(tokens="b b b b b b")), TOKENS, "position-tokens"),
        (two(domain(tokens="a a a")), TOKENS, "position-limit"),
        (two(domain("red two @0,0", bonus=1)), "domains[0].bonus", "position-bonus"),
        (
            two(markers=["b b", "w k", "r r", "b w k", "k w r", "g g g"]),
            "markers[5]",
            "position-alike",
        ),
        (
            two(markers=["b b", "w k", "r r", "b b k", "k g r", "g g w"]),
            "markers",
            "position-markers",
        ),
        (two(offer=[None] * 6, removed=["red two"] * 3), "removed", "position-removed"),
        (two(offer=[None] * 6, piles=[[], []], turn={"seat": 0, "spendable": 0}), "", ""),
        (
            two(domain(tokens="a a"), offer=[None] * 6, piles=[[], []]),
            "offer",
            "position-nothing-left",
        ),
        (
            two(offer=[None] * 6, piles=[["red two"], []], removed=[]),
            "removed",
            "position-removed",
        ),
        (two(piles=[["red two"], []]), "offer", "position-piles-offer"),
        (two(offer=[None] * 6, piles=[[], ["red two"] * 28]), "piles[1]", "position-pile"),
        (two(turn={"idle": 40}), "turn.idle", "position-idle"),
        (two(turn={"first": 2}), "turn.first", "number"),
        (two(turn={"round": 0}), "turn.round", "number"),
        (two(turn={"round": "one"}), "turn.round", "number"),
        (two(turn={"bought": True}), "turn.bought", "position-bought"),
        (two(turn={"extra": True}), "turn.extra", "position-extra"),
        (two(turn={"phase": "after"}), "turn.phase", "position-after"),
        (two(turn={"phase": "return"}), "turn.phase", "position-return"),
        (
            two(domain(tokens="a"), turn={"spendable": 0}),
            "turn.spendable",
            "position-spendable",
        ),
        (two(turn={"spendable": 1}), "turn.spendable", "position-spendable"),
        (two(turn={"over": "thirteen"}), "turn.over", "position-over"),
        (two(turn={"over": "boredom", "seat": None}), "turn.over", "word"),
        (two(turn={"over": "thirteen", "seat": 0}), "turn.seat", "position-over-turn"),
        (
            two(turn={"over": "given-up", "idle": 40, "phase": "after"}),
            "turn.phase",
            "position-over-turn",
        ),
        (
            two(domain("red warehouse @0,0", tokens="b b w w w r"), turn={"phase": "return"}),
            TOKENS,
            "position-storable",
        ),
        (two(markers=["b b", "w w", "r r", "b w k", "k k g", "g g r"]), "", ""),
    ],
)
def test_one_mistake_is_reported_once_with_its_field(
    document: dict[str, Any], field: str, reason: str
) -> None:
    if reason:
        assert problems(document) == {field: reason}
    else:
        GAME.from_position(document, seed=1)


def test_two_players_may_have_refreshed_the_last_tile_away_before_the_main_action() -> None:
    state = table(
        domain("blue jackal @0,0", tokens="a"),
        offer=[None, "red falcon", None, None, None, None],
        piles=[[], []],
    )
    state.play("refresh 1")
    GAME.positions.check(state.raw)
    assert GAME.from_position(state.position, seed=1).position == state.position


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_that_refresh_whenever_they_can_never_refuse_their_own_position(players: int) -> None:
    for seed in range(2 if players > 2 else 6):
        state = GAME.start(seed=seed, players=players)
        choices = random.Random(seed)
        while not state.over:
            codes = state.codes.tolist()
            refreshes = [code for code in codes if kind_of(code) == REFRESH]
            ankhs = [code for code in codes if kind_of(code) == TAKE and take_token(code, 2) == 5]
            wanted = refreshes or (ankhs if choices.random() < 0.7 else codes) or codes
            state.play(choices.choice(wanted))
            GAME.positions.check(state.raw)


ROW = [f"blue {kind}" for kind in ("jackal", "jackal", "scarab", "scarab", "falcon", "falcon")]
THIRTEEN = [
    *(f"{face} @{x},0" for x, face in enumerate(ROW)),
    *(f"{face.replace('blue', 'red')} @{x},1" for x, face in enumerate(ROW)),
    "white two @0,2",
]


def test_a_player_who_has_not_had_this_turn_cannot_have_thirteen_tiles() -> None:
    assert problems(two(domain(), domain(*THIRTEEN))) == {"domains[1].tiles": "position-ended"}
    assert problems(two(domain(*THIRTEEN))) == {TILES: "position-ended"}
    GAME.from_position(two(domain(*THIRTEEN), domain(), turn={"seat": 1}), seed=1)


def test_beyond_thirteen_tiles_only_scribes_can_have_been_bought() -> None:
    more = [*THIRTEEN, "white two @1,2"]
    assert problems(two(domain(*more), domain(), turn={"seat": 1})) == {TILES: "position-beyond"}


def test_more_tiles_than_a_domain_can_have_are_refused() -> None:
    tiles = [f"red two @{x},0" for x in range(19)]
    assert problems(two(domain(*tiles))) == {TILES: "length"}


def test_with_three_players_no_tile_may_be_missing() -> None:
    document = {"domains": [domain()] * 3, "offer": [None] * 6, "piles": [["red two"], []]}
    assert problems(document) == {"piles": "position-missing"}


def test_a_floor_that_the_edition_does_not_have_is_refused() -> None:
    from .test_buying import pyramid

    tiles = [*pyramid(), "red two @1,1^2"]
    document = two(domain(*tiles), domain(), turn={"seat": 1})
    GAME.from_position(document, seed=1)
    assert problems(document, "fr") == {"domains[0].tiles[13]": "why-floors"}


def test_a_stored_token_cannot_lie_on_a_covered_warehouse() -> None:
    tiles = (*SQUARE[:3], "green warehouse @1,1", "red two @0.5,0.5")
    assert problems(two(domain(*tiles, stored="g"))) == {"domains[0].stored": "position-stored"}


def test_more_bonus_tokens_than_there_are_cannot_be_held() -> None:
    from .test_groups import crowded

    document = crowded().play("move 2,2 5,0").position
    document["domains"][0]["bonus"] = 4
    assert problems(document) == {"domains[3].bonus": "position-bonus-supply"}
