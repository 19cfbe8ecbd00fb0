"""What must be true of choosing: actions as sentences with slots, and several things at once."""

from __future__ import annotations

import json
from typing import Any

from ostraka.core.errors import IllegalAction
from ostraka.core.kernel.random import below
from ostraka.core.play.state import State


def check_choosing(state: State, stream: Any) -> None:
    """Every promise about choosing, in one state."""
    parts_are_unique_and_lead_back(state, stream)
    narrowing_leads_to_every_action(state, stream)
    what_cannot_be_done_says_why(state)
    several_things_are_chosen_in_any_order(state, stream)
    what_is_asked_is_answered_by_naming_it(state)
    who_chooses_at_once_chooses_alone(state, stream)


def parts_are_unique_and_lead_back(state: State, stream: Any) -> None:
    """No two legal actions have the same parts; parts are plain JSON and name their action."""
    rows = state.rows
    assert len({json.dumps(row) for row in rows}) == len(rows), "two actions have the same parts"
    at = below(stream, len(rows))
    row = rows[at]
    assert next(iter(row)) == "verb", "parts begin with the verb"
    assert json.loads(json.dumps(row)) == row, "parts are not plain JSON"
    assert state.action(row).code == state.codes[at], "parts do not lead back to their action"
    assert state.legal[at].parts == row
    if state.game.actions.kinds:
        kind = state.game.actions.kinds[row["verb"]]
        assert set(row) <= {"verb", *kind.slots}, f"{row} has a slot that was not declared"


def narrowing_leads_to_every_action(state: State, stream: Any) -> None:
    """Filling slot after slot with what is offered ends in the one action meant."""
    if state.gathering is not None:
        return
    wanted = state.rows[below(stream, len(state.rows))]
    given: dict[str, Any] = {}
    for _ in wanted:
        narrowed = state.narrow(**given)
        assert wanted in narrowed.rows, f"{wanted} is lost once {given} is chosen"
        if narrowed.slot is None:
            break
        if narrowed.slot in wanted:
            assert wanted[narrowed.slot] in narrowed.things
            given[narrowed.slot] = wanted[narrowed.slot]
    assert state.narrow(**wanted).rows == [wanted], f"{wanted} does not narrow down to itself"
    assert state.why_not(wanted) is None


def what_cannot_be_done_says_why(state: State) -> None:
    """Parts that no action has are refused with a sentence, whatever they are."""
    for bad in ({}, {"verb": "xyzzy"}, {"verb": None}, {"verb": 1, "x": [1]}, {"é": "é"}):
        before = state.tobytes()
        try:
            state.play(bad)
        except IllegalAction as error:
            assert str(error).strip()
        else:
            raise AssertionError(f"{bad} was accepted as an action")
        assert state.tobytes() == before
    reason = state.why_not({"verb": "xyzzy"})
    assert reason is not None
    assert reason.text("fr").strip()


def several_things_are_chosen_in_any_order(state: State, stream: Any) -> None:
    """A choice of several things means the same whatever their order, and is undone as one."""
    gathering = state.gathering
    if gathering is None:
        return
    assert gathering.verb in state.game.actions.kinds, f"{gathering.verb} is not a kind of action"
    assert 0 <= gathering.least <= gathering.most, "no number of things can be chosen"
    pool = [thing for thing, most in gathering.things.items() for _ in range(most)]
    most = min(gathering.most, len(pool))
    count = gathering.least + below(stream, most - gathering.least + 1)
    chosen = [pool.pop(below(stream, len(pool))) for _ in range(count)]
    one, other = state.fork(), state.fork()
    one.play({"verb": gathering.verb, gathering.slot: chosen})
    other.play({"verb": gathering.verb, gathering.slot: chosen[::-1]})
    assert one.tobytes() == other.tobytes(), f"the order of {chosen} matters"
    assert one.undo().tobytes() == state.tobytes(), "undo does not take the whole choice back"
    try:
        state.fork().play({"verb": gathering.verb, gathering.slot: [*chosen, "xyzzy"]})
    except IllegalAction as error:
        assert str(error).strip()
    else:
        raise AssertionError("a thing that is not there was chosen")


def what_is_asked_is_answered_by_naming_it(state: State) -> None:
    """Who need not choose anything may choose nothing; who must, names the things themselves."""
    found = state.game.actions.gathering(state.raw)
    if found is None:
        return
    if found.single:  # then rows of parts say all: one for each thing, and one that ends it
        named = [row.get(found.one) for row in state.rows if row["verb"] == found.verb]
        assert set(map(str, named)) == set(found.things), f"{found.verb} does not name its things"
        assert found.least or any(row["verb"] == found.done for row in state.rows), (
            f"{found.verb} cannot be answered with nothing"
        )
        return
    assert sum(found.things.values()) >= found.least, f"too few things for {found.verb}"
    pool = [thing for thing, most in found.things.items() for _ in range(most)]
    answer = {"verb": found.verb, found.slot: pool[: found.least]}
    assert state.why_not(answer) is None, f"{answer} is refused, though it is asked for"
    fork = state.fork().play(answer)
    assert fork.ply > state.ply


def who_chooses_at_once_chooses_alone(state: State, stream: Any) -> None:
    """Where several seats choose at once, nobody's choice depends on what another chose."""
    seats = state.choosing
    assert seats, "somebody is to choose"
    assert seats[0] == state.seat, "the seat to act is the first of those who choose"
    assert len(set(seats)) == len(seats)
    for seat in seats[1:]:
        mine, other = state.turn_of(seat), state.fork()
        while other.seat != seat:
            assert other.seat in seats, "somebody else comes between those who choose at once"
            other.play(other.codes[below(stream, len(other.codes))])
        assert mine.seat == seat
        assert mine.rows == other.rows, "what a seat may choose depends on another's choice"
        assert mine.gathering == other.gathering
