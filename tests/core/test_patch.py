"""Patches: what turns one JSON document into another."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as some

from ostraka.core.show.patch import difference, patched

DOCUMENTS = some.recursive(
    some.none() | some.booleans() | some.integers(-9, 9) | some.text(max_size=3),
    lambda inner: (
        some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=2), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(DOCUMENTS, DOCUMENTS)
def test_the_difference_turns_one_document_into_the_other(before: Any, after: Any) -> None:
    kept = copy.deepcopy(before)
    patch = json.loads(json.dumps(difference(before, after)))
    result = patched(before, patch)
    assert json.dumps(result, sort_keys=True) == json.dumps(after, sort_keys=True)
    assert json.dumps(before) == json.dumps(kept), "the document itself stays as it was"


@given(DOCUMENTS)
def test_equal_documents_differ_in_nothing(document: Any) -> None:
    assert difference(document, copy.deepcopy(document)) == []


def test_only_what_changed_is_replaced() -> None:
    before = {"a": {"b": [1, 2, 3], "c": 4}, "d": 5}
    after = {"a": {"b": [1, 7, 3], "c": 4}, "e": 6}
    assert difference(before, after) == [
        ["cut", ["d"]],
        ["set", ["a", "b", 1], 7],
        ["set", ["e"], 6],
    ]


def test_a_list_of_another_length_is_replaced_whole() -> None:
    assert difference({"a": [1, 2]}, {"a": [1]}) == [["set", ["a"], [1]]]


def test_true_and_one_are_not_the_same() -> None:
    assert patched({"a": True}, difference({"a": True}, {"a": 1})) == {"a": 1}
    assert difference(True, 1) == [["set", [], 1]]
    assert difference([[True]], [[1]]) == [["set", [0, 0], 1]]


def test_what_a_document_shares_is_changed_in_one_place_only() -> None:
    shared = {"n": 1}
    assert patched({"a": shared, "b": shared}, [["set", ["a", "n"], 2]]) == {
        "a": {"n": 2},
        "b": {"n": 1},
    }
    assert shared == {"n": 1}
