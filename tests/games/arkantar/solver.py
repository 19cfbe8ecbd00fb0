"""Small boards of Arkantar solved exactly, from the rules alone: nothing of the package is used.

A board is a string of its tiles, a1 first: `.` Path, `#` Wall, capitals for the side to act and
small letters for the other. A position is a board and the captured Knights; it is always turned
into the view of who is to act. Only whole turns count, and each leads to positions, not to states
in the middle of a turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

TAKES = {"L": "LMK", "M": "MSK", "S": "SLK", "K": "LMSK"}
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
ACTIONS = 3

Position = tuple[str, str]


class Solver:
    """All positions of a square board of some side."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.beyond = [[self._next(tile, step) for step in STEPS] for tile in range(side * side)]
        self.turns = cache(self._turns)
        self._wins: dict[Position, tuple[int, int]] = {}

    def _next(self, tile: int, step: tuple[int, int]) -> int | None:
        column, row = tile % self.side + step[0], tile // self.side + step[1]
        inside = 0 <= column < self.side and 0 <= row < self.side
        return row * self.side + column if inside else None

    def wins(self, position: Position, turns: int) -> bool:
        """Whether the side to act can force the win in so many turns of its own."""
        surely, surely_not = self._wins.get(position, (1 << 30, 0))
        if turns >= surely or turns <= surely_not:
            return turns >= surely
        after = self.turns(position)
        won = after is None or (turns > 1 and any(self.loses(one, turns - 1) for one in after))
        self._wins[position] = (turns, surely_not) if won else (surely, turns)
        return won

    def loses(self, position: Position, turns: int) -> bool:
        """Whether the side to act loses, the other side needing so many turns."""
        after = self.turns(position)
        return after is not None and all(self.wins(one, turns) for one in after)

    def _turns(self, position: Position) -> frozenset[Position] | None:
        """Every position that a turn leads to, as the other side sees it; None if one wins."""
        board, captured = position
        home = board.index("K")
        found = set[Position]()
        todo = [(board, frozenset[int](), False, 0)]
        known = set(todo)
        while todo:
            board, flipped, moved, used = todo.pop()
            if used:
                found.add((board, captured))
            if used == ACTIONS:
                continue
            after = [] if moved else list(self._flips(board, flipped))
            for here, there, met in self._slides(board):
                left = board[:here] + "." + board[here + 1 :]
                if there != here:
                    after.append((_put(left, there, board[here]), flipped, True))
                if met is None or board[met].upper() not in TAKES[board[here]]:
                    continue
                if board[met] == "k":
                    return None
                taken = _put(left, met, board[here])
                found.add((taken, _sorted(captured + board[met])))
                if board[here] == "K" and taken[home] in ".#":
                    found |= self._ransoms(taken, captured, board[met], home)
            for state in after:
                entry = (*state, used + 1)
                if entry not in known:
                    known.add(entry)
                    todo.append(entry)
        found = found or {position}  # who cannot act passes
        return frozenset((board.swapcase(), _sorted(c.swapcase())) for board, c in found)

    def _ransoms(self, board: str, captured: str, victim: str, home: int) -> set[Position]:
        return {
            (_put(board, home, one), _sorted(captured.replace(one, "", 1) + victim))
            for one in captured
            if one.isupper()
        }

    def _flips(
        self, board: str, flipped: frozenset[int]
    ) -> Iterator[tuple[str, frozenset[int], bool]]:
        reach = set(self._reach(board, flipped))
        for tile, what in enumerate(board):
            if tile not in flipped and (what == "." or (what == "#" and tile in reach)):
                turned = "#" if what == "." else "."
                yield _put(board, tile, turned), flipped | {tile}, False

    def _reach(self, board: str, flipped: frozenset[int]) -> Iterator[int]:
        """Walls beside a piece, or behind Walls in a line from it that were broken this turn."""
        for tile, what in enumerate(board):
            for direction in range(4) if what.isupper() else ():
                ahead = self.beyond[tile][direction]
                while ahead is not None and board[ahead] == "." and ahead in flipped:
                    ahead = self.beyond[ahead][direction]
                if ahead is not None and board[ahead] == "#":
                    yield ahead

    def _slides(self, board: str) -> Iterator[tuple[int, int, int | None]]:
        """Where a piece begins, where it stops, and the enemy that it meets there."""
        for tile, what in enumerate(board):
            for direction in range(4) if what.isupper() else ():
                last, ahead = tile, self.beyond[tile][direction]
                while ahead is not None and board[ahead] == ".":
                    last, ahead = ahead, self.beyond[ahead][direction]
                yield tile, last, ahead if ahead is not None and board[ahead].islower() else None


def _put(board: str, tile: int, what: str) -> str:
    return board[:tile] + what + board[tile + 1 :]


def _sorted(captured: str) -> str:
    return "".join(sorted(captured))
