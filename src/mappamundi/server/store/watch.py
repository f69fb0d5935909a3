"""Who watches how long commits take."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter


class Watch:
    """Told of every commit; the figures of the server are made of it."""

    def committed(self, seconds: float, jobs: int) -> None:
        """A commit of so many jobs took so long."""

    @contextmanager
    def commit(self, jobs: int) -> Iterator[None]:
        """Time one commit."""
        start = perf_counter()
        yield
        self.committed(perf_counter() - start, jobs)
