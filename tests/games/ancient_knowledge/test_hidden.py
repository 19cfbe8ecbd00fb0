"""What seats know: hands, discards, looks, thefts, and simultaneous choices that do not leak."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from ostraka.games.ancient_knowledge import GAME
from ostraka.games.ancient_knowledge.knowledge.spots import lay_out_technologies
from ostraka.games.ancient_knowledge.rules.state import SEEN

from .table import Table

TILES = ["T3 T4 T26", "T5 T6 T9", "T28 T29 T30"]


def test_an_opponents_hand_is_a_number() -> None:
    table = Table(hand="C1 C2", others=[{"hand": "M1 M2 M3"}])
    seat = table.state.view(0)["table"]["seats"][1]
    assert (seat["hand"], seat["hand_size"], seat["known"]) == (None, 3, [])


def test_only_the_discarder_knows_what_was_discarded() -> None:
    table = Table(hand="A1 C1 C16 C2")
    table.play("create C16 2", "discard C1", "discard C2")
    assert table.state.view(0)["table"]["discarded"] == ["C1", "C2"]
    assert table.state.view(1)["table"]["discarded"] == []
    assert table.state.view(1)["table"]["discard"] == 2


def test_shared_cards_are_known_to_all() -> None:
    table = Table(tiles=TILES, deck="C1 C2 C3 C4 C5")
    table.play("learn T3", "take C1")
    assert table.state.seat == 1
    table.play("take C3")
    assert table.state.view(0)["table"]["seats"][1]["known"] == ["C3"]
    table.play("take C2")
    assert table.hand == ["C1", "C2"]
    assert set(table.position("discard")) == {"C4", "C5"}


def test_a_look_is_private() -> None:
    table = Table(tiles=TILES, deck="C1 C2 C3 C4 C5 C7 C8 C9")
    table.play("learn T4")
    assert len(table.state.view(0)["table"]["limbo"]) == 8
    assert table.state.view(1)["table"]["limbo"] == []
    table.play("keep C5")
    assert table.state.view(1)["table"]["seats"][0]["known"] == []
    assert len(table.state.view(0)["table"]["discarded"]) == 7


def test_forced_discards_are_chosen_in_secret_and_carried_out_together() -> None:
    table = Table(tiles=TILES, others=[{"hand": "C1 C2"}, {"hand": "M1 M2"}])
    table.play("learn T26")
    before = [table.state.view(seat)["table"]["seats"] for seat in (0, 2)]
    table.play("discard C2")
    assert [table.state.view(seat)["table"]["seats"] for seat in (0, 2)] == before
    assert table.state.view(1)["table"]["seats"][1]["marked"] == ["C2"]
    table.play("discard M1")
    assert table.position("discard") == ["C2", "M1"]
    assert table.state.view(2)["table"]["discarded"] == ["M1"]


def test_thief_and_victim_know_the_stolen_card_the_others_do_not() -> None:
    table = Table(line={1: "M14"}, others=[{"hand": "C1 C2"}, {}], phase="decline")
    assert set(table.legal) == {"take C1", "take C2"}
    table.play("take C2")
    assert table.hand == ["C2"]
    assert table.state.view(0)["table"]["seats"][1]["known"] == ["C1"]
    assert table.state.view(1)["table"]["seats"][0]["known"] == ["C2"]
    assert table.state.view(2)["table"]["seats"][0]["known"] == []


def test_a_reshuffle_keeps_what_a_seat_has_seen_and_changes_the_rest() -> None:
    table = Table(tiles=TILES, deck="C1 C2 C3 C4 C5", others=[{"hand": "M1 M2 M3 M4"}])
    table.play("learn T3", "take C1", "take C3", "take C2")
    hands = set()
    for seed in range(20):
        other = table.state.reshuffled(0, seed)
        position = other.position
        assert isinstance(position, dict)
        assert position["players"][0]["hand"] == ["C1", "C2"]
        hand = position["players"][1]["hand"]
        assert "C3" in hand, "everybody saw it being taken"
        assert set(position["discard"]) == {"C4", "C5"}
        hands.add(tuple(hand))
    assert len(hands) > 10


def test_a_card_seen_may_be_in_hand_or_discarded_after_a_hidden_discard() -> None:
    table = Table(tiles=TILES, deck="C1 C2 C3 C4 C5", others=[{"hand": "C16 M2 M3 M4"}], actions=1)
    table.play("learn T3", "take C1", "take C3", "take C2")
    table.play("create C16 2", "discard C3", "discard M2")
    places = set()
    for seed in range(40):
        position = table.state.reshuffled(0, seed).position
        assert isinstance(position, dict)
        in_hand = "C3" in position["players"][1]["hand"]
        assert in_hand != ("C3" in position["discard"]), "it can be nowhere else"
        places.add(in_hand)
    assert places == {True, False}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deal", ["classic", "pre-made"])
def test_a_reshuffle_for_the_seat_to_act_depends_on_nothing_hidden(players: int, deal: str) -> None:
    state = GAME.start(seed=players, players=players, deal=deal)
    chance = Random(players)
    while not state.over:
        if chance.random() < 0.2:
            assert state.seat is not None
            redealt = state.reshuffled(state.seat, chance.randrange(2**30))
            seed = chance.randrange(2**30)
            a, b = (one.reshuffled(state.seat, seed).raw for one in (state, redealt))
            for field in ("deck", "pile", "hand", "limbo", "tech_deck", "chance"):
                assert np.array_equal(a[field], b[field]), field
        state.play(chance.choice(state.codes))


def test_a_reshuffle_deals_every_unknown_card_to_a_hand_equally_often() -> None:
    table = Table(hand="C1 C2", others=[{"hand": "M1 M2 M3"}])
    counts: dict[str, int] = {}
    for seed in range(4000):
        position = table.state.reshuffled(0, seed).position
        assert isinstance(position, dict)
        for card in position["players"][1]["hand"]:
            counts[card] = counts.get(card, 0) + 1
    unknown = 144 - 2
    assert len(counts) == unknown, "any card but the seat's own two"
    expected = 4000 * 3 / unknown
    spread = sum((count - expected) ** 2 / expected for count in counts.values())
    assert spread < unknown + 5 * (2 * unknown) ** 0.5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_depends_on_what_the_seat_knows_alone_whoever_is_to_act(players: int) -> None:
    """Two worlds that a seat cannot tell apart are dealt again to the very same cards."""
    state = GAME.start(seed=players, players=players, heritage=True)
    apart = ("options", "sight")  # options beyond those offered, and what others know
    looked = 0
    while not state.over and looked < 60:
        state.play(state.codes[(state.ply * 13 + 5) % len(state.codes)])
        if state.over or state.ply % 5:
            continue
        looked += 1
        for seat in range(players):
            one = state.reshuffled(seat, 5)
            other = state.reshuffled(seat, 77).reshuffled(seat, 5)
            GAME.positions.check(one.raw)
            assert one.legal.codes == other.legal.codes
            for name in GAME.dtype.names or ():
                same = one.raw[name].tobytes() == other.raw[name].tobytes()
                assert same or name in apart, f"{name} depends on what seat {seat} cannot know"


def test_whoever_is_asked_has_a_real_choice_in_every_deal() -> None:
    table = Table(hand="C1 C2", line={2: "P1:3"}, others=[{"hand": "C4 C5"}]).play("archive")
    for seed in range(20):
        dealt = table.state.reshuffled(1, seed)
        assert len(dealt.legal) > 1
        assert dealt.view(1)["table"] == table.state.view(1)["table"]


@pytest.mark.parametrize("players", [2, 3])
def test_a_question_tells_others_that_there_is_a_choice_and_nothing_of_its_options(
    players: int,
) -> None:
    """Who has nothing to choose from is not asked. Else others read the same in every deal."""
    state, chance = GAME.start(seed=players, players=players, heritage=True), Random(players)
    asked = silent = 0
    while not state.over and state.ply < 250:
        code = chance.choice(state.codes)
        for viewer in set(range(players)) - set(state.choosing):
            deals = [state.reshuffled(viewer, chance.randrange(2**30)) for _ in range(2)]
            if all(code in deal.codes for deal in deals):
                one, other = (deal.play(code).view(viewer) for deal in deals)
                choices = one["table"]["choice"], other["table"]["choice"]
                if choices[0] == choices[1]:
                    assert one["question"] == other["question"]
                    asked += choices[0] is not None
                else:
                    silent += 1
        state.play(code)
    assert asked > 100
    assert silent, "in no deal somebody had nothing to choose from"


def test_unknown_technologies_are_laid_out_in_order_and_what_others_know_stays_with_the_spot() -> (
    None
):
    state = GAME.start(seed=3, players=3)
    s = state.fork().raw
    deck = s.tech_deck[0]
    own, other = int(deck[4]), int(deck[7])
    s.sight[0, own] = s.sight[2, other] = SEEN
    before = sorted(deck[: s.tech_deck_size[0]].tolist())
    lay_out_technologies(s, GAME.data, 0, 0)
    after = deck[: s.tech_deck_size[0]].tolist()
    assert after[4] == own, "a card that the seat knows does not move"
    assert [card for card in after if card != own] == [card for card in before if card != own]
    assert [i for i, card in enumerate(after) if s.sight[2, card] == SEEN] == [7]
    assert [i for i, card in enumerate(after) if s.sight[0, card] == SEEN] == [4]
