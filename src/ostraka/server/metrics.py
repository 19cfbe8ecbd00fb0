"""Numbers for Prometheus: one registry for each process."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Busy(Collector):
    """What is counted thousands of times a second: plain numbers, read when somebody asks."""

    def __init__(self) -> None:
        self.received = 0
        self.sent = 0
        self.entries: Tally[str] = Tally()

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The numbers as they are now."""
        yield CounterMetricFamily("ostraka_live_received", "Live messages received.", self.received)
        yield CounterMetricFamily("ostraka_live_sent", "Live messages sent.", self.sent)
        by_kind = CounterMetricFamily(
            "ostraka_entries", "Journal entries written, by kind.", labels=["kind"]
        )
        for kind, count in self.entries.items():
            by_kind.add_metric([kind], count)
        yield by_kind


class Metrics:
    """What is counted and measured."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.connections = Gauge("ostraka_connections", "Open live connections.", registry=registry)
        self.tables = Gauge("ostraka_tables_in_memory", "Tables in memory.", registry=registry)
        self.quarantined = Gauge(
            "ostraka_tables_quarantined", "Tables whose journals do not replay.", registry=registry
        )
        self.busy = Busy()
        registry.register(self.busy)
        self.refused = Counter(
            "ostraka_refused", "Requests refused, by code.", ["code"], registry=registry
        )
        self.command_seconds = Histogram(
            "ostraka_command_seconds",
            "From a command received to its acknowledgement.",
            buckets=SECONDS,
            registry=registry,
        )
        self.commit_seconds = Histogram(
            "ostraka_commit_seconds", "One commit.", buckets=SECONDS, registry=registry
        )
        self.commit_jobs = Histogram(
            "ostraka_commit_jobs",
            "Jobs gathered in one commit.",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry=registry,
        )
        self.requests = Counter(
            "ostraka_http_requests",
            "HTTP requests, by method and status.",
            ["method", "status"],
            registry=registry,
        )
        self.thinking = Gauge("ostraka_thinking", "Bots that think or wait to.", registry=registry)
        self.thought_seconds = Histogram(
            "ostraka_thought_seconds", "One decision of a bot.", buckets=SECONDS, registry=registry
        )

    def committed(self, jobs: int, seconds: float) -> None:
        """Count a commit."""
        self.commit_jobs.observe(jobs)
        self.commit_seconds.observe(seconds)

    def text(self) -> bytes:
        """Everything, in Prometheus's text form."""
        return generate_latest(self.registry)
