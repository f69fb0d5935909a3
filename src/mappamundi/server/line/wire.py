"""One WebSocket: frames are read and written here, everything else is uvicorn's.

uvicorn hands every message through a queue and two coroutines. A table's messages come by the
thousand and are ready-made, so this subclass gives them to the listener and to the line directly;
handshake, limits, fragments, pings and closing stay as they are.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State

from mappamundi.server.line.line import least_trip

EXTENSION = "mappamundi.wire"
TEXT = 0x81  # one frame, the whole message, text
MASKED = 0x80
SHORT, MEDIUM = 125, 0xFFFF
MEDIUM_HEAD, LONG_HEAD = bytes((TEXT, 126)), bytes((TEXT, 127))
LEAST = 6  # bytes of a frame from a client
SLICE = 256  # bytes that are read in one go: a flood is noticed before all of it was read
LINGER = 0.3  # seconds that whoever is dropped has to hear why


class Listener(Protocol):
    """Whoever is told what comes over a wire."""

    def hear(self, message: bytes) -> None:
        """Take a text message that has arrived."""

    def flow(self) -> None:
        """What was written has gone out: there is room again."""

    def spend(self) -> bool:
        """A frame has arrived that is no message: may it?"""
        ...


def framed(message: bytes) -> bytes:
    """A message as the server's frame: to be made once for all who get it."""
    size = len(message)
    if size <= SHORT:
        return bytes((TEXT, size)) + message
    if size <= MEDIUM:
        return b"".join((MEDIUM_HEAD, size.to_bytes(2, "big"), message))
    return b"".join((LONG_HEAD, size.to_bytes(8, "big"), message))


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket that a listener can be attached to."""

    listener: Listener | None = None
    _is_between = False  # has everything that came been read to the end of a message?
    _is_dropped = False  # is nothing more heard?
    _unread = b""  # came before the line was full

    @property
    def is_open(self) -> bool:
        """Can anything still be sent?"""
        return self.conn.state is State.OPEN and not self.transport.is_closing()

    @property
    def is_free(self) -> bool:
        """Would more be sent at once, or pile up behind what is not read?"""
        return self.writable.is_set()

    def least_trip(self) -> float | None:
        """Seconds to the person and back, if no proxy hides how far away they are."""
        is_direct = self.scope.get("client") == self.client
        return least_trip(self.transport) if is_direct else None

    def attach(self, listener: Listener) -> asyncio.Future[None]:
        """From now on this listener hears everything; the answer is done when it is over."""
        self.listener = listener
        self.gone: asyncio.Future[None] = self.loop.create_future()
        if not self.is_open:
            self.gone.set_result(None)
        return self.gone

    def push(self, frame: bytes) -> None:
        """Send a ready-made frame."""
        if self.is_open:
            self.transport.write(frame)

    def end(self, code: int, reason: str = "") -> None:
        """Say goodbye properly; who does not answer is cut off in a while."""
        if not self.is_open:
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def drop(self, code: int) -> None:
        """Say why, and hear nothing more: what still comes is not even read."""
        if self._is_dropped:
            return
        self._is_dropped = True
        self.end(code)
        self._unread = b""
        self.transport.pause_reading()
        self.loop.call_later(LINGER, self.transport.abort)

    def cut(self) -> None:
        """Drop the connection and whatever is still to be sent."""
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = cast("dict[str, Any]", self.scope)["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        if self._is_dropped:
            return
        if self._unread:
            self._unread += data
            return
        message = self._whole(data) if self.listener is not None else None
        if message is None:
            self._read(data)
        elif self.listener is not None:
            self.listener.hear(message)

    def _read(self, data: bytes) -> None:
        """Frames by the dozen, halves of them, pings: slice by slice, while answers go out."""
        for start in range(0, len(data), SLICE):
            if self._is_dropped or self.transport.is_closing():
                return
            if not self.is_free:
                self._unread = data[start:]
                return
            super().data_received(data[start : start + SLICE])
        self._is_between = self._asks_for_more()

    def handle_ping(self) -> None:
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may():
            super().handle_cont(event)

    def _may(self) -> bool:
        """May the other end send more? What is no message costs as much as one."""
        if self._is_dropped:
            return False
        return self.listener is None or self.listener.spend()

    def _whole(self, data: bytes) -> bytes | None:
        """The message, if this is one masked text frame, whole and alone; as nearly all are."""
        if not self._is_between or len(data) < LEAST or data[0] != TEXT or not data[1] & MASKED:
            return None
        if self.close_sent or self.conn.state is not State.OPEN:
            return None
        size, start = data[1] & ~MASKED, 2
        if size > SHORT:
            if size != 126:
                return None
            size, start = int.from_bytes(data[2:4], "big"), 4
        if size > self.config.ws_max_size or len(data) != start + 4 + size:
            return None
        return apply_mask(data[start + 4 :], data[start : start + 4])

    def _asks_for_more(self) -> bool:
        """Is nothing begun and not ended? Then the parser asks whether the stream is at its end."""
        asked: Any = self.conn.parser
        while (inner := getattr(asked, "gi_yieldfrom", None)) is not None:
            asked = inner
        is_between = getattr(asked, "__name__", "") == "at_eof"
        return is_between and self.conn.current_size is None  # else more fragments are to come

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:  # also by an answer of HTTP's own: there will be no other
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        if self._is_dropped:
            self.frames = []
            return
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message = b"".join(self.frames)
        self.frames = []
        self.listener.hear(message)

    def pause_writing(self) -> None:
        """Who does not read is not read from: nothing piles up on either side."""
        super().pause_writing()
        if self.listener is not None:
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.listener is not None:
            self.listener.flow()
            unread, self._unread = self._unread, b""
            self._read(unread)
            if self.is_free and not self._is_dropped and not self.transport.is_closing():
                self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        """Who does not answer a ping may not be reading either: nothing is waited for."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.listener is not None and not self.gone.done():
            self.gone.set_result(None)


__all__ = ["EXTENSION", "Listener", "Wire", "framed"]
