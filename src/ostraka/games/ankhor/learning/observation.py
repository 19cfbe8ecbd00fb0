"""What a seat knows, as numbers for learning. All seats know the same: only their order differs.

Domains are listed in the order of play, the observer's own first; seats that nobody has are zero.
Tiles are listed in the order in which they were bought, and the observer's own places in the order
in which actions number them (`codes`). What is one of several is told by a 1 among zeros.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel.compile import kernel
from ostraka.core.learn.observation import Field, Layout
from ostraka.games.ankhor.rules import tables as tb
from ostraka.games.ankhor.rules.codes import GROUND, ROWS, UPPER, whole
from ostraka.games.ankhor.rules.geometry import level_of, x_of, y_of
from ostraka.games.ankhor.rules.scoring import points
from ostraka.games.ankhor.rules.state import PILE, SEATS, TURN_RETURN
from ostraka.games.ankhor.rules.tokens import ankhs_over, resources_over
from ostraka.games.ankhor.state_types import AnkhorData, AnkhorState

REACH = 2 * int(tb.DATA.reach)
EACH = int(max(tb.DATA.tokens_each))
TWINS = int(np.bincount(tb.DATA.bag).max())
MARKER, OFFER, TILE = 1 + tb.COLOURS, tb.COLOURS + tb.KINDS + 1, tb.COLOURS + tb.KINDS + 3
VERBS = 1 + int(ROWS[:, 0].max())

LAYOUT = Layout(
    # The game and the turn.
    Field("players", (len(tb.PLAYERS),), 0, 1, "how many play: 2, 3 or 4"),
    Field("edition", (len(tb.DATA.floors),), 0, 1, "whose rules: en, es or fr"),
    Field("over", (), 0, 3, "0 while playing; 13 tiles, nothing left, or given up"),
    Field("acting", (SEATS,), 0, 1, "the seat to act, from the observer in order of play"),
    Field("first", (SEATS,), 0, 1, "the seat with which rounds begin, from the observer"),
    Field("phase", (3,), 0, 1, "before the main action, after it, or returning tokens"),
    Field("spendable", (), 0, EACH, "ankhs that may still be spent this turn"),
    Field("bought", (), 0, 1, "whether a tile was bought this turn"),
    Field("extra", (), 0, 1, "whether the same seat goes on with an extra turn"),
    Field("surplus", (2,), 0, tb.COLOURS * EACH, "resources and ankhs that must be returned now"),
    Field("round", (2,), 0, 127, "the number of the round: 128 times the first and the second"),
    Field("turns", (2,), 0, 127, "finished turns: 128 times the first and the second"),
    Field("idle", (), 0, 127, "finished turns since the last purchase"),
    Field("last_seat", (SEATS,), 0, 1, "who acted last, from the observer; zero at the start"),
    Field("last_verb", (VERBS,), 0, 1, "and how: take, buy, refresh, move, return, end"),
    Field("last_action", (3,), -1, 127, "thing, place and number of that action's row"),
    # The table.
    Field("supply", (tb.TOKENS,), 0, EACH, "tokens in the supply: b w k g r and ankhs"),
    Field("bonus_supply", (), 0, int(tb.DATA.bonus_supply), "bonus tokens that nobody has"),
    Field(
        "markers", (tb.COLUMNS, tb.WIDEST, MARKER), 0, 1, "no marker, or its colour, in each column"
    ),
    Field(
        "offer", (tb.COLUMNS, OFFER), 0, 1, "colour and kind of the tile in each column, or a gap"
    ),
    Field("pile", (2,), 0, PILE, "tiles in each pile"),
    Field("back", (2, tb.COLOURS), 0, 1, "colour on the back of each pile's top tile"),
    Field("unseen", (tb.COLOURS, tb.KINDS), 0, TWINS, "tiles that the piles hold between them"),
    # The seats.
    Field("stock", (SEATS, tb.TOKENS), 0, EACH, "tokens in each seat's stock"),
    Field("stored", (SEATS, tb.COLOURS), 0, 1, "colours with a token on their warehouse"),
    Field("bonus", (SEATS,), 0, int(tb.DATA.bonus_supply), "bonus tokens"),
    Field("score", (SEATS,), 0, 127, "points as they stand"),
    Field("tiles", (SEATS,), 0, tb.MAX_TILES, "tiles in each domain"),
    Field("place", (SEATS, tb.MAX_TILES, 2), -REACH, REACH, "half steps to the right and upwards"),
    Field("tile", (SEATS, tb.MAX_TILES, TILE), 0, 1, "colour, kind, first floor, second, covered"),
    # Where the observer's own tiles could go.
    Field("ground", (), 0, GROUND, "how many ground spots there are"),
    Field("ground_spots", (GROUND, 2), -REACH, REACH, "half steps to the right and upwards"),
    Field("upper", (), 0, UPPER, "how many upper spots there are"),
    Field("upper_spots", (UPPER, 2), -REACH, REACH, "half steps to the right and upwards"),
    Field("upper_floor", (UPPER,), 0, 2, "the floor of each"),
)

(AT_PLAYERS, AT_EDITION, AT_OVER, AT_ACTING, AT_FIRST, AT_PHASE) = map(
    LAYOUT.at, ("players", "edition", "over", "acting", "first", "phase")
)
(AT_SPENDABLE, AT_BOUGHT, AT_EXTRA, AT_SURPLUS, AT_ROUND, AT_TURNS, AT_IDLE) = map(
    LAYOUT.at, ("spendable", "bought", "extra", "surplus", "round", "turns", "idle")
)
(AT_LAST_SEAT, AT_LAST_VERB, AT_LAST_ACTION, AT_SUPPLY, AT_BONUS_SUPPLY) = map(
    LAYOUT.at, ("last_seat", "last_verb", "last_action", "supply", "bonus_supply")
)
(AT_MARKERS, AT_OFFER, AT_PILE, AT_BACK, AT_UNSEEN) = map(
    LAYOUT.at, ("markers", "offer", "pile", "back", "unseen")
)
(AT_STOCK, AT_STORED, AT_BONUS, AT_SCORE, AT_TILES) = map(
    LAYOUT.at, ("stock", "stored", "bonus", "score", "tiles")
)
(AT_PLACE, AT_TILE, AT_GROUND, AT_GROUND_SPOTS, AT_UPPER, AT_UPPER_SPOTS, AT_UPPER_FLOOR) = map(
    LAYOUT.at,
    ("place", "tile", "ground", "ground_spots", "upper", "upper_spots", "upper_floor"),
)

# What is told of a tile, and where in its row. Compiled code asks of each index whether it counts
# from the end, unless it cannot be negative: therefore unsigned numbers here, and masks below.
FACE_COLOUR = np.repeat(np.arange(tb.COLOURS), tb.KINDS).astype(np.uint32)
FACE_KIND = (tb.COLOURS + np.tile(np.arange(tb.KINDS), tb.COLOURS)).astype(np.uint32)
COLOUR_OR_GAP = np.append(
    FACE_COLOUR, np.uint32(tb.COLOURS + tb.KINDS)
)  # the last is for NO_TILE, -1
KIND_OR_GAP = np.append(FACE_KIND, np.uint32(tb.COLOURS + tb.KINDS))
FIRST_FLOOR, SECOND_FLOOR, COVERED = range(tb.COLOURS + tb.KINDS, TILE)


@kernel
def observe(s: AnkhorState, data: AnkhorData, seat: int, out: Any) -> None:
    """Write what a seat knows."""
    out[:] = 0
    _observe_turn(s, data, seat, out)
    _observe_table(s, out)
    players = whole(s.players)
    for nth in range(players):
        other = seat + nth
        _observe_seat(s, data, other - players if other >= players else other, nth, out)
    _observe_spots(s, seat, out)


@kernel
def _from(s: AnkhorState, seat: int, other: int) -> int:
    """How many seats after the observer another one has its turn."""
    return other - seat if other >= seat else other - seat + whole(s.players)


@kernel
def _observe_turn(s: AnkhorState, data: AnkhorData, seat: int, out: Any) -> None:
    """The options of the game, and where it stands."""
    out[AT_PLAYERS + int(s.players) - tb.PLAYERS[0]] = 1
    out[AT_EDITION + int(s.edition)] = 1
    out[AT_OVER] = s.over
    if not s.over:
        out[AT_ACTING + _from(s, seat, whole(s.seat))] = 1
        if s.phase == TURN_RETURN:
            out[AT_SURPLUS] = resources_over(s, data, whole(s.seat))
            out[AT_SURPLUS + 1] = ankhs_over(s, data, whole(s.seat))
    out[AT_FIRST + _from(s, seat, whole(s.first))] = 1
    out[AT_PHASE + int(s.phase)] = 1
    out[AT_SPENDABLE] = s.spendable
    out[AT_BOUGHT] = s.bought
    out[AT_EXTRA] = s.extra
    out[AT_ROUND] = int(s.rounds) >> 7
    out[AT_ROUND + 1] = int(s.rounds) & 127
    out[AT_TURNS] = int(s.turns) >> 7
    out[AT_TURNS + 1] = int(s.turns) & 127
    out[AT_IDLE] = min(127, int(s.idle))
    if s.last == 0:
        for part in range(3):
            out[AT_LAST_ACTION + part] = -1
    else:
        row = ROWS[int(s.last) - 1]
        out[AT_LAST_SEAT + _from(s, seat, whole(s.actor))] = 1
        out[AT_LAST_VERB + int(row[0])] = 1
        for part in range(3):
            out[AT_LAST_ACTION + part] = row[1 + part]


@kernel
def _observe_table(s: AnkhorState, out: Any) -> None:
    """Supplies, prices, offer and piles."""
    for token in range(tb.TOKENS):
        out[AT_SUPPLY + token] = s.supply[token]
    out[AT_BONUS_SUPPLY] = s.bonus_supply
    for column in range(tb.COLUMNS):
        for row in range(tb.WIDEST):
            marker = 1 + int(s.markers[column, row])  # 0 for none
            out[AT_MARKERS + (column * tb.WIDEST + row) * MARKER + (marker & 7)] = 1
    for face in range(tb.FACES):
        out[AT_UNSEEN + face] = s.unseen[face]
    for column in range(tb.COLUMNS):
        face = int(s.offer[column])
        out[AT_OFFER + column * OFFER + COLOUR_OR_GAP[face]] = 1
        out[AT_OFFER + column * OFFER + KIND_OR_GAP[face]] = 1
    for pile in range(2):
        size = int(s.pile[pile])
        out[AT_PILE + pile] = size
        if size > 0:
            out[AT_BACK + pile * tb.COLOURS + int(s.piles[pile, size - 1]) // tb.KINDS] = 1


@kernel
def _observe_seat(s: AnkhorState, data: AnkhorData, seat: int, nth: int, out: Any) -> None:
    """The tokens and tiles of a seat, which is the nth from the observer."""
    if seat < 0 or nth < 0:  # never; but so the compiler knows that nothing is counted from the end
        return
    for token in range(tb.TOKENS):
        out[AT_STOCK + nth * tb.TOKENS + token] = s.stock[seat, token]
    stored, covered = int(s.stored[seat]), int(s.covered[seat])
    for colour in range(tb.COLOURS):
        out[AT_STORED + nth * tb.COLOURS + colour] = stored >> colour & 1
    out[AT_BONUS + nth] = s.bonus[seat]
    out[AT_SCORE + nth] = points(s, data, seat)
    out[AT_TILES + nth] = s.tiles[seat]
    here, look = AT_PLACE + nth * tb.MAX_TILES * 2, AT_TILE + nth * tb.MAX_TILES * TILE
    for tile in range(int(s.tiles[seat])):
        at, face = int(s.at[seat, tile]), int(s.face[seat, tile]) & 63
        out[here] = x_of(at)
        out[here + 1] = y_of(at)
        out[look + FACE_COLOUR[face]] = 1
        out[look + FACE_KIND[face]] = 1
        out[look + FIRST_FLOOR] = level_of(at) & 1
        out[look + SECOND_FLOOR] = level_of(at) >> 1
        out[look + COVERED] = covered >> tile & 1
        here += 2
        look += TILE


@kernel
def _observe_spots(s: AnkhorState, seat: int, out: Any) -> None:
    """Where a further tile of the observer could lie, in the order that actions follow."""
    ground, places = int(s.ground_places[seat]), int(s.all_places[seat])
    out[AT_GROUND] = ground
    out[AT_UPPER] = places - ground
    for spot in range(ground):
        at = int(s.places[seat, spot])
        out[AT_GROUND_SPOTS + 2 * spot] = x_of(at)
        out[AT_GROUND_SPOTS + 2 * spot + 1] = y_of(at)
    for spot in range(places - ground):
        at = int(s.places[seat, ground + spot])
        out[AT_UPPER_SPOTS + 2 * spot] = x_of(at)
        out[AT_UPPER_SPOTS + 2 * spot + 1] = y_of(at)
        out[AT_UPPER_FLOOR + spot] = level_of(at)
