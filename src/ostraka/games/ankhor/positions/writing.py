"""A whole table as a JSON document, for puzzles and tests.

    {"edition": "en",
     "domains": [{"tiles": ["blue jackal @0,0", …],
                  "tokens": "b b a", "stored": "g", "bonus": 0}, …],
     "markers": ["b w", "k g", "r r", "b w k", "g g r", "b w k"],
     "offer": ["red falcon", null, …],
     "piles": [["green two", …], […]],
     "removed": [],
     "turn": {"first": 0, "seat": 0, "phase": "main", …}}

There are as many players as domains. Tiles are listed in the order in which they were bought,
piles from the top. Only `domains` is needed: markers, offer and piles that are left out are dealt
from the seed, and the turn is the start player's. Fields of `turn`: first, seat, phase (main,
after or return), resume (the phase that continues when tokens have been returned within a turn),
spendable, bought, extra, round, finished (turns), idle (turns without a purchase), over. Where
groups that merge keep their bonus tokens, `merged` in a domain lists the colours and animals of
which one group has two.

`reading` reads it back and reports everything that is wrong with its form, `plausible` everything
that speaks against the table it describes; each mistake once, with its field.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ostraka.games.ankhor.face.notation import face_text, place_text
from ostraka.games.ankhor.face.table import PHASES
from ostraka.games.ankhor.face.twins import removed
from ostraka.games.ankhor.rules import tables as tb
from ostraka.games.ankhor.rules.groups import large_groups, tiles_of
from ostraka.games.ankhor.rules.state import GIVEN_UP, NO_TILE, NOTHING_LEFT, THIRTEEN
from ostraka.games.ankhor.state_types import AnkhorState

TRAITS = (*tb.TOKEN_NAMES[: tb.COLOURS], *tb.KIND_NAMES[: tb.ANIMALS])
ENOUGH = int(tb.DATA.bonus_group)

ENDINGS = {"thirteen": THIRTEEN, "nothing-left": NOTHING_LEFT, "given-up": GIVEN_UP}


def position(s: AnkhorState) -> dict[str, Any]:
    """The document of a state."""
    return {
        "edition": tb.EDITIONS[s.edition],
        "domains": [_domain(s, seat) for seat in range(int(s.players))],
        "markers": [_letters(m for m in row if m >= 0) for row in s.markers.tolist()],
        "offer": [None if face == NO_TILE else face_text(face) for face in s.offer.tolist()],
        "piles": [
            [face_text(face) for face in s.piles[pile, : s.pile[pile]].tolist()[::-1]]
            for pile in range(2)
        ],
        "removed": [face_text(face) for face in removed(s)],
        "turn": {
            "first": int(s.first),
            "seat": None if s.over else int(s.seat),
            "phase": PHASES[s.phase],
            **({"resume": PHASES[s.resume - 1]} if s.resume else {}),
            "spendable": int(s.spendable),
            "bought": bool(s.bought),
            "extra": bool(s.extra),
            "round": int(s.rounds),
            "finished": int(s.turns),
            "idle": int(s.idle),
            "over": next((word for word, code in ENDINGS.items() if code == s.over), None),
        },
    }


def _domain(s: AnkhorState, seat: int) -> dict[str, Any]:
    tiles = range(int(s.tiles[seat]))
    stored = int(s.stored[seat])
    return {
        "tiles": [
            f"{face_text(int(s.face[seat, t]))} @{place_text(int(s.at[seat, t]))}" for t in tiles
        ],
        "tokens": _letters(t for t in range(tb.TOKENS) for _ in range(int(s.stock[seat, t]))),
        "stored": _letters(colour for colour in range(tb.COLOURS) if stored >> colour & 1),
        "bonus": int(s.bonus[seat]),
        **({"merged": merged} if (merged := _merged(s, seat)) else {}),
    }


def _merged(s: AnkhorState, seat: int) -> list[str]:
    """The colours and animals of which one group has the bonus tokens of two."""
    return [
        name
        for trait, name in enumerate(TRAITS)
        if s.earned[seat, trait] > large_groups(s.near[seat], tiles_of(s, seat, trait), ENOUGH)
    ]


def _letters(tokens: Iterable[int]) -> str:
    return " ".join(tb.TOKEN_LETTERS[token] for token in tokens)
