"""The readable face of Arkantar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ostraka.core.errors import IllegalAction, InvalidPosition
from ostraka.core.game import Game, Position
from ostraka.core.message import Message
from ostraka.core.options import Choice, Flag, Number
from ostraka.core.random import seeded
from ostraka.games.arkantar import kernel as rules
from ostraka.games.arkantar.board import FULL, KNIGHTS, MONARCH, tile_name, tile_number
from ostraka.games.arkantar.draw import draw
from ostraka.games.arkantar.evaluate import WEIGHTS
from ostraka.games.arkantar.explain import explain
from ostraka.games.arkantar.notation import (
    LETTERS,
    action_text,
    flipped_tiles,
    move_parts,
    parse_shape,
    piece_word,
    position_text,
    read_position,
)

__all__ = ["Arkantar"]

SEATS = ("arkantar-black", "arkantar-white")
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
    observation_size = rules.OBSERVATION_SIZE
    hidden = False
    chance = False
    credits = "Aurélien Benhamou, Arborel (2018)"
    data = WEIGHTS  # the rules need no tables, only the evaluation does

    @property
    def rulings(self) -> Sequence[Message]:
        return [Message(f"arkantar-ruling-{number}") for number in range(1, 9)]

    def seat_name(self, s: Any, seat: int) -> Message:
        return Message(SEATS[seat])

    def text(self, s: Any, code: int) -> str:
        return action_text(s, code)

    def parse(self, s: Any, text: str) -> int:
        wanted = text.strip()
        parts = parse_shape(wanted)
        if parts is not None and len(parts) != 4:
            code = _plain_code(parts)
            if code is not None and code in self.legal_codes(s):
                return code
        elif parts is not None:
            for code in self.legal_codes(s).tolist():
                if code >= rules.MOVE and action_text(s, code) == wanted:
                    return int(code)
        raise IllegalAction(explain(s, wanted))

    def explain(self, s: Any, text: str) -> Message:
        return explain(s, text)

    def sentence(self, s: Any, code: int) -> Message:
        side = Message(SEATS[s.seat])
        if code == rules.END:
            return Message("arkantar-say-end", side=side)
        if code == rules.PASS:
            return Message("arkantar-say-pass", side=side)
        if code < rules.BREAK:
            return Message("arkantar-say-build", side=side, tile=tile_name(code - rules.BUILD))
        if code < rules.MOVE:
            return Message("arkantar-say-break", side=side, tile=tile_name(code - rules.BREAK))
        tile, target, ending = move_parts(s, code)
        values: dict[str, Any] = {
            "side": side,
            "piece": piece_word(int(rules.kind_on(s, s.seat, tile))),
            "from": tile_name(tile),
            "to": tile_name(target),
        }
        if ending == rules.STOP:
            return Message("arkantar-say-move", **values)
        values["victim"] = piece_word(int(rules.kind_on(s, 1 - s.seat, target)))
        if ending == rules.TAKE:
            return Message("arkantar-say-capture", **values)
        values["knight"] = piece_word(ending - rules.TAKE)
        values["back"] = tile_name(int(s.monarch_from))
        return Message("arkantar-say-ransom", **values)

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """Everything is public: the board, the captured Knights and the turn."""
        board = position_text(s).split(" ")[0].split("/")
        return {
            "game": self.name,
            "players": 2,
            "seat": seat,
            "to_act": None if s.over else int(s.seat),
            "over": int(s.over),
            "winner": None if s.winner < 0 else int(s.winner),
            "rows": board,
            "captured": [
                "".join(LETTERS[side][kind] * int(s.captured[side, kind - 1]) for kind in KNIGHTS)
                for side in range(2)
            ],
            "used": int(s.used),
            "actions_per_turn": rules.ACTIONS_PER_TURN,
            "moved": bool(s.moved),
            "flipped": flipped_tiles(s),
            "monarch_from": None if s.over else tile_name(int(s.monarch_from)),
            "quiet": int(s.quiet),
            "inertia": int(s.inertia),
        }

    def draw(self, view: dict[str, Any], locale: str = "en") -> str:
        return draw(view, locale)

    def position(self, s: Any) -> Position:
        return position_text(s)

    def read_position(self, position: Position, s: Any, options: Any, seed: int) -> None:
        read_position(position, s)
        seeded(s, np.uint64(seed))
        s.players = 2
        s.winner = -1
        s.stuck_loses, s.repetition, s.inertia = options[0], options[1], options[2]
        if s.stuck_loses and not s.used and not rules.can_act(s):
            raise InvalidPosition(Message("arkantar-position-stuck"))

    def reason(self, s: Any) -> Message:
        values = {}
        if s.over in (rules.MONARCH_TAKEN, rules.STUCK):
            values = {"winner": Message(SEATS[s.winner]), "loser": Message(SEATS[1 - s.winner])}
        return Message(REASONS[int(s.over)], **values)

    def check(self, s: Any) -> None:
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
        return rules.END
    if parts == ("pass",):
        return rules.PASS
    tile = tile_number(parts[1])
    if tile is None:
        return None
    return (rules.BUILD if parts[0] == "+" else rules.BREAK) + tile
