"""Tables at which hardly any builder cards are left to draw."""

from __future__ import annotations

from typing import Any

__all__ = ["scarce"]

ARTIFACTS = [f"A{n}" for n in range(1, 37)]


def scarce(free: str, hand: str = "") -> list[dict[str, Any]]:
    """Three opponents who have every builder card but those in `free` and in the hand of seat 0.

    Each has the monuments of one kind in the Past and a share of the artifacts.
    """
    kept = set(free.split()) | set(hand.split())
    artifacts = [card for card in ARTIFACTS if card not in kept]
    return [
        {
            "past": " ".join(f"{kind}{n}" for n in range(1, 37) if f"{kind}{n}" not in kept),
            "artifacts": " ".join(artifacts[5 * seat : 5 * seat + 5]),
            "hand": " ".join(artifacts[15 + 7 * seat : 22 + 7 * seat]),
        }
        for seat, kind in enumerate("CMP")
    ]
