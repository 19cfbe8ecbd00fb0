"""Optional packages, and the extra of Ostraka that installs each of them."""

from __future__ import annotations

from ostraka.core.errors import OstrakaError
from ostraka.core.i18n.message import Message

EXTRAS = {
    "alembic": "server",
    "click": "terminal",
    "fastapi": "server",
    "gymnasium": "envs",
    "httpx": "client",
    "markdown_it": "terminal",
    "matplotlib": "arena",
    "openskill": "arena",
    "pettingzoo": "envs",
    "prometheus_client": "server",
    "prompt_toolkit": "terminal",
    "psycopg": "postgres",
    "pyarrow": "selfplay",
    "pydantic": "client",
    "pyspiel": "openspiel",
    "ray": "ray",
    "rich": "terminal",
    "segno": "server",
    "sqlalchemy": "server",
    "starlette": "server",
    "torch": "torch",
    "uvicorn": "server",
    "websockets": "client",
}
"""By the name under which a package is imported."""


class MissingPackage(OstrakaError, ImportError):
    """An optional package is not installed."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(Message("error-missing-package", package=package, extra=extra))


def missing(error: ModuleNotFoundError) -> MissingPackage | None:
    """What to say about a failed import; None if no extra would help."""
    package = (error.name or "").partition(".")[0]
    return MissingPackage(package, EXTRAS[package]) if package in EXTRAS else None
