"""A bus over NATS core: the only module that knows NATS."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError
from nats.errors import MaxPayloadError

from mappamundi.errors import BadSetup
from mappamundi.server.metrics import METRICS
from mappamundi.server.nodes.bus import Hear, Leave, Respondent, Unanswered

LOG = structlog.get_logger()
PING = 0.5  # seconds between two looks whether the other end is there
CONNECTING = 1  # seconds for one attempt to connect
MISSED = 2  # such looks without an answer, and the line is taken to be dead
AGAIN = 0.2  # seconds between two attempts to connect
FIRST = 5.0  # seconds for the first of them to succeed
FLUSH = 1.0  # seconds that the last words have


class NatsBus:
    """Everything that nodes say to each other goes through one connection to a NATS server."""

    def __init__(self, addresses: str) -> None:
        self.addresses = addresses.split(",")
        self._client = Client()
        self._said: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._speaker: asyncio.Task[None] | None = None

    @property
    def is_up(self) -> bool:
        """Is there a connection, as far as is known?"""
        return self._client.is_connected

    @property
    def largest(self) -> int:
        """How many bytes one message may have, as the server has said."""
        return self._client.max_payload

    async def open(self) -> None:
        """Connect; who cannot be reached at the start is perhaps not there at all."""
        options: dict[str, Any] = {
            "max_reconnect_attempts": -1,
            "reconnect_time_wait": AGAIN,
            "connect_timeout": CONNECTING,
            "ping_interval": PING,
            "max_outstanding_pings": MISSED,
            "error_cb": self._failed,
            "disconnected_cb": self._lost,
            "reconnected_cb": self._found,
        }
        try:
            await asyncio.wait_for(self._client.connect(self.addresses, **options), FIRST)
        except (NatsError, OSError) as error:
            reason = str(error) or type(error).__name__
            raise BadSetup("bus-unusable", reason=reason) from error
        self._speaker = asyncio.create_task(self._speak(), name="bus-speaker")

    async def close(self) -> None:
        """Say what is still to be said, and disconnect."""
        if self._speaker is None:
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self._said.join(), FLUSH)
        self._speaker.cancel()
        with suppress(NatsError, OSError, TimeoutError):
            await asyncio.wait_for(self._client.flush(), FLUSH)
        with suppress(NatsError, OSError, TimeoutError):
            await asyncio.wait_for(self._client.close(), FLUSH)

    def publish(self, subject: str, content: bytes) -> None:
        """Say something; while nobody can be reached it is not said at all."""
        if self.is_up:
            self._said.put_nowait((subject, content))

    async def subscribe(self, subject: str, hear: Hear) -> Leave:
        """Listen on a subject from now on, also after the connection was lost and made anew."""

        async def heard(message: Msg) -> None:
            hear(message.data)

        return _left(await self._client.subscribe(subject, cb=heard))

    async def serve(self, subject: str, answer: Respondent) -> Leave:
        """Answer whatever is asked on a subject from now on, one beside the other."""
        tasks: set[asyncio.Task[None]] = set()

        async def answered(message: Msg) -> None:
            given = await answer(message.data)
            try:
                await message.respond(given)
            except (NatsError, OSError) as error:  # whoever has asked asks again
                _unsaid(message.reply, len(given), error)

        async def asked(message: Msg) -> None:
            task = asyncio.create_task(answered(message))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        return _left(await self._client.subscribe(subject, cb=asked))

    async def request(self, subject: str, content: bytes, seconds: float) -> bytes:
        """Ask something."""
        try:
            answer = await self._client.request(subject, content, timeout=seconds)
        except (NatsError, OSError) as error:
            raise Unanswered(subject) from error
        return bytes(answer.data)

    async def _speak(self) -> None:
        """Say one thing after the other."""
        while True:
            subject, content = await self._said.get()
            try:
                await self._client.publish(subject, content)
            except (NatsError, OSError) as error:
                _unsaid(subject, len(content), error)
            finally:
                self._said.task_done()

    async def _failed(self, error: Exception) -> None:
        """The line is in trouble, which is said elsewhere; or we have made a mistake."""
        if isinstance(error, NatsError | OSError):
            LOG.debug("bus-error", error=repr(error))
        else:
            METRICS.unheard.labels("failed").inc()
            LOG.warning("hearing-failed", exc_info=error)

    async def _lost(self) -> None:
        LOG.warning("bus-lost")

    async def _found(self) -> None:
        LOG.warning("bus-found-again")


def _unsaid(subject: str, size: int, error: Exception) -> None:
    """Count what was not said; that the line is cut has been told, anything else is a mistake."""
    is_too_long = isinstance(error, MaxPayloadError)
    METRICS.unsaid.labels("too-long" if is_too_long else "cut-off").inc()
    tell = LOG.warning if is_too_long else LOG.debug
    tell("not-said", subject=subject, bytes=size, error=repr(error))


def _left(subscription: Subscription) -> Leave:
    async def leave() -> None:
        with suppress(NatsError, OSError):  # a line that is made anew does not listen there
            await subscription.unsubscribe()

    return leave
