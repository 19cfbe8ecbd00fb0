"""What all tests share: none fails because of how the machine is busy, or how it was begun."""

from __future__ import annotations

import signal

import pytest
from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")


@pytest.fixture(autouse=True, scope="session")
def interruptible() -> None:
    """Ctrl-C is heard even where tests run as a job in the background, which is deaf to it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
