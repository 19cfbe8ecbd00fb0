"""The HTTP interface: one module for each subject of docs/protocol.md."""
