"""What must be true of every state: nothing appears, nothing is lost, no limit is broken."""

from __future__ import annotations

import numpy as np

from ostraka.games.ankhor.face.plausible import problems_of
from ostraka.games.ankhor.groups import bonus_groups
from ostraka.games.ankhor.state import TURN_MAIN
from ostraka.games.ankhor.state_types import AnkhorState
from ostraka.games.ankhor.tables import COLOURS, DATA, FACES, PLAYERS, TOKENS


def check(s: AnkhorState) -> None:
    """Assert the conservation of tokens, bonus tokens, tiles and markers, and a sound turn."""
    each = int(DATA.tokens_each[s.players])
    for token in range(TOKENS):
        stored = sum(int(mask) >> token & 1 for mask in s.stored)
        total = int(s.supply[token]) + int(s.stock[:, token].sum()) + stored
        assert total == each, f"there are {total} tokens of type {token}, not {each}"
    assert min(s.supply.min(), s.stock.min()) >= 0, "a negative number of tokens"
    assert int(s.bonus.sum()) + int(s.bonus_supply) == DATA.bonus_supply, "bonus tokens are lost"
    assert s.bonus_supply >= 0
    for seat in range(int(s.players)):
        groups = s.earned[seat].sum() if s.merged_bonus else bonus_groups(s, DATA, seat)
        assert s.bonus[seat] <= groups, "a bonus token without a group"
    for seat in range(int(s.players), max(PLAYERS)):
        assert s.tiles[seat] + s.stock[seat].sum() == 0, "an empty seat has something"
    hidden = np.concatenate([s.piles[pile, : s.pile[pile]] for pile in range(2)])
    assert np.array_equal(np.bincount(hidden, minlength=FACES), s.unseen), "a tile is miscounted"
    if not s.over and s.phase == TURN_MAIN:
        held = int(s.players) * int(DATA.stock_limit + DATA.ankh_limit) + COLOURS
        assert s.supply.sum() >= each * TOKENS - held, "three tokens can always be taken"
    assert (s.seat == -1) == (s.over != 0)
    problems = problems_of(s)
    assert not problems, "; ".join(map(str, problems))
