"""One action space per game: every action that its rules can ever allow has a dense index.

The index is made from structure, not from play, and as the seat to act sees the table. What an
index always means stands in a table of one ROW each; where that depends on the state (how far a
piece slides), the row says what does not. The verbs `index` and `action` lead from the codes of the
rules to indices and back; where codes are dense and the same for every seat, `unchanged` is both.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

from ostraka.core.kernel.compile import kernel

NONE = -1
"""What stands in a row where an action has no such part."""

ROW = np.dtype([("verb", "i2"), ("thing", "i2"), ("place", "i2"), ("number", "i2")])
"""What an index always means: the verb by its place in `Actions.kinds`, and up to three numbers."""


def action_table(rows: Iterable[tuple[int, int, int, int]]) -> npt.NDArray[Any]:
    """The table of an action space, one row (verb, thing, place, number) for each index."""
    table = np.array(list(rows), ROW)
    table.flags.writeable = False
    return table


@kernel
def unchanged(s: Any, data: Any, number: Any) -> Any:
    """The code of an action is its index."""
    return number
