"""Puzzles for Arkantar: positions from self-play in which a single turn wins.

The win is at once (the Monarch falls this turn) or by force in two turns (whatever the reply, it
falls in the next one). That there is exactly one solution is checked by listing all turns.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.game.puzzle import HARDEST, Puzzle
from ostraka.core.game.study import Budget
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.compile import records
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.play.state import State
from ostraka.games.arkantar.judgement.threats import wins_this_turn
from ostraka.games.arkantar.rules.codes import BREAK, MOVE
from ostraka.games.arkantar.search import alphabeta
from ostraka.games.arkantar.search import turns as tn
from ostraka.games.arkantar.search.engine import TurnSearch
from ostraka.games.arkantar.search.turns import SearchRoom, room

TURNS = (1, 2)
"""In how many turns a puzzle may be won."""

OPENING = 5  # random actions at the start of each game
PROOF_NODES = 600_000
LONGEST = 300


def winning_turns(
    state: State, turns: int, memory: SearchRoom | None = None
) -> list[tuple[int, ...]]:
    """The turns that win at once (1) or by force in two, two of them at most, by their actions.

    Turns that differ only in the order of their actions count as one.
    """
    memory = memory or room(state.game.data)
    memory.stack[0] = records(state.tobytes(), state.game.dtype)[0]
    memory.stop[0] = 0
    memory.meta[tn.NODES] = memory.meta[tn.KILLERS] = memory.meta[tn.LIMIT] = 0
    number = int(alphabeta.list_root(memory))
    listed = memory.root[:number]
    found: dict[frozenset[int], tuple[int, ...]] = {}
    if turns == 1:
        for codes in listed["codes"][listed["value"] >= tn.SURE].tolist():
            kept = tuple(code for code in codes if code != tn.NO_ACTION)
            found.setdefault(frozenset(kept), kept)
        return list(found.values())
    order = np.argsort(-listed["value"], kind="stable")
    memory.meta[tn.LIMIT] = PROOF_NODES
    while len(found) < 2 and len(order):
        won = int(alphabeta.prove(memory, order, len(order)))
        if memory.meta[tn.ABORTED]:
            return []
        if won < 0:
            break
        kept = tuple(code for code in listed["codes"][won].tolist() if code != tn.NO_ACTION)
        found.setdefault(frozenset(kept), kept)
        order = order[int(np.flatnonzero(order == won)[0]) + 1 :]
    return list(found.values())


def puzzles(game: Game, count: int, seed: int, turns: int) -> Iterator[Puzzle]:
    """This many puzzles from games that a player who overlooks much plays against itself."""
    if turns not in TURNS:
        raise InvalidOption(Message("arkantar-puzzle-turns"))
    memory = room(game.data)
    made = 0
    while made < count:
        state = game.start(seed=seed)
        stream = new_stream(seed)
        for _ in range(OPENING):
            state.play(state.codes[below(stream, len(state.codes))])
        player = TurnSearch(game, seed=seed, turns=0, sight=2, oversight=0.9, solve=False)
        seed += 1
        while not state.over and state.ply < LONGEST and made < count:
            if not state.raw.used and (turns == 1) == bool(wins_this_turn(state.raw)):
                found = winning_turns(state, turns, memory)
                if len(found) == 1:
                    yield _puzzle(state, found[0], turns)
                    made += 1
                    break
            state.play(player.run(state, Budget(nodes=2000)).best.code)


def _puzzle(state: State, codes: tuple[int, ...], turns: int) -> Puzzle:
    texts, table = [], state.fork()
    for code in codes:
        texts.append(table.legal[table.legal.codes.index(code)].text)
        table.play(code)
    difficulty = _difficulty(state, codes, turns)
    return Puzzle(state.game.name, str(state.position), turns, tuple(texts), difficulty)


def _difficulty(state: State, codes: tuple[int, ...], turns: int) -> int:
    """Longer turns are harder to see, and so are Walls that are built or reached through others."""
    points = len(codes) + 2 * (turns - 1)
    points += any(code < BREAK for code in codes)
    points += any(BREAK <= code < MOVE and code not in state.legal.codes for code in codes)
    return min(HARDEST, points)
