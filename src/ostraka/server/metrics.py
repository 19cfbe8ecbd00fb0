"""Numbers for Prometheus: one registry for each process."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

__all__ = ["Metrics"]

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """What is counted and measured."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.connections = Gauge("ostraka_connections", "Open live connections.", registry=registry)
        self.tables = Gauge("ostraka_tables_in_memory", "Tables in memory.", registry=registry)
        self.received = Counter(
            "ostraka_live_received", "Live messages received.", registry=registry
        )
        self.sent = Counter("ostraka_live_sent", "Live messages sent.", registry=registry)
        self.refused = Counter(
            "ostraka_refused", "Requests refused, by code.", ["code"], registry=registry
        )
        self.entries = Counter(
            "ostraka_entries", "Journal entries written, by kind.", ["kind"], registry=registry
        )
        self.deed_seconds = Histogram(
            "ostraka_deed_seconds",
            "From a deed received to its acknowledgement.",
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
