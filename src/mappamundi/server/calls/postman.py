"""Carries messages to the push services of browsers' makers, and to no other address."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Mapping, Sequence
from functools import cached_property
from urllib.parse import urlsplit

import h11

AT_ONCE = 4  # deliveries
MOST_WAITING = 200  # for one of those places; more are dropped
LIMIT = 10.0  # seconds for a delivery, from the first look for an address to the answer
CHUNK = 4096  # bytes of an answer that are read at once
ADDRESS = re.compile(r"https?://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?/[!\"$-~]*")
SECURE_PORT = 443


class Undelivered(Exception):
    """A message could not be handed over."""


class Postman:
    """Delivers a few messages at a time, each within a time; he follows nobody elsewhere."""

    def __init__(self, hosts: Sequence[str]) -> None:
        self.hosts = hosts
        self._places = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    def knows(self, endpoint: str) -> bool:
        """Is this an address at one of the push services? Strangers choose it."""
        if not ADDRESS.fullmatch(endpoint):
            return False
        return any(is_at(endpoint, host) for host in self.hosts)

    async def deliver(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """What the push service answers: a status of HTTP."""
        if not self.knows(endpoint) or self._waiting >= MOST_WAITING:
            raise Undelivered
        self._waiting += 1
        try:
            async with self._places, asyncio.timeout(LIMIT):
                return await self._post(endpoint, headers, body)
        except (OSError, TimeoutError, h11.ProtocolError, ValueError) as error:
            raise Undelivered from error
        finally:
            self._waiting -= 1

    async def _post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        address = urlsplit(endpoint)
        secure = self._trust if address.scheme == "https" else None
        port = address.port or SECURE_PORT
        reader, writer = await asyncio.open_connection(address.hostname, port, ssl=secure)
        try:
            line = h11.Connection(h11.CLIENT)
            writer.write(letter(line, endpoint, headers, body))
            await writer.drain()
            while True:
                event = line.next_event()
                if isinstance(event, h11.Response):
                    return event.status_code
                if isinstance(event, h11.ConnectionClosed):
                    raise Undelivered
                if event is h11.NEED_DATA:
                    line.receive_data(await reader.read(CHUNK))
        finally:
            writer.close()

    @cached_property
    def _trust(self) -> ssl.SSLContext:
        return ssl.create_default_context()


def letter(line: h11.Connection, endpoint: str, headers: Mapping[str, str], body: bytes) -> bytes:
    """A request with its body, as it goes over the line."""
    address = urlsplit(endpoint)
    target = address.path + (f"?{address.query}" if address.query else "")
    own = {"Host": address.netloc, "Content-Length": str(len(body)), "Connection": "close"}
    request = h11.Request(method="POST", target=target, headers=list({**own, **headers}.items()))
    parts = (request, h11.Data(data=body), h11.EndOfMessage())
    return b"".join(line.send(part) or b"" for part in parts)


def is_at(endpoint: str, host: str) -> bool:
    """Is an address one of a host's? A whole address before a path is meant letter by letter."""
    try:
        address = urlsplit(endpoint)
        port = address.port
    except ValueError:
        return False
    if "://" in host:
        return f"{address.scheme}://{address.netloc}" == host
    if address.scheme != "https" or port not in (None, SECURE_PORT):
        return False
    name = address.hostname or ""
    return name.endswith(host[1:]) if host.startswith("*.") else name == host
