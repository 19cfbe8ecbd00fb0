"""The difference between two JSON documents, as a list of small replacements.

`["set", path, value]` puts a value at a path, `["cut", path]` removes a key. A path is a list of
keys and indices; the empty path is the document itself. Lists of another length are replaced.
"""

from __future__ import annotations

import copy
from typing import Any

import orjson

__all__ = ["Patch", "difference", "patched"]

Patch = list[list[Any]]


def difference(before: Any, after: Any) -> Patch:
    """What turns one document into the other."""
    patch: Patch = []
    _compare(before, after, [], patch)
    return patch


def _compare(before: Any, after: Any, path: list[Any], patch: Patch) -> None:
    if type(before) is not type(after):
        patch.append(["set", path, after])
    elif isinstance(before, dict):
        patch.extend(["cut", [*path, key]] for key in before if key not in after)
        for key, value in after.items():
            if key not in before:
                patch.append(["set", [*path, key], value])
            elif _differ(before[key], value):
                _compare(before[key], value, [*path, key], patch)
    elif isinstance(before, list) and len(before) == len(after):
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            if _differ(old, new):
                _compare(old, new, [*path, i], patch)
    elif before != after:
        patch.append(["set", path, after])


def _differ(old: Any, new: Any) -> bool:
    """Whether two values differ as JSON, where 0, 0.0 and false are three things."""
    if old != new or type(old) is not type(new):
        return True
    return isinstance(new, (dict, list)) and orjson.dumps(old) != orjson.dumps(new)


def patched(document: Any, patch: Patch) -> Any:
    """A copy of the document with the replacements made."""
    result = copy.deepcopy(document)
    for step in patch:
        path = step[1]
        if not path:
            result = copy.deepcopy(step[2])
            continue
        place = result
        for key in path[:-1]:
            place = place[key]
        if step[0] == "cut":
            del place[path[-1]]
        else:
            place[path[-1]] = copy.deepcopy(step[2])
    return result
