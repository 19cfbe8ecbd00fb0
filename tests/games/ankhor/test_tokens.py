"""Taking tokens, the limits at the end of a turn, and returning what is over."""

from __future__ import annotations

from .tabletop import GAME, domain, refused, supply, table, texts, tokens


def test_three_tokens_same_or_different_are_taken_from_the_supply() -> None:
    state = table(domain(), domain())
    state.play("take b b a")
    assert tokens(state, 0) == "b b a"
    assert supply(state)["b"] == 2
    assert supply(state)["a"] == 3
    assert state.seat == 1


def test_tokens_can_be_named_in_any_order_and_by_their_names() -> None:
    for text in ("take a b b", "take b a b", "TAKE Blue ankh B"):
        assert tokens(table(domain(), domain()).play(text), 0) == "b b a"


def test_no_more_can_be_taken_than_the_supply_holds() -> None:
    state = table(domain(), domain(tokens="b b b"))
    assert refused(state, "take b b w") == "ankhor-why-supply"
    state.play("take b w w")
    assert supply(state)["b"] == 0
    assert refused(state, "take b w w") == "ankhor-why-supply"


def test_two_or_three_alike_need_two_or_three_in_the_supply() -> None:
    one_left = table(domain(), domain(tokens="w w w"))
    assert refused(one_left, "take b w w") == "ankhor-why-supply"
    two_left = table(domain(), domain(tokens="w w"))
    assert refused(two_left, "take w w w") == "ankhor-why-supply"
    assert "take b w w" in two_left.legal


def test_exactly_three_tokens_are_taken() -> None:
    state = table(domain(), domain())
    assert refused(state, "take b b") == "ankhor-bad-form-take"
    assert refused(state, "take b b b b") == "ankhor-bad-form-take"


def test_at_most_five_resources_stay_and_the_surplus_is_the_players_choice() -> None:
    state = table(domain(tokens="b b w w"), domain())
    state.play("take k k g")
    assert state.seat == 0
    assert texts(state, "return") == texts(state)
    assert len(state.legal) == 9  # two of b b w w k k g
    assert refused(state, "end") == "ankhor-why-return-first"
    assert refused(state, "return b") == "ankhor-why-return-exactly"
    assert refused(state, "return b b k") == "ankhor-why-return-exactly"
    assert refused(state, "return r b") == "ankhor-why-not-held"
    state.play("return g b")
    assert tokens(state, 0) == "b w w k k"
    assert state.seat == 1


def test_at_most_two_ankhs_stay_and_resources_cannot_be_returned_for_them() -> None:
    state = table(domain(tokens="a"), domain())
    state.play("take a a b")
    assert state.seat == 0
    state.play("end")
    assert texts(state) == ["return a"]
    assert refused(state, "return b") == "ankhor-why-return-exactly"
    state.play("return a")
    assert tokens(state, 0) == "b a a"


def test_resources_and_ankhs_over_are_returned_in_one_action() -> None:
    state = table(domain(tokens="b b b w w a"), domain())
    state.play("take a a k").play("end")
    assert set(texts(state)) == {"return b a", "return w a", "return k a"}


def test_limits_do_not_matter_during_the_turn() -> None:
    state = table(domain("blue two @0,0", "red two @1,0", tokens="b b b w w a"), domain())
    state.play("take k k k")
    assert "move 0,0 2,0" in state.legal
    state.play("move 0,0 2,0")
    assert all(text.startswith("return") for text in texts(state))


def test_tokens_are_returned_only_when_over_a_limit() -> None:
    state = table(domain(tokens="b"), domain())
    assert refused(state, "return b") == "ankhor-why-no-return"


def test_exactly_one_main_action_is_made_in_a_turn() -> None:
    state = table(domain("blue two @0,0", "red two @1,0", tokens="b w a"), domain())
    assert refused(state, "end") == "ankhor-why-main-first"
    state.play("take k k k")
    assert refused(state, "take b b b") == "ankhor-why-main-done"
    assert refused(state, "buy 1 @2,0") == "ankhor-why-main-done"


def test_an_ankh_taken_this_turn_cannot_be_spent_this_turn() -> None:
    state = table(domain("blue two @0,0", "red two @1,0"), domain())
    state.play("take a b b")
    assert state.seat == 1  # nothing could be done with the new ankh
    state.play("take k k k")
    assert "move 0,0 2,0" in state.legal


def test_ankhs_held_before_can_be_spent_after_taking_others() -> None:
    state = table(domain("blue two @0,0", "red two @1,0", tokens="a"), domain())
    state.play("take a b b").play("move 0,0 2,0")
    assert state.seat == 1
    assert tokens(state, 0) == "b b a"


def test_the_refusal_tells_a_new_ankh_from_no_ankh() -> None:
    state = table(domain("blue two @0,0", "red two @1,0"), domain())
    assert refused(state, "move 0,0 2,0") == "ankhor-why-ankh-none"
    assert refused(state, "refresh 1") == "ankhor-why-ankh-none"
    # In play such a turn has ended by itself; the words are there for whoever holds the record.
    held = table(domain("blue two @0,0", "red two @1,0", tokens="a"), domain()).play("take a a b")
    held.raw.spendable = 0
    assert GAME.actions.explain(held.raw, "move 0,0 2,0").key == "ankhor-why-ankh-new"


def test_the_turn_ends_by_itself_when_no_ankh_can_be_spent() -> None:
    assert table(domain(tokens="b"), domain()).play("take b b b").seat == 1


def test_the_turn_is_ended_by_the_player_while_an_ankh_could_be_spent() -> None:
    state = table(domain(tokens="a"), domain())
    state.play("take b b b")
    assert state.seat == 0
    assert "end" in state.legal
    assert state.play("end").seat == 1


def test_the_turn_ends_by_itself_when_an_ankh_has_no_use() -> None:
    # Three players and a full offer: nothing to refresh, and no tile to move.
    state = table(domain(tokens="a"), domain(), domain())
    assert state.play("take b b b").seat == 1


def test_three_tokens_can_always_be_taken_even_when_everybody_holds_all_they_may() -> None:
    warehouses = [f"{colour} warehouse" for colour in ("blue", "white", "black", "green", "red")]
    rich = domain(
        *(f"{tile} @{x},0" for x, tile in enumerate(warehouses)),
        tokens="b b b b b a a",
        stored="b w k g r",
    )
    state = GAME.from_position(
        {
            "domains": [
                rich,
                domain(tokens="w w w w w a a"),
                domain(tokens="k k k k k a a"),
                domain(tokens="g g g g g"),
            ],
        },
        seed=1,
    )
    assert sum(supply(state).values()) == 5
    assert texts(state, "take")
