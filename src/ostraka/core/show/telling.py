"""Telling what happened: an action carried out again in beats, seen through the eyes of a seat.

Playing never pays for this. Whoever wants to be told has the action repeated on a copy of the
record, beat by beat, and compares the seat's views.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ostraka.core.i18n.message import Message
from ostraka.core.kernel.fields import readable
from ostraka.core.show.change import Cause, Change, Preview, Told
from ostraka.core.show.patch import Patch, difference
from ostraka.core.show.view import Snapshot

if TYPE_CHECKING:
    from ostraka.core.game.game import Game


class Telling:
    """One action: the snapshot before it, and the snapshot after each of its beats."""

    __slots__ = ("_told", "beats", "before", "code", "game")

    def __init__(self, before: Snapshot, code: int, after: bytes | None = None) -> None:
        """The bytes of the state after it spare an action that is done at once its repetition."""
        self.game = before.game
        self.before = before
        self.code = code
        self.beats = _beats(self.game, before, code, after)
        self._told: dict[int | None, list[Change]] = {}

    @property
    def after(self) -> Snapshot:
        """The snapshot when all is done."""
        return self.beats[-1][0]

    def changes(self, seat: int | None) -> list[Change]:
        """What the action changed, as a seat (None: a spectator) is told it."""
        viewer = None if self.game.told_alike else seat
        if viewer not in self._told:
            self._told[viewer] = self.tell(viewer, self.beats)
        return self._told[viewer]

    def tell(self, seat: int | None, beats: Iterable[tuple[Snapshot, Cause]]) -> list[Change]:
        """What some of the beats changed: the action first, in the words for this seat."""
        ply, s = self.before.ply, self.before.record
        sentence = self.game.sentence_for(s, self.code, seat)
        changes = [Change(ply, 0, Told("action", sentence, seat=int(s["seat"])), Cause())]
        carried: Patch = []
        old = self.before.view(seat)
        for number, (snapshot, cause) in enumerate(beats, 1):
            new = snapshot.view(seat)
            carried += difference(old, new)
            for told in self.game.tell(old, new, cause, seat):
                changes.append(Change(ply, number, told, cause, carried))
                carried = []
            old = new
        if carried:  # nobody told it: it is done with the last change
            changes[-1] = changes[-1].with_patch(changes[-1].patch + carried)
        return changes

    def certain(self) -> list[tuple[Snapshot, Cause]]:
        """The beats before the first in which something hidden comes to light."""
        known = self.before.record["reveals"]
        count = 0
        while count < len(self.beats) and self.beats[count][0].record["reveals"] == known:
            count += 1
        return self.beats[:count]


def _beats(
    game: Game, before: Snapshot, code: int, after: bytes | None
) -> list[tuple[Snapshot, Cause]]:
    """An action in beats; the record of the snapshot stays as it is."""
    if after is not None and game.at_once:
        record = readable(after, game.dtype)[0]
        return [(before.then(record), Cause())]
    s = readable(before.record.tobytes(), game.dtype)[0]
    beats: list[tuple[Snapshot, Cause]] = []
    last = before
    for cause in game.beats(s, code):
        last = last.then(readable(s.tobytes(), game.dtype)[0], settled=False)
        beats.append((last, cause))
    last.settled = True  # the action is done with its last beat
    return beats


def previewed(snapshot: Snapshot, codes: list[int], seat: int | None) -> Preview:
    """What a row of actions is certain to change."""
    game = snapshot.game
    changes: list[Change] = []
    last, stopped = snapshot, None
    for code in codes:
        telling = Telling(last, code)
        certain = telling.certain()
        changes += telling.tell(seat, certain)
        last = certain[-1][0] if certain else last
        if len(certain) < len(telling.beats):
            changes += _unknown(telling, last, len(certain))
            stopped = Message("preview-stopped")
            break
    before, after = game.breakdown(snapshot.record), game.breakdown(last.record)
    return Preview(changes, before, after, stopped)


def _unknown(telling: Telling, last: Snapshot, count: int) -> list[Change]:
    """What is certain of the beat in which something hidden comes to light; no view shows it."""
    snapshot, cause = telling.beats[count]
    told = telling.game.tell_unknown(last.view(None), snapshot.view(None), cause)
    return [Change(telling.before.ply, count + 1, each, cause) for each in told]
