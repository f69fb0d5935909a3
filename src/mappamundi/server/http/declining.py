"""What is not granted over HTTP."""

from __future__ import annotations

from mappamundi.errors import Refusal


class Declined(Refusal):
    """A request that is not granted, for a reason of HTTP's own kind."""

    def __init__(
        self, message: str, *, status: int, wait: int | None = None, **arguments: str | int
    ) -> None:
        super().__init__(message, **arguments)
        self.status = status
        self.wait = wait  # seconds until it may be asked again
