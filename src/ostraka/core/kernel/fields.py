"""Records that are quick to read from Python.

NumPy's own `np.record` looks the names of fields up in Python, which takes many times as long as
reading the field. All that people see is read field by field, so states and scenes hold records
whose fields are plain attributes. Compiled code sees no difference.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any

import numpy as np

_types: dict[int, tuple[np.dtype[Any], np.dtype[Any]]] = {}


def readable(data: bytes, dtype: np.dtype[Any]) -> Any:
    """States from their bytes, like `records` in `compile.py`, but quick to read."""
    known = _types.get(id(dtype))
    if known is None:
        known = _types[id(dtype)] = (dtype, np.dtype((_record(dtype), dtype)))
    return np.frombuffer(bytearray(data), known[1])


def _record(dtype: np.dtype[Any]) -> type[np.void]:
    fields = {name: property(itemgetter(name), _setter(name)) for name in dtype.names or ()}
    return type("Record", (np.void,), {"__slots__": (), **fields})


def _setter(name: str) -> Callable[[Any, Any], None]:
    def put(record: Any, value: Any) -> None:
        record[name] = value

    return put
