"""The words that server and clients speak, as types: HTTP bodies and live messages.

These models are the source of `docs/protocol.md`, of the OpenAPI document and of the JSON Schema at
`/api/schema/live.json`.
"""

PROTOCOL = 1
"""The version of the live protocol; a client says it in its first message."""
