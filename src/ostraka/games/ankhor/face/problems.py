"""What is wrong with a position: one sentence for each field, said once."""

from __future__ import annotations

from ostraka.core.i18n.message import Message


class Problems:
    """Collects mistakes by the field in which they were made; the first one of a field counts."""

    def __init__(self) -> None:
        self._found: dict[str, Message] = {}

    def add(self, field: str, reason: Message) -> None:
        """Note what is wrong with a field."""
        self._found.setdefault(field, reason)

    def within(self, field: str) -> bool:
        """Whether something is wrong with a field or a part of it."""
        return any(f == field or f.startswith((f"{field}.", f"{field}[")) for f in self._found)

    def __bool__(self) -> bool:
        return bool(self._found)

    @property
    def messages(self) -> list[Message]:
        """Every mistake, with its field."""
        return [
            Message("ankhor-position-problem", field=field, reason=reason)
            for field, reason in self._found.items()
        ]
