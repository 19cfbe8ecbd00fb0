"""Whether a table can have come about in a game: everything that speaks against it.

Used for positions that people write. It does not prove that a position can be reached, but it finds
whatever breaks a rule: too many tiles or tokens, tiles in the air, limits, a turn out of step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ostraka.core.message import Message
from ostraka.games.ankhor.geometry import LEVEL, ORIGIN, level_of, next_to, rests_on
from ostraka.games.ankhor.groups import bonus_groups
from ostraka.games.ankhor.legal import ankh_action_possible
from ostraka.games.ankhor.notation import place_text
from ostraka.games.ankhor.offer import offered
from ostraka.games.ankhor.setup import three_alike
from ostraka.games.ankhor.state import (
    FR,
    GIVEN_UP,
    NO_TILE,
    NOTHING_LEFT,
    THIRTEEN,
    TURN_AFTER,
    TURN_MAIN,
    TURN_RETURN,
)
from ostraka.games.ankhor.tables import (
    ANKH,
    COLOURS,
    COLUMNS,
    DATA,
    EDITIONS,
    KINDS,
    SCRIBE,
    TOKENS,
    WAREHOUSE,
)
from ostraka.games.ankhor.tokens import ankhs_over, resources_over, stores
from ostraka.games.ankhor.words import tile_name, token_name

__all__ = ["problems_of"]


def problems_of(s: Any) -> list[Message]:
    """Everything that is wrong with a table that has been laid out in a record."""
    return [
        *_tiles(s),
        *_markers(s),
        *_tokens(s),
        *(problem for seat in range(int(s.players)) for problem in _domain(s, seat)),
        *(_ending(s) if s.over else _turn(s)),
    ]


def _tiles(s: Any) -> Iterator[Message]:
    """No tile more often than there is, and none missing unless two players removed it."""
    used: Counter[int] = Counter(face for face in s.offer.tolist() if face != NO_TILE)
    for seat in range(int(s.players)):
        used.update(s.face[seat, : s.tiles[seat]].tolist())
    for pile in range(2):
        used.update(s.piles[pile, : s.pile[pile]].tolist())
    bag = Counter(DATA.bag.tolist())
    for face, count in sorted(used.items()):
        if count > bag[face]:
            most = bag[face]
            yield Message("ankhor-position-tile-mix", tile=tile_name(face), count=count, most=most)
    missing = sum((bag - used).values())
    if s.players > 2 and missing:
        yield Message("ankhor-position-missing", count=missing)


def _markers(s: Any) -> Iterator[Message]:
    markers = Counter(m for m in s.markers.ravel().tolist() if m >= 0)
    for colour in range(COLOURS):
        if markers[colour] != DATA.markers_each:
            yield Message(
                "ankhor-position-markers",
                token=token_name(colour),
                count=markers[colour],
                each=int(DATA.markers_each),
            )
    for column in range(COLUMNS):
        if three_alike(s, column):
            yield Message("ankhor-position-alike", column=column + 1)


def _tokens(s: Any) -> Iterator[Message]:
    each = int(DATA.tokens_each[s.players])
    for token in range(TOKENS):
        if s.supply[token] < 0:
            count = each - int(s.supply[token])
            yield Message("ankhor-position-tokens", token=token_name(token), count=count, most=each)
    if s.bonus_supply < 0:
        yield Message("ankhor-position-bonus-supply", most=int(DATA.bonus_supply))


def _domain(s: Any, seat: int) -> Iterator[Message]:
    """Tiles that lie as the rules let them lie, tokens that are stored where they can be."""
    at = s.at[seat, : s.tiles[seat]].tolist()
    faces = s.face[seat, : s.tiles[seat]].tolist()
    number = seat + 1
    for place, count in Counter(at).items():
        if count > 1:
            yield Message("ankhor-position-place", seat=number, place=place_text(place))
    for place in at:
        if level_of(place) > DATA.floors[s.edition]:
            edition = EDITIONS[s.edition]
            floors = int(DATA.floors[s.edition])
            yield Message("ankhor-why-floors", edition=edition, floors=floors)
        elif place >= LEVEL and sum(rests_on(place, other) for other in set(at)) < 4:
            yield Message("ankhor-position-air", seat=number, place=place_text(place))
    if len(at) == 1 and at[0] != ORIGIN:
        yield Message("ankhor-position-origin", seat=number)
    if len(at) > 1 and not any(next_to(a, b) for a in at for b in at):
        yield Message("ankhor-position-apart", seat=number)
    # Beyond the tile that ends the game there are only scribes, and what the last one brought.
    if any(face % KINDS != SCRIBE for face in faces[int(DATA.end_tiles) - 1 : -1]):
        yield Message("ankhor-position-beyond", seat=number, tiles=int(DATA.end_tiles))
    for colour in range(COLOURS):
        if int(s.stored[seat]) >> colour & 1 and not any(
            face // KINDS == colour and stores(s, seat, tile) for tile, face in enumerate(faces)
        ):
            yield Message("ankhor-position-stored", seat=number, token=token_name(colour))
    groups = int(bonus_groups(s, DATA, seat))
    if s.bonus[seat] > groups:
        yield Message("ankhor-position-bonus", seat=number, count=int(s.bonus[seat]), groups=groups)
    yield from _limits(s, seat, faces)


def _limits(s: Any, seat: int, faces: list[int]) -> Iterator[Message]:
    """Limits hold at the end of a turn; the acting seat may be over them by what it just took."""
    resources, ankhs = resources_over(s, DATA, seat), ankhs_over(s, DATA, seat)
    if seat == s.seat:
        taken = 3 if s.phase != TURN_MAIN and not s.bought else 0
        uncovered = sum(face % KINDS == WAREHOUSE for face in faces) if s.edition == FR else 0
        resources -= taken + uncovered
        ankhs -= taken
    if resources > 0 or ankhs > 0:
        yield Message("ankhor-position-limit", seat=seat + 1)


def _would_end(s: Any) -> int:
    """The reason for which a game would end now, were this the end of a round."""
    if max(s.tiles.tolist()) >= DATA.end_tiles:
        return THIRTEEN
    if s.pile[0] + s.pile[1] + offered(s) == 0:
        return NOTHING_LEFT
    return GIVEN_UP if s.idle >= DATA.end_idle else 0


def _ending(s: Any) -> Iterator[Message]:
    if s.over != _would_end(s):
        yield Message("ankhor-position-over")
    if s.phase != TURN_MAIN or s.bought or s.extra:
        yield Message("ankhor-position-over-turn")


def _turn(s: Any) -> Iterator[Message]:
    """The acting seat's turn must be one that a game can be in."""
    seat = int(s.seat)
    played = (seat - int(s.first)) % int(s.players)
    scribe = _last_is_scribe(s, seat)
    for other in range(int(s.players)):
        waiting = (other - int(s.first)) % int(s.players) > played
        waiting = waiting or (other == seat and not s.bought and not scribe)
        if waiting and s.tiles[other] >= DATA.end_tiles:
            yield Message("ankhor-position-ended", seat=other + 1, tiles=int(DATA.end_tiles))
    if s.idle >= int(DATA.end_idle) + played:
        yield Message("ankhor-position-idle", idle=int(s.idle))
    begins = played == 0 and s.phase == TURN_MAIN and not scribe
    if begins and s.pile[0] + s.pile[1] + offered(s) == 0:
        yield Message("ankhor-position-nothing-left")
    if s.bought and (s.phase == TURN_MAIN or s.tiles[seat] == 0):
        yield Message("ankhor-position-bought")
    if bool(s.extra) != (s.phase == TURN_RETURN and bool(s.bought) and scribe):
        yield Message("ankhor-position-extra")
    held = int(s.stock[seat, ANKH])
    fewest = max(0, held - 3) if s.phase == TURN_AFTER and not s.bought else held
    if s.phase == TURN_RETURN:
        fewest = held = 0
        yield from _returning(s, seat)
    elif s.phase == TURN_AFTER and not ankh_action_possible(s):
        yield Message("ankhor-position-after")
    if not fewest <= s.spendable <= held:
        yield Message("ankhor-position-spendable", fewest=fewest, most=held)


def _last_is_scribe(s: Any, seat: int) -> bool:
    tiles = int(s.tiles[seat])
    return tiles > 0 and int(s.face[seat, tiles - 1]) % KINDS == SCRIBE


def _returning(s: Any, seat: int) -> Iterator[Message]:
    """Tokens are returned only when too many, after all that can be stored has been stored."""
    resources = resources_over(s, DATA, seat)
    if resources == 0 and ankhs_over(s, DATA, seat) == 0:
        yield Message("ankhor-position-return")
    if resources == 0:
        return
    for tile in range(int(s.tiles[seat])):
        colour = int(s.face[seat, tile]) // KINDS
        free = stores(s, seat, tile) and not int(s.stored[seat]) >> colour & 1
        if free and s.stock[seat, colour] > 0:
            yield Message("ankhor-position-storable", token=token_name(colour))
