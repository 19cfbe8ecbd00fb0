"""What environments may have to say beside what a game refuses."""

from __future__ import annotations

from ostraka.core.errors import OstrakaError
from ostraka.core.i18n.message import Message


class MissingPackage(OstrakaError, ImportError):
    """A package of others that is wanted here is not installed."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(Message("envs-missing", package=package, extra=extra))
