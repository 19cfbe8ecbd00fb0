"""The ten challenges, and the hands they are played with."""

from __future__ import annotations

from ostraka.games.ancient_knowledge.language.challenges import Challenge
from ostraka.games.ancient_knowledge.language.challenges import house_challenges as challenges

__all__ = ["HANDS", "Challenge", "challenges"]

HANDS = ("classic", "hand1", "hand2", "hand3", "hand4")
"""Ten cards drawn and six kept, or one of the four pre-made hands."""
