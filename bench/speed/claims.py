"""What we promise: at least this many times a peer's speed, measured side by side."""

from __future__ import annotations

from collections.abc import Sequence

from bench.speed.ours import aec, batch, from_python, in_kernel
from bench.speed.peers.envpool import envpool
from bench.speed.peers.pgx import pgx
from bench.speed.peers.playing import catan, quoridor_cpp, quoridor_observed, quoridor_python
from bench.speed.peers.zoo import zoo_chess
from bench.speed.runner import Claim, Runner

__all__ = ["BESIDE", "CLAIMS", "named", "runners"]

ARKANTAR, ANKHOR, KNOWLEDGE = "arkantar", "ankhor", "ancient_knowledge"

CLAIMS = [
    Claim(in_kernel(ARKANTAR), quoridor_cpp, 3),
    Claim(in_kernel(ANKHOR), catan, 8),
    Claim(in_kernel(KNOWLEDGE), catan, 8),
    Claim(from_python(ARKANTAR), quoridor_python, 1),
    Claim(batch(ARKANTAR), pgx("hex"), 2),
    Claim(batch(ARKANTAR), pgx("backgammon"), 20),
    Claim(batch(ANKHOR), pgx("backgammon"), 12),
    Claim(batch(ANKHOR), envpool("Backgammon-v1"), 6),
    Claim(batch(KNOWLEDGE), pgx("backgammon"), 8),
    Claim(batch(KNOWLEDGE), envpool("Backgammon-v1"), 4),
    Claim(batch(KNOWLEDGE), pgx("chess"), 80),
    Claim(batch(ARKANTAR, 1, 1), quoridor_observed, 1.5),
    Claim(aec(ARKANTAR), zoo_chess, 15),
]


BESIDE = [from_python(ANKHOR), from_python(KNOWLEDGE)]
"""Measured with the others, though no claim names them."""


def runners(claims: Sequence[Claim]) -> list[Runner]:
    """Everyone whom claims name, once each."""
    everyone = [runner for claim in claims for runner in (claim.ours, claim.peer)]
    return list({runner.name: runner for runner in everyone}.values())


def named(text: str) -> list[Claim]:
    """The claims in whose names a text stands, ours or the peer's."""
    return [c for c in CLAIMS if text.lower() in f"{c.ours.name} – {c.peer.name}".lower()]
