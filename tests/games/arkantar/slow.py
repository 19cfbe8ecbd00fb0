"""Arkantar a second time, slowly: written from the rules alone to check the kernel against.

Nothing of the package is imported here and nothing is shared with it. Tiles are names such as "c4",
Walls are a set, pieces a dictionary, and the whole history of the game is kept in a dictionary for
the rule of repetition. Speed does not matter; being obviously right does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

COLUMNS = "abcdefg"
ROWS = "1234567"
TILES = [column + row for row in ROWS for column in COLUMNS]
START = "SMLKLMS/#######/......./......./......./#######/smlklms b -"

# Who takes whom, as the table of the rules has it.
TAKES = {"L": "LMK", "M": "MSK", "S": "SLK", "K": "LMSK"}

NEIGHBOUR = {
    (tile, (right, up)): (
        COLUMNS[COLUMNS.index(tile[0]) + right] + ROWS[ROWS.index(tile[1]) + up]
        if 0 <= COLUMNS.index(tile[0]) + right < 7 and 0 <= ROWS.index(tile[1]) + up < 7
        else None
    )
    for tile in TILES
    for right, up in ((0, 1), (0, -1), (1, 0), (-1, 0))
}
DIRECTIONS = ((0, 1), (0, -1), (1, 0), (-1, 0))


def side_of(piece: str) -> str:
    """White's pieces are capital letters, Black's small ones."""
    return "w" if piece.isupper() else "b"


def other(side: str) -> str:
    """The opponent."""
    return "b" if side == "w" else "w"


@dataclass
class Slow:
    """A game of Arkantar in progress, or over."""

    walls: set[str] = field(default_factory=set)
    pieces: dict[str, str] = field(default_factory=dict)
    side: str = "b"
    captured: list[str] = field(default_factory=list)
    used: int = 0
    flipped: set[str] = field(default_factory=set)
    moved: bool = False
    home: str = ""
    quiet: int = 0
    seen: dict[object, int] = field(default_factory=dict)
    over: str = ""  # "", or "monarch", "stuck", "repetition", "inertia"
    winner: str = ""  # "b", "w", or "" for a draw
    stuck_loses: bool = False
    repetition: bool = True
    inertia: int = 60

    # Where the pieces are

    def mine(self) -> list[str]:
        """The tiles of the acting side's pieces."""
        return [tile for tile, piece in self.pieces.items() if side_of(piece) == self.side]

    def monarch(self, side: str) -> str:
        """The tile of that side's Monarch."""
        letter = "K" if side == "w" else "k"
        return next(tile for tile, piece in self.pieces.items() if piece == letter)

    def key(self) -> object:
        """What makes two positions the same: Walls, pieces, captured Knights, who begins."""
        return (
            frozenset(self.walls),
            frozenset(self.pieces.items()),
            "".join(sorted(self.captured)),
            self.side,
        )

    # What may be done

    def builds(self) -> list[str]:
        """Any Path without a piece, unless it was flipped this turn."""
        return [
            "+" + tile
            for tile in TILES
            if tile not in self.walls and tile not in self.pieces and tile not in self.flipped
        ]

    def breaks(self) -> list[str]:
        """Walls next to a piece, or behind Walls broken this turn in a straight line from it."""
        found = set()
        for start in self.mine():
            for direction in DIRECTIONS:
                tile = NEIGHBOUR[start, direction]
                while tile is not None and tile in self.flipped and tile not in self.walls:
                    tile = NEIGHBOUR[tile, direction]
                if tile is not None and tile in self.walls and tile not in self.flipped:
                    found.add("-" + tile)
        return sorted(found)

    def moves(self) -> list[str]:
        """Slides to the end, captures of what stopped them, and the ransoms these allow."""
        found = []
        for start in self.mine():
            piece = self.pieces[start]
            for direction in DIRECTIONS:
                last = start
                ahead = NEIGHBOUR[last, direction]
                while ahead is not None and ahead not in self.walls and ahead not in self.pieces:
                    last = ahead
                    ahead = NEIGHBOUR[last, direction]
                if last != start:
                    found.append(start + "-" + last)
                if ahead is None or ahead not in self.pieces:
                    continue
                target = self.pieces[ahead]
                if side_of(target) == self.side or target.upper() not in TAKES[piece.upper()]:
                    continue
                capture = start + "x" + ahead
                found.append(capture)
                if piece.upper() == "K" and target.upper() != "K":
                    found += [capture + "=" + kind for kind in self.ransoms(start, ahead)]
        return found

    def ransoms(self, start: str, target: str) -> list[str]:
        """The kinds of own Knight that may come back once the Monarch stands on `target`."""
        after = (set(self.pieces) - {start}) | {target}
        if self.home in after:
            return []
        return sorted({p.upper() for p in self.captured if side_of(p) == self.side})

    def legal(self) -> list[str]:
        """Every legal action, as text."""
        if self.over:
            return []
        found = self.moves()
        if not self.moved:
            found += self.builds() + self.breaks()
        if self.used > 0:
            found.append("end")
        elif not found and not self.stuck_loses:
            found.append("pass")
        return found

    # Doing it

    def apply(self, action: str) -> None:
        """Perform a legal action."""
        if action in ("end", "pass"):
            self.end_turn(capture=False)
            return
        if action[0] == "+":
            self.walls.add(action[1:])
            self.flipped.add(action[1:])
        elif action[0] == "-":
            self.walls.remove(action[1:])
            self.flipped.add(action[1:])
        else:
            start, target = action[0:2], action[3:5]
            taken = self.pieces.get(target)
            self.pieces[target] = self.pieces.pop(start)
            self.moved = True
            if taken in ("K", "k"):
                self.over, self.winner = "monarch", self.side
                return
            if taken is not None:
                self.captured.append(taken)
                if "=" in action:
                    back = action[6] if self.side == "w" else action[6].lower()
                    self.captured.remove(back)
                    self.pieces[self.home] = back
                self.end_turn(capture=True)
                return
        self.used += 1
        if self.used == 3:
            self.end_turn(capture=False)

    def end_turn(self, *, capture: bool) -> None:
        """Hand over to the other side; look for a draw, then for a side that is stuck and loses."""
        self.quiet = 0 if capture else self.quiet + 1
        self.side = other(self.side)
        self.begin_turn()
        self.seen[self.key()] = self.seen.get(self.key(), 0) + 1
        if self.repetition and self.seen[self.key()] >= 3:
            self.over = "repetition"
        elif self.inertia and self.quiet >= self.inertia:
            self.over = "inertia"
        elif self.stuck_loses and not self.legal():
            self.over, self.winner = "stuck", other(self.side)

    def begin_turn(self) -> None:
        """A fresh turn for the acting side."""
        self.used = 0
        self.flipped = set()
        self.moved = False
        self.home = self.monarch(self.side)

    # Position texts

    def text(self) -> str:
        """The position as text; the middle of a turn has four more fields."""
        rows = [
            "".join(
                "#" if column + row in self.walls else self.pieces.get(column + row, ".")
                for column in COLUMNS
            )
            for row in reversed(ROWS)
        ]
        fields = ["/".join(rows), self.side, "".join(sorted(self.captured)) or "-"]
        if self.used:
            fields += [
                str(self.used),
                ",".join(sorted(self.flipped)) or "-",
                "m" if self.moved else "-",
                self.home,
            ]
        return " ".join(fields)


def read(text: str = START, **options: Any) -> Slow:
    """A game from a (correct) position text."""
    fields = text.split(" ")
    game = Slow(**options)
    for row, line in zip(reversed(ROWS), fields[0].split("/"), strict=True):
        for column, letter in zip(COLUMNS, line, strict=True):
            if letter == "#":
                game.walls.add(column + row)
            elif letter != ".":
                game.pieces[column + row] = letter
    game.side = fields[1]
    game.captured = [] if fields[2] == "-" else list(fields[2])
    game.begin_turn()
    if len(fields) > 3:
        game.used = int(fields[3])
        game.flipped = set() if fields[4] == "-" else set(fields[4].split(","))
        game.moved = fields[5] == "m"
        game.home = fields[6]
    else:
        game.seen[game.key()] = 1
    return game


def copy(game: Slow) -> Slow:
    """A game of its own that continues from here."""
    return Slow(
        walls=set(game.walls),
        pieces=dict(game.pieces),
        side=game.side,
        captured=list(game.captured),
        used=game.used,
        flipped=set(game.flipped),
        moved=game.moved,
        home=game.home,
        quiet=game.quiet,
        seen=dict(game.seen),
        over=game.over,
        winner=game.winner,
        stuck_loses=game.stuck_loses,
        repetition=game.repetition,
        inertia=game.inertia,
    )


def perft(game: Slow, depth: int) -> int:
    """How many sequences of `depth` actions there are."""
    if depth == 0:
        return 1
    actions = game.legal()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        child = copy(game)
        child.apply(action)
        total += perft(child, depth - 1)
    return total
