"""The readable face of Arkantar."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from ostraka.core.checks import check_texts
from ostraka.core.errors import IllegalAction, InvalidPosition
from ostraka.core.game.game import Game, Position
from ostraka.core.game.options import Choice, Flag, Number
from ostraka.core.game.puzzle import Puzzle
from ostraka.core.game.study import Search
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.compile import ACTION, direct
from ostraka.core.kernel.random import seeded
from ostraka.core.play.parts import Parts
from ostraka.core.show.change import Cause, Told
from ostraka.games.arkantar import kernel as rules
from ostraka.games.arkantar.actions import KINDS, PLAIN, SEATS, action_words, all_parts
from ostraka.games.arkantar.board import FULL, MONARCH, tile_number
from ostraka.games.arkantar.codes import BREAK, BUILD, END, MOVE, PASS
from ostraka.games.arkantar.draw import ACCENTS, draw
from ostraka.games.arkantar.evaluate import WEIGHTS
from ostraka.games.arkantar.explain import explain, why
from ostraka.games.arkantar.notation import parse_shape, position_text, read_position, written
from ostraka.games.arkantar.observe import LAYOUT
from ostraka.games.arkantar.puzzles import TURNS, puzzles
from ostraka.games.arkantar.reach import reached
from ostraka.games.arkantar.search import TurnSearch
from ostraka.games.arkantar.shape import Catalogue, Table
from ostraka.games.arkantar.space import ACTIONS, described
from ostraka.games.arkantar.state_types import ArkantarState
from ostraka.games.arkantar.table import catalogue, table
from ostraka.games.arkantar.telling import tell
from ostraka.games.arkantar.twins import Twins, captives, first, flipped, follow, pieces

RECORD = np.dtype((np.record, rules.STATE))
RANSOMED = "arkantar-say-ransom"
REASONS = {
    rules.MONARCH_TAKEN: "arkantar-reason-monarch",
    rules.REPETITION: "arkantar-reason-repetition",
    rules.INERTIA: "arkantar-reason-inertia",
    rules.STUCK: "arkantar-reason-stuck",
}


class Arkantar(Game):
    """Two players, walls and sliding pieces: take the enemy Monarch."""

    name = "arkantar"
    title = "Arkantar"
    players = (2,)
    options = (
        Choice("stuck", "pass", ("pass", "lose")),  # R1
        Flag("repetition", True),  # R2
        Number("inertia", 60, 0, rules.LONGEST_INERTIA),  # R3
    )
    dtype = rules.STATE
    max_legal = rules.MAX_LEGAL
    action_table = ACTIONS
    observation = LAYOUT
    hidden = False
    draws = True
    accents = ACCENTS
    chance = False
    credits = "Aurélien Benhamou, Arborel (2018)"
    kinds = KINDS
    table_shape = Table
    catalogue_shape = Catalogue
    puzzle_turns = TURNS
    data = WEIGHTS  # the rules need no tables, only the evaluation does

    @property
    def rulings(self) -> Sequence[Message]:
        return [Message(f"arkantar-ruling-{number}") for number in range(1, 9)]

    def seat_name(self, s: ArkantarState, seat: int) -> Message:
        return Message(SEATS[seat])

    def parts(self, s: Any, code: int) -> Parts:
        known = PLAIN.get(code)
        return dict(known or self.rows(np.ndarray((1,), RECORD, s), [code])[0])

    def describe_index(self, index: int, seat: int = 0) -> Parts:
        self.check_index(index, seat)
        return described(index, seat)

    @cached_property
    def _reached(self) -> Callable[..., None]:
        return direct(reached, self._blank(), np.zeros(1, ACTION))

    def chores(self) -> dict[str, Callable[[], object]]:
        return {**super().chores(), "reach": lambda: self._reached}

    def rows(self, states: Any, codes: Sequence[int]) -> list[Parts]:
        return all_parts(states, codes, self._reached)

    def parse(self, s: ArkantarState, text: str) -> int:
        wanted = written(text)
        parts = parse_shape(wanted)
        if parts is not None and len(parts) != 4:
            code = _plain_code(parts)
            if code is not None and code in self.legal_codes(s):
                return code
        elif parts is not None:
            for code in self.legal_codes(s).tolist():
                if code >= MOVE and self.text(s, code) == wanted:
                    return int(code)
        raise IllegalAction(explain(s, wanted))

    def explain(self, s: ArkantarState, text: str) -> Message:
        return explain(s, written(text))

    def why(self, s: ArkantarState, parts: Parts) -> Message:
        return why(s, parts) or super().why(s, parts)

    def words(self, s: ArkantarState, parts: Parts) -> dict[str, Any]:
        return action_words(s, parts)

    def sentence(self, s: ArkantarState, code: int) -> Message:
        message = super().sentence(s, code)
        return Message(RANSOMED, **message.values) if "knight" in message.values else message

    def table(self, s: ArkantarState, seat: int | None) -> dict[str, Any]:
        return dict(table(s))

    def twins(self, s: ArkantarState) -> Twins:
        return first(s)

    def follow(self, twins: Twins, before: Any, after: Any) -> Twins:
        return follow(twins, before, after)

    def tell_apart(self, table: dict[str, Any], twins: Twins) -> dict[str, Any]:
        turned = flipped(twins)
        return {**table, "pieces": pieces(twins), "captured": captives(twins), "flipped": turned}

    def question(self, s: ArkantarState, seat: int | None) -> Message:
        """What is left of the turn, and which kinds of action are still possible in it."""
        left = rules.ACTIONS_PER_TURN - int(s.used)
        codes = self.legal_codes(s).tolist()
        spans = {"build": (BUILD, BREAK), "break": (BREAK, MOVE), "move": (MOVE, END)}
        kinds = [k for k, (a, b) in spans.items() if any(a <= code < b for code in codes)]
        can = "-".join(kinds) or "none"
        return Message("arkantar-question", side=Message(SEATS[s.seat]), can=can, left=left)

    def catalogue(self, locale: str = "en") -> dict[str, Any]:
        check_texts(locale)
        return dict(catalogue(locale))

    def tell(
        self, before: dict[str, Any], after: dict[str, Any], cause: Cause, seat: int | None
    ) -> Iterable[Told]:
        return tell(before, after)

    def draw(self, view: dict[str, Any], locale: str = "en") -> str:
        return draw(view, locale)

    def position(self, s: ArkantarState) -> Position:
        return position_text(s)

    def read_position(self, position: Position, s: ArkantarState, options: Any, seed: int) -> None:
        read_position(position, s)
        seeded(s, np.uint64(seed))
        s.players = 2
        s.winner = -1
        s.stuck_loses, s.repetition, s.inertia = options[0], options[1], options[2]
        if s.stuck_loses and not s.used and not rules.can_act(s):
            raise InvalidPosition(Message("arkantar-position-stuck"))

    def reason(self, s: ArkantarState) -> Message:
        values = {}
        if s.over in (rules.MONARCH_TAKEN, rules.STUCK):
            values = {"winner": Message(SEATS[s.winner]), "loser": Message(SEATS[1 - s.winner])}
        return Message(REASONS[int(s.over)], **values)

    def search(self, *, seed: int, threads: int, playing: bool, **plan: Any) -> Search:
        return TurnSearch(self, seed=seed, threads=threads, follow=playing, **plan)

    def puzzles(self, count: int, *, seed: int = 0, turns: int = 1) -> Iterator[Puzzle]:
        return puzzles(self, count, seed, turns)

    def check(self, s: ArkantarState) -> None:
        """One piece to a tile, none on a Wall, no Knight lost, a Monarch each until the end."""
        seen = int(s.walls)
        assert seen & ~FULL == 0
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


def _plain_code(parts: tuple[str, ...]) -> int | None:
    """The code of an action that is not a Move."""
    if parts == ("end",):
        return END
    if parts == ("pass",):
        return PASS
    tile = tile_number(parts[1])
    if tile is None:
        return None
    return (BUILD if parts[0] == "+" else BREAK) + tile
