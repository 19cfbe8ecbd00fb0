"""What we promise: at least so many times a peer's speed, measured side by side."""

from __future__ import annotations

from bench.speed.ours import aec, batch, from_python, in_kernel
from bench.speed.peers.envpool import envpool
from bench.speed.peers.pgx import pgx
from bench.speed.peers.playing import catan, quoridor_cpp, quoridor_observed, quoridor_python
from bench.speed.peers.zoo import zoo_chess
from bench.speed.runner import Claim, Runner

__all__ = ["CLAIMS", "runners"]

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


def runners() -> list[Runner]:
    """Everyone that a claim names, and our Python API, once each."""
    named = [runner for claim in CLAIMS for runner in (claim.ours, claim.peer)]
    named += [from_python(ANKHOR), from_python(KNOWLEDGE)]
    return list({runner.name: runner for runner in named}.values())
