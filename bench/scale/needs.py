"""What crowds need: measured costs, multiplied by how people play."""

from __future__ import annotations

import math
import re
from typing import NamedTuple

from bench.scale.simulation import Costs, fitted, visited
from bench.server.hosts import ROOT

__all__ = ["CROWDS", "Point", "capacity", "measured_points", "needs"]

CROWDS = (1_000, 100_000, 1_000_000)

THINKING = 6.0
"""Seconds for which a person thinks about an action, on average."""
BOT_PAUSE = 1.0
"""Seconds until a bot has answered."""
WITH_BOTS = 0.5
"""The share of people who play against a bot."""
PER_PERSON = WITH_BOTS * 2 / (THINKING + BOT_PAUSE) + (1 - WITH_BOTS) / 2 / THINKING
"""Actions a second for each person at a table, bots' included."""
BOT_ACTIONS = WITH_BOTS / (THINKING + BOT_PAUSE)
"""Of these, a second and person, bots' actions."""
LIMIT = 100.0
"""Milliseconds: the longest wait, but for one action in a hundred."""

THOUGHT = 0.2
"""Seconds of a core for a bot's decision: 1 s for one person in five, who plays level 7 or 8."""
MESSAGE = 1_100
"""Bytes that each seat hears of an action."""
STORED = 300
"""Bytes that an action takes in the database."""
TABLE = 0.11
"""Megabytes of memory for a table that is in use."""
PROCESS = 260.0
"""Megabytes of memory for a process without tables."""
CORE_MONTH = 15
"""Euros for a core with 4 GB for a month, as they are rented."""


class Point(NamedTuple):
    """A line of docs/load.md."""

    tables: int
    rate: float
    p50: float
    p99: float
    computing: float


def measured_points(server: str) -> list[Point]:
    """What docs/load.md says of a server."""
    text = (ROOT / "docs" / "load.md").read_text(encoding="utf-8").split("## Idle")[0]
    found = []
    for line in re.findall(rf"^\| {re.escape(server)} \|(.*)\|$", text, re.MULTILINE):
        cells = [cell.strip().replace(",", "") for cell in line.split("|")]
        tables, rate, p50, p99 = map(float, cells[:4])
        found.append(Point(int(tables), rate, p50, p99, float(cells[6])))
    return found


def costs_on_postgresql() -> Costs:
    """What the simulation reckons with."""
    return fitted((point.tables, point.rate) for point in measured_points("PostgreSQL"))


def capacity(costs: Costs | None = None) -> int:
    """How many people one process bears before they wait, to two figures."""
    costs = costs or costs_on_postgresql()
    low, high = 100, 40_000
    while high - low > low / 20:
        middle = (low + high) // 2
        run = visited(costs, middle, thinking=1 / PER_PERSON, seconds=20.0)
        low, high = (middle, high) if run.at(0.99) < LIMIT else (low, middle)
    return round(low, 1 - int(math.log10(low)))


def needs(people: int, full: int) -> dict[str, str]:
    """What so many people at once need."""
    actions = people * PER_PERSON
    heard = people * (2 * BOT_ACTIONS + (1 - WITH_BOTS) / THINKING)
    processes = math.ceil(people / (full / 2))
    thinkers = math.ceil(people * BOT_ACTIONS * THOUGHT)
    tables = people * (WITH_BOTS + (1 - WITH_BOTS) / 2)
    return {
        "actions a second, each an entry": f"{actions:,.0f}",
        "server processes, half full": f"{processes:,}",
        "cores for bots": f"{thinkers:,}",
        "memory of the processes, GB": f"{(processes * PROCESS + tables * TABLE) / 1000:,.1f}",
        "to the people, MB/s": f"{heard * MESSAGE / 1e6:,.1f}",
        "growth of the database, GB a day": f"{actions * STORED * 86_400 / 1e9:,.0f}",
        "rent, € a month": f"{(processes + thinkers) * CORE_MONTH:,}",
    }
