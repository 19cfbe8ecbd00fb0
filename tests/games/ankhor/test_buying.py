"""Buying tiles: prices, places on the ground, and building up."""

from __future__ import annotations

from typing import Any

import pytest

from .tabletop import SQUARE, domain, refused, supply, table, texts, tokens

# Columns 1 to 6 cost "b w", "k g", "r b", "b w k", "w k g", "g r r".
OFFER = ["blue desert", "white desert", "black desert", "green desert", "red desert", "red falcon"]


def buying(*tiles: str, tokens: str = "b w k", edition: str = "en", **fields: Any) -> Any:
    return table(domain(*tiles, tokens=tokens), domain(), offer=OFFER, edition=edition, **fields)


def test_a_tile_costs_one_token_for_each_marker_above_it() -> None:
    state = buying(tokens="b b w k").play("buy 4 @0,0")
    assert tokens(state, 0) == "b"
    assert supply(state) == {"b": 3, "w": 4, "k": 4, "g": 4, "r": 4, "a": 4}
    assert state.seat == 1


def test_two_equal_markers_cost_two_tokens() -> None:
    assert refused(buying(tokens="g r w"), "buy 6 @0,0") == "ankhor-why-price"
    assert tokens(buying(tokens="g r r").play("buy 6 @0,0"), 0) == ""


def test_the_refusal_names_what_is_missing() -> None:
    state = buying(tokens="g")
    message = state.game.actions.explain(state.raw, "buy 6 @0,0")
    assert str(message) == "You cannot pay for the red falcon tile; you still need 2 red tokens."


def test_ankhs_pay_nothing() -> None:
    assert refused(buying(tokens="b a"), "buy 1 @0,0") == "ankhor-why-price"


def test_the_offer_is_not_refilled_and_a_gap_cannot_be_bought() -> None:
    state = buying(tokens="b w k").play("buy 1 @0,0")
    assert state.view()["table"]["columns"][0]["tile"] is None
    state.play("take b w k")
    state.play("take b w k")
    assert refused(state, "buy 1 @0,0") == "ankhor-why-gap"


def test_the_first_tile_lies_at_the_origin() -> None:
    state = buying()
    assert texts(state, "buy") == ["buy 1 @0,0", "buy 4 @0,0"]
    assert refused(state, "buy 1 @1,0") == "ankhor-why-origin"


def test_a_ground_tile_shares_a_side_with_a_ground_tile() -> None:
    state = buying("blue two @0,0", "red two @1,0", tokens="b w")
    places = {text.split("@")[1] for text in texts(state, "buy")}
    assert places == {"-1,0", "2,0", "0,1", "1,1", "0,-1", "1,-1"}
    assert refused(state, "buy 1 @2,1") == "ankhor-why-side"
    assert refused(state, "buy 1 @0,0") == "ankhor-why-taken"


def test_beside_an_upper_tile_alone_no_ground_tile_can_lie() -> None:
    state = buying(*SQUARE, "blue two @0.5,0.5")
    assert refused(state, "buy 1 @3,0") == "ankhor-why-side"


def test_an_upper_tile_lies_on_the_corner_of_four_and_spares_one_marker() -> None:
    state = buying(*SQUARE, tokens="w")
    assert texts(state, "buy") == ["buy 1 @0.5,0.5 spare b"]
    state.play("buy 1 @0.5,0.5 spare b")
    assert tokens(state, 0) == ""
    assert state.view()["table"]["domains"][0]["tiles"][-1]["level"] == 1


def test_the_spared_resource_is_the_players_choice_among_the_markers() -> None:
    state = buying(*SQUARE, tokens="b w k g r")
    ups = [text for text in texts(state, "buy") if "0.5" in text]
    assert [text for text in ups if text.startswith("buy 4")] == [
        "buy 4 @0.5,0.5 spare b",
        "buy 4 @0.5,0.5 spare w",
        "buy 4 @0.5,0.5 spare k",
    ]
    assert tokens(state.fork().play("buy 4 @0.5,0.5 spare w"), 0) == "w g r"
    assert refused(state, "buy 4 @0.5,0.5 spare r") == "ankhor-why-spare-marker"


def test_of_two_equal_markers_only_one_is_spared() -> None:
    reds = (*SQUARE[:3], "red two @1,1")
    assert refused(buying(*reds, tokens="g"), "buy 6 @0.5,0.5 spare r") == "ankhor-why-price"
    state = buying(*reds, tokens="g r").play("buy 6 @0.5,0.5 spare r")
    assert tokens(state, 0) == ""


def test_the_spared_resource_is_always_named_and_never_declined() -> None:
    state = buying(*SQUARE, tokens="b w k")
    assert refused(state, "buy 1 @0.5,0.5") == "ankhor-why-spare-name"


def test_nothing_is_spared_on_the_ground() -> None:
    state = buying(*SQUARE, tokens="b w k")
    assert refused(state, "buy 1 @2,0 spare b") == "ankhor-why-spare-ground"


def test_one_of_the_four_beneath_must_have_the_tiles_colour() -> None:
    state = buying(*SQUARE, tokens="b w k g r")
    assert refused(state, "buy 5 @0.5,0.5 spare w") == "ankhor-why-colour"
    assert "buy 2 @0.5,0.5 spare k" in state.legal


def test_three_tiles_carry_nothing() -> None:
    assert refused(buying(*SQUARE[:3]), "buy 1 @0.5,0.5 spare b") == "ankhor-why-square"


def test_an_upper_tile_needs_a_place_of_its_own() -> None:
    state = buying(*SQUARE, "blue two @0.5,0.5")
    assert refused(state, "buy 1 @0.5,0.5 spare b") == "ankhor-why-taken"


GROUND = [f"@{x},{y}" for x in range(3) for y in range(3)]
FIRST = ["@0.5,0.5", "@1.5,0.5", "@0.5,1.5", "@1.5,1.5"]


def pyramid() -> list[str]:
    """Thirteen tiles, the last a scribe: nine on the ground, four on the first floor."""
    faces = [
        *("blue jackal", "blue scarab", "blue falcon", "blue two", "white jackal"),
        *("white scarab", "white falcon", "white two", "black jackal"),
        *("black scarab", "green falcon", "green two", "blue scribe"),
    ]
    return [f"{face} {place}" for face, place in zip(faces, GROUND + FIRST, strict=True)]


@pytest.mark.parametrize("edition", ["en", "es"])
def test_a_second_floor_follows_the_same_rule_in_the_english_and_spanish_editions(
    edition: str,
) -> None:
    state = buying(*pyramid(), tokens="w", edition=edition)
    assert texts(state, "buy") == ["buy 1 @1,1^2 spare b"]
    state.play("buy 1 @1,1^2 spare b")
    tile = state.view()["table"]["domains"][0]["tiles"][-1]
    assert (tile["place"], tile["level"]) == ("1,1^2", 2)
    assert state.view()["table"]["domains"][0]["tiles"][12]["covered"]


def test_the_second_floor_needs_its_colour_on_the_first_not_on_the_ground() -> None:
    state = buying(*pyramid(), tokens="k g")
    assert refused(state, "buy 2 @1,1^2 spare k") == "ankhor-why-colour"


def test_the_french_edition_has_one_upper_floor() -> None:
    state = buying(*pyramid(), tokens="w", edition="fr")
    assert texts(state, "buy") == []
    assert refused(state, "buy 1 @1,1^2 spare b") == "ankhor-why-floors"


def test_places_of_the_ground_and_of_the_second_floor_have_different_texts() -> None:
    state = buying(*pyramid(), tokens="b w")
    assert "buy 1 @1,1^2 spare b" in state.legal
    assert refused(state, "buy 1 @1,1 spare b") == "ankhor-why-taken"


def test_a_domain_grows_in_every_direction_up_to_the_edge_of_the_table() -> None:
    line = [f"{face} @{x},0" for x, face in zip((62, 63), ("blue two", "red two"), strict=True)]
    state = buying(*line, tokens="b w")
    assert "buy 1 @61,0" in state.legal
    assert "buy 1 @63,1" in state.legal
    assert refused(state, "buy 1 @64,0") == "ankhor-too-far"
    assert not any("64" in text for text in texts(state))
