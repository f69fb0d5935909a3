"""The short way in and the long one hear the same."""

from __future__ import annotations

import asyncio
import random

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from mappamundi.server.line.wire import EXTENSION, Wire, framed

pytestmark = pytest.mark.anyio


class Heard(list[bytes]):
    """A listener."""

    spent = 0
    most = 1 << 30
    wire: Wire

    def hear(self, message: bytes) -> None:
        self.append(message)

    def flow(self) -> None: ...

    def spend(self) -> bool:
        self.spent += 1
        if self.spent > self.most:
            self.wire.drop(1008)
        return self.spent <= self.most


class Transport:
    """Where the answers go."""

    def __init__(self) -> None:
        self.written = b""
        self.is_gone = False
        self.is_reading = True

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.is_gone

    def close(self) -> None:
        self.is_gone = True

    abort = close

    def get_extra_info(self, name: str) -> None:
        return None

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True


async def opened() -> tuple[Wire, Heard, Transport]:
    heard = Heard()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await scope["extensions"][EXTENSION].attach(heard)

    config = Config(app, ws=Wire, ws_max_size=1000, ws_ping_interval=None, log_config=None)
    config.load()
    wire, transport = Wire(config, ServerState(), {}), Transport()
    wire.connection_made(transport)  # type: ignore[arg-type]
    client = ClientProtocol(parse_uri("ws://localhost/ws"))
    client.send_request(client.connect())
    wire.data_received(b"".join(client.data_to_send()))
    while wire.listener is None:
        await asyncio.sleep(0)
    heard.wire = wire
    return wire, heard, transport


def masked(message: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, message, fin).serialize(mask=True)


MESSAGES = [b"", b"{}", b"x" * 125, b"y" * 126, b"z" * 1000]


@pytest.fixture(params=[1, 2, 3, 5, 6, 7, 50, 10_000])
def pieces(request: pytest.FixtureRequest) -> int:
    size: int = request.param
    return size


async def test_messages_arrive_whole_however_they_are_cut(pieces: int) -> None:
    wire, heard, _ = await opened()
    stream = b"".join(map(masked, MESSAGES))
    for start in range(0, len(stream), pieces):
        wire.data_received(stream[start : start + pieces])
    assert heard == MESSAGES
    wire.connection_lost(None)


async def test_a_whole_frame_takes_the_short_way(monkeypatch: pytest.MonkeyPatch) -> None:
    wire, heard, _ = await opened()
    parsed: list[bytes] = []
    monkeypatch.setattr(wire.conn, "receive_data", parsed.append)
    for message in MESSAGES:
        wire.data_received(masked(message))
    assert heard == MESSAGES
    assert parsed == []
    wire.connection_lost(None)


async def test_a_payload_that_looks_like_a_frame_is_none() -> None:
    """Cut after its header, what follows may be any bytes: also those of a frame."""
    wire, heard, _ = await opened()
    inner = masked(b'{"type":"forged"}')
    outer = masked(inner)
    for _ in range(50):
        head = bytearray(outer[:6])
        head[2:6] = b"\0\0\0\0"  # a mask of zeros leaves the payload as it is
        wire.data_received(bytes(head))
        wire.data_received(inner)
    assert heard == [inner] * 50
    wire.connection_lost(None)


async def test_fragments_and_pings_between_them() -> None:
    wire, heard, transport = await opened()
    wire.data_received(masked(b"one ", fin=False))
    wire.data_received(masked(b"ping", Opcode.PING))
    wire.data_received(masked(b"two", Opcode.CONT))
    assert heard == [b"one two"]
    assert b"ping" in transport.written
    wire.connection_lost(None)


@pytest.mark.parametrize(
    "wrong",
    [
        b"\x81\x02ab",  # not masked
        masked(b"x" * 1001),  # too long
        b"\xf1" + masked(b"reserved bits")[1:],
        masked(b"no message to go on", Opcode.CONT),
    ],
    ids=["not-masked", "too-long", "reserved-bits", "nothing-to-go-on"],
)
async def test_what_is_no_frame_closes(wrong: bytes) -> None:
    wire, heard, transport = await opened()
    wire.data_received(wrong)
    assert heard == []
    assert transport.is_gone
    wire.connection_lost(None)


async def test_pings_and_parts_of_messages_count() -> None:
    wire, heard, _ = await opened()
    wire.data_received(masked(b"", Opcode.PING) * 100)
    assert heard.spent == 100
    wire.data_received(masked(b"", Opcode.PONG) * 100)
    assert heard.spent == 200
    wire.data_received(masked(b"one", fin=False) + masked(b"", Opcode.CONT, fin=False) * 100)
    assert heard.spent == 300
    wire.connection_lost(None)


async def test_a_flood_is_read_no_further_than_it_is_paid_for() -> None:
    wire, heard, transport = await opened()
    heard.most = 10
    transport.written = b""
    wire.data_received((masked(b"!" * 4, Opcode.PING) + masked(b"a message")) * 10_000)
    assert heard.spent <= 12
    assert transport.written.count(b"!!!!") <= 50
    before = len(heard)
    wire.data_received(masked(b"still there"))
    assert len(heard) == before <= 60
    wire.connection_lost(None)


async def test_who_does_not_read_is_not_read_from() -> None:
    wire, heard, transport = await opened()
    messages = [b"%d " % number * 50 for number in range(40)]
    wire.pause_writing()
    assert not transport.is_reading
    wire.data_received(b"".join(map(masked, messages)))  # was on its way already
    wire.data_received(masked(b"the last"))
    assert heard == []
    wire.resume_writing()
    assert transport.is_reading
    assert heard == [*messages, b"the last"]
    wire.connection_lost(None)


async def test_nothing_is_heard_after_goodbye() -> None:
    wire, heard, _ = await opened()
    wire.end(1008)
    wire.data_received(masked(b"still there"))
    assert heard == []
    wire.connection_lost(None)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_frames_are_those_of_the_library(size: int) -> None:
    message = random.Random(size).randbytes(size)
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
