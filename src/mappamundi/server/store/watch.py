"""Who watches how long commits take, and whether any can be made."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter


class CommitWatch:
    """Told of every commit; the figures of the server are made of it."""

    def committed(self, seconds: float, jobs: int) -> None:
        """A commit of so many jobs took so long."""

    def suffers(self, is_so: bool) -> None:
        """Hear that nothing can be kept any more, or everything again."""

    @contextmanager
    def commit(self, jobs: int) -> Iterator[None]:
        """Time one commit."""
        start = perf_counter()
        yield
        self.committed(perf_counter() - start, jobs)
