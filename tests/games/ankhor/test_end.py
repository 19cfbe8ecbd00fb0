"""The end of the game, scoring and ties."""

from __future__ import annotations

from typing import Any

import pytest

from .tabletop import GAME, domain, table

# Columns 1 to 6 cost "b w", "k g", "r b", "b w k", "w k g", "g r r".

KINDS = ("jackal", "scarab", "falcon", "two", "desert", "warehouse")


def rows(colours: tuple[str, ...], count: int) -> list[str]:
    """A domain of this many tiles that touch, six in a row."""
    tiles = []
    for y, colour in enumerate(colours):
        tiles += [f"{colour} {kind} @{x},{y}" for x, kind in enumerate(KINDS)]
    return tiles[:count]


def test_the_thirteenth_tile_makes_this_round_the_last() -> None:
    offer = ["blue scarab", "red scarab", None, None, None, None]
    twelve = rows(("blue", "white"), 12)
    state = table(domain(*twelve, tokens="b w"), domain(tokens="k g"), offer=offer)
    state.play("buy 1 @6,0")
    assert state.outcome is None
    assert state.view()["table"]["last_round"]
    outcome = state.play("buy 2 @0,0").outcome
    assert outcome is not None
    assert outcome.reason.key == "ankhor-reason-thirteen"


def test_when_the_last_player_of_the_round_places_it_the_game_is_over_at_once() -> None:
    twelve = rows(("blue", "white"), 12)
    state = table(
        domain(),
        domain(*twelve, tokens="b w"),
        offer=["blue scarab", *[None] * 5],
        turn={"seat": 1, "first": 0},
    )
    assert state.play("buy 1 @6,0").over


def test_rounds_begin_with_the_start_player() -> None:
    twelve = rows(("blue", "white"), 12)
    state = table(
        domain(),
        domain(*twelve, tokens="b w"),
        offer=["blue scarab", *[None] * 5],
        turn={"seat": 1, "first": 1},
    )
    state.play("buy 1 @6,0")
    assert not state.over
    assert state.play("take b b b").over


def test_extra_turns_do_not_count_for_the_round() -> None:
    twelve = rows(("blue", "white"), 12)
    state = table(
        domain(*twelve, tokens="b w k g"),
        domain(),
        offer=["blue scribe", "red two", None, None, None, None],
    )
    state.play("buy 1 @6,0").play("buy 2 @7,0")  # tiles 13 and 14
    assert state.seat == 1
    assert state.play("take b b b").over
    assert len(state.view()["table"]["domains"][0]["tiles"]) == 14


def test_a_scribe_as_the_thirteenth_tile_of_the_last_player_still_brings_its_turn() -> None:
    twelve = rows(("blue", "white"), 12)
    state = table(
        domain(),
        domain(*twelve, tokens="b w"),
        offer=["blue scribe", *[None] * 5],
        turn={"seat": 1, "first": 0},
    )
    assert not state.play("buy 1 @6,0").over
    assert state.play("take k k k").over


def test_the_game_ends_with_the_round_when_piles_and_offer_are_empty() -> None:
    state = table(domain(tokens="b w"), offer=["red two", *[None] * 5], piles=[[], []])
    state.play("buy 1 @0,0")
    assert not state.over
    state.play("take b b b")
    assert state.outcome is not None
    assert state.outcome.reason.key == "ankhor-reason-nothing-left"


def test_a_tile_left_in_the_offer_keeps_the_game_going() -> None:
    state = table(offer=["red two", *[None] * 5], piles=[[], []])
    assert not state.play("take b b b").play("take b k k").over


def test_forty_turns_without_a_purchase_end_the_game_with_the_round() -> None:
    state = table(turn={"idle": 38})
    state.play("take b b b")
    assert not state.over
    state.play("take k k k")
    assert state.outcome is not None
    assert "forty turns" in str(state.outcome.reason)


def test_thirty_nine_turns_are_not_enough() -> None:
    state = table(turn={"idle": 37})
    assert not state.play("take b b b").play("take k k k").over


def test_the_fortieth_turn_in_the_middle_of_a_round_does_not_end_the_game() -> None:
    state = table(domain(), domain(), domain(), turn={"idle": 39})
    assert not state.play("take b b b").play("take k k k").over
    assert state.play("take g g g").over


def test_a_purchase_starts_the_count_again() -> None:
    state = table(domain(), domain(tokens="b w"), turn={"idle": 38})
    state.play("take k k k").play("buy 1 @0,0")
    assert not state.over
    assert state.view()["table"]["idle"] == 0


def test_extra_turns_count_among_the_forty() -> None:
    state = table(domain(tokens="b w"), offer=["red scribe", *[None] * 5], turn={"idle": 20})
    state.play("buy 1 @0,0")
    assert state.view()["table"]["idle"] == 0
    assert state.play("take k k k").view()["table"]["idle"] == 1


def test_a_game_from_the_start_without_purchases_lasts_forty_turns() -> None:
    state = GAME.start(seed=5)
    while not state.over:
        take = next(a for a in state.legal if a.text.split()[0] in ("take", "return", "end"))
        state.play(take)
    assert state.view()["table"]["turns"] == 40


# -- scoring ----------------------------------------------------------------------------------

EXAMPLE = (
    *("white jackal @0,1", "green jackal @1,1", "green two @2,1", "red two @3,1"),
    *("white two @0,0", "green scarab @1,0", "green desert @2,0", "red falcon @3,0"),
    *("blue falcon @0,-1", "black scarab @1,-1", "red warehouse @3,-1", "green jackal @1.5,0.5"),
)


@pytest.mark.parametrize("edition", ["en", "es", "fr"])
def test_the_worked_example_of_the_rulebook_is_worth_twenty_four_points(edition: str) -> None:
    """A white pair, five greens, three reds, three jackals, two scarabs, three twos, one bonus."""
    state = table(domain(*EXAMPLE, tokens="b a"), edition=edition)
    assert state.breakdown[0] == {
        "printed": 6,
        "bonus": 3,
        "animals": 5,
        "colours": 10,
        "tokens": 0,
    }
    assert state.scores[0] == 24
    assert len(state.view()["table"]["domains"][0]["tiles"]) == 12


@pytest.mark.parametrize(("edition", "points"), [("en", 2), ("fr", 2), ("es", 1)])
def test_three_tokens_make_a_point_and_the_spanish_edition_counts_no_ankhs(
    edition: str, points: int
) -> None:
    held = domain("green warehouse @0,0", tokens="b b b a a", stored="g")
    assert table(held, edition=edition).breakdown[0]["tokens"] == points


def test_remaining_tokens_short_of_three_are_worth_nothing() -> None:
    assert table(domain(tokens="b a")).scores[0] == 0


def finished(*domains: Any, edition: str = "en") -> Any:
    """A game that has just ended because nothing is left to buy."""
    return table(
        *domains,
        edition=edition,
        offer=[None] * 6,
        piles=[[], []],
        turn={"over": "nothing-left"},
    )


def test_most_points_win() -> None:
    state = finished(domain("blue two @0,0"), domain("blue desert @0,0"))
    assert state.outcome.places == (1, 2)
    assert state.outcome.winner == 0


@pytest.mark.parametrize("edition", ["en", "es", "fr"])
def test_at_equal_points_fewer_tiles_win(edition: str) -> None:
    state = finished(
        domain("blue two @0,0", "red desert @1,0"), domain("white two @0,0"), edition=edition
    )
    assert state.scores == (2, 2)
    assert state.outcome.places == (2, 1)


@pytest.mark.parametrize(("edition", "places"), [("en", (1, 2)), ("es", (1, 2)), ("fr", (2, 1))])
def test_then_fewer_tokens_win_and_in_the_french_edition_more(
    edition: str, places: tuple[int, int]
) -> None:
    state = finished(
        domain("blue two @0,0", tokens="b"), domain("white two @0,0", tokens="b a"), edition=edition
    )
    assert state.scores == (2, 2)
    assert state.outcome.places == places


def test_ankhs_and_stored_tokens_count_in_a_tie_and_bonus_tokens_do_not() -> None:
    one = domain("blue warehouse @0,0", tokens="a", stored="b")
    assert finished(one, domain("red desert @0,0", tokens="w")).outcome.places == (2, 1)
    assert finished(one, domain("red desert @0,0", tokens="w w")).outcome.places == (1, 1)


def test_equal_in_everything_they_share_the_victory() -> None:
    state = finished(domain("blue two @0,0", tokens="b"), domain("white two @0,0", tokens="a"))
    assert state.outcome.winners == (0, 1)
    assert state.outcome.winner is None


@pytest.mark.parametrize(
    ("edition", "domains", "said"),
    [
        ("en", (domain("blue two @0,0"), domain("blue desert @0,0")), None),
        (
            "en",
            (domain("blue two @0,0", "red desert @1,0"), domain("white two @0,0")),
            "Player 1 and Player 2 are tied at 2 points; Player 2 wins with fewer tiles (1).",
        ),
        (
            "en",
            (domain("blue two @0,0", tokens="b"), domain("white two @0,0", tokens="b a")),
            "and in tiles; Player 1 wins with fewer tokens left (1).",
        ),
        (
            "fr",
            (domain("blue two @0,0", tokens="b"), domain("white two @0,0", tokens="b a")),
            "and in tiles; Player 2 wins with more tokens left (2).",
        ),
        (
            "en",
            (domain("blue two @0,0", tokens="b"), domain("white two @0,0", tokens="a")),
            "in tiles and in tokens: they share the victory.",
        ),
    ],
    ids=["no tie", "tiles", "fewer tokens", "more tokens", "shared"],
)
def test_the_reason_says_how_a_tie_was_broken(edition: str, domains: Any, said: str | None) -> None:
    reason = str(finished(*domains, edition=edition).outcome.reason)
    ended = "There are no tiles left in the piles or the offer."
    assert reason == ended if said is None else reason.endswith(said) and reason.startswith(ended)
