"""How a table is set up: the first entry of its journal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, NotRequired, Self

from ostraka.core.packs.packs import PackId
from ostraka.core.play.record import RecordShape
from ostraka.core.shape import Shape
from ostraka.protocol.table import ClockPlan, Who


class SeatSetup(Shape):
    """Who holds a seat."""

    who: Who
    guest: NotRequired[str | None]
    level: NotRequired[int | None]
    name: NotRequired[str | None]
    """Of a player at another's screen."""


_OPTIONAL = (
    *("entropy", "packs", "key", "rematch_of"),
    *("campaign", "challenge", "hand", "day", "near", "record"),
)
"""What an entry leaves out where there is none of it."""


@dataclass(frozen=True)
class TableSetup:
    """A table before anything has happened there. What an old journal lacks has its default."""

    game: str
    players: int
    seed: int
    seats: tuple[SeatSetup, ...]
    host: str | None
    """Who made it."""
    invite: str
    """The code that lets others in."""
    entropy: str | None = None
    """What its hidden things are drawn from; None in older journals and where a seed was chosen."""
    key: str = ""
    """What a shared link has in it, so that others may look on."""
    options: Mapping[str, Any] = field(default_factory=dict)
    packs: tuple[PackId, ...] = ()
    public: bool = False
    watch: bool = True
    clock: ClockPlan | None = None
    hints: bool = True
    undo: bool = True
    analysis: bool = False
    title: str = ""
    rematch_of: str | None = None
    campaign: str | None = None
    challenge: int | None = None
    hand: str | None = None
    day: str | None = None
    """The day whose deal is played there."""
    near: int | None = None
    """The rating of who opened it, where only people about as strong are to sit down."""
    record: RecordShape | None = None
    """The game that is played on there, where one was brought along."""

    @property
    def reference(self) -> str:
        """What its game is loaded by."""
        packs = map(PackId.from_json, self.record.get("packs", [])) if self.record else self.packs
        return "+".join((self.game, *map(str, packs)))

    def as_json(self) -> dict[str, Any]:
        """The body of the entry."""
        document = {each.name: getattr(self, each.name) for each in fields(self)}
        document["packs"] = [pack.as_json() for pack in self.packs]
        return {name: v for name, v in document.items() if v or name not in _OPTIONAL}

    @classmethod
    def from_json(cls, body: Mapping[str, Any]) -> Self:
        """Read an entry; what later versions write there besides is left alone."""
        known = {each.name: body[each.name] for each in fields(cls) if each.name in body}
        known["seats"] = tuple(body["seats"])
        known["packs"] = tuple(map(PackId.from_json, body.get("packs", [])))
        return cls(**known)
