"""Simulate many people: `python -m bench.scale`. What docs/scale.md shows.

python -m bench.scale               the simulation beside docs/load.md, then what crowds need
python -m bench.scale --measure     measure what an action, a spectator and a thought cost
"""

from __future__ import annotations

import argparse
import statistics

from bench.scale.costs import served, thoughts
from bench.scale.needs import CROWDS, capacity, measured_points, needs
from bench.scale.simulation import fitted, rushed


def compare() -> None:
    """The simulation beside what was measured."""
    print("| server | tables | actions/s | simulated | p50 ms | simulated |")
    print("|---|--:|--:|--:|--:|--:|")
    for server in ("SQLite", "PostgreSQL"):
        points = measured_points(server)
        costs = fitted((point.tables, point.rate) for point in points)
        for point in points:
            run = rushed(costs, point.tables)
            print(
                f"| {server} | {point.tables} | {point.rate:,.0f} | {run.rate:,.0f} "
                f"| {point.p50:.0f} | {run.at(0.5):.0f} |"
            )


def crowds() -> None:
    """What many people at once need."""
    full = capacity()
    print(f"\nOne process: {full:,} people with p99 below 100 ms\n")
    rows = [needs(people, full) for people in CROWDS]
    print("| | " + " | ".join(f"{people:,}" for people in CROWDS) + " |")
    print("|---|" + "--:|" * len(CROWDS))
    for name in rows[0]:
        print(f"| {name} | " + " | ".join(row[name] for row in rows) + " |")


def measure() -> None:
    """What things cost here."""
    rounds, stored = served()
    for each in rounds:
        print(
            f"{each.spectators} spectators: {each.each:.2f} ms an action, {each.actions} actions, "
            f"{statistics.mean(each.heard or [0]):.0f} bytes to a seat, "
            f"{statistics.mean(each.watched or [0]):.0f} to a spectator"
        )
    print(f"{stored:.0f} bytes an action in the database")
    for thought in thoughts():
        print(f"{thought.game} level {thought.level}: {1000 * thought.seconds:.1f} ms a decision")


def main() -> None:
    """Simulate or measure."""
    parser = argparse.ArgumentParser(prog="bench.scale", description=main.__doc__)
    parser.add_argument("--measure", action="store_true")
    if parser.parse_args().measure:
        measure()
    else:
        compare()
        crowds()


if __name__ == "__main__":
    main()
