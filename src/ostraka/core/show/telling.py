"""Telling what happened: an action carried out again in beats, seen through the eyes of a seat.

Playing never pays for this. Whoever wants to be told has the action repeated on a copy of the
state, beat by beat, and compares the seat's views.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from ostraka.core.i18n.message import Message
from ostraka.core.kernel.fields import readable
from ostraka.core.show.change import Cause, Change, Preview, Told
from ostraka.core.show.patch import Patch, difference
from ostraka.core.show.view import Snapshot, ViewShape

if TYPE_CHECKING:
    from ostraka.core.game.game import Game


class ActionBeats:
    """One action: the snapshot before it, and the snapshot after each of its beats."""

    __slots__ = ("_afresh", "_shared", "_told", "beats", "before", "code", "game")

    def __init__(self, before: Snapshot, code: int, after: bytes | None = None) -> None:
        """Given the state's bytes `after` it, an action of one beat is not replayed."""
        self.game = before.game
        self.before = before
        before.forget()  # else every snapshot of a game would be kept
        self.code = code
        self.beats = _beats(self.game, before, code, after)
        self._afresh = False
        self._told: dict[int | None, list[Change]] = {}
        self._shared: dict[tuple[int, int | None], list[tuple[Patch, list[Told]]]] = {}

    @property
    def after(self) -> Snapshot:
        """The snapshot when all is done."""
        return self.beats[-1][0]

    def look_afresh(self) -> None:
        """Compare the whole views of each seat, to check what is told otherwise."""
        for snapshot, _ in self.beats:
            snapshot.forget()
        self._afresh = True

    def changes(self, seat: int | None) -> list[Change]:
        """What the action changed, as a seat (None: a spectator) is told it."""
        viewer = None if self.game.told_alike else seat
        if viewer not in self._told:
            self._told[viewer] = self.tell(viewer, self.beats)
        return self._told[viewer]

    def tell(self, seat: int | None, beats: Iterable[tuple[Snapshot, Cause]]) -> list[Change]:
        """What some of the beats changed: the action first, in the words for this seat."""
        ply, s = self.before.ply, self.before.s
        sentence = _sentence(self.game, s, self.code, seat)
        changes = [Change(ply, 0, Told("action", sentence, seat=int(s["seat"])), Cause())]
        carried: Patch = []
        old = self.before.view(seat)
        for number, (snapshot, cause) in enumerate(beats, 1):
            new = snapshot.view(seat)
            patch, told = self._told_of(number, (old, new), cause, seat)
            carried = carried + patch if carried else patch
            for each in told:
                changes.append(Change(ply, number, each, cause, carried))
                carried = []
            old = new
        if carried:  # nobody told it: it is done with the last change
            changes[-1] = changes[-1].with_patch(changes[-1].patch + carried)
        return changes

    def _told_of(
        self, number: int, views: tuple[ViewShape, ViewShape], cause: Cause, seat: int | None
    ) -> tuple[Patch, list[Told]]:
        """What a beat did to the view of a seat, and what the seat is told of it.

        Seats to whose views it did the same are told the same, which is found once.
        """
        telling, (old, new) = self.game.telling, views
        patch = difference(old, new)
        if telling.audience is None or self._afresh:
            return patch, list(telling.tell(old, new, cause, seat))
        shared = self._shared.setdefault((number, telling.audience(old, cause, seat)), [])
        for known, told in shared:
            if known == patch:
                return patch, told
        shared.append((patch, list(telling.tell(old, new, cause, seat))))
        return shared[-1]

    def certain(self) -> list[tuple[Snapshot, Cause]]:
        """The beats before the first in which something hidden is revealed."""
        known = self.before.s["reveals"]
        count = 0
        while count < len(self.beats) and self.beats[count][0].s["reveals"] == known:
            count += 1
        return self.beats[:count]


def beats(game: Game, s: Any, code: int) -> Iterator[Cause]:
    """Carry out an action on a state array, and say after each beat what caused it."""
    if game.telling.beats is not None:
        yield from game.telling.beats(s, code)
    else:
        game.kernel_apply(s, game.data, code)
        yield Cause()


def _sentence(game: Game, s: Any, code: int, seat: int | None) -> Message:
    """What a seat is told about an action that is being played."""
    said = game.telling.sentence_for
    return game.actions.sentence(s, code) if said is None else said(s, code, seat)


def _beats(
    game: Game, before: Snapshot, code: int, after: bytes | None
) -> list[tuple[Snapshot, Cause]]:
    """An action in beats; the state of the snapshot stays as it is."""
    if after is not None and game.telling.beats is None:
        return [(before.then(readable(after, game.dtype)[0]), Cause())]
    s = readable(before.s.tobytes(), game.dtype)[0]
    done: list[tuple[Snapshot, Cause]] = []
    last = before
    for cause in beats(game, s, code):
        last = last.then(readable(s.tobytes(), game.dtype)[0], settled=False)
        done.append((last, cause))
    last.settled = True  # the action is done with its last beat
    return done


def previewed(snapshot: Snapshot, codes: list[int], seat: int | None) -> Preview:
    """What a row of actions is certain to change."""
    game = snapshot.game
    changes: list[Change] = []
    last, stopped = snapshot, None
    for code in codes:
        telling = ActionBeats(last, code)
        certain = telling.certain()
        changes += telling.tell(seat, certain)
        last = certain[-1][0] if certain else last
        if len(certain) < len(telling.beats):
            changes += _unknown(telling, last, len(certain))
            stopped = Message("preview-stopped")
            break
    before, after = game.breakdown(snapshot.s), game.breakdown(last.s)
    return Preview(changes, before, after, stopped)


def _unknown(telling: ActionBeats, last: Snapshot, count: int) -> list[Change]:
    """What is certain of the beat in which something hidden is revealed; no view shows it."""
    snapshot, cause = telling.beats[count]
    tell_unknown = telling.game.telling.tell_unknown
    if tell_unknown is None:
        return []
    told = tell_unknown(last.view(None), snapshot.view(None), cause)
    return [Change(telling.before.ply, count + 1, each, cause) for each in told]
