"""What happened, as data: the small changes that an action makes, as one seat is told them.

A game may carry an action out in beats, each with its cause. Between two beats the game tells what
changed in the seat's view; the changes of one beat happen together, and the first of them carries
what they do to the view. Applying all patches to the view before gives the view after.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from typing_extensions import TypedDict

from ostraka.core.i18n.message import Message, Sentence
from ostraka.core.shape import Shape
from ostraka.core.show.patch import Patch


class CauseShape(Shape):
    """Why a change happened."""

    kind: str
    thing: str | None


class ChangeShape(Shape, TypedDict("_From", {"from": "str | None"})):
    """One small step of what happened, as one seat is told it."""

    ply: int
    beat: int
    kind: str
    thing: str | None
    to: str | None
    before: int | None
    after: int | None
    seat: int | None
    quiet: bool
    """The action's own sentence says it already; logs leave it out."""
    cause: CauseShape
    message: Sentence
    patch: Patch
    """Operations on the view: ["set", path, value] and ["cut", path]."""


class PreviewShape(Shape):
    """What an action would certainly do; `stopped` says why the rest is not told."""

    changes: list[ChangeShape]
    before: list[dict[str, int]]
    after: list[dict[str, int]]
    stopped: Sentence | None


@dataclass(frozen=True)
class Cause:
    """Why something happens: the action, the effect of a thing, the decline, the die, a rule."""

    kind: str = "action"
    thing: str | None = None
    seat: int | None = None
    """The seat whose doing it is, where that is not the seat that acted."""

    def as_json(self) -> CauseShape:
        """Ready for JSON."""
        return {"kind": self.kind, "thing": self.thing}


@dataclass(frozen=True)
class Told:
    """One small change, in words and as data: a thing that moved, or an amount that changed."""

    kind: str
    message: Message
    thing: str | None = None
    source: str | None = None
    """Where the thing was."""
    target: str | None = None
    """Where it is now."""
    before: int | None = None
    after: int | None = None
    seat: int | None = None
    """The seat to which it happens."""
    quiet: bool = False
    """Whether the action's own sentence says it already, so that a log leaves it out."""


@dataclass(frozen=True)
class Change:
    """A told change, with its place in the game, its cause and what it does to the view."""

    ply: int
    """The number of the action, counted from 0."""
    beat: int
    told: Told
    cause: Cause
    patch: Patch = field(default_factory=list)

    @property
    def message(self) -> Message:
        """What is said about it."""
        return self.told.message

    def sentence(self, locale: str = "en") -> str:
        """What is said about it, in a language."""
        return self.told.message.text(locale)

    def with_patch(self, patch: Patch) -> Change:
        """The same change, doing this to the view."""
        return replace(self, patch=patch)

    def as_json(self) -> ChangeShape:
        """Ready for JSON."""
        told = self.told
        return change_json(
            self.ply,
            self.beat,
            told.kind,
            told.message.as_json(),
            self.cause.as_json(),
            thing=told.thing,
            source=told.source,
            target=told.target,
            before=told.before,
            after=told.after,
            seat=told.seat,
            quiet=told.quiet,
            patch=self.patch,
        )


def change_json(
    ply: int,
    beat: int,
    kind: str,
    message: Sentence,
    cause: CauseShape,
    *,
    thing: str | None = None,
    source: str | None = None,
    target: str | None = None,
    before: int | None = None,
    after: int | None = None,
    seat: int | None = None,
    quiet: bool = False,
    patch: Patch | None = None,
) -> ChangeShape:
    """A change ready for JSON; see `Told` and `Change`."""
    return {
        "ply": ply,
        "beat": beat,
        "kind": kind,
        "thing": thing,
        "from": source,
        "to": target,
        "before": before,
        "after": after,
        "seat": seat,
        "quiet": quiet,
        "cause": cause,
        "message": message,
        "patch": [] if patch is None else patch,
    }


@dataclass(frozen=True)
class Preview:
    """What an action is certain to change, and the points of each seat before and after."""

    changes: list[Change]
    before: list[dict[str, int]]
    after: list[dict[str, int]]
    stopped: Message | None
    """Said where the preview ends early, because something hidden would be revealed."""

    def as_json(self) -> PreviewShape:
        """Ready for JSON."""
        return {
            "changes": [change.as_json() for change in self.changes],
            "before": self.before,
            "after": self.after,
            "stopped": self.stopped.as_json() if self.stopped else None,
        }
