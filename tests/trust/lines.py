"""Lines without a client library: bare sockets that speak as much as they must."""

from __future__ import annotations

import json
import socket
import struct

SMALL = 2048  # bytes that the line of somebody who does not read can hold
HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: bWFwcGFtdW5kaSBkZWFmIQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Cookie: {cookie}\r\n\r\n"
)
END = b"\r\n\r\n"


def shake_hands(port: int, cookie: str, size: int | None = None) -> socket.socket:
    """A WebSocket in the hands of whoever asked for it."""
    line = socket.socket()
    if size is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, size)
    line.connect(("127.0.0.1", port))
    line.sendall(HANDSHAKE.format(port=port, cookie=cookie).encode())
    answer = b""
    while END not in answer:
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 101"), answer
    return line


def stop_reading(port: int, cookie: str, table: str) -> socket.socket:
    """Look at a table, and then never again."""
    line = shake_hands(port, cookie, SMALL)
    line.sendall(masked(json.dumps({"type": "watch", "table": table}).encode()))
    return line


def masked(message: bytes, opcode: int = 0x81) -> bytes:
    """A client's frame; a mask of zeros is a mask."""
    size = len(message)
    if size <= 125:
        return bytes((opcode, 0x80 | size)) + bytes(4) + message
    return bytes((opcode, 0x80 | 126)) + struct.pack(">H", size) + bytes(4) + message
