"""Names of players, tokens and tiles, questions and rulings, as messages of the catalogues."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ostraka.core.i18n.message import Message, joined
from ostraka.games.ankhor.tables import DATA, KIND_NAMES, KINDS, TOKEN_NAMES

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


def question(seat: int, phase: str, ankhs: int, surplus: Mapping[str, int]) -> Message:
    """What is asked of the seat to act."""
    if phase == "return":
        return Message(
            "ankhor-question-return", seat=seat_name(seat), surplus=surplus_list(**surplus)
        )
    return Message(f"ankhor-question-{phase}", seat=seat_name(seat), ankhs=ankhs)


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


def token_list(counts: Mapping[int, int]) -> Any:
    """Tokens with their numbers, as one value of a message."""
    return joined(
        [
            Message("ankhor-tokens", count=count, token=TOKEN_NAMES[token])
            for token, count in sorted(counts.items())
            if count > 0
        ]
    )


def surplus_list(resources: int, ankhs: int) -> Any:
    """How many tokens are too many, as one value of a message."""
    over = [Message("ankhor-resources", count=int(resources))] if resources else []
    if ankhs or not resources:
        over.append(Message("ankhor-tokens", count=int(ankhs), token="ankh"))
    return joined(over)
