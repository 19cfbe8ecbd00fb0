"""Whether a table can have come about in a game: everything that speaks against it.

Used for positions that people write. It does not prove that a position can be reached, but it finds
whatever breaks a rule: too many tiles or tokens, tiles in the air, limits, a turn out of step. One
mistake is reported once, with its field: what follows from a mistake is not looked at any more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np

from ostraka.core.documents import problem
from ostraka.core.i18n.message import Message
from ostraka.games.ankhor.face.notation import place_text
from ostraka.games.ankhor.face.words import tile_name, token_name
from ostraka.games.ankhor.rules import state as st
from ostraka.games.ankhor.rules import tables as tb
from ostraka.games.ankhor.rules.geometry import LEVEL, ORIGIN, level_of, next_to, rests_on
from ostraka.games.ankhor.rules.groups import bonus_groups, large_groups, tiles_of
from ostraka.games.ankhor.rules.legal import ankh_action_possible
from ostraka.games.ankhor.rules.offer import offered
from ostraka.games.ankhor.rules.setup import three_alike
from ostraka.games.ankhor.rules.tokens import ankhs_over, resources_over, stores
from ostraka.games.ankhor.state_types import AnkhorState


class Problems:
    """Collects mistakes by the field in which they were made; the first one of a field counts."""

    def __init__(self) -> None:
        self._found: dict[str, Message] = {}

    def add(self, field: str, reason: Message) -> None:
        """Note what is wrong with a field."""
        self._found.setdefault(field, reason)

    def within(self, field: str) -> bool:
        """Whether something is wrong with a field or a part of it."""
        return any(f == field or f.startswith((f"{field}.", f"{field}[")) for f in self._found)

    def __bool__(self) -> bool:
        return bool(self._found)

    @property
    def messages(self) -> list[Message]:
        """Every mistake, with its field."""
        return [problem(field, reason) for field, reason in self._found.items()]


def problems_of(s: AnkhorState) -> list[Message]:
    """Everything that is wrong with a table that has been laid out in a state array."""
    problems = Problems()
    _tiles(s, problems)
    _markers(s, problems)
    _tokens(s, problems)
    for seat in range(int(s.players)):
        _domain(s, seat, problems)
    if not problems:
        (_ending if s.over else _turn)(s, problems)
    return problems.messages


def check(s: AnkhorState) -> None:
    """Assert the conservation of tokens, bonus tokens, tiles and markers, and a sound turn."""
    each = int(tb.DATA.tokens_each[s.players])
    for token in range(tb.TOKENS):
        stored = sum(int(mask) >> token & 1 for mask in s.stored)
        total = int(s.supply[token]) + int(s.stock[:, token].sum()) + stored
        assert total == each, f"there are {total} tokens of type {token}, not {each}"
    assert min(s.supply.min(), s.stock.min()) >= 0, "a negative number of tokens"
    assert int(s.bonus.sum()) + int(s.bonus_supply) == tb.DATA.bonus_supply, "bonus tokens are lost"
    assert s.bonus_supply >= 0
    for seat in range(int(s.players)):
        groups = s.earned[seat].sum() if s.merged_bonus else bonus_groups(s, tb.DATA, seat)
        assert s.bonus[seat] <= groups, "a bonus token without a group"
    for seat in range(int(s.players), max(tb.PLAYERS)):
        assert s.tiles[seat] + s.stock[seat].sum() == 0, "an empty seat has something"
    hidden = np.concatenate([s.piles[pile, : s.pile[pile]] for pile in range(2)])
    assert np.array_equal(np.bincount(hidden, minlength=tb.FACES), s.unseen), "a tile is miscounted"
    if not s.over and s.phase == st.TURN_MAIN:
        held = int(s.players) * int(tb.DATA.stock_limit + tb.DATA.ankh_limit) + tb.COLOURS
        assert s.supply.sum() >= each * tb.TOKENS - held, "three tokens can always be taken"
    assert (s.seat == -1) == (s.over != 0)
    problems = problems_of(s)
    assert not problems, "; ".join(map(str, problems))


def _laid_out(s: AnkhorState) -> Iterator[tuple[str, int]]:
    """Every tile with the field in which it stands."""
    for seat in range(int(s.players)):
        for tile, face in enumerate(s.face[seat, : s.tiles[seat]].tolist()):
            yield f"domains[{seat}].tiles[{tile}]", face
    for column, face in enumerate(s.offer.tolist()):
        if face != st.NO_TILE:
            yield f"offer[{column}]", face
    for pile in range(2):
        for index, face in enumerate(s.piles[pile, : s.pile[pile]].tolist()[::-1]):
            yield f"piles[{pile}][{index}]", face


def _tiles(s: AnkhorState, problems: Problems) -> None:
    """No tile more often than there is, and none missing unless two players removed it."""
    bag = Counter(tb.DATA.bag.tolist())
    used: Counter[int] = Counter()
    for field, face in _laid_out(s):
        used[face] += 1
        if used[face] == bag[face] + 1:
            reason = Message("ankhor-position-tile-mix", tile=tile_name(face), most=bag[face])
            problems.add(field, reason)
    missing = sum((bag - used).values())
    if s.players > 2 and missing and not problems:
        problems.add("piles", Message("ankhor-position-missing", count=missing))


def _markers(s: AnkhorState, problems: Problems) -> None:
    markers = Counter(m for m in s.markers.ravel().tolist() if m >= 0)
    for colour in range(tb.COLOURS):
        if markers[colour] != tb.DATA.markers_each:
            reason = Message(
                "ankhor-position-markers",
                token=token_name(colour),
                count=markers[colour],
                each=int(tb.DATA.markers_each),
            )
            problems.add("markers", reason)
    for column in range(tb.COLUMNS):
        if three_alike(s, column) and not problems.within("markers"):
            problems.add(f"markers[{column}]", Message("ankhor-position-alike"))


def _tokens(s: AnkhorState, problems: Problems) -> None:
    """No more tokens than there are; the last domain that holds some of them is named."""
    each = int(tb.DATA.tokens_each[s.players])
    for token in range(tb.TOKENS):
        if s.supply[token] < 0:
            held = each - int(s.supply[token])
            seat = max(x for x in range(int(s.players)) if _holds(s, x, token))
            field = "tokens" if s.stock[seat, token] else "stored"
            reason = Message(
                "ankhor-position-tokens", token=token_name(token), count=held, most=each
            )
            problems.add(f"domains[{seat}].{field}", reason)
    if s.bonus_supply < 0:
        seat = max(x for x in range(int(s.players)) if s.bonus[x])
        reason = Message("ankhor-position-bonus-supply", most=int(tb.DATA.bonus_supply))
        problems.add(f"domains[{seat}].bonus", reason)


def _holds(s: AnkhorState, seat: int, token: int) -> bool:
    return bool(s.stock[seat, token]) or bool(int(s.stored[seat]) >> token & 1)


def _domain(s: AnkhorState, seat: int, problems: Problems) -> None:
    """Tiles that lie as the rules let them lie, tokens that are stored where they can be."""
    where = f"domains[{seat}]"
    _places(s, seat, f"{where}.tiles", problems)
    faces = s.face[seat, : s.tiles[seat]].tolist()
    if not problems.within(f"{where}.tiles"):
        for colour in range(tb.COLOURS):
            if int(s.stored[seat]) >> colour & 1 and not any(
                face // tb.KINDS == colour and stores(s, seat, tile)
                for tile, face in enumerate(faces)
            ):
                reason = Message("ankhor-position-stored", token=token_name(colour))
                problems.add(f"{where}.stored", reason)
        groups = int(s.earned[seat].sum() if s.merged_bonus else bonus_groups(s, tb.DATA, seat))
        if any(s.earned[seat, trait] > most for trait, most in enumerate(_most_earned(s, seat))):
            problems.add(f"{where}.merged", Message("ankhor-position-merged"))
        elif s.bonus[seat] > groups:
            count = int(s.bonus[seat])
            reason = Message("ankhor-position-bonus", count=count, groups=groups)
            problems.add(f"{where}.bonus", reason)
    _limits(s, seat, faces, problems)


def _most_earned(s: AnkhorState, seat: int) -> Iterator[int]:
    """The most bonus tokens of each colour and animal; only a single large group can have two."""
    for trait in range(s.earned.shape[1]):
        groups = int(large_groups(s.near[seat], tiles_of(s, seat, trait), int(tb.DATA.bonus_group)))
        yield 2 if s.merged_bonus and groups == 1 else groups


def _places(s: AnkhorState, seat: int, where: str, problems: Problems) -> None:
    """One tile per place, each beside or on others."""
    at = s.at[seat, : s.tiles[seat]].tolist()
    faces = s.face[seat, : s.tiles[seat]].tolist()
    floors = int(tb.DATA.floors[s.edition])
    for tile, place in enumerate(at):
        field = f"{where}[{tile}]"
        if place in at[:tile]:
            problems.add(field, Message("ankhor-position-place", place=place_text(place)))
        elif level_of(place) > floors:
            edition = tb.EDITIONS[s.edition]
            problems.add(field, Message("ankhor-why-floors", edition=edition, floors=floors))
        elif place >= LEVEL and sum(rests_on(place, other) for other in set(at)) < 4:
            problems.add(field, Message("ankhor-position-air", place=place_text(place)))
    if problems.within(where):
        return
    if len(at) == 1 and at[0] != ORIGIN:
        problems.add(f"{where}[0]", Message("ankhor-why-origin"))
    if len(at) > 1 and not any(next_to(a, b) for a in at for b in at):
        problems.add(where, Message("ankhor-position-apart"))
    # Beyond the tile that ends the game there are only scribes, and what the last one brought.
    if any(face % tb.KINDS != tb.SCRIBE for face in faces[int(tb.DATA.end_tiles) - 1 : -1]):
        problems.add(where, Message("ankhor-position-beyond", tiles=int(tb.DATA.end_tiles)))


def _limits(s: AnkhorState, seat: int, faces: list[int], problems: Problems) -> None:
    """Limits hold at the end of a turn; the acting seat may be over them by what it just took."""
    resources, ankhs = resources_over(s, tb.DATA, seat), ankhs_over(s, tb.DATA, seat)
    if seat == s.seat:
        taken = 3 if _phase(s) != st.TURN_MAIN and not s.bought else 0
        uncovered = (
            sum(face % tb.KINDS == tb.WAREHOUSE for face in faces) if s.edition == st.FR else 0
        )
        resources -= taken + uncovered
        ankhs -= taken
    if resources > 0 or ankhs > 0:
        problems.add(f"domains[{seat}].tokens", Message("ankhor-position-limit"))


def _phase(s: AnkhorState) -> int:
    """The phase of the turn, or the one that continues when tokens have been returned."""
    return int(s.resume) - 1 if s.resume else int(s.phase)


def _would_end(s: AnkhorState) -> int:
    """The reason for which a game would end now, were this the end of a round."""
    if max(s.tiles.tolist()) >= tb.DATA.end_tiles:
        return st.THIRTEEN
    if s.pile[0] + s.pile[1] + offered(s) == 0:
        return st.NOTHING_LEFT
    return st.GIVEN_UP if s.idle >= tb.DATA.end_idle else 0


def _ending(s: AnkhorState, problems: Problems) -> None:
    if s.over != _would_end(s):
        problems.add("turn.over", Message("ankhor-position-over"))
    for field, given in (
        ("phase", s.phase != st.TURN_MAIN),
        ("bought", s.bought),
        ("extra", s.extra),
    ):
        if given:
            problems.add(f"turn.{field}", Message("ankhor-position-over-turn"))


def _turn(s: AnkhorState, problems: Problems) -> None:
    """The acting seat's turn must be one that a game can be in."""
    seat = int(s.seat)
    played = (seat - int(s.first)) % int(s.players)
    scribe = _last_is_scribe(s, seat)
    for other in range(int(s.players)):
        waiting = (other - int(s.first)) % int(s.players) > played
        waiting = waiting or (other == seat and not s.bought and not scribe)
        if waiting and s.tiles[other] >= tb.DATA.end_tiles:
            reason = Message("ankhor-position-ended", tiles=int(tb.DATA.end_tiles))
            problems.add(f"domains[{other}].tiles", reason)
    if s.idle >= int(tb.DATA.end_idle) + played:
        problems.add("turn.idle", Message("ankhor-position-idle", idle=int(s.idle)))
    if _nothing_left_too_early(s, played, scribe):
        problems.add("offer", Message("ankhor-position-nothing-left"))
    if s.resume and not (s.covered_at_once and s.edition == st.FR):
        problems.add("turn.resume", Message("ankhor-position-resume"))
    if s.bought and (_phase(s) == st.TURN_MAIN or s.tiles[seat] == 0):
        problems.add("turn.bought", Message("ankhor-position-bought"))
    if bool(s.extra) != (s.phase == st.TURN_RETURN and bool(s.bought) and scribe):
        problems.add("turn.extra", Message("ankhor-position-extra"))
    held = int(s.stock[seat, tb.ANKH])
    fewest = max(0, held - 3) if _phase(s) == st.TURN_AFTER and not s.bought else held
    if s.phase == st.TURN_RETURN:
        if not s.resume:
            fewest = held = 0
        _returning(s, seat, problems)
    elif s.phase == st.TURN_AFTER and not ankh_action_possible(s):
        problems.add("turn.phase", Message("ankhor-position-after"))
    if not fewest <= s.spendable <= held and not problems.within("turn.phase"):
        reason = Message("ankhor-position-spendable", fewest=fewest, most=held)
        problems.add("turn.spendable", reason)


def _nothing_left_too_early(s: AnkhorState, played: int, scribe: bool) -> bool:
    """Whether the game would have ended before this turn, for want of tiles to buy.

    Two players can refresh the last tile away before the main action of the round's first turn;
    who has done so has spent an ankh, and cannot have as many left as may be kept.
    """
    if s.pile[0] + s.pile[1] + offered(s) > 0 or played > 0 or s.phase != st.TURN_MAIN or scribe:
        return False
    refreshed = s.players == 2 and s.spendable < tb.DATA.ankh_limit
    return not refreshed


def _last_is_scribe(s: AnkhorState, seat: int) -> bool:
    tiles = int(s.tiles[seat])
    return tiles > 0 and int(s.face[seat, tiles - 1]) % tb.KINDS == tb.SCRIBE


def _returning(s: AnkhorState, seat: int, problems: Problems) -> None:
    """Tokens are returned only when too many, after all that can be stored has been stored."""
    resources = resources_over(s, tb.DATA, seat)
    if resources == 0 and ankhs_over(s, tb.DATA, seat) == 0:
        problems.add("turn.phase", Message("ankhor-position-return"))
    if resources == 0:
        return
    for tile in range(int(s.tiles[seat])):
        colour = int(s.face[seat, tile]) // tb.KINDS
        free = stores(s, seat, tile) and not int(s.stored[seat]) >> colour & 1
        if free and s.stock[seat, colour] > 0:
            reason = Message("ankhor-position-storable", token=token_name(colour))
            problems.add(f"domains[{seat}].tokens", reason)
