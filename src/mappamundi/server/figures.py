"""What `/metrics` says: the figures of this process, or of several behind one socket."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from prometheus_client import generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from mappamundi.server.metrics import METRICS

PROCESS = "process"  # the label that tells the processes apart


def own() -> bytes:
    """The figures of this process."""
    return generate_latest(METRICS.registry)


def together(figures: Mapping[str, bytes]) -> bytes:
    """The figures of several processes, each with the name of its process."""
    return generate_latest(Gathered(figures))


class Gathered(Collector):
    """Figures that were told as text."""

    def __init__(self, figures: Mapping[str, bytes]) -> None:
        self.figures = figures

    def collect(self) -> Iterator[Metric]:
        """Every figure once, with what each of the processes says of it."""
        found: dict[str, Metric] = {}
        for process, text in sorted(self.figures.items()):
            for said in text_string_to_metric_families(text.decode()):
                about = said.name, said.documentation, said.type, said.unit
                metric = found.setdefault(said.name, Metric(*about))
                for sample in said.samples:
                    labels = {**sample.labels, PROCESS: process}
                    metric.samples.append(sample._replace(labels=labels))
        yield from found.values()
