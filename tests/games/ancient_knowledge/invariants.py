"""The invariants once more, compiled, so that millions of steps can be checked.

`played(...)` plays random games and looks at every state. It answers 0, or the number of the
promise that was broken (the names are in PROMISES).
"""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.compile import kernel
from ostraka.core.kernel.random import below
from ostraka.core.kernel.verbs import legal, setup
from ostraka.games.ancient_knowledge.turn.choices import WAITING, go_on

from .at_work import note, note_scoring

PROMISES = (
    "",
    "every builder card is in exactly one place",
    "every technology is in exactly one place",
    "no hand is above ten cards",
    "no monument stands above nothing",
    "no board has more than five artifacts",
    "knowledge lies only on timeline monuments and is never negative",
    "lost knowledge is never negative",
    "lost knowledge grows only in its owner's turn",
    "a Past grows only in its owner's turn, and never shrinks",
    "space 6 is empty after a decline phase that was not skipped",
    "a tile is turned at most once and tiles hold the level they should",
    "no tile shows exactly one card",
    "everybody has had the same number of turns at the end",
    "there is a legal action until the end",
    "the stack stays within its room",
    "the middle of the game comes with the seventh monument, the end with the fourteenth",
    "every game ends",
)
LONGEST = 20_000


@kernel
def census(s: Any, data: Any, seen: Any, in_game: Any) -> int:
    """Promises 1 and 2: count every card wherever it lies; those of the game, and no others."""
    seen[:] = 0
    for i in range(s.deck_size):
        seen[s.deck[i]] += 1
    for i in range(s.pile_size):
        seen[s.pile[i]] += 1
    for i in range(s.in_limbo):
        seen[s.limbo[i]] += 1
    for seat in range(s.players):
        for i in range(s.held[seat]):
            seen[s.hand[seat, i]] += 1
        for slot in range(12):
            seen[s.line[seat, slot]] += 1
        for i in range(5):
            seen[s.artifacts[seat, i]] += 1
        for i in range(s.past_size[seat]):
            seen[s.past[seat, i]] += 1
        for i in range(s.learned[seat]):
            seen[s.collection[seat, i]] += 1
    for level in range(2):
        for i in range(s.tech_deck_size[level]):
            seen[s.tech_deck[level, i]] += 1
        for i in range(s.tech_pile_size[level]):
            seen[s.tech_pile[level, i]] += 1
    for tile in range(3):
        for place in range(3):
            seen[s.tiles[tile, place]] += 1
    for card in range(1, len(seen)):
        if seen[card] != in_game[card]:
            return 1 if data.kind[card] <= 4 else 2
    return 0


@kernel
def sound(s: Any, data: Any, seen: Any, in_game: Any) -> int:
    """What must be true of every state."""
    broken = census(s, data, seen, in_game)
    if broken:
        return broken
    loaded = 0
    for seat in range(s.players):
        if s.held[seat] > 10 or s.held[seat] < 0:
            return 3
        for slot in range(0, 12, 2):
            if s.line[seat, slot] == 0 and s.line[seat, slot + 1] != 0:
                return 4
        for slot in range(12):
            if s.line[seat, slot] != 0:
                loaded += s.knowledge[s.line[seat, slot]]
        if s.artifact_count[seat] > 5:
            return 5
        if s.lost[seat] < 0:
            return 7
        if s.past_size[seat] >= 14 and not s.ending:
            return 16
    total = 0
    for card in range(len(seen)):
        if s.knowledge[card] < 0:
            return 6
        total += s.knowledge[card]
    if total != loaded:
        return 6
    for tile in range(3):
        level = 2 if tile == 2 or s.turned == tile + 1 else 1
        lying = 0
        for place in range(3):
            card = s.tiles[tile, place]
            if card != 0:
                lying += 1
                if data.level[card] != level:
                    return 11
        if lying == 1:
            return 12
    if s.depth > 80 or s.parts_used > 200:
        return 15
    if s.over and s.turns % s.players != 0:
        return 13
    return 0


@kernel
def followed(before: Any, s: Any, data: Any, skips: int) -> int:
    """What must be true of one step; `skips` is the card that skips a decline phase."""
    for seat in range(s.players):
        if seat != before.active:
            if s.lost[seat] > before.lost[seat]:
                return 8
            if s.past_size[seat] != before.past_size[seat]:
                return 9
        elif s.past_size[seat] < before.past_size[seat]:
            return 9
        if before.turned == 0 and s.turned == 0 and s.past_size[seat] > 7:
            return 16
    if before.turned != 0 and s.turned != before.turned:
        return 11
    if s.turns > before.turns and s.line[before.active, 10] != 0:
        skipped = before.skip != 0
        for slot in range(12):
            skipped |= s.line[before.active, slot] == skips
        if not skipped:
            return 10
    return 0


@kernel
def played(
    batch: Any,
    data: Any,
    players: int,
    options: Any,
    stream: Any,
    actions: Any,
    seen: Any,
    in_game: Any,
    fired: Any,
    games: Any,
    skips: int,
) -> int:
    """Play games[0] to games[1] - 1 by seed; batch[0] is played, batch[1] zero, batch[2] before."""
    for game in range(games[0], games[1]):
        batch[0] = batch[1]
        setup(batch[0], data, players, options, game)
        steps = 0
        while batch[0].over == 0:
            count = legal(batch[0], data, actions)
            if count == 0:
                return 14
            batch[2] = batch[0]
            chosen = int(actions[below(stream, count)])
            while chosen != WAITING:
                note(batch[0], data, chosen, fired)
                chosen = go_on(batch[0], data, chosen)
            broken = sound(batch[0], data, seen, in_game)
            if broken == 0:
                broken = followed(batch[2], batch[0], data, skips)
            if broken:
                return broken
            steps += 1
            if steps > LONGEST:
                return 17
        note_scoring(batch[0], data, fired)
        games[2] += steps
    return 0
