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
after or return), spendable, bought, extra, round, finished (turns), idle (turns without a
purchase), over.

Reading reports everything that is wrong with the form of a document, and `plausible` everything
that speaks against the table it describes.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import numpy as np

from ostraka.core.errors import IllegalAction, InvalidPosition
from ostraka.core.message import Message
from ostraka.core.random import seeded, shuffle
from ostraka.games.ankhor.geometry import survey
from ostraka.games.ankhor.groups import bonus_groups
from ostraka.games.ankhor.notation import (
    face_text,
    place_text,
    read_face,
    read_place,
    read_token,
)
from ostraka.games.ankhor.offer import draw_into
from ostraka.games.ankhor.plausible import problems_of
from ostraka.games.ankhor.setup import deal_markers
from ostraka.games.ankhor.state import GIVEN_UP, NO_TILE, NOTHING_LEFT, THIRTEEN, TURN_MAIN
from ostraka.games.ankhor.tables import (
    ANKH,
    COLOURS,
    COLUMNS,
    DATA,
    EDITIONS,
    MAX_TILES,
    PLAYERS,
    TOKEN_LETTERS,
    TOKENS,
)
from ostraka.games.ankhor.turn import add_tile
from ostraka.games.ankhor.view import PHASES, removed

__all__ = ["position", "read_position"]

ENDINGS = {"thirteen": THIRTEEN, "nothing-left": NOTHING_LEFT, "given-up": GIVEN_UP}
FIELDS = ("edition", "domains", "markers", "offer", "piles", "removed", "turn")
DOMAIN_FIELDS = ("tiles", "tokens", "stored", "bonus")
FLAGS = ("bought", "extra")
NUMBERS = {"first": 3, "spendable": 6, "round": 30_000, "finished": 30_000, "idle": 30_000}
TURN_FIELDS = (*FLAGS, *NUMBERS, "seat", "phase", "over")
LONGEST = 100_000


# -- writing ----------------------------------------------------------------------------------


def position(s: Any) -> dict[str, Any]:
    """The document of a state."""
    return {
        "edition": EDITIONS[s.edition],
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
            "spendable": int(s.spendable),
            "bought": bool(s.bought),
            "extra": bool(s.extra),
            "round": int(s.rounds),
            "finished": int(s.turns),
            "idle": int(s.idle),
            "over": next((word for word, code in ENDINGS.items() if code == s.over), None),
        },
    }


def _domain(s: Any, seat: int) -> dict[str, Any]:
    tiles = range(int(s.tiles[seat]))
    stored = int(s.stored[seat])
    return {
        "tiles": [
            f"{face_text(int(s.face[seat, t]))} @{place_text(int(s.at[seat, t]))}" for t in tiles
        ],
        "tokens": _letters(t for t in range(TOKENS) for _ in range(int(s.stock[seat, t]))),
        "stored": _letters(colour for colour in range(COLOURS) if stored >> colour & 1),
        "bonus": int(s.bonus[seat]),
    }


def _letters(tokens: Any) -> str:
    return " ".join(TOKEN_LETTERS[token] for token in tokens)


# -- reading ----------------------------------------------------------------------------------


def read_position(document: Any, s: Any, options: Any, seed: int) -> None:
    """Set a position up in a zeroed record, or refuse it with everything that is wrong in it."""
    fields = _object(document)
    problems: list[Message] = []
    _only(fields, FIELDS, "", problems)
    s.edition = options[0]
    seeded(s, np.uint64(seed))
    if fields.get("edition", EDITIONS[s.edition]) != EDITIONS[s.edition]:
        given = str(fields["edition"])[:40]
        problems.append(
            Message("ankhor-position-edition", given=given, edition=EDITIONS[s.edition])
        )
    bonus = _read_domains(fields.get("domains"), s, problems)
    _read_markers(fields.get("markers"), s, problems)
    _read_offer_and_piles(fields, s, problems)
    _read_turn(fields.get("turn", {}), s, problems)
    if not problems:
        _settle(s, bonus)
        problems = problems_of(s)
    if problems:
        raise InvalidPosition(*problems)


def _object(document: Any) -> dict[str, Any]:
    if isinstance(document, str):
        try:
            document = json.loads(document[:LONGEST])
        except (ValueError, RecursionError):
            raise InvalidPosition(Message("ankhor-position-json")) from None
    if not isinstance(document, dict):
        raise InvalidPosition(Message("ankhor-position-json"))
    return document


def _only(
    given: dict[str, Any], known: tuple[str, ...], where: str, problems: list[Message]
) -> None:
    for name in given:
        if name not in known:
            field = f"{where}{str(name)[:40]}"
            problems.append(Message("ankhor-position-unknown", field=field))


def _wrong(field: str, problems: list[Message]) -> None:
    problems.append(Message("ankhor-position-field", field=field))


def _read_domains(domains: Any, s: Any, problems: list[Message]) -> list[int | None]:
    """Tiles and tokens of every seat; the bonus tokens are returned, None where not given."""
    if not isinstance(domains, list) or len(domains) not in PLAYERS:
        problems.append(Message("ankhor-position-players"))
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
        for token in _read_tokens(domain.get("tokens", ""), TOKENS, f"{where}.tokens", problems):
            s.stock[seat, token] = min(100, s.stock[seat, token] + 1)
        for colour in _read_tokens(domain.get("stored", ""), COLOURS, f"{where}.stored", problems):
            if int(s.stored[seat]) >> colour & 1:
                problems.append(Message("ankhor-position-stored-twice", seat=seat + 1))
            s.stored[seat] |= 1 << colour
        if "bonus" in domain:
            bonus[seat] = _number(domain["bonus"], 100, f"{where}.bonus", problems)
    return bonus


def _read_tiles(tiles: Any, s: Any, seat: int, where: str, problems: list[Message]) -> None:
    if not isinstance(tiles, list):
        _wrong(where, problems)
        return
    if len(tiles) > MAX_TILES:
        problems.append(Message("ankhor-position-many-tiles", seat=seat + 1, most=MAX_TILES))
    for index, text in enumerate(tiles[:MAX_TILES]):
        name, _, spot = text.partition("@") if isinstance(text, str) else ("", "", "")
        face = read_face(name)
        if face is None:
            problems.append(Message("ankhor-position-tile", field=f"{where}[{index}]"))
            continue
        try:
            add_tile(s, seat, face, read_place(spot.strip()))
        except IllegalAction as error:
            problems.append(error.messages[0])


def _read_tokens(text: Any, limit: int, where: str, problems: list[Message]) -> list[int]:
    if not isinstance(text, str):
        _wrong(where, problems)
        return []
    tokens = []
    for word in text.split():
        try:
            tokens.append(read_token(word, limit))
        except IllegalAction as error:
            problems.append(error.messages[0])
    return tokens


def _number(value: Any, highest: int, where: str, problems: list[Message]) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= highest:
        _wrong(where, problems)
        return 0
    return value


def _read_markers(markers: Any, s: Any, problems: list[Message]) -> None:
    if markers is None:
        deal_markers(s, DATA)
        return
    s.markers[:] = -1
    if not isinstance(markers, list) or len(markers) != COLUMNS:
        _wrong("markers", problems)
        return
    for column, text in enumerate(markers):
        row = _read_tokens(text, COLOURS, f"markers[{column}]", problems)
        if isinstance(text, str) and len(text.split()) != DATA.columns[column]:
            size = int(DATA.columns[column])
            problems.append(Message("ankhor-position-column", column=column + 1, size=size))
        elif len(row) == DATA.columns[column]:
            s.markers[column, : len(row)] = row


def _read_faces(faces: Any, gaps: bool, where: str, problems: list[Message]) -> list[int]:
    if not isinstance(faces, list):
        _wrong(where, problems)
        return []
    read = []
    for index, text in enumerate(faces):
        face = read_face(text) if isinstance(text, str) else None
        if text is None and gaps:
            read.append(NO_TILE)
        elif face is None:
            problems.append(Message("ankhor-position-tile", field=f"{where}[{index}]"))
        else:
            read.append(face)
    return read


def _read_offer_and_piles(fields: dict[str, Any], s: Any, problems: list[Message]) -> None:
    """What is given is laid out; what is left out is dealt from the tiles that are left."""
    gone = _read_faces(fields.get("removed", []), False, "removed", problems)
    s.offer[:] = NO_TILE
    if "offer" in fields:
        offer = _read_faces(fields["offer"], True, "offer", problems)
        if isinstance(fields["offer"], list) and len(fields["offer"]) != COLUMNS:
            problems.append(Message("ankhor-position-offer", columns=COLUMNS))
        elif len(offer) == COLUMNS:
            s.offer[:] = offer
    if "piles" in fields:
        _read_piles(fields["piles"], s, problems)
        if "offer" not in fields:
            problems.append(Message("ankhor-position-piles-offer"))
        if "removed" in fields and not problems and sorted(gone) != removed(s):
            problems.append(Message("ankhor-position-removed"))
        return
    rest = Counter(removed(s))
    rest.subtract(gone)
    if rest and min(rest.values()) < 0:
        problems.append(Message("ankhor-position-removed"))
    hidden = np.array(sorted(rest.elements()), np.int8)
    shuffle(s, hidden, 0, len(hidden))
    half = (len(hidden) + 1) // 2
    for pile, faces in enumerate((hidden[:half], hidden[half:])):
        s.piles[pile, : len(faces)] = faces
        s.pile[pile] = len(faces)
    if "offer" not in fields:
        for column in range(min(COLUMNS, int(s.pile[0]))):
            draw_into(s, column, 0)


def _read_piles(piles: Any, s: Any, problems: list[Message]) -> None:
    if not isinstance(piles, list) or len(piles) != 2:
        _wrong("piles", problems)
        return
    for pile, listed in enumerate(piles):
        faces = _read_faces(listed, False, f"piles[{pile}]", problems)
        if len(faces) > DATA.piles[pile]:
            most = int(DATA.piles[pile])
            problems.append(Message("ankhor-position-pile", pile=pile + 1, most=most))
            continue
        s.piles[pile, : len(faces)] = faces[::-1]
        s.pile[pile] = len(faces)


def _read_turn(turn: Any, s: Any, problems: list[Message]) -> None:
    if not isinstance(turn, dict):
        _wrong("turn", problems)
        return
    _only(turn, TURN_FIELDS, "turn.", problems)
    players = int(s.players) or max(PLAYERS)
    for name in FLAGS:
        if not isinstance(turn.get(name, False), bool):
            _wrong(f"turn.{name}", problems)
    numbers = {
        name: _number(turn.get(name, 1 if name == "round" else 0), most, f"turn.{name}", problems)
        for name, most in NUMBERS.items()
    }
    s.first, s.rounds = min(numbers["first"], players - 1), numbers["round"]
    if numbers["first"] >= players or numbers["round"] < 1:
        _wrong("turn.first" if numbers["round"] else "turn.round", problems)
    s.turns, s.idle = numbers["finished"], numbers["idle"]
    s.bought, s.extra = turn.get("bought") is True, turn.get("extra") is True
    phase, over = turn.get("phase", "main"), turn.get("over")
    if phase not in PHASES:
        _wrong("turn.phase", problems)
        phase = "main"
    s.phase = PHASES.index(phase)
    if over is not None and (not isinstance(over, str) or over not in ENDINGS):
        _wrong("turn.over", problems)
    elif over is not None:
        s.over = ENDINGS[over]
        s.seat = -1
        if turn.get("seat") is not None:
            _wrong("turn.seat", problems)
        return
    s.seat = _number(turn.get("seat", int(s.first)), players - 1, "turn.seat", problems)
    s.spendable = numbers["spendable"]
    if "spendable" not in turn and s.phase == TURN_MAIN:
        s.spendable = s.stock[s.seat, ANKH]


def _settle(s: Any, bonus: list[int | None]) -> None:
    """What follows from the document: adjacency, supplies, bonus tokens that were not given."""
    each = int(DATA.tokens_each[s.players])
    for token in range(TOKENS):
        stored = sum(int(mask) >> token & 1 for mask in s.stored)
        s.supply[token] = each - int(s.stock[:, token].sum()) - stored
    left = int(DATA.bonus_supply)
    for seat in range(int(s.players)):
        survey(s, DATA, seat)
        given = bonus[seat]
        s.bonus[seat] = min(bonus_groups(s, DATA, seat), left) if given is None else given
        left -= int(s.bonus[seat])
    s.bonus_supply = left
