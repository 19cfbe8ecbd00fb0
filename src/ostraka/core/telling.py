"""Telling what happened: an action carried out again in beats, seen through the eyes of a seat.

Playing never pays for this. Whoever wants to be told has the action repeated on a copy of the
record, beat by beat, and compares the seat's views.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ostraka.core.change import Cause, Change, Preview, Told
from ostraka.core.kernel import records
from ostraka.core.message import Message
from ostraka.core.patch import Patch, difference
from ostraka.core.view import envelope

if TYPE_CHECKING:
    from ostraka.core.game import Game

__all__ = ["Beats", "beats_of", "previewed", "told"]

Beats = list[tuple[Any, Cause]]
"""The record after each beat, and what caused the beat."""


def beats_of(game: Game, before: Any, code: int) -> Beats:
    """An action in beats; the record given stays as it is."""
    s = records(before.tobytes(), game.dtype)[0]
    return [(records(s.tobytes(), game.dtype)[0], cause) for cause in game.beats(s, code)]


class _Teller:
    """Compares the views of one seat, beat by beat, and passes patches on to who carries them."""

    def __init__(self, game: Game, seat: int | None, options: dict[str, Any], ply: int) -> None:
        self.game = game
        self.seat = seat
        self.options = options
        self.ply = ply
        self.changes: list[Change] = []
        self.carried: Patch = []

    def view(self, s: Any, ply: int, settled: bool) -> dict[str, Any]:
        return envelope(self.game, s, self.seat, options=self.options, ply=ply, settled=settled)

    def action(self, before: Any, code: int) -> None:
        """The action itself, in the words in which this seat is told it."""
        sentence = self.game.sentence_for(before, code, self.seat)
        told = Told("action", sentence, seat=int(before.seat))
        self.changes.append(Change(self.ply, 0, told, Cause()))

    def beat(self, number: int, old: dict[str, Any], new: dict[str, Any], cause: Cause) -> None:
        """What one beat changed."""
        self.carried += difference(old, new)
        for told in self.game.tell(old, new, cause, self.seat):
            self.changes.append(Change(self.ply, number, told, cause, self.carried))
            self.carried = []

    def close(self) -> None:
        """What nobody has carried yet is done by the last change."""
        if self.carried:
            last = self.changes[-1]
            self.changes[-1] = last.with_patch(last.patch + self.carried)


def told(
    game: Game, before: Any, code: int, beats: Beats, seat: int | None, options: Any, ply: int
) -> list[Change]:
    """The changes that an action made, as a seat (None: a spectator) is told them."""
    teller = _Teller(game, seat, options, ply)
    teller.action(before, code)
    old = teller.view(before, ply, True)
    for number, (record, cause) in enumerate(beats, 1):
        new = teller.view(record, ply + 1, number == len(beats))
        teller.beat(number, old, new, cause)
        old = new
    teller.close()
    return teller.changes


def _certain(before: Any, beats: Beats) -> Iterator[tuple[Any, Cause]]:
    """The beats before the first in which something hidden comes to light."""
    for record, cause in beats:
        if record.reveals != before.reveals:
            return
        yield record, cause


def previewed(
    game: Game, before: Any, codes: list[int], seat: int | None, options: Any, ply: int
) -> Preview:
    """What a row of actions is certain to change."""
    changes: list[Change] = []
    last, stopped = before, None
    for number, code in enumerate(codes):
        beats = beats_of(game, last, code)
        certain = list(_certain(before, beats))
        teller = _Teller(game, seat, options, ply + number)
        teller.action(last, code)
        old = teller.view(last, ply + number, True)
        for count, (record, cause) in enumerate(certain, 1):
            new = teller.view(record, ply + number + 1, count == len(beats))
            teller.beat(count, old, new, cause)
            old, last = new, record
        teller.close()
        changes += teller.changes
        if len(certain) < len(beats):
            stopped = Message("preview-stopped")
            break
    return Preview(changes, game.breakdown(before), game.breakdown(last), stopped)
