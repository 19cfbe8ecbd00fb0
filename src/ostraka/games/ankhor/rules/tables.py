"""Ankh'or's data table, `data.toml`, as names for people and as one record for the kernel.

A tile's face is one small number, `colour * KINDS + kind`; tokens are numbered by resource in the
order of the table, the ankh last. What varies in number (mixes, limits, points) reaches the kernel
in the record DATA; what only names things stays here in tuples.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import numpy as np

_table: dict[str, Any] = tomllib.loads(
    files("ostraka.games.ankhor").joinpath("data.toml").read_text(encoding="utf-8")
)

_weights: dict[str, dict[str, float]] = tomllib.loads(
    files("ostraka.games.ankhor").joinpath("weights.toml").read_text(encoding="utf-8")
)["weights"]

FEATURES = tuple(_weights["early"])
"""What `evaluate` looks at."""
assert tuple(_weights["late"]) == FEATURES

PLAYERS = (2, 3, 4)
EDITIONS = ("en", "es", "fr")

TOKEN_NAMES = (*(r["name"] for r in _table["resource"]), _table["ankh"]["name"])
GOODS = (*(r["good"] for r in _table["resource"]), _table["ankh"]["name"])
TOKEN_LETTERS = (*(r["letter"] for r in _table["resource"]), _table["ankh"]["letter"])
KIND_NAMES = tuple(k["name"] for k in _table["kind"])
KIND_SHORTS = tuple(k["short"] for k in _table["kind"])

COLOURS = len(_table["resource"])
TOKENS = COLOURS + 1
ANKH = COLOURS
KINDS = len(KIND_NAMES)
FACES = COLOURS * KINDS

JACKAL = KIND_NAMES.index("jackal")
SCARAB = KIND_NAMES.index("scarab")
FALCON = KIND_NAMES.index("falcon")
TWO = KIND_NAMES.index("two")
WAREHOUSE = KIND_NAMES.index("warehouse")
SCRIBE = KIND_NAMES.index("scribe")
DESERT = KIND_NAMES.index("desert")
ANIMALS = 3  # the first three kinds
assert {JACKAL, SCARAB, FALCON} == set(range(ANIMALS)), "the animals come first in the table"

_bag = [
    colour * KINDS + kind
    for colour in range(COLOURS)
    for kind in range(KINDS)
    for _ in range(_table["kind"][kind]["each"])
]
_scribes = COLOURS * _table["kind"][SCRIBE]["each"]

TILES = len(_bag)
MAX_TILES = _table["end"]["tiles"] + _scribes
"""The largest domain: all scribes in a row after the last tile but one, then one more tile."""

COLUMNS = len(_table["markers"]["columns"])
WIDEST = max(_table["markers"]["columns"])

assert WIDEST == 3, "the rule on three alike speaks of columns of three"
assert sum(_table["markers"]["columns"]) == COLOURS * _table["markers"]["each"]
assert sum(_table["tiles"]["piles"]) == TILES
assert _table["tiles"]["piles"][0] == max(_table["tiles"]["piles"])
assert _table["tiles"]["reach"] <= 63, "a place counts half steps in eight bits"

_DTYPE = np.dtype(
    [
        ("bag", "i1", (TILES,)),  # the faces of all tiles
        ("piles", "i1", (2,)),  # sizes of the two piles at the start
        ("columns", "i1", (COLUMNS,)),  # markers above each column
        ("markers_each", "i1"),
        ("tokens_each", "i1", (max(PLAYERS) + 1,)),  # tokens of each type, by number of players
        ("stock_limit", "i1"),
        ("ankh_limit", "i1"),
        ("floors", "i1", (len(EDITIONS),)),  # floors above the ground, by edition
        ("reach", "i1"),
        ("bonus_supply", "i1"),
        ("bonus_group", "i1"),
        ("end_tiles", "i1"),
        ("end_idle", "i1"),
        ("two_points", "i1"),
        ("bonus_points", "i1"),
        ("animal_points", "i1"),
        ("colour_points", "i1"),
        ("tokens_per_point", "i1"),
        ("weights", "f8", (2, len(FEATURES))),  # of the evaluation, early and late
    ],
    align=True,
)


def _record() -> Any:
    data: Any = np.zeros(1, _DTYPE).view(np.recarray)[0]
    data.bag[:] = _bag
    data.piles[:] = _table["tiles"]["piles"]
    data.columns[:] = _table["markers"]["columns"]
    data.markers_each = _table["markers"]["each"]
    for players in PLAYERS:
        data.tokens_each[players] = _table["tokens"]["supply"][str(players)]
    data.stock_limit = _table["tokens"]["stock"]
    data.ankh_limit = _table["tokens"]["ankhs"]
    data.floors[:] = [_table["tiles"]["floors"][edition] for edition in EDITIONS]
    data.reach = _table["tiles"]["reach"]
    data.bonus_supply = _table["bonus"]["supply"]
    data.bonus_group = _table["bonus"]["group"]
    data.end_tiles = _table["end"]["tiles"]
    data.end_idle = _table["end"]["idle"]
    data.two_points = _table["points"]["two"]
    data.bonus_points = _table["points"]["bonus"]
    data.animal_points = _table["points"]["animal"]
    data.colour_points = _table["points"]["colour"]
    data.tokens_per_point = _table["points"]["tokens"]
    data.weights[:] = [[_weights[age][name] for name in FEATURES] for age in ("early", "late")]
    return data


DATA: Any = _record()
"""The table as the kernel reads it."""
