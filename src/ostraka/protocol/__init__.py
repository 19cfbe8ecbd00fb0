"""Everything that crosses from one process to another, declared once.

What the server says is a TypedDict (`core.shape.Shape`), so that types check the code that writes
it and the client that reads it; what a client says is a pydantic model, which refuses what it does
not know. What a game writes about itself (views, changes, gatherings, records) is declared beside
the code in `core` that writes it. From all of them come the OpenAPI document, the JSON Schema at
`/api/schema/live.json` and the page's types.
"""

PROTOCOL = 1
"""The version of the live protocol; a client says it in its first message."""
