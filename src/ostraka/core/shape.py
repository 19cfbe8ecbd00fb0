"""Documents that leave the program: each is declared once, as a TypedDict.

The types check what our own code writes, pydantic checks what comes from outside, and the JSON
Schemas and the page's types are made of them. A document that a class writes about itself
(`Change.as_json`) is called after it: `ChangeShape`.
"""

from __future__ import annotations

import ast
import inspect
import sys
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from typing_extensions import TypedDict


class Shape(TypedDict):
    """A document; the text below a field describes it in the JSON Schema too."""


@cache
def _texts(module: str) -> dict[str, dict[str, str]]:
    """The texts below the fields of a module's classes."""
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(inspect.getsource(sys.modules[module])).body:
        if isinstance(node, ast.ClassDef):
            texts = found[node.name] = {}
            for field, below in pairwise(node.body):
                if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
                    assert isinstance(field.target, ast.Name)
                    texts[field.target.id] = inspect.cleandoc(ast.literal_eval(below.value))
    return found


def _describe(schema: dict[str, Any], shape: Any) -> None:
    """Put the texts below the fields into a JSON Schema, those of inherited fields too."""
    for base in getattr(shape, "__orig_bases__", ()):
        if base is not TypedDict:
            _describe(schema, base)
    for name, text in _texts(shape.__module__).get(shape.__name__, {}).items():
        schema["properties"][name]["description"] = text


Shape.__pydantic_config__ = {"json_schema_extra": _describe}  # type: ignore[attr-defined]


@dataclass(frozen=True)
class JsonSchema:
    """The form of a value, where Python's types say less: `Annotated[list[Any], JsonSchema(…)]`."""

    schema: dict[str, Any]

    def __get_pydantic_json_schema__(self, core: Any, handler: Any) -> dict[str, Any]:
        return self.schema

    def __hash__(self) -> int:
        return id(self)
