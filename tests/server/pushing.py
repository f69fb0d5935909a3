"""A push service on this machine, and browsers that can open what it is given."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import h11
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from mappamundi.server.calls.envelope import CURVE, derived, point_of, reader_of
from mappamundi.server.people.identity import encoded


class Letter(NamedTuple):
    """A request as the service got it."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes whatever comes, and answers as a test wishes."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.answer = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"
        self.address = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line, parts, request = h11.Connection(h11.SERVER), b"", None
        while not isinstance(event := line.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(4096))
            elif isinstance(event, h11.Request):
                request = event
            elif isinstance(event, h11.Data):
                parts += event.data
            else:
                break
        if request is not None:
            headers = {name.decode(): value.decode() for name, value in request.headers}
            self.letters.append(Letter(request.target.decode(), headers, parts))
        writer.write(self.answer)
        if not self.answer:
            await reader.read()  # until whoever has called gives up
        writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.take, "127.0.0.1", 0)
    service.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    yield service
    server.close()


class Browser:
    """Has keys of its own, and reads what was sealed for it."""

    def __init__(self, service: str, name: str = "one") -> None:
        self.endpoint = f"{service}/send/{name}"
        self.key = ec.generate_private_key(CURVE)
        self.auth = bytes(range(16))

    def wish(self, language: str = "en") -> dict[str, Any]:
        point = point_of(self.key.public_key())
        keys = {"key": encoded(point), "auth": encoded(self.auth)}
        return {"endpoint": self.endpoint, "language": language, "name": "Firefox", **keys}

    def read(self, body: bytes) -> dict[str, Any]:
        return dict(msgspec.json.decode(opened(body, self.key, self.auth)))


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What was sealed for a key, by RFC 8188 and 8291."""
    salt, length = body[:16], body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    shared = key.exchange(ec.ECDH(), reader_of(sender))
    info = b"WebPush: info\0" + point_of(key.public_key()) + sender
    secret = derived(auth, shared, info, 32)
    content = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    words, mark, _ = AESGCM(content).decrypt(nonce, sealed, None).rpartition(b"\x02")
    assert mark
    return words
