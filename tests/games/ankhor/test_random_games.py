"""Random games: the slow second telling of the rules agrees, and nothing is lost on the way."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from ostraka import State
from ostraka.games.ankhor.rules.codes import BUY, buy_column, buy_place, kind_of

from .slow_rules import Tile, group_sizes, legal_texts, points
from .tabletop import GAME

EDITIONS = ("en", "es", "fr")
COMBINATIONS = [(players, edition) for players in (2, 3, 4) for edition in EDITIONS]
GAMES_EACH = 75  # nine combinations: 675 games of random actions
EAGER_EACH = 75  # and as many of players who seek points and height

BAG = Counter({c * 7 + k: 2 if k < 4 else 1 for c in range(5) for k in range(7)})


def tile_list(faces: list[int], places: list[int]) -> list[Tile]:
    """A seat's tiles, read from the record."""
    return [
        (face // 7, face % 7, (at & 255) - 128, (at >> 8 & 255) - 128, at >> 16)
        for face, at in zip(faces, places, strict=True)
    ]


def choose(state: State, choices: random.Random, eager: bool) -> int:
    """A random action; eager players buy what they can, high up and beside its like."""
    codes = state.codes.tolist()
    buys = [code for code in codes if kind_of(code) == BUY] if eager else []
    if not buys:
        return choices.choice(codes)
    s, seat = state.raw, int(state.raw.seat)
    rests = dict(zip(s["places"][seat].tolist(), s["rests"][seat].tolist(), strict=True))
    offer, colours = s["offer"].tolist(), s["colours"][seat].tolist()
    animals = [*s["animals"][seat].tolist(), 0, 0, 0, 0]

    def worth(code: int) -> float:
        face, place = offer[buy_column(code)], buy_place(s, seat, code)
        beside = rests[place] & colours[face // 7], rests[place] & animals[face % 7]
        return 3 * (place >> 16) + sum(map(int.bit_count, beside)) + choices.random()

    return max(choices.sample(buys, min(12, len(buys))), key=worth)


def play_and_keep(state: State, choices: random.Random, eager: bool) -> tuple[Any, Any]:
    """Play a game to its end: every state as one row of records, and the scores after each."""
    kept, scores = [state.tobytes()], [state.scores]
    while not state.over:
        state.play(choose(state, choices, eager))
        kept.append(state.tobytes())
        scores.append(state.scores)
    return np.frombuffer(b"".join(kept), GAME.dtype), np.array(scores)


def audit_tokens(history: Any, players: int) -> None:
    """Nothing is lost: tokens, bonus tokens, markers, and in the whole history at once."""
    supply, bits = history["supply"], 1 << np.arange(6)
    stored = (history["stored"][:, :, None] & bits) > 0
    assert (supply + history["stock"].sum(1) + stored.sum(1) == players + 2).all()
    assert supply.min() >= 0
    assert (history["bonus"].sum(1) + history["bonus_supply"] == 12).all()
    assert (history["markers"] == history["markers"][0]).all()
    begins = (history["phase"] == 0) & (history["over"] == 0)
    assert (supply[begins].sum(1) >= {2: 5, 3: 4, 4: 3}[players]).all()


def audit_tiles(history: Any, players: int) -> None:
    """No tile twice; none gone, but for those that two players remove."""
    counts = np.zeros((len(history), 35), np.int64)
    rows = np.arange(len(history))
    for field, sizes in (("face", "tiles"), ("piles", "pile")):
        for part in range(history[field].shape[1]):
            for index in range(history[field].shape[2]):
                there = history[sizes][:, part] > index
                np.add.at(counts, (rows[there], history[field][there, part, index]), 1)
    for column in range(6):
        there = history["offer"][:, column] >= 0
        np.add.at(counts, (rows[there], history["offer"][there, column]), 1)
    bag = np.array([BAG[face] for face in range(35)])
    assert (counts == bag).all() if players > 2 else (counts <= bag).all()


def audit_scores(history: Any, scores: Any, players: int, edition: str) -> None:
    """The slow scorer's points and bonus tokens, for every domain that ever lay there."""
    left = history["stock"][:, :, : 5 if edition == "es" else 6].sum(2)
    left += ((history["stored"][:, :, None] & (1 << np.arange(5))) > 0).sum(2)
    bonus, supply = history["bonus"].tolist(), history["bonus_supply"].tolist()
    for seat in range(players):
        tiles, faces, places = (history[name][:, seat] for name in ("tiles", "face", "at"))
        changed = (faces[1:] != faces[:-1]).any(1) | (places[1:] != places[:-1]).any(1)
        parts = [0, 0, 0, 0]
        starts = [0, *(np.flatnonzero(changed) + 1).tolist(), len(history)]
        for start, end in pairwise(starts):
            if start:
                size = int(tiles[start])
                laid = tile_list(faces[start, :size].tolist(), places[start, :size].tolist())
                colours, animals = group_sizes(laid, 0), group_sizes(laid, 1)
                # One token for each large group, as long as the supply has some.
                large = sum(size >= 5 for size in colours + animals)
                assert bonus[start][seat] == min(large, bonus[start - 1][seat] + supply[start - 1])
                parts = points(laid, colours, animals, bonus[start][seat])
            assert (history["bonus"][start:end, seat] * 3 == parts[1]).all()
            assert (scores[start:end, seat] == sum(parts) + left[start:end, seat] // 3).all()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_slow_scorer_agrees_after_every_action(players: int, edition: str) -> None:
    choices = random.Random(players)
    upper = bonus = 0
    for seed in range(GAMES_EACH + EAGER_EACH):
        state = GAME.start(seed=seed, players=players, edition=edition)
        history, scores = play_and_keep(state, choices, seed >= GAMES_EACH)
        audit_tokens(history, players)
        audit_tiles(history, players)
        audit_scores(history, scores, players, edition)
        upper += int((history[-1]["at"] >> 16 > 0).sum())
        bonus += int(history[-1]["bonus"].sum())
    assert upper > 100, "too few tiles above the ground to have tested anything"
    assert bonus > 10, "too few bonus tokens to have tested anything"


@pytest.mark.parametrize(("players", "edition"), COMBINATIONS)
def test_the_slow_rules_find_the_same_legal_actions(players: int, edition: str) -> None:
    choices = random.Random(players)
    for seed in range(4):
        state = GAME.start(seed=1000 + seed, players=players, edition=edition)
        while not state.over:
            if choices.randrange(3) == 0:
                listed = [action.text for action in state.legal]
                assert len(listed) == len(set(listed))
                assert set(listed) == legal_texts(state.view()["table"])
            state.play(choose(state, choices, bool(seed % 2)))
        assert legal_texts(state.view()["table"]) == set()
