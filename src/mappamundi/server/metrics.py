"""The figures that `/metrics` shows."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from mappamundi.server.store.watch import CommitWatch


class ServerMetrics(CommitWatch):
    """Everything that is counted and timed, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)  # CPU, memory and open files of this process
        self.sockets = Gauge("mappamundi_sockets", "Open WebSockets", registry=registry)
        self.tables = Gauge("mappamundi_tables", "Tables in memory", registry=registry)
        self.set_aside = Gauge(
            "mappamundi_tables_set_aside", "Tables that could not be taken up", registry=registry
        )
        self.actions = Counter("mappamundi_actions", "Commands kept", ["kind"], registry=registry)
        self.refused = Counter("mappamundi_refused", "Refusals", ["reason"], registry=registry)
        self.closed = Counter("mappamundi_closed", "Sockets we closed", ["why"], registry=registry)
        self.turned_away = Counter(
            "mappamundi_turned_away",
            "Requests and messages beyond an allowance",
            ["whose"],
            registry=registry,
        )
        self.expired = Counter(
            "mappamundi_expired", "Tables taken away that nobody played", registry=registry
        )
        self.calls = Counter(
            "mappamundi_calls", "Messages to push services", ["answer"], registry=registry
        )
        self.said = Counter(
            "mappamundi_said", "What this node has said to others", registry=registry
        )
        self.unsaid = Counter(
            "mappamundi_unsaid", "What could not be said to others", ["why"], registry=registry
        )
        self.unheard = Counter(
            "mappamundi_unheard",
            "What others have said that was not understood, or failed here",
            ["what"],
            registry=registry,
        )
        self.burials = Counter(
            "mappamundi_burials",
            "Nodes whose tables this one has divided among those alive",
            registry=registry,
        )
        self.lapses = Counter(
            "mappamundi_lapses", "Times that this node's own lease was gone", registry=registry
        )
        self.desyncs = Counter(
            "mappamundi_desyncs",
            "Tables whose log did not lead to the state kept with it",
            registry=registry,
        )
        self.suffering = Gauge(
            "mappamundi_store_suffering", "1 while nothing can be kept", registry=registry
        )
        self.bot_failures = Counter(
            "mappamundi_bot_failures", "Bots that failed", ["game", "level"], registry=registry
        )
        buckets = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0)
        self.commit_seconds = Histogram(
            "mappamundi_commit_seconds", "One commit", buckets=buckets, registry=registry
        )
        self.commit_jobs = Histogram(
            "mappamundi_commit_jobs",
            "What one commit kept",
            buckets=(1, 2, 5, 10, 20, 50, 100, 500),
            registry=registry,
        )

    def committed(self, seconds: float, jobs: int) -> None:
        """A commit of so many jobs took so long."""
        self.commit_seconds.observe(seconds)
        self.commit_jobs.observe(jobs)

    def suffers(self, is_so: bool) -> None:
        """Count that nothing can be kept any more, or everything again."""
        self.suffering.set(is_so)


METRICS = ServerMetrics()
