"""Reading a position document, field by field; `position` says what is in it."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import numpy as np

from ostraka.core.checks import quoted
from ostraka.core.errors import IllegalAction, InvalidPosition
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.random import seeded, shuffle
from ostraka.games.ankhor import tables as tb
from ostraka.games.ankhor.face.notation import read_face, read_place, read_token
from ostraka.games.ankhor.face.plausible import problems_of
from ostraka.games.ankhor.face.position import ENDINGS, ENOUGH, TRAITS
from ostraka.games.ankhor.face.problems import Problems
from ostraka.games.ankhor.face.table import PHASES
from ostraka.games.ankhor.face.twins import removed
from ostraka.games.ankhor.geometry import survey
from ostraka.games.ankhor.groups import bonus_groups, large_groups, tiles_of
from ostraka.games.ankhor.offer import draw_into
from ostraka.games.ankhor.setup import count_prices, deal_markers, read_options
from ostraka.games.ankhor.state import NO_TILE, TURN_MAIN
from ostraka.games.ankhor.state_types import AnkhorState
from ostraka.games.ankhor.turn import add_tile

FIELDS = ("edition", "domains", "markers", "offer", "piles", "removed", "turn")
DOMAIN_FIELDS = ("tiles", "tokens", "stored", "bonus", "merged")
FLAGS = ("bought", "extra")
NUMBERS = {"first": 3, "spendable": 6, "round": 10_000, "finished": 10_000, "idle": 10_000}
TURN_FIELDS = (*FLAGS, *NUMBERS, "seat", "phase", "resume", "over")
LONGEST = 100_000


def read_position(document: Any, s: Any, options: Any, seed: int) -> None:
    """Set a position up in a zeroed record, or refuse it with everything that is wrong in it."""
    fields = _object(document)
    problems = Problems()
    _only(fields, FIELDS, "", problems)
    read_options(s, options)
    seeded(s, np.uint64(seed))
    edition = tb.EDITIONS[s.edition]
    if fields.get("edition", edition) != edition:
        given = quoted(fields["edition"])
        problems.add("edition", Message("ankhor-position-edition", given=given, edition=edition))
    bonus = _read_domains(fields.get("domains"), s, problems)
    _read_markers(fields.get("markers"), s, problems)
    _read_offer_and_piles(fields, s, problems)
    _read_turn(fields.get("turn", {}), s, problems)
    if problems:
        raise InvalidPosition(*problems.messages)
    _settle(s, bonus)
    found = problems_of(s)
    if found:
        raise InvalidPosition(*found)


def _object(document: Any) -> dict[str, Any]:
    if isinstance(document, str):
        if len(document) > LONGEST:
            raise InvalidPosition(Message("ankhor-position-long", most=LONGEST))
        try:
            document = json.loads(document)
        except (ValueError, RecursionError):
            raise InvalidPosition(Message("ankhor-position-json")) from None
    if not isinstance(document, dict):
        raise InvalidPosition(Message("ankhor-position-json"))
    return document


def _only(given: dict[str, Any], known: tuple[str, ...], where: str, problems: Problems) -> None:
    for name in given:
        if name not in known:
            problems.add(f"{where}{quoted(name)}", Message("ankhor-position-unknown"))


def _wrong(field: str, problems: Problems) -> None:
    problems.add(field, Message("ankhor-position-field"))


def _read_domains(domains: Any, s: AnkhorState, problems: Problems) -> list[int | None]:
    """Tiles and tokens of every seat; the bonus tokens are returned, None where not given."""
    if not isinstance(domains, list) or len(domains) not in tb.PLAYERS:
        problems.add("domains", Message("ankhor-position-players"))
        return []
    s.players = len(domains)
    bonus: list[int | None] = []
    for seat, domain in enumerate(domains):
        where = f"domains[{seat}]"
        bonus.append(None)
        if not isinstance(domain, dict):
            _wrong(where, problems)
            continue
        _only(domain, DOMAIN_FIELDS, f"{where}.", problems)
        _read_tiles(domain.get("tiles", []), s, seat, f"{where}.tiles", problems)
        for token in _read_tokens(domain.get("tokens", ""), tb.TOKENS, f"{where}.tokens", problems):
            s.stock[seat, token] = min(100, s.stock[seat, token] + 1)
        for colour in _read_tokens(
            domain.get("stored", ""), tb.COLOURS, f"{where}.stored", problems
        ):
            if int(s.stored[seat]) >> colour & 1:
                problems.add(f"{where}.stored", Message("ankhor-position-stored-twice"))
            s.stored[seat] |= 1 << colour
        if "bonus" in domain:
            bonus[seat] = _number(domain["bonus"], 0, 100, f"{where}.bonus", problems)
        _read_merged(domain.get("merged", []), s, seat, f"{where}.merged", problems)
    return bonus


def _read_merged(merged: Any, s: AnkhorState, seat: int, where: str, problems: Problems) -> None:
    """Whose groups have two bonus tokens; `earned` has the second of them until all is settled."""
    if not isinstance(merged, list):
        _wrong(where, problems)
        return
    for name in merged:
        if not isinstance(name, str) or name not in TRAITS:
            _wrong(where, problems)
        elif s.merged_bonus:
            s.earned[seat, TRAITS.index(name)] = 1
        else:
            problems.add(where, Message("ankhor-position-merged"))


def _read_tiles(tiles: Any, s: AnkhorState, seat: int, where: str, problems: Problems) -> None:
    if not isinstance(tiles, list):
        _wrong(where, problems)
        return
    if len(tiles) > tb.MAX_TILES:
        problems.add(where, Message("ankhor-position-many-tiles", most=tb.MAX_TILES))
    for index, text in enumerate(tiles[: tb.MAX_TILES]):
        name, _, spot = text.partition("@") if isinstance(text, str) else ("", "", "")
        face = read_face(name)
        if face is None:
            problems.add(f"{where}[{index}]", Message("ankhor-position-tile"))
            continue
        try:
            add_tile(s, seat, face, read_place(spot.strip()))
        except IllegalAction as error:
            problems.add(f"{where}[{index}]", error.messages[0])


def _read_tokens(text: Any, limit: int, where: str, problems: Problems) -> list[int]:
    if not isinstance(text, str):
        _wrong(where, problems)
        return []
    tokens = []
    for word in text.split():
        try:
            tokens.append(read_token(word, limit))
        except IllegalAction as error:
            problems.add(where, error.messages[0])
    return tokens


def _number(value: Any, lowest: int, highest: int, where: str, problems: Problems) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        _wrong(where, problems)
        return lowest
    return value


def _read_markers(markers: Any, s: AnkhorState, problems: Problems) -> None:
    if markers is None:
        deal_markers(s, tb.DATA)
        return
    s.markers[:] = -1
    if not isinstance(markers, list) or len(markers) != tb.COLUMNS:
        _wrong("markers", problems)
        return
    for column, text in enumerate(markers):
        row = _read_tokens(text, tb.COLOURS, f"markers[{column}]", problems)
        if isinstance(text, str) and len(text.split()) != tb.DATA.columns[column]:
            size = int(tb.DATA.columns[column])
            problems.add(f"markers[{column}]", Message("ankhor-position-column", size=size))
        elif len(row) == tb.DATA.columns[column]:
            s.markers[column, : len(row)] = row
    count_prices(s)


def _read_faces(faces: Any, gaps: bool, where: str, problems: Problems) -> list[int]:
    if not isinstance(faces, list):
        _wrong(where, problems)
        return []
    read = []
    for index, text in enumerate(faces):
        face = read_face(text) if isinstance(text, str) else None
        if text is None and gaps:
            read.append(NO_TILE)
        elif face is None:
            problems.add(f"{where}[{index}]", Message("ankhor-position-tile"))
        else:
            read.append(face)
    return read


def _read_offer_and_piles(fields: dict[str, Any], s: Any, problems: Problems) -> None:
    """What is given is laid out; what is left out is dealt from the tiles that are left."""
    gone = _read_faces(fields.get("removed", []), False, "removed", problems)
    s.offer[:] = NO_TILE
    if "offer" in fields:
        offer = _read_faces(fields["offer"], True, "offer", problems)
        if isinstance(fields["offer"], list) and len(fields["offer"]) != tb.COLUMNS:
            problems.add("offer", Message("ankhor-position-offer", columns=tb.COLUMNS))
        elif len(offer) == tb.COLUMNS:
            s.offer[:] = offer
    if "piles" in fields:
        _read_piles(fields["piles"], s, problems)
        if "offer" not in fields:
            problems.add("offer", Message("ankhor-position-piles-offer"))
        if "removed" in fields and not problems and sorted(gone) != removed(s):
            problems.add("removed", Message("ankhor-position-removed"))
        return
    rest = Counter(removed(s))
    rest.subtract(gone)
    if rest and min(rest.values()) < 0 and not problems:
        problems.add("removed", Message("ankhor-position-removed"))
    hidden = np.array(sorted(rest.elements()), np.int8)
    shuffle(s, hidden, 0, len(hidden))
    half = (len(hidden) + 1) // 2
    for pile, faces in enumerate((hidden[:half], hidden[half:])):
        s.piles[pile, : len(faces)] = faces
        s.pile[pile] = len(faces)
    if "offer" not in fields:
        for column in range(min(tb.COLUMNS, int(s.pile[0]))):
            draw_into(s, column, 0)


def _read_piles(piles: Any, s: AnkhorState, problems: Problems) -> None:
    if not isinstance(piles, list) or len(piles) != 2:
        _wrong("piles", problems)
        return
    for pile, listed in enumerate(piles):
        faces = _read_faces(listed, False, f"piles[{pile}]", problems)
        if len(faces) > tb.DATA.piles[pile]:
            most = int(tb.DATA.piles[pile])
            problems.add(f"piles[{pile}]", Message("ankhor-position-pile", most=most))
            continue
        s.piles[pile, : len(faces)] = faces[::-1]
        s.pile[pile] = len(faces)


def _read_turn(turn: Any, s: Any, problems: Problems) -> None:
    if not isinstance(turn, dict):
        _wrong("turn", problems)
        return
    _only(turn, TURN_FIELDS, "turn.", problems)
    players = int(s.players) or max(tb.PLAYERS)
    for name in FLAGS:
        if not isinstance(turn.get(name, False), bool):
            _wrong(f"turn.{name}", problems)
    numbers = {}
    for name, most in (NUMBERS | {"first": players - 1}).items():
        least = 1 if name == "round" else 0
        numbers[name] = _number(turn.get(name, least), least, most, f"turn.{name}", problems)
    s.first, s.rounds = numbers["first"], numbers["round"]
    s.turns, s.idle = numbers["finished"], numbers["idle"]
    s.bought, s.extra = turn.get("bought") is True, turn.get("extra") is True
    phase, over = turn.get("phase", "main"), turn.get("over")
    if phase not in PHASES:
        _wrong("turn.phase", problems)
        phase = "main"
    s.phase = PHASES.index(phase)
    resume = turn.get("resume")
    if resume is not None and (resume not in PHASES[:-1] or phase != PHASES[-1]):
        _wrong("turn.resume", problems)
    elif resume is not None:
        s.resume = PHASES.index(resume) + 1
    if over is not None:
        _read_ending(turn, s, problems)
        return
    s.seat = _number(turn.get("seat", int(s.first)), 0, players - 1, "turn.seat", problems)
    s.spendable = numbers["spendable"]
    if "spendable" not in turn and s.phase == TURN_MAIN:
        s.spendable = s.stock[s.seat, tb.ANKH]


def _read_ending(turn: dict[str, Any], s: AnkhorState, problems: Problems) -> None:
    """A game that is over: why, and nobody is to act."""
    over = turn["over"]
    s.seat = -1
    if not isinstance(over, str) or over not in ENDINGS:
        _wrong("turn.over", problems)
        return
    s.over = ENDINGS[over]
    if turn.get("seat") is not None:
        _wrong("turn.seat", problems)


def _settle(s: AnkhorState, bonus: list[int | None]) -> None:
    """What follows from the document: adjacency, supplies, bonus tokens that were not given."""
    s.unseen[:] = 0
    for pile in range(2):
        for face in s.piles[pile, : s.pile[pile]]:
            s.unseen[face] += 1
    each = int(tb.DATA.tokens_each[s.players])
    for token in range(tb.TOKENS):
        stored = sum(int(mask) >> token & 1 for mask in s.stored)
        s.supply[token] = each - int(s.stock[:, token].sum()) - stored
    left = int(tb.DATA.bonus_supply)
    for seat in range(int(s.players)):
        survey(s, tb.DATA, seat)
        given, deserved = bonus[seat], _deserved(s, seat)
        s.bonus[seat] = min(deserved, left) if given is None else given
        left -= int(s.bonus[seat])
    s.bonus_supply = left


def _deserved(s: AnkhorState, seat: int) -> int:
    """How many bonus tokens the groups of a seat stand for."""
    if not s.merged_bonus:
        return int(bonus_groups(s, tb.DATA, seat))
    for trait in range(len(TRAITS)):
        groups = large_groups(s.near[seat], tiles_of(s, seat, trait), ENOUGH)
        s.earned[seat, trait] += groups
    return int(s.earned[seat].sum())
