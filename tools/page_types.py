"""The page's types, from the schemas of the protocol.

    python -m tools.page_types

writes `web/src/protocol/index.ts`; a test compares it with what would be written.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ostraka.protocol import PROTOCOL
from ostraka.server.http.schema import http_schema, live_schema

TARGET = Path(__file__).parents[1] / "web" / "src" / "protocol" / "index.ts"
HEAD = """// Written by `python -m tools.page_types` from ostraka/protocol: change that.
import type { Message } from '../text/message';
"""
OURS = {"Sentence": "Message", "JoinedShape": "Joined"}
"""What the page declares itself, where its words are."""
CALLED = {"Answer": "Answer", "EventShape": "TableEvent", "RecordShape": "GameRecord"} | OURS
"""What is called otherwise, as TypeScript has a `Record` and an `Event` already."""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def named(word: str) -> str:
    """What a definition is called in the page."""
    return CALLED.get(word, word.removesuffix("Shape").removesuffix("Answer"))


def either(types: list[str]) -> str:
    """One of several types."""
    return " | ".join(dict.fromkeys(types))


def typed(schema: dict[str, Any]) -> str:
    """A schema as a type of TypeScript."""
    kind = schema.get("type")
    if "$ref" in schema:
        return named(schema["$ref"].rsplit("/", 1)[1])
    if "const" in schema or "enum" in schema:
        words = schema.get("enum", [schema.get("const")])
        return either([f"'{word}'" if isinstance(word, str) else str(word) for word in words])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return either([typed(each) for each in schema[several]])
    if isinstance(kind, list):
        return either([typed({"type": each}) for each in kind])
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(map(typed, schema['prefixItems']))}]"
        item = typed(schema.get("items", {}))
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        return mapped(schema)
    return "null" if kind == "null" else PLAIN.get(str(kind), "unknown")


def mapped(schema: dict[str, Any]) -> str:
    """An object: fields with names of their own, fields with any name, or both."""
    fields = [
        f"{name}{'' if name in schema.get('required', ()) else '?'}: {typed(each)}"
        for name, each in schema.get("properties", {}).items()
    ]
    more = schema.get("additionalProperties", not fields)
    found = [f"{{ {'; '.join(fields)} }}"] if fields else []
    if more:
        found.append(f"Record<string, {typed(more) if isinstance(more, dict) else 'unknown'}>")
    return " & ".join(found)


def declared(name: str, schema: dict[str, Any]) -> str:
    """A definition; a view says which table it holds."""
    lines = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    if schema.get("type") != "object" or isinstance(schema.get("additionalProperties"), dict):
        return "\n".join([*lines, f"export type {named(name)} = {typed(schema)};"])
    table = "<Table = Record<string, unknown>>" if name == "ViewShape" else ""
    lines.append(f"export interface {named(name)}{table} {{")
    for field, each in schema.get("properties", {}).items():
        if "description" in each:
            lines.append(f"  /** {' '.join(each['description'].split())} */")
        given = "" if field in schema.get("required", ()) else "?"
        lines.append(f"  {field}{given}: {'Table' if table and field == 'table' else typed(each)};")
    return "\n".join([*lines, "}"])


def called(schema: dict[str, Any]) -> str:
    """The type of the JSON in a body or an answer; `undefined` where there is none."""
    documents = schema.get("content", {})
    return typed(documents["application/json"]["schema"]) if documents else "undefined"


def paths(document: dict[str, Any]) -> str:
    """Every HTTP call, by method and path: the type of its body and of its answer."""
    lines = ["/** The HTTP interface, below `/api`. */", "export interface Paths {"]
    for path, methods in document["paths"].items():
        for method, call in methods.items():
            good = next(found for code, found in call["responses"].items() if code < "300")
            if "image/svg+xml" in good.get("content", {}):
                continue  # the page shows it by its address
            body = called(call.get("requestBody", {}))
            key = f"{method.upper()} {path.removeprefix('/api')}"
            lines.append(f"  '{key}': {{ body: {body}; answer: {called(good)} }};")
    return "\n".join([*lines, "}"])


def written() -> str:
    """The whole file."""
    http = http_schema()
    definitions = {**http["components"]["schemas"], **live_schema()["$defs"]}
    parts = [declared(name, definitions[name]) for name in sorted(definitions) if name not in OURS]
    version = f"/** The version of the live protocol. */\nexport const PROTOCOL = {PROTOCOL};"
    return "\n\n".join([HEAD.strip(), version, paths(http), *parts]) + "\n"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
