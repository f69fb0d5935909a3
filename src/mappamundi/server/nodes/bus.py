"""What nodes talk over: whatever is said there may be lost, and nothing there is the truth."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

Hear: TypeAlias = Callable[[bytes], None]
Respondent: TypeAlias = Callable[[bytes], Awaitable[bytes]]
Leave: TypeAlias = Callable[[], Awaitable[None]]  # to listen no more

LARGEST = 1024 * 1024  # bytes of a message, as NATS has it


class Unanswered(Exception):
    """Nobody has answered in time."""


class Bus(Protocol):
    """Carries messages to whoever listens on a subject."""

    @property
    def is_up(self) -> bool:
        """Can others be heard at present?"""
        ...

    @property
    def largest(self) -> int:
        """How many bytes one message may have."""
        ...

    async def open(self) -> None:
        """Connect; a bus that goes away later comes back by itself."""

    async def close(self) -> None:
        """Say what is still to be said, and disconnect."""

    def publish(self, subject: str, content: bytes) -> None:
        """Say something to all who listen."""

    async def subscribe(self, subject: str, hear: Hear) -> Leave:
        """Listen on a subject from now on."""
        ...

    async def serve(self, subject: str, answer: Respondent) -> Leave:
        """Answer whatever is asked on a subject from now on."""
        ...

    async def request(self, subject: str, content: bytes, seconds: float) -> bytes:
        """Ask something; the first answer, or `Unanswered`."""
        ...


class MemoryBus:
    """A bus within one process: of one node usually, who has nobody to talk to."""

    largest = LARGEST

    def __init__(self) -> None:
        self.is_up = True
        self._hearers: defaultdict[str, list[Hear]] = defaultdict(list)
        self._answerers: dict[str, Respondent] = {}

    async def open(self) -> None:
        """There is nothing to connect to."""

    async def close(self) -> None:
        """There is nothing to disconnect from."""

    def publish(self, subject: str, content: bytes) -> None:
        """Say something, which is heard in the next turn of the event loop."""
        for hear in self._hearers[subject]:
            asyncio.get_running_loop().call_soon(hear, content)

    async def subscribe(self, subject: str, hear: Hear) -> Leave:
        """Listen on a subject from now on."""
        self._hearers[subject].append(hear)

        async def leave() -> None:
            self._hearers[subject].remove(hear)

        return leave

    async def serve(self, subject: str, answer: Respondent) -> Leave:
        """Answer whatever is asked on a subject from now on."""
        self._answerers[subject] = answer

        async def leave() -> None:
            del self._answerers[subject]

        return leave

    async def request(self, subject: str, content: bytes, seconds: float) -> bytes:
        """Ask something."""
        answer = self._answerers.get(subject)
        if answer is None:
            raise Unanswered(subject)
        try:
            return await asyncio.wait_for(answer(content), seconds)
        except TimeoutError as error:
            raise Unanswered(subject) from error
