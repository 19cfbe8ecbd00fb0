"""The schemas of the protocol: the live messages as JSON Schema, the HTTP interface as OpenAPI.

They are served at `/api/schema/live.json` and `/api/openapi.json`; `tools/page_types.py` makes the
page's types of them.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import TypeAdapter

from ostraka.protocol import PROTOCOL
from ostraka.protocol.live import client_messages, server_messages

DIRECTIONS: list[tuple[str, Literal["validation", "serialization"], TypeAdapter[Any]]] = [
    ("FromClient", "validation", client_messages),
    ("FromServer", "serialization", server_messages),
]


def live_schema() -> dict[str, Any]:
    """Both directions of the WebSocket: `$defs/FromClient` and `$defs/FromServer`."""
    named, document = TypeAdapter.json_schemas(DIRECTIONS, ref_template="#/$defs/{model}")
    definitions: dict[str, Any] = document["$defs"]
    for name, mode, _ in DIRECTIONS:
        definitions[name] = {"oneOf": named[name, mode]["oneOf"]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ostraka live protocol",
        "version": PROTOCOL,
        "$defs": definitions,
    }


def http_schema() -> dict[str, Any]:
    """The OpenAPI document of the HTTP interface."""
    from ostraka.server.app import create_app
    from ostraka.server.settings import Settings

    return create_app(Settings(database="sqlite://")).openapi()
