"""Arkantar, composed of its roles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ostraka.core.errors import InvalidPosition
from ostraka.core.game.game import Game
from ostraka.core.game.options import Choice, Flag, Number
from ostraka.core.game.roles import (
    Actions,
    Display,
    Position,
    Positions,
    Puzzles,
    Scoring,
    Telling,
    Twins,
)
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.random import seeded
from ostraka.games.arkantar import kernel  # noqa: F401 - the rules are registered with the core
from ostraka.games.arkantar.face.actions import (
    KINDS,
    SEATS,
    action_parts,
    action_sentence,
    all_parts,
    compiled_reach,
)
from ostraka.games.arkantar.face.direct import direct
from ostraka.games.arkantar.face.draw import ACCENTS, draw
from ostraka.games.arkantar.face.explain import explain, why
from ostraka.games.arkantar.face.notation import action_read, position_text, read_position
from ostraka.games.arkantar.face.question import asked, question
from ostraka.games.arkantar.face.shape import ArkantarCatalogue, ArkantarTable
from ostraka.games.arkantar.face.table import catalogue, table
from ostraka.games.arkantar.face.telling import tell
from ostraka.games.arkantar.face.twins import first, follow, told_apart
from ostraka.games.arkantar.judgement.evaluate import WEIGHTS
from ostraka.games.arkantar.learning.observe import LAYOUT
from ostraka.games.arkantar.learning.space import ACTIONS, described
from ostraka.games.arkantar.rules import turn as rules
from ostraka.games.arkantar.rules.board import FULL, MONARCH, OUTSIDE, SIZES
from ostraka.games.arkantar.search.engine import TurnSearch
from ostraka.games.arkantar.search.puzzles import TURNS, puzzles
from ostraka.games.arkantar.state_types import ArkantarState

REASONS = {
    rules.MONARCH_TAKEN: "arkantar-reason-monarch",
    rules.REPETITION: "arkantar-reason-repetition",
    rules.INERTIA: "arkantar-reason-inertia",
    rules.STUCK: "arkantar-reason-stuck",
}


def _seat_name(s: ArkantarState, seat: int) -> Message:
    return Message(SEATS[seat])


def _question(s: ArkantarState, seat: int | None) -> Message:
    return question(asked(s))


def _read(position: Position, s: ArkantarState, options: Any, seed: int) -> None:
    s.rim = options[3]
    read_position(position, s)
    seeded(s, np.uint64(seed))
    s.players = 2
    s.winner = -1
    s.stuck_loses, s.repetition, s.inertia = options[0], options[1], options[2]
    if s.stuck_loses and not s.used and not rules.can_act(s):
        raise InvalidPosition(Message("arkantar-position-stuck"))


def _reason(s: ArkantarState) -> Message:
    values = {}
    if s.over in (rules.MONARCH_TAKEN, rules.STUCK):
        values = {"winner": Message(SEATS[s.winner]), "loser": Message(SEATS[1 - s.winner])}
    return Message(REASONS[int(s.over)], **values)


def _check(s: ArkantarState) -> None:
    """One piece to a tile, none on a Wall, no Knight lost, a Monarch each until the end."""
    seen = int(s.walls)
    assert seen & ~FULL == 0
    assert int(OUTSIDE[s.rim]) & ~seen == 0
    for side in range(2):
        for kind in range(4):
            tiles = int(s.pieces[side, kind])
            assert seen & tiles == 0, "two things on one tile"
            seen |= tiles
            if kind != MONARCH:
                assert tiles.bit_count() + int(s.captured[side, kind - 1]) <= 2
    monarchs = [int(s.pieces[side, MONARCH]).bit_count() for side in range(2)]
    assert monarchs == [1, 1] or (s.over == rules.MONARCH_TAKEN and sum(monarchs) == 1)
    assert 0 <= s.used <= (3 if s.over else 2)
    assert (s.seat == -1) == (s.over != 0)


class Arkantar(Game):
    """Two players, walls and sliding pieces: take the enemy Monarch."""

    name = "arkantar"
    title = "Arkantar"
    players = (2,)
    options = (
        Choice("stuck", "pass", ("pass", "lose")),  # R1
        Flag("repetition", True),  # R2
        Number("inertia", 60, 0, rules.LONGEST_INERTIA),  # R3
        Choice("board", SIZES[0], SIZES),
    )
    dtype = rules.STATE
    max_legal = rules.MAX_LEGAL
    action_table = ACTIONS
    observation = LAYOUT
    hidden = False
    draws = True
    chance = False
    credits = "Aurélien Benhamou, Arborel (2018)"
    data = WEIGHTS  # the rules need no tables, only the evaluation does
    rulings = tuple(Message(f"arkantar-ruling-{number}") for number in range(1, 9))

    actions = Actions(
        KINDS,
        parts=action_parts,
        rows=all_parts,
        read=action_read,
        explain=explain,
        why=why,
        sentence=action_sentence,
        described=described,
    )
    display = Display(
        table=lambda s, _: table(s),
        seat_name=_seat_name,
        question=_question,
        draw=draw,
        catalogue=catalogue,
        table_shape=ArkantarTable,
        catalogue_shape=ArkantarCatalogue,
        accents=ACCENTS,
        board=True,
    )
    telling = Telling(lambda before, after, *_: tell(before, after), direct=direct)
    twins = Twins(first, follow, told_apart)
    positions = Positions(position_text, _read, _check, omits=("quiet",))
    scoring = Scoring(_reason)
    puzzles = Puzzles(TURNS, puzzles)
    search = TurnSearch

    def compile_tasks(self) -> dict[str, Callable[[], object]]:
        return {**super().compile_tasks(), "reach": compiled_reach}
