"""Random games: the slow second telling of the rules agrees, and nothing is lost on the way."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from ostraka.core.kernel import kernel
from ostraka.core.random import below, new_stream
from ostraka.core.verbs import apply, legal, score

from .slow_rules import Tile, group_sizes, legal_texts, points, token_points
from .tabletop import GAME

EDITIONS = ("en", "es", "fr")
COMBINATIONS = [(players, edition) for players in (2, 3, 4) for edition in EDITIONS]
GAMES_EACH = 225  # nine combinations: 2,025 games of random actions
EAGER_EACH = 100  # and 900 of players who seek points and height

BAG = Counter({c * 7 + k: 2 if k < 4 else 1 for c in range(5) for k in range(7)})
EVERY_TILE = sorted(BAG.elements())


def tile_list(faces: list[int], places: list[int]) -> list[Tile]:
    """A seat's tiles, read from the record."""
    return [
        (face // 7, face % 7, (at & 255) - 128, (at >> 8 & 255) - 128, at >> 16)
        for face, at in zip(faces, places, strict=True)
    ]


@kernel
def choose(pair: Any, points: Any, data: Any, stream: Any, actions: Any, eager: int) -> int:
    """A random action in the state pair[0]; eager ones seek points and height."""
    count = legal(pair[0], data, actions)
    seat = pair[0].seat
    best, most = actions[below(stream, count)], -1
    for _ in range(eager):
        action = actions[below(stream, count)]
        pair[1] = pair[0]
        apply(pair[1], data, action)
        score(pair[1], data, points)
        value = 2 * points[seat] + pair[1].tiles[seat]
        for tile in range(pair[1].tiles[seat]):
            value += 3 * (pair[1].at[seat, tile] >> 16)
        if value > most:
            best, most = action, value
    return int(best)


@kernel
def play_and_keep(
    history: Any, pair: Any, scores: Any, data: Any, stream: Any, actions: Any, eager: int
) -> int:
    """Play a random game from history[0], keeping every state and its scores; how many states."""
    kept = 0
    score(history[0], data, scores[0])
    while history[kept].over == 0 and kept + 1 < len(history):
        pair[0] = history[kept]
        action = choose(pair, scores[kept + 1], data, stream, actions, eager)
        kept += 1
        history[kept] = pair[0]
        apply(history[kept], data, action)
        score(history[kept], data, scores[kept])
    return kept + 1


class Accountant:
    """Follows one game and checks the books after every action."""

    def __init__(self, history: Any, scores: Any, players: int, edition: str) -> None:
        self.players = players
        self.edition = edition
        self.scores = scores.tolist()
        self.column = {name: history[name].tolist() for name in FIELDS}
        self.domains: list[tuple[list[int], list[int]]] = [([], [])] * players
        self.parts: list[list[int]] = [[0, 0, 0, 0] for _ in range(players)]
        self.bonus_supply = 12

    def audit(self, step: int) -> None:
        """The kernel's scores and bonus tokens, and the conservation of everything."""
        now = {name: column[step] for name, column in self.column.items()}
        stock, stored, bonus = now["stock"], now["stored"], now["bonus"]
        for seat in range(self.players):
            size = now["tiles"][seat]
            domain = now["face"][seat][:size], now["at"][seat][:size]
            if domain != self.domains[seat]:
                self.domains[seat] = domain
                tiles = tile_list(*domain)
                # One token for each large group, as long as the supply has some.
                before = self.parts[seat][1] // 3
                colours, animals = group_sizes(tiles, 0), group_sizes(tiles, 1)
                large = sum(size >= 5 for size in colours + animals)
                assert bonus[seat] == min(large, before + self.bonus_supply)
                self.parts[seat] = points(tiles, colours, animals, bonus[seat])
            left = token_points(stock[seat], stored[seat].bit_count(), self.edition)
            assert self.scores[step][seat] == sum(self.parts[seat]) + left
            assert self.parts[seat][1] == 3 * bonus[seat]
        self.bonus_supply = now["bonus_supply"]
        assert sum(bonus) + self.bonus_supply == 12
        supply = now["supply"]
        assert min(supply) >= 0
        for token in range(6):
            held = sum(stock[seat][token] + (stored[seat] >> token & 1) for seat in range(4))
            assert supply[token] + held == self.players + 2
        if now["phase"] == 0 and not now["over"]:
            assert sum(supply) >= {2: 5, 3: 4, 4: 3}[self.players]
        self.count_tiles(now)

    def count_tiles(self, now: dict[str, Any]) -> None:
        """No tile twice; none gone, but for those that two players remove; markers stay."""
        offer = [face for face in now["offer"] if face >= 0]
        faces = offer + now["piles"][0][: now["pile"][0]] + now["piles"][1][: now["pile"][1]]
        for domain, _ in self.domains:
            faces += domain
        assert sorted(faces) == EVERY_TILE if self.players > 2 else not Counter(faces) - BAG
        assert now["markers"] == self.column["markers"][0]


FIELDS = (
    *("tiles", "face", "at", "stock", "stored", "bonus", "bonus_supply"),
    *("supply", "phase", "over", "offer", "pile", "piles", "markers"),
)
LONGEST = 20_000


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_slow_scorer_agrees_after_every_action(players: int, edition: str) -> None:
    actions = np.zeros(GAME.max_legal, np.int32)
    options = GAME.option_codes({"edition": edition})
    stream = new_stream(players)
    history: Any = np.zeros(LONGEST, GAME.dtype).view(np.recarray)
    scores = np.zeros((LONGEST, 4), np.int32)
    pair: Any = np.zeros(2, GAME.dtype).view(np.recarray)
    blank = np.zeros(1, GAME.dtype)
    upper = bonus = 0
    for seed in range(GAMES_EACH + EAGER_EACH):
        history[:1] = blank
        GAME.kernel_setup(history[0], GAME.data, players, options, seed)
        eager = 30 if seed >= GAMES_EACH else 0
        kept = play_and_keep(history, pair, scores, GAME.data, stream, actions, eager)
        assert kept < LONGEST, "random games must end"
        accountant = Accountant(history[:kept], scores[:kept], players, edition)
        for step in range(kept):
            accountant.audit(step)
        upper += int((history[kept - 1].at >> 16 > 0).sum())
        bonus += int(history[kept - 1].bonus.sum())
    assert upper > 100, "too few tiles above the ground to have tested anything"
    assert bonus > 10, "too few bonus tokens to have tested anything"


@pytest.mark.parametrize(("players", "edition"), COMBINATIONS)
def test_the_slow_rules_find_the_same_legal_actions(players: int, edition: str) -> None:
    stream = new_stream(players)
    pair: Any = np.zeros(2, GAME.dtype).view(np.recarray)
    actions, points = np.zeros(GAME.max_legal, np.int32), np.zeros(4, np.int32)
    for seed in range(4):
        state = GAME.start(seed=1000 + seed, players=players, edition=edition)
        while not state.over:
            if below(stream, 3) == 0:
                listed = [action.text for action in state.legal]
                assert len(listed) == len(set(listed))
                assert set(listed) == legal_texts(state.view()["table"])
            pair[0] = state.raw
            state.play(choose(pair, points, GAME.data, stream, actions, seed % 2 * 30))
        assert legal_texts(state.view()["table"]) == set()
