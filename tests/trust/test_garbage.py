"""S12 Malformed input: nothing crashes, and no state changes."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from pathlib import Path

import pytest
from server.servers import Running
from trust.company import people, sit_down
from trust.garbage import BINARY, Garbage
from trust.guest import Guest
from trust.kept import rows
from trust.lines import masked, shake_hands

pytestmark = pytest.mark.anyio

BATCH = 200
SMALLEST_SHARE = 0.9  # of the garbage that must be answered, one by one
MARK = b'{"type":"act","table":"aaaaaaaaaaaaaaaa","id":"the-end-of-it","seen":0,"actions":["x"]}'


async def test_garbage_changes_nothing(
    tmp_path: Path,
    serve: Callable[..., Running],
    often: Callable[[int, int], int],
    figures: Callable[..., None],
) -> None:
    server, wanted = serve(), often(100_000, 1_000_000)
    async with people(server.address, 3) as guests:
        table = await sit_down(guests, "null_nichtig")
        before, seen = rows(tmp_path / "tables.db"), dict(guests[1].tables[table])
        sent = 0
        refused = 0
        while sent < wanted:
            garbage = Garbage(table, sent)
            refused += throw(server, guests[1], garbage, 20 * BATCH)
            sent += 20 * BATCH
            spoil(server, guests[1], garbage)
        assert rows(tmp_path / "tables.db") == before
        again = await guests[1].watch(table)
        assert again["view"] == seen["view"]
        assert again["legal"] == seen["legal"]
        assert refused > SMALLEST_SHARE * sent
        figures("S12", inputs=sent, answered=refused)


def throw(server: Running, guest: Guest, garbage: Garbage, count: int) -> int:
    """Send garbage over a line that lives; how much of it was refused."""
    messages = garbage.messages()
    refused = 0
    with shake_hands(server.port, guest.cookie) as line:
        for _ in range(count // BATCH):
            batch = [masked(text, opcode) for opcode, text in islice(messages, BATCH - 1)]
            line.sendall(b"".join(batch) + masked(b"\x00\x01", BINARY) + masked(MARK))
            refused += hear(line).count(b'"type":"refused"')
    return refused


def hear(line: socket.socket) -> bytes:
    """All answers up to the one to the mark."""
    heard = b""
    while b"the-end-of-it" not in heard:
        piece = line.recv(1 << 16)
        assert piece, "the line was closed"
        heard += piece
    return heard


def spoil(server: Running, guest: Guest, garbage: Garbage) -> None:
    """Send what no line survives; the next one must find the server well."""
    for _ in range(5):
        with shake_hands(server.port, guest.cookie) as line, suppress(ConnectionError):
            line.sendall(garbage.broken())
            line.settimeout(0.05)
            with suppress(TimeoutError):
                while line.recv(1 << 16):
                    pass
