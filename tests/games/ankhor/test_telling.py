"""What happened, told step by step: tokens, tiles, groups, bonus tokens, the offer, turns."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka import LOCALES, State

from .tabletop import GAME, SQUARE, domain, table

GREENS = [f"green {kind} @{x},0" for x, kind in enumerate(("jackal", "scarab", "two", "two"))]
ONLY = [None] * 5


def said(state: State) -> list[str]:
    """What everybody is told about the last action."""
    return [change.sentence() for change in last(state) if not change.told.quiet]


def last(state: State) -> list[Any]:
    return state.changes(None, since=state.ply - 1)


def moved(state: State) -> list[tuple[str | None, str | None, str | None]]:
    """What went from where to where in the last action."""
    return [
        (change.told.thing, change.told.source, change.told.target)
        for change in last(state)
        if change.told.source
    ]


def test_taking_tells_each_token_from_the_supply_with_its_amounts() -> None:
    state = table(domain(tokens="b"), domain()).play("take b b a")
    assert said(state) == ["Player 1 takes 2 blue tokens and 1 ankh.", "It is Player 2’s turn."]
    assert moved(state) == [("b", "supply", "stock-1"), ("a", "supply", "stock-1")]
    amounts = [(c.told.before, c.told.after) for c in last(state) if c.told.kind == "amount"]
    assert amounts == [(1, 3), (0, 1)]


def test_buying_tells_the_price_the_tile_the_groups_and_the_bonus_token() -> None:
    state = table(domain(*GREENS, tokens="b w"), domain(), offer=["green desert", *ONLY])
    state.play("buy 1 @4,0")
    assert said(state) == [
        "Player 1 buys the green desert tile from column 1 and places it at 4,0.",
        "Player 1 pays 1 blue and 1 white token.",
        "Player 1’s green group grows to 5 tiles.",
        "Player 1 takes a bonus token.",
        "It is Player 2’s turn.",
    ]
    assert ("p1-5", "column-1", "4,0") in moved(state)
    assert ("bonus", "bonus", "stock-1") in moved(state)


def test_a_bought_warehouse_tells_the_token_that_it_brings() -> None:
    state = table(domain(tokens="b w"), domain(), offer=["green warehouse", *ONLY])
    state.play("buy 1 @0,0")
    assert "Player 1’s new warehouse takes 1 green token from the supply." in said(state)
    assert ("g", "supply", "p1-1") in moved(state)
    effect = next(c for c in last(state) if c.cause.kind == "effect")
    assert effect.cause.thing == "p1-1"


@pytest.mark.parametrize(
    ("edition", "sentence", "target"),
    [
        ("en", "Player 1’s warehouse is covered: 1 green token goes back to the supply.", "supply"),
        ("fr", "Player 1’s warehouse is covered: 1 green token goes to their stock.", "stock-1"),
    ],
)
def test_covering_a_warehouse_tells_where_its_token_goes(
    edition: str, sentence: str, target: str
) -> None:
    tiles = (*SQUARE[:3], "green warehouse @1,1")
    state = table(
        domain(*tiles, tokens="w", stored="g"),
        domain(),
        offer=["blue two", *ONLY],
        edition=edition,
    )
    state.play("buy 1 @0.5,0.5 spare b")
    assert sentence in said(state)
    assert ("g", "p1-4", target) in moved(state)


def test_a_stored_token_pays_before_the_stock_and_both_are_told() -> None:
    held = domain("blue warehouse @0,0", tokens="w", stored="b")
    state = table(held, domain(), offer=["red two", *ONLY]).play("buy 1 @1,0")
    assert "Player 1 pays 1 blue and 1 white token." in said(state)
    assert ("b", "p1-1", "supply") in moved(state)
    assert ("w", "stock-1", "supply") in moved(state)


def test_tokens_over_the_limit_are_stored_and_the_rest_must_go_back() -> None:
    held = domain("blue warehouse @0,0", tokens="w w k k")
    state = table(held, domain()).play("take b b b")
    assert said(state)[1:] == [
        "Player 1 stores 1 blue token on their warehouse.",
        "Player 1 is over the limit by 1 resource.",
    ]
    assert ("b", "stock-1", "p1-1") in moved(state)
    state.play({"verb": "return", "tokens": ["k"]})
    assert said(state) == ["Player 1 returns 1 black token.", "It is Player 2’s turn."]


def test_a_move_tells_groups_that_split_break_up_and_merge() -> None:
    row = [f"red {kind} @{x},0" for x, kind in enumerate(("two", "two", "jackal", "scarab"))]
    state = table(domain(*row, "red desert @4,0", tokens="a a"), domain())
    state.play("move 2,0 0,1")
    assert said(state)[1:] == [
        "Player 1’s red group splits into groups of 3 and 2.",
        "Player 1 returns a bonus token.",
    ]
    state.play("move 0,1 2,0")
    assert said(state)[1:] == [
        "Player 1’s groups merge into a group of 5 red tiles.",
        "Player 1 takes a bonus token.",
    ]
    pair = table(
        domain("red two @0,0", "red two @1,0", "blue two @2,0", tokens="a"), domain()
    ).play("move 0,0 3,0")
    assert said(pair)[1:] == ["Player 1’s group of 2 red tiles breaks up."]


def test_a_refresh_tells_what_leaves_what_slides_and_what_comes() -> None:
    state = table(
        domain(tokens="a"),
        domain(),
        offer=["red falcon", None, "blue two", "green two", "white two", "black two"],
        piles=[["blue jackal"], ["red two", "green jackal"]],
    ).play("refresh 1")
    assert said(state) == [
        "Player 1 spends an ankh and refreshes the offer from pile 1.",
        "The red falcon tile leaves the game.",
        "New in the offer, from the left: blue jackal and red two-point tile.",
    ]
    assert moved(state) == [
        ("a", "stock-1", "supply"),
        ("red-falcon-2", "column-1", "removed"),
        ("blue-two-2", "column-3", "column-1"),
        ("green-two-2", "column-4", "column-2"),
        ("white-two-2", "column-5", "column-3"),
        ("black-two-2", "column-6", "column-4"),
        ("blue-jackal-2", "pile-1", "column-5"),
        ("red-two-2", "pile-2", "column-6"),
    ]


def test_a_scribe_a_new_round_and_the_last_round_are_told() -> None:
    state = table(domain(tokens="b w"), domain(), offer=["red scribe", *ONLY]).play("buy 1 @0,0")
    assert said(state)[-1] == "The scribe gives Player 1 a bonus turn."
    state.play("take b b b").play("take k k k")
    assert said(state)[-2:] == ["Round 2 begins.", "It is Player 1’s turn."]
    twelve = [f"{c} {k} @{x},{y}" for y, c in enumerate(("blue", "red")) for x, k in enumerate(SIX)]
    state = table(domain(*twelve, tokens="b w"), domain(), offer=["green two", *ONLY])
    state.play("buy 1 @6,0")
    assert "A domain has 13 tiles: this round is the last." in said(state)
    state.play("take k k k")
    assert said(state)[-1].startswith("A domain has reached thirteen tiles")


SIX = ("jackal", "scarab", "falcon", "two", "desert", "warehouse")


def test_a_tile_keeps_its_id_as_long_as_it_lies_in_a_domain() -> None:
    state = table(domain(*SQUARE, tokens="a a"), domain())
    ids = [tile["id"] for tile in state.view()["table"]["domains"][0]["tiles"]]
    assert ids == ["p1-1", "p1-2", "p1-3", "p1-4"]
    state.play("move 0,0 2,1")
    tiles = state.view()["table"]["domains"][0]["tiles"]
    assert [tile["id"] for tile in tiles] == ids
    assert tiles[0]["place"] == "2,1"


def test_a_preview_of_a_purchase_tells_the_points_before_and_after() -> None:
    state = table(domain(*GREENS, tokens="b w"), domain(), offer=["green desert", *ONLY])
    preview = state.preview("buy 1 @4,0", 0)
    assert preview.stopped is None
    assert preview.before[0] == {"printed": 4, "bonus": 0, "animals": 0, "colours": 4, "tokens": 0}
    assert preview.after[0] == {"printed": 4, "bonus": 3, "animals": 0, "colours": 5, "tokens": 0}
    assert state.ply == 0


def test_a_preview_of_a_refresh_stops_before_anything_is_turned_up() -> None:
    state = table(domain(tokens="a"), domain(), offer=["red falcon", "blue two", *[None] * 4])
    preview = state.preview("refresh 1", 0)
    assert preview.stopped is not None
    told = [change.sentence() for change in preview.changes]
    assert "The red falcon tile leaves the game." in told
    assert not any("New in the offer" in sentence for sentence in told)
    assert told[-1] == "5 tiles come from pile 1."
    gone = table(domain(tokens="a"), domain(), offer=["red falcon", *ONLY], piles=[[], []]).preview(
        "refresh 1", 0
    )
    assert gone.stopped is None


def test_every_sentence_can_be_said_in_every_language() -> None:
    state = GAME.start(seed=4, players=2)
    for _ in range(60):
        state.play(state.codes[state.ply * 7 % len(state.codes)])
    for message in state.log():
        assert len({message.text(locale) for locale in LOCALES}) == len(LOCALES)


def test_the_catalogue_names_every_tile_token_and_category() -> None:
    for locale in LOCALES:
        shown = GAME.display.catalogue(locale)
        assert sum(face["count"] for face in shown["faces"]) == 55
        assert [token["token"] for token in shown["tokens"]] == list("bwkgra")
        assert set(shown["categories"]) == set(GAME.start(seed=1).breakdown[0])
        assert all(kind["does"] for kind in shown["kinds"])
    assert GAME.display.catalogue("fr")["kinds"][4]["name"] == "dépôt"
    assert GAME.display.catalogue("es")["verbs"]["buy"] == "comprar una pieza"
