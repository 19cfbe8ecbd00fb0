"""What must be true of telling: changes, previews, and who is told what."""

from __future__ import annotations

import json
from typing import Any

import orjson

from ostraka.core.i18n.message import LOCALES
from ostraka.core.kernel.compile import records
from ostraka.core.play.state import State
from ostraka.core.show.change import Change
from ostraka.core.show.patch import patched
from ostraka.core.show.telling import beats


def check_telling(state: State, code: int, seed: int) -> None:
    """Every promise about what an action tells, for one action in one state."""
    beats_lead_where_playing_leads(state, code)
    changes_turn_the_view_before_into_the_view_after(state, code)
    who_sees_the_same_is_told_the_same(state, code, seed)
    what_is_told_directly_is_what_the_views_say(state, code)
    a_preview_tells_only_what_is_certain(state, code, seed)


def _everyone(state: State) -> list[int | None]:
    return [*range(state.players), None]


def beats_lead_where_playing_leads(state: State, code: int) -> None:
    """An action carried out in beats ends in the very state that playing it gives."""
    s = records(state.tobytes(), state.game.dtype)[0]
    assert sum(1 for _ in beats(state.game, s, code)), "an action has no beat"
    played = state.fork().play(code)
    assert s.tobytes() == played.tobytes(), "the beats of an action do not lead where playing does"


def changes_turn_the_view_before_into_the_view_after(state: State, code: int) -> None:
    """The view before with the changes applied is the view after, for seats and spectators."""
    after = state.fork().play(code)
    seen = state.fork().play(code)  # whose views owe nothing to telling
    for seat in _everyone(state):
        view = state.view(seat)
        changes = after.changes(seat, since=state.ply)
        assert changes, "an action tells nothing"
        assert changes[0].told.kind == "action", "an action is not told first"
        for change in changes:
            view = patched(view, json.loads(json.dumps(change.patch, allow_nan=False)))
            for locale in LOCALES:
                assert change.sentence(locale).strip(), f"{change} says nothing in {locale}"
        assert view == seen.view(seat), f"seat {seat}: the changes do not lead to the view after"


def what_is_told_directly_is_what_the_views_say(state: State, code: int) -> None:
    """Quick telling says, byte for byte, what comparing the whole views of each seat says.

    The state is asked along the way too, since what is told builds on what was told before.
    """
    if state.ply:
        _compared(state, state.ply - 1)
    _compared(state.fork().play(code), state.ply)


def _compared(state: State, since: int) -> None:
    for seat in _everyone(state):
        told = state.fork().changes_afresh(seat, since=since)
        written = orjson.dumps([change.as_json() for change in told])
        quick = state.changes_json(seat, since=since)
        assert orjson.dumps(quick) == written, f"seat {seat} is told what its views do not say"
        views = state.view(seat), state.fork().view(seat)
        assert orjson.dumps(views[0]) == orjson.dumps(views[1]), f"seat {seat} sees something else"


def more_is_told_than_the_actions(state: State) -> None:
    """Seats and spectators have been told what the actions of a whole game changed."""
    for seat in _everyone(state):
        told = {change.told.kind for change in state.changes(seat)}
        assert told > {"action"}, f"seat {seat} is told actions, but nothing that they changed"


def _told(changes: list[Change]) -> str:
    return json.dumps([change.as_json() for change in changes], ensure_ascii=False)


def _like(state: State, code: int, other: State) -> int | None:
    """The same action in a state dealt again or, if its thing is elsewhere, one of its verb."""
    if code in other.legal.codes:
        return code
    verb = state.game.actions.parts(state.raw, code)["verb"]
    rows = zip(other.legal.codes, other.rows, strict=True)
    return next((found for found, row in rows if row["verb"] == verb), None)


def who_sees_the_same_is_told_the_same(state: State, code: int, seed: int) -> None:
    """What a seat cannot know is dealt again: if it sees the same then, it is told the same."""
    played = state.fork()
    played.play(code)
    for seat in range(state.players):
        other = state.reshuffled(seat, seed)
        alike = _like(state, code, other)
        if alike is None:
            continue
        other.play(alike)
        for viewer in (seat, None):
            if other.view(viewer) == played.view(viewer):
                told = _told(other.changes(viewer, since=state.ply))
                assert told == _told(played.changes(viewer, since=state.ply)), (
                    f"seat {viewer} is told what it cannot know"
                )


def a_preview_tells_only_what_is_certain(state: State, code: int, seed: int) -> None:
    """A preview does not depend on what the seat cannot know, changes nothing, and comes true."""
    seat = state.seat
    assert seat is not None
    before = state.tobytes()
    parts: Any = state.game.actions.parts(state.raw, code)
    preview = state.preview(parts, seat)
    assert state.tobytes() == before, "a preview changed the state"
    other = state.reshuffled(seat, seed).preview(parts, seat)
    assert json.dumps(other.as_json()) == json.dumps(preview.as_json()), (
        "a preview tells what the seat cannot know"
    )
    assert preview.before == state.breakdown
    if preview.stopped is None:
        played = state.fork()
        played.play(code)
        assert _told(played.changes(seat, since=state.ply)) == _told(preview.changes)
