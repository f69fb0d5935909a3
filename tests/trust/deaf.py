"""Somebody who looks at a table and then never reads again: a bare socket."""

from __future__ import annotations

import json
import socket
import struct

ESTABLISHED = 1
SMALL = 2048  # bytes that the line can hold at this end
HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: bWFwcGFtdW5kaSBkZWFmIQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Cookie: {cookie}\r\n\r\n"
)


class Deaf:
    """A line that is never read from; only the kernel hears that it was closed."""

    def __init__(self, port: int, cookie: str, table: str) -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self.line.connect(("127.0.0.1", port))
        self.line.sendall(HANDSHAKE.format(port=port, cookie=cookie).encode())
        assert self.line.recv(15).startswith(b"HTTP/1.1 101")
        self.line.sendall(masked(json.dumps({"type": "watch", "table": table}).encode()))

    @property
    def is_closed(self) -> bool:
        """Has the other side given up?"""
        info = self.line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)
        return info[0] != ESTABLISHED

    def close(self) -> None:
        """Free the socket."""
        self.line.close()


def masked(message: bytes, opcode: int = 0x81) -> bytes:
    """A client's frame; a mask of zeros is a mask."""
    size = len(message)
    if size <= 125:
        return bytes((opcode, 0x80 | size)) + bytes(4) + message
    return bytes((opcode, 0x80 | 126)) + struct.pack(">H", size) + bytes(4) + message
