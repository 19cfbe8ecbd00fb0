"""The types of every game's records, for type checkers: a misspelt field is an error of mypy.

    python -m tools.state_types           write them
    python -m tools.state_types --check   say whether they are current

Rules read one record, the state, and mostly a second one, the tables of the game. NumPy's types
know no fields, so each dtype gets a `Protocol` with the same ones, in the game's `state_types.py`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from ostraka.games.ancient_knowledge.language.tables import DATA as AK_DATA
from ostraka.games.ancient_knowledge.rules.state import STATE as AK_STATE
from ostraka.games.ankhor.rules.state import STATE as ANKHOR_STATE
from ostraka.games.ankhor.rules.tables import DATA as ANKHOR_DATA
from ostraka.games.arkantar.rules.turn import STATE as ARKANTAR_STATE

GAMES = Path(__file__).resolve().parents[1] / "src" / "ostraka" / "games"

RECORDS: dict[str, dict[str, np.dtype[Any]]] = {
    "ancient_knowledge": {"AkState": AK_STATE, "AkData": AK_DATA},
    "ankhor": {"AnkhorState": ANKHOR_STATE, "AnkhorData": ANKHOR_DATA.dtype},
    "arkantar": {"ArkantarState": ARKANTAR_STATE},
}
"""By the folder of each game: its records, by the names of their types."""


def type_of(field: np.dtype[Any]) -> str:
    """How rules see a field: a number, a row of them, or a grid."""
    number = "float" if field.base.kind == "f" else "int"
    return (number, f"Row[{number}]", f"Grid[{number}]")[field.ndim]


def written(game: str) -> str:
    """The text of a game's `state_types.py`."""
    body = "".join(text for name, dtype in RECORDS[game].items() for text in _protocol(name, dtype))
    arrays = ", ".join(name for name in ("Grid", "Row") if f"{name}[" in body)
    return (
        '"""The fields of the records that rules read, for type checkers.\n\n'
        'Written by `python -m tools.state_types` from the dtypes.\n"""\n\n'
        "from __future__ import annotations\n\nfrom typing import Protocol\n\n"
        f"from ostraka.core.kernel.arrays import {arrays}\n{body}"
    )


def _protocol(name: str, dtype: np.dtype[Any]) -> Iterator[str]:
    what = "The state of a game." if name.endswith("State") else "What the rules read of the cards."
    yield f'\n\nclass {name}(Protocol):\n    """{what}"""\n\n'
    for field, (kind, *_) in (dtype.fields or {}).items():
        yield f"    {field}: {type_of(kind)}\n"


def main() -> int:
    """Write the types, or compare them with what is there."""
    parser = argparse.ArgumentParser(prog="tools.state_types", description=main.__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; 1 if some are old")
    check = parser.parse_args().check
    old = 0
    for game in RECORDS:
        path = GAMES / game / "state_types.py"
        if not path.exists() or path.read_text(encoding="utf-8") != written(game):
            old += 1
            print(path.relative_to(GAMES))
            if not check:
                path.write_text(written(game), encoding="utf-8")
    return int(check and old > 0)


if __name__ == "__main__":
    sys.exit(main())
