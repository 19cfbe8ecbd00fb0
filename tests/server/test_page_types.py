"""The page's types are those of the protocol."""

from __future__ import annotations

from tools.page_types import TARGET, typed, written


def test_the_page_has_the_types_of_the_protocol() -> None:
    there = TARGET.read_text(encoding="utf-8")
    assert there == written(), "run `python -m tools.page_types`"
    assert "export interface View<Table = Record<string, unknown>> {" in there
    assert "  left: number[];\n" in there
    assert "  'GET /tables/{table}/replay': { body: undefined; answer: ReplayMoment };\n" in there


def test_schemas_become_types() -> None:
    several = {"anyOf": [{"type": "string"}, {"type": "integer"}, {"type": "null"}]}
    assert typed(several) == "string | number | null"
    assert typed({"type": "array", "items": several}) == "(string | number | null)[]"
    assert typed({"prefixItems": [{"const": "cut"}, {}], "type": "array"}) == "['cut', unknown]"
    fields = {"type": "object", "properties": {"a": {"type": "boolean"}}, "required": ["a"]}
    assert typed(fields) == "{ a: boolean }"
    assert typed(fields | {"required": []}) == "{ a?: boolean }"
    assert typed({"type": "object", "additionalProperties": several}).startswith("Record<string, ")
