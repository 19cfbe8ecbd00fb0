"""Telling what happened, views and their forms."""

from __future__ import annotations

import pytest
from typing_extensions import TypedDict

import ostraka
from ostraka import InvalidOption, Message
from ostraka.core.show.change import Cause, Change, Told
from ostraka.core.show.patch import patched
from ostraka.core.show.shapes import accepts
from ostraka.core.show.view import ViewShape

GAME = ostraka.load("arkantar")


class Sherd(TypedDict):
    """A form."""

    name: str
    size: int


def test_an_action_is_told_first_in_its_own_sentence() -> None:
    state = GAME.start(seed=1)
    sentence = state.legal[0].message
    state.play(state.legal[0])
    assert state.changes(0)[0].told.kind == "action"
    assert state.changes(0)[0].message == sentence


def test_the_changes_since_a_ply_lead_from_the_view_then_to_the_view_now() -> None:
    state = GAME.start(seed=1)
    views = [state.view(0)]
    for _ in range(6):
        state.play(state.legal[0])
        views.append(state.view(0))
    for ply in range(7):
        view = views[ply]
        for change in state.changes(0, since=ply):
            assert change.ply >= ply
            view = patched(view, change.patch)
        assert view == views[-1]


def test_a_log_leaves_out_what_the_action_has_said() -> None:
    state = GAME.start(seed=1).play("-d2")
    quiet = [change.message for change in state.changes(0) if change.told.quiet]
    assert quiet
    assert not set(quiet) & set(state.log(0))


@pytest.mark.parametrize("since", [-1, 3, 1.0, True, None])
def test_a_moment_that_is_not_in_the_game_is_refused(since: object) -> None:
    state = GAME.start(seed=1).play("-d2")
    with pytest.raises(InvalidOption, match="is not a moment of this game"):
        state.changes(0, since=since)  # type: ignore[arg-type]


def test_a_change_is_json_with_its_cause_and_its_message() -> None:
    told = Told("move", Message("error-over"), "d1", "d1", "d4", seat=1, quiet=True)
    document = Change(3, 2, told, Cause("effect", "C5"), [["set", ["ply"], 4]]).as_json()
    assert (document["ply"], document["beat"], document["from"], document["to"]) == (
        3,
        2,
        "d1",
        "d4",
    )
    assert document["cause"] == {"kind": "effect", "thing": "C5"}
    assert document["message"] == {"key": "error-over", "values": {}}
    assert document["patch"] == [["set", ["ply"], 4]]


def test_a_preview_plays_nothing_and_comes_true() -> None:
    state = GAME.start(seed=1)
    before = state.tobytes()
    preview = state.preview({"verb": "break", "tile": "d2"}, 0)
    assert state.tobytes() == before
    assert preview.stopped is None
    told = [change.as_json() for change in state.play("-d2").changes(0)]
    assert [change.as_json() for change in preview.changes] == told


def test_a_view_says_whose_it_is_and_what_is_asked_of_whom() -> None:
    state = GAME.start(seed=1)
    view = state.view(1)
    assert (view["seat"], view["to_act"], view["over"]) == (1, [0], False)
    assert view["question"] is not None
    assert view["question"]["key"] == "arkantar-question"
    assert accepts(ViewShape, view) is None
    ended = state.resign(0).view(None)
    assert (ended["to_act"], ended["question"], ended["agreed"]) == ([], None, ["resign", 0])
    assert ended["outcome"] is not None
    assert ended["outcome"]["winners"] == [1]


@pytest.mark.parametrize(
    "document",
    [{"name": "a"}, {"name": "a", "size": "1"}, {"name": "a", "size": 1, "weight": 2}, []],
)
def test_a_document_of_another_form_is_not_accepted(document: object) -> None:
    assert accepts(Sherd, {"name": "a", "size": 1}) is None
    assert accepts(Sherd, document)


def test_schemas_are_made_from_what_a_game_declares() -> None:
    schemas = GAME.schemas()
    assert set(schemas) == {"view", "table", "catalogue", "parts"}
    verbs = {kind["properties"]["verb"]["const"] for kind in schemas["parts"]["oneOf"]}
    assert verbs == set(GAME.actions.kinds)
    assert "walls" in schemas["table"]["properties"]
