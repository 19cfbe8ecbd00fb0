"""Reading documents: everything that departs from a declared form is found, with its place."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

import pytest

from ostraka import LOCALES, InvalidPosition
from ostraka.core.documents import Limits, Spelling, mistakes, problem, read_document
from ostraka.core.shape import Shape


class Leaf(Shape, total=False):
    colour: Literal["green", "red"]


class Tree(Shape):
    name: Annotated[str, Limits(1, 5)]
    height: NotRequired[Annotated[int, Limits(0, 9)]]
    old: NotRequired[bool]
    leaves: NotRequired[list[Leaf]]
    pair: NotRequired[tuple[int, str]]
    code: NotRequired[Annotated[str, Spelling("[a-z]+", "abc")]]
    sizes: NotRequired[dict[str, int]]
    place: NotRequired[str | list[str] | None]
    rest: NotRequired[Any]


def found(document: Any) -> dict[str, str]:
    return {place: reason.key for place, reason in mistakes(Tree, document)}


def test_a_document_of_the_form_is_returned_as_it_is() -> None:
    document = {
        "name": "oak",
        "height": 9,
        "old": True,
        "leaves": [{}, {"colour": "red"}],
        "pair": [1, "a"],
        "code": "abc",
        "sizes": {"x": 1},
        "place": None,
        "rest": {"anything": [object]},
    }
    assert read_document(Tree, document, InvalidPosition) is document
    for place in ("here", ["here", "there"]):
        assert not found({"name": "oak", "place": place})


@pytest.mark.parametrize(
    ("fields", "place", "reason"),
    [
        ({"name": ""}, "name", "text-length"),
        ({"name": "sequoia"}, "name", "text-length"),
        ({"name": 5}, "name", "text"),
        ({"height": 10}, "height", "number"),
        ({"height": -1}, "height", "number"),
        ({"height": True}, "height", "number"),
        ({"height": 1.0}, "height", "number"),
        ({"old": 1}, "old", "flag"),
        ({"leaves": {}}, "leaves", "list"),
        ({"leaves": [{}, 7]}, "leaves[1]", "object"),
        ({"leaves": [{}, {"colour": "blue"}]}, "leaves[1].colour", "word"),
        ({"leaves": [{"colour": []}]}, "leaves[0].colour", "word"),
        ({"leaves": [{"size": 1}]}, "leaves[0].size", "unknown"),
        ({"pair": [1]}, "pair", "exact-length"),
        ({"pair": ["a", "a"]}, "pair[0]", "whole"),
        ({"code": "A"}, "code", "spelling"),
        ({"sizes": {"x": "1"}}, "sizes.x", "whole"),
        ({"place": 5}, "place", "text"),
        ({"place": ["here", 5]}, "place[1]", "text"),
        ({"age": 3}, "age", "unknown"),
    ],
)
def test_a_mistake_is_found_with_its_place(fields: Any, place: str, reason: str) -> None:
    assert found({"name": "oak", **fields}) == {place: f"document-{reason}"}


def test_all_mistakes_are_found_at_once_and_told_in_every_language() -> None:
    wrong = {"height": "tall", "leaves": [5, {"colour": 5}], "\x1b[2J": 1}
    assert found(wrong) == {
        "\ufffd[2J": "document-unknown",
        "name": "document-missing",
        "height": "document-number",
        "leaves[0]": "document-object",
        "leaves[1].colour": "document-word",
    }
    with pytest.raises(InvalidPosition) as refused:
        read_document(Tree, wrong, InvalidPosition)
    assert len(refused.value.messages) == 5
    for mistake in mistakes(Tree, wrong):
        for locale in LOCALES:
            assert mistake[0] in problem(*mistake).text(locale)


@pytest.mark.parametrize("document", [None, 5, "oak", [], [{"name": "oak"}]])
def test_what_is_no_object_is_refused(document: Any) -> None:
    assert found(document) == {"": "document-object"}
