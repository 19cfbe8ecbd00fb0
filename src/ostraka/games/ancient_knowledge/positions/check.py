"""The invariants: what must be true of every state."""

from __future__ import annotations

from collections import Counter

import numpy as np

from ostraka.games.ancient_knowledge.face import alone
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.state import Phase, time_card
from ostraka.games.ancient_knowledge.state_types import AkState


def check(pack: Pack, s: AkState) -> None:
    """Assert that no card is missing or doubled and that every zone is as the rules allow."""
    players = int(s.players)
    _every_card_is_somewhere_once(pack, s, players)
    for seat in range(players):
        _board_is_sound(pack, s, seat)
    _tiles_are_sound(pack, s)
    _counts_agree(pack, s, players)
    _knowledge_is_only_in_timelines(s, players)
    _sight_holds_the_truth(pack, s, players)
    if players == 1:
        alone.check(pack, s)
        return
    if s.over:
        assert s.ending, "the game ended without reason"
        assert s.turns % players == 0 or s.turns < players, "not everybody had the same turns"
        assert s.active == s.first
        assert s.depth == 0
        assert s.offered == 0
    else:
        assert 0 < s.depth < st.FRAMES - 8, "the stack is too deep"
        assert s.offered > 0
        if max(s.past_size) >= st.END:
            assert s.ending, "fourteen monuments trigger the end"


def _every_card_is_somewhere_once(pack: Pack, s: AkState, players: int) -> None:
    places = [s.deck[: s.deck_size], s.pile[: s.pile_size], s.limbo[: s.in_limbo]]
    for seat in range(players):
        places += [
            s.hand[seat, : s.held[seat]],
            s.line[seat],
            s.artifacts[seat],
            s.past[seat, : s.past_size[seat]],
            s.collection[seat, : s.learned[seat]],
        ]
    for level in range(2):
        places += [
            s.tech_deck[level, : s.tech_deck_size[level]],
            s.tech_pile[level, : s.tech_pile_size[level]],
        ]
    places += [*s.tiles, s.stored]
    found = Counter(np.concatenate(places).tolist())
    del found[0], found[time_card(s)]
    every = [*range(1, int(s.builders) + 1)]
    heritage = s.builders == pack.data.builders
    technologies = pack.data.technologies if heritage else pack.data.base_technologies
    for level in range(2):
        every += pack.data.level_cards[level, : technologies[level]].tolist()
    wrong = [pack.card(n).id for n in every if found[n] != 1]
    assert not wrong, f"cards missing or doubled: {wrong}"
    assert sum(found.values()) == len(every)


def _board_is_sound(pack: Pack, s: AkState, seat: int) -> None:
    limit = st.DEALT if s.phase == Phase.OPENING else st.HAND_LIMIT
    assert 0 <= s.held[seat] <= limit, "a hand is above the limit"
    hand = [int(card) for card in s.hand[seat, : s.held[seat]]]
    assert hand == sorted(hand), "a hand is out of order"
    for slot in range(0, st.SLOTS, 2):
        assert s.line[seat, slot] or not s.line[seat, slot + 1], "a monument hangs in the air"
    for slot, card in enumerate(s.line[seat]):
        if card not in (0, time_card(s)):
            assert pack.card(int(card)).monument
            assert pack.card(int(card)).never_declines == (slot >= st.SLOTS), "a wrong place"
    assert 0 <= s.artifact_count[seat] <= st.ARTIFACT_SPACES - s.blocked
    assert all(pack.card(int(card)).kind == "artifact" for card in s.artifacts[seat] if card)
    assert s.lost[seat] >= 0, "lost knowledge below zero"


def _tiles_are_sound(pack: Pack, s: AkState) -> None:
    assert s.turned in (0, 1, 2)
    for tile in range(3):
        cards = [pack.card(int(card)) for card in s.tiles[tile] if card]
        level = 2 if tile == 2 or s.turned == tile + 1 else 1
        assert all(card.level == level for card in cards), "a tile holds the wrong level"
        assert len(cards) != 1, "a tile shows exactly one card"
    if s.phase == Phase.ACTION and s.turned == 0:
        assert max(s.past_size) < st.MIDDLE, "the middle of the game was missed"


def _counts_agree(pack: Pack, s: AkState, players: int) -> None:
    for seat in range(players):
        past = [pack.card(card) for card in s.past[seat, : s.past_size[seat]].tolist()]
        learned = [pack.card(card) for card in s.collection[seat, : s.learned[seat]].tolist()]
        for cards, kept in ((past, s.past_kinds[seat]), (learned, s.learned_kinds[seat])):
            counts = Counter(words.KINDS[card.kind] for card in cards)
            assert all(kept[kind] == counts[kind] for kind in range(1, 8)), "kinds miscounted"
        assert s.past_kinds[seat, 0] == sum("endgame" in card.effects for card in past)
        assert s.learned_kinds[seat, 0] == sum(card.level == 2 for card in learned)
        assert s.artifact_count[seat] == (s.artifacts[seat] != 0).sum()


def _knowledge_is_only_in_timelines(s: AkState, players: int) -> None:
    standing = set(s.line[:players].ravel().tolist()) - {0, time_card(s)}
    assert s.knowledge.min() >= 0, "knowledge below zero"
    assert set(np.flatnonzero(s.knowledge).tolist()) <= standing, "knowledge out of place"
    assert set(np.flatnonzero(s.stored).tolist()) <= standing, "a technology out of place"


def _sight_holds_the_truth(pack: Pack, s: AkState, players: int) -> None:
    """No seat excludes the place where a card really is."""
    places = [(st.IN_DECK, s.deck[: s.deck_size]), (st.IN_PILE, s.pile[: s.pile_size])]
    places += [(st.IN_HAND << seat, s.hand[seat, : s.held[seat]]) for seat in range(players)]
    sight = s.sight
    for place, cards in places:
        for seat in range(players):
            wrong = cards[sight[seat][cards] & place == 0].tolist()
            assert not wrong, f"seat {seat} believes {pack.card(wrong[0]).id} to be elsewhere"
