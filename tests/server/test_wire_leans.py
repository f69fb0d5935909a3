"""What `server/line/wire.py` leans on inside uvicorn and websockets, one assumption a test.

Neither library promises any of it. When a renewed lock breaks one of these, its name and message
say what `Wire` needs and where; mend it there before you change the test.
"""

from __future__ import annotations

import inspect

import pytest
from server.test_wire import masked, opened
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode, apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State

from mappamundi.server.line.wire import EXTENSION, Wire

pytestmark = pytest.mark.anyio
OVERRIDDEN = (
    "handle_connect",
    "data_received",
    "send_receive_event_to_app",
    "resume_writing",
    "keepalive_timeout",
    "connection_lost",
)
HALF = b"\x81\x85"  # the first bytes of a frame


def asked(wire: Wire) -> str:
    """What the parser of websockets waits for, by the innermost generator's name."""
    generator = wire.conn.parser
    while (inner := getattr(generator, "gi_yieldfrom", None)) is not None:
        generator = inner
    return str(getattr(generator, "__name__", generator))


@pytest.mark.parametrize("name", OVERRIDDEN)
def test_uvicorn_calls_what_wire_overrides(name: str) -> None:
    theirs = getattr(WebSocketsSansIOProtocol, name, None)
    assert theirs is not None, f"Wire.{name} overrides a method that uvicorn no longer has"
    ours, expected = inspect.signature(getattr(Wire, name)), inspect.signature(theirs)
    assert list(ours.parameters) == list(expected.parameters), (
        f"uvicorn calls Wire.{name} otherwise"
    )


async def test_uvicorn_has_the_fields_that_wire_reads_and_sets() -> None:
    wire, _, _ = await opened()
    fields = ("conn", "transport", "writable", "loop", "config", "frames", "scope")
    for name in (*fields, "close_sent", "close_timer", "close_timeout"):
        assert hasattr(wire, name), f"Wire uses self.{name}, which uvicorn no longer has"
    assert isinstance(wire.close_timeout, float | int), "Wire.end waits for close_timeout seconds"
    wire.connection_lost(None)


async def test_the_scope_has_extensions_to_put_the_wire_into() -> None:
    wire, _, _ = await opened()
    assert isinstance(wire.scope.get("extensions"), dict), (
        "Wire.handle_connect hands itself to the app in scope['extensions'], after uvicorn made it"
    )
    assert wire.scope["extensions"][EXTENSION] is wire  # type: ignore[typeddict-item]
    wire.connection_lost(None)


async def test_between_frames_the_parser_asks_for_the_end_of_the_stream() -> None:
    wire, _, _ = await opened()
    assert asked(wire) == "at_eof", (
        "Wire._asks_for_more knows that no frame is begun when websockets' parser, a chain of"
        " generators by gi_yieldfrom, waits in StreamReader.at_eof"
    )
    wire.data_received(HALF)
    assert asked(wire) != "at_eof", "within a frame websockets' parser must wait elsewhere"
    wire.connection_lost(None)


async def test_the_size_of_a_message_in_fragments_tells_that_one_is_begun() -> None:
    wire, heard, _ = await opened()
    name = "Wire._asks_for_more reads websockets' current_size: None between messages"
    assert getattr(wire.conn, "current_size", "missing") is None, name
    wire.data_received(masked(b"one ", fin=False))
    assert wire.conn.current_size is not None, name
    wire.data_received(masked(b"two", Opcode.CONT))
    assert wire.conn.current_size is None, name
    assert heard == [b"one two"]
    wire.connection_lost(None)


async def test_a_message_among_the_fragments_of_another_closes() -> None:
    wire, heard, transport = await opened()
    wire.data_received(masked(b"one ", fin=False))
    wire.data_received(masked(b"whole"))
    assert heard == [], "a frame took the short way although a message in fragments is begun"
    assert transport.is_gone
    wire.connection_lost(None)


async def test_uvicorn_gathers_fragments_in_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    wire, _, _ = await opened()
    gathered: list[list[bytes]] = []
    monkeypatch.setattr(
        wire, "send_receive_event_to_app", lambda: gathered.append(list(map(bytes, wire.frames)))
    )
    wire.data_received(masked(b"one ", fin=False))
    wire.data_received(masked(b"two", Opcode.CONT))
    assert gathered == [[b"one ", b"two"]], (
        "Wire.send_receive_event_to_app joins self.frames when a message is complete"
    )
    wire.connection_lost(None)


async def test_uvicorn_goes_by_close_sent_and_the_timer() -> None:
    wire, _, transport = await opened()
    wire.end(1008)
    assert wire.conn.state is not State.OPEN, "after send_close websockets is no longer OPEN"
    timer = wire.close_timer
    assert timer is not None
    wire.data_received(masked(b"\x03\xf0", Opcode.CLOSE))
    why = "Wire.end leaves it to uvicorn to close, and to stop its timer, when goodbye is returned"
    assert transport.is_gone, why
    assert timer.cancelled(), why
    wire.connection_lost(None)


async def test_writable_is_what_the_transport_says() -> None:
    wire, _, _ = await opened()
    why = "Wire.is_free is self.writable, cleared by pause_writing and set by resume_writing"
    assert wire.is_free, why
    wire.pause_writing()
    assert not wire.is_free, why
    wire.resume_writing()
    assert wire.is_free, why
    wire.connection_lost(None)


async def test_who_answers_no_ping_comes_to_keepalive_timeout() -> None:
    wire, _, transport = await opened()
    wire.ping_timeout = 0.0
    wire.send_keepalive_ping()
    assert wire.pong_timer is not None
    called = getattr(wire.pong_timer, "_callback", wire.keepalive_timeout)  # uvloop's has none
    assert called == wire.keepalive_timeout, "uvicorn calls keepalive_timeout when no pong comes"
    wire.keepalive_timeout()
    assert transport.is_gone
    wire.connection_lost(None)


def test_the_setting_of_the_largest_message_has_its_name() -> None:
    assert Config(app=lambda: None, ws_max_size=7).ws_max_size == 7, (
        "Wire._whole compares a frame with config.ws_max_size"
    )


def test_a_mask_is_applied_and_taken_off_alike() -> None:
    mask = b"\x01\x02\x03\x04"
    assert apply_mask(apply_mask(b"five!", mask), mask) == b"five!", (
        "Wire._whole unmasks with websockets.frames.apply_mask(bytes, mask)"
    )
