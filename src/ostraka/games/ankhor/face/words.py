"""Names of players, tokens and tiles, and the rulings, as messages of the catalogues."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ostraka.core.i18n.message import Message, listed
from ostraka.games.ankhor.rules.tables import ANKH, DATA, KIND_NAMES, KINDS, TOKEN_NAMES

RULINGS = (
    "ankhor-ruling-components",
    "ankhor-ruling-opening",
    "ankhor-ruling-backs",
    "ankhor-ruling-floors",
    "ankhor-ruling-pile",
    "ankhor-ruling-refresh",
    "ankhor-ruling-islands",
    "ankhor-ruling-place",
    "ankhor-ruling-reach",
    "ankhor-ruling-merged",
    "ankhor-ruling-bonus",
    "ankhor-ruling-tokens",
    "ankhor-ruling-covered",
    "ankhor-ruling-warehouse",
    "ankhor-ruling-scribe",
    "ankhor-ruling-empty",
    "ankhor-ruling-idle",
    "ankhor-ruling-carrying",
    "ankhor-ruling-exactly",
    "ankhor-ruling-animals",
    "ankhor-ruling-ties",
)
"""The rulings, in the order of the rules."""


def rulings() -> tuple[Message, ...]:
    """What we decided where the rulebooks are silent, doubtful or of different minds."""
    numbers = {
        "ankhor-ruling-reach": {"reach": int(DATA.reach)},
        "ankhor-ruling-idle": {"turns": int(DATA.end_idle)},
    }
    return tuple(Message(key, **numbers.get(key, {})) for key in RULINGS)


def seat_name(seat: int) -> Message:
    """A player, by number."""
    return Message("ankhor-seat", number=seat + 1)


def token_name(token: int) -> Message:
    """A token type."""
    return Message("ankhor-token", token=TOKEN_NAMES[token])


def colour_name(colour: int) -> Message:
    """The colour of a tile."""
    return Message("ankhor-colour", colour=TOKEN_NAMES[colour])


def tile_name(face: int) -> Message:
    """A tile by its colour and kind."""
    return Message("ankhor-tile", colour=TOKEN_NAMES[face // KINDS], kind=KIND_NAMES[face % KINDS])


def token_list(counts: Mapping[int, int], *, noun: bool = True) -> Any:
    """Tokens with their numbers, as one value of a message, with one noun for all colours.

    Beside Ankhs each colour has its noun: “1 red token, 1 blue token and 1 ankh”.
    """
    held = [(token, count) for token, count in sorted(counts.items()) if count > 0]
    colours = [] if ANKH in dict(held) else [token for token, _ in held]
    return listed(
        [
            Message(
                "ankhor-tokens",
                count=count,
                token=TOKEN_NAMES[token],
                place=_place(colours, token) if noun else "middle",
            )
            for token, count in held
        ]
    )


def _place(colours: Sequence[int], token: int) -> str:
    """Where a colour stands among those that are listed."""
    if token not in colours or len(colours) == 1:
        return "only"
    return {colours[0]: "first", colours[-1]: "last"}.get(token, "middle")


def surplus_list(resources: int, ankhs: int) -> Any:
    """How many tokens are too many, as one value of a message."""
    over = [Message("ankhor-resources", count=int(resources))] if resources else []
    if ankhs or not resources:
        over.append(Message("ankhor-tokens", count=int(ankhs), token="ankh", place="only"))
    return listed(over)
