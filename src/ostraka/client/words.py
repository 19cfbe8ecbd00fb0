"""Sentences that came over the wire, as Messages again."""

from __future__ import annotations

from typing import Any

from ostraka.core.i18n.message import Message, joined


def said(document: dict[str, Any]) -> Message:
    """The message of a sentence in JSON."""
    return Message(document["key"], **{k: _value(v) for k, v in document["values"].items()})


def _value(value: Any) -> Any:
    if isinstance(value, dict) and "key" in value:
        return said(value)
    if isinstance(value, dict) and "join" in value:
        return joined([said(part) for part in value["parts"]], value["join"])
    return value
