"""JSON Schemas of what a game shows, made from its declarations.

A game declares the form of its table and of its catalogue once, as TypedDicts; its kinds of actions
say what parts there can be.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ostraka.core.play.parts import Kind
from ostraka.core.show.view import ViewShape

Schemas = dict[str, dict[str, Any]]


@cache
def _adapter(shape: Any) -> Any:
    from pydantic import TypeAdapter

    return TypeAdapter(shape)


def _parts_schema(kinds: Mapping[str, Kind]) -> dict[str, Any]:
    """Every kind of action with its verb and its slots."""
    thing = {"type": ["string", "integer"]}
    return {
        "oneOf": [
            {
                "type": "object",
                "properties": {"verb": {"const": kind.verb}} | dict.fromkeys(kind.slots, thing),
                "required": ["verb"],
                "additionalProperties": False,
            }
            for kind in kinds.values()
        ]
    }


def schemas(table: Any, catalogue: Any, kinds: Mapping[str, Kind]) -> Schemas:
    """The JSON Schemas of a game's views, table, catalogue and parts."""
    return {
        "view": _adapter(ViewShape).json_schema(),
        "table": _adapter(table).json_schema(),
        "catalogue": _adapter(catalogue).json_schema(),
        "parts": _parts_schema(kinds),
    }


def accepts(shape: Any, document: Any) -> str | None:
    """What is wrong with a document of a declared form; None if nothing is."""
    from pydantic import ValidationError

    try:
        known = _adapter(shape).validate_python(document, strict=True)
    except ValidationError as error:
        return str(error)
    return None if known == document else "there is more in it than was declared"
