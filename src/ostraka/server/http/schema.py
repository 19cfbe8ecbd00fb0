"""The schema of the live messages, as one JSON Schema document.

    python -m ostraka.server.http.schema web/src/protocol

writes `live.json` and `openapi.json` there, from which a client's types are generated. The same
documents are served at `/api/schema/live.json` and `/api/openapi.json`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
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


def write(folder: Path) -> None:
    """Write the documents into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, document in (("live.json", live_schema()), ("openapi.json", http_schema())):
        text = json.dumps(document, indent=1, ensure_ascii=False, sort_keys=True)
        (folder / name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/protocol"))
