"""The action that wins, by the binary sum of the heaps."""

from __future__ import annotations


def winning(heaps: list[int]) -> str | None:
    """An action after which the heaps add up to nothing in binary; None where there is none."""
    total = heaps[0] ^ heaps[1] ^ heaps[2]
    for name, stones in zip("abc", heaps, strict=True):
        if stones ^ total < stones:
            return f"{name}{stones - (stones ^ total)}"
    return None
