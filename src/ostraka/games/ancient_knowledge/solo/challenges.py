"""The hands that challenges are played with."""

from __future__ import annotations

HANDS = ("classic", "hand1", "hand2", "hand3", "hand4")
"""Ten cards drawn and six kept, or one of the four pre-made hands."""
