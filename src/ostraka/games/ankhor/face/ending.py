"""Why a game has ended, and how a tie was broken."""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.i18n.message import Message, listed
from ostraka.games.ankhor.face.words import seat_name
from ostraka.games.ankhor.rules.scoring import score, tokens_left
from ostraka.games.ankhor.rules.state import FR, GIVEN_UP, NOTHING_LEFT, THIRTEEN
from ostraka.games.ankhor.rules.tables import DATA, PLAYERS
from ostraka.games.ankhor.state_types import AnkhorState

REASONS = {
    THIRTEEN: "ankhor-reason-thirteen",
    NOTHING_LEFT: "ankhor-reason-nothing-left",
    GIVEN_UP: "ankhor-reason-given-up",
}


def reason(s: AnkhorState) -> Message:
    """The rule that ended the game; at equal points also what decided between the first."""
    ended = Message(REASONS[int(s.over)])
    points = np.zeros(max(PLAYERS), np.int32)
    score(s, DATA, points)
    best = points[: s.players].max()
    tied = [seat for seat in range(int(s.players)) if points[seat] == best]
    if len(tied) == 1:
        return ended
    values = {"ended": ended, "seats": _names(tied), "points": int(best)}
    fewest = min(int(s.tiles[seat]) for seat in tied)
    left = [seat for seat in tied if s.tiles[seat] == fewest]
    if len(left) == 1:
        return Message(
            "ankhor-tie-tiles", **values, winners=seat_name(left[0]), winning=1, count=fewest
        )
    tokens = {seat: int(tokens_left(s, seat)) for seat in left}
    wanted = (max if s.edition == FR else min)(tokens.values())
    winners = [seat for seat in left if tokens[seat] == wanted]
    won = {"winners": _names(winners), "winning": len(winners)}
    if len(winners) == len(tied):
        return Message("ankhor-tie-shared", **values)
    if len(winners) == len(left):
        return Message("ankhor-tie-tiles", **values, **won, count=fewest)
    key = "ankhor-tie-more-tokens" if s.edition == FR else "ankhor-tie-fewer-tokens"
    return Message(key, **values, **won, count=wanted)


def _names(seats: list[int]) -> Any:
    return listed([seat_name(seat) for seat in seats])
