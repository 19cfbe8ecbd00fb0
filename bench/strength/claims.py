"""What is claimed: which bot takes more than which share of the points from which other one.

The thinking times are small, so that everything is settled within an hour. Levels 1 to 6 play with
the iterations that they have at the table; 7 and 8 have far less time here than there.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["CLAIMS", "GAMES", "Claim"]

GAMES = ("arkantar", "ankhor", "ancient_knowledge")
LADDER = ("1", "2", "3", "4", "5", "6", "7@50ms", "8@150ms")
STEP = 0.65  # a level takes more than this from the one two below it
SEARCH = {"arkantar": 0.75, "ankhor": 0.75, "ancient_knowledge": 0.65}
GREEDY = 0.90
REAL = 0.75  # what eager play takes from random play
EAGER = {"arkantar": 0.90, "ankhor": 0.90, "ancient_knowledge": 0.75}
EAGER_TIME = {"arkantar": "8@300ms", "ankhor": "8@100ms", "ancient_knowledge": "8@100ms"}


@dataclass(frozen=True)
class Claim:
    """The first bot takes more than a share of the points against the second, two at the table."""

    group: str
    game: str
    first: str
    second: str
    above: float

    @property
    def name(self) -> str:
        """A name for files."""
        return f"{self.game}-{self.first}-{self.second}".replace("@", "-at-")


def _claims() -> list[Claim]:
    found = []
    for game in GAMES:
        found.append(Claim("ladder", game, "1", "random", 0.5))
        for low, high in zip(LADDER, LADDER[2:], strict=False):
            found.append(Claim("ladder", game, high, low, STEP))
    found += [Claim("search", game, "8@100ms", "uct@100ms", SEARCH[game]) for game in GAMES]
    found += [Claim("greedy", game, "8@50ms", "greedy", GREEDY) for game in GAMES]
    for game in GAMES:
        found.append(Claim("eager", game, "eager", "random", REAL))
        found.append(Claim("eager", game, EAGER_TIME[game], "eager", EAGER[game]))
    return found


CLAIMS = tuple(_claims())
