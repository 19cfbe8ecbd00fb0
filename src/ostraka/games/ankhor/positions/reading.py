"""Reading a position document, field by field; `writing` says what is in it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, Literal, NotRequired

import numpy as np

from ostraka.core.checks import quoted
from ostraka.core.documents import Limits, read_document
from ostraka.core.errors import IllegalAction, InvalidPosition
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.random import seeded, shuffle
from ostraka.core.shape import Shape
from ostraka.games.ankhor.face.notation import read_face, read_place, read_token
from ostraka.games.ankhor.face.table import PHASES
from ostraka.games.ankhor.face.twins import removed
from ostraka.games.ankhor.positions.plausible import Problems, problems_of
from ostraka.games.ankhor.positions.writing import ENDINGS, ENOUGH, TRAITS
from ostraka.games.ankhor.rules import tables as tb
from ostraka.games.ankhor.rules.geometry import survey
from ostraka.games.ankhor.rules.groups import bonus_groups, large_groups, tiles_of
from ostraka.games.ankhor.rules.offer import draw_into
from ostraka.games.ankhor.rules.setup import count_prices, deal_markers, read_options
from ostraka.games.ankhor.rules.state import NO_TILE, TURN_MAIN
from ostraka.games.ankhor.rules.turn import add_tile
from ostraka.games.ankhor.state_types import AnkhorState

LONGEST = 100_000
Count = Annotated[int, Limits(0, 10_000)]


class GivenDomain(Shape, total=False):
    """What lies before a player."""

    tiles: Annotated[list[str], Limits(0, tb.MAX_TILES)]
    tokens: str
    stored: str
    bonus: Annotated[int, Limits(0, 100)]
    merged: list[str]


class GivenTurn(Shape, total=False):
    """Whose turn it is, and how far it is."""

    first: Annotated[int, Limits(0, max(tb.PLAYERS) - 1)]
    seat: Annotated[int, Limits(0, max(tb.PLAYERS) - 1)] | None
    phase: Literal["main", "after", "return"]
    resume: Literal["main", "after"]
    spendable: Annotated[int, Limits(0, 6)]
    bought: bool
    extra: bool
    round: Annotated[int, Limits(1, 10_000)]
    finished: Count
    idle: Count
    over: Literal["thirteen", "nothing-left", "given-up"] | None


class AnkhorPosition(Shape):
    """A position; `writing` says what its fields mean."""

    edition: NotRequired[str]
    domains: Annotated[list[GivenDomain], Limits(min(tb.PLAYERS), max(tb.PLAYERS))]
    markers: NotRequired[Annotated[list[str], Limits(tb.COLUMNS, tb.COLUMNS)]]
    offer: NotRequired[Annotated[list[str | None], Limits(tb.COLUMNS, tb.COLUMNS)]]
    piles: NotRequired[tuple[list[str], list[str]]]
    removed: NotRequired[list[str]]
    turn: NotRequired[GivenTurn]


def read_position(document: Any, s: Any, options: Any, seed: int) -> None:
    """Set a position up in a zeroed state array, or refuse it with all that is wrong in it."""
    fields = read_document(AnkhorPosition, _parsed(document), InvalidPosition)
    problems = Problems()
    read_options(s, options)
    seeded(s, np.uint64(seed))
    edition = tb.EDITIONS[s.edition]
    if fields.get("edition", edition) != edition:
        given = quoted(fields["edition"])
        problems.add("edition", Message("ankhor-position-edition", given=given, edition=edition))
    s.players = len(fields["domains"])
    for seat, domain in enumerate(fields["domains"]):
        _read_domain(domain, s, seat, problems)
    _read_markers(fields.get("markers"), s, problems)
    _read_offer_and_piles(fields, s, problems)
    _read_turn(fields.get("turn", {}), s, problems)
    if problems:
        raise InvalidPosition(*problems.messages)
    _settle(s, [domain.get("bonus") for domain in fields["domains"]])
    found = problems_of(s)
    if found:
        raise InvalidPosition(*found)


def _parsed(document: Any) -> Any:
    if not isinstance(document, str):
        return document
    if len(document) > LONGEST:
        raise InvalidPosition(Message("ankhor-position-long", most=LONGEST))
    try:
        return json.loads(document)
    except (ValueError, RecursionError):
        raise InvalidPosition(Message("ankhor-position-json")) from None


def _read_domain(domain: GivenDomain, s: AnkhorState, seat: int, problems: Problems) -> None:
    where = f"domains[{seat}]"
    _read_tiles(domain.get("tiles", []), s, seat, f"{where}.tiles", problems)
    for token in _read_tokens(domain.get("tokens", ""), tb.TOKENS, f"{where}.tokens", problems):
        s.stock[seat, token] = min(100, s.stock[seat, token] + 1)
    for colour in _read_tokens(domain.get("stored", ""), tb.COLOURS, f"{where}.stored", problems):
        if int(s.stored[seat]) >> colour & 1:
            problems.add(f"{where}.stored", Message("ankhor-position-stored-twice"))
        s.stored[seat] |= 1 << colour
    _read_merged(domain.get("merged", []), s, seat, f"{where}.merged", problems)


def _read_merged(
    merged: list[str], s: AnkhorState, seat: int, where: str, problems: Problems
) -> None:
    """Whose groups have two bonus tokens; `earned` has the second of them until all is settled."""
    for name in merged:
        if name not in TRAITS:
            known = ", ".join(TRAITS)
            problems.add(where, Message("document-word", value=quoted(name), known=known))
        elif s.merged_bonus:
            s.earned[seat, TRAITS.index(name)] = 1
        else:
            problems.add(where, Message("ankhor-position-merged"))


def _read_tiles(
    tiles: list[str], s: AnkhorState, seat: int, where: str, problems: Problems
) -> None:
    for index, text in enumerate(tiles):
        name, _, spot = text.partition("@")
        face = read_face(name)
        if face is None:
            problems.add(f"{where}[{index}]", Message("ankhor-position-tile"))
            continue
        try:
            add_tile(s, seat, face, read_place(spot.strip()))
        except IllegalAction as error:
            problems.add(f"{where}[{index}]", error.messages[0])


def _read_tokens(text: str, limit: int, where: str, problems: Problems) -> list[int]:
    tokens = []
    for word in text.split():
        try:
            tokens.append(read_token(word, limit))
        except IllegalAction as error:
            problems.add(where, error.messages[0])
    return tokens


def _read_markers(markers: list[str] | None, s: AnkhorState, problems: Problems) -> None:
    if markers is None:
        deal_markers(s, tb.DATA)
        return
    s.markers[:] = -1
    for column, text in enumerate(markers):
        row = _read_tokens(text, tb.COLOURS, f"markers[{column}]", problems)
        size = int(tb.DATA.columns[column])
        if len(text.split()) != size:
            problems.add(f"markers[{column}]", Message("ankhor-position-column", size=size))
        elif len(row) == size:
            s.markers[column, :size] = row
    count_prices(s)


def _read_faces(faces: Sequence[str | None], where: str, problems: Problems) -> list[int]:
    read = []
    for index, text in enumerate(faces):
        face = NO_TILE if text is None else read_face(text)
        if face is None:
            problems.add(f"{where}[{index}]", Message("ankhor-position-tile"))
        else:
            read.append(face)
    return read


def _read_offer_and_piles(fields: AnkhorPosition, s: Any, problems: Problems) -> None:
    """What is given is laid out; what is left out is dealt from the tiles that are left."""
    gone = _read_faces(fields.get("removed", []), "removed", problems)
    s.offer[:] = NO_TILE
    if "offer" in fields:
        offer = _read_faces(fields["offer"], "offer", problems)
        if len(offer) == tb.COLUMNS:
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


def _read_piles(piles: Sequence[list[str]], s: AnkhorState, problems: Problems) -> None:
    for pile, listed in enumerate(piles):
        faces = _read_faces(listed, f"piles[{pile}]", problems)
        if len(faces) > tb.DATA.piles[pile]:
            most = int(tb.DATA.piles[pile])
            problems.add(f"piles[{pile}]", Message("ankhor-position-pile", most=most))
            continue
        s.piles[pile, : len(faces)] = faces[::-1]
        s.pile[pile] = len(faces)


def _read_turn(turn: GivenTurn, s: Any, problems: Problems) -> None:
    s.rounds, s.turns = turn.get("round", 1), turn.get("finished", 0)
    s.idle, s.bought, s.extra = turn.get("idle", 0), turn.get("bought", 0), turn.get("extra", 0)
    phase = turn.get("phase", "main")
    s.phase = PHASES.index(phase)
    if "resume" in turn:
        s.resume = PHASES.index(turn["resume"]) + 1
        if phase != PHASES[-1]:
            problems.add("turn.resume", Message("ankhor-position-resume"))
    s.first = _seat(turn.get("first", 0), "turn.first", s, problems)
    over, seat = turn.get("over"), turn.get("seat")
    if over is not None:
        s.over, s.seat = ENDINGS[over], -1
        if seat is not None:
            problems.add("turn.seat", Message("ankhor-position-over-turn"))
        return
    s.seat = s.first if seat is None else _seat(seat, "turn.seat", s, problems)
    s.spendable = turn.get("spendable", 0)
    if "spendable" not in turn and s.phase == TURN_MAIN:
        s.spendable = s.stock[s.seat, tb.ANKH]


def _seat(seat: int, where: str, s: Any, problems: Problems) -> int:
    last = int(s.players) - 1
    if seat > last:
        problems.add(where, Limits(0, last).number(seat))
    return seat


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
