"""The difference between two JSON documents, as a list of small replacements.

`["set", path, value]` puts a value at a path, `["cut", path]` removes a key. A path is a list of
keys and indices; the empty path is the document itself. Lists of another length are replaced.
"""

from __future__ import annotations

from typing import Annotated, Any

import orjson

from ostraka.core.shape import JsonSchema

_PATH = {"type": "array", "items": {"type": ["string", "integer"]}}
_SET = {"type": "array", "prefixItems": [{"const": "set"}, _PATH, {}]}
_CUT = {"type": "array", "prefixItems": [{"const": "cut"}, _PATH]}

Patch = Annotated[list[list[Any]], JsonSchema({"type": "array", "items": {"oneOf": [_SET, _CUT]}})]

MISSING = object()


def difference(before: Any, after: Any) -> Patch:
    """What turns one document into the other."""
    patch: Patch = []
    _compare({"": before}, {"": after}, [], patch)
    for step in patch:
        del step[1][0]  # the document stood in another for a moment
    return patch


def _compare(before: Any, after: Any, path: list[Any], patch: Patch) -> None:
    """Compare what is in two dictionaries, or in two lists of one length."""
    listed = type(after) is list
    for key, new in enumerate(after) if listed else after.items():
        old = before[key] if listed else before.get(key, MISSING)
        if old is new:
            continue
        kind = type(new)
        if type(old) is not kind:
            patch.append(["set", [*path, key], new])
        elif kind is not dict and kind is not list:
            if old != new:
                patch.append(["set", [*path, key], new])
        elif old == new and orjson.dumps(old) == orjson.dumps(new):
            pass  # as JSON: 0, 0.0 and false are three things, but equal to Python
        elif kind is list and len(old) != len(new):
            patch.append(["set", [*path, key], new])
        else:
            if kind is dict and not old.keys() <= new.keys():
                patch.extend(["cut", [*path, key, gone]] for gone in old if gone not in new)
            _compare(old, new, [*path, key], patch)


def patched(document: Any, patch: Patch) -> Any:
    """A copy of the document with the replacements made."""
    result = _copied(document)
    for step in patch:
        path = step[1]
        if not path:
            result = _copied(step[2])
            continue
        place = result
        for key in path[:-1]:
            place = place[key]
        if step[0] == "cut":
            del place[path[-1]]
        else:
            place[path[-1]] = _copied(step[2])
    return result


def _copied(document: Any) -> Any:
    """A copy in which nothing is shared: views share what is the same in them."""
    if type(document) is dict:
        return {key: _copied(value) for key, value in document.items()}
    if type(document) is list:
        return [_copied(value) for value in document]
    return document
