"""What both halves of the protocol share: numbers and names within their limits, refusals."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ostraka.core.i18n.message import LOCALES, Sentence
from ostraka.core.play.parts import GatheringShape, PartsShape
from ostraka.core.shape import Shape

Seat = Annotated[int, Field(ge=0, le=15)]
Version = Annotated[int, Field(ge=0, le=2**53)]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
Level = Annotated[int, Field(ge=1, le=99)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=200)]
TableId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{8,24}$")]
InviteCode = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Id = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
GameName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,40}$")]
Locale = Annotated[str, StringConstraints(pattern=f"^({'|'.join(LOCALES)})$")]
Moment = Annotated[int, Field(description="Milliseconds since 1970, by the server's clock.")]

Word = Annotated[str, StringConstraints(max_length=64)]
Amount = Annotated[int, Field(ge=-(2**31), le=2**31)]
Chosen = Annotated[list[Word | Amount], Field(max_length=64)]
Amounts = Annotated[dict[Word, Annotated[int, Field(ge=0, le=64)]], Field(max_length=64)]

Parts = Annotated[
    dict[Word, Word | Amount | Chosen | Amounts],
    Field(
        min_length=1,
        max_length=16,
        description="An action: verb first, then slot by slot. A gathered slot holds a list of "
        "ids, or how many times each id is chosen.",
        examples=[{"verb": "move", "piece": "d1", "to": "d4"}],
    ),
]


class Incoming(BaseModel):
    """Something a client says: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ErrorBody(Shape):
    """Why something was refused; nothing has changed."""

    code: str
    """One of the codes listed in docs/protocol.md."""
    message: Sentence
    sentence: str
    """The message in English, for logs and programs."""
    version: int | None
    """With the code `stale`: the table's version."""
    retry_after: float | None
    """With `busy` and `unavailable`: seconds to wait."""


class AskedChoice(Shape):
    """What a seat may play."""

    legal: list[PartsShape] | None
    """Rows of parts if this seat is to act, but for those of the gathering; else null."""
    gathering: GatheringShape | None
    """If this seat is to act and may choose several things at once; else null."""
